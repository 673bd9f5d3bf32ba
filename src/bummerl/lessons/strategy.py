"""Advice for each game, point by point, with positions in which it matters.

Each point has a title and a text in the locale's topic ``strategy``; its example is a deal up to a decision, with what
is best there.  The tests ask a bot whether it agrees: `pimc` in the two-handed game, the rules of thumb elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bummerl.locale import Locale
from bummerl.record.record import Record
from bummerl.rules.actions import Action, read_action, read_actions
from bummerl.rules.cards import read_cards

__all__ = ["STRATEGY", "Example", "Point"]


class Example(NamedTuple):
    """A decision: the preset, the deck and the actions up to it, and what is best.

    >>> STRATEGY["schnapsen"][1].example.record.state.table.turn
    0
    """

    preset: str
    deck: str
    actions: str
    best: str

    @property
    def record(self) -> Record:
        """The deal up to the decision."""
        return Record.new(self.preset, read_cards(self.deck)).play(*read_actions(self.actions))

    @property
    def action(self) -> Action:
        """What is best."""
        return read_action(self.best)


class Point(NamedTuple):
    """One piece of advice, by the name that its messages have."""

    game: str
    name: str
    example: Example | None = None

    def title(self, locale: Locale) -> str:
        """The heading.

        >>> STRATEGY["thousand"][0].title(Locale("en"))
        'Bid what you can count'
        """
        return locale.in_line(f"strategy-{self.game}-{self.name}-title")

    def text(self, locale: Locale) -> str:
        """The advice itself, with the ranks called as in the reader's deck."""
        return locale.in_line(f"strategy-{self.game}-{self.name}")


def _schnapsen(deck: str, actions: str, best: str) -> Example:
    return Example("schnapsen", deck, actions, best)


def _page(game: str, **points: Example | None) -> tuple[Point, ...]:
    return tuple(Point(game, name, example) for name, example in points.items())


_THOUSAND_DECK: Final = "KDAS9DTHAH9HJCQCJHJSKSKCQSTC9SACQH9CQDJDKHTSTDAD"
_CLUBS_DECK: Final = "ADQCTCJDASKCTDKSQSJHAHKHJSJCTHACQHTSQDKD"

STRATEGY: Final[Mapping[str, tuple[Point, ...]]] = {
    "schnapsen": _page(
        "schnapsen",
        points=None,
        cards=_schnapsen("TDAHKCJCJHASTCTSACTHADQDJDKDKHQSQHKSQCJS", "TS-AS exchange JH-AH JD-AD QS-AC KS-TC", "JS"),
        open=_schnapsen("THJSQHQSKSKHJHTDTCASKCJDADQDJCACKDTSQCAH", "JS-AS 20S QS-TH QD-JD TD", "KH"),
        discards=_schnapsen("QCAHKCKHKSTHTDKDACQDTSJCJHJSJDQHQSADTCAS", "20C QC", "QD"),
        marriages=_schnapsen("JSTSTDTCJCASTHJDADKSQHKHKDQSKCACJHQCQDAH", "JS-AS close", "40H"),
        exchange=_schnapsen("JCKHADTSJSASACQDJDKSAHKDQCTCQHJHTDQSKCTH", "", "exchange"),
        closing=_schnapsen("QDJSASTCACJHAHTSJDTHQHKSQCTDKCADKHQSJCKD", "JS-TH exchange KS-TS JD-AH", "close"),
        patience=_schnapsen("ACTHQHKDJSQCKHAHTSJHQDJCTDKCASQSKSADJDTC", "", "TH"),
        claiming=_schnapsen(
            "QDQCASACJHQSAHTHJSJDADKCKDQHKHTDTSTCKSJC",
            "JS-QS exchange JD-TH 20D QD-AD close AH-QH KH-AS TD-KD AC-QC",
            "claim",
        ),
        sixty_six=None,
    ),
    "sixty_six_multi": _page(
        "sixty_six_multi",
        partner=Example(
            "sixty_six_4p",
            "KC9H9C9DQCTD9SJHQHAHASTHTSTCJDADJCKDQDQSKHKSACJS",
            "20H TD JD QD JS pass AS 9D TS QS pass TH JC 9H JH pass KS QC 9C 9S AC KD",
            "TC",
        ),
        trumps=None,
        alone=None,
        last_trick=None,
    ),
    "dreier": _page(
        "dreier",
        calling=None,
        together=Example("dreierschnapsen", _CLUBS_DECK, "trump:C pass pass pass pass pass AD JD QD JS AS TS AC", "TD"),
        place=None,
        talon=None,
    ),
    "bauernschnapsen": _page(
        "bauernschnapsen",
        calling=Example("bauernschnapsen", "JSTSTDTCJCASTHJDADKSQHKHKDQSKCACJHQCQDAH", "cut trump:S pass", "call:land"),
        feeding=Example(
            "bauernschnapsen", _CLUBS_DECK, "cut trump:C pass pass pass pass pass pass AD JD TD QD TC AC QH", "AH"
        ),
        contracts=None,
        kontra=None,
        trump=None,
    ),
    "thousand": _page(
        "thousand",
        bidding=None,
        passing=Example("thousand", _THOUSAND_DECK, "decline decline decline pass pass", "give:9C:2"),
        first_trick=Example(
            "thousand", _THOUSAND_DECK, "decline decline decline pass pass give:9C:2 give:9S:0 keep", "AS"
        ),
        marriages=Example(
            "thousand", _THOUSAND_DECK, "decline decline decline pass pass give:9C:2 give:9S:0 keep AS TS 9S", "40S"
        ),
        defending=None,
        barrel=None,
        bolts=None,
    ),
}
"""By the game's rules; two of three who play the two-handed game play it like two."""
