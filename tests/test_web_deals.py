"""What the server deals hangs on the bytes that were given, and on nothing else."""

from __future__ import annotations

from random import Random

import pytest

from bummerl.rules.catalog import find
from bummerl.web.commands import Next, TakeSeat
from bummerl.web.happenings import Place
from bummerl.web.room import secret_hash
from tests.web_tables import Driven, opened, secret


@pytest.mark.parametrize("preset", ["schnapsen", "sixty_six_3p", "thousand"])
def test_the_same_bytes_give_the_same_deals_whichever_bots_sit_there(preset: str) -> None:
    dealt = []
    for bots in (("random", "random"), ("thumb", "random"), ("pimc:10", "thumb")):
        places = (Place(), *(Place(bot=bot, name=bot) for bot in bots[: find(preset).game.seats - 1]))
        table = Driven.open(opened(preset, places=places))
        table.do(0, TakeSeat("sit", 0, "Person", secret_hash(secret(0))))
        table.shuffle()
        table.finish_deal(Random(bots[0]))
        table.do(0, Next(do="next", id="next"))
        assert table.room.match is not None
        dealt.append([deal.deck for deal in table.room.match.deals])
    assert len(dealt[0]) == 2
    assert dealt[0] == dealt[1] == dealt[2]
