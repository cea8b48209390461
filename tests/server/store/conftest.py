"""The tests of the store run on SQLite, and on PostgreSQL where CANASTA_TEST_POSTGRES gives a server's address."""

from __future__ import annotations

import asyncio
import math
import os
import secrets
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from canasta.server.store import Row, Store, whole_logs

SERVER = os.environ.get("CANASTA_TEST_POSTGRES", "")
ALONE = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
EMPTIED = (ALONE, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
KEPT = pytest.StashKey[str]()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@contextmanager
def empty_database() -> Iterator[str]:
    """The address of an empty database on the PostgreSQL server; the test is skipped without one."""
    if not SERVER:
        pytest.skip("CANASTA_TEST_POSTGRES gives no server")
    name = f"canasta_{secrets.token_hex(6)}"
    asyncio.run(on_server(f"CREATE DATABASE {name}"))
    yield make_url(SERVER).set(database=name).render_as_string(hide_password=False)
    asyncio.run(on_server(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def postgres(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of an empty database on the server: one for all tests, since each new one is a flush of the disk."""
    stash = request.session.stash
    if KEPT not in stash:
        made = ExitStack()
        stash[KEPT] = made.enter_context(empty_database())
        request.session.addfinalizer(made.close)
    yield stash[KEPT]
    asyncio.run(on_server(*EMPTIED, address=stash[KEPT]))


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    """An empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{request.getfixturevalue('file')}"
    found: str = request.getfixturevalue("postgres")
    return found


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    async with await Store.open(address) as opened:
        yield opened


async def on_server(*statements: str, address: str = SERVER) -> None:
    url = make_url(address).set(drivername="postgresql+asyncpg")
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        for statement in statements:
            await connection.exec_driver_sql(statement)
    await engine.dispose()


async def rows_of(store: Store, table_id: str) -> list[Row]:
    """The rows of a log that is there."""
    stored = await store.load(table_id)
    assert stored is not None
    return stored.rows


async def execute(store: Store, statement: str) -> None:
    """Behind the store's back."""
    await store._writing.run(lambda connection: connection.exec_driver_sql(statement))


async def removed(store: Store, ids: Collection[str]) -> None:
    """Delete logs behind the store's back."""
    assert await store._writing.run(partial(whole_logs.remove_untouched, gone=ids, before=math.inf))
