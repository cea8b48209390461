"""Databases of both kinds with every log of the corpus: tables, competitions and sheets of all versions."""

from __future__ import annotations

import asyncio
from typing import Final

import pytest
from msgspec.structs import replace
from tests.server.corpus.databases import logs_of, newest_release
from tests.server.corpus.logs import names, read
from tests.server.store.conftest import address, file, postgres  # noqa: F401 - fixtures

from canasta.server.store import Job, Store, Stored


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def corpus() -> list[Stored]:
    """Logs of older programs, and all of the newest release; each once by its id, the longest. The first has a job.

    Of the older ones those of scenes that are played today are left out, since the release has them with what is kept
    today.
    """
    found: dict[str, Stored] = {}
    old = [read(name)[0] for name in names() if any(mark in name for mark in OLD)]
    for stored in (*old, *logs_of(newest_release())):
        if stored.table_id not in found or len(stored.rows) > len(found[stored.table_id].rows):
            found[stored.table_id] = stored
    first, *others = found.values()
    return [replace(first, job=Job(first.table_id, 5e12, 7)), *others]


OLD: Final = ("first-version", "with-header", "brought")


@pytest.fixture
def logs() -> list[Stored]:
    return corpus()


@pytest.fixture
def stocked(address: str, logs: list[Stored]) -> str:  # noqa: F811 - the fixture
    """The address of a database with them."""

    async def fill() -> None:
        async with await Store.open(address) as store:
            await store.take_in(logs)

    asyncio.run(fill())
    return address


def spoilt(stored: Stored) -> Stored:
    """The log with its last row made senseless."""
    rows = [*stored.rows[:-1], replace(stored.rows[-1], body=b'[0,{"did":"nonsense"}]')]
    return replace(stored, rows=rows)
