"""Persons at browsers: what they see, what they click, and what went over the line meanwhile.

Contents: Line, Person, House.
"""

from __future__ import annotations

import json
import re
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    WebSocket,
    expect,
)
from playwright.sync_api import TimeoutError as Late

from tests.browser.cable import Cable
from tests.browser.planted import Planted
from tests.web_client import Server
from tests.web_tables import secret

PATIENCE: Final = 20_000
"""Milliseconds: the machine may have much else to do."""

STUCK: Final = 60
"""Seconds after which a table at which nothing happens does not go on."""

STORED: Final = """
for (const [name, value] of Object.entries(%s))
  if (localStorage.getItem(`bummerl.${name}`) === null) localStorage.setItem(`bummerl.${name}`, JSON.stringify(value));
document.addEventListener("securitypolicyviolation", (event) => console.error(`policy: ${event.violatedDirective}`));
"""

GROUPS: Final = {
    "end": ".ended [data-next]",
    "choice": '[aria-label="What to do with this card"] button',
    "calls": '[aria-label="Calls"] button',
    "hand": '[aria-label="Your hand"] button',
}
"""The controls of a table, in English.  A deal may be over before a click is done, but another match is not wanted."""

OFFERED: Final = """() => {
  const can = (button) =>
    button.checkVisibility() && !button.disabled && button.getAttribute("aria-disabled") !== "true";
  const within = (selector) =>
    [...document.querySelectorAll(`${selector} button`)].flatMap((button, place) => (can(button) ? [place] : []));
  return {
    end: [...document.querySelectorAll(".ended [data-next]")].some(can) ? [0] : [],
    choice: within('[aria-label="What to do with this card"]'),
    calls: within('[aria-label="Calls"]'),
    hand: document.querySelector(".turn.mine") ? within('[aria-label="Your hand"]') : [],
  };
}"""


@dataclass
class Line:
    """What went over the sockets of one page."""

    sent: list[dict[str, Any]] = field(default_factory=list)
    heard: list[dict[str, Any]] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)

    def opened(self, socket: WebSocket) -> None:
        """A socket of the page."""
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self.texts.append(str(frame))
        self.heard.append(json.loads(frame))

    @property
    def is_quiet(self) -> bool:
        """Whether all commands are answered, and what they have done is shown."""
        answered = {message.get("id"): message.get("seq", 0) for message in self.heard if "id" in message}
        newest = max((seq for seq in answered.values() if seq), default=0)
        return newest <= self.shown.get("seq", 0) and all(sent["id"] in answered for sent in self.sent if "id" in sent)

    @property
    def refused(self) -> list[str]:
        """What the server did not do, and why."""
        return [message["why"] for message in self.heard if message["is"] == "refused"]

    @property
    def shown(self) -> dict[str, Any]:
        """The table as it was shown last; {} before."""
        return next((message for message in reversed(self.heard) if message["is"] == "shown"), {})

    def actions(self) -> list[str]:
        """The actions given here."""
        return [message["action"] for message in self.sent if message.get("do") == "act"]


class Person:
    """Somebody before a page, who touches nothing but what is there to be seen."""

    def __init__(self, house: House, context: BrowserContext, cable: Cable | None = None) -> None:
        self.house, self.context = house, context
        self.address = house.address if cable is None else f"http://127.0.0.1:{cable.port}"
        self.page: Page = context.new_page()
        self.line = Line()
        self.follow(self.page, self.line)

    def follow(self, page: Page, line: Line) -> None:
        """Look after what happens on a page of this person."""
        page.set_default_timeout(PATIENCE)
        page.on("websocket", line.opened)
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.house.complain(f"error: {error}"))
        page.on("request", self._asked)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.house.complain(f"{message.type}: {message.text} ({message.location.get('url')})")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((f"{self.address}/", "data:", "blob:")):
            self.house.complain(f"asked another place for {request.url}")

    def goes(self, path: str) -> Person:
        """Opens a page."""
        self.page.goto(f"{self.address}{path}")
        return self

    # What there is

    def button(self, name: str | re.Pattern[str], *, exact: bool = True) -> Locator:
        """A button by what it says."""
        return self.page.get_by_role("button", name=name, exact=exact if isinstance(name, str) else None)

    def call(self, name: str | re.Pattern[str]) -> Locator:
        """A button of the row of calls by the beginning of what it says."""
        return self.page.get_by_role("group", name="Calls", exact=True).get_by_role("button", name=name)

    @property
    def hand(self) -> Locator:
        """The cards in hand."""
        return self.page.get_by_role("group", name="Your hand").locator("button.held")

    def card(self, name: str) -> Locator:
        """A card in hand by the beginning of its name, as it is called in the page's language."""
        return self.page.get_by_role("group").get_by_role("button", name=re.compile(f"^{re.escape(name)}"))

    def held(self, card: str) -> Locator:
        """A card in hand by its notation."""
        return self.page.locator(f'button.held[data-card="{card}"]')

    def choose_play(self) -> None:
        """Plays the chosen card as it is, where something else could be done with it as well."""
        choice = self.page.get_by_role("group", name="What to do with this card")
        if choice.is_visible():
            choice.get_by_role("button", name=re.compile("^Play")).first.click()

    def resigns(self) -> None:
        """Gives the match up, by the menu and the question that follows."""
        self.button("Menu").click()
        self.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        sure = self.page.get_by_role("dialog").filter(has_text="Give the whole match up?")
        sure.get_by_role("button", name="Resign").click()

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Waits until a text can be seen."""
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=PATIENCE)

    def settings(self) -> Locator:
        """The sheet of settings, opened."""
        self.button("Settings").first.click()
        return self.page.get_by_role("dialog", name="Settings")

    def closes(self) -> None:
        """The sheet that is open."""
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    # What a table does

    def settle(self) -> None:
        """Waits until everything that was sent is answered."""
        self.until(lambda: self.line.is_quiet)

    def until(self, true: Any) -> None:  # noqa: ANN401  # a question without arguments
        """Waits until something is true."""
        for _ in range(PATIENCE // 20):
            if true():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"waited in vain; shown last: {self.line.shown.get('turn')}")

    def at_turn(self) -> None:
        """Waits for the own turn."""
        self.until(lambda: self.line.is_quiet and (self.line.shown.get("turn") or {}).get("mine"))
        expect(self.page.locator(".turn.mine")).to_be_visible(timeout=PATIENCE)

    def plays_on(self, chance: Random, calls: float = 0.3) -> bool:
        """Clicks one of the controls that are offered; False if none is."""
        offered = self.page.evaluate(OFFERED)
        where = next((name for name in ("end", "choice", "calls", "hand") if offered[name]), None)
        if where is None:
            return False
        if where == "calls" and offered["hand"] and chance.random() > calls:
            where = "hand"
        place = chance.choice(offered[where])
        with suppress(Late):  # the table has gone on by itself: one looks again
            # In a fan the left edge of a card is free, its middle lies under the next one.
            spot: Any = {"x": 12, "y": 20} if where == "hand" else None
            self.page.locator(GROUPS[where]).nth(place).click(timeout=1_000, position=spot)
        self.settle()
        return True

    def plays_to_the_end(self, chance: Random, calls: float = 0.3) -> None:
        """Clicks what is offered until another match is."""
        self.plays_until(lambda: self.line.shown.get("table", {}).get("stage") == "over", chance, calls)
        expect(self.button("Another match")).to_be_visible()

    def plays_until(self, true: Any, chance: Random, calls: float = 0.3) -> None:  # noqa: ANN401  # as above
        """Clicks what is offered until something is true; what is offered has to lead somewhere."""
        before: Any = -1
        late = 0.0
        while not true():
            if (seq := self.line.shown.get("seq")) != before:
                before, late = seq, time.monotonic() + STUCK
            assert time.monotonic() < late, f"nothing happens; shown last: {self.line.shown}"
            if not self.plays_on(chance, calls):
                self.page.wait_for_timeout(15)


class House:
    """The server, and who comes to it."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser, self.server, self.folder = browser, server, folder
        self.people: list[Person] = []
        self.complaints: list[str] = []
        self.expected: tuple[str, ...] = ()

    @property
    def address(self) -> str:
        """Of the first page, without the last slash."""
        return f"http://{self.server.address}"

    def person(
        self,
        *,
        stored: dict[str, Any] | None = None,
        cable: Cable | None = None,
        **more: Any,  # noqa: ANN401  # of the context
    ) -> Person:
        """Somebody with a browser of their own, in which `stored` is kept."""
        wish = {"reduced_motion": "reduce", "locale": "en", "viewport": {"width": 1280, "height": 800}, **more}
        context = self.browser.new_context(**wish)
        context.add_init_script(STORED % json.dumps(stored or {}))
        person = Person(self, context, cable)
        self.people.append(person)
        return person

    def sits(self, planted: Planted, seat: int = 0, *, stored: dict[str, Any] | None = None, **more: Any) -> Person:  # noqa: ANN401
        """The person of a seat at a planted table, before its page."""
        person = self.person(stored={"secrets": {planted.id: secret(seat)}, **(stored or {})}, **more)
        person.goes(f"/t/{planted.id}")
        expect(person.page.locator(".turn, .ended").first).to_be_visible(timeout=PATIENCE)
        return person

    def complain(self, about: str) -> None:
        """Something that nobody should have to see."""
        if not any(each in about for each in self.expected):
            self.complaints.append(about)

    def close(self) -> None:
        """Send everybody home, and hear the complaints."""
        for person in self.people:
            person.context.close()
        assert not self.complaints, self.complaints
