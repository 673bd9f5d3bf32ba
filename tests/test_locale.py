"""The sentences: none is missing in any language, none is said by nobody, and each reads as a player would say it.

The tables at the top are for reviewers: what may be the same in two languages, and sample sentences in all languages.
"""

# ruff: noqa: RUF001  # Japanese has punctuation of its own, and Russian letters look like Latin ones

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bummerl.locale import DECKS, LANGUAGES, LEFT_TO_ENGLISH, Locale, detect_language
from bummerl.locale.sentences import Sentences
from bummerl.rules.actions import _WITH_MORE, Action, Event, IllegalAction, Kind, Verb, marriage, read_action
from bummerl.rules.cards import Card, Rank, Suit
from bummerl.rules.catalog import CATALOG, AnyGame
from bummerl.rules.options import Option
from bummerl.rules.reasons import Param, Reason, reason
from bummerl.rules.schnapsen.refusals import Refusal
from bummerl.rules.thousand import ThousandOptions

SOURCE: Final = Path(__file__).parent.parent / "src" / "bummerl"
FOLDER: Final = SOURCE / "locale"

SUITS: Final = ("spades", "hearts", "diamonds", "clubs", "leaves", "bells", "acorns")
RANKS: Final = ("ace", "ten", "king", "queen", "jack", "ober", "unter", "nine", "eight", "seven")

SAME_AS_ENGLISH: Final = {
    ("de", "comma"): "German lists have the same comma",
    **{
        (language, "mean-value"): "a number, written as the language writes it" for language in ("de", "ja", "pl", "ru")
    },
    ("de", "with-paragraph"): "German cites a paragraph in the same way",
    ("de", "preset-schnapsen"): "the game's own name",
    ("de", "called-at"): "a contract and its value",
    ("de", "marriage-value"): "a suit and its value",
    ("de", "section-bauern-5"): "the game's own word",
    **{(language, "title-bummerl"): "the game's own word" for language in ("de", "pl")},
    **{
        (language, f"index-{rank}"): "cards carry the same index in both"
        for language in ("de", "ja")
        for rank in RANKS
        if rank not in {"queen", "jack"}
    },
    **{
        (language, f"index-{rank}"): "cards carry the same index in both"
        for language, ranks in (
            ("ru", ("ten", "nine", "eight", "seven")),
            ("pl", ("ace", "ten", "king", "ober", "nine", "eight", "seven")),
        )
        for rank in ranks
    },
    **{(language, "score"): "names and numbers" for language in ("de", "ja")},
    **{
        ("de", f"contract-{name}"): "contracts have their Austrian names in English too"
        for name in (
            *("gang", "farbenringerl", "herrenschnapser", "bettler", "assenbettler", "ass_bettler", "schnapser"),
            *("plauderer", "damengang", "koenigsgang", "land", "zehnergang", "kontraschnapser", "bauernschnapser"),
            *("bauernloch", "farbenjodler", "kontrabauernschnapser", "kontrabauernloch", "herrenjodler"),
            "kontraherrenjodler",
        )
    },
    ("ja", "strategy-decimal"): "numbers have a point in Japan too",
    ("ja", "index-queen"): "cards in Japan have Q",
    ("ja", "index-jack"): "cards in Japan have J",
    ("de", "sign-leaves"): "Laub and leaves begin with the same letter",
    **{
        (language, name): "signs, numbers and names"
        for language in ("ru", "pl")
        for name in ("comma", "with-paragraph", "score", "marriage-value", "screen-call-meld", "screen-call-trump")
    },
    **{(language, "choice-call"): "signs and numbers" for language in ("de", "ru", "pl")},
    **{("de", f"web-{name}"): "the word is German itself, or the same" for name in ("losses", "speed-normal")},
    **{(language, "web-talon"): "the same word" for language in ("de", "pl")},
    ("pl", "tracker-talon"): "the same word",
    **{(language, "tracker-cards"): "cards and names" for language in ("de", "ru", "pl")},
    **{(language, "tracker-share"): "a name and a number" for language in ("ja", "pl")},
    **{("pl", f"web-{name}"): "the same word" for name in ("minutes", "sheet-menu")},
    **{
        ("pl", f"preset-{game}"): "the game's own name"
        for game in ("schnapsen", "santase", "dreierschnapsen", "talonschnapsen", "bauernschnapsen", "tysiac")
    },
}
"""Messages that are the same in a language as in English, and why they should be."""


class Golden(NamedTuple):
    """Something said to the player at seat 0, Anna, whose opponent is Ben; with German cards if need be."""

    what: Reason | Event | Action
    en: str
    de: str
    ja: str
    ru: str
    pl: str
    deck: str = "french"


HAND: Final = (Card("AH"), Card("JH"))

GOLDEN: Final = (
    Golden(
        reason("refused-follow", "6.1", led=Card("KH"), suit=Suit.HEARTS, cards=HAND),
        "Hearts were led and you hold hearts: you must follow suit. "
        "You may play: ace of hearts, jack of hearts. (§6.1)",
        "Herz wurde ausgespielt, und du hast Herz: Du musst Farbe bekennen. Erlaubt: Herz-Ass, Herz-Bub. (§6.1)",
        "リードはハートで、ハートが手札にあります。マストフォローです。出せるカード：ハートのA、ハートのJ（§6.1）",
        "Ход в червы, и у вас есть червы: надо отвечать в масть. Можно: туз червей, валет червей. (§6.1)",
        "Wyjście to kier, a masz kier: musisz dołożyć do koloru. Możesz: as kier, walet kier. (§6.1)",
    ),
    Golden(
        reason("refused-head", "6.2", led=Card("JD"), suit=Suit.DIAMONDS, cards=(Card("QD"),)),
        "You can beat the jack of diamonds, so you must: head the trick. You may play: queen of diamonds. (§6.2)",
        "Du kannst den Karo-Buben stechen, also musst du es auch (Stichzwang). Erlaubt: Karo-Dame. (§6.2)",
        "ダイヤのJに勝てるカードがあるので、それを出さなければなりません。出せるカード：ダイヤのQ（§6.2）",
        "Ход: валет бубен. У вас есть карта старше, значит, надо перебить. Можно: дама бубен. (§6.2)",
        "Możesz przebić wyjście (walet karo), więc musisz. Możesz: dama karo. (§6.2)",
    ),
    Golden(
        reason("refused-trump", "6.3", led=Card("KD"), suit=Suit.DIAMONDS, cards=(Card("JS"),)),
        "You have no bells, so you must trump. You may play: unter of leaves. (§6.3)",
        "Du hast keine Schellen, also musst du mit Trumpf stechen. Erlaubt: Laub-Unter. (§6.3)",
        "鈴が手札にないので、切り札を出さなければなりません。出せるカード：葉のウンター（§6.3）",
        "У вас нет бубенцов, надо бить козырем. Можно: унтер листьев. (§6.3)",
        "Nie masz dzwonków, więc musisz przebić atutem. Możesz: niżnik wino. (§6.3)",
        deck="german",
    ),
    Golden(
        reason("refused-exchange-talon", "3.4", least=4, talon=2),
        "To exchange, at least 4 cards must be left in the talon, the turn-up included; there are 2. (§3.4)",
        "Zum Austauschen müssen noch mindestens 4 Karten im Talon sein, die offene Trumpfkarte mitgezählt; "
        "jetzt sind es 2. (§3.4)",
        "交換するには、山札がターンアップを含めて4枚以上残っていなければなりません。いまは2枚です。（§3.4）",
        "Для обмена в талоне должно остаться карт не меньше 4, считая открытый козырь; сейчас их 2. (§3.4)",
        "Do wymiany w talonie musi zostać co najmniej tyle kart: 4, licząc odkryty atut; jest ich 2. (§3.4)",
    ),
    Golden(
        reason("end-claim", "7.4", seat=0, points=67, target=66),
        "You claimed rightly: you have 67 card points, and 66 were needed. (§7.4)",
        "Du hast dich zu Recht ausgemeldet: Du hast 67 Augen, nötig waren 66. (§7.4)",
        "あなたの上がり宣言は成立しました。必要な66点に対して67点です。（§7.4）",
        "Вы объявили верно: у вас 67 очков, а нужно 66. (§7.4)",
        "Zgłaszasz słusznie: masz 67 oczek, a trzeba 66. (§7.4)",
    ),
    Golden(
        reason("end-claim", "7.4", seat=1, points=67, target=66),
        "Ben claimed rightly, with 67 card points where 66 were needed. (§7.4)",
        "Ben hat sich zu Recht ausgemeldet, mit 67 Augen; nötig waren 66. (§7.4)",
        "Benの上がり宣言は成立しました。必要な66点に対して67点です。（§7.4）",
        "Ben объявляет верно: 67 очков, а нужно 66. (§7.4)",
        "Ben zgłasza słusznie: 67 oczek, a trzeba 66. (§7.4)",
    ),
    Golden(
        reason("worth-schneider", "8.1", seat=0, points=20, limit=33),
        "Your card points that count are 20, fewer than 33 (schneider): 2 game points. (§8.1)",
        "Für dich zählen 20 Augen, weniger als 33 (Schneider): 2 Punkte. (§8.1)",
        "あなたは20点（33点未満、シュナイダー）なので、2ゲームポイントです。（§8.1）",
        "У вас засчитано 20 очков, меньше 33 (шнейдер): 2 игровых очка. (§8.1)",
        "Twoje oczka, które się liczą: 20, mniej niż 33 (schneider): 2 punkty. (§8.1)",
    ),
    Golden(
        reason("worth-failed-trickless", "8.3", seat=1),
        "Ben had no trick when the talon was closed: 3 game points. (§8.3)",
        "Ben hatte beim Zudrehen keinen Stich: 3 Punkte. (§8.3)",
        "クローズの時点でBenは1トリックも取っていませんでした。3ゲームポイントです。（§8.3）",
        "Ben без взяток в тот миг, когда талон закрыли: 3 игровых очка. (§8.3)",
        "W chwili zamknięcia talonu Ben nie ma żadnej lewy: 3 punkty. (§8.3)",
    ),
    Golden(
        reason("worth-carried", "9.5", carry=1, value=3),
        "One game point was carried over and is added: 3 in all. (§9.5)",
        "Ein Punkt aus dem vorigen Spiel kommt dazu: zusammen 3. (§9.5)",
        "繰り越しの1ゲームポイントが加わり、合計3ゲームポイントです。（§9.5）",
        "Прибавляется 1 очко прошлых раздач: всего 3. (§9.5)",
        "Dochodzi 1 punkt z poprzednich rozdań: razem 3. (§9.5)",
    ),
    Golden(
        reason("option-unknown", option="tallon", near="deck", count=0),
        "There is no option “tallon”.",
        "Die Option „tallon“ gibt es nicht.",
        "「tallon」というオプションはありません。",
        "Договорённости «tallon» нет.",
        "Nie ma opcji „tallon”.",
    ),
    Golden(
        Event(Kind.EXCHANGED, 0, (Card("JC"), Card("AC"))),
        "You exchange the jack of clubs for the ace of clubs.",
        "Du tauschst den Kreuz-Buben gegen das Kreuz-Ass aus.",
        "あなたはクラブのJをクラブのAと交換しました。",
        "Вы меняете валета треф на туза треф.",
        "Wymieniasz waleta trefl na asa trefl.",
    ),
    Golden(
        Event(Kind.EXCHANGED, 1, (Card("JC"), Card("QC"))),
        "Ben exchanges the unter of acorns for the ober of acorns.",
        "Ben tauscht den Eichel-Unter gegen den Eichel-Ober aus.",
        "Benはどんぐりのウンターをどんぐりのオーバーと交換しました。",
        "Ben меняет унтера желудей на обера желудей.",
        "Ben wymienia niżnika żołądź na wyżnika żołądź.",
        deck="german",
    ),
    Golden(
        Event(Kind.MELDED, 1, tuple(Suit.HEARTS.marriage), 40),
        "Ben declares 40 in hearts.",
        "Ben sagt den Vierziger in Herz an.",
        "Benはハートのマリッジ（40点）を宣言しました。",
        "Ben объявляет марьяж червей, 40.",
        "Ben melduje 40 (kier).",
    ),
    Golden(
        Event(Kind.CLOSED, 0),
        "You close the talon.",
        "Du drehst zu.",
        "あなたは山札をクローズしました。",
        "Вы закрываете талон.",
        "Zamykasz talon.",
    ),
    Golden(
        Event(Kind.CLOSED, 1),
        "Ben closes the talon.",
        "Ben dreht zu.",
        "Benは山札をクローズしました。",
        "Ben закрывает талон.",
        "Ben zamyka talon.",
    ),
    Golden(
        Event(Kind.CLAIMED, 0, value=66),
        "You claim, with 66 card points.",
        "Du meldest dich mit 66 Augen aus.",
        "あなたは66点で上がりを宣言しました。",
        "Вы объявляете игру, 66 очков.",
        "Zgłaszasz wygraną, 66 punktów.",
    ),
    Golden(
        Event(Kind.ENDED, 1, value=1),
        "Ben wins the deal and scores 1 game point.",
        "Ben gewinnt das Spiel: 1 Punkt.",
        "ディールはBenの勝ちで、1ゲームポイントを得ました。",
        "Раздачу выигрывает Ben: 1 очко.",
        "Rozdanie wygrywa Ben: 1 punkt.",
    ),
    Golden(
        Event(Kind.ENDED, 1),
        "The deal is over, and nobody scores.",
        "Das Spiel ist aus, und niemand punktet.",
        "ディールが終わりました。どちらにも得点はありません。",
        "Раздача окончена, никто не пишет.",
        "Rozdanie skończone, nikt nie zapisuje.",
    ),
    Golden(
        read_action("JH"),
        "Play the jack of hearts",
        "Herz-Buben spielen",
        "ハートのJを出す",
        "Сыграть валета червей",
        "Zagraj waleta kier",
    ),
    Golden(
        marriage(Suit.HEARTS, 40),
        "Declare 40 (hearts)",
        "40 ansagen (Herz)",
        "40点を宣言（ハート）",
        "Объявить 40 (червы)",
        "Zamelduj 40 (kier)",
    ),
    Golden(Action(Verb.CLAIM), "Claim 66", "Mit 66 ausmelden", "66点で上がりを宣言", "Объявить 66", "Zgłoś 66"),
    Golden(Action(Verb.CLOSE), "Close the talon", "Zudrehen", "山札をクローズ", "Закрыть талон", "Zamknij talon"),
)


# Reading the files


class Message(NamedTuple):
    """One message as its file has it."""

    topic: str
    entry: ftl.Message


@lru_cache
def read(language: str) -> dict[str, Message]:
    """Every message of a language; a line that cannot be read, or a message that stands twice, fails here."""
    found: dict[str, Message] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name} in {language} cannot be read: {entry.content}"
            assert not isinstance(entry, ftl.Term), f"{path.name} in {language} has a term; FORM does their work"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} in {language} stands in two places"
                found[entry.id.name] = Message(path.name, entry)
    return found


class Uses(Visitor):
    """What a message uses: variables with the keys they are compared to, forms of words, and other messages.

    The variables of the other messages are among them.
    """

    def __init__(self, language: str, name: str) -> None:
        super().__init__()
        self.language = language
        self.variables: dict[str, set[str]] = {}
        self.forms: list[tuple[str, str]] = []
        self.messages: list[str] = []
        self.visit(read(language)[name].entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # Fluent's own name
        self.variables.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference), "a sentence chooses by what it is given"
        keys = {key.name if isinstance(key, ftl.Identifier) else key.value for key in (v.key for v in node.variants)}
        self.variables.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        assert node.id.name == "FORM", f"there is no function {node.id.name}"
        word, form = node.arguments.positional
        assert isinstance(word, ftl.VariableReference)
        assert isinstance(form, ftl.StringLiteral)
        self.forms.append((word.id.name, form.value))
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.append(node.id.name)
        self.visit(read(self.language)[node.id.name].entry)


def plain(entry: ftl.Message) -> object:
    """A message without its comment, for comparing."""
    return [None if entry.value is None else entry.value.to_json(), [each.to_json() for each in entry.attributes]]


# Every language says the same


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_in_every_language_under_the_same_topic(language: str) -> None:
    here = {name: message.topic for name, message in read(language).items()}
    english = {name: message.topic for name, message in read("en").items()}
    missing = english.keys() - here.keys()

    assert here == {name: topic for name, topic in english.items() if name not in missing}
    assert {english[name].removesuffix(".ftl") for name in missing} == LEFT_TO_ENGLISH.get(language, set())


@pytest.mark.parametrize("language", LEFT_TO_ENGLISH)
def test_what_is_left_to_english_only_other_games_than_thousand_can_say(language: str) -> None:
    """Their contracts, calls, options and rules; never what a list of all games has, nor an option of Thousand."""
    left = read("en").keys() - read(language).keys()
    shared = {name for name in left if name.startswith(("preset-", "about-", "rank-", "rulebook-", "fact-", "screen-"))}
    options = {f"decides-{option.name}" for option in ThousandOptions.all()}

    assert not shared
    assert not left & options
    assert not [name for name in left if "thousand" in name]


@pytest.mark.parametrize("language", LEFT_TO_ENGLISH)
def test_what_is_left_to_english_is_english_with_all_its_words(language: str) -> None:
    for deck in DECKS:
        english, locale = Locale("en", deck), Locale(language, deck)
        for name in read("en").keys() - read(language).keys():
            for params in samples(Uses("en", name)):
                assert locale.text(name, **params) == english.text(name, **params)


def test_a_message_that_no_list_leaves_to_english_is_missed() -> None:
    for language in LEFT_TO_ENGLISH:
        assert Locale(language).telling("no-such-message").language == language
    assert not LEFT_TO_ENGLISH.keys() & {"en", "de", "ja"}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_message_takes_the_same_parameters_in_every_language(language: str) -> None:
    """All but `who`, for a language that says "you" like any name, and what every paragraph is given."""
    for name, message in read("en").items():
        if name not in read(language):
            continue  # left to English, which another test looks at
        chosen_by = {"who"} | (
            {*options(), *RANKS} if message.topic.startswith(("paragraphs", "strategy", "lesson")) else set()
        )
        wanted, given = (Uses(each, name).variables.keys() - chosen_by for each in ("en", language))

        assert given == wanted, f"{name} in {language}"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_message_is_translated_or_listed_with_its_reason(language: str) -> None:
    same = {
        (language, name)
        for name, message in read(language).items()
        if plain(message.entry) == plain(read("en")[name].entry)
    }

    assert same == {key for key in SAME_AS_ENGLISH if key[0] == language}


@pytest.mark.parametrize(
    ("language", "number"), [("en", "−0.92"), ("de", "−0,92"), ("ja", "−0.92"), ("ru", "−0,92"), ("pl", "−0,92")]
)
def test_a_hint_writes_its_number_as_the_language_does(language: str, number: str) -> None:
    assert number in Locale(language).text("hint-some", sign="−", value=0.92, layouts=100)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_refers_to_its_own_topic_alone(language: str) -> None:
    """Topics are parsed one by one, so another may not be there yet."""
    for name, message in read(language).items():
        for other in Uses(language, name).messages:
            assert read(language)[other].topic == message.topic, f"{name} in {language} refers to {other}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", ["suit", "card"])
def test_every_form_that_a_sentence_asks_for_exists_and_no_other(language: str, words: str) -> None:
    forms = {
        tuple(attribute.id.name for attribute in message.entry.attributes)
        for name, message in read(language).items()
        if name.startswith(f"{words}-")
    }
    asked = {
        form
        for name in read(language)
        for word, form in Uses(language, name).forms
        if (word == "suit") == (words == "suit")
    }

    assert len(forms) == 1
    assert set(forms.pop()) == asked


# Every sentence can be said


CARDS: Final[dict[str, Param]] = {
    "card": Card("JH"),
    "led": Card("QD"),
    "taken": Card("AS"),
    "turnup": Card("TC"),
    "suit": Suit.DIAMONDS,
    "cards": HAND,
}


def samples(uses: Uses) -> Iterator[dict[str, Param]]:
    """Parameters for a message, so that each of its variants is said once."""
    values = {name: [sample(key, keys) for key in sorted(keys)] or [""] for name, keys in uses.variables.items()}
    for chosen in product(*values.values()):
        yield {name: CARDS.get(name, value or "xyz") for name, value in zip(values, chosen, strict=True)}


def sample(key: str, keys: set[str]) -> Param:
    """A value that chooses the variant with this key, out of these."""
    if key == "one" or key.isdecimal():
        return 1 if key == "one" else int(key)
    if key == "few":
        return 3
    return 5 if any(other == "one" or other.isdecimal() for other in keys) else key


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_in_every_variant(language: str, deck: str) -> None:
    locale = Locale(language, deck)
    for name, message in read(language).items():
        for text in [name, *(f"{name}.{attribute.id.name}" for attribute in message.entry.attributes)]:
            for params in samples(Uses(language, name)):
                said = locale.text(text, **params)

                assert said.strip(), text
                assert not re.search(r"[{}\u2068\u2069]|\?\?\?|None", said), f"{text} in {language}: {said}"
                assert "  " not in said, f"{text} in {language}: {said}"


def test_whatever_happens_or_is_refused_in_a_deal_can_be_told() -> None:
    """Deals of every preset with every action tried at every step, told to both players and to a spectator."""
    told = Told()
    for preset in CATALOG:
        everything = [read_action(str(card)) for card in preset.game.pack]
        everything += [marriage(suit, value) for suit in Suit for value in (20, 40)]
        everything += [Action(verb) for verb in Verb if verb not in _WITH_MORE]
        everything += map(
            read_action, ("trump:H", "bid:100", "raise:150", "turn:0", "stock:0", "discard:AH", "call:land")
        )
        rng = Random(preset.key)
        for _ in range(12):
            play_and_tell(preset.game, rng, everything, told)

    assert told.kinds <= set(Kind)
    assert len(told.kinds) > 30
    assert {refusal.value[0] for refusal in Refusal} <= told.reasons


class Told:
    """Says everything in every language, to everyone, and looks at each sentence; what was said once is known."""

    def __init__(self) -> None:
        self.known: set[Reason | Event] = set()
        self.locales = [Locale(language, deck) for language in LANGUAGES for deck in ("french", "german")]

    @property
    def kinds(self) -> set[Kind]:
        return {what.kind for what in self.known if isinstance(what, Event)}

    @property
    def reasons(self) -> set[str]:
        return {what.id for what in self.known if isinstance(what, Reason)}

    def reason(self, why: Reason) -> None:
        if why not in self.known:
            self.known.add(why)
            for locale, you in product(self.locales, (0, 1, None)):
                self.look(locale.reason(why, ("Anna", "Ben"), you))

    def event(self, event: Event) -> None:
        if event not in self.known:
            self.known.add(event)
            is_drawn = event.kind in {Kind.DEALT, Kind.DREW}
            unseen = event._replace(cards=()) if event.readers is not None and is_drawn else event
            for locale, you in product(self.locales, (0, 1, None)):
                self.look(locale.event(event, ("Anna", "Ben"), you))
                self.look(locale.event(unseen, ("Anna", "Ben"), you, hidden=True))

    def look(self, said: str) -> None:
        assert not re.search(r"[{}\n]|\?\?\?|None", said), said


def play_and_tell(game: AnyGame, rng: Random, everything: list[Action], told: Told) -> None:
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.deal(deck)
    while True:
        for event in events:
            told.event(event)
        for action in everything:
            why = game.view(state, state.table.turn).explain(action)
            if why is not None:
                told.reason(why)
        if state.table.result is not None:
            break
        legal = game.legal(state)
        # Somebody who likes marriages, and is slow to close and to claim, sees most of the game.
        liked = [action for action in legal if action.verb is Verb.MELD]
        patient = [action for action in legal if action.verb not in {Verb.CLOSE, Verb.CLAIM} or rng.random() < 0.1]
        state, events = game.apply(state, rng.choice(liked or patient or legal))
    for why in state.table.result.reasons:
        told.reason(why)


# Every sentence is there, and somebody says it


class Calls(NamedTuple):
    """What the source says: ids that it names, patterns of ids that it puts together, and parameters by id."""

    ids: set[str]
    patterns: list[re.Pattern[str]]
    params: list[tuple[str, set[str]]]


SPEAKERS: Final = frozenset({"reason", "OptionError", "text", "_told", "in_line"})
"""Functions whose first argument is a message id."""


@lru_cache
def calls() -> Calls:
    """The source of the package, read for message ids."""
    found = Calls(set(), [], [])
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
            if name in SPEAKERS:
                note(node, found, path)
    return found


def note(call: ast.Call, found: Calls, path: Path) -> None:
    first = call.args[0]
    named = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
    for each in named:
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            if " " in each.value:
                continue  # SQLAlchemy has a `text` as well
            found.ids.add(each.value)
            if all(keyword.arg is not None for keyword in call.keywords):
                found.params.append((each.value, {str(keyword.arg) for keyword in call.keywords}))
        elif isinstance(each, ast.JoinedStr) and path != FOLDER / "locale.py":
            parts = (re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".+" for v in each.values)
            found.patterns.append(re.compile("".join(parts)))


@lru_cache
def constants() -> frozenset[str]:
    """Every text in the source that could be a message id."""
    return frozenset(
        node.value
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@lru_cache
def pages() -> Calls:
    """The words that the browser's pages name, and those that they put together."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCE / "web" / "static" / "js").rglob("*.js"))
    parts = (re.split(r"\$\{[^}]*\}", text) for text in re.findall(r"\bt\(`([^`]+)`", source))
    patterns = [re.compile("(?:web-)?" + ".+".join(map(re.escape, fixed))) for fixed in parts]
    return Calls({f"web-{name}" for name in re.findall(r'\bt\("([^"]+)"', source)}, patterns, [])


@lru_cache
def page_constants() -> frozenset[str]:
    """Every text in the pages' source that could be the id of one of their words."""
    sources = (path.read_text(encoding="utf-8") for path in (SOURCE / "web" / "static" / "js").rglob("*.js"))
    return frozenset(f"web-{text}" for source in sources for text in re.findall(r'"([a-z][\w-]*)"', source))


def ids_of_rules() -> set[str]:
    """Ids in the rules and records that are not the first argument of a call: tables, and choices made beforehand."""
    topics = "refused|end|worth|option|game|notation|deck|record|match|verify"
    return {text for text in constants() if re.fullmatch(rf"(?:{topics})-[a-z]+(?:-[a-z]+)*", text)}


def options() -> dict[str, Option]:
    return {option.name: option for preset in CATALOG for option in preset.game.options.all()}


def option_values() -> Iterator[tuple[str, bool | int | str]]:
    """Every value once, whichever game has it."""
    everywhere = [option for preset in CATALOG for option in preset.game.options.all()]
    yield from dict.fromkeys((each.name, value) for each in everywhere for value in each.choices or (each.default,))


def built() -> set[str]:
    """The ids that `Locale` puts together itself."""
    numbers = {name for name, option in options().items() if not option.choices}
    return {
        *(f"event-{kind}" for kind in Kind),
        *(f"action-{verb}" for verb in Verb),
        *(f"decides-{name}" for name in options()),
        *(f"value-{name}" for name in numbers),
        *(f"value-{name}-{str(value).lower()}" for name, value in option_values() if name not in numbers),
        *(f"{what}-{preset.key}" for preset in CATALOG for what in ("preset", "about")),
        *(name for name in read("en") if name.startswith(("contract-", "aim-"))),
        *(f"suit-{suit}" for suit in SUITS),
        *(f"{what}-{rank}" for rank in RANKS for what in ("card", "index", "rank")),
        *(f"sign-{suit}" for suit in ("leaves", "bells", "acorns")),
        *(f"place-{what}" for what in ("line", "deal")),
    }


def test_every_message_that_the_source_names_exists() -> None:
    named = calls().ids | pages().ids | ids_of_rules() | built() | {refusal.value[0] for refusal in Refusal}

    assert not sorted(named - read("en").keys())


def test_every_message_is_said_by_somebody() -> None:
    inner = {other for name in read("en") for other in Uses("en", name).messages}
    unused = read("en").keys() - built() - constants() - page_constants() - inner
    patterns = [*calls().patterns, *pages().patterns]

    assert not sorted(name for name in unused if not any(pattern.fullmatch(name) for pattern in patterns))


def test_whoever_names_a_message_gives_what_it_needs() -> None:
    for (name, given), language in product(calls().params, LANGUAGES):
        params = given | ({"who", "name"} if "seat" in given else set())

        if name in read(language):
            assert Uses(language, name).variables.keys() <= params, f"{name} in {language} is given {sorted(given)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_value_has_words(language: str) -> None:
    locale = Locale(language)
    phrases = [locale.option_value(name, value) for name, value in option_values()]

    assert len(set(phrases)) == len(phrases), "two values are told apart by their phrase alone"
    assert not [phrase for phrase in phrases if phrase.endswith((".", "。"))], "a phrase stands in a list"
    for name in options():
        assert locale.option(name).endswith((".", "。"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_has_a_name_of_its_own_and_a_sentence(language: str) -> None:
    locale = Locale(language)

    assert len({locale.preset(preset.key) for preset in CATALOG}) == len(CATALOG)
    for preset in CATALOG:
        assert locale.preset_description(preset.key).endswith((".", "。"))
        assert "\n" not in locale.preset_description(preset.key)


# Cards


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_have_different_names(language: str, deck: str) -> None:
    locale = Locale(language, deck)
    cards = [Card(number) for number in range(32)]

    assert len({locale.card(card) for card in cards}) == 32
    assert len({locale.short(card) for card in cards}) == 32


@pytest.mark.parametrize(
    ("language", "deck", "name", "short"),
    [
        ("en", "french", "queen of clubs", "Q♣"),
        ("de", "french", "Kreuz-Dame", "D♣"),
        ("ja", "french", "クラブのQ", "Q♣"),
        ("en", "french4", "queen of clubs", "Q♣"),
        ("en", "german", "ober of acorns", "OA"),
        ("de", "german", "Eichel-Ober", "OE"),
        ("ja", "german", "どんぐりのオーバー", "O実"),
        ("ru", "french", "дама треф", "Д♣"),
        ("pl", "french", "dama trefl", "D♣"),
        ("ru", "german", "обер желудей", "Ож"),
        ("pl", "german", "wyżnik żołądź", "Oż"),
    ],
)
def test_a_card_is_called_as_the_reader_calls_it(language: str, deck: str, name: str, short: str) -> None:
    locale = Locale(language, deck)

    assert locale.card(Card("QC")) == name
    assert locale.short(Card("QC")).replace("\ufe0e", "") == short


@pytest.mark.parametrize("deck", DECKS)
def test_signs_of_suits_ask_to_stay_signs(deck: str) -> None:
    """Without U+FE0E a phone shows a coloured picture."""
    for suit in Suit:
        sign = Locale("en", deck).sign(suit)

        assert sign.isalpha() or sign[1:] == "\ufe0e"


def test_indices_and_suits_follow_the_deck() -> None:
    assert [Locale("de").index(rank) for rank in Rank] == ["7", "8", "9", "B", "D", "K", "10", "A"]
    assert [Locale("de", "german").suit(suit) for suit in Suit] == ["Laub", "Herz", "Schellen", "Eichel"]
    assert [Locale("de", "german").index(rank) for rank in (Rank.QUEEN, Rank.JACK)] == ["O", "U"]


def test_a_list_of_cards_is_never_empty_air() -> None:
    assert Locale("en").cards(()) == "none"
    assert Locale("ja").cards(HAND) == "ハートのA、ハートのJ"


# Sample sentences, you and the others


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.en)
def test_sample_sentences(golden: Golden) -> None:
    said = []
    for language in LANGUAGES:
        locale = Locale(language, golden.deck)
        match golden.what:
            case Reason() as why:
                said.append(locale.reason(why, ("Anna", "Ben"), you=0))
            case Event() as event:
                said.append(locale.event(event, ("Anna", "Ben"), you=0))
            case Action() as action:
                said.append(locale.action(action))

    assert tuple(said) == (golden.en, golden.de, golden.ja, golden.ru, golden.pl)


def test_the_name_scharf_is_answered_with_both_its_meanings() -> None:
    why = reason("game-two-meanings", name="scharf", games="schnapsen_tournament, scharfschnapsen")
    for language in LANGUAGES:
        said = Locale(language).reason(why)

        assert said.count("schnapsen_tournament") == said.count("scharfschnapsen") == 2
        assert "\n" not in said


def test_what_a_reader_may_not_see_is_not_told() -> None:
    locale = Locale("en")

    assert locale.event(Event(Kind.DREW, 1), ("Anna", "Ben"), you=0) == "Ben draws a card."
    assert locale.event(Event(Kind.TOOK, 0, HAND, 13), you=0, hidden=True) == "You take the trick."
    assert locale.event(Event(Kind.TOOK, 0, HAND, 13), you=0) == "You take the trick, with 13 card points."


def test_players_without_names_are_numbered() -> None:
    assert Locale("de").event(Event(Kind.CLOSED, 1)) == "Spieler 2 dreht zu."


def test_exchange_and_claim_name_what_is_known() -> None:
    assert Locale("de").action(Action(Verb.EXCHANGE)) == "Gegen die offene Trumpfkarte austauschen"
    assert Locale("de").action(Action(Verb.EXCHANGE), turnup=Card("QH")) == "Gegen die Herz-Dame austauschen"
    assert Locale("en").action(Action(Verb.CLAIM), target=50) == "Claim 50"


def test_what_others_typed_cannot_break_the_line() -> None:
    names = ("A\x1b[2J\nB", "Ben")

    assert Locale("en").event(Event(Kind.CLOSED, 0), names) == "A [2J B closes the talon."
    assert len(Locale("en").reason(reason("notation-suit", given="x" * 9999))) < 300


@pytest.mark.parametrize(
    ("lang", "won", "lost"),
    [
        ("en", "You score 120 points.", "Ben loses 100 points."),
        ("de", "Du schreibst 120 Punkte.", "Ben verliert 100 Punkte."),
        ("ja", "あなたは120点を得ます。", "Benは100点を失います。"),
        ("ru", "Вы пишете 120 очков.", "Ben теряет 100 очков."),
        ("pl", "Zapisujesz 120 punktów.", "Ben traci 100 punktów."),
    ],
)
def test_points_that_are_won_or_lost_are_told_in_a_sentence(lang: str, won: str, lost: str) -> None:
    locale = Locale(lang)
    assert locale.event(Event(Kind.SCORED, 0, value=120), ("Anna", "Ben"), 0) == won
    assert locale.event(Event(Kind.SCORED, 1, value=-100), ("Anna", "Ben"), 0) == lost


def test_japanese_spells_schnapsen_in_one_way() -> None:
    written = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("ja/*.ftl"))
    assert "シュナプセン" in written
    assert "シュナップセン" not in written


def test_an_illegal_action_is_explained_to_the_player() -> None:
    game = CATALOG[0].game
    state, _ = game.deal(list(game.pack))

    with pytest.raises(IllegalAction) as refused:
        game.apply(state, Action(Verb.DRAW))

    assert Locale("en").reason(refused.value.reason).startswith("There is nothing for you to draw now.")


def test_places_in_files_are_named() -> None:
    assert [Locale(language).place("deal 12") for language in LANGUAGES] == [
        "Deal 12",
        "Spiel 12",
        "第12ディール",
        "Раздача 12",
        "Rozdanie 12",
    ]
    assert Locale("de").place("shuffle") == "shuffle"


# The door itself


@pytest.mark.parametrize(
    ("setting", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "ja"}, "ja"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "de_AT.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"}, "ja"),
        (None, {"LC_MESSAGES": "ja_JP.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LANG": "de"}, "de"),
        (None, {"LANG": "ru_RU.UTF-8"}, "ru"),
        ("pl-PL", {}, "pl"),
        ("ja", {"LANG": "de_AT.UTF-8"}, "ja"),
        ("de-CH", {}, "de"),
    ],
)
def test_the_language_is_the_wanted_one(setting: str | None, environment: Mapping[str, str], language: str) -> None:
    assert detect_language(setting, environment) == language


def test_a_language_or_deck_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(ValueError, match="'fr' is not a language here; languages are en, de, ja, ru, pl"):
        detect_language("fr")
    with pytest.raises(ValueError, match="'fr' is not a language"):
        Locale("fr")
    with pytest.raises(ValueError, match="'tarot' is not a deck here; decks are french, french4, german"):
        Locale("en", "tarot")


def test_an_unknown_message_or_a_missing_parameter_is_an_error() -> None:
    """An id on the screen would help nobody."""
    with pytest.raises(KeyError, match="no message end-of-the-world in en"):
        Locale("en").text("end-of-the-world")
    with pytest.raises(KeyError, match=r"message refused-not-held in en cannot be filled in: .*card"):
        Locale("en").text("refused-not-held")
    with pytest.raises(KeyError, match=r"no text in message suit-hearts\.none in en"):
        Locale("en").text("suit-hearts.none")


def test_a_parameter_of_a_strange_kind_is_an_error() -> None:
    with pytest.raises(TypeError, match="cannot stand in a sentence"):
        Locale("en").text("player", number=None)


def test_nothing_is_read_before_something_is_said() -> None:
    german = Sentences("de")

    assert "topics" not in vars(german)
    assert german.say("suit-hearts", {}) == "Herz"
    assert german.parsed == {"cards.ftl"}


def test_fluent_is_imported_only_by_those_who_say_something() -> None:
    for path in FOLDER.glob("*.py"):
        tops: list[Any] = ast.parse(path.read_text(encoding="utf-8")).body
        imported = [node.module or "" for node in tops if isinstance(node, ast.ImportFrom)]

        assert not [module for module in imported if module.startswith("fluent")]
