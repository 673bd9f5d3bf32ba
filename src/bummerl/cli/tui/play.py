"""A match being played on a screen: keys and clicks in, what is to be shown out; it knows no terminal.

Any key ends the waiting for pictures.

Contents: Way, Play, its keys.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from bummerl.cli.tui.course import Course
from bummerl.cli.tui.stage import Shown, Tone, first_of, menu
from bummerl.rules.actions import PLAYS, Action, Verb
from bummerl.rules.cards import Card
from bummerl.rules.reasons import Refused
from bummerl.table.keys import CARD_KEYS, NEW_MATCH, Command
from bummerl.table.scene import Choice
from bummerl.table.tried import why_not

__all__ = ["Play", "Way"]


class Way(Enum):
    """Where a key leads that the table itself does not answer."""

    HELP = auto()
    RULES = auto()
    REVIEW = auto()
    OUT = auto()


class Play(Course):
    """The course of a match under a person's keys and clicks."""

    # Keys and clicks

    def press(self, key: str) -> Way | None:
        """Do what a key stands for; while pictures are to come, nothing that cannot be taken back."""
        if self.film:
            self.go_to_hold()
            if len(self.film) > 0 or key not in _SAFE or self._call_at(key) is not None:
                return None
        asked = self.shown.asked
        if asked is not None and key != asked.key and not (key == "enter" and asked == self.shown.picked):
            self.show(asked=None)
            self.tell_news()
        way = self._way_at(key)
        if way is not None:
            self.act(way.action)
        elif self._call_at(key) is not None:
            self.call(key)
        elif key in _COMMANDS:
            return _COMMANDS[key](self)
        elif key in CARD_KEYS and CARD_KEYS.index(key) < len(self.scene.hand):
            self.choose(self.scene.hand[CARD_KEYS.index(key)])
        elif key in _STEPS:
            self.pick(_STEPS[key])
        elif key not in _DIGITS:
            self.call(key)
        return None

    def _call_at(self, key: str) -> Choice | None:
        """The call that has this key."""
        return next((choice for choice in self.scene.calls if choice.key == key), None)

    def _way_at(self, letter: str) -> Choice | None:
        """The way that this letter stands for, of several in which the chosen card can leave the hand."""
        ways = self.scene.with_card(self.shown.chosen)
        return next((choice for choice in ways if len(ways) > 1 and choice.key[1:] == letter), None)

    def click(self, card: Card) -> None:
        """A click on a card of the hand."""
        if self.is_waiting:
            self.go_to_hold()
        else:
            self.show(asked=None)
            self.choose(card)

    # Cards

    def choose(self, card: Card) -> None:
        """Choose a card, or play it if it is chosen already; one that may not be played says why."""
        if self.shown.is_over:
            return
        if self.scene.can_draw:
            # Nobody leads without having drawn; what was drawn is to be seen before it is played.
            self.act(Action(Verb.DRAW))
        ways = self.scene.with_card(card)
        is_again = self.shown.chosen == card
        self.show(chosen=card, shows_last=False)
        if len(ways) > 1:
            self._pick_from(ways, 1 if is_again else 0)
            to = self.locale.text("comma").join(f"{way.key[1:]} {self._receiver(way.action)}" for way in ways)
            self.say(self.locale.text("screen-chosen-gift", card=card, ways=to))
            return
        self.show(picked=None)
        if is_again or not ways:
            self.act(ways[0].action if ways else PLAYS[card])
            return
        if ways[0].action.verb is not Verb.PLAY:
            to = f"⏎ {self._receiver(ways[0].action)}"
            self.say(self.locale.text("screen-chosen-gift", card=card, ways=to))
            return
        words = self.locale.text("screen-chosen", card=card)
        pair = next((choice for choice in self.scene.choices if _is_pair_of(choice, card)), None)
        if pair is not None:
            action = self.teller.action_text(pair.action, self.scene)
            words = self.teller.together([words, self.locale.text("screen-chosen-pair", key=pair.key, action=action)])
        self.say(words)

    def _receiver(self, action: Action) -> str:
        return self.locale.text("lines-lay-away") if action.to is None else self.scene.names[action.to]

    def pick(self, step: int) -> None:
        """Go up or down in the list of what can be called, or of who can get the chosen card."""
        choices = menu(self.shown)
        if self.shown.is_over or not choices:
            self.say(self.locale.text("screen-no-key"))
            return
        self._pick_from(choices, step)
        assert self.shown.picked is not None, "one of them is picked"
        self.say(f"⏎ {self.teller.action_text(self.shown.picked.action, self.scene)}")

    def _pick_from(self, choices: tuple[Choice, ...], step: int) -> None:
        picked = self.shown.picked
        if picked in choices:
            at = min(max(choices.index(picked) + step, 0), len(choices) - 1)
            # Of the few that can get a card one goes round, up or down a long list to its ends.
            at = (choices.index(picked) + step) % len(choices) if step and self.shown.chosen is not None else at
        else:
            at = 0 if step >= 0 else len(choices) - 1
        self.show(picked=choices[at])

    def move(self, step: int) -> None:
        """Choose the next card to the left or right."""
        hand, chosen = self.scene.hand, self.shown.chosen
        if not hand:
            return
        at = hand.index(chosen) + step if chosen in hand else min(step, 0)
        if hand[at % len(hand)] != chosen:
            self.choose(hand[at % len(hand)])

    def enter(self) -> Way | None:
        """Play the chosen card, deal, or leave when the match is over."""
        if self.shown.is_over:
            if self.scene.match_winner is not None:
                return self.leave()
            try:
                self.session.deal_next()
            except Refused as error:
                self.say(self.locale.reason(error.reason), tone=Tone.REFUSED)
                return None
            self.save()
            self.begin()
        elif self.shown.picked is not None:
            self.do(self.shown.picked)
        elif self.shown.chosen is not None:
            ways = self.scene.with_card(self.shown.chosen)
            self.act(ways[0].action if ways else PLAYS[self.shown.chosen])
        elif menu(self.shown):
            self.say(self.locale.text("screen-choose-call"))
        else:
            self.say(self.locale.text("screen-choose-first"))
        return None

    def escape(self) -> None:
        """Put everything back."""
        self.show(chosen=None, shows_last=False, picked=first_of(self.shown), asked=None)
        self.tell_news()

    # Calls

    def call(self, key: str) -> None:
        """Call what stands at this key; what cannot be taken back is asked for once more."""
        if self.shown.is_over:
            if key == NEW_MATCH and self.scene.match_winner is not None:
                self.new_match()
            return
        choice = self._call_at(key)
        if choice is None:
            why = why_not(key, self.scene, self.session.view)
            if why is None:
                self.say(self.locale.text("screen-no-key"))
            else:
                self.refuse(why)
        else:
            self.do(choice)

    def do(self, choice: Choice) -> None:
        """Do what was chosen, or ask first whether it is meant."""
        if choice.is_final and self.shown.asked != choice:
            self.show(asked=choice, shows_last=False)
            self.say(self.teller.confirmation(choice, self.scene), tone=Tone.ASKED)
        else:
            self.act(choice.action)

    # Telling

    def tell_table(self) -> None:
        """Say the whole table."""
        self.say(*self.teller.table(self.scene), *self.teller.tracked(self.scene, self.session.tracked))

    def tell_points(self) -> None:
        """Say the points."""
        self.say(self.teller.points(self.scene))

    def last_trick(self) -> None:
        """Show the last trick, or put it away again."""
        trick = self.scene.last_trick
        if trick is None:
            self.say(self.locale.text("no-last-trick"))
        elif self.shown.shows_last:
            self.show(shows_last=False)
            self.tell_news()
        else:
            self.show(shows_last=True)
            self.say(self.teller.trick_text(self.scene, trick))

    def repeat(self) -> None:
        """Say again what was said last, all of it."""
        lines, tone = self.said
        self.show(words=lines, tone=Tone.SAID if tone is Tone.NEWS else tone)

    def hint(self) -> None:
        """What a bot would do, and over how many layouts of the hidden cards that is best."""
        try:
            advice = self.session.hint()
        except Refused as error:
            self.refuse(error.reason)
            return
        self.say(self.teller.hint(advice, self.scene, self.session.match.game))

    def undo(self) -> None:
        """Take back, on a training table."""
        try:
            self.session.undo()
        except Refused as error:
            self.refuse(error.reason)
            return
        self.save()
        self.scene = self.session.scene
        self.news_from = len(self.scene.log)
        self.shown = Shown(self.scene, self.news_from, is_unsaved=bool(self.trouble))
        self.say(self.locale.text("taken-back"))

    # Elsewhere

    def leave(self) -> Way:
        """Everything is saved already, unless that failed."""
        if self.trouble:
            self.save()
        return Way.OUT


def _is_pair_of(choice: Choice, card: Card) -> bool:
    king = choice.action.card
    return choice.action.verb is Verb.MELD and king is not None and card in king.suit.marriage


_DIGITS: Final = frozenset("1234567890")
_STEPS: Final = {"up": 1, "down": -1, "+": 1, "-": -1}

_COMMANDS: Final[dict[str, Callable[[Play], Way | None]]] = {
    Command.TABLE: Play.tell_table,
    Command.POINTS: Play.tell_points,
    Command.LAST: Play.last_trick,
    Command.REPEAT: Play.repeat,
    Command.HINT: Play.hint,
    Command.HINT_TOO: Play.hint,
    Command.UNDO: Play.undo,
    "enter": Play.enter,
    "escape": Play.escape,
    "left": lambda play: play.move(-1),
    "right": lambda play: play.move(1),
    Command.REVIEW: lambda _: Way.REVIEW,
    Command.RULES: lambda _: Way.RULES,
    Command.HELP: lambda _: Way.HELP,
    Command.LEAVE: Play.leave,
}

_SAFE: Final = {*Command, *CARD_KEYS, "left", "right"} - {Command.UNDO}
"""Keys that also do what they stand for when they end the waiting: nothing that cannot be taken back."""
