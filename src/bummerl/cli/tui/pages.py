"""Pages over the table: all keys, the rules, and the tricks that may be looked through.  Escape closes them."""

from __future__ import annotations

from typing import ClassVar

from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Static

from bummerl.cli.tui.palette import DARK, LIGHT
from bummerl.locale import Locale
from bummerl.record.match import Match
from bummerl.rules.cards import Card
from bummerl.table.rulebook import rules_at_table
from bummerl.table.scene import Scene
from bummerl.table.teller import Teller

__all__ = ["Page", "help_page", "review_page", "rules_page"]


class Page(ModalScreen[None]):
    """A title, something to read, and a way back."""

    DEFAULT_CSS = """
    Page { align: center middle; background: $background 60%; }
    Page > VerticalScroll {
        width: 90%; max-width: 90; height: auto; max-height: 94%;
        background: $surface; border: round $primary; border-title-color: $primary;
        border-subtitle-color: $primary; padding: 1 2;
        scrollbar-size-vertical: 1; scrollbar-background: $surface; scrollbar-color: $primary 50%;
    }
    Page Static { height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, title: str, content: Table | Text, back: str) -> None:
        super().__init__()
        self.heading, self.content, self.back = title, content, back

    def compose(self) -> ComposeResult:
        """The content in a frame."""
        with VerticalScroll() as frame:
            frame.border_title = self.heading
            frame.border_subtitle = self.back
            yield Static(self.content)

    def on_key(self, event: Key) -> None:
        """Leave by any key that does not scroll."""
        if event.key not in {"up", "down", "pageup", "pagedown", "home", "end", "ctrl+t", "ctrl+c", "ctrl+q"}:
            event.stop()
            self.leave()

    def on_click(self) -> None:
        """Leave by a click."""
        self.leave()

    def leave(self) -> None:
        """Close the page, once: keys may come faster than it goes."""
        if self.is_current:
            self.dismiss()


def _grid(columns: int) -> Table:
    grid = Table.grid(padding=(0, 2))
    for _ in range(columns):
        # Japanese has no spaces: a line breaks anywhere.
        grid.add_column(overflow="fold")
    return grid


def help_page(locale: Locale, *, is_duel: bool = True) -> Page:
    """Every key; games with auctions have more."""
    grid = _grid(2)
    more = [] if is_duel else [" ", *locale.text("screen-help-more").splitlines()]
    for line in [*locale.text("screen-help-keys").splitlines(), *more]:
        key, _, meaning = line.partition(" = ")
        grid.add_row(Text(key, "bold", no_wrap=True), meaning)
    return Page(locale.text("screen-help"), grid, locale.text("screen-back"))


def rules_page(match: Match, locale: Locale, cited: str) -> Page:
    """The rules in force; what a refusal has cited stands first."""
    first = rules_at_table(match, locale, cited)
    whole = rules_at_table(match, locale)
    lines = whole if first == whole else [*first, "", *whole]
    return Page(locale.text("screen-rules"), Text("\n".join(lines), overflow="fold"), locale.text("screen-back"))


def review_page(scene: Scene, teller: Teller, locale: Locale, *, is_dark: bool) -> Page:
    """The tricks that may be looked through now."""
    palette = DARK if is_dark else LIGHT

    def chip(card: Card) -> tuple[str, Style]:
        ink = palette.suit(card.suit, locale.deck)
        short = locale.short(card).replace("\ufe0e", "")
        return f" {short} ", Style(color=ink, bgcolor=palette.face, bold=True)

    grid = _grid(3)
    for number, trick in scene.review:
        chips = Text(" ").join(Text(*chip(card)) for card in trick.cards)
        chips.no_wrap = True
        grid.add_row(str(number + 1), chips, teller.trick_text(scene, trick))
    title = locale.text("screen-look-through")
    return Page(title, grid if scene.review else Text(locale.text("no-review")), locale.text("screen-back"))
