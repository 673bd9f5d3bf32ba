"""What every front end says of a scene, in the reader's words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from bummerl.engine.pimc import Advice
from bummerl.locale import Locale
from bummerl.rules.actions import Action, Event, Kind, Seat, Verb
from bummerl.rules.cards import Card, Suit
from bummerl.rules.catalog import AnyGame
from bummerl.rules.reasons import Reason
from bummerl.table.advice import grounds_of
from bummerl.table.scene import GIVES, WITH_CARD, Choice, Scene, Taken
from bummerl.table.tracker import Tracked

__all__ = ["Teller"]


class Teller:
    """Sentences about scenes, for one reader."""

    def __init__(self, locale: Locale) -> None:
        self.locale = locale

    def together(self, sentences: Iterable[str]) -> str:
        """Sentences after each other; Japanese leaves no gap between them."""
        return " ".join(sentences).replace("。 ", "。")

    # Names and scores

    def name(self, scene: Scene, seat: Seat) -> str:
        """What a seat is called."""
        return self.locale.text("you") if seat == scene.reader else scene.names[seat]

    def names(self, scene: Scene, seats: Sequence[Seat]) -> str:
        """What some seats are called together, the reader first."""
        in_order = sorted(seats, key=lambda seat: (seat - scene.me) % len(scene.names))
        return " + ".join(self.name(scene, seat) for seat in in_order)

    def score(self, scene: Scene) -> str:
        """The score of the match as the table writes it."""
        me, *others = teams_of(scene)
        if len(others) != 1:
            return " · ".join(f"{self.names(scene, team)} {scene.score[team[0]]}" for team in (me, *others))
        names, (other,) = [self.names(scene, team) for team in (me, *others)], others
        return self.locale.text(
            "score", first=names[0], second=names[1], one=scene.score[me[0]], two=scene.score[other[0]]
        )

    def whole_score(self, scene: Scene) -> str:
        """The score, and that it counts down where it does."""
        if not scene.score_from:
            return self.score(scene)
        return self.locale.text("score-down", score=self.score(scene), start=scene.score_from)

    def sheet(self, scene: Scene) -> Iterator[str]:
        """The line of the score sheet after a deal: what each side scores, and what it has then."""
        if scene.result is not None:
            for team in teams_of(scene):
                yield f"{self.names(scene, team)}: {scene.result.points[team[0]]:+d} → {scene.score[team[0]]}"

    def match_end(self, scene: Scene, kept: Path) -> list[str]:
        """Who has won the match, the Bummerl, and where the match is kept."""
        return [*self.match_won(scene), self.locale.text("lines-kept", path=str(kept))]

    def match_won(self, scene: Scene) -> list[str]:
        """Who has won the match, and the Bummerl."""
        winner = scene.match_winner
        assert winner is not None, "the match is over"
        if scene.is_duel and scene.reader is not None:
            who = "you" if winner == scene.reader else "other"
            other = scene.names[winner if who == "other" else 1 - winner]
            return [self.locale.text("match-won", who=who, name=other, bummerls=scene.bummerls)]
        won = self.locale.text("match-goes-to", names=self.names(scene, scene.team(winner)))
        lost = [
            self.locale.text("match-bummerl", names=self.names(scene, team), count=scene.losses[team[0]])
            for team in teams_of(scene)
            if scene.losses[team[0]]
        ]
        return [won, *lost]

    # The table

    def event(self, scene: Scene, event: Event) -> str:
        """What happened; of a bid before anybody could say anything, that it had to be."""
        if event.kind is Kind.BID and _is_forced(scene, event):
            who = self.locale.who(event.seat, scene.names, scene.reader)
            return self.locale.text("event-forced-bid", value=event.value, **who)
        if event.kind is Kind.ENDED and event.value:
            side = next(side for side in scene.sides if event.seat in side)
            if len(side) > 1:
                return self._won_together(scene, side, event.value)
        return self.locale.event(event, scene.names, scene.reader, hidden=event.value < 0)

    def _won_together(self, scene: Scene, side: tuple[Seat, ...], value: int) -> str:
        """Who of several has won the deal."""
        first, second = sorted(side, key=lambda seat: (seat - scene.me) % len(scene.names))
        who = "you" if scene.reader == first else "other"
        name, partner = scene.names[second], self.name(scene, first)
        return self.locale.text("event-ended-side", who=who, name=name, partner=partner, value=value)

    def reason(self, why: Reason, scene: Scene) -> str:
        """Why a deal ended as it did, or what it counts; what is said of the reader's side is said to the reader."""
        params = dict(why.params)
        own = next((side for side in scene.sides if scene.reader in side), ())
        if why.id in _OF_A_SIDE and params.get("seat") in own:
            why = why._replace(params=tuple((params | {"seat": scene.reader}).items()))
        return self.locale.reason(why, scene.names, scene.reader)

    def facts(self, scene: Scene) -> Iterator[str]:
        """What is the game's own: contract, bids, who sits out, the barrel, cards that all know."""
        for fact in scene.facts:
            yield self.locale.reason(fact, scene.names, scene.reader)
        if not scene.is_duel and scene.result is None:
            for seat, cards in enumerate(scene.known):
                if cards:
                    yield self.locale.text("fact-known", name=scene.names[seat], cards=self.cards(cards))

    def table(self, scene: Scene) -> list[str]:
        """The whole table in a few sentences."""
        say = self.locale.text
        lines = [self.whole_score(scene), *self._trump(scene), *self.facts(scene), *self.points_lines(scene)]
        if scene.is_duel:
            if scene.trick:
                led = self.locale.card(scene.trick[0])
                lines.append(say("table-led", name=self.name(scene, scene.seats[0]), card=led))
        elif scene.trick:
            lines.append(say("table-trick", cards=self._played(scene, scene.seats, scene.trick)))
        if scene.reader is not None:
            lines.append(say("table-hand", cards=self.cards(scene.hand)))
        return lines

    def tracked(self, scene: Scene, told: Tracked | None) -> list[str]:
        """The hidden cards: a line for those alike and whether chances are exact, or without chances which they are."""
        if told is None:
            return [self.locale.text("table-unseen", cards=self.cards(scene.unseen))] if scene.unseen else []
        say, comma = self.locale.text, self.locale.text("comma")
        lines = []
        for row in told.rows:
            shares = zip(told.holders, row.percents, strict=True)
            where = [say("tracker-share", name=self.holder(scene, seat), percent=share) for seat, share in shares]
            lines.append(say("tracker-cards", cards=self.cards(row.cards), where=comma.join(where)))
        return [*lines, self.certainty(told)]

    def holder(self, scene: Scene, seat: Seat | None) -> str:
        """Who or what has cards that are not seen."""
        if seat is None:
            return self.locale.text("tracker-talon" if scene.has_talon else "tracker-down")
        return self.name(scene, seat)

    def certainty(self, told: Tracked) -> str:
        """Whether chances are exact, and of how many layouts."""
        return self.locale.text("tracker-exact" if told.is_exact else "tracker-drawn", layouts=told.layouts)

    def _trump(self, scene: Scene) -> Iterator[str]:
        """Trumps, and the talon where there is one."""
        say = self.locale.text
        if scene.trump is None:
            return
        trump = self.locale.suit(scene.trump)
        if not scene.has_talon:
            yield say("table-trump", trump=trump)
        elif scene.closed_by is not None:
            who = "you" if scene.closed_by == scene.reader else "other"
            yield say("table-closed", trump=trump, who=who, name=scene.names[scene.closed_by])
        elif scene.turnup is None:
            yield say("table-gone", trump=trump)
        else:
            yield say("table-talon", turnup=self.locale.card(scene.turnup), facedown=scene.facedown, trump=trump)

    def points(self, scene: Scene) -> str:
        """Tricks and card points as far as the table remembers them."""
        return self.together(self.points_lines(scene))

    def points_lines(self, scene: Scene) -> list[str]:
        """Tricks and card points, a line a side; one line of two sentences at the table for two."""
        if scene.is_duel and scene.reader is not None:
            return [self.together(self._points_of_two(scene))]
        return [
            self._points_of(scene, side)
            for side in sorted(scene.sides, key=lambda side: scene.me not in side)
            if any(seat not in scene.resting for seat in side)
        ]

    def _points_of_two(self, scene: Scene) -> Iterator[str]:
        me, other = scene.me, 1 - scene.me
        yield self.locale.text("table-tricks", own=scene.won[me], other=scene.won[other])
        for seat, message in ((me, "table-own-points"), (other, "table-other-points")):
            points, pending = scene.points[seat], scene.pending[seat]
            if points is not None:
                yield self.locale.text(message, points=points, pending=pending or 0, name=scene.names[seat])

    def _points_of(self, scene: Scene, side: tuple[Seat, ...]) -> str:
        """Tricks and points of one side of several."""
        tricks = self.locale.text("screen-tricks", count=sum(scene.won[seat] for seat in side))
        points, pending = scene.points[side[0]], scene.pending[side[0]]
        worth = "" if points is None else self.locale.text("screen-points", points=points, pending=pending or 0)
        return f"{self.names(scene, side)}: {' · '.join(filter(None, (tricks, worth)))}"

    # Cards

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards in short, separated by spaces."""
        return " ".join(map(self.locale.short, cards))

    def _played(self, scene: Scene, seats: Iterable[Seat], cards: Iterable[Card]) -> str:
        """Cards of a trick with their players."""
        pairs = zip(seats, cards, strict=True)
        return ", ".join(f"{self.name(scene, seat)} {self.locale.short(card)}" for seat, card in pairs)

    def trick_text(self, scene: Scene, trick: Taken) -> str:
        """A finished trick in words."""
        who = "you" if trick.winner == scene.reader else "other"
        winner = scene.names[trick.winner]
        if not scene.is_duel:
            cards = self._played(scene, trick.seats, trick.cards)
            return self.locale.text("trick-of-all", cards=cards, who=who, winner=winner)
        led, answered = (self.locale.card(card) for card in trick.cards)
        leader = self.name(scene, trick.seats[0])
        return self.locale.text("trick", leader=leader, led=led, answer=answered, who=who, winner=winner)

    # Choices

    def labels(self, pack: Iterable[Card]) -> dict[str, Card]:
        """Cards by what a person may type for them: the label on the screen, signs of suits as letters."""
        signs = {self.locale.sign(suit): suit.letter for suit in Suit if not self.locale.sign(suit).isalnum()}
        found = {}
        for card in pack:
            sign = self.locale.sign(card.suit)
            for written in {sign, sign.rstrip("\ufe0e"), signs.get(sign, sign)}:
                found[(self.locale.index(card.rank) + written).casefold()] = card
        return found

    def example(self) -> tuple[str, str]:
        """The label of a card as one may type it, and the card's name."""
        card = Card("TS")
        label = next(typed for typed, known in self.labels((card,)).items() if typed.isalnum())
        return label.upper(), self.locale.card(card)

    def question(self, scene: Scene) -> str:
        """What the person is asked now, where it is more than to play a card."""
        asked = [choice.action.verb for choice in scene.choices]
        verb = next((verb for verb in _ASKED if verb in asked), None)
        if Verb.PLAY in asked or verb is None:
            return ""
        if verb is Verb.CALL and Verb.PASS in asked and any(event.kind is Kind.CALLED for event in scene.log):
            return self.locale.text("ask-call-more")
        return self.locale.text(f"ask-{'give' if verb in WITH_CARD else verb}")

    def parting(self, scene: Scene) -> str:
        """That a card is to be chosen for what can be done with it before the play."""
        ways = {choice.action.verb for choice in scene.choices} & GIVES
        return self.locale.text("screen-rule-gift", how=ways.pop() if len(ways) == 1 else "either")

    def confirmation(self, choice: Choice, scene: Scene) -> str:
        """Whether the person means what cannot be taken back, with the count of a table that counts."""
        verb, points = choice.action.verb, scene.points[scene.me]
        if verb is Verb.CLAIM and points is not None and scene.remembers:
            return self.locale.text("confirm-claim-counted", key=choice.key, points=points, target=scene.target)
        if verb is Verb.TURN:
            return self.locale.text("confirm-turn", key=choice.key, action=self.action_text(choice.action, scene))
        return self.locale.text(f"confirm-{verb}", key=choice.key)

    def choice_text(self, choice: Choice, scene: Scene) -> str:
        """A card in short, anything else in words."""
        card = choice.action.card
        if choice.action.verb is Verb.PLAY and card is not None:
            return self.locale.short(card)
        return self.action_text(choice.action, scene)

    def hint(self, advice: Advice, scene: Scene, game: AnyGame) -> str:
        """Advice, with its reason where that is certain, and with its value over layouts where they were searched."""
        sentences = [self.locale.text("hint", action=self.action_text(advice.action, scene))]
        why = grounds_of(advice.action, scene, game)
        if why is not None:
            sentences.append(self.locale.reason(why))
        if advice.action in advice.values and advice.action.verb is not Verb.CLAIM:
            message = "hint-some" if not advice.is_all else "hint-all" if advice.layouts > 1 else "hint-known"
            value = round(advice.values[advice.action], 2)
            sign = "+" if value > 0 else "−" if value < 0 else ""  # noqa: RUF001
            sentences.append(self.locale.text(message, sign=sign, value=abs(value), layouts=advice.layouts))
        return self.together(sentences)

    def action_text(self, action: Action, scene: Scene) -> str:
        """What can be done, in words that fit what else can be."""
        say, verb = self.locale.text, action.verb
        others = {choice.action.verb for choice in scene.choices}
        number = 1 + (action.value or 0)
        match verb:
            case Verb.GIVE if action.card is not None and action.to is not None:
                return say("choice-give", card=self.locale.short(action.card), name=scene.names[action.to])
            case Verb.DECLINE if Verb.EXCHANGE not in others:
                return say("choice-decline")
            case Verb.STOCK:
                return say("choice-stock", number=number)
            case Verb.TURN:
                several = sum(choice.action.verb is Verb.TURN for choice in scene.choices) > 1
                at = len(scene.hand) + number
                return say("choice-turn", number=at) if several else say("choice-turn-next")
            case Verb.CALL if action.word is not None and action.word in scene.worth:
                called = self.locale.action(action)
                return say("choice-call", call=called, value=scene.worth[action.word])
            case Verb.MELD if action.card is None:
                return say("choice-aces", value=action.value or 0)
            case _:
                return self.locale.action(action, turnup=scene.turnup, target=scene.target)


_OF_A_SIDE: Final = frozenset(
    f"worth-bauern-{what}" for what in ("no-trick", "schneider", "one", "last-trick", "wrong-trickless")
)
"""Sentences about a side that name one of its players."""

_ASKED: Final = (
    Verb.CUT,
    Verb.LOOK,
    Verb.REDEAL,
    Verb.TRUMP,
    Verb.DRUM,
    Verb.CALL,
    Verb.BID,
    Verb.STOCK,
    Verb.TAKE,
    Verb.RAISE,
    Verb.GIVE,
    Verb.DISCARD,
    Verb.KONTRA,
    Verb.DRAW,
    Verb.CLAIM,
    Verb.MELD,
    Verb.DECLINE,
)
"""What a question is about, the first of these that can be done."""


def _is_forced(scene: Scene, event: Event) -> bool:
    """Whether this is the bid that somebody has to begin with."""
    return scene.forces_bid and event == next((told for told in scene.log if told.kind is Kind.BID), None)


def teams_of(scene: Scene) -> list[tuple[Seat, ...]]:
    """Those who share a score, the reader's first and then clockwise."""
    return sorted(scene.teams, key=lambda team: min((seat - scene.me) % len(scene.names) for seat in team))
