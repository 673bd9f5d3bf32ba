"""What lies between two scenes: the pictures that a person sees on the way, one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bummerl.rules.actions import Event, Kind
from bummerl.table.scene import Scene

__all__ = ["Frame", "between"]


class Frame(NamedTuple):
    """A picture and how many events of its log have been told with it; one that holds stays until a key is pressed."""

    scene: Scene
    told: int
    holds: bool = False


def between(before: Scene, after: Scene) -> Iterator[Frame]:
    """The pictures between two scenes of one deal, without both.

    A trick that is complete, and a deal that ends with a call, would otherwise vanish unseen.  They are made from
    the earlier scene and from events that its person saw.
    """
    shown = before._replace(choices=(), drawn=None)
    events = after.log
    for told, event in enumerate(events[len(before.log) :], len(before.log) + 1):
        match event.kind:
            case Kind.PLAYED:
                shown = _played(shown, event)
            case Kind.TOOK:
                won = tuple(tricks + (seat == event.seat) for seat, tricks in enumerate(shown.won))
                shown = shown._replace(won=won, turn=None)
                yield Frame(shown._replace(log=events), told)
                shown = shown._replace(trick=(), seats=())
            case Kind.CLAIMED | Kind.PASSED:
                shown = shown._replace(turn=None)
                yield Frame(shown._replace(log=events), told)


def _played(scene: Scene, event: Event) -> Scene:
    card = event.cards[0]
    held = tuple(cards - (seat == event.seat) for seat, cards in enumerate(scene.held))
    if event.seat == scene.me:
        scene = scene._replace(hand=tuple(own for own in scene.hand if own != card))
    return scene._replace(trick=(*scene.trick, card), seats=(*scene.seats, event.seat), held=held)
