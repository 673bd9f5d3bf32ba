"""The line mode: one line in, a few lines out.  For pipes, screen readers and small terminals.

Everything the full-screen table can do has a word or a key here; `?` lists them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

from bummerl.cli.places import Place
from bummerl.cli.scene import Choice, Scene, scene_of
from bummerl.cli.session import Session
from bummerl.engine.bots import bot
from bummerl.locale import Locale
from bummerl.rules.actions import Action, Seat, Verb, read_action
from bummerl.rules.cards import Card
from bummerl.rules.reasons import Refused
from bummerl.rules.schnapsen.table import Trick

__all__ = ["Lines"]

Read = Callable[[], str | None]
"""The next line that the person typed; None at the end of the input."""

Write = Callable[[str], None]


class Lines:
    """A match in lines; `play` runs it until the match is over, the input ends, or the person leaves."""

    def __init__(self, session: Session, place: Place, locale: Locale, read: Read, write: Write) -> None:
        self.session, self.place, self.locale = session, place, locale
        self.read, self.write = read, write
        self.told = 0
        self.to_confirm: Choice | None = None
        self.said: list[str] = []

    def play(self) -> bool:
        """Play on; True when the match is over, False when it was left and can be resumed."""
        self.say(self.locale.text("lines-welcome"))
        self.begin_deal()
        while True:
            self.go_on()
            scene = scene_of(self.session)
            if scene.match_winner is not None:
                self.say(*self.match_end(scene))
                return True
            if scene.turn is not None:
                self.say(*self.prompt(scene))
            else:
                self.say(self.locale.text("lines-next-deal"))
            line = self.read()
            if line is None or line.strip() in LEAVE:
                self.say(self.locale.text("lines-saved", path=str(self.place.path)))
                return False
            if scene.turn is None and not line.strip():
                self.session.deal_next()
                self.place.save(self.session)
                self.begin_deal()
            else:
                self.obey(line.strip(), scene)

    # Telling what happens

    def say(self, *lines: str) -> None:
        """Write some lines and keep them for `r`."""
        self.said = list(lines)
        for line in lines:
            self.write(line)

    def begin_deal(self) -> None:
        """Say where the match stands, and start the list of events anew."""
        self.told = 0
        self.to_confirm = None
        scene = scene_of(self.session)
        self.write("")
        self.write(self.locale.text("lines-deal", number=scene.deal_number) + " " + self.score(scene))

    def go_on(self) -> None:
        """Let the bots act and tell every event that is new."""
        while True:
            scene = scene_of(self.session)
            for event in scene.log[self.told :]:
                self.write(self.locale.event(event, scene.names, scene.me, hidden=event.value < 0))
            is_new = len(scene.log) > self.told
            self.told = len(scene.log)
            if is_new and scene.result is not None:
                for why in scene.result.reasons:
                    self.write("  " + self.locale.reason(why, scene.names, scene.me))
                self.write(self.score(scene))
            if not self.session.step():
                return
            self.place.save(self.session)

    def score(self, scene: Scene) -> str:
        """The score of the match as the table writes it."""
        names = [self.name(scene, seat) for seat in (scene.me, 1 - scene.me)]
        return self.locale.text(
            "score", first=names[0], second=names[1], one=scene.score[scene.me], two=scene.score[1 - scene.me]
        )

    def name(self, scene: Scene, seat: Seat) -> str:
        """What a seat is called."""
        return self.locale.text("you") if seat == scene.me else scene.names[seat]

    def match_end(self, scene: Scene) -> list[str]:
        """Who has won the match, and the Bummerl."""
        winner = scene.match_winner
        assert winner is not None, "the match is over"
        who = "you" if winner == scene.me else "other"
        other = scene.names[winner if who == "other" else 1 - winner]
        return [
            self.locale.text("match-won", who=who, name=other, bummerls=scene.bummerls),
            self.locale.text("lines-kept", path=str(self.place.path)),
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

    def prompt(self, scene: Scene) -> list[str]:
        """What can be done now, each with its key."""
        shorts = [(choice, self.choice_text(choice, scene)) for choice in scene.choices]
        plays = "  ".join(f"{choice.key} {text}" for choice, text in shorts if choice.action.verb is Verb.PLAY)
        calls = [f"  {choice.key} {text}" for choice, text in shorts if choice.action.verb is not Verb.PLAY]
        heading = self.locale.text("lines-your-turn")
        return [f"{heading} {plays}".rstrip(), *calls]

    def choice_text(self, choice: Choice, scene: Scene) -> str:
        """A card in short, anything else in words."""
        card = choice.action.card
        if choice.action.verb is Verb.PLAY and card is not None:
            return self.locale.short(card)
        return self.locale.action(choice.action, turnup=scene.turnup)

    # Doing what is typed

    def obey(self, text: str, scene: Scene) -> None:
        """A key, a word or an action in notation."""
        command = COMMANDS.get(text)
        if command is not None:
            self.to_confirm = None
            command(self, scene)
            return
        choice = next((choice for choice in scene.choices if choice.key == text.lower()), None)
        if choice is not None and choice.is_final and self.to_confirm != choice:
            self.to_confirm = choice
            self.say(self.locale.text(f"confirm-{choice.action.verb}", key=choice.key))
            return
        self.to_confirm = None
        try:
            self.act(read_action(_as_notation(text)) if choice is None else choice.action)
        except Refused as error:
            self.say(self.locale.reason(error.reason, scene.names, scene.me))

    def act(self, action: Action) -> None:
        """Do it and save."""
        self.session.act(action)
        self.place.save(self.session)

    def help(self, _scene: Scene) -> None:
        """Every key."""
        self.say(*self.locale.text("lines-help").splitlines())

    def show_table(self, scene: Scene) -> None:
        """The table."""
        self.say(*self.table(scene))

    def show_points(self, scene: Scene) -> None:
        """The points."""
        self.say(self.points(scene))

    def show_last(self, scene: Scene) -> None:
        """The last trick, if it may be looked at."""
        trick = scene.last_trick
        self.say(self.locale.text("no-last-trick") if trick is None else self.trick_text(scene, trick))

    def show_review(self, scene: Scene) -> None:
        """All tricks that may be looked through."""
        lines = [f"{number + 1}. {self.trick_text(scene, trick)}" for number, trick in scene.review]
        self.say(*(lines or [self.locale.text("no-review")]))

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

    def repeat(self, _scene: Scene) -> None:
        """What was said last."""
        for line in self.said:
            self.write(line)

    def undo(self, scene: Scene) -> None:
        """Take back, on a training table."""
        try:
            self.session.undo()
        except Refused as error:
            self.say(self.locale.reason(error.reason, scene.names, scene.me))
            return
        self.place.save(self.session)
        self.told = len(scene_of(self.session).log)
        self.say(self.locale.text("taken-back"), *self.table(scene_of(self.session)))

    def hint(self, scene: Scene) -> None:
        """What the rule of thumb would do."""
        try:
            action = self.session.hint(bot("thumb"))
        except Refused as error:
            self.say(self.locale.reason(error.reason, scene.names, scene.me))
            return
        self.say(self.locale.text("hint", action=self.locale.action(action, turnup=scene.turnup)))


LEAVE: Final = frozenset({"q", "quit", "exit"})

COMMANDS: Final[dict[str, Callable[[Lines, Scene], None]]] = {
    "?": Lines.help,
    "help": Lines.help,
    "t": Lines.show_table,
    "p": Lines.show_points,
    "l": Lines.show_last,
    "o": Lines.show_review,
    "r": Lines.repeat,
    "u": Lines.undo,
    "h": Lines.hint,
}


_TYPED: Final = re.compile(r"(10|[akqjt987]|[2-9][0-9]|1[0-9][0-9])([shdc])", re.IGNORECASE | re.ASCII)


def _as_notation(text: str) -> str:
    """Cards and marriages may be typed in small letters, and the ten as 10."""
    typed = _TYPED.fullmatch(text)
    if typed is None:
        return text
    return (typed[1].replace("10", "T") if len(typed[1]) < 3 else typed[1]).upper() + typed[2].upper()
