"""Databases of both kinds with every log of the corpus: tables, competitions, sheets and a register."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.corpus.databases import logs_of, newest
from tests.server.store.conftest import address, file, postgres  # noqa: F401 - fixtures

from canasta.server.store import Job, Store, Stored


def corpus() -> list[Stored]:
    """All logs of the newest database. The first has a job."""
    first, *others = logs_of(newest())
    return [replace(first, job=Job(first.table_id, 5e12, 7)), *others]


@pytest.fixture
def logs() -> list[Stored]:
    return corpus()


async def _filled(place: str) -> None:
    async with await Store.open(place) as store:
        await store.take_in(corpus())


@pytest.fixture(scope="session")
def stocked_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with them: to copy it takes less than to fill it."""
    made = tmp_path_factory.mktemp("stocked") / "tables.db"
    asyncio.run(_filled(str(made)))
    return made


@pytest.fixture
def kept(stocked_file: Path, file: Path) -> str:  # noqa: F811 - the fixture
    """The path of a SQLite file with them."""
    return str(shutil.copy(stocked_file, file))


@pytest.fixture
def stocked(address: str, request: pytest.FixtureRequest) -> str:  # noqa: F811 - the fixture
    """The address of a database with them, once of each kind."""
    if address.startswith("sqlite"):
        request.getfixturevalue("kept")
    else:
        asyncio.run(_filled(address))
    return address


def spoilt(stored: Stored) -> Stored:
    """The log with its last row made senseless."""
    rows = [*stored.rows[:-1], replace(stored.rows[-1], body=b'[0,{"did":"nonsense"}]')]
    return replace(stored, rows=rows)


def frozen(stored: Stored) -> Stored:
    """The log as if it had been begun by other rules of that name."""
    return replace(stored, first=msgspec.json.encode({**msgspec.json.decode(stored.first), "digest": "00"}))
