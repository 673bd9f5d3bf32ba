"""Where a running match is kept: saving goes on under another name when someone else has written over ours."""

from __future__ import annotations

from pathlib import Path
from typing import Self

from bummerl.cli.session import Session
from bummerl.cli.store import Store

__all__ = ["Place"]


class Place:
    """The file of one running match in a store; the first save of a new match finds a free name like `path`."""

    def __init__(self, store: Store, path: Path) -> None:
        self.store, self.path = store, path
        self._stamp = self._stamp_now()

    def save(self, session: Session) -> None:
        """Write the match; two programs that play on the same match end up with a file each."""
        is_ours = self._stamp is not None and self._stamp_now() == self._stamp
        if not is_ours:
            self.path = self.store.create(session)
        if is_ours or session.match.winner is not None:
            self.path = self.store.save(session, self.path)
        self._stamp = self._stamp_now()

    def another(self, session: Session) -> Self:
        """A place beside this one, for another match."""
        return type(self)(self.store, self.store.new_path(session.match.name))

    def _stamp_now(self) -> tuple[int, int] | None:
        try:
            status = self.path.stat()
        except OSError:
            return None
        return status.st_mtime_ns, status.st_ino
