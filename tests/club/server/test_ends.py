"""Matches that end at a target, after some deals or by the clock; and the length of a seated round."""

from __future__ import annotations

from typing import Any

import pytest
from tests.club.server.conftest import Web, annulled, corrected, played, reopened, said
from tests.club.server.sheets import DEAL
from tests.club.server.test_match_sheets import kept

pytestmark = pytest.mark.anyio
HOUR = {"target": 5000, "minutes": 60}


def result(one: int, other: int, deals: int = 0, table: int = 1) -> dict[str, Any]:
    return {**played(1, table, one, other), "deals": deals}


async def test_a_result_says_by_what_it_ended(web: Web) -> None:
    club = await web.club(length={**HOUR, "deals": 4})
    await club.seat()
    assert await club.no("entries", entries=[result(3200, 2800)]) == (409, "competition-deals-unsaid")
    await club.enter(result(3200, 2800, deals=3), result(5200, 2800, table=2))
    assert [(await club.match(table))["ended_by"] for table in (1, 2)] == ["clock", "target"]
    of = (await club.match())["entry"]
    right = corrected(of, 3200, 2900, "x")
    await club.enter(right)
    await reopened(club.web)
    match = await club.match()
    assert (match["ended_by"], match["result"]) == ("deals", {"points": [3200, 2900], "deals": 4, "unfinished": None})
    texts = await club.texts()
    assert [text for text in texts if "3,200" in text] == [
        "Round 1, table 1: 3,200 to 2,800, by the clock.",
        f"Entry {of} is corrected to 3,200 to 2,900 (after the last deal): x",
    ]
    why = await club.get(f"why?pair={match['sides'][0][0]}&lang=es")
    (line,) = [each for each in why["lines"] if each["number"] == of]
    assert line["text"] == "Ronda 1, mesa 1: 3200 a 2800, por el reloj."
    assert [each["begun"] for each in (await club.info(club.public))["rounds"]] == [True]


@pytest.mark.rule("CL-6.3")
async def test_level_at_the_target_is_an_end_by_the_clock(web: Web) -> None:
    timed = await web.club(length=HOUR)
    await timed.seat()
    await timed.enter(result(5000, 5000))
    assert (await timed.match())["ended_by"] == "clock"


async def test_a_result_by_a_clock_that_has_time_left_is_asked_about(web: Web) -> None:
    club = await web.club(length=HOUR)
    await club.seat()
    await club.start_clock(3600)
    assert await club.no("results", club.tables[1], **said(1, 1, "fixed", 3200, 2800)) == (409, "club-sure-clock")
    assert await club.no("entries", entries=[result(3200, 2800)]) == (409, "club-sure-clock")
    await club.enter(result(5200, 2800, table=2))
    live = await club.live()
    live.state.clock.left = -5
    await club.do("results", club.tables[1], **said(1, 1, "fixed", 3200, 2800))
    await club.do("entries", entries=[result(3200, 2800)], sure=True)
    assert (await club.match())["ended_by"] == "clock"


async def test_a_seated_round_takes_another_length_until_it_begins(web: Web) -> None:
    club = await web.club()
    await club.seat()
    sheet = await kept(club)
    settings = (await club.info())["settings"]
    other: dict[str, Any] = {"settings": {**settings, "length": HOUR}, "rules": "clasica"}
    await club.do("settings", **other)
    assert [(await club.info())["rounds"][0]["length"], (await sheet.info())["length"]] == [{"deals": 4}, {"deals": 4}]
    await club.do("settings", **other, of_round=1)
    await web.clubs.look()
    info = await sheet.info()
    assert [(await club.info())["rounds"][0]["length"], info["length"]] == [HOUR, HOUR]
    assert info["log"][-1]["sentence"].startswith("Another length. The match ends at 5,000 points or after 60 minutes")
    assert await club.no("settings", **other, of_round=1) == (409, "competition-unchanged")
    await reopened(web)
    (number,) = [line["number"] for line in await club.lines() if "from round 1 on" in line["text"]]
    await club.enter(annulled(number))
    await web.clubs.look()
    assert (await sheet.info())["length"] == {"deals": 4}
    await club.do("settings", **other, of_round=1)
    await web.clubs.look()
    await sheet.write(DEAL)  # the match begins
    shorter: dict[str, Any] = {"settings": {**settings, "length": {"minutes": 30}}, "rules": "clasica"}
    assert await club.no("settings", **shorter, of_round=1) == (409, "competition-round-begun")
    assert (await club.info())["rounds"][0]["begun"]


async def test_the_length_of_a_round_stays_while_a_table_plays_it_online(web: Web) -> None:
    club = await web.club()
    await club.go_online()
    other: dict[str, Any] = {
        "settings": {**(await club.info())["settings"], "length": HOUR},
        "rules": "clasica",
        "of_round": 1,
    }
    assert await club.no("settings", **other) == (409, "club-length-online")
    await club.do("online", round=1, tables=[1], off=True)
    await club.do("settings", **other)
    await club.do("online", round=1, tables=[1])
    table = (await club.match())["online"]
    live = await web.hub.tables.take(table)
    assert (live.table.rules.target, live.table.rules.deals) == (5000, 0)


async def test_the_deals_of_the_conditions_end_a_match_online(web: Web) -> None:
    club = await web.club(length={"target": 5000, "deals": 3})
    await club.go_online()
    live = await web.hub.tables.take((await club.match())["online"])
    assert (live.table.rules.target, live.table.rules.deals) == (5000, 3)
