"""The line between a browser and the server, which can be pulled out and put back."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Thread


class Cable:
    """Carries all bytes between its own port and the server's, while it is in."""

    def __init__(self, server: int) -> None:
        self.server, self.is_in = server, True
        self._ends: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        Thread(target=self._accept, daemon=True).start()

    def pull(self) -> None:
        """Nothing goes through any more."""
        self.is_in = False
        self._let_go()

    def plug(self) -> None:
        """New connections go through again."""
        self.is_in = True

    def close(self) -> None:
        """Throw it away."""
        self._let_go()
        self._listening.close()

    def _let_go(self) -> None:
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends.clear()

    def _accept(self) -> None:
        with suppress(OSError):  # the end of the listening
            while True:
                browser, _ = self._listening.accept()
                if not self.is_in:
                    browser.close()
                    continue
                server = socket.create_connection(("127.0.0.1", self.server))
                self._ends += browser, server
                for one, other in ((browser, server), (server, browser)):
                    Thread(target=_pour, args=(one, other), daemon=True).start()


def _pour(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while data := one.recv(65_536):
            other.sendall(data)
    with suppress(OSError):
        other.shutdown(socket.SHUT_WR)
