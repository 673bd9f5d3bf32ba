"""How long a line may be open without anybody asking anything: lines are few, and whoever holds many shuts others out.

Contents: Patient.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

__all__ = ["Patient"]

PATIENCE: Final = 20.0
"""Seconds to send a request in; where another one went before on the line, nearly twice as many at most."""

_Protocol: Any = AutoHTTPProtocol  # which one it is hangs on what is installed


class Patient(_Protocol):  # type: ignore[misc]
    """An HTTP line that is closed where nobody has sent a whole request for long."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Begin to count."""
        super().connection_made(transport)
        self._wait(None)

    def _wait(self, before: object) -> None:
        self.loop.call_later(PATIENCE, self._look, before)

    def _look(self, before: object) -> None:
        """Close the line if nothing has come of it since the look before."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:  # it has become a socket
            return
        cycle = self.cycle
        is_idle = cycle is None or cycle.response_complete or cycle.more_body
        if is_idle and cycle is before:
            self.transport.close()
            return
        self._wait(cycle)
