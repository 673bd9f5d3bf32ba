"""What the page says of a shuffle is what `bummerl verify` says of the record; the browser adds what it has kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect
from typer.testing import CliRunner

from bummerl.cli.app import app
from bummerl.locale import Locale
from bummerl.record import read_match, verify, write_match
from bummerl.record.match import Fair, Match
from bummerl.record.shuffle import chain, commitment, first_dealer, shuffled
from bummerl.rules.cards import Card, Cards
from bummerl.rules.catalog import find
from bummerl.table.dealer import dealt, played
from bummerl.web.app import Serving
from bummerl.web.commands import TakeSeat
from bummerl.web.host import Settings
from bummerl.web.replayed import _proof, summary
from bummerl.web.room import secret_hash
from tests.browser.people import PATIENCE, House, Person
from tests.browser.planted import at_a_position, plant
from tests.test_shown import liked
from tests.web_client import Server, request, served
from tests.web_tables import Driven, opened, secret

LINKS = chain(bytes(range(32)), 8)
OTHERS = chain(bytes(32), 8)
BYTES = (b"the bytes of Anna", b"the bytes of Bert")
NAMES = ("Anna", "Bert")
GAME = find("schnapsen").game
TEXT: Final = Locale("en").text


def match(
    deals: int = 2, *, entropy: tuple[bytes, ...] = BYTES, dealer: int | None = None, score: tuple[int, ...] = (0, 0)
) -> Match:
    """A match of so many deals, whose shuffle is right if nothing else is said."""
    first = first_dealer(LINKS[0], entropy) if dealer is None else dealer
    fresh = Match.new("schnapsen", NAMES, dealer=first, fair=Fair(commitment(LINKS), entropy, LINKS[:1]))
    going = replace(fresh, opening=replace(fresh.opening, score=score))
    rng = Random(1)
    for _ in range(deals):
        going = dealt(going, LINKS)
        while (record := going.current) is not None:
            going = played(going, LINKS, liked(record.game.legal(record.state), rng))
    return going


def with_fair(changed: Match, **changes: Any) -> Match:  # noqa: ANN401  # of its fields
    """The match with something else published."""
    assert changed.fair is not None
    return replace(changed, fair=changed.fair._replace(**changes))


def records() -> Iterator[tuple[str, str]]:
    """Records that are right and such that are not, with what is the matter."""
    right = match()
    text = write_match(right)
    yield "right", text
    yield "a deal goes on", write_match(dealt(right, LINKS))
    yield "all links exchanged", write_match(with_fair(right, links=OTHERS[:3]))
    yield "link 0 exchanged", write_match(with_fair(right, links=(OTHERS[0], *LINKS[1:3])))
    yield "a link exchanged", write_match(with_fair(right, links=(*LINKS[:2], OTHERS[2])))
    yield "a link missing", write_match(with_fair(right, links=LINKS[:2]))
    yield "no link", write_match(with_fair(right, links=()))
    yield "another seal", write_match(with_fair(right, commitment=commitment(OTHERS)))
    yield "bytes of one missing", write_match(with_fair(right, entropy=BYTES[:1]))
    yield "bytes of three", write_match(with_fair(right, entropy=(*BYTES, b"")))
    yield "other bytes", write_match(with_fair(right, entropy=(b"others", BYTES[1])))
    yield "bytes exchanged", write_match(with_fair(right, entropy=BYTES[::-1]))
    yield "the other deals first", write_match(match(dealer=1 - right.opening.dealer))
    yield "a lead from before", write_match(match(score=(3, 0)))
    yield "nobody gave bytes", write_match(match(entropy=(b"", b"")))
    yield "nothing published", write_match(replace(right, fair=None))
    yield "no deal over", write_match(dealt(match(0), LINKS))
    yield "no deal", write_match(match(0))
    yield "other points", text.replace(" | 1-0 | ", " | 2-0 | ").replace(" | 0-1 | ", " | 0-2 | ")
    yield "everything exchanged, yet it fits", write_match(match(entropy=(b"chosen", b"with care")))


RECORDS: Final = dict(records())


@pytest.mark.parametrize("what", RECORDS)
def test_the_page_and_the_command_say_the_same_of_a_record(house: House, tmp_path: Path, what: str) -> None:
    record = RECORDS[what]
    file = tmp_path / "match.txt"
    file.write_text(record)
    command = CliRunner().invoke(app, ["verify", str(file), "--lang", "en"])
    anna = house.person()
    replay = brought(anna, record)
    if replay is None:
        assert command.exit_code != 0, what
        return
    why = verify(read_match(record))
    assert (why is None) == (command.exit_code == 0)

    page = anna.goes(f"/r/{replay}").page
    verdict = page.locator(".proof-result > p").first
    if why is None:
        expect(verdict).to_have_text(TEXT("web-proven"), timeout=PATIENCE)
        expect(page.get_by_text(TEXT("web-verify-right"))).to_have_count(2)
        expect(page.get_by_text(TEXT("web-kept-away"))).to_be_visible()
        expect(page.get_by_text(TEXT("web-verify-meaning"))).to_be_visible()
    else:
        nothing = why.id == "verify-nothing-published"
        expect(verdict).to_have_text(TEXT("web-no-proof" if nothing else f"web-not-{why.id}"), timeout=PATIENCE)
        expect(page.get_by_text(TEXT("web-verify-right"))).to_have_count(0)


def brought(anna: Person, record: str) -> str | None:
    """The replay of a record; None where it is refused."""
    answer = anna.context.request.post(f"{anna.address}/api/replays", data=record)
    assert answer.status in {201, 422}
    return str(answer.json()["replay"]) if answer.ok else None


# What the browser was there for


def played_here(house: House, root: str) -> tuple[Person, str, Any]:
    """Somebody who has played a match of one deal in this browser; its replay and what the server tells of it."""
    table = Driven.open(opened("schnapsen", (1,), options={"match_points": "1"}, root=root * 32))
    table.do(0, TakeSeat("sit", 0, "Anna", secret_hash(secret(0))))
    planted = plant(house.server, table)
    anna = house.person(stored={"secrets": {planted.id: secret(0)}}).goes(f"/t/{planted.id}")
    anna.plays_to_the_end(Random(5))
    replay = anna.line.shown["table"]["replay"]
    status, told = request(house.server.address, f"/api/replays/{replay}")
    assert status == 200
    return anna, replay, told


def look_at(anna: Person, replay: str, told: Any) -> None:  # noqa: ANN401  # JSON
    """Anna opens the replay, of which somebody tells her this."""
    anna.page.unroute_all()
    anna.page.route(re.compile(f"/api/replays/{replay}\\?"), lambda route: route.fulfill(json=told))
    anna.goes(f"/r/{replay}")


def test_a_browser_that_was_there_proves_more_than_the_record(house: House) -> None:
    anna, replay, told = played_here(house, "b1")
    anna.goes(f"/r/{replay}")
    anna.sees(TEXT("web-proven"))
    anna.sees(TEXT("web-kept-gave"))

    other = summary(match(1), Locale("en"))["proof"]
    look_at(anna, replay, told | {"proof": other})
    anna.sees(TEXT("web-exchanged"))
    anna.sees(TEXT("web-kept-seal"))
    expect(anna.page.get_by_text(TEXT("web-verify-right"))).to_have_count(0)

    resi = house.person()
    look_at(resi, replay, told | {"proof": other})
    resi.sees(TEXT("web-proven"))
    resi.sees(TEXT("web-kept-away"))


def test_bytes_that_were_exchanged_are_noticed_though_all_fits_the_seal(house: House) -> None:
    anna, replay, told = played_here(house, "b2")
    proof = told["proof"]
    links = [bytes.fromhex(link) for link in proof["links"]]
    seat = first_dealer(links[0], [bytes.fromhex(each) for each in proof["entropy"]])
    # Whoever has the links can look for bytes that suit him.
    given = next(
        (bytes([number]) * 32, bytes.fromhex(proof["entropy"][1]))
        for number in range(100)
        if first_dealer(links[0], (bytes([number]) * 32, bytes.fromhex(proof["entropy"][1]))) == seat
    )
    deck = shuffled(GAME.pack, links[1], given, 1)
    changed = {"entropy": [each.hex() for each in given], "deals": [{"number": 1, "deck": list(map(str, deck))}]}
    look_at(anna, replay, told | {"proof": proof | changed})
    anna.sees(TEXT("web-exchanged"))
    anna.sees(TEXT("web-kept-bytes"))


def test_the_sheet_says_when_a_deck_can_be_checked(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(lambda _: True)))
    anna.button("Menu").click()
    anna.page.get_by_role("dialog").get_by_role("button", name=TEXT("web-sheet-verify")).click()
    anna.sees(TEXT("web-verify-later"))
    anna.sees(TEXT("web-verify-meaning"))
    anna.closes()
    table = at_a_position(lambda _: True, salt="finished")
    table.finish_deal(Random(3))
    resi = house.sits(plant(house.server, table))
    resi.button("Menu").click()
    resi.page.get_by_role("dialog").get_by_role("button", name=TEXT("web-sheet-verify")).click()
    resi.sees(TEXT("web-verify-right"))
    resi.sees(TEXT("web-verify-meaning"))


# A server that deals one deck and publishes another


def test_a_server_that_deals_one_deck_and_publishes_another_is_found_out(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dealt_otherwise(pack: Cards, link: bytes, entropy: tuple[bytes, ...], deal: int) -> tuple[Card, ...]:
        first, second, third, fourth, *others = shuffled(pack, link, entropy, deal)
        return (fourth, second, third, first, *others)  # one card of the first hand for one of the second

    def published(match: Match, locale: Locale) -> dict[str, Any] | None:
        proof = _proof(match, locale)
        assert proof is not None
        assert match.fair is not None
        for deal in proof["deals"]:
            number = deal["number"]
            deck = shuffled(match.game.pack, match.fair.links[number], match.fair.entropy, number)
            deal["deck"] = list(map(str, deck))
        return proof

    monkeypatch.setattr("bummerl.table.dealer.shuffled", dealt_otherwise)
    monkeypatch.setattr("bummerl.web.replayed._proof", published)
    with served(Serving(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite", settings=Settings(pace=0))) as address:
        server = Server(f"sqlite:///{tmp_path}/tables.sqlite")
        server.port = int(address.rpartition(":")[2])
        house = House(browser, server, tmp_path)
        anna = house.person().goes("/")
        anna.button("Deal the cards").click()
        anna.until(lambda: anna.line.shown.get("table", {}).get("stage") == "playing")
        anna.plays_until(lambda: anna.line.shown["table"]["replay"], Random(1), calls=0)
        replay = anna.line.shown["table"]["replay"]
        anna.goes(f"/r/{replay}")
        anna.sees(TEXT("web-not-dealt"))
        anna.sees(TEXT("web-verify-other"))
        anna.sees(TEXT("web-kept-gave"))
        resi = house.person().goes(f"/r/{replay}")
        resi.sees(TEXT("web-proven"))
        resi.sees(TEXT("web-dealt-away"))
        house.close()


def test_a_server_that_deals_what_it_publishes_is_believed(house: House) -> None:
    anna, replay, _ = played_here(house, "b3")
    anna.goes(f"/r/{replay}")
    anna.sees(TEXT("web-proven"))
    anna.sees(TEXT("web-dealt-saw"))
