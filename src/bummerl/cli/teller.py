"""What both the line mode and the full-screen table say of a scene, in the reader's words."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from bummerl.cli.scene import Choice, Scene
from bummerl.locale import Locale
from bummerl.rules.actions import Seat, Verb
from bummerl.rules.cards import Card
from bummerl.rules.schnapsen.table import Trick

__all__ = ["Teller"]


class Teller:
    """Sentences about scenes, for one reader."""

    def __init__(self, locale: Locale) -> None:
        self.locale = locale

    def score(self, scene: Scene) -> str:
        """The score of the match as the table writes it."""
        names = [self.name(scene, seat) for seat in (scene.me, 1 - scene.me)]
        return self.locale.text(
            "score", first=names[0], second=names[1], one=scene.score[scene.me], two=scene.score[1 - scene.me]
        )

    def name(self, scene: Scene, seat: Seat) -> str:
        """What a seat is called."""
        return self.locale.text("you") if seat == scene.me else scene.names[seat]

    def match_end(self, scene: Scene, kept: Path) -> list[str]:
        """Who has won the match, and the Bummerl."""
        winner = scene.match_winner
        assert winner is not None, "the match is over"
        who = "you" if winner == scene.me else "other"
        other = scene.names[winner if who == "other" else 1 - winner]
        return [
            self.locale.text("match-won", who=who, name=other, bummerls=scene.bummerls),
            self.locale.text("lines-kept", path=str(kept)),
        ]

    def table(self, scene: Scene) -> list[str]:
        """The whole table in a few sentences."""
        say = self.locale.text
        lines = [self.score(scene)]
        trump = self.locale.suit(scene.trump)
        if scene.closed_by is not None:
            who = "you" if scene.closed_by == scene.me else "other"
            lines.append(say("table-closed", trump=trump, who=who, name=scene.names[scene.closed_by]))
        elif scene.turnup is None:
            lines.append(say("table-gone", trump=trump))
        else:
            lines.append(
                say("table-talon", turnup=self.locale.card(scene.turnup), facedown=scene.facedown, trump=trump)
            )
        lines.append(self.points(scene))
        if scene.trick:
            led = self.locale.card(scene.trick[0])
            lines.append(say("table-led", name=self.name(scene, scene.leader), card=led))
        lines.append(say("table-hand", cards=self.cards(scene.hand)))
        if scene.unseen is not None:
            lines.append(say("table-unseen", cards=self.cards(scene.unseen)))
        return lines

    def points(self, scene: Scene) -> str:
        """Tricks and card points as far as the table remembers them."""
        me, other = scene.me, 1 - scene.me
        parts = [self.locale.text("table-tricks", own=scene.won[me], other=scene.won[other])]
        for seat, message in ((me, "table-own-points"), (other, "table-other-points")):
            points, pending = scene.points[seat], scene.pending[seat]
            if points is not None:
                parts.append(self.locale.text(message, points=points, pending=pending or 0, name=scene.names[seat]))
        return " ".join(parts)

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards in short, separated by spaces."""
        return " ".join(map(self.locale.short, cards))

    def choice_text(self, choice: Choice, scene: Scene) -> str:
        """A card in short, anything else in words."""
        card = choice.action.card
        if choice.action.verb is Verb.PLAY and card is not None:
            return self.locale.short(card)
        return self.locale.action(choice.action, turnup=scene.turnup)

    def trick_text(self, scene: Scene, trick: Trick) -> str:
        """A finished trick in words."""
        led, answered = (self.locale.card(card) for card in trick.cards)
        return self.locale.text(
            "trick",
            leader=self.name(scene, trick.leader),
            led=led,
            answer=answered,
            who="you" if trick.winner == scene.me else "other",
            winner=scene.names[trick.winner],
        )
