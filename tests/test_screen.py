"""The full-screen table: played by keys and by clicks, drawn in every language and size, and never a hidden card.

Tests of what a key means ask the play, which knows no terminal; tests of the terminal run the program headless.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Awaitable, Callable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Static

from bummerl.cli import screen
from bummerl.cli.places import Place
from bummerl.cli.screen import TableApp, run_table
from bummerl.cli.session import Session
from bummerl.cli.store import Store, StoreError
from bummerl.cli.tui.canvas import Canvas, Ink, Spot, Target
from bummerl.cli.tui.faces import LARGE, MIDDLE, Pen, Size
from bummerl.cli.tui.film import between
from bummerl.cli.tui.layout import layout_of
from bummerl.cli.tui.pages import Page, rules_page
from bummerl.cli.tui.palette import DARK, LIGHT
from bummerl.cli.tui.panels import counts, paragraphs
from bummerl.cli.tui.picture import picture
from bummerl.cli.tui.play import Play, Way
from bummerl.cli.tui.stage import Shown, Tone
from bummerl.cli.tui.text import cut, width, wrap
from bummerl.engine.bots import Bot, bot
from bummerl.locale import DECKS, LANGUAGES, Locale
from bummerl.record.match import Memory
from bummerl.rules.actions import PLAYS, Action, Event, Kind, Verb, read_action
from bummerl.rules.cards import Card, Cards
from bummerl.rules.catalog import CATALOG, Preset, find
from bummerl.rules.game import View
from bummerl.rules.reasons import reason
from bummerl.table.advice import grounds_of

SIZES: Final = ((60, 20), (80, 24), (100, 32), (120, 40))
KEYS: Final = (*"1234567890mbvxcsdntplorhuq?ke", "enter", "escape", "left", "right")

GAMES: Final = [preset for preset in CATALOG if preset.game.rules == "schnapsen"]
"""The games that this table is made for."""

Script = Callable[[Pilot[bool]], Awaitable[None]]


class Scripted:
    """An opponent that does what it is told as long as that is allowed, and then what it may do first."""

    def __init__(self, line: str = "", name: str = "Resi") -> None:
        self.name = name
        self.actions = [read_action(word) for word in line.split()]

    def choose(self, view: View[Any], _rng: Random) -> Action:
        if self.actions and self.actions[0] in view.legal:
            return self.actions.pop(0)
        legal: tuple[Action, ...] = view.legal
        return next(action for action in legal if action.verb not in {Verb.CLAIM, Verb.CLOSE})


def sit(
    game: str = "schnapsen",
    seed: int = 0,
    opponent: Bot | None = None,
    memory: Memory = Memory.POINTS,
    **options: object,
) -> Session:
    """A new match, with its first deal dealt."""
    preset = find(game)
    preset = preset._replace(game=preset.game.with_texts({name: str(value) for name, value in options.items()}))
    secret = hashlib.sha256(f"screen {seed}".encode()).digest()
    return Session.new(preset, "Anna", {1: opponent or bot("random")}, secret, memory)


def place_in(folder: Path) -> Place:
    store = Store(folder)
    return Place(store, store.new_path("schnapsen"))


class Nowhere(Place):
    """Where nothing is kept, for tests that are not about saving."""

    def save(self, session: Session) -> None:
        pass


def play_of(session: Session, folder: Path | None = None, locale: Locale | None = None) -> Play:
    nowhere = Nowhere(Store(Path("nowhere")), Path("nowhere", "match.json"))
    play = Play(session, nowhere if folder is None else place_in(folder), locale or Locale())
    play.finish()
    return play


def at_table(app: TableApp, script: Script, size: tuple[int, int] = (80, 24)) -> None:
    """Run the program without a terminal, and a script in it."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(pilot)

    asyncio.run(run())


def open_app(session: Session, folder: Path, locale: Locale | None = None, pause: float = 0) -> TableApp:
    return TableApp(session, place_in(folder), locale or Locale(), pause=pause)


def is_reading(app: TableApp) -> bool:
    return isinstance(app.screen, Page)


def text_of(canvas: Canvas) -> str:
    return "\n".join(canvas.lines())


def drawn(play: Play, size: tuple[int, int] = (80, 24)) -> str:
    options = play.session.match.game.options
    return text_of(picture(play.shown, *size, play.locale, DARK, options))


def words(play: Play) -> str:
    return " ".join(play.shown.words)


def key_of(play: Play, action: Action) -> str:
    return next(choice.key for choice in play.scene.choices if choice.action == action)


def sensible(play: Play) -> list[str]:
    """Keys of what may be done now without claiming wrongly."""
    me, target = play.scene.me, play.session.match.game.options.target_points
    is_right = (play.session.view.table.points[me]) >= target
    return [
        choice.key
        for choice in play.scene.choices
        if is_right or choice.action.verb is not Verb.CLAIM or len(play.scene.choices) == 1
    ]


def press_twice(play: Play, key: str) -> None:
    """Choose and play a card, or call and confirm."""
    before = len(play.session.record.actions), play.scene.deal_number
    play.press(key)
    if (len(play.session.record.actions), play.scene.deal_number) == before:
        play.press(key)
    play.finish()


def plays_until(
    wanted: Callable[[Play], bool],
    game: str = "schnapsen",
    memory: Memory = Memory.POINTS,
    locale: Locale | None = None,
    **options: Any,  # noqa: ANN401  # values of house rules
) -> Play:
    """A random game at the first moment that is wanted."""
    for seed in range(400):
        play = play_of(sit(game, seed, memory=memory, **options), None, locale)
        chance = Random(seed)
        while not play.shown.is_over:
            if wanted(play):
                return play
            press_twice(play, chance.choice(sensible(play)))
        if wanted(play):
            return play
    raise AssertionError("no game came to that")


def may(verb: Verb) -> Callable[[Play], bool]:
    return lambda play: any(choice.action.verb is verb for choice in play.scene.choices)


# Whole games


def test_a_match_is_played_by_keyboard_alone(tmp_path: Path) -> None:
    app = open_app(sit(opponent=Scripted(), match_points=5), tmp_path)

    async def script(pilot: Pilot[bool]) -> None:
        play = app.table.play
        deals = 0
        for _ in range(400):
            scene = play.scene
            if scene.match_winner is not None:
                break
            if play.shown.is_over:
                deals += 1
                await pilot.press("enter")
                assert play.scene.deal_number == scene.deal_number + 1
                continue
            keys = sensible(play)
            key = keys[-1] if keys[-1] == "s" else keys[0]
            await pilot.press(key, *([key] if key.isdigit() or key == "s" else []))
        assert play.scene.match_winner is not None
        assert deals >= 1
        shown = text_of(app.table.canvas)
        assert "Bummerl" in shown
        assert play.place.path.name in "".join(shown.replace("│", " ").split())
        await pilot.press("enter")

    at_table(app, script)

    assert app.return_value is True
    assert len(list(tmp_path.glob("*.match.txt"))) == 1
    assert not list(tmp_path.glob("*.json"))


def test_a_deal_is_played_by_mouse_alone(tmp_path: Path) -> None:
    app = open_app(sit(opponent=Scripted(), seed=3), tmp_path)

    async def click(pilot: Pilot[bool], target: Target) -> None:
        rect = app.table.canvas.where(target)
        assert rect is not None, f"{target} is not on the screen"
        await pilot.click(offset=(rect.x + 1, rect.y + rect.height // 2))

    async def script(pilot: Pilot[bool]) -> None:
        play = app.table.play
        for _ in range(40):
            if play.shown.is_over:
                break
            key = next((key for key in sensible(play) if not key.isdigit()), "")
            if key and key != "c":
                target = Target(Spot.KEY, key=key)
                await click(pilot, target)
                if key == "s":
                    assert play.shown.asked is not None
                    await click(pilot, target)
            else:
                action = next(choice.action for choice in play.scene.choices)
                target = Target(Spot.CARD, card=action.card)
                await click(pilot, target)
                assert play.shown.chosen == action.card
                await click(pilot, target)
        assert play.shown.is_over
        await click(pilot, Target(Spot.KEY, key="enter"))
        assert play.scene.deal_number == 2
        await click(pilot, Target(Spot.KEY, key="?"))
        assert is_reading(app)
        await pilot.click(offset=(40, 12))
        assert not is_reading(app)
        await click(pilot, Target(Spot.KEY, key="q"))

    at_table(app, script)

    assert app.return_value is False
    assert len(list(tmp_path.glob("*.match.json"))) == 1


@pytest.mark.parametrize("preset", GAMES, ids=lambda preset: preset.key)
def test_every_game_can_be_played_to_the_end_of_a_match(preset: Preset) -> None:
    play = play_of(sit(preset.key, match_points=2))
    chance = Random(preset.key)
    while play.scene.match_winner is None:
        press_twice(play, "enter" if play.shown.is_over else chance.choice(sensible(play)))

    assert play.press("enter") is Way.OUT
    assert play.shown.closing


# Choosing and playing


def test_the_first_press_chooses_and_the_second_plays() -> None:
    play = plays_until(lambda play: not play.scene.trick and may(Verb.PLAY)(play))
    hand = play.scene.hand

    play.press("2")
    assert (play.shown.chosen, play.scene.hand) == (hand[1], hand)
    play.press("1")
    assert (play.shown.chosen, play.scene.hand) == (hand[0], hand)
    play.press("1")
    assert hand[0] not in play.scene.hand
    assert play.session.record.actions[-1] == PLAYS[hand[0]] or PLAYS[hand[0]] in play.session.record.actions


def test_arrows_choose_and_enter_plays() -> None:
    play = plays_until(lambda play: not play.scene.trick and may(Verb.PLAY)(play))
    hand = play.scene.hand
    chosen = []
    for key in ("right", "right", "left", "left", "escape", "left"):
        play.press(key)
        chosen.append(play.shown.chosen)

    assert chosen == [hand[0], hand[1], hand[0], hand[-1], None, hand[-1]]
    play.press("enter")
    assert PLAYS[hand[-1]] in play.session.record.actions


def test_enter_without_a_card_asks_for_one(tmp_path: Path) -> None:
    play = play_of(sit(), tmp_path)
    play.press("enter")

    assert words(play) == Locale().text("screen-choose-first")


def test_a_chosen_card_is_raised_above_those_that_may_be_played_and_these_above_the_others() -> None:
    def strict(play: Play) -> bool:
        legal = sum(choice.action.verb is Verb.PLAY for choice in play.scene.choices)
        return 2 <= legal < len(play.scene.hand)

    play = plays_until(strict)
    legal = [choice.action.card for choice in play.scene.choices if choice.action.verb is Verb.PLAY]
    play.press(key_of(play, PLAYS[legal[0] or 0]))
    options = play.session.match.game.options
    for size in SIZES:
        canvas = picture(play.shown, *size, Locale(), DARK, options)
        tops = {card: canvas.where(Target(Spot.CARD, card=card)) for card in play.scene.hand}
        heights = {card: rect.y for card, rect in tops.items() if rect is not None}
        others = {heights[card] for card in play.scene.hand if card not in legal}
        playable = {heights[card] for card in legal[1:] if card is not None}
        assert legal[0] is not None
        assert heights[legal[0]] + 1 == playable.pop() == others.pop() - 1
        assert not playable
        assert not others


def test_a_card_that_may_not_be_played_says_why_and_stays() -> None:
    def has_illegal(play: Play) -> bool:
        return 0 < sum(choice.action.verb is Verb.PLAY for choice in play.scene.choices) < len(play.scene.hand)

    play = plays_until(has_illegal)
    legal = {choice.action.card for choice in play.scene.choices}
    number, card = next((at, card) for at, card in enumerate(play.scene.hand) if card not in legal)
    before = play.session.record.actions
    for _ in range(2):
        play.press(str(number + 1))
        assert play.shown.tone is Tone.REFUSED
        assert "§6" in words(play) or "§5.2" in words(play)
        assert (play.shown.chosen, play.session.record.actions) == (card, before)
    play.press("escape")
    assert play.shown.tone is Tone.NEWS


def test_the_card_just_drawn_is_marked_until_the_next_play() -> None:
    play = plays_until(lambda play: play.scene.drawn is not None)

    assert all(" new " in drawn(play, size) for size in SIZES)


# Calls


@pytest.mark.parametrize(
    ("verb", "kind", "game"),
    [
        (Verb.EXCHANGE, Kind.EXCHANGED, "schnapsen"),
        (Verb.MELD, Kind.MELDED, "schnapsen"),
        (Verb.CLOSE, Kind.CLOSED, "schnapsen"),
        (Verb.CLAIM, Kind.CLAIMED, "schnapsen"),
        (Verb.PASS, Kind.PASSED, "schnapsen"),
        (Verb.DRAW, Kind.DREW, "sixty_six"),
        (Verb.EXCHANGE, Kind.EXCHANGED, "sixty_six"),
    ],
)
def test_every_call_has_a_button_and_is_told(verb: Verb, kind: Kind, game: str) -> None:
    play = plays_until(may(verb), game)
    choice = next(choice for choice in play.scene.choices if choice.action.verb is verb)
    options = play.session.match.game.options
    canvas = picture(play.shown, 80, 24, Locale(), DARK, options)
    assert canvas.where(Target(Spot.KEY, key=choice.key)) is not None
    told = len(play.scene.log)

    play.press(choice.key)
    if choice.is_final:
        assert play.shown.tone is Tone.ASKED
        play.press(choice.key)
    play.finish()

    event = next(event for event in play.scene.log[told:] if event.kind is kind)
    assert event.seat == play.scene.me
    assert Locale().event(event, play.scene.names, 0) in " ".join(map(str, play.said[0]))


def test_a_call_is_on_a_banner_with_its_cards_until_the_trick_is_over() -> None:
    def opponent_declared(play: Play) -> bool:
        return bool(play.scene.trick) and any(e.kind is Kind.MELDED and e.seat == 1 for e in play.scene.log[-2:])

    play = plays_until(opponent_declared)
    event = next(event for event in play.scene.log[-2:] if event.kind is Kind.MELDED)
    play.escape()
    for size in SIZES:
        lines = [line for line in drawn(play, size).splitlines() if f"random declares {event.value}" in line]
        assert any(all(Locale().short(card).strip("\ufe0e") in line for card in event.cards) for line in lines)
    press_twice(play, sensible(play)[0])
    assert f"random declares {event.value} in" not in drawn(play, (60, 20))


@pytest.mark.parametrize(("verb", "key"), [(Verb.CLOSE, "c"), (Verb.CLAIM, "s")])
@pytest.mark.parametrize("other", ["escape", "1", "t", "click"])
def test_close_and_claim_ask_once_and_anything_else_is_a_no(verb: Verb, key: str, other: str) -> None:
    play = plays_until(lambda play: may(verb)(play) and may(Verb.PLAY)(play))
    before = play.session.record.actions

    play.press(key)
    assert play.shown.tone is Tone.ASKED
    assert f"Press {key} again" in words(play)
    if other == "click":
        play.click(play.scene.hand[0])
    else:
        play.press(other)
    assert play.shown.asked is None
    assert play.session.record.actions == before
    play.press(key)
    assert play.session.record.actions == before
    play.press(key)
    assert Action(verb) in play.session.record.actions


def test_the_closed_talon_stays_marked_with_its_closer() -> None:
    play = plays_until(lambda play: play.scene.closed_by == 1 and not play.shown.is_over)

    for size in SIZES:
        lines = drawn(play, size).splitlines()
        assert sum("closed" in line for line in lines) >= 2
        assert "closed" in lines[layout_of(*size, 5).opponent.y + 1]


def test_the_answer_after_a_close_is_asked_only_where_there_is_one() -> None:
    """Sixty-six (§3.6): who holds the lowest trump may still exchange it; for all others the table declines."""

    def asked(play: Play) -> bool:
        return may(Verb.DECLINE)(play) and may(Verb.EXCHANGE)(play)

    for key, kind in (("n", Kind.DECLINED), ("x", Kind.EXCHANGED)):
        play = plays_until(asked, "sixty_six")
        told = len(play.scene.log)
        play.press(key)
        assert kind in {event.kind for event in play.scene.log[told:]}


@pytest.mark.parametrize("key", list("xcsdnmbv"))
def test_a_call_that_is_not_allowed_says_why(key: str) -> None:
    taken = {key, *"mbv"} if key in "mbv" else {key}
    play = plays_until(lambda play: not taken & {choice.key for choice in play.scene.choices})
    before = play.session.record.actions
    play.press(key)

    assert play.shown.tone is Tone.REFUSED
    assert "§" in words(play)
    assert play.session.record.actions == before


def test_choosing_one_of_a_pair_offers_the_marriage() -> None:
    play = plays_until(may(Verb.MELD))
    meld = next(choice for choice in play.scene.choices if choice.action.verb is Verb.MELD)
    assert meld.action.card is not None
    play.press(key_of(play, PLAYS[meld.action.card]))

    assert f"{meld.key}: Declare {meld.action.value}" in words(play)


# Telling


def test_the_table_the_points_and_the_last_trick_are_told() -> None:
    play = plays_until(lambda play: play.scene.last_trick is not None and play.scene.won[0] > 0)
    trick = play.scene.last_trick
    assert trick is not None

    play.press("t")
    assert all(part in words(play) for part in ("Trump is", "Tricks:", "Your hand:"))
    play.press("p")
    assert "You have" in words(play)
    assert "Trump is" not in words(play)
    play.press("l")
    assert play.shown.shows_last
    for size in SIZES:
        shown = drawn(play, size)
        assert "Last trick" in shown
        assert all(Locale().short(card).strip("\ufe0e") in shown for card in trick.cards)
    play.press("l")
    assert "Last trick" not in drawn(play)
    play.press("t")
    play.press("p")
    said = play.shown.words
    play.press("1")
    play.press("escape")
    assert play.shown.words != said


def test_repeat_says_all_of_the_last_message() -> None:
    play = plays_until(lambda play: len(play.shown.words) >= 4 and not play.shown.is_over)
    said = play.shown.words
    assert any(said[0] not in drawn(play, size) for size in SIZES[:1])
    play.press("r")

    assert play.shown.words == said
    assert play.shown.tone is Tone.SAID
    shown = " ".join(drawn(play, (120, 40)).split())
    assert said[0].split()[0] in shown


def test_long_answers_never_cover_the_hand() -> None:
    play = play_of(sit("sixty_six", memory=Memory.TRAINING), None, Locale("de"))
    play.press("t")
    options = play.session.match.game.options
    for size in SIZES:
        canvas = picture(play.shown, *size, play.locale, DARK, options)
        layout = layout_of(*size, options.hand_size)
        below = "\n".join(canvas.lines()[layout.hand.y : layout.hand.bottom])
        assert all(play.locale.short(card).strip("\ufe0e") in below for card in play.scene.hand)


@pytest.mark.parametrize("memory", Memory)
def test_points_are_shown_as_far_as_the_table_remembers(memory: Memory) -> None:
    play = plays_until(lambda play: all(play.scene.won) and not play.shown.is_over, memory=memory)
    sees_own = memory is not Memory.STRICT
    sees_both = memory in {Memory.POINTS, Memory.TRAINING}
    for size in SIZES:
        shown = drawn(play, size)
        layout = layout_of(*size, 5)
        lines = shown.splitlines()
        assert ("points" in lines[layout.own]) == sees_own
        assert ("points" in lines[layout.opponent.y + 1]) == sees_both
        assert ("card points" in shown) <= (sees_own or sees_both)
        assert "-1" not in shown


def test_hints_and_taking_back_where_the_table_allows_them() -> None:
    play = plays_until(lambda play: len(play.session.record.actions) > 4, memory=Memory.TRAINING)
    actions = play.session.record.actions
    play.press("h")
    assert words(play).startswith("Hint: ")
    play.press("u")
    assert words(play) == Locale().text("taken-back")
    assert len(play.session.record.actions) < len(actions)
    assert "Still hidden" in drawn(play, (120, 40))

    play = plays_until(lambda play: len(play.session.record.actions) > 4, memory=Memory.OWN)
    for key in "hu":
        play.press(key)
        assert play.shown.tone is Tone.REFUSED


def test_a_card_to_lay_away_is_not_asked_for_as_one_to_give() -> None:
    play, chance = play_of(sit("tysiac_2p", 1), None, Locale()), Random(1)
    while not (may(Verb.DISCARD)(play) and not play.scene.calls):
        assert not play.shown.is_over
        play.act(chance.choice(play.scene.choices).action)
        play.finish()
    shown = drawn(play)
    assert "Choose a card to lay away." in shown
    assert "give" not in shown


def test_the_help_says_which_key_tells_the_chances_of_hidden_cards() -> None:
    keys = dict(line.split(" = ", 1) for line in Locale().text("screen-help-keys").splitlines() if " = " in line)
    assert "chances of where each hidden card lies" in keys["t"]
    play = plays_until(lambda play: bool(play.scene.unseen), memory=Memory.TRAINING)
    play.press("t")
    assert any("%" in said for said in play.shown.words)


def reasons_for(wanted: str, **sitting: Any) -> str:  # noqa: ANN401
    """The first hint whose reason has these words, in random matches that follow every hint."""
    for seed in range(60):
        play = play_of(sit(seed=seed, **sitting), None, Locale("en"))
        while not play.shown.is_over:
            play.press("h")
            if wanted in words(play):
                return words(play)
            play.act(play.session.hint().action)
            play.finish()
    raise AssertionError(wanted)


def test_a_hint_gives_its_reason_where_that_is_certain() -> None:
    said = reasons_for("Claim 66. You have")
    assert re.fullmatch(r"Hint: Claim 66\. You have (6[6-9]|[789]\d|1\d\d) card points, and 66 are needed\.", said)
    said = reasons_for("With the marriage")
    assert re.search(r"Declare [24]0 .* you have (6[6-9]|[789]\d|1\d\d) card points, and 66 are needed\.", said)
    assert "Hint: Play the" in reasons_for("It takes the trick, with")
    assert "There is nothing else that you may do." in reasons_for("nothing else")


@pytest.mark.parametrize("game", ["schnapsen", "sixty_six_4p", "thousand"])
def test_what_a_hint_says_cannot_be_beaten_is_not_beaten(game: str) -> None:
    said = 0
    for seed in range(12):
        preset = find(game)
        secret = hashlib.sha256(f"sure {seed}".encode()).digest()
        play = play_of(Session.new(preset, "Anna", bot("random"), secret, Memory.POINTS), None, Locale("en"))
        while not play.shown.is_over:
            for choice in play.scene.choices:
                why = grounds_of(choice.action, play.scene, preset.game)
                if why is not None and why.id == "hint-sure" and play.scene.turn == play.scene.me:
                    record = play.session.record.play(choice.action)
                    while record.result is None and record.state.table.trick:
                        turn = record.state.table.turn
                        assert turn is not None
                        # The opponents do their best to beat it.
                        legal = [each for each in record.view(turn).legal if each.verb is Verb.PLAY]
                        record = record.play(max(legal, key=lambda each: _strength(each.card, play.scene.trump)))
                    taken = [event for step in record.steps for event in step.events if event.kind is Kind.TOOK]
                    assert taken[-1].seat == 0
                    said += 1
            play.act(play.session.hint().action)
            play.finish()
    assert said


def _strength(card: Card | None, trump: object) -> tuple[bool, int]:
    assert card is not None
    return card.suit is trump, card.rank


@pytest.mark.parametrize("review", ["last_only", "none"])
def test_a_trick_is_told_until_the_next_lead_and_then_no_more(review: str) -> None:
    """As §10.1 has it: `r` and the words above the hand forget what the table has turned down."""
    led = kept = 0
    for seed in range(6):
        play = play_of(sit(seed=seed, memory=Memory.OWN, trick_review=review), None, Locale("en"))
        chance = Random(seed)
        while not play.shown.is_over:
            press_twice(play, chance.choice(sensible(play)))
            play.press("r")
            tells = "take the trick" in words(play) or "takes the trick" in words(play)
            if play.scene.trick:
                assert not tells
                led += 1
            kept += tells and not play.shown.is_over
    assert led
    assert kept


def test_a_match_goes_on_after_its_last_action_of_a_deal_was_taken_back() -> None:
    play = plays_until(lambda play: play.shown.is_over, memory=Memory.TRAINING)
    links = play.session.match.fair.links if play.session.match.fair else ()
    play.press("u")
    assert words(play) == Locale().text("taken-back")
    assert not play.session.is_over
    assert play.session.match.fair is not None
    assert play.session.match.fair.links == links[:-1]
    plays_until(lambda play: play.shown.is_over, memory=Memory.TRAINING)


@pytest.mark.parametrize("memory", [Memory.STRICT, Memory.OWN, Memory.POINTS])
@pytest.mark.parametrize("review", ["own_all", "last_only", "none"])
def test_the_log_forgets_what_may_not_be_looked_at_again(memory: Memory, review: str) -> None:
    """As §10.1 has it."""
    play = play_of(sit(seed=3, memory=memory, trick_review=review))
    chance = Random(1)
    told = 0
    for _ in range(60):
        if play.shown.is_over:
            assert play.scene.log_from == 0
            break
        press_twice(play, chance.choice(sensible(play)))
        shown = play.scene.log[play.scene.log_from :]
        finished = [event for event in shown if event.kind is Kind.TOOK]
        if not play.shown.is_over:
            assert len(finished) <= (play.scene.last_trick is not None)
            told += len(play.scene.log) > len(shown)
            panel = " ".join(line[84:].strip("│ ") for line in drawn(play, (120, 40)).splitlines())
            for event in play.scene.log[: play.scene.log_from]:
                assert event.kind is not Kind.PLAYED or play.teller.event(play.scene, event) not in panel
    assert told


def test_a_training_table_shows_the_whole_log() -> None:
    play = plays_until(lambda play: sum(play.scene.won) > 2, memory=Memory.TRAINING)

    assert play.scene.log_from == 0


def test_the_claim_is_named_by_what_it_needs() -> None:
    play = plays_until(may(Verb.CLAIM), target_points=50)

    assert "Claim 50" in drawn(play, (120, 40))


def test_a_key_without_a_marriage_declares_none() -> None:
    play = plays_until(may(Verb.MELD))
    keys = {choice.key for choice in play.scene.choices}
    before = play.session.record.actions
    play.press("v" if "b" in keys else "b")

    assert play.session.record.actions == before


def test_the_rules_open_at_the_paragraph_that_a_refusal_has_named() -> None:
    play = plays_until(lambda play: "x" not in {choice.key for choice in play.scene.choices})
    play.press("x")

    assert play.cited
    assert play.press("e") is Way.RULES
    page = rules_page(play.session.match, Locale(), play.cited)
    assert isinstance(page.content, Text)
    assert f"§{play.cited} " in page.content.plain[:400]
    assert "§1.1 " in page.content.plain


def test_a_score_that_counts_down_says_so() -> None:
    down, up = play_of(sit()), play_of(sit("schnapsen_ja_classic"))

    assert "7 → 0" in drawn(down, (120, 40))
    assert "→" not in drawn(up, (120, 40))
    down.press("t")
    assert "counts down from 7" in words(down)


def test_the_computer_has_a_name_that_is_not_the_persons() -> None:
    preset = find("schnapsen")
    session = Session.new(preset, "Resi", bot("thumb"), bytes(32), Memory.POINTS, others=("Resi", "Franz"))

    assert session.match.seats == ("Resi", "Franz")


@pytest.mark.parametrize("size", [MIDDLE, LARGE])
def test_a_german_ten_bears_its_numeral_and_the_ace_does_not(size: Size) -> None:
    def face(card: str) -> str:
        canvas = Canvas(size.width, size.height, Ink("#FFFFFF"))
        Pen(canvas, Locale("de", "german"), DARK).face(0, 0, size, Card(card))
        return text_of(canvas)

    assert "X" in face("TS")
    assert "X" not in face("AS")


# The end of a deal


@pytest.mark.parametrize("game", ["schnapsen", "sixty_six", "schnapsen_course"])
def test_the_count_adds_up(game: str) -> None:
    for seed in range(30):
        play = play_of(sit(game, seed))
        chance = Random(seed)
        while not play.shown.is_over:
            press_twice(play, chance.choice(sensible(play)))
        for seat in (0, 1):
            assert sum(count.points for count in counts(play.scene, seat)) == play.scene.points[seat]


def test_the_end_explains_itself() -> None:
    play = plays_until(lambda play: play.shown.is_over)
    result = play.scene.result
    assert result is not None
    for size in SIZES:
        shown = " ".join(drawn(play, size).replace("│", " ").split())
        for why in result.reasons:
            assert Locale().reason(why, play.scene.names, 0).split(". ")[0].split(",")[0] in shown
        assert "The score now: You" in shown
        assert "Next deal" in shown
    play.press("1")
    play.press("c")
    play.press("right")
    assert play.shown.is_over
    play.press("enter")
    assert play.scene.deal_number == 2


def test_the_log_has_a_paragraph_a_trick() -> None:
    def event(kind: Kind) -> Event:
        return Event(kind, 0)

    log = (Kind.DEALT, Kind.TURNED, Kind.PLAYED, Kind.PLAYED, Kind.TOOK, Kind.DREW, Kind.MELDED, Kind.PLAYED)
    rest = (Kind.PLAYED, Kind.TOOK, Kind.COUNTED, Kind.PASSED, Kind.ENDED)
    found = [(number, len(events)) for number, events in paragraphs(tuple(map(event, log + rest)))]

    assert found == [(0, 2), (1, 4), (2, 5), (0, 2)]


# Saving, leaving, coming back


def test_every_action_is_saved(tmp_path: Path) -> None:
    play = play_of(sit(), tmp_path)
    chance = Random(1)
    for _ in range(30):
        press_twice(play, "enter" if play.shown.is_over else chance.choice(sensible(play)))
        saved = play.place.store.load(play.place.path)
        assert saved.match == play.session.match


def test_a_resumed_match_says_so(tmp_path: Path) -> None:
    first = plays_until(lambda play: len(play.session.record.actions) > 2)
    first.place = place_in(tmp_path)
    first.save()
    again = play_of(first.place.store.load(first.place.path), tmp_path)

    assert "bummerl play --new" in words(again)
    assert again.scene == first.scene
    assert "bummerl play --new" not in words(play_of(sit(), tmp_path))


def test_what_cannot_be_saved_is_said_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = play_of(sit(), tmp_path)

    def full(*_: object) -> Path:
        raise StoreError(reason("store-cannot-write", path="/x", problem="No space left"))

    with monkeypatch.context() as patch:
        patch.setattr(Store, "save", full)
        press_twice(play, "1")
        assert "No space left" in words(play)
        assert play.shown.tone is Tone.REFUSED
        press_twice(play, sensible(play)[0])
        assert "No space left" not in words(play)
        assert all("not saved" in drawn(play, size) for size in SIZES)
    press_twice(play, sensible(play)[0])
    assert "not saved" not in drawn(play)


def test_what_is_said_at_the_end_stays_in_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    place = place_in(tmp_path)
    monkeypatch.setattr(TableApp, "run", lambda _app: False)
    run_table(sit(), place, Locale())
    assert capsys.readouterr().out.startswith("The match is saved.")

    play = play_of(sit(match_points=1), tmp_path)
    while play.scene.match_winner is None:
        press_twice(play, sensible(play)[0])
    monkeypatch.setattr(TableApp, "run", lambda _app: True)
    run_table(play.session, play.place, Locale())
    assert "match" in capsys.readouterr().out


# The terminal


def test_pages_open_and_close(tmp_path: Path) -> None:
    play = plays_until(lambda play: len(play.scene.review) >= 2)
    app = open_app(play.session, tmp_path, Locale("ja"))

    async def script(pilot: Pilot[bool]) -> None:
        for key in "?o":
            await pilot.press(key)
            assert is_reading(app)
            assert app.screen.query_one(Static).size.height >= 2
            await pilot.press("down", "ctrl+t", "escape")
            assert not is_reading(app)

    at_table(app, script)


def test_dark_and_light(tmp_path: Path) -> None:
    app = open_app(sit(), tmp_path)

    async def script(pilot: Pilot[bool]) -> None:
        for palette in (DARK, LIGHT, DARK):
            assert app.current_theme.dark == palette.is_dark
            assert palette.felt in {ink.ground for row in app.table.canvas.cells() for _, ink in row}
            await pilot.press("ctrl+t")

    at_table(app, script)


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q", "q"])
def test_leaving(key: str, tmp_path: Path) -> None:
    app = open_app(sit(), tmp_path)

    async def script(pilot: Pilot[bool]) -> None:
        await pilot.press("1", "1", key)

    at_table(app, script)

    assert app.return_value is False
    assert len(list(tmp_path.glob("*.match.json"))) == 1


def test_a_terminal_of_any_size(tmp_path: Path) -> None:
    app = open_app(sit(), tmp_path)

    async def script(pilot: Pilot[bool]) -> None:
        for size in ((59, 20), (20, 3), (1, 1), (60, 19), (60, 20), (300, 100), (61, 60), (91, 21)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            canvas = app.table.canvas
            assert (canvas.columns, canvas.rows) == size
            if size in {(59, 20), (60, 19)}:
                assert "bummerl play --plain" in " ".join(text_of(canvas).split())
            await pilot.press("right")

    at_table(app, script)


def test_the_opponents_play_is_shown_step_by_step_and_any_key_ends_it(tmp_path: Path) -> None:
    app = open_app(sit(opponent=Scripted(), seed=2), tmp_path, pause=60)

    async def script(pilot: Pilot[bool]) -> None:
        play = app.table.play
        await pilot.press("escape")
        # Nothing that cannot be taken back is done by the key that ends the waiting.
        for key in ("enter", "x", "c", "s", "u"):
            if play.shown.is_over:
                break
            card = next(choice.action.card for choice in play.scene.choices)
            await pilot.press(play.scene.choices[0].key, "enter")
            assert card not in play.shown.scene.hand
            assert (play.is_waiting, play.shown.scene.choices) == (True, ())
            done = play.session.record.actions
            while play.is_waiting:
                await pilot.press(key)
                assert play.shown.holds or not play.is_waiting
            assert play.session.record.actions == done
            assert (play.shown.scene, play.shown.asked, app.table.timer) == (play.scene, None, None)
        await pilot.press(play.scene.choices[0].key, "enter")
        while play.is_waiting:
            await pilot.click(offset=(1, 1))
            assert play.shown.holds or not play.is_waiting

    at_table(app, script)


def test_pictures_follow_by_themselves(tmp_path: Path) -> None:
    app = open_app(sit(opponent=Scripted(), seed=2), tmp_path, pause=0.01)

    async def script(pilot: Pilot[bool]) -> None:
        await pilot.press("1", "1")
        for _ in range(100):
            if not app.table.play.is_waiting or app.table.play.shown.holds:
                break
            await pilot.pause(0.02)
        assert app.table.play.shown.holds or not app.table.play.is_waiting

    at_table(app, script)


def test_a_finished_trick_is_seen_before_it_goes() -> None:
    session = sit(opponent=Scripted(), seed=2)
    while session.step():
        pass
    before = session.scene
    session.act(before.choices[0].action)
    middle = session.scene
    if middle.trick:
        session.step()
    frames = list(between(middle if middle.trick else before, session.scene))

    assert [len(frame.scene.trick) for frame in frames] == [2]
    assert sum(frames[0].scene.won) == 1


# Pictures


def test_the_game_is_named_and_house_rules_are_marked() -> None:
    for game in ("schnapsen", "sixty_six_us"):
        plain, changed = play_of(sit(game)), play_of(sit(game, match_points=3))
        for size in SIZES:
            bars = [drawn(play, size).splitlines()[0] for play in (plain, changed)]
            assert all(Locale().preset(game) in bar for bar in bars)
            assert "house rules" not in bars[0]
            assert "house rules" in bars[1] or size[0] < 80


def scenes(game: str, seed: int, locale: Locale, memory: Memory = Memory.POINTS) -> Iterator[Play]:
    """A random deal, at every moment of it."""
    play = play_of(sit(game, seed, memory=memory), None, locale)
    chance = Random(seed)
    while True:
        yield play
        if play.shown.is_over:
            return
        press_twice(play, chance.choice(sensible(play)))


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_deck_and_size(language: str, deck: str) -> None:
    locale = Locale(language, deck)
    for seed, game in enumerate(("schnapsen", "sixty_six")):
        for play in scenes(game, seed, locale, Memory.TRAINING):
            options = play.session.match.game.options
            for size in SIZES:
                palette = DARK if len(play.scene.log) % 2 else LIGHT
                canvas = picture(play.shown, *size, locale, palette, options)
                rows = canvas.lines()
                assert {width(row) for row in rows} == {size[0]}
                assert all(canvas.strip(y).cell_length == size[0] for y in range(size[1]))
                if not play.shown.is_over:
                    text = "\n".join(rows)
                    assert all(locale.short(card).replace("\ufe0e", "") in text for card in play.scene.hand)
                    assert play.scene.trump is not None
                    assert locale.suit(play.scene.trump) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_whole_and_apart(language: str) -> None:
    locale = Locale(language)
    play = plays_until(
        lambda play: sum(choice.action.verb is not Verb.PLAY for choice in play.scene.choices) >= 4,
        "sixty_six" if language == "de" else "schnapsen",
        locale=locale,
    )
    keys = [choice.key for choice in play.scene.choices if choice.action.verb is not Verb.PLAY]
    for size in SIZES:
        canvas = picture(play.shown, *size, locale, DARK, play.session.match.game.options)
        rects = [canvas.where(Target(Spot.KEY, key=key)) for key in keys]
        known = [rect for rect in rects if rect is not None]

        assert len(known) == len(keys)
        assert all(rect.x >= 0 and rect.right <= canvas.columns and rect.bottom <= canvas.rows for rect in known)
        assert all(one.right < two.x for one, two in pairwise(known))


def test_any_name_fits() -> None:
    for name in ("x" * 80, "シ" * 80, "👨‍👩‍👧" * 10, "e\u0301" * 30, "\u202eabc"):
        if not name.isprintable():
            continue
        for play in scenes("schnapsen", 1, Locale()):
            scene = play.shown.scene._replace(names=(name, name))
            for size in SIZES:
                shown = play.shown._replace(scene=scene)
                canvas = picture(shown, *size, Locale("ja"), LIGHT, play.session.match.game.options)
                assert {width(row) for row in canvas.lines()} == {size[0]}


def test_scores_of_any_length() -> None:
    play = play_of(sit(match_points=100, score_direction="down"))
    scene = play.scene._replace(score=(100, 99))
    for size in SIZES:
        picture(Shown(scene, len(scene.log)), *size, Locale(), DARK, play.session.match.game.options)


@pytest.mark.parametrize("limit", [1, 2, 7, 20, 60])
@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_broken_without_losing_anything(language: str, limit: int) -> None:
    text = (
        Locale(language).text("screen-help-keys") + " " + Locale(language).text("lines-help", label="10S", card="♠10")
    )
    lines = wrap(text, limit)

    assert all(0 < width(line) <= max(limit, 2) for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(width(cut(line, limit)) <= limit for line in [text, *lines])


# Nothing hidden


class Named:
    """Every card that somebody draws or names."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.cards: set[Card] = set()
        self._spy(patch, Pen, "face", 4)
        self._spy(patch, Locale, "short", 1)
        self._spy(patch, Locale, "_card", 1)

    def _spy(self, patch: pytest.MonkeyPatch, owner: type, name: str, at: int) -> None:
        original = getattr(owner, name)

        def spied(*args: Any, **named: Any) -> object:  # noqa: ANN401  # whatever the original takes
            self.cards.add(args[at])
            return original(*args, **named)

        patch.setattr(owner, name, spied)


@pytest.mark.parametrize("memory", [Memory.STRICT, Memory.OWN, Memory.POINTS])
@pytest.mark.parametrize("game", ["schnapsen", "sixty_six"])
def test_no_hidden_card_is_ever_drawn_or_named(
    game: str, memory: Memory, monkeypatch: pytest.MonkeyPatch, scale: Callable[[int, int], int]
) -> None:
    named = Named(monkeypatch)
    for seed in range(scale(2, 400)):
        session = sit(game, seed, memory=memory)
        play = play_of(session)
        chance = Random(seed)
        while not session.is_over:
            state, done = session.record.state, len(session.record.actions)
            hidden = (state.hands[1] - state.table.shown[1]) | Cards(state.stock)
            if state.table.turnup is not None:
                hidden = hidden.without(state.table.turnup)
            named.cards.clear()
            shown = ""
            while play.is_waiting:
                shown += drawn(play, chance.choice(SIZES))
                play.next_picture()
            for key in ("escape", "t", "p", "l", "l", "r", "escape", *(("h",) if memory is Memory.POINTS else ())):
                play.press(key)
                shown += drawn(play, chance.choice(SIZES)) + words(play)
            assert not named.cards & hidden
            for card in hidden:
                assert Locale().short(card).strip("\ufe0e") not in shown
                assert Locale().card(card) not in shown
            play.press("escape")
            key = chance.choice(sensible(play))
            play.press(key)
            if len(session.record.actions) == done:
                play.press(key)


# Anything at all


def test_no_key_breaks_the_table(scale: Callable[[int, int], int]) -> None:
    chance = Random(8)
    steps = scale(1_000, 300_000)
    for number in range(10):
        preset = chance.choice(GAMES)
        locale = Locale(chance.choice(LANGUAGES), chance.choice(DECKS))
        session = sit(preset.key, number, memory=chance.choice(list(Memory)), match_points=2)
        play = play_of(session, None, locale)
        for _ in range(steps // 10):
            if chance.random() < 0.2 and play.scene.hand:
                play.click(chance.choice(play.scene.hand))
            else:
                play.press(chance.choice(KEYS))
            if play.is_waiting and chance.random() < 0.5:
                play.next_picture()
            if chance.random() < 0.4:
                drawn(play, (chance.randint(55, 140), chance.randint(18, 50)))


def test_no_key_or_click_breaks_the_program(tmp_path: Path, scale: Callable[[int, int], int]) -> None:
    chance = Random(9)
    app = open_app(sit(memory=Memory.TRAINING), tmp_path, pause=0.001)
    keys = [key for key in KEYS if key != "q"]

    async def script(pilot: Pilot[bool]) -> None:
        for _ in range(scale(30, 20_000)):
            if app.table.play.scene.match_winner is not None:
                break
            if chance.random() < 0.3:
                await pilot.click(offset=(chance.randrange(60), chance.randrange(20)))
            else:
                await pilot.press(*(chance.choice(keys).replace("?", "question_mark") for _ in range(3)))
            if chance.random() < 0.1:
                await pilot.resize_terminal(chance.randint(60, 130), chance.randint(20, 44))

    at_table(app, script, (60, 20))


def test_the_pause_is_the_one_that_is_meant() -> None:
    assert pytest.approx(0.6) == screen.PAUSE
