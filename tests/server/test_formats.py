"""A stored log says in which format and by which rules it was written; one of a newer program is left alone."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.corpus.databases import read
from tests.server.corpus.logs import store_of
from tests.server.simulation.store import SimStore
from tests.server.web.conftest import asking

from canasta.club.competition import Format, suggested
from canasta.club.scoresheet import SheetOpened
from canasta.club.server import ClubHub
from canasta.club.server.web import wing_of
from canasta.rules import get
from canasta.rules.digest import digest
from canasta.server.journal.journal import Journal
from canasta.server.journal.kind import JournalError
from canasta.server.live import Hub
from canasta.server.store import Job
from canasta.server.web.app import create_app
from canasta.server.wire.values import Settings
from canasta.server.workers import Inside
from canasta.texts.errors import WordedError

pytestmark = pytest.mark.anyio
KINDS = pytest.mark.parametrize("name", ["table-lobby", "club-league", "sheet-clasica"])


class Server:
    """A server that has just started, on a store that stays."""

    def __init__(self, store: SimStore) -> None:
        self.store = store
        self.hub = Hub(store, executor=Inside())
        self.clubs = ClubHub(self.hub)

    async def take(self, log_id: str) -> Journal[Any, Any]:
        cache: Any = {"C": self.clubs.clubs, "S": self.clubs.sheets}.get(log_id[0], self.hub.tables)
        found: Journal[Any, Any] = await cache.take(log_id)
        return found

    def header(self, log_id: str) -> Any:
        return msgspec.json.decode(self.store.logs[log_id].first)


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    server = Server(SimStore())
    yield server
    await server.clubs.close()
    await server.hub.close()


async def test_a_new_log_says_its_format_and_its_rules(server: Server) -> None:
    table = await server.hub.create(Settings(rules="15.000"), "Ana", "fox")
    assert server.header(table.table) == header("tres-barajas@1")
    club = await server.clubs.create(suggested("F", Format.SWISS), "tres-barajas@1", {})
    assert server.header(club.club) == header("tres-barajas@1")
    sheet = await server.clubs.create_sheet(SheetOpened(rules="salon"))
    assert server.header(sheet.sheet) == header("salon@1")


def header(edition: str) -> dict[str, Any]:
    name, _, version = edition.partition("@")
    return {"format": 1, "rules": name, "version": int(version), "digest": digest(get(edition))}


@KINDS
async def test_a_log_of_a_newer_program_is_refused_and_left_alone(
    server: Server, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    then = read(name)
    unread = replace(then.rows[-1], body=b'["blue","ink"]')
    newer = replace(then, first=b'{"format":2,"ink":"blue"}', rows=[*then.rows[:-1], unread])
    server.store.logs |= store_of(newer).logs
    kept = server.store.logs[then.table_id]
    for _ in range(2):
        with pytest.raises(JournalError) as error:
            await server.take(then.table_id)
        assert "newer canasta (format 2" in error.value.message("en")
        assert "canasta más nueva (formato 2" in error.value.message("es")
    assert server.store.logs[then.table_id] == kept
    assert caplog.records == []
    server.store.logs |= store_of(then).logs  # as if the program had learnt to read it
    assert (await server.take(then.table_id)).state.seq == len(then.rows)


async def test_a_table_of_a_newer_program_is_told_to_who_asks_and_not_taken_up(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    then = read("table-lobby")
    name = then.table_id
    server.store.logs |= store_of(replace(then, first=b'{"format":2}')).logs
    async with asking(create_app(server.hub, wings=[wing_of(server.clubs)])) as web:
        answer = await web.get(f"/api/tables/{name}")
    assert (answer.status_code, answer.json()["code"]) == (409, "journal-newer")
    server.store.jobs[name] = Job(name, 0.0, len(then.rows))
    with caplog.at_level(logging.WARNING):
        await server.hub._take_up()
    assert name not in server.store.jobs
    assert caplog.records == []


@KINDS
@pytest.mark.parametrize("header", [b"", b"\xff", b"[]", b'{"format":"two"}'])
async def test_a_header_that_makes_no_sense_sets_its_log_aside(server: Server, name: str, header: bytes) -> None:
    then = read(name)
    server.store.logs |= store_of(replace(then, first=header)).logs
    with pytest.raises(WordedError) as error:
        await server.take(then.table_id)
    assert error.value.code == "set-aside"
