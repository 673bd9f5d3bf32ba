"""The full-screen table: `run_table` shows a match until it is over or the person leaves."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.theme import Theme

from bummerl.cli.places import Place
from bummerl.cli.session import Session
from bummerl.cli.tui.palette import DARK, LIGHT, Palette
from bummerl.cli.tui.table import TableView
from bummerl.locale import Locale
from bummerl.table.teller import Teller

__all__ = ["TableApp", "run_table"]

PAUSE: Final = 0.6
"""Seconds that a picture of the opponent's play stays before the next."""


class TableApp(App[bool]):
    """The program around the table; its result is whether the match is over."""

    TITLE = "bummerl"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+t", "lamp", show=False, priority=True),
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, session: Session, place: Place, locale: Locale, *, pause: float = PAUSE) -> None:
        super().__init__()
        self.table = TableView(session, place, locale, pause)
        is_dark = self.current_theme.dark
        for palette in (DARK, LIGHT):
            self.register_theme(_theme(palette))
        self._set_lamp(is_dark=is_dark)

    def compose(self) -> ComposeResult:
        """The table."""
        yield self.table

    def action_lamp(self) -> None:
        """Light the table, or darken it."""
        self._set_lamp(is_dark=not self.table.is_dark)

    def _set_lamp(self, *, is_dark: bool) -> None:
        self.theme = (DARK if is_dark else LIGHT).name
        self.table.is_dark = is_dark

    def action_leave(self) -> None:
        """Save and leave."""
        self.table.press("q")


def _theme(palette: Palette) -> Theme:
    return Theme(
        name=palette.name,
        primary=palette.accent,
        background=palette.page,
        surface=palette.surface,
        foreground=palette.ink,
        dark=palette.is_dark,
    )


def run_table(session: Session, place: Place, locale: Locale) -> None:
    """Play on the screen; what is said at the end stays in the terminal."""
    app = TableApp(session, place, locale)
    is_over = app.run()
    last = app.table.play  # not the match that one sat down for, where another was begun
    if last.trouble:
        print(last.trouble)
    elif is_over:
        for line in Teller(locale).match_end(last.session.scene, last.place.path):
            print(line)
    else:
        print(locale.text("lines-saved", path=str(last.place.path)))
