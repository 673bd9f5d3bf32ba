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


@contextmanager
def pressed_after(seconds: float) -> Iterator[None]:
    """Ctrl-C after so many seconds; what is inside must end soon then."""
    main = threading.main_thread().ident
    assert main is not None
    timer = threading.Timer(seconds, signal.pthread_kill, (main, signal.SIGINT))
    start = time.monotonic()
    # What was begun in the background of a shell ignores Ctrl-C.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
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
