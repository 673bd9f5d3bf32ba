"""What was played: deals and matches as values, as text and as JSON, and shuffles that can be checked."""

from bummerl.record.match import Fair, Match, MatchError, Memory, verify
from bummerl.record.notation import (
    RecordError,
    deal_json,
    match_json,
    read_deal,
    read_match,
    write_deal,
    write_match,
)
from bummerl.record.record import Record

__all__ = [
    "Fair",
    "Match",
    "MatchError",
    "Memory",
    "Record",
    "RecordError",
    "deal_json",
    "match_json",
    "read_deal",
    "read_match",
    "verify",
    "write_deal",
    "write_match",
]
