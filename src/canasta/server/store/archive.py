"""A database beside the server that may be writing to it: no lock, no migration, and its logs are only read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from sqlalchemy import Connection, text

from canasta.server.store import address as addresses
from canasta.server.store.errors import StoreError, worded
from canasta.server.store.migrate import newest, version
from canasta.server.store.runner import Runner, T, Work
from canasta.server.store.sqlite_file import make_private
from canasta.texts.errors import WordedError

_SNAPSHOT: Final = text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")


class Archive:
    """The logs of a database as they are at one moment. Make one by `Archive.open`; use it with ``async with``."""

    def __init__(self, runner: Runner, address: addresses.Address) -> None:
        """Use `Archive.open` instead."""
        self._runner = runner
        self.file = address.file
        self.where = address.shown

    @classmethod
    async def open(cls, address: str) -> Archive:
        """Open a database that exists. Raises `StoreError` if it does not, or has the schema of another program."""
        found = addresses.read(address)
        if found.file is not None and not found.file.is_file():
            raise StoreError("no-database", where=found.shown)
        archive = cls(found.runner(1), found)
        try:
            await archive.read(_check(found.shown))
        except BaseException:
            await archive.close()
            raise
        return archive

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the database."""
        await self._runner.close()

    async def read(self, work: Work[T]) -> T:
        """Do the work in one transaction that sees one moment of the database. Raises `StoreError`."""

        def at_one_moment(connection: Connection) -> T:
            if connection.dialect.name == "postgresql":
                connection.execute(_SNAPSHOT)
            return work(connection)

        try:
            return await self._runner.run(at_one_moment)
        except Exception as error:
            if isinstance(error, OSError | WordedError):  # of the work itself
                raise
            raise worded(error, self.where) from error

    async def write(self, work: Work[T]) -> T:
        """Do a small write beside a running server, to a table that it only looks at. Raises `StoreError`."""
        try:
            return await self._runner.run(work)
        except Exception as error:
            raise worded(error, self.where) from error


def _check(where: str) -> Work[None]:
    def look(connection: Connection) -> None:
        found = version(connection)
        if found is None:
            raise StoreError("no-database", where=where)
        if found != newest():
            raise StoreError("older" if found < newest() else "newer", where=where)

    return look


def copy_database(source: Path, target: Path) -> None:
    """Copy a SQLite file, also while a server writes to it, as it is at one moment. Raises `StoreError`."""
    make_private(target)
    with (
        _errors(source),
        closing(sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True)) as opened,
        _errors(target),
        closing(sqlite3.connect(target)) as copy,
    ):
        opened.backup(copy)  # in one step: no writer can come in between, and none has to wait (WAL)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, without others beside it


@contextmanager
def _errors(file: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise worded(error, str(file)) from None
