"""Bots that think outside the event loop, in processes of their own that see views alone."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from random import Random
from typing import Any, ParamSpec, TypeVar

from bummerl.engine.bots import advice, bot
from bummerl.engine.pimc import Advice
from bummerl.rules.actions import Action
from bummerl.rules.game import View
from bummerl.table.tracker import Tracked, tracked

__all__ = ["Players", "end_with_parent"]

P = ParamSpec("P")
R = TypeVar("R")


class Players:
    """A pool that is made when the first bot is asked, and anew when one of its processes dies."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: Executor | None = None

    async def choose(self, name: str, view: View[Any], rng: Random) -> Action:
        """What this bot does in the place of the view's seat."""
        return await self._run(_chosen, name, view, rng)

    async def advice(self, view: View[Any], rng: Random) -> Advice:
        """What the strongest bot would do."""
        return await self._run(advice, view, rng)

    async def tracked(self, view: View[Any]) -> Tracked | None:
        """Where the cards may lie whose place the view's seat does not know."""
        return await self._run(tracked, view)

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _run(self, asked: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        for again in (True, False):
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_begin)
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, partial(asked, *args, **kwargs))
            except BrokenProcessPool:
                if self._pool is pool:
                    pool.shutdown(wait=False)
                    self._pool = None
                if not again:
                    raise
        raise AssertionError("the second time it answers or raises")


def _chosen(name: str, view: View[Any], rng: Random) -> Action:
    return bot(name).choose(view, rng)


def _begin() -> None:
    """A process that ends with the server, however that ends, and not before."""
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    atexit.register(os._exit, 0)  # the kernel's tables need not be taken apart first


def end_with_parent() -> None:
    """Wait for the process that began this one, and end when it does."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
