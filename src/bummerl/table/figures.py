"""What the paragraphs of the rules may speak of besides the options: what follows from these, in the reader's words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bummerl.locale import Locale
from bummerl.rules import bauern, dreier
from bummerl.rules.bauern.contracts import ladder, order_of, value_of
from bummerl.rules.cards import Suit
from bummerl.rules.dreier.contracts import in_play
from bummerl.rules.options import Options
from bummerl.rules.reasons import Param
from bummerl.rules.schnapsen import SchnapsenOptions
from bummerl.rules.sixty_six_multi import SixtySixMultiOptions
from bummerl.rules.thousand import ThousandOptions
from bummerl.rules.tricks import ACE_LOW, KING_LOW, TEN_LOW

__all__ = ["figures"]

NONE: Final = "none"
"""Stands for a list of contracts of which none is played."""

_HIGHEST_FIRST: Final = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)


def figures(options: Options, locale: Locale) -> dict[str, Param]:
    """The further variables of a game's paragraphs, by name.

    >>> figures(SchnapsenOptions(), Locale("en"))
    {'talon': 10, 'open_tricks': 5, 'packets': '3 cards each, the turn-up, 2 cards each'}
    >>> figures(ThousandOptions(), Locale("en"))["marriages"]
    'hearts 100, diamonds 80, clubs 60, spades 40'
    >>> figures(dreier.DreierOptions(), Locale("en"))["three"]
    'Schnapser, Kontraschnapser'
    """
    match options:
        case SchnapsenOptions():
            talon = options.deck - 2 * options.hand_size
            packets = [locale.text("deal-packet", count=count) for count in options.packets]
            return {"talon": talon, "open_tricks": talon // 2, "packets": locale.text("comma").join(packets)}
        case SixtySixMultiOptions():
            return {"packets": locale.text("comma").join(map(str, options.sizes))}
        case ThousandOptions():
            return _of_thousand(options, locale)
        case bauern.BauernOptions():
            rows = [(each, value_of(options, each), order_of(options, each)) for each in ladder(options)]
            doubling = options.kontra_max > 1 and options.kontra_contracts != "none"
            return _of_contracts(rows, locale) | {"doubling": _word(value=doubling)}
        case dreier.DreierOptions():
            played = [(each, int(getattr(options, each.word)), each.order) for each in in_play(options)]
            return _of_contracts(played, locale) | {"doubling": _word(value=options.kontra_max > 1)}
        case _:
            return {}


def _of_thousand(options: ThousandOptions, locale: Locale) -> dict[str, Param]:
    comma = locale.text("comma")
    steps = (locale.text("bid-step", start=start, step=step) for start, step in options.steps)
    marriages = (locale.text("marriage-value", suit=suit, value=options.worth(suit)) for suit in _HIGHEST_FIRST)
    taken = options.hand_size + options.stock_size
    asks = options.redeal_three_nines or options.redeal_four_jacks or options.redeal_low_hand > 0
    return {
        "steps": comma.join(steps),
        "marriages": comma.join(marriages),
        "highest": options.highest,
        "hand_size": options.hand_size,
        "stock_size": options.stock_size,
        "gifts": options.gifts,
        "taken_size": taken,
        "play_size": taken - options.gifts - options.discards,
        "asks_for_hands": _word(value=asks or options.redeal_four_nines == "request"),
        "asks_for_stock": _word(value=options.redeal_low_stock > 0 or options.redeal_stock_two_nines),
        "doubles": _word(value=options.golden_round or options.blind_bid != "off"),
    }


def _of_contracts(
    played: Iterable[tuple[bauern.Contract | dreier.Contract, int, object]], locale: Locale
) -> dict[str, Param]:
    """The names of the contracts that are played, sorted by what they ask; NONE where there is none."""
    comma = locale.text("comma")
    lists: dict[str, list[str]] = {name: [] for name in _LISTS}
    for contract, value, order in played:
        name = locale.text(f"contract-{contract.word}")
        lists["contracts"].append(locale.text("called-at", contract=name, value=value))
        kinds = [f"by_{contract.who}", contract.aim.value, f"needs_{contract.needs}", _ORDERS.get(order, "")]
        kinds += ["without_trumps"] * (not contract.trumps and contract.needs != "plain_suit")
        kinds += ["gangs"] * (contract.aim.value == "every_trick" and not contract.trumps)
        kinds += ["open_hand"] * contract.open
        for kind in kinds:
            if kind in lists:
                lists[kind].append(name)
    return {kind: comma.join(names) or NONE for kind, names in lists.items()}


_ORDERS: Final[dict[object, str]] = {ACE_LOW: "ace_low", KING_LOW: "king_low", TEN_LOW: "ten_low"}

_LISTS: Final = (
    "contracts",
    "by_rufer",
    "by_caller",
    "by_opponents",
    "no_trick",
    "three",
    "every_trick",
    "at_once",
    "without_trumps",
    "needs_ace",
    "needs_plain_suit",
    "needs_trump_suit",
    "ace_low",
    "king_low",
    "ten_low",
    "gangs",
    "open_hand",
)
"""What contracts are sorted by, and under which name a paragraph finds those of each sort."""


def _word(*, value: bool) -> str:
    return str(value).lower()
