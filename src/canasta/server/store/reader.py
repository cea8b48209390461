"""A database that is only read, beside the server that writes it: no lock is taken, no step of the schema is run."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from sqlalchemy import Connection, text

from canasta.server.store import address as addresses
from canasta.server.store import whole_logs
from canasta.server.store.errors import StoreError
from canasta.server.store.failures import worded, wording
from canasta.server.store.migrate import newest, version
from canasta.server.store.sqlite_file import HEADER, make_private, uri_of
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from canasta.server.store.runner import Runner, T, Work
    from canasta.server.store.values import Listed, Stored

_SNAPSHOT: Final = text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")


class Reader:
    """The logs of a database, of any step of the schema up to the present one. Make one by `Reader.open`."""

    def __init__(self, runner: Runner, address: addresses.Address, step: str) -> None:
        """Use `Reader.open` instead. `step` of the schema is the last one that the database has seen."""
        self.file: Path | None = address.file
        self._runner = runner
        self._where = address.shown
        self._step = step

    @classmethod
    async def open(cls, address: str) -> Reader:
        """Open a database that is there; `address` as for `Store.open`.

        Raises `StoreError` if it is not there, is not ours, or was written by a newer program.
        """
        found = addresses.read(address)
        if found.file is not None:
            await asyncio.to_thread(_check, found.file)
        async with AsyncExitStack() as undo:
            runner = found.runner(1, writing=False)
            undo.push_async_callback(runner.close)
            with wording(found.shown):
                step = await runner.run(partial(_step, where=found.shown))
            undo.pop_all()
        return cls(runner, found, step)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the database."""
        await self._runner.close()

    async def tables(self) -> list[Listed]:
        """All logs, the last touched first."""
        return await self._read(whole_logs.listed)

    async def load(self, table_id: str) -> Stored | None:
        """A table with its whole log, as `Store.load` gives it."""
        return await self._read(partial(whole_logs.one, table_id=table_id, where=self._where))

    async def at_one_moment(self, work: Work[T]) -> T:
        """Do work that reads one moment of a database with the present schema. Raises `StoreError` and its own errors.

        ``older``: steps of the schema are missing.
        """
        if self._step != newest():
            raise StoreError("older", where=self._where)

        def read(connection: Connection) -> T:
            if connection.dialect.name == "postgresql":
                connection.execute(_SNAPSHOT)
            return work(connection)

        return await self._read(read)

    async def _read(self, work: Work[T]) -> T:
        try:
            return await self._runner.run(work)
        except (OSError, WordedError):  # of the work itself
            raise
        except Exception as error:
            raise worded(error, self._where) from error


async def copy_database(source: Path, target: Path, *, beside: bool = False) -> None:
    """Copy a SQLite file as it is at one moment, also while a server writes to it. Raises `StoreError`.

    `beside`: the copy belongs to the owner of the file, not to the user who makes it.
    """
    await asyncio.to_thread(_copy, source, target, source if beside else None)


def _copy(source: Path, target: Path, like: Path | None) -> None:
    make_private(target, like=like)
    with (
        wording(str(source)),
        closing(sqlite3.connect(uri_of(source, "ro"), uri=True)) as opened,
        wording(str(target)),
        closing(sqlite3.connect(target)) as copy,
    ):
        opened.backup(copy)  # in one step: no writer can come in between, and none has to wait (WAL)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, without others beside it


def _check(file: Path) -> None:
    """Raise `StoreError` unless a SQLite file is there."""
    try:
        with file.open("rb") as opened:
            start = opened.read(len(HEADER))
    except FileNotFoundError:
        raise StoreError("not-there", where=str(file)) from None
    except OSError:
        raise StoreError("cannot-open", where=str(file)) from None
    if start != HEADER:
        raise StoreError("foreign", where=str(file))


def _step(connection: Connection, where: str) -> str:
    """The last step of the schema. Raises `StoreError` if it is not ours, or a newer program's."""
    step = version(connection)
    if step is None:
        raise StoreError("foreign", where=where)
    if step > newest():
        raise StoreError("newer", where=where)
    return step
