"""The streams of the terminal: what a program may find there, and what it does when one of them fails."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TextIO

from bummerl.locale import Locale, detect_language

__all__ = ["read_line", "usable_streams"]


@contextmanager
def usable_streams() -> Iterator[None]:
    """Standard streams that take every character; one that fails ends the program with a sentence if it can."""
    # A table in the terminal shows suits and kanji: what the terminal cannot show must not stop the program.
    # A stream that was closed before the start is None.
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), "r" if name == "stdin" else "w"))
        reconfigure = getattr(getattr(sys, name), "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except OSError as error:
        # What is still to be written would fail once more when Python ends.
        _silence(sys.stdout)
        if isinstance(error, BrokenPipeError):
            sys.exit(1)
        with suppress(OSError):
            print(Locale(detect_language(None)).text("output-failed", problem=error.strerror or ""), file=sys.stderr)
            sys.stderr.flush()
            sys.exit(2)
        _silence(sys.stderr)
        sys.exit(2)


def _silence(stream: TextIO) -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def read_line() -> str | None:
    """A line of the person's; None where there are no more."""
    try:
        return input("> " if sys.stdin.isatty() else "")
    except (EOFError, KeyboardInterrupt):
        return None
