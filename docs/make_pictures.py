# ruff: noqa: INP001  # a script, not a package
"""Take pictures of every page in every size, light and dark, in two languages, to be looked at.

    python -m docs.make_pictures FOLDER [--few] [WORD ...]

Only pages whose names hold one of the words are taken; with --few each in four ways, not twelve.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random
from signal import SIGTERM
from typing import Any, Final, NamedTuple

from playwright.sync_api import Error, Page, sync_playwright

from bummerl.record.match import Memory
from bummerl.rules.actions import Verb
from bummerl.rules.catalog import find
from bummerl.web.commands import Leave, Next, Takeback
from bummerl.web.offers import last_choice
from bummerl.web.room import Room, Stage
from tests.browser.cable import Cable
from tests.browser.conftest import CHROMIUM
from tests.browser.people import House
from tests.browser.planted import Wanted, at_a_position, away, plant
from tests.web_client import Server, sqlite_at
from tests.web_tables import Driven, opened, secret

Ways = dict[tuple[str, str], tuple[tuple[int, int], ...]]

SIZES: Final = ((360, 640), (768, 1024), (1440, 900))
LANGUAGES: Final = ("de", "ja")
THEMES: Final = ("light", "dark")
FEW: Final[Ways] = {("de", "light"): (SIZES[0], SIZES[2]), ("ja", "dark"): SIZES[:2]}
ALL: Final[Ways] = dict.fromkeys(product(LANGUAGES, THEMES), SIZES)

MENU: Final = 'button[aria-label="Menü"], button[aria-label="メニュー"]'

Then = Callable[[Page], object]


def nothing(_: Page) -> None:
    """What is seen at once."""


def touch(selector: str, *more: str) -> Then:
    """Click on the first that is there of each."""

    def clicks(page: Page) -> None:
        for each in (selector, *more):
            # The left edge of a card of a fan is free.
            page.locator(each).first.click(timeout=5_000, position={"x": 12, "y": 20})

    return clicks


def presses(key: str) -> Then:
    """Press a key."""
    return lambda page: page.keyboard.press(key)


class Sight(NamedTuple):
    """Something to be looked at: a page, or a table at a position, and what is done there before."""

    path: str = ""
    table: Callable[[], Driven] | None = None
    then: Then = nothing
    is_replay: bool = False
    seat: int | None = 0
    """Where the reader sits at the table; None for nowhere."""
    stored: dict[str, Any] | None = None
    """What the browser keeps beside the seat."""
    is_cut_off: bool = False
    """Whether the line to the server is pulled out."""


def offered(verb: Verb) -> Wanted:
    """Positions in which this can be done."""
    return lambda room: (
        room.record is not None and any(each.verb is verb for each in room.game.legal(room.record.state))
    )


def in_trick(room: Room, *, led: int = 1, number: int = 2) -> bool:
    """Cards lie on the table in a later trick."""
    assert room.record is not None
    return len(room.record.state.table.trick) >= led and len(room.record.state.table.tricks) >= number


def closed(room: Room) -> bool:
    """The talon has been closed, and three tricks are over."""
    assert room.record is not None
    return in_trick(room, number=3) and room.record.state.table.close is not None


def bound(room: Room) -> bool:
    """A card of the hand does not follow what was led."""
    assert room.record is not None
    state = room.record.state
    return in_trick(room, number=5) and len(room.game.legal(state)) < len(state.hands[0])


def contested(room: Room) -> bool:
    """A bid can be made, and some have been made."""
    assert room.record is not None
    return offered(Verb.BID)(room) and len(room.record.actions) > 5


def at(
    wanted: Wanted, preset: str = "schnapsen", *, memory: Memory = Memory.POINTS, salt: str = ""
) -> Callable[[], Driven]:
    """A table at a position."""
    bots = tuple(range(1, find(preset).game.seats))
    return lambda: at_a_position(wanted, preset, bots=bots, memory=memory, salt=salt)


def ended(preset: str, stage: Stage) -> Callable[[], Driven]:
    """A table at which a deal, or the match, is over."""

    def played() -> Driven:
        table = at(lambda _: True, preset, salt=stage.value)()
        rng = Random(5)
        while table.room.stage not in {stage, Stage.OVER}:
            if table.room.stage is Stage.BETWEEN:
                table.do(0, Next(do="next", id=f"next{table.room.seq}"))
            table.finish_deal(rng)
        return table

    return played


def waiting() -> Driven:
    """A table at which a seat is free."""
    table = Driven.open(opened("thousand", (2,)))
    table.now = time.time()
    return table


def left() -> Driven:
    """A table at which the computer has taken over, and another person is to play."""
    table = at_a_position(in_trick, bots=())
    table.do(0, Leave(do="leave", id="leave"))
    table.act(Random(1))
    return table


def asked() -> Driven:
    """A table at which the other person wants to take something back."""
    table = at_a_position(lambda room: last_choice(room, 1) is not None and in_trick(room), bots=())
    table.do(1, Takeback(do="takeback", id="takeback"))
    return table


def own(number: int, game: str, score: str, *deals: int) -> dict[str, Any]:
    """A match of this browser; one without a winner is unfinished."""
    over = any(points in score.split(" : ") for points in ("0", "1000"))
    told = {"table": f"{number:022}", "preset": "schnapsen", "game": game, "against": "Resi", "score": score}
    won = int(sum(deals) > 0)
    return told | {"at": 1_790_000_000 + 86_400 * number, "over": over, "won": won, "replay": None, "deals": deals}


PLAYED: Final = [
    own(5, "Schnapsen", "4 : 3", 3, -2, 1, -1),
    own(4, "Tysiąc", "1000 : 640 : 385", 120, -100, 160, 200),
    own(3, "Schnapsen", "0 : 2", 3, 2, -1, 2, -3, 1),
    own(2, "Schnapsen", "5 : 0", -2, -3, 1, -2),
    own(1, "Bauernschnapsen", "0 : 8", 6, -2, 5, 9),
]

SIGHTS: Final = {
    "home": Sight("/"),
    "home-settings": Sight("/", then=touch(".head-bar button.tool")),
    "new": Sight("/new?preset=schnapsen"),
    "new-thousand": Sight("/new?preset=thousand"),
    "learn": Sight("/learn"),
    "lesson": Sight("/learn", then=touch("main .btn.main.tall", ".held.up:not(.hinted)")),
    "history-empty": Sight("/history"),
    "history": Sight("/history", stored={"tables": PLAYED}),
    "rules": Sight("/rules/schnapsen"),
    "strategy": Sight("/strategy/schnapsen"),
    "strategy-answered": Sight("/strategy/schnapsen", then=touch(".example .try")),
    "missing": Sight("/nothing"),
    "gone": Sight("/t/nothing"),
    "waiting": Sight(table=waiting, seat=None),
    "watcher": Sight(table=at(in_trick), seat=None),
    "taken-over": Sight(table=left),
    "asked": Sight(table=asked),
    "cut-off": Sight(table=at(in_trick), is_cut_off=True),
    "schnapsen-lead": Sight(table=at(offered(Verb.EXCHANGE))),
    "schnapsen-trick": Sight(table=at(in_trick)),
    "schnapsen-choice": Sight(table=at(offered(Verb.MELD)), then=touch(".held.up[data-card^=K]")),
    "schnapsen-close": Sight(table=at(offered(Verb.CLOSE)), then=presses("c")),
    "schnapsen-claim": Sight(table=at(offered(Verb.CLAIM)), then=touch(".calls .risky")),
    "schnapsen-closed": Sight(table=at(closed)),
    "schnapsen-training": Sight(table=at(lambda room: in_trick(room, number=3), memory=Memory.TRAINING)),
    "schnapsen-illegal": Sight(table=at(bound), then=lambda page: page.locator(".held.off").first.click(force=True)),
    "schnapsen-between": Sight(table=ended("schnapsen", Stage.BETWEEN)),
    "schnapsen-over": Sight(table=ended("schnapsen", Stage.OVER)),
    "schnapsen-menu": Sight(table=at(in_trick), then=touch(MENU)),
    "schnapsen-log": Sight(table=at(lambda room: in_trick(room, number=6)), then=touch(MENU, ".menu button")),
    "schnapsen-verify": Sight(table=ended("schnapsen", Stage.OVER), then=touch(".ended .ways .btn.quiet")),
    "schnapsen-keys": Sight(table=at(in_trick), then=presses("?")),
    "schnapsen-last": Sight(table=at(in_trick), then=presses("l")),
    "sixty-six": Sight(table=at(in_trick, "sixty_six")),
    "sixty-six-three": Sight(table=at(in_trick, "sixty_six_3p")),
    "sixty-six-four": Sight(table=at(lambda room: in_trick(room, led=2), "sixty_six_4p")),
    "sitting-out": Sight(table=at(in_trick, "sixty_six_3p_us")),
    "dreier-call": Sight(table=at(offered(Verb.CALL), "dreierschnapsen")),
    "dreier-trick": Sight(table=at(in_trick, "dreierschnapsen")),
    "dreier-between": Sight(table=ended("dreierschnapsen", Stage.BETWEEN)),
    "bauern-call": Sight(table=at(offered(Verb.CALL), "bauernschnapsen")),
    "bauern-trick": Sight(table=at(lambda room: in_trick(room, led=2), "bauernschnapsen")),
    "bauern-between": Sight(table=ended("bauernschnapsen", Stage.BETWEEN)),
    "thousand-bid": Sight(table=at(contested, "thousand")),
    "thousand-give": Sight(table=at(offered(Verb.GIVE), "thousand")),
    "thousand-choice": Sight(table=at(offered(Verb.GIVE), "thousand"), then=touch(".held")),
    "thousand-trick": Sight(table=at(in_trick, "thousand")),
    "thousand-four": Sight(table=at(in_trick, "thousand_4p")),
    "thousand-two": Sight(table=at(in_trick, "thousand_2p")),
    "thousand-between": Sight(table=ended("thousand", Stage.BETWEEN)),
    "replay": Sight(table=ended("schnapsen", Stage.BETWEEN), is_replay=True),
    "replay-thousand": Sight(table=ended("thousand", Stage.BETWEEN), is_replay=True),
}


def main(folder: str, *words: str) -> None:
    """Take the pictures."""
    ways = FEW if "--few" in words else ALL
    words = tuple(word for word in words if word != "--few")
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    server = Server(sqlite_at(Path(tempfile.mkdtemp()) / "tables.sqlite"))
    away(server.start())
    try:
        with sync_playwright() as playwright:
            house = House(playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"]), server, place)
            for name, sight in SIGHTS.items():
                if not words or any(word in name for word in words):
                    take(house, name, sight, place, ways)
            print(*dict.fromkeys(house.complaints), sep="\n")  # noqa: T201  # a command that says what went wrong
    finally:
        server.kill(SIGTERM)


def take(house: House, name: str, sight: Sight, place: Path, ways: Ways) -> None:
    """One sight in sizes, languages and colours."""
    path, stored = sight.path, sight.stored or {}
    if sight.table is not None:
        planted = plant(house.server, sight.table())
        path = f"/r/{planted.room.replay}?step=9" if sight.is_replay else f"/t/{planted.id}"
        stored = {} if sight.seat is None else (sight.stored or {}) | {"secrets": {planted.id: secret(sight.seat)}}
    for (language, theme), sizes in ways.items():
        cable = Cable(house.server.port) if sight.is_cut_off else None
        person = house.person(stored=stored, cable=cable, locale=language, color_scheme=theme)
        page = person.page
        for index, (width, height) in enumerate(sizes):
            page.set_viewport_size({"width": width, "height": height})
            try:
                if not index:
                    person.goes(path)
                    page.wait_for_load_state("networkidle")
                    if sight.table:
                        page.locator(".turn, .ended, .waiting").first.wait_for()
                    page.wait_for_timeout(300)
                    sight.then(page)
                    if cable is not None:
                        cable.pull()
                        page.locator(".banner.warn").wait_for()
                page.wait_for_timeout(150)
            except Error as problem:
                house.complain(f"{name}: {problem.message.splitlines()[0]}")
            page.screenshot(path=place / f"{name}-{language}-{theme}-{width}.png", full_page=not sight.table)
        person.context.close()
        if cable is not None:
            cable.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
