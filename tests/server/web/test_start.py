"""Reasons why a server on PostgreSQL cannot begin: one sentence, exit status 2, and nothing is changed."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import create_async_engine
from tests.cli.running import run
from tests.server.store.conftest import empty_database

from canasta.server.store import Store, StoreError

MADE = "canasta"  # in place of statements: the schema as a server makes it
GUEST = f"guest_{secrets.token_hex(4)}"


def prepared(database: str, statements: Sequence[str]) -> None:
    """Do that on the database, one after the other."""

    async def work() -> None:
        for statement in statements:
            if statement == MADE:
                await (await Store.open(database)).close()
                continue
            engine = create_async_engine(make_url(database).set(drivername="postgresql+asyncpg"))
            async with engine.begin() as connection:
                await connection.exec_driver_sql(statement)
            await engine.dispose()

    asyncio.run(work())


@pytest.fixture(autouse=True)
def here(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page to serve; and the log of the tests stays what it is."""
    monkeypatch.setenv("CANASTA_CLIENT", str(page))
    monkeypatch.setattr("canasta.server.web.logs.configure", lambda _: None)


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with empty_database() as found:
        prepared(found, [f"CREATE ROLE {GUEST} LOGIN"])
        yield found
        prepared(found, [f"DROP OWNED BY {GUEST}", f"DROP ROLE {GUEST}"])


USE = f"GRANT USAGE ON SCHEMA public TO {GUEST}"
READ = f"GRANT SELECT ON ALL TABLES IN SCHEMA public TO {GUEST}"


@pytest.mark.parametrize(
    ("statements", "guest", "said"),
    [
        ([], True, "expected one that owns the tables"),
        (["CREATE TABLE canasta_job (id int)"], False, "has other tables"),
        ([MADE, READ], True, "permission denied for table canasta_table"),
        ([MADE, "ALTER TABLE canasta_table RENAME touched TO ends"], False, "tables with the names of canasta’s"),
    ],
)
def test_it_is_said_in_one_sentence(database: str, statements: list[str], *, guest: bool, said: str) -> None:
    prepared(database, ["DROP SCHEMA public CASCADE", "CREATE SCHEMA public", USE, *statements])
    url = make_url(database).set(username=GUEST) if guest else make_url(database)
    words = ("serve", "--port", "0", "--db", url.render_as_string(hide_password=False))
    assert said in run(*words).sentence


@pytest.fixture
def full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a database on a disk that is full; where none can be mounted, a store that says so."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "none", str(folder)]
    small = (
        shutil.which("mount") is not None and subprocess.run(mount, capture_output=True, check=False).returncode == 0
    )
    try:
        asyncio.run(_made(folder / "tables.db"))
        if small:
            with suppress(OSError), (folder / "songs").open("wb", buffering=0) as file:
                while file.write(b"x" * 4096):
                    pass
        else:

            def full(_: Any) -> None:
                raise StoreError("disk-full", where="the disk")

            monkeypatch.setattr("canasta.server.store.store.touch", full)
        yield folder
    finally:
        if small:
            subprocess.run(["umount", str(folder)], check=True)


async def _made(file: Path) -> None:
    await (await Store.open(str(file))).close()


def test_a_full_disk_is_found_at_the_start(full_disk: Path) -> None:
    assert "is full" in run("serve", "--port", "0", "--db", str(full_disk / "tables.db")).sentence
    (full_disk / "songs").unlink(missing_ok=True)
    assert run("admin", "list", "--db", str(full_disk / "tables.db")).status == 0, "it is whole"
