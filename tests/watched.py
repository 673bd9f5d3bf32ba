"""What tests of long work watch: how soon Ctrl-C ends it, and how much memory it takes."""

from __future__ import annotations

import gc
import resource
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

AGAIN: Final = 10.0
"""Seconds after which Ctrl-C is pressed once more."""


@contextmanager
def pressed_after(seconds: float) -> Iterator[None]:
    """Ctrl-C after so many seconds; what is inside must end soon then."""
    main = threading.main_thread().ident
    assert main is not None
    has_ended = threading.Event()

    def press() -> None:
        # One that was not heard makes the test fail, not wait for ever.
        wait = seconds
        while not has_ended.wait(wait):
            signal.pthread_kill(main, signal.SIGINT)
            wait = AGAIN

    pressing = threading.Thread(target=press)
    start = time.monotonic()
    # What was begun in the background of a shell ignores Ctrl-C.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    # What comes during a collection is raised in a callback of Hypothesis, where Python drops it.
    gc.disable()
    pressing.start()
    try:
        yield
    finally:
        has_ended.set()
        gc.enable()
        signal.signal(signal.SIGINT, before)
    assert time.monotonic() - start < seconds + 2


def resident() -> int:
    """How much memory this process takes now, in bytes."""
    gc.collect()
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:  # elsewhere than on Linux the most that it ever took
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return pages * resource.getpagesize()
