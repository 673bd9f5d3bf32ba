"""The line mode: one line in, a few lines out.  For pipes, screen readers and small terminals.

Everything the full-screen table can do has a word or a key here; `?` lists them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from bummerl.cli.places import Place
from bummerl.cli.session import Session
from bummerl.cli.store import StoreError
from bummerl.locale import Locale
from bummerl.rules.actions import Action, Verb, read_action
from bummerl.rules.cards import NotationError
from bummerl.rules.reasons import Refused
from bummerl.table.keys import CARD_KEYS, NEW_MATCH, Command
from bummerl.table.rulebook import rules_at_table
from bummerl.table.scene import AMOUNTS, GIVES, WITH_CARD, Choice, Scene, receiver
from bummerl.table.teller import Teller
from bummerl.table.tried import why_not

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
        self.cited = ""

    def play(self) -> bool:
        """Play on; True when the match is over, False when it was left and can be resumed."""
        self.say(self.locale.text("lines-welcome"))
        self.begin_deal()
        while True:
            self.go_on()
            scene = self.session.scene
            if scene.match_winner is not None:
                if self.is_left(scene):
                    return True
                continue
            if self.was_over_at_once():
                self.next_deal()
                continue
            if scene.turn is not None:
                self.say(*self.prompt(scene))
            else:
                self.say(self.locale.text("lines-next-deal"))
            line = self.read()
            if line is None or line.strip() in LEAVE:
                self.say(self.locale.text("lines-saved", path=str(self.place.path)))
                return False
            if scene.turn is None and not line.strip():
                self.next_deal()
            else:
                self.obey(line.strip(), scene)

    def is_left(self, scene: Scene) -> bool:
        """Tell the end of a match and what can be done then; False when another match has begun."""
        self.say(*self.teller.match_end(scene, self.place.path), self.locale.text("lines-new-match", key=NEW_MATCH))
        while (line := self.read()) is not None and (text := line.strip()) and text not in LEAVE:
            if text.lower() in {NEW_MATCH, "new"}:
                self.new_match()
                return False
            self.obey(text, scene)
        return True

    def new_match(self) -> None:
        """Another match of the same game against the same bots."""
        self.session = self.session.again()
        self.place = self.place.another(self.session)
        self.place.save(self.session)
        assert self.session.match.fair is not None, "a session's match has a shuffle"
        self.say(self.locale.text("shuffle-commitment", commitment=self.session.match.fair.commitment))
        self.begin_deal()

    def was_over_at_once(self) -> bool:
        """Whether the deal was over before anybody could do anything, as after a bad cut."""
        return self.session.is_over and not self.session.record.actions

    def next_deal(self) -> None:
        """Deal again."""
        self.session.deal_next()
        self.place.save(self.session)
        self.begin_deal()

    # Telling what happens

    def say(self, *lines: str) -> None:
        """Write some lines and keep them for `r`."""
        self.said = list(lines)
        for line in lines:
            self.write(line)

    def begin_deal(self) -> None:
        """Say where the match stands, and start the list of events anew."""
        self.to_confirm = None
        scene = self.session.scene
        self.told = scene.log_from
        self.write("")
        heading = self.locale.text("lines-deal", number=scene.deal_number)
        self.write(self.teller.together([heading, self.teller.whole_score(scene)]))

    def go_on(self) -> None:
        """Let the bots act and tell every event that is new."""
        while True:
            scene = self.session.scene
            for event in scene.log[self.told :]:
                self.write(self.teller.event(scene, event))
            is_new = len(scene.log) > self.told
            self.told = len(scene.log)
            if is_new and scene.result is not None:
                for why in scene.result.reasons:
                    self.write("  " + self.teller.reason(why, scene))
                if not scene.is_duel:
                    for line in self.teller.sheet(scene):
                        self.write("  " + line)
                self.write(self.teller.score(scene))
            if not self.session.step():
                return
            self.place.save(self.session)

    def prompt(self, scene: Scene) -> list[str]:
        """What can be done now, each with its key."""
        shorts = [(choice, self.teller.choice_text(choice, scene)) for choice in scene.choices]
        plays = "  ".join(f"{choice.key} {text}" for choice, text in shorts if choice.action.verb is Verb.PLAY)
        calls = [
            f"  {choice.key} {text}"
            for choice, text in shorts
            if choice.action.verb not in WITH_CARD and choice.action.verb not in AMOUNTS
        ]
        heading = self.teller.question(scene) or f"{self.locale.text('lines-your-turn')} {plays}".rstrip()
        return [heading, *self._gifts(scene), *self._amounts(scene), *calls]

    def _amounts(self, scene: Scene) -> Iterator[str]:
        """Bids in one line: there can be forty."""
        for verb in AMOUNTS:
            keys = [choice.key for choice in scene.choices if choice.action.verb is verb]
            if len(keys) > _MOST_AMOUNTS:
                keys = [*keys[: _MOST_AMOUNTS - 2], "…", keys[-1]]
            if keys:
                yield "  " + self.locale.text(f"lines-amounts-{verb}", amounts=" ".join(keys))

    def _gifts(self, scene: Scene) -> Iterator[str]:
        """Cards to give or lay away, with the letters for who gets them."""
        moved = [choice for choice in scene.choices if choice.action.verb in GIVES]
        if not moved:
            return
        cards = "  ".join(
            dict.fromkeys(f"{each.key[0]} {self.locale.short(each.action.card)}" for each in moved if each.action.card)
        )
        letters = {each.key[1:]: self._receiver(each.action, scene) for each in moved}
        if len(letters) == 1:
            yield "  " + self.locale.text("lines-move-to", cards=cards, to=letters.popitem()[1])
        else:
            to = self.locale.text("comma").join(f"{letter} {name}" for letter, name in letters.items())
            yield "  " + self.locale.text("lines-move", cards=cards, to=to, key=moved[0].key)

    def _receiver(self, action: Action, scene: Scene) -> str:
        return self.locale.text("lines-lay-away") if action.to is None else scene.names[action.to]

    # Doing what is typed

    def obey(self, text: str, scene: Scene) -> None:
        """A key, a word or an action in notation."""
        choice = _chosen(text.lower(), scene)
        command = None if choice is not None else COMMANDS.get(text)
        if command is not None:
            self.to_confirm = None
            command(self, scene)
            return
        if choice is not None and choice.is_final and self.to_confirm != choice:
            self.to_confirm = choice
            self.say(self.teller.confirmation(choice, scene))
            return
        self.to_confirm = None
        try:
            self.act(self.typed(text, scene) if choice is None else choice.action, scene)
        except NotationError:
            why = why_not(text.lower(), scene, self.session.view)
            if why is not None:
                self.cited = why.paragraph
                self.say(self.locale.reason(why, scene.names, scene.me))
                return
            self.say(
                self.locale.text("lines-not-understood", typed=text[:40]) if text else self.locale.text("lines-empty")
            )
        except StoreError:
            raise
        except Refused as error:
            self.cited = error.reason.paragraph
            self.say(self.locale.reason(error.reason, scene.names, scene.me))

    def typed(self, text: str, scene: Scene) -> Action:
        """A card by the label on the screen, anything else in notation; NotationError if it is neither."""
        labels = self.teller.labels(self.session.match.game.pack)
        if scene.can_draw:
            labels |= dict(zip(CARD_KEYS, scene.hand, strict=False))
        card = labels.get(text.casefold())
        return read_action(as_notation(text)) if card is None else Action(Verb.PLAY, card)

    def act(self, action: Action, scene: Scene) -> None:
        """Do it and save; whoever plays a card before drawing one has drawn it."""
        if scene.can_draw and action.verb is Verb.PLAY and action.card in scene.hand:
            self.session.act(Action(Verb.DRAW))
            self.place.save(self.session)
        self.session.act(action)
        self.cited = ""
        self.place.save(self.session)

    def help(self, scene: Scene) -> None:
        """Every key."""
        more = [] if scene.is_duel else ["", *self.locale.text("lines-help-more").splitlines()]
        label, card = self.teller.example()
        self.say(*self.locale.text("lines-help", label=label, card=card).splitlines(), *more)

    def show_table(self, scene: Scene) -> None:
        """The table."""
        self.say(*self.teller.table(scene), *self.teller.tracked(scene, self.session.tracked))

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

    def show_rules(self, _scene: Scene) -> None:
        """The rules in force: the paragraph of the last refusal, or all of them."""
        self.say(*rules_at_table(self.session.match, self.locale, self.cited))

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
        self.told = len(self.session.scene.log)
        scene = self.session.scene
        self.say(self.locale.text("taken-back"), *self.teller.table(scene), *self.teller.tracked(scene, None))

    def hint(self, scene: Scene) -> None:
        """What a bot would do, and over how many layouts of the hidden cards that is best."""
        try:
            advice = self.session.hint()
        except Refused as error:
            self.say(self.locale.reason(error.reason, scene.names, scene.me))
            return
        self.say(self.teller.hint(advice, scene, self.session.match.game))


LEAVE: Final = frozenset({Command.LEAVE, "quit", "exit"})

COMMANDS: Final[dict[str, Callable[[Lines, Scene], None]]] = {
    Command.HELP: Lines.help,
    "help": Lines.help,
    Command.TABLE: Lines.show_table,
    Command.POINTS: Lines.show_points,
    Command.LAST: Lines.show_last,
    Command.REVIEW: Lines.show_review,
    Command.REPEAT: Lines.repeat,
    Command.UNDO: Lines.undo,
    Command.HINT: Lines.hint,
    Command.HINT_TOO: Lines.hint,
    Command.RULES: Lines.show_rules,
    "rules": Lines.show_rules,
}

_MOST_AMOUNTS: Final = 12
"""Numbers in a line; of more the first and the last are said."""


def _chosen(text: str, scene: Scene) -> Choice | None:
    """The choice that this stands for: its key, a bid after a b, or the word of a contract."""
    for choice in scene.choices:
        action = choice.action
        if action.verb in GIVES and text == choice.key[0] + receiver(action, scene.me, len(scene.names)):
            return choice
        if choice.key == text or (action.verb in AMOUNTS and text in {f"b{action.value}", f"b {action.value}"}):
            return choice
        if action.word is not None and action.word == text.replace("-", "_"):
            return choice
    return None


_CARD: Final = re.compile(r"(10|[akqjt987])([shdc])", re.IGNORECASE | re.ASCII)
_MARRIAGE: Final = re.compile(r"([1-9][0-9]{1,2})([shdc])", re.IGNORECASE | re.ASCII)


def as_notation(text: str) -> str:
    """The notation of what was typed: cards and marriages may be in small letters, and the ten as 10.

    >>> as_notation("10h"), as_notation("20s"), as_notation("give:9d:1"), as_notation("trump:h")
    ('TH', '20S', 'give:9D:1', 'trump:H')
    """
    word, colon, rest = text.partition(":")
    if colon and word.lower() in {"give", "discard", "trump"}:
        card, *more = rest.split(":")
        return ":".join((word.lower(), as_notation(card) if _CARD.fullmatch(card) else card.upper(), *more))
    if typed := _CARD.fullmatch(text):
        return (typed[1].replace("10", "T") + typed[2]).upper()
    return text.upper() if _MARRIAGE.fullmatch(text) else text
