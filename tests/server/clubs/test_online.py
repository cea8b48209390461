"""Matches at tables of this server: seats for the players of the match, and a result that arrives by itself."""

from __future__ import annotations

import random
from typing import Any

import anyio
import httpx
import pytest
from tests.match.playing import choose
from tests.server.clubs.conftest import Club, Web, played, reopened, said

from canasta.club.competition import ClubSettings, Length, Unfinished
from canasta.server.clubs import online
from canasta.server.live.progress import MatchProgress
from canasta.server.web import Config, Limits, Rate
from canasta.server.web.app import create_app
from canasta.server.wire.commands import Hello, Next, Play

pytestmark = pytest.mark.anyio


def seat_body(side: str, player: int, table: int = 1, device: str = "") -> dict[str, Any]:
    where = {"round": 1, "table": table, "side": side, "player": player}
    return {**where, "avatar": "owl", "device": device or f"phone-{side}-{player}"}


async def take(club: Club, side: str, player: int, device: str = "") -> Any:
    answer = await club.web.ask(
        "POST", f"{club.path}/online/seat", club.tables[1], seat_body(side, player, device=device)
    )
    assert answer.status_code == 201, answer.text
    return answer.json()


async def sit_down(club: Club) -> list[Any]:
    """All four players of the match at table 1, by seat."""
    return [await take(club, side, player) for player in (0, 1) for side in ("fixed", "moving")]


async def play(web: Web, seats: list[Any], deals: int, turns: int = 20_000) -> Any:
    """The table after so many deals, or so many actions."""
    sessions = [await web.hub.connect(seat["table"], Hello(key=seat["key"])) for seat in seats]
    table = (await web.hub.tables.take(seats[0]["table"])).table
    chance = random.Random(7)
    for _ in range(turns):
        if table.match is not None and len(table.match.score_sheets) >= deals:
            break
        if table.stage == "between":
            for place, session in enumerate(sessions):
                await session.say(Next(id=f"n{table.seq}-{place}"))
        elif table.stage in ("draw", "shuffle"):  # a moment is given to those who add to the shuffle
            await anyio.sleep(0.01)
        else:
            assert table.match is not None
            assert table.match.deal is not None
            view = table.match.view(table.match.deal.to_act)
            await sessions[view.to_act].say(Play(id=f"p{table.seq}", action=choose(list(view.legal), chance)))
        for session in sessions:
            session._frames.clear()
    for session in sessions:
        await session.close()
    return table


async def test_a_match_of_so_many_deals_is_played_and_its_result_arrives(web: Web) -> None:
    club = await web.club(amount=2)
    await club.seat()
    await club.do("online", round=1, tables=[1])
    seats = await sit_down(club)
    assert [seat["player"] for seat in seats] == [0, 1, 2, 3]
    table = await play(web, seats, 1)
    match = await club.match()
    pairs = {pair["number"]: pair["players"] for pair in (await club.info())["pairs"]}
    fixed, moving = pairs[match["fixed"]], pairs[match["moving"]]
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
    line = next(line for line in (await club.get("log"))["lines"] if line["number"] == match["entry"])
    assert line["kind"] == "played"
    log = await club.get("log.jsonl")
    assert f'"by":"online {match["online"]}"' in log


async def test_a_table_stops_also_where_the_server_had_no_time_for_it(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = await web.club(amount=1)
    await club.seat()
    await club.do("online", round=1, tables=[1])
    seats = await sit_down(club)
    await play(web, seats, 1)

    async def killed(_hub: object, _table: str) -> None:
        raise RuntimeError("killed")

    with monkeypatch.context() as patch:
        patch.setattr(type(web.hub), "stop", killed)
        with pytest.raises(RuntimeError):
            await web.clubs.look()
    assert (await club.match())["state"] == "done"
    await reopened(web)
    await club.info()
    await web.clubs.look()
    assert (await web.hub.tables.take(seats[0]["table"])).table.stage == "finished"


async def test_a_result_that_somebody_types_stops_no_table(web: Web) -> None:
    """It may have been another's, and is annulled."""
    club = await web.club(amount=2)
    await club.seat()
    await club.do("online", round=1, tables=[1])
    seats = await sit_down(club)
    await play(web, seats, 1)
    (wrong,) = await club.enter({**played(1, 1), "deals": 2})
    await web.clubs.look()
    await reopened(web)
    await club.info()
    await web.clubs.look()
    await club.enter({"entry": "annulled", "of": wrong, "reason": "it was table 2"})
    await play(web, seats, 2)
    await web.clubs.look()
    assert (await club.match())["state"] == "done"


async def test_a_seat_is_had_again_from_the_same_device_only(club: Club) -> None:
    await club.seat()
    await club.do("online", round=1, tables=[1])
    seat = await take(club, "fixed", 0)
    await reopened(club.web)
    assert await take(club, "fixed", 0) == seat
    answer = await club.web.ask(
        "POST", f"{club.path}/online/seat", club.tables[1], seat_body("fixed", 0, device="another-phone")
    )
    assert (answer.status_code, answer.json()["code"]) == (409, "table-chair-taken")
    await sit_down(club)
    assert await take(club, "fixed", 0) == seat  # also once it plays


async def test_an_online_match_takes_no_result_from_phones(club: Club) -> None:
    await club.seat()
    await club.do("online", round=1, tables=[1])
    assert await club.no("results", club.tables[1], **said(1, 1, "fixed")) == (409, "club-played-online")
    assert await club.no("online", round=1, tables=[1, 2]) == (409, "club-played-online")
    await club.do("online", round=1, tables=[1], off=True)
    assert await club.no("online", round=1, tables=[1], off=True) == (409, "club-not-online")
    await club.do("results", club.tables[1], **said(1, 1, "fixed"))
    assert await club.no("online", round=1, tables=[1]) == (409, "club-claimed")
    answer = await club.web.ask("POST", f"{club.path}/online/seat", club.tables[1], seat_body("fixed", 0))
    assert (answer.status_code, answer.json()["code"]) == (409, "club-not-online")
    await club.enter(played(1, 2))
    assert await club.no("online", round=1, tables=[2]) == (409, "competition-has-result")


async def test_no_bot_and_nobody_else_plays_at_it(club: Club) -> None:
    await club.seat()
    await club.do("online", round=1, tables=[1])
    seat = await take(club, "fixed", 0)
    session: Any = await club.web.hub.connect(seat["table"], Hello(key=seat["key"]))
    for command in ('{"do":"begin","id":"a"}', '{"do":"bot","id":"b","chair":1}'):
        session._frames.clear()
        await session.hear(command)
        assert b'"t":"failed"' in session._frames[0]
    assert b"table-no-bots" in session._frames[0]
    await session.close()


async def test_rules_for_other_numbers_of_players_are_not_for_pairs(web: Web) -> None:
    club = await web.club()
    settings = (await club.info())["settings"]
    await club.do("settings", settings=settings, rules="reglamento/6-pairs")
    await club.seat()
    assert await club.no("online", round=1, tables=[1]) == (409, "club-rules-seats")
    assert await club.no("sheet", round=1, table=1) == (409, "club-rules-seats")


async def test_a_deal_that_the_clock_stops_counts_as_it_lay_then(web: Web) -> None:
    """Also where the table went on, and nobody looked before the server was started again."""
    club = await web.club(length="time", amount=45, unfinished="as_it_lies")
    await club.seat()
    await club.do("online", round=1, tables=[1])
    seats = await sit_down(club)
    table = await play(web, seats, 1)
    while not any((lay := MatchProgress.of(table)).lying or ()):  # a short deal can end before anything lies
        await play(web, seats, 20, turns=1)
    assert lay.lying is not None
    await club.do("clock", do="set", seconds=1)
    await web.clubs.look()
    assert (await club.match())["points"] is None
    await club.do("clock", do="start")
    live = await web.clubs.clubs.take(club.id)
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


async def test_the_target_of_the_match_is_that_of_the_table_and_of_the_sheet(web: Web) -> None:
    for amount in (5000, 3000):  # the book's, and another
        club = await web.club(length="target", amount=amount)
        await club.do("settings", settings=(await club.info())["settings"], rules="clasica", house={"target": 4000})
        await club.seat()
        live = await web.clubs.clubs.take(club.id)
        house = online.table_settings(live.state, 1).house
        assert house.get("target", 5000) == amount
        found = await club.do("sheet", round=1, table=1)
        assert (await web.get(f"/api/club/sheets/{found['sheet']}", club.organiser))["target"] == amount


async def test_a_competition_its_tables_and_sheets_go_on_by_the_version_it_was_made_with(web: Web) -> None:
    club = await web.club(length="target", amount=15000)
    await club.do("settings", settings=(await club.info())["settings"], rules="tres-barajas@1", house={})
    assert (await club.info())["version"] == 1
    await club.seat()
    told = await club.info()
    # Once a round is seated, the same rules are those that are played, though a newer version is there.
    await club.do("settings", settings={**told["settings"], "name": "Otro nombre"}, rules="tres-barajas", house={})
    assert ((await club.info())["rules"], (await club.info())["version"]) == ("tres-barajas", 1)
    assert await club.no("settings", settings=told["settings"], rules="tres-barajas@2") == (409, "club-rules-late")
    live = await web.clubs.clubs.take(club.id)
    assert online.table_settings(live.state, 1).version == 1
    found = await club.do("sheet", round=1, table=1)
    assert (await web.get(f"/api/club/sheets/{found['sheet']}", club.organiser))["version"] == 1
    await reopened(web)
    assert (await club.info())["version"] == 1
    fresh = await web.club(length="target", amount=15000)
    await fresh.do("settings", settings=(await fresh.info())["settings"], rules="tres-barajas", house={})
    assert (await fresh.info())["version"] == 2


TARGET, DEALS = {"length": Length.TARGET, "amount": 5000}, {"length": Length.DEALS, "amount": 1}
PLAYED_OUT, AS_IT_LIES, DROPPED = ({"length": Length.TIME, "amount": 45, "unfinished": each} for each in Unfinished)
ONE: list[tuple[int, ...]] = [(5, 10)]
TWO: list[tuple[int, ...]] = [(5, 10), (15, 20)]


@pytest.mark.parametrize(
    ("agreed", "now", "then", "expected"),
    [
        (TARGET, MatchProgress([(3000, 5), (2500, 10)], finished=True), None, ((5500, 15), 2, None)),
        (TARGET, MatchProgress([(3000, 5)], lying=(5, 5)), None, None),
        (DEALS, MatchProgress(TWO, lying=(5, 5)), None, ((5, 10), 1, None)),
        (DEALS, MatchProgress([], lying=(5, 5)), None, None),
        (PLAYED_OUT, MatchProgress(ONE, lying=(50, 60)), MatchProgress(ONE, lying=(5, 5)), None),
        (PLAYED_OUT, MatchProgress(TWO), MatchProgress(ONE, lying=(5, 5)), ((20, 30), 2, None)),
        (PLAYED_OUT, MatchProgress(TWO), MatchProgress(ONE), ((5, 10), 1, None)),  # the next was begun after the clock
        (PLAYED_OUT, MatchProgress([], lying=(5, 5)), MatchProgress([]), None),  # nobody had begun
        (DROPPED, MatchProgress(TWO), MatchProgress(ONE, lying=(5, 5)), ((5, 10), 1, None)),
        (AS_IT_LIES, MatchProgress(TWO), MatchProgress(ONE, lying=(-5, 505)), ((5, 10), 1, (-5, 505))),
        (AS_IT_LIES, MatchProgress(ONE), MatchProgress([], lying=(-5, 505)), ((0, 0), 0, (-5, 505))),
        (AS_IT_LIES, MatchProgress(TWO), MatchProgress(ONE), ((5, 10), 1, None)),
        (AS_IT_LIES, MatchProgress([]), MatchProgress([]), None),
    ],
)
def test_when_a_match_is_over(
    agreed: dict[str, Any], now: MatchProgress, then: MatchProgress | None, expected: Any
) -> None:
    found = online.ended(ClubSettings(name="Club", **agreed), "any", now, then or now)
    assert (None if found is None else (found.points, found.deals, found.unfinished)) == expected


async def test_the_clock_of_another_round_ends_no_match(web: Web) -> None:
    club = await web.club(length="time", amount=45, unfinished="dropped", format="round_robin", rounds=0)
    await club.seat()
    await club.do("online", round=1, tables=[1])
    seats = await sit_down(club)
    await play(web, seats, 1)
    live = await web.clubs.clubs.take(club.id)
    await club.do("clock", do="set", seconds=60)
    await club.do("clock", do="start")
    live.state.clock.left = -5
    live.state.clock.round = 2
    await web.clubs.look()
    assert (await club.match())["points"] is None
    live.state.clock.round = 1
    await web.clubs.look()
    assert (await club.match())["state"] == "done"


async def test_tables_are_made_only_where_the_matches_can_be_played_online(web: Web) -> None:
    club = await web.club()
    await club.seat()

    async def tables() -> int:
        return sum(each.kind == "table" for each in await web.hub.store.tables())  # type: ignore[attr-defined]

    assert (await club.no("online", round=7, tables=[1]))[0] == 409
    assert (await club.no("online", round=1, tables=[1, 90]))[0] == 409
    assert await tables() == 0
    await club.do("online", round=1, tables=[1, 1])
    assert await tables() == 1
    for _ in range(3):
        assert await club.no("online", round=1, tables=[2, 1]) == (409, "club-played-online")
    await club.enter(played(1, 2))
    assert await club.no("online", round=1, tables=[2]) == (409, "competition-has-result")
    assert await tables() == 1


async def test_tables_online_count_as_new_ones(web: Web) -> None:
    club = await web.club()
    await club.seat()
    app: Any = create_app(web.hub, Config(limits=Limits(tables=Rate(0.001, 2))), clubs=web.clubs)
    transport = httpx.ASGITransport(app, client=("203.0.113.5", 4000))
    async with httpx.AsyncClient(transport=transport, base_url="http://canasta.example") as client:
        far = Web(client, web.hub, web.clubs)
        path = f"{club.path}/online"
        assert (await far.do(path, club.organiser, id="once", round=1, tables=[1, 2]))["seq"]
        assert (await far.do(path, club.organiser, id="once", round=1, tables=[1, 2]))["again"], (
            "asked again, it is free"
        )
        await far.do(path, club.organiser, id="off", round=1, tables=[1, 2], off=True)
        assert await far.no(path, club.organiser, id="anew", round=1, tables=[1, 2]) == (429, "web-too-fast")
        assert await far.no(f"{club.path}/sheet", club.organiser, id="sheet", round=1, table=1) == (429, "web-too-fast")
