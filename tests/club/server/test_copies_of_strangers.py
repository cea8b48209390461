"""A copy is a client: who may bring one, what of it is refused, and what many in a row cost their sender."""

from __future__ import annotations

import asyncio
import logging
import threading
import tracemalloc
from collections.abc import Callable
from typing import Any

import anyio
import httpx
import msgspec
import pytest
from msgspec.structs import replace
from tests.club.server import seats
from tests.club.server.conftest import CODE, Club, Web, played, refusal, served
from tests.club.server.copies import brought, evening, saved
from tests.club.server.sheets import opened
from tests.server.simulation.store import SimStore

from canasta.club.server import inputs
from canasta.club.server.web import files, wing_of
from canasta.server.store import Job, Row, Store, Stored
from canasta.server.upkeep.carrying import read_copy
from canasta.server.upkeep.copy_file import CopyReader, write_copy
from canasta.server.upkeep.replays import inspect_all
from canasta.server.web.app import create_app
from canasta.server.web.config import Config, Limits, Rate
from canasta.server.wire.commands import Hello
from canasta.server.wire.values import Settings

pytestmark = pytest.mark.anyio
Change = Callable[[list[Stored]], list[Stored]]


@pytest.fixture
async def club(web: Web) -> Club:
    return await evening(web)


def crafted(copy: bytes, change: Change) -> bytes:
    """A copy as somebody makes it who knows how it is written."""
    reader = CopyReader(copy.splitlines(keepends=True))
    logs = list(reader.logs())
    return b"".join(write_copy(reader.header, change(logs)))


def named_instead(was: str, now: str) -> Change:
    """The competition names another part, whose log is left out."""

    def change(logs: list[Stored]) -> list[Stored]:
        rows = [replace(row, body=row.body.replace(was.encode(), now.encode())) for row in logs[0].rows]
        return [replace(logs[0], rows=rows), *(log for log in logs[1:] if log.table_id != was)]

    return change


def with_part(number: int, **changed: Any) -> Change:
    return lambda logs: [replace(log, **changed) if at == number else log for at, log in enumerate(logs)]


def with_row(number: int, **changed: Any) -> Change:
    def change(logs: list[Stored]) -> list[Stored]:
        rows = [*logs[number].rows[:-1], replace(logs[number].rows[-1], **changed)]
        return with_part(number, rows=rows)(logs)

    return change


async def sent(client: httpx.AsyncClient, copy: bytes, key: str = CODE, query: str = "") -> httpx.Response:
    return await client.post(f"/api/club/import{query}", content=copy, headers={"Authorization": f"Bearer {key}"})


async def test_a_copy_comes_in_only_with_the_code_of_the_server(club: Club, web: Web, spare: Web) -> None:
    copy = await saved(club)
    for key in ("", "abcde-23457", "x" * 43, club.organiser):
        assert refusal(await sent(spare.client, copy, key, f"?club={club.id}")) == (403, "web-copy-code")
    closed: Any = create_app(spare.hub, wings=[wing_of(spare.clubs)])  # several processes have no code
    async with httpx.AsyncClient(transport=httpx.ASGITransport(closed), base_url="http://spare.example") as client:
        for key in (CODE, "None", ""):
            assert (await sent(client, copy, key)).json()["code"] == "web-copy-code"
    assert await spare.shut(club.path, club.organiser) == (404, "club-no-club")
    assert (await brought(spare, copy)).status_code == 201


async def test_an_organiser_replaces_their_own_competition_and_no_other(club: Club, web: Web, spare: Web) -> None:
    await brought(spare, await saved(club))
    await club.enter(played(1, 2))
    newer, own = await saved(club), f"?club={club.id}"
    other = await spare.club()
    for key, query in ((club.deputy, own), (other.organiser, own), (other.organiser, f"?club={other.id}")):
        assert (await sent(spare.client, newer, key, query)).json()["code"] == "web-copy-code"
    assert (await sent(spare.client, newer, club.organiser, own)).status_code == 201
    assert (await Club(spare, club.id, club.organiser).match(2))["state"] == "done"


async def test_a_copy_names_no_table_and_no_sheet_of_others(club: Club, spare: Web) -> None:
    copy = await saved(club)
    table = (await spare.hub.create(Settings(rules="clasica"), "Ana", "owl")).table
    of_others = (await opened(spare)).id
    match = {number: await club.match(number) for number in (2, 3)}
    for was, now in ((match[3]["online"], table), (match[2]["sheet"], of_others)):
        assert refusal(await brought(spare, crafted(copy, named_instead(was, now)))) == (409, "copy-other")
        assert (await spare.shut(club.path, club.organiser))[0] == 404


async def test_a_part_of_another_competition_or_of_none_is_no_part(web: Web, spare: Web) -> None:
    club, other = await evening(web), await evening(web)
    theirs = list(CopyReader((await saved(other)).splitlines(keepends=True)).logs())
    mine = [log.table_id for log in CopyReader((await saved(club)).splitlines(keepends=True)).logs()]
    for number in (1, 2):
        changed = crafted(await saved(club), with_part(number, rows=theirs[number].rows, seed=theirs[number].seed))
        assert (await brought(spare, changed)).json()["code"] == "copy-changed"
        assert theirs[number].kind == ("sheet", "table")[number - 1]
    assert mine[0] == club.id


BAD: list[Change] = [
    with_part(1, kind="zzz"),
    with_part(1, kind="\x1b[31mred"),
    with_part(2, created=1e300),
    with_part(2, created=-1.0),
    with_part(2, seed="a\x00b"),
    with_part(2, table_id="zzz"),
    with_part(2, first=b"junk"),
    with_part(2, job=Job("", 1e300, 3)),
    with_part(2, job=Job("", 1e12, 2**63)),
    with_row(0, at=1e300),
    with_row(0, seq=2**63),
    with_row(0, command="1:\x00"),
    with_row(0, command="1:" + "x" * 41),
    with_row(0, body=b"junk"),
    with_row(0, body=b'[1,{"did":"linked","links":[{"role":"public","key_hash":"k","label":"\\u001b[2J"}],"salt":""}]'),
    with_row(0, body=b'[1,{"did":"clock","do":"add","seconds":9007199254740993}]'),
    with_row(0, body=b'[1,{"did":"clock","do":"' + b"x" * 5000 + b'"}]'),
]


async def test_values_that_no_server_stores_are_refused(club: Club, spare: Web) -> None:
    copy = await saved(club)
    store: Any = spare.hub.store
    for change in BAD:
        status, code = refusal(await brought(spare, crafted(copy, change)))
        assert status == 409
        assert code in {"copy-beyond", "copy-changed", "copy-senseless", "copy-kind"}
        assert await store.tables() == []
    assert (await brought(spare, copy)).status_code == 201


async def test_parts_of_junk_stay_behind(club: Club, spare: Web) -> None:
    """The competition goes on without them, and nothing is stored that cannot be read."""
    junk = [Row(1, None, b'[0,{"did":"nonsense"}]', 5.0)]
    answer = await brought(spare, crafted(await saved(club), with_part(1, rows=junk)))
    assert answer.status_code == 201
    store: Any = spare.hub.store
    found = await inspect_all(store)
    assert found.bad == []
    assert len(found.findings) == 2


async def test_a_frozen_part_stays_behind_and_a_frozen_competition_is_refused(club: Club, spare: Web) -> None:
    copy = await saved(club)
    begun = [log.first for log in CopyReader(copy.splitlines(keepends=True)).logs()]
    other = [msgspec.json.encode({**msgspec.json.decode(first), "digest": "00"}) for first in begun]
    answer = await brought(spare, crafted(copy, with_part(0, first=other[0])))
    assert refusal(answer) == (409, "journal-frozen-rules")
    store: Any = spare.hub.store
    assert (await inspect_all(store)).findings == ()
    assert (await brought(spare, crafted(copy, with_part(1, first=other[1])))).status_code == 201
    found = await inspect_all(store)
    assert (found.bad, len(found.findings)) == ([], len(begun) - 1)


def unmarked(logs: list[Stored]) -> list[Stored]:
    """As if nothing had been carried."""
    headers = (msgspec.json.encode({**msgspec.json.decode(log.first), "carried": {}}) for log in logs)
    return [replace(log, first=header) for log, header in zip(logs, headers, strict=True)]


async def test_a_match_in_the_middle_of_a_deal_says_that_its_cards_may_be_known(file_store: Store, spare: Web) -> None:
    """At the table until the next deal, in the competition for good; a match that had not begun says nothing."""
    async with served(file_store) as web:
        await the_cards_may_be_known(web, spare)


async def the_cards_may_be_known(web: Web, spare: Web) -> None:
    """Carry a match there in the middle of a deal, and back."""
    club = await web.club()
    await club.seat()
    await club.do("online", round=1, tables=[1, 2])
    assert (await brought(spare, await saved(club))).status_code == 201, "tried before the evening"
    there = Club(spare, club.id, club.organiser)
    assert not (await there.match(1))["carried"]
    sat = await seats.sit_down(club)
    live = await web.hub.tables.take(sat[0]["table"])
    while live.table.stage != "play":
        await seats.play(web, sat, 1, turns=20)
    assert not (await club.match(1))["carried"]
    assert (await brought(spare, crafted(await saved(club), unmarked))).status_code == 201
    assert (await there.match(1, club.tables[1]))["carried"]
    for key in (club.organiser, club.public):
        assert [(await there.match(table, key))["carried"] for table in (1, 2)] == [True, False]
    table = sat[0]["table"]
    assert "of deal 1:" in ((await spare.hub.info(table, "en")).carried or "")
    assert "del juego 1:" in ((await spare.hub.info(table, "es")).carried or "")
    await seats.play(spare, sat, 1)
    assert (await spare.hub.info(table, "en")).carried
    await seats.play(spare, sat, 2, turns=400)
    assert (await spare.hub.info(table, "en")).carried is None
    assert (await there.match(1))["carried"]
    assert (await brought(web, await saved(there))).status_code == 201
    await club.do("links", role="public")
    assert (await brought(spare, crafted(await saved(club), unmarked))).status_code == 201
    assert (await there.match(1))["carried"], "a newer copy takes no mark away"


async def test_something_else_by_that_id_is_called_something_else(club: Club, spare: Web) -> None:
    bogus = crafted(await saved(club), lambda logs: [replace(logs[0], rows=logs[0].rows[:1])])
    await brought(spare, crafted(bogus, with_row(0, at=5.0)))
    answer = await brought(spare, await saved(club))
    assert refusal(answer) == (409, "copy-other")
    assert f"canasta admin prune {club.id}" in answer.json()["message"]


async def test_a_body_that_says_it_is_too_big_is_not_read(web: Web) -> None:
    async def endless() -> Any:
        raise AssertionError("somebody reads it")
        yield b""

    for path, size in (("/api/club/import", 4 * 1024 * 1024 + 1), ("/api/replay", 2**40)):
        answer = await web.client.post(path, content=endless(), headers={"content-length": str(size)})
        assert refusal(answer) == (413, "web-too-big")


async def test_a_competition_has_no_say_at_the_tables_and_sheets_of_others(
    web: Web, store: SimStore, caplog: pytest.LogCaptureFixture
) -> None:
    """Even if its log names them, as after somebody has changed the database."""
    bad = await evening(web)
    made = await web.hub.create(Settings(rules="clasica", bots="random", pace=0), "Ana", "owl")
    table, key = made.table, made.key
    of_others = (await opened(web)).id
    session: Any = await web.hub.connect(table, Hello(key=key))
    await session.handle('{"do":"begin","id":"b"}')
    rows, before = store.logs[bad.id].rows, list(store.logs[bad.id].rows)
    for was, now in (((await bad.match(3))["online"], table), ((await bad.match(2))["sheet"], of_others)):
        rows[:] = [replace(row, body=row.body.replace(was.encode(), now.encode())) for row in rows]
    assert sum(row != other for row, other in zip(rows, before, strict=True)) == 2
    await web.clubs.clubs.renew(bad.id)
    await bad.info()
    with caplog.at_level(logging.WARNING, "canasta.server"):
        for _ in range(3):
            await web.clubs.look()
    assert sum("nothing arrives" in each.message for each in caplog.records) == 2  # once for each match
    info = await web.hub.info(table, "en")
    assert (info.stage != "open", info.abandoned) == (True, False)
    await session.close()


async def test_a_fault_of_one_competition_stops_no_other(
    web: Web, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good = await evening(web), await evening(web)
    table = (await good.match(3))["online"]
    done = inputs.OnlineEnded(table_id=table, points=(900, 100), deals=4)

    async def result(_rooms: Any, club: Any, _table: str, _now: float) -> Any:
        assert club.state.id != bad.id, "a fault"
        return done

    monkeypatch.setattr("canasta.club.server.result_import.online_result", result)
    with caplog.at_level(logging.ERROR, "canasta.server"):
        await web.clubs.look()
        assert (await good.match(3))["state"] == "done"
        await web.clubs.look()
    assert sum("nothing arrives at competition" in each.message for each in caplog.records) == 1


def asked_from(web: Web, address: str, limits: Limits | None = None) -> httpx.AsyncClient:
    """The same server, from that address."""
    app: Any = create_app(web.hub, Config(copy_code=CODE, limits=limits or Limits()), wings=[wing_of(web.clubs)])
    transport = httpx.ASGITransport(app, client=(address, 4000))
    return httpx.AsyncClient(transport=transport, base_url="http://spare.example")


async def test_others_are_answered_while_one_client_sends_copy_after_copy(
    web: Web,
    spare: Web,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    club, other = await evening(web), await evening(web)
    large, small = await saved(club), await saved(other)
    reading, over = list[str](), threading.Event()

    def read(lines: Any, now: float) -> Any:
        copy = read_copy(lines, now)
        reading.append(copy.of or "")
        if copy.of == club.id:
            assert over.wait(60.0)
        return copy

    monkeypatch.setattr(files, "read_copy", read)
    async with asked_from(spare, "203.0.113.5") as mallory, asked_from(spare, "198.51.100.7") as ana:
        row = [asyncio.create_task(sent(mallory, large)) for _ in range(6)]
        try:
            with anyio.fail_after(60.0):
                while not reading:
                    await anyio.sleep(0.01)
                assert (await sent(ana, small)).status_code == 201
                table = {"settings": {"rules": "clasica"}, "name": "Ana", "avatar": "owl"}
                assert (await ana.post("/api/tables", json=table)).status_code == 201
            assert reading == [club.id, other.id], "of one client one is read at a time"
            assert not any(each.done() for each in row)
        finally:
            over.set()
            answers = [await each for each in row]
    assert [each.status_code for each in answers] == [201, 409, 409, 409, 409, 409]


async def test_a_large_copy_counts_as_many(club: Club, web: Web, spare: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = await saved(club)
    monkeypatch.setattr(files, "WEIGHT", len(copy) // 5)
    limits = Limits(tables=Rate(0.001, 8))
    async with asked_from(spare, "203.0.113.5", limits) as mallory, asked_from(spare, "198.51.100.7", limits) as ana:
        assert (await sent(mallory, copy)).status_code == 201
        assert [(await sent(mallory, copy)).json()["code"] for _ in range(3)] == [
            "copy-there",
            "web-too-fast",
            "web-too-fast",
        ]
        assert (await sent(ana, copy)).json()["code"] == "copy-there"


async def test_a_file_of_empty_lines_takes_no_memory_to_speak_of(club: Club, spare: Web) -> None:
    copy = await saved(club)
    for body, key, code in ((copy + b"\n" * 2_000_000, CODE, 201), (copy[:200] + b"\n" * 2_000_000, "nobody", 403)):
        async with asked_from(spare, "203.0.113.5") as mallory:
            tracemalloc.start()
            answer = await sent(mallory, body, key)
            most = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
        assert answer.status_code == code
        assert most < 8 * len(body)
