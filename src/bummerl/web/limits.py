"""What keeps a server usable and its pages safe: rates, sizes, hosts, origins, headers.

Contents: Bucket, Rates, Allowed (which hosts and origins), Guard (the middleware).
"""

from __future__ import annotations

import ipaddress
import re
import socket
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bummerl.locale import Locale
from bummerl.web.readers import locale_of

__all__ = ["HEADERS", "LONGEST_BODY", "Allowed", "Bucket", "Guard", "Rates"]

LONGEST_BODY: Final = 2_000_000
"""Bytes of a request: the longest record that `replays.py` takes has fewer, whatever its signs."""

COSTS: Final = {r"/api/replays(/[^/]+/deals/.*)?$": 10.0, r"/api/replays/": 3.0, r"/static/": 0.1}
"""What requests count for: every step of a deal is a picture to draw, and a match that is brought is played.

All else that is asked of a match costs little beside reading its log.  A page is made of many small files.
"""

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}

_PARTS: Final = {"text/javascript", "text/css"}
_OF_PARTS: Final = {name: HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")}
"""Scripts and styles are no documents, whatever opens them: the rest would say nothing, and costs as much as some."""


class Bucket:
    """So many at once, and so many a second after that.

    >>> bucket = Bucket(rate=2, burst=1)
    >>> bucket.take(now=0), bucket.take(now=0.1), bucket.take(now=0.7)
    (True, False, True)

    What costs more than the bucket holds takes all of it.
    """

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.last = burst, 0.0

    def take(self, now: float, cost: float = 1) -> bool:
        """Whether there are so many left at `now` (seconds)."""
        self.left = min(self.burst, self.left + max(0.0, now - self.last) * self.rate)
        self.last = now
        cost = min(cost, max(1.0, self.burst))
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Rates:
    """A bucket an address; those that were not used for long are forgotten first."""

    def __init__(self, rate: float, burst: float, *, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float | None = None, cost: float = 1) -> bool:
        """Whether this address may do it once more."""
        bucket = self._buckets.setdefault(address, Bucket(self.rate, self.burst))
        self._buckets.move_to_end(address)
        while len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket.take(time.monotonic() if now is None else now, cost)


class Allowed:
    """The hosts under which the server may be spoken to, and the origins that may speak to it.

    Addresses are let through, names only if they are known: a page elsewhere could give its own name our address.

    >>> allowed = Allowed(["cards.example"])
    >>> allowed.host("127.0.0.1:8765"), allowed.host("cards.example"), allowed.host("evil.example:8765")
    (True, True, False)
    >>> allowed.origin("http://127.0.0.1:8765", "127.0.0.1:8765"), allowed.origin("http://evil.example", "127.0.0.1")
    (True, False)
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        own = socket.gethostname().lower()
        self.names = frozenset({"localhost", own, f"{own}.local", *(name.lower() for name in names)})

    def host(self, host: str) -> bool:
        """Whether a request may name this host."""
        name = _name(host)
        if name is None:
            return False
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name.rstrip(".") in self.names
        return True

    def origin(self, origin: str | None, host: str) -> bool:
        """Whether a page of this origin may change something here; programs that are no browser name none."""
        if origin is None:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in {"http", "https"} and parts.netloc.lower() == host.lower()


def _name(host: str) -> str | None:
    """The name or address of a Host header without its port."""
    try:
        parts = urlsplit(f"//{host}")
    except ValueError:
        return None
    return parts.hostname if parts.netloc == host and parts.username is None else None


class Guard:
    """Turns away what must not get in, and puts the security headers on what goes out."""

    def __init__(self, app: ASGIApp, allowed: Allowed, rates: Rates, now: Callable[[], float] = time.monotonic) -> None:
        self.app, self.allowed, self.rates, self.now = app, allowed, rates, now

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or socket."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refused = self._refused(scope, headers)
        if scope["type"] == "websocket":
            if refused is not None:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": refused[1]})
                return
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = MutableHeaders(scope=message)
                kind = found.get("content-type", "").partition(";")[0]
                for name, value in (_OF_PARTS if kind in _PARTS else HEADERS).items():
                    found.setdefault(name, value)
            await send(message)

        if refused is not None:
            status, why = refused
            locale = locale_of(scope)
            await _answer(locale, status, why)(scope, receive, with_headers)
            return
        await self.app(scope, _bounded(receive), with_headers)

    def _refused(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        """The status and the sentence with which this request is turned away; None if it may in."""
        host = headers.get("host", "")
        if not self.allowed.host(host):
            return 421, "server-other-host"
        changes = scope["type"] == "websocket" or scope["method"] not in {"GET", "HEAD", "OPTIONS"}
        foreign = headers.get("sec-fetch-site") == "cross-site" or not self.allowed.origin(headers.get("origin"), host)
        if changes and foreign:
            return 403, "server-other-origin"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:12]) > LONGEST_BODY:
            return 413, "server-too-long"
        client = scope.get("client")
        cost = next((cost for path, cost in COSTS.items() if re.match(path, scope["path"])), 1)
        if not self.rates.take(client[0] if client else "", self.now(), cost):
            return 429, "server-too-fast"
        return None


def _bounded(receive: Receive) -> Receive:
    """A body that ends where it is too long, whatever length it was said to have."""
    left = LONGEST_BODY

    async def part() -> Message:
        nonlocal left
        message = await receive()
        left -= len(message.get("body", b""))
        return message if left >= 0 else {"type": "http.disconnect"}

    return part


def _answer(locale: Locale, status: int, why: str) -> JSONResponse:
    return JSONResponse({"why": locale.text(why), "paragraph": ""}, status)
