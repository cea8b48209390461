"""An erased player: nothing of them is in a dump of the database, neither name nor key nor bundle."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from tests.server.web.conftest import NEW

from canasta.cli.admin import erase
from canasta.server.along.bundles import id_of
from canasta.server.along.routes import along_wing
from canasta.server.live import Hub
from canasta.server.store import Row, Store, Stored
from canasta.server.upkeep.replays import inspect_all
from canasta.server.web.app import create_app

CODE_KEY = {"authorization": f"Bearer {'c' * 43}"}
ZENOBIA, YAGO, OTHER = "Zenobia", "Yago", "Quiteria"


async def played(file: Path) -> tuple[str, str, str]:
    """Two tables at which Yago sits, and a bundle of his: both tables and his key."""
    async with await Store.open(str(file)) as store:
        hub = Hub(store)
        await hub.start()
        transport = httpx.ASGITransport(create_app(hub, wings=[along_wing(hub)]), client=("127.0.0.1", 4000))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://canasta.example") as web:
            tables, key = list[str](), "y" * 43
            for called in (YAGO, f"{YAGO} Luz"):
                table = (await web.post("/api/tables", json={**NEW, "name": ZENOBIA})).json()["table"]
                seat = {"name": called, "avatar": "fox", "chair": 1, "key": key}
                assert (await web.post(f"/api/tables/{table}/chairs", json=seat)).is_success
                tables.append(table)
            other = {"name": OTHER, "avatar": "cat", "chair": 2}
            await web.post(f"/api/tables/{tables[0]}/chairs", json=other)
            assert (await web.post("/api/bundle", content=b"sealed", headers=CODE_KEY)).is_success
        await hub.close()
    return tables[0], tables[1], key


async def forgotten(file: Path) -> None:
    """Send the requests of a page whose person is forgotten there."""
    async with await Store.open(str(file)) as store:
        hub = Hub(store)
        transport = httpx.ASGITransport(create_app(hub, wings=[along_wing(hub)]), client=("127.0.0.1", 4000))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://canasta.example") as web:
            assert (await web.post("/api/bundle/forgotten", headers=CODE_KEY)).status_code == 204
        await hub.close()


def traces(file: Path, *words: str) -> list[str]:
    """The words that are in a dump of the database, as text or in a blob, or anywhere in its file."""
    with closing(sqlite3.connect(file)) as plain:
        dump = "\n".join(plain.iterdump())
    raw = file.read_bytes()
    return [word for word in words if word in dump or word.encode().hex() in dump.lower() or word.encode() in raw]


def stored_rows(stored: Stored | None) -> list[Row]:
    assert stored is not None
    return stored.rows


@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_an_erased_player_leaves_no_name_no_key_and_no_bundle(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    table, second, key = asyncio.run(played(file))
    key_hash = hashlib.sha256(key.encode()).hexdigest()
    bundle = id_of("c" * 43)
    assert traces(file, YAGO, key_hash, bundle) == [YAGO, key_hash, bundle]
    asyncio.run(forgotten(file))
    assert erase(person=f"{table}:1", db=str(file), yes=True, lang="en") == 0
    assert traces(file, YAGO, key_hash, key, bundle) == []
    assert traces(file, ZENOBIA, OTHER, table, second) == [ZENOBIA, OTHER, table, second], "all others stay"

    async def again() -> None:
        async with await Store.open(str(file)) as store:
            assert (await inspect_all(store)).bad == []
            rows = [row.body for one in (table, second) for row in stored_rows(await store.load(one))]
            hashes = {body for body in rows if b"Anonymous" in body}
            assert len(hashes) == 2, "and what is left at two tables does not belong together"

    asyncio.run(again())
