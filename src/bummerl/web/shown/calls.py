"""What the reader can do: with each card of the hand, and by calls and bids.

Contents: hand, calls, bids.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from bummerl.engine.thumb_thousand import BID_MARGIN, RAISE_MARGIN, hand_worth, play_worth
from bummerl.record.match import Memory
from bummerl.rules.actions import PLAYS, Action, Kind, Seat, Verb
from bummerl.rules.bauern.contracts import CONTRACTS as BAUERN
from bummerl.rules.bauern.contracts import Contract as BauernContract
from bummerl.rules.bauern.contracts import order_of
from bummerl.rules.cards import Card
from bummerl.rules.dreier.contracts import CONTRACTS as DREIER
from bummerl.rules.dreier.contracts import TALON
from bummerl.rules.reasons import Reason
from bummerl.rules.schnapsen.table import Close
from bummerl.rules.sitting_out.table import Table as SittingOutTable
from bummerl.rules.thousand.limits import cap
from bummerl.rules.tricks import ACE_LOW, KING_LOW, NORMAL, TEN_LOW
from bummerl.table.scene import AMOUNTS, Choice
from bummerl.web.shown.middle import failure, price
from bummerl.web.shown.sight import CARDS, Sight

__all__ = ["bids", "calls", "hand"]


_DRAW: Final = Action(Verb.DRAW)


# With a card


def hand(sight: Sight) -> list[dict[str, Any]]:
    """The reader's cards in their order, what can be done with each, and why nothing can."""
    scene = sight.scene
    pairs = dict(_pairs(sight)) if sight.on_turn else {}
    return [
        {
            "card": CARDS[card],
            "name": sight.words.trump_name(card, scene),
            "new": card == scene.drawn,
            "play": (plays := _plays(sight, card, pairs.get(card))),
            **_why(sight, None if plays or not sight.on_turn else sight.view.explain(PLAYS[card])),
        }
        for card in scene.hand
    ]


def _plays(sight: Sight, card: Card, pair: Choice | None) -> list[dict[str, Any]]:
    """Ways to part with a card, and to declare its marriage first."""
    scene, words = sight.scene, sight.words
    plays = [
        {"action": str(choice.action), "then": None, "text": _play_text(sight, choice.action), "key": choice.key}
        for choice in scene.with_card(card)
    ]
    if scene.can_draw and not plays:
        plays.append({"action": str(_DRAW), "then": CARDS[card], "text": words.text("play-card"), "key": ""})
    if pair is not None:
        text = words.text("play-with", value=pair.action.value or 0)
        plays.append({"action": str(pair.action), "then": CARDS[card], "text": text, "key": pair.key})
    return plays


def _play_text(sight: Sight, action: Action) -> str:
    if action.verb is Verb.GIVE and action.to is not None:
        return sight.words.text("play-give", name=sight.scene.names[action.to])
    return sight.words.text("play-lay-away" if action.verb is Verb.DISCARD else "play-card")


def _pairs(sight: Sight) -> Iterator[tuple[Card, Choice]]:
    """Kings and queens whose marriage can be declared, if they can be led after that.

    Whether it ends the deal hangs on points: those that the table does not tell are taken to be none.
    """
    points = tuple(
        had if told is not None else 0
        for had, told in zip(sight.own_state.table.points, sight.scene.points, strict=True)
    )
    table = _with_points(sight.own_state.table, points, None)
    for choice in sight.scene.choices:
        king = choice.action.card
        if choice.action.verb is Verb.MELD and king is not None:
            state = sight.view.game.apply(sight.own_state._replace(table=table), choice.action).state
            after = sight.view.game.legal(state)
            yield from ((card, choice) for card in king.suit.marriage if PLAYS[card] in after)


def _why(sight: Sight, why: Reason | None) -> dict[str, str | None]:
    """Why a card cannot be played now, and the paragraph that says so."""
    if why is None:
        return {"why": None, "paragraph": None}
    return {"why": sight.words.locale.reason(why, sight.scene.names, sight.scene.reader), "paragraph": why.paragraph}


# Calls


def calls(sight: Sight) -> list[dict[str, Any]]:
    """All that can be done without a card and without a number."""
    choices = [choice for choice in sight.scene.calls if choice.action.verb not in AMOUNTS]
    return [_call(sight, choice) for choice in choices]


def _call(sight: Sight, choice: Choice) -> dict[str, Any]:
    action = choice.action
    kind, sub = _SUBS[action.verb](sight, action) if action.verb in _SUBS else (_KINDS.get(action.verb, "call"), None)
    return {
        "action": str(action),
        "text": sight.words.action_text(action, sight.scene),
        "sub": sub,
        "kind": kind,
        "key": choice.key,
        "confirm": _confirm(sight, choice, kind),
    }


_KINDS: Final = {
    Verb.DRAW: "main",
    Verb.LOOK: "main",
    Verb.KEEP: "main",
    Verb.PASS: "plain",
    Verb.DECLINE: "plain",
    Verb.KNOCK: "plain",
    Verb.CUT: "main",
}

_DEAR: Final = 6
"""Game points from which a contract is asked for once more."""


def _confirm(sight: Sight, choice: Choice, kind: str) -> str | None:
    """The question before what cannot be taken back."""
    scene, words, action = sight.scene, sight.words, choice.action
    match action.verb:
        case Verb.CLAIM if kind == "main":
            return None
        case Verb.CLOSE | Verb.CLAIM | Verb.WRITE_OFF | Verb.BOMB:
            return words.text(f"sure-{action.verb}", target=scene.target)
        case Verb.TURN:
            return words.text("sure-turn")
        case Verb.CALL if action.word is not None and scene.worth.get(action.word, 0) >= _DEAR:
            return words.text("sure-call", call=words.text(f"contract-{action.word}"), value=scene.worth[action.word])
        case _:
            return None


def _exchange(sight: Sight, action: Action) -> tuple[str, str | None]:
    """What is given for what."""
    scene, locale = sight.scene, sight.words.locale
    if scene.trump is None or scene.turnup is None:
        return _KINDS.get(action.verb, "call"), None
    given = min(sight.view.game.pack & scene.trump.cards)
    sub = sight.words.text("sub-exchange", given=locale.short(given), taken=locale.short(scene.turnup))
    return "call", sub


def _close(sight: Sight, _: Action) -> tuple[str, str | None]:
    """What failing costs."""
    table = sight.table
    two = table.two if isinstance(table, SittingOutTable) else table
    me = two.turn
    known = sight.scene.points[next(seat for seat in _playing(sight) if seat != table.turn)] is not None
    closed = two._replace(close=Close(me, two.points[1 - me] if known else 0, two.won[1 - me], two.talon))
    least, most = failure(sight, table._replace(two=closed) if isinstance(table, SittingOutTable) else closed)
    return "call", sight.words.text("sub-close", price=price(least, most), most=most)


def _playing(sight: Sight) -> list[Seat]:
    return [seat for seat in range(len(sight.scene.names)) if seat not in sight.scene.resting]


def _claim(sight: Sight, action: Action) -> tuple[str, str | None]:
    """Whether it would be right, where the reader may know; else what a wrong claim costs."""
    scene, words, game = sight.scene, sight.words, sight.view.game
    state = sight.own_state
    own = next(side for side in scene.sides if scene.me in side)
    costs = set()
    for mine in (None,) if scene.points[scene.me] is not None else (0, scene.target - 1):
        for theirs in (None,) if scene.remembers else (0, scene.target - 1):
            points = tuple(
                had if (given := mine if seat in own else theirs) is None else given
                for seat, had in enumerate(state.table.points)
            )
            there = state._replace(table=_with_points(state.table, points, theirs))
            if action not in game.legal(there):
                continue  # wrong claims are refused here
            after = game.apply(there, action).state.table.result
            if after.points[scene.me] > 0:
                return "main", words.text("sub-claim-right", points=scene.points[scene.me] or 0)
            costs.add(max(after.points))
    if not costs:
        return "main", None
    others = next(side for side in scene.sides if scene.me not in side and not set(side) <= set(scene.resting))
    # With two sides it is plain who gets them.
    told = {"names": words.names(scene, others), "sides": len(scene.sides)}
    return "risky", words.text("sub-claim-wrong", price=price(min(costs), max(costs)), most=max(costs), **told)


def _with_points(table: Any, points: tuple[int, ...], at_close: int | None) -> Any:  # noqa: ANN401  # of whatever game
    """The table with these card points; `at_close` is what the closer's opponent had then, None to leave it."""
    if isinstance(table, SittingOutTable):
        return table._replace(two=_with_points(table.two, tuple(points[seat] for seat in table.pair), at_close))
    close = getattr(table, "close", None)
    if close is None or at_close is None:
        return table._replace(points=points)
    return table._replace(points=points, close=close._replace(points=at_close))


def _meld(sight: Sight, action: Action) -> tuple[str, str | None]:
    """Whether it counts at once."""
    scene, me = sight.scene, sight.scene.me
    waits = getattr(sight.options, "marriage_needs_trick", True) and not any(
        scene.won[seat] for side in scene.sides for seat in side if me in side
    )
    is_later = scene.rules != "thousand" and waits
    return "call", sight.words.text("sub-meld-waits" if is_later else "sub-meld-counts", value=action.value or 0)


def _contract(sight: Sight, action: Action) -> tuple[str, str | None]:
    """What has to be done; the whistle of Sixty-six says it itself."""
    word = (action.word or "").removesuffix(TALON)
    if sight.scene.rules == "sixty_six_multi":
        return "call", None
    called = BAUERN[word] if sight.scene.rules == "bauernschnapsen" else DREIER[word]
    order = _ORDERS[order_of(sight.options, called) if isinstance(called, BauernContract) else called.order]
    trumps = "yes" if called.trumps else "no"
    return "call", sight.words.text("sub-contract", aim=called.aim.value, trumps=trumps, order=order)


_ORDERS: Final = {NORMAL: "normal", ACE_LOW: "ace_low", TEN_LOW: "ten_low", KING_LOW: "king_low"}


def _kontra(sight: Sight, _: Action) -> tuple[str, str | None]:
    return "call", sight.words.text("sub-kontra", times=2 * sight.table.times)


def _give_up(sight: Sight, action: Action) -> tuple[str, str | None]:
    """What giving up costs, and what the others get."""
    points = sight.view.game.apply(sight.own_state, action).state.table.result.points
    me = sight.scene.me
    other = next(seat for seat in _playing(sight) if seat != me)
    return "risky", sight.words.text("sub-give-up", own=points[me], others=points[other])


_SUBS: Final = {
    Verb.EXCHANGE: _exchange,
    Verb.CLOSE: _close,
    Verb.CLAIM: _claim,
    Verb.MELD: _meld,
    Verb.CALL: _contract,
    Verb.KONTRA: _kontra,
    Verb.WRITE_OFF: _give_up,
    Verb.BOMB: _give_up,
}
"""Calls with a second line, and of what kind they are."""


# Bids

_LADDER: Final = {Kind.BID, Kind.BLIND_BID, Kind.RAISED, Kind.CALLED}


def bids(sight: Sight) -> dict[str, Any] | None:
    """The numbers that can be bid, and what has been bid so far; null in games and deals without an auction."""
    scene, words = sight.scene, sight.words
    amounts = [choice.action for choice in scene.calls if choice.action.verb in AMOUNTS]
    ladder = [
        {"seat": event.seat, "value": _ladder_value(sight, event.word, event.value), "text": words.event(scene, event)}
        for event in scene.log
        if event.kind in _LADDER
    ]
    if not amounts and not ladder:
        return None
    values = [action.value or 0 for action in amounts]
    return {
        "low": values[0] if values else None,
        "high": values[-1] if values else None,
        "step": min((after - before for before, after in pairwise(values)), default=None),
        "values": values,
        "texts": [words.action_text(action, scene) for action in amounts],
        "verb": str(amounts[0].verb) if amounts else None,
        "safe": _safe(sight, amounts[0].verb) if amounts else None,
        "ladder": ladder,
    }


def _ladder_value(sight: Sight, word: str, value: int) -> int:
    return sight.scene.worth.get(word, value) if word else value


def _safe(sight: Sight, verb: Verb) -> int | None:
    """The most that a careful player would bid with this hand, on a training table; null before having looked."""
    if sight.match.memory is not Memory.TRAINING or verb is Verb.BLIND:
        return None
    options, cards = sight.options, sight.view.hand
    if verb is Verb.RAISE:
        return int(play_worth(options, cards) - RAISE_MARGIN) // 5 * 5
    return min(int(hand_worth(options, cards) - BID_MARGIN) // 5 * 5, cap(options, cards))
