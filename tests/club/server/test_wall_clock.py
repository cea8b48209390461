"""The clock of a round goes by the time that passes, whatever becomes of the wall clock."""

from __future__ import annotations

import time

import pytest
from tests.club.server.conftest import Club, Web, reopened

pytestmark = pytest.mark.anyio
HOUR = 3_600_000.0


@pytest.mark.parametrize("leap", [2 * HOUR, -3 * HOUR], ids=["2 h on", "3 h back"])
async def test_a_wall_clock_that_is_set_takes_no_time_from_a_round(
    web: Web, club: Club, leap: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.seat()
    await club.do("clock", do="set", seconds=3600)
    await club.do("clock", do="start")
    wall = time.time
    monkeypatch.setattr(time, "time", lambda: wall() + leap / 1000)
    assert 3_500_000 < (await club.info())["clock"]["left_ms"] <= 3_600_000
    await club.do("clock", do="pause")
    assert 3_500_000 < (await club.info())["clock"]["left_ms"] <= 3_600_000


async def test_the_clock_goes_on_where_a_server_of_the_future_left_it(
    web: Web, club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The wall clock was three hours ahead until the server was started anew."""
    passed, now = {"ms": 0.0}, web.hub.clock.now_ms()

    def stamps(ahead: float) -> None:
        monkeypatch.setattr(web.hub.clock, "now_ms", lambda: now + ahead + passed["ms"])

    stamps(3 * HOUR)
    await club.seat()
    await club.do("clock", do="set", seconds=3600)
    await club.do("clock", do="start")
    await reopened(web)
    stamps(0.0)
    assert (await club.info())["clock"]["left_ms"] == 3_600_000
    passed["ms"] = 600_000.0
    assert (await club.info())["clock"]["left_ms"] == 3_000_000
    await club.do("clock", do="pause")
    assert (await club.info())["clock"]["left_ms"] == 3_000_000
