"""The table as a widget: it hands keys and clicks to the play, draws its pictures, and keeps the time between them."""

from __future__ import annotations

import unicodedata
from typing import Final

from textual import events
from textual.reactive import var
from textual.strip import Strip
from textual.timer import Timer
from textual.widget import Widget

from bummerl.cli.places import Place
from bummerl.cli.session import Session
from bummerl.cli.tui.canvas import Canvas, Spot
from bummerl.cli.tui.pages import help_page, review_page, rules_page
from bummerl.cli.tui.palette import DARK, LIGHT
from bummerl.cli.tui.picture import picture
from bummerl.cli.tui.play import Play, Way
from bummerl.locale import Locale

__all__ = ["TableView"]

_NAMED: Final = {**{key: key for key in ("left", "right", "up", "down", "enter", "escape")}, "space": "enter"}


class TableView(Widget, can_focus=True):
    """A match on the screen; `pause` are the seconds that a picture of the opponent's play stays."""

    DEFAULT_CSS = "TableView { width: 1fr; height: 1fr; }"

    is_dark: var[bool] = var(default=True)

    def __init__(self, session: Session, place: Place, locale: Locale, pause: float) -> None:
        super().__init__()
        self.play = Play(session, place, locale)
        self.options = session.match.game.options
        self.locale, self.pause = locale, pause
        self.timer: Timer | None = None
        self._canvas: Canvas | None = None

    # Pictures

    @property
    def canvas(self) -> Canvas:
        """The picture on the screen."""
        columns, rows = max(1, self.size.width), max(1, self.size.height)
        if self._canvas is None or (self._canvas.columns, self._canvas.rows) != (columns, rows):
            palette = DARK if self.is_dark else LIGHT
            self._canvas = picture(self.play.shown, columns, rows, self.locale, palette, self.options)
        return self._canvas

    def render_line(self, y: int) -> Strip:
        """One row of the picture."""
        canvas = self.canvas
        return canvas.strip(y) if y < canvas.rows else Strip.blank(canvas.columns)

    def _redraw(self) -> None:
        """Draw what is shown now; if more is to come, come back for it."""
        if self.pause <= 0:
            self.play.finish()
        if self.timer is not None:
            self.timer.stop()
            self.timer = None
        if self.play.is_waiting and not self.play.shown.holds:
            self.timer = self.set_timer(self.pause, self._next_picture)
        self._canvas = None
        self.refresh()

    def _next_picture(self) -> None:
        if self.play.is_waiting:
            self.play.next_picture()
        self._redraw()

    def on_mount(self) -> None:
        """Sit down."""
        self.focus()
        self._redraw()

    def watch_is_dark(self) -> None:
        """Draw in the other colours."""
        self._canvas = None
        self.refresh()

    # Keys and clicks

    def on_key(self, event: events.Key) -> None:
        """Do what a key stands for."""
        key = _key(event)
        if key is not None:
            event.stop()
            event.prevent_default()
            self.press(key)

    def press(self, key: str) -> None:
        """Do what a key stands for."""
        match self.play.press(key):
            case Way.HELP:
                self.app.push_screen(help_page(self.locale, is_duel=self.play.scene.is_duel))
            case Way.RULES:
                self.app.push_screen(rules_page(self.play.session.match, self.locale, self.play.cited))
            case Way.REVIEW:
                page = review_page(self.play.scene, self.play.teller, self.locale, is_dark=self.is_dark)
                self.app.push_screen(page)
            case Way.OUT:
                self.app.exit(self.play.scene.match_winner is not None)
            case None:
                self._redraw()

    def on_click(self, event: events.Click) -> None:
        """Do what stands at this place."""
        target = self.canvas.target(event.x, event.y)
        if self.play.is_waiting:
            self.play.go_to_hold()
            self._redraw()
        elif target is None:
            return
        elif target.spot is Spot.CARD and target.card is not None:
            self.play.click(target.card)
            self._redraw()
        else:
            self.press(target.key)


def _key(event: events.Key) -> str | None:
    """The key in one form: in lower case, and the same from a Japanese keyboard; None for keys of the program."""
    if event.key in _NAMED:
        return _NAMED[event.key]
    if event.character is None or not event.is_printable:
        return None
    return unicodedata.normalize("NFKC", event.character).lower()
