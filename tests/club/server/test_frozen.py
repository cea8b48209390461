"""A competition and a score sheet that new rules have frozen say why, with their last scores."""

from __future__ import annotations

import itertools
from contextlib import AbstractAsyncContextManager
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.changed_rules import later
from tests.club.server.conftest import Club, Web, played, served
from tests.club.server.sheets import opened
from tests.server.simulation.store import SimStore

from canasta.server.store import Row
from canasta.server.workers import Inside

pytestmark = pytest.mark.anyio
AWARD: dict[str, Any] = {"canasta_clean": 600}
CANASTA = {"made": "clean", "rank": "K"}
DETAIL = {
    "entry": "dealentered",
    "score": {
        "form": "detail",
        "closer": 0,
        "sides": [{"canastas": [CANASTA], "laid": 400}, {"laid": 200, "in_hand": 35}],
    },
}
_IDS = itertools.count(1000, 1000)  # of commands, no two alike
TOTALS = {"entry": "dealentered", "score": {"form": "totals", "points": [700, 300]}}


def restarted(store: SimStore) -> AbstractAsyncContextManager[Web]:
    """The club of a server that has just started on that store."""
    return served(store, next(_IDS), Inside())


def kept(store: SimStore, name: str) -> list[Any]:
    entries = [msgspec.json.decode(row.body)[1] for row in store.logs[name].rows]
    return [entry["kept"] for entry in entries if "kept" in entry]


async def evening(web: Web) -> Club:
    """One round, with a running clock, and its results."""
    club = await web.club(rounds=1)
    await club.seat()
    await club.start_clock(2700)
    await club.enter(played(1, 1), played(1, 2, 700, 900))
    return club


async def test_a_competition_is_not_opened_and_tells_its_places(store: SimStore) -> None:
    async with restarted(store) as web:
        club = await evening(web)
        info = await club.info()
    kept_of = ("place", "pair", "figures")
    assert [[line[part] for part in kept_of] for line in info["ranking"]] == kept(store, club.id)[-1]["ranking"]
    places = ", ".join(f"{line['place']}. #{line['pair']}" for line in info["ranking"])
    rows = list(store.logs[club.id].rows)
    with later("clasica", AWARD):
        async with restarted(store) as web:
            answer = await web.ask("GET", club.path, club.organiser)
            assert (answer.status_code, answer.json()["code"]) == (409, "journal-frozen-rules")
            assert f"the last scores are {places}" in answer.json()["message"]
            entry = {"entry": "penalised", "pair": 2, "points": 200, "reason": "late"}
            for path, body in (
                ("entries", {"entries": [entry]}), ("clock", {"do": "pause"}), ("links", {"role": "public"}),
                ("online", {"round": 1, "tables": [1]}), ("sheet", {"round": 1, "table": 1}),
            ):  # fmt: skip
                code = await web.no(f"{club.path}/{path}", club.organiser, **body)
                assert code == (409, "journal-frozen-rules")
            await web.clubs.look()
            assert (await web.club()).id != club.id
    assert store.logs[club.id].rows == rows
    with later("clasica", AWARD, version=2, earlier={1: {"canasta_clean": 500}}):
        async with restarted(store) as web:
            now = Club(web, club.id, club.organiser)
            assert (await now.info())["ranking"] == info["ranking"]
            await now.do("clock", do="pause")


async def test_a_ranking_that_would_be_another_today_stays(store: SimStore) -> None:
    async with restarted(store) as web:
        club = await evening(web)
        ranking = (await club.info())["ranking"]
    log = store.logs[club.id].rows
    at = next(at for at, row in enumerate(log) if b'"ranking":[[' in row.body)
    other = [*ranking[1:], ranking[0]]
    lines = msgspec.json.encode([[place, line["pair"], line["figures"]] for place, line in enumerate(other, 1)])
    head, _, _ = log[at].body.partition(b'"ranking":[[')
    log[at] = Row(log[at].seq, log[at].command, head + b'"ranking":' + lines + b"}}]", log[at].at)
    async with restarted(store) as web:
        answer = await web.ask("GET", club.path, club.organiser)
        assert answer.json()["code"] == "journal-frozen-result"
        places = ", ".join(f"{place}. #{line['pair']}" for place, line in enumerate(other, 1))
        assert f"(step {at + 1}) would be counted differently today" in answer.json()["message"]
        assert f"the last scores stay {places}" in answer.json()["message"]


async def test_a_frozen_sheet_keeps_no_competition_from_going_on(
    store: SimStore, caplog: pytest.LogCaptureFixture
) -> None:
    async with restarted(store) as web:
        club = await web.club(rounds=1)
        await club.seat()
        sheets = [(await club.do("sheet", club.tables[table], round=1, table=table))["sheet"] for table in (1, 2)]
    begun = {name: store.logs[name].first for name in sheets}
    for number, name in enumerate(sheets):
        header = msgspec.json.encode({**msgspec.json.decode(begun[name]), "digest": "00"})
        store.logs[name] = replace(store.logs[name], first=header)
        async with restarted(store) as web:
            now, players = Club(web, club.id, club.organiser), [f"Noa {number}", f"Irma {number}"]
            match = await now.match(2 - number)
            await now.enter({"entry": "renamed", "pair": match["sides"][0][0], "players": players})
            await web.clubs.look()
            info = await web.get(f"/api/club/sheets/{match['sheet']}", club.organiser)
            assert [seat["name"] for seat in info["seats"]][::2] == players
            code = await web.no(f"/api/club/sheets/{name}/links", club.organiser, role="public")
            assert code == (409, "journal-frozen-rules")
        store.logs[name] = replace(store.logs[name], first=begun[name])
    assert {record.levelname for record in caplog.records} == {"WARNING"}, "frozen, and nothing else"


async def sheet(web: Web, *entries: Any) -> tuple[str, str]:
    made = await opened(web)
    for entry in entries:
        await made.write(entry)
    return made.id, made.organiser


def points(info: Any) -> list[list[int]]:
    return [[side["points"] for side in deal["sides"]] for deal in info["deals"]]


async def test_a_sheet_is_not_opened_and_tells_its_totals(store: SimStore) -> None:
    async with restarted(store) as web:
        name, key = await sheet(web, TOTALS, DETAIL, TOTALS)
        before = await web.get(f"/api/club/sheets/{name}", key)
    assert kept(store, name)[-1] == {"deals": points(before)}
    totals = ", ".join(str(side["total"]) for side in before["sides"])
    with later("clasica", AWARD):
        async with restarted(store) as web:
            answer = await web.ask("GET", f"/api/club/sheets/{name}", key)
            assert (answer.status_code, answer.json()["code"]) == (409, "journal-frozen-rules")
            assert f"the last scores are {totals}" in answer.json()["message"]
            for path, body in (("entries", {"entries": [TOTALS]}), ("links", {"role": "public"})):
                code = await web.no(f"/api/club/sheets/{name}/{path}", key, **body)
                assert code == (409, "journal-frozen-rules")
    with later("clasica", AWARD, version=2, earlier={1: {"canasta_clean": 500}}):
        async with restarted(store) as web:
            await web.do(f"/api/club/sheets/{name}/entries", key, entries=[TOTALS])
            found = await web.get(f"/api/club/sheets/{name}", key)
            assert points(found) == [*points(before), [700, 300]]


async def test_a_sheet_that_would_be_counted_otherwise_today_stays(store: SimStore) -> None:
    async with restarted(store) as web:
        name, key = await sheet(web, DETAIL, TOTALS)
        before = points(await web.get(f"/api/club/sheets/{name}", key))
    log = store.logs[name].rows
    one = str(before[0][0]).encode()
    log[:] = [
        Row(row.seq, row.command, row.body.replace(b'"deals":[[' + one, b'"deals":[[1235'), row.at) for row in log
    ]
    async with restarted(store) as web:
        answer = await web.ask("GET", f"/api/club/sheets/{name}", key)
        assert answer.json()["code"] == "journal-frozen-result"
        totals = f"{1235 + before[1][0]}, {before[0][1] + before[1][1]}"
        assert f"the last scores stay {totals}" in answer.json()["message"]
