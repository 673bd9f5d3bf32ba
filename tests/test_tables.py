"""Tables for two to four seats: every game of the family in lines and on the screen, and never a hidden card."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bummerl.cli.lines import Lines, as_notation
from bummerl.cli.places import Place
from bummerl.cli.screen import TableApp
from bummerl.cli.session import Session
from bummerl.cli.store import Store
from bummerl.cli.tui.around import layout_around
from bummerl.cli.tui.canvas import Spot, Target
from bummerl.cli.tui.faces import Pen
from bummerl.cli.tui.palette import DARK, LIGHT
from bummerl.cli.tui.picture import picture
from bummerl.cli.tui.play import Play, Way
from bummerl.cli.tui.stage import menu
from bummerl.cli.tui.text import width
from bummerl.locale import DECKS, LANGUAGES, Locale
from bummerl.record.match import Memory
from bummerl.rules import bauern, catalog, dreier, sitting_out, sixty_six_multi, thousand
from bummerl.rules.actions import Action, Event, Kind, Verb, read_action
from bummerl.rules.cards import Card, Cards
from bummerl.rules.catalog import AnyGame, Preset
from bummerl.rules.game import View
from bummerl.table.keys import CARD_KEYS
from bummerl.table.scene import WITH_CARD, Choice, Scene, in_hand_order
from bummerl.table.teller import Teller

GAMES: Final[dict[str, AnyGame]] = {
    **{key: bauern.BauernGame(options) for key, options in bauern.PRESETS.items()},
    **{key: dreier.DreierGame(options) for key, options in dreier.PRESETS.items()},
    **{key: sixty_six_multi.SixtySixMultiGame(options) for key, options in sixty_six_multi.PRESETS.items()},
    **{key: sitting_out.SittingOutGame(options) for key, options in sitting_out.PRESETS.items()},
    **{key: thousand.ThousandGame(options) for key, options in thousand.PRESETS.items()},
}
"""Every preset for more than two, and those of Thousand for two."""

SHORT: Final = {
    "bauernschnapsen": {"match_points": "6"},
    "dreier": {"match_points": "6"},
    "sixty_six_multi": {"match_points": "3"},
    "sitting_out": {"match_points": "3"},
    "thousand": {"target": "300", "barrel_at": "200", "dump_truck": "off"},
}
"""Options that make a match short, by the rules' name."""

LOUD: Final = {
    "thousand": {
        "redeal_three_nines": "true",
        "redeal_low_hand": "40",
        "redeal_low_stock": "10",
        "write_off": "half",
        "bomb": "120",
        "ace_marriage": "200",
        "bid_cap": "none",
        "raise_cap": "none",
        "stock_visibility": "all",
        "cut_check": "off",
    },
    "bauernschnapsen": {"partner_contracts": "true", "kontra_contracts": "all"},
}
"""Options under which there is more to decide."""

NONE: Final[dict[str, str]] = {}

EVERY_GAME: Final = pytest.mark.parametrize("key", GAMES)


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of games with those that it does not have."""
    known = {preset.key for preset in catalog.CATALOG}
    more = [Preset(key, game, ()) for key, game in GAMES.items() if key not in known]
    monkeypatch.setattr(catalog, "CATALOG", (*catalog.CATALOG, *more))


class Quiet:
    """A bot that plays anything, passes two times in three, and bids 120 at most."""

    name = "quiet"

    def choose(self, view: View[Any], rng: Random) -> Action:
        legal = view.legal
        loud = {Verb.CLAIM, Verb.CLOSE, Verb.KONTRA, Verb.RAISE, Verb.WRITE_OFF, Verb.BOMB, Verb.REDEAL}
        calm = [action for action in legal if action.verb not in loud and (action.value or 0) <= 120]
        silent = [action for action in calm if action.verb in {Verb.PASS, Verb.KEEP, Verb.LOOK}]
        return rng.choice(silent if silent and rng.random() < 2 / 3 else calm or legal)


class Nowhere(Place):
    """Where nothing is kept."""

    def save(self, session: Session) -> None:
        pass


def sit(key: str, seed: int = 0, memory: Memory = Memory.POINTS, options: Mapping[str, str] = NONE) -> Session:
    """A new match of this game, with its first deal dealt."""
    game = GAMES[key].with_texts(options)
    secret = hashlib.sha256(f"tables {seed}".encode()).digest()
    return Session.new(Preset(key, game, ()), "Anna", Quiet(), secret, memory)


def place() -> Place:
    return Nowhere(Store(Path("nowhere")), Path("nowhere", "match.json"))


def goes_on(session: Session) -> None:
    while session.step():
        pass


def choose(scene: Scene, chance: Random) -> Action:
    """Something that ends a match some day."""
    choices = [choice.action for choice in scene.choices]
    calm = [
        action
        for action in choices
        if action.verb not in {Verb.RAISE, Verb.WRITE_OFF, Verb.BOMB, Verb.REDEAL} and (action.value or 0) <= 120
    ]
    return chance.choice(calm or choices)


def moments(
    key: str, deals: int, memory: Memory = Memory.POINTS, options: Mapping[str, str] = NONE
) -> Iterator[Session]:
    """Random deals, at every moment that the person has something to decide, and at their end."""
    session, chance = sit(key, deals, memory, options), Random(f"{key} {deals}")
    for _ in range(deals):
        goes_on(session)
        while not session.is_over:
            yield session
            session.act(choose(session.scene, chance))
            goes_on(session)
        yield session
        if session.match.winner is not None:
            return
        session.deal_next()


def hidden(session: Session) -> Cards:
    """Cards that the person may not know: those that no event showed, and that are not in hand."""
    view = session.view
    return view.game.pack - Cards(card for event in view.log for card in event.cards) - view.hand


# Sessions


@EVERY_GAME
def test_one_bot_takes_all_other_seats(key: str) -> None:
    session = sit(key)
    seats = session.match.game.seats

    assert sorted(session.bots) == list(range(1, seats))
    assert len(set(session.match.seats)) == seats
    assert session.record.standing.dealer in range(seats)


def test_a_deal_that_is_over_at_once_publishes_its_shuffle_and_goes_on() -> None:
    session = next(session for session in (sit("thousand", seed) for seed in range(40)) if session.is_over)
    assert session.is_over
    assert not session.record.actions
    assert session.match.fair is not None
    assert len(session.match.fair.links) == 2

    said: list[str] = []
    Lines(session, place(), Locale(), lambda: None, said.append).play()
    assert any("cut" in line for line in said)
    assert len(session.match.deals) > 1


def test_what_leaves_no_choice_is_settled_and_not_taken_back() -> None:
    session = sit("thousand_online", 3, Memory.TRAINING)
    chance = Random(3)
    for _ in range(20):
        goes_on(session)
        if session.is_over:
            session.deal_next()
            continue
        assert len(session.view.legal) > 1 or session.view.legal[0].verb not in {Verb.PASS, Verb.DECLINE}
        before = session.match
        session.act(choose(session.scene, chance))
        goes_on(session)
        if not session.is_over:
            session.undo()
            assert len(session.record.actions) <= len(before.deals[-1].actions)
            assert session.turn == 0


# Scenes


@EVERY_GAME
def test_every_legal_action_is_a_choice_once_with_a_key_of_its_own(key: str) -> None:
    game = GAMES[key].rules
    for options in (NONE, LOUD.get(game, NONE)):
        for session in moments(key, 4, options=options):
            scene = session.scene
            keys = [choice.key for choice in scene.choices]
            assert sorted(map(str, session.view.legal)) == sorted(str(choice.action) for choice in scene.choices)
            assert len(set(keys)) == len(keys)
            assert all(key.strip() and key.isascii() for key in keys)
            for choice in scene.choices:
                assert read_action(as_notation(str(choice.action).lower())) == choice.action
                if choice.action.verb is Verb.PLAY and choice.action.card is not None:
                    assert choice.key == CARD_KEYS[scene.hand.index(choice.action.card)]


@EVERY_GAME
@pytest.mark.parametrize("memory", Memory)
def test_points_as_far_as_the_table_remembers(key: str, memory: Memory) -> None:
    for session in moments(key, 1, memory):
        scene = session.scene
        own = next(side for side in scene.sides if scene.me in side)
        others = [seat for seat in range(len(scene.names)) if seat not in own]
        sees_own = session.is_over or memory is not Memory.STRICT
        sees_others = session.is_over or memory in {Memory.POINTS, Memory.TRAINING}
        assert all((scene.points[seat] is not None) == sees_own for seat in own)
        assert all((scene.points[seat] is not None) == sees_others for seat in others)
        assert sorted(seat for side in scene.sides for seat in side) == list(range(len(scene.names)))


@EVERY_GAME
@pytest.mark.parametrize("memory", [Memory.STRICT, Memory.TRAINING])
def test_no_hidden_card_is_said(key: str, memory: Memory) -> None:
    locale = Locale()
    teller = Teller(locale)
    for session in moments(key, 2, memory):
        scene = session.scene
        said = [
            *teller.table(scene._replace(unseen=None)),
            *(teller.event(scene, event) for event in scene.log),
            *(teller.choice_text(choice, scene) for choice in scene.choices),
            *(teller.trick_text(scene, trick) for _, trick in scene.review),
        ]
        text = "\n".join(said)
        for card in hidden(session):
            assert locale.short(card) not in text
            assert locale.card(card) not in text
        if memory is Memory.TRAINING and not session.is_over:
            assert scene.unseen is not None
            assert hidden(session) <= scene.unseen
            assert not scene.unseen & session.view.hand


# In lines


OTHER: Final[tuple[str, ...]] = (
    *"?tplorhi",
    "x",
    "b300",
    "give:AS:0",
    "99",
    "call:land",
    "trump:q",
    "meld:200",
    "\x1b",
    "",
)


def typed(session: Session, chance: Random, written: list[str]) -> str:
    """A key of what can be done now; or something else that a person might type."""
    if session.turn != 0:
        return ""
    scene = session.scene
    written.clear()
    if chance.random() < 0.3:
        return chance.choice(OTHER)
    action = choose(scene, chance)
    key = next(choice.key for choice in scene.choices if choice.action == action)
    wanted: str = chance.choice([key, str(action), str(action).lower()])
    return wanted


@EVERY_GAME
def test_whole_matches_in_lines(key: str) -> None:
    game = GAMES[key].rules
    locale = Locale(LANGUAGES[len(key) % len(LANGUAGES)])
    session = sit(key, 1, Memory.OWN, SHORT[game])
    chance = Random(key)
    said: list[str] = []
    lines = 0

    def read() -> str | None:
        nonlocal lines
        lines += 1
        return None if lines > 300 else typed(session, chance, said)

    is_done = Lines(session, place(), locale, read, said.append).play()

    assert is_done == (session.match.winner is not None)
    assert is_done or (game == "thousand" and len(session.match.deals) > 4)
    assert not any("None" in line or "{" in line for line in said)


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_GAME
def test_lines_tell_all_in_every_language(key: str, language: str) -> None:
    locale = Locale(language)
    teller = Teller(locale)
    nowhere: list[str] = []
    for session in moments(key, 2, Memory.TRAINING, LOUD.get(GAMES[key].rules, NONE)):
        scene = session.scene
        lines = Lines(session, place(), locale, lambda: None, nowhere.append)
        said = [*teller.table(scene), *teller.sheet(scene)]
        said += [teller.event(scene, event) for event in scene.log]
        if session.turn == 0:
            prompt = lines.prompt(scene)
            said += prompt
            words = re.findall(r"[a-z0-9=-]+", " ".join(prompt))
            for choice in scene.choices:
                if choice.action.verb in {Verb.GIVE, Verb.DISCARD}:
                    assert choice.key[0] in words
                elif choice.action.verb in {Verb.BID, Verb.BLIND, Verb.RAISE}:
                    assert choice.key in words or "…" in " ".join(prompt)
                else:
                    assert choice.key in words
                said.append(teller.action_text(choice.action, scene))
        assert not any("None" in line or "{" in line or not line.strip() for line in said)


# On the screen

SIZES: Final = ((60, 20), (80, 24), (100, 32), (120, 40))
KEYS: Final = (*"1234567890-=mbvfaxcsdntplorhukyzwi?+", "enter", "escape", "left", "right", "up", "down")


def play_of(session: Session, locale: Locale | None = None) -> Play:
    play = Play(session, place(), locale or Locale())
    play.finish()
    return play


def drawn(play: Play, size: tuple[int, int] = (80, 24)) -> str:
    options = play.session.match.game.options
    return "\n".join(picture(play.shown, *size, play.locale, DARK, options).lines())


def do(play: Play, choice: Choice) -> None:
    """Do this with keys alone."""
    play.press("escape")
    if choice.action.verb in WITH_CARD:
        assert choice.action.card is not None
        card_key = CARD_KEYS[play.scene.hand.index(choice.action.card)]
        play.press(card_key)
        play.press(choice.key[1:] or card_key)
    elif len(choice.key) == 1:
        play.press(choice.key)
        if choice.is_final:
            play.press(choice.key)
    else:
        for _ in range(len(menu(play.shown))):
            if play.shown.picked == choice:
                break
            play.press("up")
        assert play.shown.picked == choice
        play.press("enter")
    play.finish()


def at_the_table(
    key: str, deals: int, locale: Locale | None = None, options: Mapping[str, str] = NONE
) -> Iterator[Play]:
    """Whole deals by keys, at every moment that the person has something to decide."""
    session = sit(key, 5, options=options)
    play = play_of(session, locale)
    chance = Random(f"keys {key}")
    for _ in range(deals):
        while not play.shown.is_over:
            yield play
            action = choose(play.scene, chance)
            done = len(session.record.actions)
            do(play, next(choice for choice in play.scene.choices if choice.action == action))
            assert session.record.actions[done] == action
        yield play
        if play.scene.match_winner is not None:
            assert play.press("enter") is Way.OUT
            return
        number = play.scene.deal_number
        play.press("enter")
        play.finish()
        assert play.scene.deal_number == number + 1


@EVERY_GAME
def test_whole_deals_by_keys(key: str) -> None:
    rules = GAMES[key].rules
    for options in (NONE, LOUD.get(rules, NONE)):
        for play in at_the_table(key, 3, options=options):
            assert play.trouble == ""


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_GAME
def test_pictures_in_every_language_and_size(key: str, language: str) -> None:
    locale = Locale(language, DECKS[len(key) % len(DECKS)])
    for play in at_the_table(key, 1, locale, LOUD.get(GAMES[key].rules, NONE)):
        options = play.session.match.game.options
        for size in SIZES:
            palette = DARK if len(play.scene.log) % 2 else LIGHT
            canvas = picture(play.shown, *size, locale, palette, options)
            rows = canvas.lines()
            text = "\n".join(rows)
            assert {width(row) for row in rows} == {size[0]}
            if play.shown.is_over:
                continue
            for card in play.scene.hand:
                assert locale.index(card.rank) in text
                assert locale.sign(card.suit).replace("\ufe0e", "") in text
                assert canvas.where(Target(Spot.CARD, card=card)) is not None
            for choice in play.scene.calls:
                in_list = choice in menu(play.shown)
                assert in_list or canvas.where(Target(Spot.KEY, key=choice.key)) is not None
            for rect in (canvas.where(Target(Spot.KEY, key=choice.key)) for choice in play.scene.calls):
                assert rect is None or (rect.x >= 0 and rect.right <= size[0] and rect.bottom <= size[1])


@EVERY_GAME
def test_no_hidden_card_is_drawn(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    faces: set[Card] = set()
    original = Pen.face

    def face(self: Pen, x: int, y: int, size: Any, card: Card, *look: Any) -> None:  # noqa: ANN401
        faces.add(card)
        original(self, x, y, size, card, *look)

    monkeypatch.setattr(Pen, "face", face)
    for play in at_the_table(key, 2):
        locale = play.locale
        for size in SIZES[::2]:
            faces.clear()
            text = drawn(play, size)
            secret = hidden(play.session)
            assert not faces & secret
            assert not [card for card in secret if locale.card(card) in text]
            assert not [card for card in secret if locale.short(card).replace("\ufe0e", "") in text]


@EVERY_GAME
def test_no_key_breaks_the_table(key: str) -> None:
    chance = Random(key)
    locale = Locale(chance.choice(LANGUAGES), chance.choice(DECKS))
    play = play_of(sit(key, 2, chance.choice([Memory.STRICT, Memory.OWN, Memory.TRAINING])), locale)
    for _ in range(150):
        wanted = chance.choice(KEYS)
        if chance.random() < 0.2 and play.scene.hand:
            play.click(chance.choice(play.scene.hand))
        else:
            play.press(wanted)
        if play.is_waiting and chance.random() < 0.5:
            play.next_picture()
        if chance.random() < 0.3:
            drawn(play, (chance.randint(55, 140), chance.randint(18, 50)))


def test_seats_run_clockwise_from_the_left() -> None:
    for play in at_the_table("bauernschnapsen", 1):
        lines = drawn(play, (80, 24)).splitlines()
        if play.shown.is_over:
            break
        columns = {seat: max(line.find(f"quiet {seat}") for line in lines[2:9]) for seat in (1, 2, 3)}
        assert columns[1] < columns[2] < columns[3]


def test_long_hands_lie_over_each_other() -> None:
    for size in SIZES:
        layout = layout_around(*size, cards=12, seats=2)
        assert (layout.felt.width - 2 - layout.in_hand.width) // 11 >= 4
        assert layout.calls.bottom <= size[1]


def test_the_program_runs_with_an_auction(tmp_path: Path) -> None:
    session = sit("thousand_book", 4)
    app = TableApp(session, Place(Store(tmp_path), tmp_path / "1.match.json"), Locale(), pause=0)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            chance = Random(4)
            for _ in range(60):
                await pilot.press(chance.choice(["up", "down", "enter", "n", "1", "1", "2", "a", "3", "5"]))
            await pilot.press("question_mark")
            await pilot.press("escape")
            await pilot.press("q")

    asyncio.run(run())
    assert session.record.actions or len(session.match.deals) > 1


# What may be seen again


@EVERY_GAME
@pytest.mark.parametrize("memory", [Memory.STRICT, Memory.OWN, Memory.POINTS])
def test_a_resumed_match_tells_no_trick_that_may_not_be_looked_at(key: str, memory: Memory) -> None:
    for session in moments(key, 1, memory):
        if session.is_over:
            continue
        scene = session.scene
        told: list[str] = []
        Lines(session, place(), Locale("en"), lambda: None, told.append).play()
        seen = [event for event in scene.log[scene.log_from :] if event.kind is Kind.TOOK]
        assert len(seen) <= (scene.last_trick is not None)
        takes = [line for line in told if "takes the trick" in line or "take the trick" in line]
        assert len(takes) <= len(seen)


def test_a_hand_of_thousand_stays_as_it_lies_when_a_marriage_makes_trumps() -> None:
    changes = 0
    for session in moments("thousand", 12):
        hand = session.scene.hand
        changes += session.view.table.trump is not None
        assert hand == in_hand_order(Cards(hand), None)
    assert changes


def test_the_declarer_is_not_told_of_the_declarer() -> None:
    event = Event(Kind.RECEIVED, 1, (Card("KD"),))

    assert Locale("en").event(event, ("Anna", "Ben", "Cora"), you=0) == "Ben is given the king of diamonds."


# One match after another


def to_the_end(play: Play) -> None:
    """Whole deals until the match is over."""
    chance = Random("to the end")
    while play.scene.match_winner is None:
        if play.shown.is_over:
            play.press("enter")
        else:
            play.act(choose(play.scene, chance))
        play.finish()


def test_another_match_of_the_same_game_begins_where_one_is_over(tmp_path: Path) -> None:
    first = sit("bauernschnapsen", 1, Memory.OWN, {"match_points": "3"})
    store = Store(tmp_path)
    play = Play(first, Place(store, store.new_path("bauernschnapsen")), Locale("en"))
    play.finish()
    play.press("n")
    assert play.session is first
    to_the_end(play)
    kept = play.place.path
    assert "n Another match" in drawn(play)

    play.press("n")

    match, before = play.session.match, first.match
    assert (match.name, match.game, match.seats, match.memory) == (
        before.name,
        before.game,
        before.seats,
        before.memory,
    )
    assert match.fair is not None
    assert before.fair is not None
    assert match.fair.commitment != before.fair.commitment
    assert any(match.fair.entropy)
    assert match.opening.score == (0, 0, 0, 0)
    assert len(match.deals) == 1
    assert match.fair.commitment in "".join(play.said[0])
    assert kept.exists()
    assert play.place.path != kept
    assert match.fair.commitment in play.place.path.read_text(encoding="utf-8")


def test_another_match_in_lines() -> None:
    session = sit("sixty_six_4p", 1, options={"match_points": "1"})
    chance, said = Random(1), list[str]()
    ends = iter(["t", "n", None])

    def read() -> str | None:
        now = lines.session
        if now.match.winner is not None:
            return next(ends)
        return next(ends) if now is not session else typed(now, chance, said)

    lines = Lines(session, place(), Locale("en"), read, said.append)
    assert not lines.play()
    assert lines.session.match.winner is None
    assert lines.session.match.seats == session.match.seats
    assert lines.session.match.game == session.match.game
    assert any("Checksum of the shuffled cards" in line for line in said)


# Marks, and the bar


@EVERY_GAME
def test_dealer_forehand_and_declarer_are_marked_once_each_at_every_seat(key: str) -> None:
    seats = set()
    for play in at_the_table(key, 2, Locale("en")):
        scene = play.scene
        if play.shown.is_over:
            continue
        for size in SIZES[::2]:
            # Words above the hand and the panels speak of dealer and declarer as well.
            silent = play.shown._replace(words=(), told=0, scene=scene._replace(facts=(), log=()))
            text = "\n".join(picture(silent, *size, play.locale, DARK, play.session.match.game.options).lines())
            for mark, seat in (("dealer", scene.dealer), ("forehand", scene.forehand), ("declarer", scene.declarer)):
                assert len(re.findall(rf"\b{mark}\b", text)) == (seat is not None)
                seats.add((mark, seat))
    assert any(mark == "dealer" for mark, _ in seats)


@pytest.mark.parametrize("language", ["en", "de", "ja"])
@EVERY_GAME
def test_the_bar_names_the_game_and_the_deal_whole(key: str, language: str) -> None:
    locale = Locale(language)
    play = play_of(sit(key), locale)
    top = drawn(play).splitlines()[0].rstrip()
    assert locale.preset(key) in top
    assert locale.text("screen-deal", number=1) in top
    assert top.endswith(("q", locale.text("screen-quit")))
