"""The line between a browser and the server, which can be pulled out and put back."""

from __future__ import annotations

import socket
from contextlib import suppress
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Lock, Thread


class Cable(ThreadingTCPServer):
    """Carries all bytes between its own port and the server's, while it is in."""

    request_queue_size = 64  # a page asks for much at once

    def __init__(self, server: int) -> None:
        super().__init__(("127.0.0.1", 0), _Connection)
        self.far, self.is_in = server, True
        self.ends: set[socket.socket] = set()
        self.lock = Lock()
        self.port: int = self.server_address[1]
        self._serving = Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05})
        self._serving.start()

    def pull(self) -> None:
        """Nothing goes through any more."""
        with self.lock:
            self.is_in = False
            for end in self.ends:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def plug(self) -> None:
        """New connections go through again."""
        self.is_in = True

    def close(self) -> None:
        """Throw it away: no thread and no socket is left behind."""
        self.shutdown()
        self._serving.join()
        self.pull()
        self.server_close()


class _Connection(BaseRequestHandler):
    """One connection of the browser, with one to the server behind it."""

    def handle(self) -> None:
        cable = self.server
        assert isinstance(cable, Cable)
        with socket.create_connection(("127.0.0.1", cable.far)) as far:
            ends = {self.request, far}
            with cable.lock:
                if not cable.is_in:
                    return
                cable.ends |= ends
            back = Thread(target=_pour, args=(far, self.request))
            back.start()
            _pour(self.request, far)
            back.join()
            with cable.lock:
                cable.ends -= ends


def _pour(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while data := one.recv(65_536):
            other.sendall(data)
    with suppress(OSError):
        other.shutdown(socket.SHUT_WR)
