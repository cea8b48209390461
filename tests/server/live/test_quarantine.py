"""Rows that make no sense: their table is set aside with a sentence, told once, and the others play on."""

from __future__ import annotations

import logging

import pytest
from msgspec.structs import replace
from tests.server.live.clients import QUICK, connect, hub_on
from tests.server.simulation.store import SimStore
from tests.server.web.conftest import client_of

from canasta.server.live import Hub
from canasta.server.store import Job, StoreError
from canasta.server.tables.errors import TableError

pytestmark = pytest.mark.anyio

SENSELESS = [
    b"\xff\x00",
    b"{}",
    b'[0,{"did":"flown"}]',
    b'[7,{"did":"confirmed"}]',
    b'[0,{"did":"played","actions":"draw"}]',
    b'[0,{"did":"made","settings":{"rules":"nothing"}}]',
    b'[0,{"did":"begun","bots":[{"did":"bot","chair":99,"name":"","avatar":""}]}]',
]


SETTINGS = {"name": "F", "format": "swiss", "rounds": 3, "length": {"deals": 4}}


async def stored(store: SimStore, body: bytes) -> tuple[str, str]:
    """Two tables as they would be after a restart; the log of the first ends with that row."""
    async with hub_on(store) as hub:
        broken, whole = [(await hub.create(QUICK, "Ana", "fox")).table for _ in range(2)]
    log = store.logs[broken].rows
    log.append(replace(log[-1], seq=3, body=body))
    return broken, whole


@pytest.mark.parametrize("body", SENSELESS)
async def test_a_senseless_row_closes_its_table_and_no_other(
    store: SimStore, hub: Hub, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    broken, whole = await stored(store, body)
    store.jobs[broken] = Job(broken, 0.0, 3)
    async with client_of(hub) as web:
        for path in ("", "/record", "/replay", "/review"):
            answer = await web.get(f"/api/tables/{broken}{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "table-set-aside")
            assert "step 3" in answer.json()["message"]
        assert (await web.post(f"/api/tables/{broken}/chairs", json={"name": "E", "avatar": "owl"})).status_code == 409
        assert (await web.get(f"/api/tables/{whole}")).status_code == 200
    with pytest.raises(TableError, match="set aside"):
        await connect(hub, broken)
    await hub._take_up()
    assert broken not in store.jobs
    assert (await connect(hub, whole)).table.id == whole
    assert [record.levelname for record in caplog.records] == ["ERROR"], "once, and as a sentence"
    assert broken in caplog.text
    assert "Traceback" not in caplog.text


async def test_a_log_with_a_gap_is_set_aside_too(store: SimStore, hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    async def load(_name: str) -> None:
        raise StoreError("rows-missing", where="x", table="abcdefghij")

    monkeypatch.setattr(store, "load", load)
    for _ in range(2):
        with pytest.raises(TableError, match="set aside"):
            await hub.info("abcdefghij", "en")


async def test_a_store_that_does_not_answer_sets_nothing_aside(
    store: SimStore, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, whole = await stored(store, b"{}")
    real = store.load

    async def load(_name: str) -> None:
        raise StoreError("unreachable", where="db.example")

    monkeypatch.setattr(store, "load", load)
    async with client_of(hub) as web:
        answer = await web.get(f"/api/tables/{whole}")
        assert (answer.status_code, answer.json()["code"]) == (503, "store-unreachable")
        assert "db.example" not in answer.text
        assert answer.headers["Retry-After"]
        monkeypatch.setattr(store, "load", real)
        assert (await web.get(f"/api/tables/{whole}")).status_code == 200


@pytest.mark.parametrize(
    "body", [b"[1,{}]", b'[1,{"did":"linked","links":[{"role":"guest","key_hash":"ab"}],"salt":""}]']
)
async def test_a_competition_and_a_sheet_are_set_aside(store: SimStore, hub: Hub, body: bytes) -> None:
    async with client_of(hub) as web:
        kept = []
        for path, asked, name in (
            ("competitions", {"settings": SETTINGS}, "club"),
            ("sheets", {"rules": "clasica", "players": ["A", "B", "C", "D"]}, "sheet"),
        ):
            made = await web.post(f"/api/club/{path}", json=asked)
            assert made.status_code == 201, made.text
            found = made.json()
            log = store.logs[found[name]].rows
            log.append(replace(log[-1], seq=len(log) + 1, body=body))
            kept.append((found[name], found["key"]))
    async with client_of(hub) as web:  # whose hub of clubs has read nothing yet
        for name, key in kept:
            path = f"/api/club/{'sheets/' if name.startswith('S') else ''}{name}"
            for _ in range(2):
                answer = await web.get(path, headers={"Authorization": f"Bearer {key}"})
                assert (answer.status_code, answer.json()["code"]) == (409, "club-set-aside")
