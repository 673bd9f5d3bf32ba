"""Advice for each game, point by point, with positions in which it matters.

Each point has a title and a text in the locale's topic ``strategy``; its example is a deal up to a decision, with what
is best there.  `worth` has what every answer is worth by the reckoning of the program's own players, and the tests ask
them again.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final, NamedTuple

from bummerl.locale import Locale
from bummerl.record.record import Record
from bummerl.rules.actions import Action, read_action, read_actions
from bummerl.rules.cards import read_cards
from bummerl.rules.catalog import AnyGame

__all__ = ["EXAMPLES", "STRATEGY", "Example", "Point", "page_of"]


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
        return locale.in_line(f"strategy-{self.key}-title")

    @property
    def key(self) -> str:
        """Its name among the points of all games."""
        return f"{self.game}-{self.name}"

    def text(self, locale: Locale) -> str:
        """The advice itself, with the ranks called as in the reader's deck."""
        return locale.in_line(f"strategy-{self.key}")

    def why(self, locale: Locale) -> str:
        """Why in its example that is best which is; KeyError where it has none."""
        return locale.in_line(f"strategy-{self.key}-why")


def _page(game: str, **points: Example | None) -> tuple[Point, ...]:
    return tuple(Point(game, name, example) for name, example in points.items())


_schnapsen = partial(Example, "schnapsen")
_sixty_six = partial(Example, "sixty_six")

_THOUSAND_DECK: Final = "KDAS9DTHAH9HJCQCJHJSKSKCQSTC9SACQH9CQDJDKHTSTDAD"
_CLUBS_DECK: Final = "ADQCTCJDASKCTDKSQSJHAHKHJSJCTHACQHTSQDKD"
_CLUBS_OF_FOUR: Final = "9HKSACJDJSQH9DJHQS9SKHASKDQCTHJCTS9CTCAHTDQDKCAD"

STRATEGY: Final[Mapping[str, tuple[Point, ...]]] = {
    "schnapsen": _page(
        "schnapsen",
        points=None,
        cards=_schnapsen("TDAHKCJCJHASTCTSACTHADQDJDKDKHQSQHKSQCJS", "TS-AS exchange JH-AH JD-AD QS-AC KS-TC", "JS"),
        open=_schnapsen("THJSQHQSKSKHJHTDTCASKCJDADQDJCACKDTSQCAH", "JS-AS 20S QS-TH QD-JD TD", "KH"),
        discards=_schnapsen("JCKCAHTHKSKHADJSQDACTDKDJDQSJHQHTCTSASQC", "JS KS KH AH exchange JC AC JH", "QS"),
        marriages=_schnapsen("JSTSTDTCJCASTHJDADKSQHKHKDQSKCACJHQCQDAH", "JS-AS close", "40H"),
        exchange=_schnapsen("JCKHADTSJSASACQDJDKSAHKDQCTCQHJHTDQSKCTH", "", "exchange"),
        closing=_schnapsen("QDJSASTCACJHAHTSJDTHQHKSQCTDKCADKHQSJCKD", "JS-TH exchange KS-TS JD-AH", "close"),
        reading=_schnapsen("JDADKHTSACQSTCKSQHASQCQDTHJHJCKDKCAHTDJS", "20H QH AC QS KS JH QC exchange", "close"),
        patience=_schnapsen("ACTHQHKDJSQCKHAHTSJHQDJCTDKCASQSKSADJDTC", "", "TH"),
        claiming=_schnapsen(
            "QDQCASACJHQSAHTHJSJDADKCKDQHKHTDTSTCKSJC",
            "JS-QS exchange JD-TH 20D QD-AD close AH-QH KH-AS TD-KD AC-QC",
            "claim",
        ),
        unclaimed=_schnapsen(
            "TDTSKCADQCQHASACJHJCJSQDQSKDAHKSJDTHKHTC",
            "JH QH exchange JC AC KD AD QD TD JD AS AH TH TC KC",
            "claim",
        ),
    ),
    "sixty_six": _page(
        "sixty_six",
        nines=None,
        counting=None,
        exchange=_sixty_six("KCJDASQSTSTH9D9HKHQCJCTDQHKDADKSJH9S9CTCAHJSACQD", "9D TD draw JC KC draw", "exchange"),
        marriages=_sixty_six("TDKDKS9DAC9CQSTHKHJHJDQDQCKCTCTSASJCQHADAH9HJS9S", "20S QS AC draw exchange", "40C"),
        deny=_sixty_six("KH9SKSJDJCTC9CTDACQCKCJHTHKDQS9HJSTS9DAHQHASQDAD", "9S JH draw 20C QC", "AC"),
        closing=_sixty_six(
            "ADTHASKCJSTS9HJC9SQC9DAHJDQSKDJHTCACKH9CQDTDQHKS",
            "9S TS draw exchange 20C QC AD draw 9H AH draw JS AS draw 9C TC draw",
            "close",
        ),
        last_trick=_sixty_six(
            "TSJSKHQSKDQHACQD9SJDKSTH9HJCJHTDADTCASQC9DKCAH9C",
            "9S TH draw 20S QS TS draw JS KS draw JD TD draw QD AD draw 9D AH draw",
            "KH",
        ),
    ),
    "sixty_six_multi": _page(
        "sixty_six_multi",
        partner=Example(
            "sixty_six_4p",
            "KC9H9C9DQCTD9SJHQHAHASTHTSTCJDADJCKDQDQSKHKSACJS",
            "20H TD JD QD JS pass AS 9D TS QS pass TH JC 9H JH pass KS QC 9C 9S AC KD",
            "TC",
        ),
        aces=Example("sixty_six_4p", _CLUBS_OF_FOUR, "pass 9C", "AC"),
        tens=Example("sixty_six_3p", _CLUBS_OF_FOUR, "trump:C AC TC QC KS AS QS JD AD JC", "TS"),
        trumps=None,
        alone=None,
        signals=None,
        last_trick=None,
    ),
    "dreier": _page(
        "dreier",
        calling=Example("dreierschnapsen", "ADQDQHTSAHKSQCKCACKHJCJSQSTCASJHTHKDJDTD", "trump:D pass", "call:gang"),
        together=Example("dreierschnapsen", _CLUBS_DECK, "trump:C pass pass pass pass pass AD JD QD JS AS TS AC", "TD"),
        place=None,
        kontra=Example(
            "dreierschnapsen", "KDQCKHJDQDTDTCAHTHJSQSACJCQHKCKSJHASTSAD", "trump:H pass pass pass pass", "kontra"
        ),
        talon=Example(
            "talonschnapsen", "AHJHACKDKSASJCTHQDJDKCADTSTDJSQCQHKHTCQS", "trump:H pass pass pass take", "discard:TS"
        ),
    ),
    "bauernschnapsen": _page(
        "bauernschnapsen",
        calling=Example("bauernschnapsen", "JSTSTDTCJCASTHJDADKSQHKHKDQSKCACJHQCQDAH", "cut trump:S pass", "call:land"),
        feeding=Example(
            "bauernschnapsen", _CLUBS_DECK, "cut trump:C pass pass pass pass pass pass AD JD TD QD TC AC QH", "AH"
        ),
        contracts=None,
        kontra=Example(
            "bauernschnapsen",
            "ACJCTSKDTDKSTCJDJSQCKHADASQDTHJHQHQSAHKC",
            "cut trump:C pass pass pass pass pass",
            "kontra",
        ),
        trump=None,
    ),
    "thousand": _page(
        "thousand",
        bidding=Example(
            "thousand", "QDADAC9DJHKHTC9HAHKSQCKDJCTHJDASQSQHKC9STS9CJSTD", "decline decline decline", "pass"
        ),
        writing_off=None,
        passing=Example("thousand", _THOUSAND_DECK, "decline decline decline pass pass give:QC:2", "give:9C:0"),
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
"""By the name of the page: the game's rules, and Sixty-six beside the Schnapsen whose rules it shares."""

EXAMPLES: Final[Mapping[str, Example]] = {
    point.key: point.example for points in STRATEGY.values() for point in points if point.example is not None
}
"""By the key of their points."""


def page_of(game: AnyGame) -> str:
    """The page of advice that a game has; two of three who play the two-handed game play it like two.

    >>> from bummerl.rules.catalog import find
    >>> [page_of(find(name).game) for name in ("schnapsen", "santase", "sixty_six_3p_us", "talonschnapsen")]
    ['schnapsen', 'sixty_six', 'sixty_six', 'dreier']
    """
    if game.rules not in {"schnapsen", "sitting_out"}:
        return game.rules
    return "sixty_six" if len(game.pack) == 24 else "schnapsen"
