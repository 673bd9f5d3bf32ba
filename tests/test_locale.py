"""The sentences as a reader sees them: sample sentences in all languages, cards, and the door to them.

The table at the top is for reviewers.
"""

# ruff: noqa: RUF001  # Japanese has punctuation of its own, and Russian letters look like Latin ones

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import pytest

from bummerl.locale import DECKS, LANGUAGES, Locale, detect_language
from bummerl.locale.sentences import Sentences
from bummerl.rules.actions import Action, Event, IllegalAction, Kind, Verb, marriage, read_action
from bummerl.rules.cards import Card, Rank, Suit
from bummerl.rules.catalog import CATALOG
from bummerl.rules.reasons import Reason, reason
from tests.messages import FOLDER, HAND


class Golden(NamedTuple):
    """Something said to the player at seat 0, Anna, whose opponent is Ben; with German cards if need be."""

    what: Reason | Event | Action
    en: str
    de: str
    ja: str
    ru: str
    pl: str
    deck: str = "french"


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


@pytest.mark.parametrize(
    ("language", "number"), [("en", "−0.92"), ("de", "−0,92"), ("ja", "−0.92"), ("ru", "−0,92"), ("pl", "−0,92")]
)
def test_a_hint_writes_its_number_as_the_language_does(language: str, number: str) -> None:
    assert number in Locale(language).text("hint-some", sign="−", value=0.92, layouts=100)


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
