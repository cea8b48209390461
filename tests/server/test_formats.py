"""A stored log says in which format and by which rules it was written; one of a newer program is left alone."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.corpus.logs import read
from tests.server.memory_store import MemoryStore

from canasta.server.live import Hub
from canasta.server.store import Job
from canasta.server.web import create_app
from canasta.server.workers import Inside

pytestmark = pytest.mark.anyio
CLUB = {"name": "F", "format": "swiss", "rounds": 3, "length": "deals", "amount": 4}
NEW = (
    ("tables", "table", {"settings": {"rules": "tres-barajas"}, "name": "Ana", "avatar": "fox"}),
    ("club/competitions", "club", {"settings": CLUB, "rules": "tres-barajas@1"}),
    ("club/sheets", "sheet", {"rules": "tres-barajas", "players": ["A", "B", "C", "D"]}),
)
SHOWN = {"table": "tables/{}", "club": "club/{}", "sheet": "club/sheets/{}"}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def client(store: MemoryStore) -> httpx.AsyncClient:
    """The API of a server that has just started."""
    app: Any = create_app(Hub(store, thinker=Inside()))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x")


async def made(store: MemoryStore) -> dict[str, tuple[str, str]]:
    """By kind, the id and the key of a new log."""
    found = {}
    async with client(store) as web:
        for path, kind, body in NEW:
            answer = await web.post(f"/api/{path}", json=body)
            assert answer.status_code == 201, answer.text
            found[kind] = answer.json()[kind], answer.json()["key"]
    return found


async def shown(web: httpx.AsyncClient, kind: str, name: str, key: str, lang: str = "en") -> httpx.Response:
    headers = {"Authorization": f"Bearer {key}", "Accept-Language": lang}
    return await web.get(f"/api/{SHOWN[kind].format(name)}", headers=headers)


async def test_a_new_log_says_its_format_and_its_rules() -> None:
    store = MemoryStore()
    for kind, (name, _) in (await made(store)).items():
        header = msgspec.json.decode(store.tables[name][1])
        assert header == {"format": 1, "rules": "tres-barajas", "version": 1 if kind == "club" else 2}


def test_logs_from_before_have_no_format() -> None:
    """They are in the corpus; `test_stored_logs` opens them."""
    for name in ("table-lobby", "club-league", "sheet-clasica"):
        stored, _ = read(name)
        assert "format" not in msgspec.json.decode(stored.first)


async def test_a_log_of_a_newer_program_is_refused_in_words_and_left_alone(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    store = MemoryStore()
    names = await made(store)
    before = dict(store.tables)
    for kind, (name, key) in names.items():
        seed, _, created, rows, of = store.tables[name]
        unread = replace(rows[-1], body=b'["blue","ink"]')
        store.tables[name] = (seed, b'{"format":2,"ink":"blue"}', created, [*rows[:-1], unread], of)
        async with client(store) as web:
            for lang, words in (("en", "newer canasta (format 2"), ("es", "canasta más nueva (formato 2")):
                for _ in range(2):
                    answer = await shown(web, kind, name, key, lang)
                    assert (answer.status_code, answer.json()["code"]) == (409, "journal-newer")
                    assert words in answer.json()["message"]
            store.tables[name] = before[name]
            assert (await shown(web, kind, name, key)).status_code == 200, "it was not set aside"
    assert caplog.records == []


async def test_a_table_of_a_newer_program_is_not_taken_up(caplog: pytest.LogCaptureFixture) -> None:
    store = MemoryStore()
    name, _ = (await made(store))["table"]
    seed, _, created, rows, of = store.tables[name]
    store.tables[name] = (seed, b'{"format":2}', created, rows, of)
    store.jobs[name] = Job(name, 0.0, len(rows))
    await Hub(store, thinker=Inside())._take_up()
    assert name not in store.jobs
    assert caplog.records == []


@pytest.mark.parametrize("header", [b"", b"\xff", b"[]", b'{"format":"two"}'])
async def test_a_header_that_makes_no_sense_sets_its_log_aside(header: bytes) -> None:
    store = MemoryStore()
    for kind, (name, key) in (await made(store)).items():
        seed, _, created, rows, of = store.tables[name]
        store.tables[name] = (seed, header, created, rows, of)
        async with client(store) as web:
            answer = await shown(web, kind, name, key)
        family = "table" if kind == "table" else "club"
        assert (answer.status_code, answer.json()["code"]) == (409, f"{family}-set-aside")
