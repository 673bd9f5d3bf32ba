"""A state that might be the true one."""

from __future__ import annotations

from typing import Any, NamedTuple

from bummerl.rules.game import State

__all__ = ["World"]


class World(NamedTuple):
    """A state that fits a view, and its weight: how many times as likely it is as a world of weight one."""

    state: State[Any]
    weight: int
