"""The deal with which a match ends can be looked at like any other."""

from __future__ import annotations

import random

from tests.server.table.tables import Played

from canasta.game.record import write
from canasta.game.record_values import SeatKind
from canasta.server.table.replay import replayed
from canasta.server.wire.values import Settings


def test_the_last_deal_of_a_match() -> None:
    settings = Settings(rules="clasica", ceremony="short", house={"target": 100})
    match = Played(settings).begin().play(random.Random(9), deals=1, greedy=True).table.match
    assert match is not None
    assert match.finished
    replay = replayed(write(match.record()), deal=len(match.score_sheets), seat=None, lang="en")
    assert replay.frames[-1].view.phase == "over"
    assert [side.after for side in replay.sheets] == list(match.scores)
    assert replay.names == list(match.names)
    assert replay.bots == [seat.kind is SeatKind.BOT for seat in match.record().seats]
    assert sum(replay.bots) == 3
