"""What was played: deals and matches as values, as text and as JSON, and shuffles that can be checked."""

from bummerl.record.fields import RecordError
from bummerl.record.match import Fair, Match, MatchError, Memory, verify
from bummerl.record.notation import deal_json, match_json, write_deal, write_match
from bummerl.record.reading import read_deal, read_match
from bummerl.record.record import Record
from bummerl.record.views import view_json

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
    "view_json",
    "write_deal",
    "write_match",
]
