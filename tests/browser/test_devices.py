"""A seat goes on on another device by a link of its own, whose secret no server sees in an address."""

from __future__ import annotations

from urllib.parse import quote

import pytest
import segno
from playwright.sync_api import Dialog, expect

from bummerl.locale import Locale
from tests.browser.people import House, Person
from tests.browser.planted import at_a_position, plant
from tests.test_web_socket import Tab, closed
from tests.web_tables import Driven, opened, secret

__all__ = ["closed"]

TEXT = Locale("en").text


def own_link(anna: Person) -> str:
    """The link in the sheet for another device."""
    anna.button("Menu").click()
    anna.page.get_by_role("dialog").get_by_role("button", name=TEXT("web-sheet-device")).click()
    anna.sees(TEXT("web-device-warning"))
    return anna.page.get_by_label(TEXT("web-device-link"), exact=True).input_value()


def test_the_seat_goes_on_on_another_device_and_the_first_one_watches(house: House) -> None:
    planted = plant(
        house.server,
        at_a_position(lambda room: room.record is not None and len(room.record.actions) > 1, salt="device"),
    )
    anna = house.sits(planted)
    hand = sorted(card["card"] for card in anna.line.shown["hand"])
    link = own_link(anna)
    assert link == f"{house.address}/t/{planted.id}#seat={quote(secret(0))}"
    anna.closes()

    phone = house.person(viewport={"width": 390, "height": 844})
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.page.goto(link)
    phone.at_turn()
    assert sorted(card["card"] for card in phone.line.shown["hand"]) == hand
    assert phone.page.url == f"{house.address}/t/{planted.id}"
    assert not any("seat" in url.partition("?")[2] or quote(secret(0)) in url for url in asked)
    anna.sees(TEXT("web-replaced"))
    expect(anna.button(TEXT("web-play-here"))).to_be_visible()

    phone.page.reload()
    phone.at_turn()


def test_who_plays_here_already_is_asked_before_the_seat_changes(house: House) -> None:
    planted = plant(house.server, at_a_position(lambda _: True, bots=(), salt="asked"))
    anna = house.sits(planted)
    bert = house.sits(planted, 1)
    link = own_link(anna)

    heard: list[str] = []

    def answers(dialog: Dialog) -> None:
        heard.append(dialog.message)
        dialog.accept() if len(heard) > 1 else dialog.dismiss()

    bert.page.on("dialog", answers)
    for seat in (1, 0):
        bert.page.evaluate("link => { location.href = link }", link)
        bert.until(lambda seat=seat: len(heard) == 2 - seat and bert.line.shown.get("me") == seat)
        assert "#" not in bert.page.url
    assert heard == [TEXT("web-device-ask")] * 2


def test_who_sits_down_by_a_link_with_a_secret_of_its_sender_has_one_of_their_own(house: House) -> None:
    planted = plant(house.server, Driven.open(opened()))
    guest = house.person()
    guest.page.goto(f"{house.address}/t/{planted.id}#seat={quote(secret(1))}")
    guest.page.get_by_label(TEXT("web-your-name")).fill("Bert")
    guest.page.get_by_label(TEXT("web-seat")).select_option("0")
    guest.button(TEXT("web-sit")).click()
    guest.until(lambda: guest.line.shown.get("me") == 0)
    sender = Tab.greeted(house.address.removeprefix("http://"), planted.id, secret(1))
    assert sender.shown["me"] is None
    sender.close()


def test_an_invitation_has_its_link_as_a_code(house: House) -> None:
    planted = plant(house.server, Driven.open(opened()))
    anna = house.person()
    # The machine's own address is of use to nobody else.
    anna.address = house.address.replace("127.0.0.1", "0.0.0.0")  # noqa: S104  # a name for this machine
    anna.goes(f"/t/{planted.id}")
    code = anna.page.get_by_role("img", name=TEXT("web-qr"))
    expect(code).to_be_visible()
    link = anna.page.get_by_label(TEXT("web-invite"), exact=True).input_value()
    assert link == f"{anna.address}/t/{planted.id}"
    rows = anna.page.evaluate("async (text) => (await import('/static/js/logic/qr.js')).qr(text)", link)
    dark = [f"M{x + 4} {y + 4}h1v1h-1z" for y, row in enumerate(rows) for x, is_dark in enumerate(row) if is_dark]
    assert code.locator("path").get_attribute("d") == "".join(dark)
    assert code.get_attribute("viewBox") == f"0 0 {len(rows) + 8} {len(rows) + 8}"
    # Chromium says of such an address that it does without one of the headers.
    house.complaints[:] = [each for each in house.complaints if "Cross-Origin-Opener-Policy" not in each]


@pytest.mark.parametrize("length", [5, 14, 21, 40, 62, 84, 99, 106, 122, 150, 180, 213])
def test_the_code_is_that_of_the_specification(house: House, length: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # The other implementation puts a byte of nothing before the padding where none is needed.
    monkeypatch.setattr("segno.encoder.write_padding_bits", lambda buff, _, done: buff.extend([0] * (-done % 8)))
    text = "http://127.0.0.1/t/é#".ljust(length, "k")[: length - 1] if length > 21 else "k" * length
    page = house.person().goes("/learn").page
    drawn = page.evaluate("async (text) => (await import('/static/js/logic/qr.js')).qr(text)", text)
    codes = [
        segno.make_qr(text, error="m", mode="byte", encoding="utf-8", mask=mask, boost_error=False).matrix
        for mask in range(8)
    ]

    assert [[bool(module) for module in row] for row in drawn] in [
        [[bool(module) for module in row] for row in code] for code in codes
    ]
