"""Looking back while a match goes on: no further than the table remembers for its players.

Contents: may_look.
"""

from __future__ import annotations

from bummerl.record.match import Match
from bummerl.rules.actions import Seat
from bummerl.table.scene import scene_of

__all__ = ["may_look"]


def may_look(match: Match, seat: Seat | None, number: int, step: int) -> bool:
    """Whether this seat may look at the table as it was then: any finished deal, and as far back as its log goes."""
    if not 1 <= number <= len(match.deals) or not 0 <= step < len(match.deals[number - 1].steps):
        return False
    record = match.deals[number - 1]
    if record.result is not None:
        return True
    seen = [at for at, each in enumerate(record.steps) for event in each.events if event.seen_by(seat)]
    first = scene_of(match, seat).log_from
    return first == 0 or first >= len(seen) or step >= seen[first]
