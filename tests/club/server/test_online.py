"""Matches at tables of this server: when they are over, and a result that arrives by itself."""

from __future__ import annotations

from typing import Any

import anyio
import pytest
from tests.club.server.conftest import Web, annulled, played, reopened
from tests.club.server.seats import go_online, play

from canasta.club.competition import MatchLength, Unfinished
from canasta.club.server import online
from canasta.server.journal.time_and_chance import routing_key
from canasta.server.live.hub import MatchProgress

pytestmark = pytest.mark.anyio


async def test_a_match_of_so_many_deals_is_played_and_its_result_arrives(web: Web) -> None:
    club = await web.club(length={"deals": 2})
    seats = await go_online(club)
    assert [seat["player"] for seat in seats] == [0, 1, 2, 3]
    assert {routing_key(seat["table"]) for seat in seats} == {routing_key(club.id)}
    table = await play(web, seats, 1)
    match = await club.match()
    pairs = {pair["number"]: pair["players"] for pair in (await club.info())["pairs"]}
    fixed, moving = pairs[match["sides"][0][0]], pairs[match["sides"][1][0]]
    assert table.match.names == [fixed[0], moving[0], fixed[1], moving[1]]
    assert all(chair.key_hash is not None for chair in table.chairs)
    await web.clubs.look()
    assert (await club.match())["points"] is None
    table = await play(web, seats, 2)
    await reopened(web)
    await club.info()
    await web.clubs.look()
    match = await club.match()
    totals = [sum(deal[side].total for deal in table.match.score_sheets) for side in (0, 1)]
    assert (match["state"], match["points"], match["online"]) == ("done", totals, seats[0]["table"])
    assert (await web.hub.tables.take(seats[0]["table"])).table.stage == "finished"  # nobody plays on for nothing
    await web.clubs.look()
    line = next(line for line in await club.lines() if line["number"] == match["entry"])
    assert line["kind"] == "played"
    log = await club.get("log.jsonl")
    assert f'"by":"online {match["online"]}"' in log


async def test_a_table_stops_also_where_the_server_had_no_time_for_it(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = await web.club(length={"deals": 1})
    seats = await go_online(club)
    await play(web, seats, 1)

    class Killed(BaseException):
        """The end of the process."""

    async def killed(_hub: object, _table: str, _club: str) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(type(web.hub), "stop", killed)
        with pytest.raises(Killed):
            await web.clubs.look()
    assert (await club.match())["state"] == "done"
    await reopened(web)
    await club.info()
    await web.clubs.look()
    assert (await web.hub.tables.take(seats[0]["table"])).table.stage == "finished"


async def test_a_result_that_somebody_types_stops_no_table(web: Web) -> None:
    """It may have been another's, and is annulled."""
    club = await web.club(length={"deals": 2})
    seats = await go_online(club)
    await play(web, seats, 1)
    (wrong,) = await club.enter({**played(1, 1), "deals": 2})
    await web.clubs.look()
    await reopened(web)
    await club.info()
    await web.clubs.look()
    await club.enter(annulled(wrong))
    await play(web, seats, 2)
    await web.clubs.look()
    assert (await club.match())["state"] == "done"


async def test_a_deal_that_the_clock_stops_counts_as_it_lay_then(web: Web) -> None:
    """Also where the table went on, and nobody looked before the server was started again."""
    club = await web.club(length={"minutes": 45, "unfinished": "as_it_lies"})
    seats = await go_online(club)
    table = await play(web, seats, 1)
    while not any((lay := MatchProgress.of(table)).lying or ()):  # a short deal can end before anything lies
        await play(web, seats, 20, turns=1)
    assert lay.lying is not None
    await club.do("clock", do="set", seconds=1)
    await web.clubs.look()
    assert (await club.match())["points"] is None
    await club.do("clock", do="start")
    live = await club.live()
    while live.state.clock.ran_out(web.hub.clock.now_ms()) is None:
        await anyio.sleep(0.05)
    while MatchProgress.of(table).lying == lay.lying:
        await play(web, seats, 20, turns=1)
    await reopened(web)
    await club.info()
    await web.clubs.look()
    deals = [sum(deal[side] for deal in lay.deals) for side in (0, 1)]
    match = await club.match()
    assert match["points"] == [deals[side] + lay.lying[side] for side in (0, 1)]
    assert (await web.hub.tables.take(seats[0]["table"])).table.stage == "finished"
    log = await club.get("log.jsonl")
    assert f'"points":[{deals[0]},{deals[1]}]' in log
    assert '"unfinished":[' in log


TARGET, DEALS = MatchLength(target=5000), MatchLength(deals=1)
PLAYED_OUT, AS_IT_LIES, DROPPED = (MatchLength(target=5000, minutes=45, unfinished=each) for each in Unfinished)
ONE: list[tuple[int, ...]] = [(5, 10)]
TWO: list[tuple[int, ...]] = [(5, 10), (15, 20)]


ENDS: list[tuple[Any, ...]] = [
    (TARGET, MatchProgress([(3000, 5), (2500, 10)], finished=True), None, ((5500, 15), 2, None)),
    (TARGET, MatchProgress([(3000, 5)], lying=(5, 5)), None, None),
    (DEALS, MatchProgress(ONE, finished=True), None, ((5, 10), 1, None)),
    (DEALS, MatchProgress([], lying=(5, 5)), None, None),
    (PLAYED_OUT, MatchProgress(ONE, lying=(50, 60)), None, None),
    (PLAYED_OUT, MatchProgress(TWO, finished=True), None, ((20, 30), 2, None)),  # the target came first
    (DROPPED, MatchProgress(TWO, finished=True), MatchProgress(TWO, finished=True), ((20, 30), 2, None)),
    (PLAYED_OUT, MatchProgress(ONE, lying=(50, 60)), MatchProgress(ONE, lying=(5, 5)), None),
    (PLAYED_OUT, MatchProgress(TWO), MatchProgress(ONE, lying=(5, 5)), ((20, 30), 2, None)),
    (PLAYED_OUT, MatchProgress(TWO), MatchProgress(ONE), ((5, 10), 1, None)),  # the next was begun after the clock
    (PLAYED_OUT, MatchProgress([], lying=(5, 5)), MatchProgress([]), None),  # nobody had begun
    (DROPPED, MatchProgress(TWO), MatchProgress(ONE, lying=(5, 5)), ((5, 10), 1, None)),
    (AS_IT_LIES, MatchProgress(TWO), MatchProgress(ONE, lying=(-5, 505)), ((5, 10), 1, (-5, 505))),
    (AS_IT_LIES, MatchProgress(ONE), MatchProgress([], lying=(-5, 505)), ((0, 0), 0, (-5, 505))),
    (AS_IT_LIES, MatchProgress(TWO), MatchProgress(ONE), ((5, 10), 1, None)),
    (AS_IT_LIES, MatchProgress([]), MatchProgress([]), None),
]
DECIDED: list[tuple[int, ...]] = [(5, 5), (10, 10), (5, 10), (20, 5)]
FOUR = MatchLength(deals=2, minutes=45, unfinished=Unfinished.AS_IT_LIES)


# A level match of a knock-out goes on until a deal decides.
DECISIONS: list[tuple[Any, ...]] = [
    (MatchLength(deals=2), MatchProgress(DECIDED[:2], lying=(5, 0)), None, None),
    (MatchLength(deals=2), MatchProgress(DECIDED), None, ((20, 25), 3, None)),
    (MatchLength(deals=1), MatchProgress(TWO), None, ((5, 10), 1, None)),
    (FOUR, MatchProgress(DECIDED), MatchProgress(DECIDED), ((20, 25), 3, None)),
    (FOUR, MatchProgress(DECIDED[:2]), MatchProgress(DECIDED[:1], lying=(5, 5)), None),  # level as it lies
    (FOUR, MatchProgress(DECIDED[:3]), MatchProgress(DECIDED[:1], lying=(5, 5)), ((20, 25), 3, None)),
    (FOUR, MatchProgress(DECIDED[:3]), MatchProgress(DECIDED[:1], lying=(5, 0)), ((5, 5), 1, (5, 0))),
    (PLAYED_OUT, MatchProgress(DECIDED[:2]), MatchProgress(DECIDED[:1], lying=(5, 5)), None),
    (PLAYED_OUT, MatchProgress(DECIDED), MatchProgress(DECIDED[:1], lying=(5, 5)), ((20, 25), 3, None)),
    (DROPPED, MatchProgress(DECIDED), MatchProgress(DECIDED[:1]), ((20, 25), 3, None)),
]


@pytest.mark.parametrize("case", [*((*each, False) for each in ENDS), *((*each, True) for each in DECISIONS)])
def test_when_a_match_is_over(case: tuple[MatchLength, MatchProgress, MatchProgress | None, Any, bool]) -> None:
    agreed, now, then, expected, winner = case
    found = online.ended(agreed, "any", now, then, winner=winner)
    assert (None if found is None else (found.points, found.deals, found.unfinished)) == expected


async def test_a_table_of_a_knock_out_has_no_last_deal_of_its_own(web: Web) -> None:
    club = await web.club(format="knock_out", rounds=0, ranking=["lasting", "wins"], length={"deals": 2})
    seats = await go_online(club)
    assert (await web.hub.tables.take(seats[0]["table"])).table.rules.deals == 0
    deals = 2
    while len(set((await play(web, seats, deals)).match.scores)) == 1:  # level: one more decides
        deals += 1
    await web.clubs.look()
    match = await club.match()
    assert (match["state"], match["result"]["deals"]) == ("done", deals)
    assert (await web.hub.tables.take(seats[0]["table"])).table.stage == "finished"


async def test_the_clock_of_another_round_ends_no_match(web: Web) -> None:
    club = await web.club(length={"minutes": 45, "unfinished": "dropped"}, format="round_robin", rounds=0)
    seats = await go_online(club)
    await play(web, seats, 1)
    live = await club.live()
    await club.start_clock(60)
    live.state.clock.left = -5
    live.state.clock.round = 2
    await web.clubs.look()
    assert (await club.match())["points"] is None
    live.state.clock.round = 1
    await web.clubs.look()
    assert (await club.match())["state"] == "done"
