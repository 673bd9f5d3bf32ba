"""What every zone of the picture draws on and from.

Contents: Tone, Shown, Stage; the menu.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from typing import Final, NamedTuple

from bummerl.cli.tui.canvas import Canvas, Ink, Rect, Spot, Target
from bummerl.cli.tui.faces import Pen
from bummerl.cli.tui.layout import Layout
from bummerl.cli.tui.palette import Palette
from bummerl.cli.tui.text import width
from bummerl.locale import Locale
from bummerl.rules.actions import Event, Seat
from bummerl.rules.cards import Card
from bummerl.rules.options import Options
from bummerl.rules.schnapsen.options import SchnapsenOptions
from bummerl.table.scene import Choice, Scene
from bummerl.table.teller import Teller

__all__ = ["Shown", "Stage", "Tone", "first_of", "menu"]


class Tone(Enum):
    """What kind of words stand above the hand."""

    NEWS = auto()
    """What has happened; the oldest may go where there is no room."""
    SAID = auto()
    """An answer to a key."""
    REFUSED = auto()
    ASKED = auto()


class Shown(NamedTuple):
    """All that a picture shows: a scene, how much of its log has been told, and what the person is about to do."""

    scene: Scene
    told: int
    words: tuple[str, ...] = ()
    tone: Tone = Tone.NEWS
    chosen: Card | None = None
    picked: Choice | None = None
    asked: Choice | None = None
    shows_last: bool = False
    is_unsaved: bool = False
    holds: bool = False
    """Whether this picture stays until a key is pressed."""
    closing: tuple[str, ...] = ()
    """Who has won the match and where its record is, once it is over."""

    @property
    def log(self) -> tuple[Event, ...]:
        """The events that have been told."""
        return self.scene.log[: self.told]

    @property
    def is_over(self) -> bool:
        """Whether the deal is over and all of it has been told."""
        return self.scene.result is not None and self.told == len(self.scene.log)


_MOST_BUTTONS: Final = 5
"""Calls that have room beside each other; more of them stand in a list as well."""


def menu(shown: Shown) -> tuple[Choice, ...]:
    """What is chosen from a list, lowest first: who gets the chosen card, else bids, contracts and all long choices."""
    ways = shown.scene.with_card(shown.chosen)
    if len(ways) > 1:
        return ways
    calls = shown.scene.calls
    if len(calls) > _MOST_BUTTONS and not shown.scene.is_duel:
        return calls
    return tuple(choice for choice in calls if len(choice.key) > 1)


def first_of(shown: Shown) -> Choice | None:
    """What is picked from the list before anything was: the lowest, where there is nothing to do but choose from it."""
    listed = menu(shown)
    return listed[0] if listed and shown.scene.calls == shown.scene.choices else None


@dataclass(frozen=True)
class Stage:
    """A canvas, what is to be shown on it, for whom, in which colours, by which rules, and where."""

    canvas: Canvas
    shown: Shown
    locale: Locale
    palette: Palette
    options: Options
    layout: Layout

    @property
    def scene(self) -> Scene:
        """The scene that is shown."""
        return self.shown.scene

    @property
    def duel(self) -> SchnapsenOptions:
        """The rules of the two-handed game, at its table."""
        assert isinstance(self.options, SchnapsenOptions), "asked at the table of the two-handed game only"
        return self.options

    @cached_property
    def teller(self) -> Teller:
        """What says things."""
        return Teller(self.locale)

    @cached_property
    def pen(self) -> Pen:
        """What draws cards."""
        return Pen(self.canvas, self.locale, self.palette)

    # Words

    def text(self, message: str, **params: str | int) -> str:
        """A text in the reader's language."""
        return self.locale.text(message, **params)

    def name(self, seat: Seat) -> str:
        """What a seat is called."""
        return self.locale.text("you") if seat == self.scene.me else self.scene.names[seat]

    def sentence(self, event: Event) -> str:
        """What happened, in words."""
        return self.teller.event(self.scene, event)

    def score(self, *, is_short: bool = False) -> str:
        """The score of the match; `is_short` is without names, and empty where the felt and the count show it."""
        scene = self.scene
        me, other = scene.me, 1 - scene.me
        if not scene.is_duel:
            return "" if is_short else self.teller.score(scene)
        if is_short:
            return f"{scene.score[me]} : {scene.score[other]}"
        return f"{self.name(me)} {scene.score[me]} : {scene.score[other]} {self.name(other)}"

    def score_title(self) -> str:
        """The heading of the score, with the way it counts where that is down."""
        start = self.scene.score_from
        return self.text("screen-score") + (f" · {start} → 0" if start else "")

    def won(self, seat: Seat) -> tuple[str, str, str]:
        """Tricks, points, and points in figures alone, of a seat; no points where the table does not tell them."""
        scene = self.scene
        points, pending = scene.points[seat], scene.pending[seat]
        tricks = self.text("screen-tricks", count=scene.won[seat])
        if points is None:
            return tricks, "", ""
        figures = f"{points}+{pending}" if pending else str(points)
        return tricks, self.text("screen-points", points=points, pending=pending or 0), figures

    def seat_score(self, seat: Seat) -> list[tuple[str, Ink]]:
        """The score beside a name, where no panel beside the felt has it."""
        if self.layout.side is not None:
            return []
        return [(self.text("screen-seat-score", score=self.scene.score[seat]), Ink(self.palette.feltink, is_bold=True))]

    # Small things that several zones have

    def marks(self, seat: Seat) -> list[tuple[str, Ink]]:
        """Marks of a seat, the same wherever it is drawn: who deals, is forehand, plays the contract, has closed."""
        scene, soft = self.scene, Ink(self.palette.feltink2)
        shown = {"dealer": scene.dealer, "forehand": scene.forehand, "declarer": scene.declarer}
        marks = [(self.text(f"screen-{mark}"), soft) for mark, who in shown.items() if who == seat]
        if scene.closed_by == seat:
            marks.append((f" {self.text('screen-closed')} ", Ink(self.palette.accentink, self.palette.accent)))
        return marks

    def put_all(self, x: int, y: int, words: Iterable[tuple[str, Ink]]) -> int:
        """Words of several colours after each other; the column after them and a space."""
        for text, ink in words:
            x = self.canvas.put(x, y, text, ink) + 1
        return x

    def count(self, rect: Rect, number: int) -> None:
        """How many cards lie there, on a plate in the middle of them."""
        ink = Ink(self.palette.ink, self.palette.surface, is_bold=True)
        self.canvas.center(rect, rect.y + rect.height // 2, f" {number} ", ink)

    def buttons(self, zone: Rect, labels: list[tuple[str, str, str]], main: str | None) -> None:
        """A row of buttons in the middle of a zone: key to press, key to show, words; `main` is the key of one."""
        palette, canvas = self.palette, self.canvas
        is_framed = zone.height >= 3
        margin = 2 if is_framed else 1
        widths = [width(key) + width(text) + 1 + 2 * margin for _, key, text in labels]
        x = zone.x + max(0, (zone.width - sum(widths) - len(widths) + 1) // 2)
        for (press, key, text), size in zip(labels, widths, strict=True):
            is_main = press == main
            ground, ink = (palette.accent, palette.accentink) if is_main else (palette.surface, palette.ink)
            keyink = palette.accentink if is_main else palette.accent
            rect = Rect(x, zone.y, size, 3 if is_framed else 1)
            canvas.fill(rect, Ink(ink, ground))
            if is_framed:
                canvas.frame(rect, Ink(keyink))
            y = rect.y + rect.height // 2
            after = canvas.put(x + margin, y, key, Ink(keyink, is_bold=True))
            canvas.put(after + 1, y, text, Ink(ink, is_bold=is_main))
            canvas.mark(rect, Target(Spot.KEY, key=press))
            x += size + 1
