"""The line mode: one line in, a few lines out.  For pipes, screen readers and small terminals.

Everything the full-screen table can do has a word or a key here; `?` lists them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from bummerl.cli.places import Place
from bummerl.cli.scene import Choice, Scene, scene_of
from bummerl.cli.session import Session
from bummerl.cli.teller import Teller
from bummerl.engine.bots import bot
from bummerl.locale import Locale
from bummerl.rules.actions import Action, Verb, read_action
from bummerl.rules.reasons import Refused

__all__ = ["Lines"]

Read = Callable[[], str | None]
"""The next line that the person typed; None at the end of the input."""

Write = Callable[[str], None]


class Lines:
    """A match in lines; `play` runs it until the match is over, the input ends, or the person leaves."""

    def __init__(self, session: Session, place: Place, locale: Locale, read: Read, write: Write) -> None:
        self.session, self.place, self.locale = session, place, locale
        self.teller = Teller(locale)
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
                self.say(*self.teller.match_end(scene, self.place.path))
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
        self.write(self.locale.text("lines-deal", number=scene.deal_number) + " " + self.teller.score(scene))

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
                self.write(self.teller.score(scene))
            if not self.session.step():
                return
            self.place.save(self.session)

    def prompt(self, scene: Scene) -> list[str]:
        """What can be done now, each with its key."""
        shorts = [(choice, self.teller.choice_text(choice, scene)) for choice in scene.choices]
        plays = "  ".join(f"{choice.key} {text}" for choice, text in shorts if choice.action.verb is Verb.PLAY)
        calls = [f"  {choice.key} {text}" for choice, text in shorts if choice.action.verb is not Verb.PLAY]
        heading = self.locale.text("lines-your-turn")
        return [f"{heading} {plays}".rstrip(), *calls]

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
        self.say(*self.teller.table(scene))

    def show_points(self, scene: Scene) -> None:
        """The points."""
        self.say(self.teller.points(scene))

    def show_last(self, scene: Scene) -> None:
        """The last trick, if it may be looked at."""
        trick = scene.last_trick
        self.say(self.locale.text("no-last-trick") if trick is None else self.teller.trick_text(scene, trick))

    def show_review(self, scene: Scene) -> None:
        """All tricks that may be looked through."""
        lines = [f"{number + 1}. {self.teller.trick_text(scene, trick)}" for number, trick in scene.review]
        self.say(*(lines or [self.locale.text("no-review")]))

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
        self.say(self.locale.text("taken-back"), *self.teller.table(scene_of(self.session)))

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
