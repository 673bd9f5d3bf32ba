"""What a newcomer meets at the table: keys that are not mistaken, refusals with their reason, questions, counts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bummerl.cli.choices import remember
from bummerl.cli.lines import Lines
from bummerl.cli.places import Place
from bummerl.cli.session import Session
from bummerl.cli.store import Store
from bummerl.cli.tui.palette import DARK
from bummerl.cli.tui.picture import picture
from bummerl.cli.tui.play import Play
from bummerl.engine.bots import bot
from bummerl.locale import LANGUAGES, Locale
from bummerl.record.match import Memory
from bummerl.rules.actions import Event, Kind, Verb
from bummerl.rules.catalog import find
from bummerl.rules.reasons import reason
from bummerl.table.keys import CARD_KEYS, Command
from bummerl.table.rulebook import rulebook, rules_at_table
from bummerl.table.scene import Choice, Scene
from bummerl.table.teller import Teller

EVERY_LANGUAGE: Final = pytest.mark.parametrize("language", LANGUAGES)


class Nowhere(Place):
    """Where nothing is kept."""

    def save(self, session: Session) -> None:
        pass


def place() -> Place:
    return Nowhere(Store(Path("nowhere")), Path("nowhere", "match.json"))


def sit(game: str, seed: int, memory: Memory = Memory.POINTS, **options: str) -> Session:
    """A match against bots that play anything, up to the person's first decision."""
    preset = find(game)
    preset = preset._replace(game=preset.game.with_texts(options))
    session = Session.new(preset, "Anna", bot("random"), seed.to_bytes(32), memory, others=("Resi", "Franz", "Poldi"))
    goes_on(session)
    return session


def goes_on(session: Session) -> None:
    while session.step():
        pass


def until(
    wanted: Callable[[Scene], bool],
    game: str,
    memory: Memory = Memory.POINTS,
    **options: str,
) -> Session:
    """A random match at the first moment that is wanted."""
    for seed in range(300):
        session, chance = sit(game, seed, memory, **options), Random(seed)
        while True:
            scene = session.scene
            if wanted(scene):
                return session
            if session.is_over:
                break
            calm = [each.action for each in scene.choices if not each.is_final] or [scene.choices[0].action]
            session.act(chance.choice(calm))
            goes_on(session)
    raise AssertionError("no match came to that")


def may(verb: Verb) -> Callable[[Scene], bool]:
    return lambda scene: any(choice.action.verb is verb for choice in scene.choices)


def choices(session: Session, verb: Verb) -> list[Choice]:
    return [choice for choice in session.scene.choices if choice.action.verb is verb]


def play_of(session: Session, locale: Locale | None = None) -> Play:
    play = Play(session, place(), locale or Locale("en"))
    play.finish()
    return play


def answer(session: Session, *typed: str, locale: Locale | None = None) -> str:
    """What the line mode says to this."""
    said: list[str] = []
    lines = Lines(session, place(), locale or Locale("en"), lambda: None, said.append)
    for text in typed:
        said.clear()
        lines.obey(text, lines.session.scene)
    return "\n".join(said)


def drawn(play: Play, columns: int = 80, rows: int = 24) -> str:
    options = play.session.match.game.options
    return "\n".join(picture(play.shown, columns, rows, play.locale, DARK, options).lines())


# Keys


@pytest.mark.parametrize("game", ["bauernschnapsen", "dreierschnapsen", "sixty_six_3p", "thousand_2p"])
def test_what_is_picked_has_a_key_that_is_no_cards_and_no_commands(game: str) -> None:
    verb = Verb.STOCK if game == "thousand_2p" else Verb.TRUMP
    session = until(may(verb), game)
    keys = {choice.key for choice in session.scene.calls}

    assert not keys & {*CARD_KEYS, *Command}
    assert all(f"{key} " in drawn(play_of(session), 120, 40) for key in keys)


def test_a_card_is_turned_up_only_by_a_second_press_and_by_its_place() -> None:
    session = until(may(Verb.TURN), "bauernschnapsen")
    first = choices(session, Verb.TURN)[0]
    play, done = play_of(session), session.record.actions
    assert "Turn 4" in drawn(play, 120, 40)
    play.press(first.key)
    assert any("Turn up your card 4?" in line for line in play.shown.words)
    assert session.record.actions == done
    assert play.shown.asked == first
    play.press("1")
    assert session.record.actions == done
    play.press(first.key)
    play.press(first.key)
    assert first.action in session.record.actions


# Refusals in lines


@pytest.mark.parametrize(
    ("typed", "verb"), [("1", Verb.BID), ("m", Verb.BID), ("500", Verb.BID), ("1", Verb.GIVE), ("m", Verb.GIVE)]
)
def test_a_number_or_letter_that_is_not_allowed_is_refused_with_its_paragraph(typed: str, verb: Verb) -> None:
    session = until(may(verb), "thousand")
    done = session.record.actions

    assert "§T" in answer(session, typed)
    assert session.record.actions == done


@pytest.mark.parametrize("typed", ["c", "s", "x", "m"])
def test_a_follower_is_told_why_not(typed: str) -> None:
    session = until(lambda scene: bool(scene.trick) and scene.turn == scene.me, "schnapsen")

    assert "(§" in answer(session, typed)


def test_a_gift_may_name_its_receiver_where_only_one_is_left() -> None:
    session = until(lambda scene: may(Verb.GIVE)(scene) and len(scene.choices[0].key) == 1, "thousand")
    first = choices(session, Verb.GIVE)[0]
    letter = "ab"[(first.action.to or 0) - 1]

    assert "§T" in answer(session, f"{first.key}{'b' if letter == 'a' else 'a'}")
    answer(session, f"{first.key}{letter}")
    assert session.record.actions[-1] == first.action


@EVERY_LANGUAGE
def test_who_has_no_marriage_is_told_that(language: str) -> None:
    def leads_without(scene: Scene) -> bool:
        pairs = [card for card in scene.hand if all(each in scene.hand for each in card.suit.marriage)]
        return not pairs and not scene.trick and scene.turn == scene.me and scene.won[scene.me] > 0

    locale = Locale(language)
    wanted = locale.text("refused-no-marriage")
    for game in ("schnapsen", "thousand"):
        session = until(lambda scene: leads_without(scene) and may(Verb.PLAY)(scene), game)
        play = play_of(session, locale)
        play.press("m")
        assert wanted in answer(session, "m", locale=locale)
        assert any(wanted in line for line in play.shown.words)


def test_a_card_is_led_without_drawing_first() -> None:
    def wanted(scene: Scene) -> bool:
        return scene.can_draw and bool(scene.hand)

    session = until(wanted, "sixty_six")
    card = session.scene.hand[0]
    answer(session, "1")
    played = [event for event in session.view.log if event.kind is Kind.PLAYED and event.seat == 0]
    assert played[-1].cards == (card,)

    session = until(wanted, "sixty_six")
    play, card = play_of(session), session.scene.hand[0]
    play.press("1")
    assert not play.scene.can_draw
    assert (play.shown.chosen, card in play.scene.hand) == (card, True)
    assert play.scene.drawn is not None


# Counts and questions


@EVERY_LANGUAGE
def test_a_claim_is_asked_with_the_count_of_a_table_that_counts(language: str) -> None:
    locale = Locale(language)
    teller = Teller(locale)
    for memory in Memory:
        session = until(lambda scene: may(Verb.CLAIM)(scene) and may(Verb.PLAY)(scene), "schnapsen", memory)
        points = session.view.table.points[0]
        (claim,) = choices(session, Verb.CLAIM)
        asked = teller.confirmation(claim, session.scene)
        assert (str(points) in asked) == (memory in {Memory.POINTS, Memory.TRAINING})


@EVERY_LANGUAGE
def test_an_auction_asks_what_it_asks(language: str) -> None:
    teller = Teller(Locale(language))
    asked = {
        teller.question(until(may(verb), game).scene)
        for verb, game in (
            (Verb.TRUMP, "bauernschnapsen"),
            (Verb.CALL, "bauernschnapsen"),
            (Verb.KONTRA, "bauernschnapsen"),
            (Verb.BID, "thousand"),
            (Verb.GIVE, "thousand"),
        )
    }

    assert len(asked) == 5
    assert all(asked)


def test_a_contract_is_offered_with_its_value_and_the_first_is_picked() -> None:
    session = until(lambda scene: may(Verb.CALL)(scene) and len(scene.calls) > 2, "bauernschnapsen")
    play = play_of(session)

    assert play.shown.picked is not None
    assert "Call Land (9)" in {play.teller.action_text(each.action, play.scene) for each in play.scene.calls}


def test_the_forced_bid_says_that_it_is_forced() -> None:
    session = sit("thousand", 1)
    forced = next(event for event in session.view.log if event.kind is Kind.BID)
    told = Teller(Locale("en")).event(session.scene, forced)
    assert "has to open" in told or "have to open" in told

    higher = until(lambda scene: sum(event.kind is Kind.BID for event in scene.log) > 1, "thousand")
    last = [event for event in higher.view.log if event.kind is Kind.BID][-1]
    assert "have to" not in Teller(Locale("en")).event(higher.scene, last)


def test_passing_a_double_is_not_told_like_passing_a_call() -> None:
    locale = Locale("de")
    told = {locale.event(Event(Kind.WAIVED, 1, value=value), ("Anna", "Resi")) for value in range(3)}

    assert len(told) == 3
    assert all("„weiter“" in each for each in told)


def test_a_score_beside_a_name_says_what_it_is_or_is_left_to_the_panel() -> None:
    play = play_of(until(may(Verb.BID), "thousand"))

    assert "score 0" in drawn(play)
    assert "score 0" not in drawn(play, 120, 40)


# What was played


def test_the_computer_waits_with_its_lead_until_a_key_is_pressed() -> None:
    for seed in range(40):
        play = play_of(sit("schnapsen", seed))
        play.press("1")
        play.press("1")
        while play.is_waiting and not play.shown.holds:
            play.next_picture()
        if not play.shown.holds:
            continue
        assert len(play.shown.scene.trick) == 2
        assert "Go on" in drawn(play)
        done = play.session.record.actions
        play.press("x")
        assert not play.is_waiting
        assert play.session.record.actions == done
        return
    raise AssertionError("the computer won no trick")


def test_a_key_does_not_wait_where_no_trick_may_be_looked_at() -> None:
    for seed in range(20):
        play = play_of(sit("schnapsen", seed, trick_review="none"))
        play.press("1")
        play.press("1")
        while play.is_waiting:
            assert not play.shown.holds
            play.next_picture()


@pytest.mark.parametrize("game", ["schnapsen", "thousand", "bauernschnapsen"])
def test_all_tricks_can_be_looked_through_when_a_deal_is_over(game: str) -> None:
    session = until(lambda scene: scene.result is not None and sum(scene.won) > 2, game, Memory.STRICT)
    scene = session.scene

    assert len(scene.review) == sum(scene.won)
    assert len(answer(session, "o").splitlines()) == sum(scene.won)


# Sentences


@EVERY_LANGUAGE
def test_a_wrong_claim_of_the_closer_says_why_it_costs_three(language: str) -> None:
    why = reason("worth-wrong-closer", "8.6", seat=0, value=3, why="trickless")

    assert "§8.3" in Locale(language).reason(why, ("Anna", "Resi"), 0)
    assert "§8.3" in Locale(language).reason(why, ("Anna", "Resi"), 1)


@pytest.mark.parametrize(
    ("language", "wanted"), [("de", "Du und Franz, ihr gewinnt das Spiel"), ("en", "You and Franz win")]
)
def test_partners_win_a_deal_together(language: str, wanted: str) -> None:
    session = until(
        lambda scene: scene.result is not None and scene.log[-1].kind is Kind.ENDED and scene.result.points[0] > 0,
        "bauernschnapsen",
    )
    scene = session.scene

    assert wanted in Teller(Locale(language)).event(scene, scene.log[-1])


def test_the_partners_points_are_told_as_those_of_the_readers_side() -> None:
    scene = sit("bauernschnapsen", 1).scene
    why: Any = reason("worth-bauern-one", "B9.2", seat=2, points=42, limit=33)

    assert Teller(Locale("de")).reason(why, scene).startswith("Ihr habt 42 Augen")


@pytest.mark.parametrize(
    ("language", "forms"),
    [("ru", ("1 очко", "3 очка", "14 очков")), ("pl", ("1 punkt", "3 punkty", "14 punktów"))],
)
def test_points_are_declined(language: str, forms: tuple[str, str, str]) -> None:
    for value, form in zip((1, 3, 14), forms, strict=True):
        for kind in (Kind.TOOK, Kind.CLAIMED):
            assert form in Locale(language).event(Event(kind, 1, value=value), ("Anna", "Resi"), 0)


@EVERY_LANGUAGE
def test_a_memory_level_is_named_in_the_readers_language(language: str) -> None:
    told = Locale(language).reason(reason("session-no-undo", "10.2", memory="points"))

    assert "points" in told
    assert told.count("training") == 1
    assert Locale(language).text("memory-level", memory="own") in Locale(language).reason(
        reason("session-no-hint", "10.2", memory="own")
    )


@EVERY_LANGUAGE
def test_the_rules_at_the_table_are_free_of_options_and_of_what_does_not_apply(language: str) -> None:
    match = sit("bauernschnapsen_styria", 1).match
    at_table = rules_at_table(match, Locale(language))
    whole = list(rulebook(find("bauernschnapsen_styria"), Locale(language)))

    assert not any("=" in line for line in at_table)
    assert any("kontra_max=" in line for line in whole)
    does_not_apply = Locale(language).text("not-bauern-kontra")
    assert not any(does_not_apply in line for line in (*at_table, *whole))
    assert any(line.startswith("§B1.1 ") for line in at_table)


def test_a_language_is_remembered_and_that_is_said_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bummerl.cli.choices.user_config_path", lambda *_, **__: tmp_path)

    assert remember("de", None)
    assert not remember("de", None)
    assert not remember(None, None)
    assert remember("ja", "german")
