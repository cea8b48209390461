"""A database that is only read, beside the server that writes it: no lock is taken, no step of the schema is run."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from sqlalchemy import Connection, text

from canasta.server.store import address as addresses
from canasta.server.store import whole_logs
from canasta.server.store.schema import newest, version
from canasta.server.store.sqlite import check_readable
from canasta.server.store.values import StoreError

if TYPE_CHECKING:
    from canasta.server.store.runner import Runner, T, Work
    from canasta.server.store.values import Listed, Stored

_SNAPSHOT: Final = text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")


class Reader:
    """The logs of a database, of any step of the schema up to the present one. Make one by `Reader.open`."""

    def __init__(self, runner: Runner, file: Path | None, step: str) -> None:
        """Use `Reader.open` instead. `step` of the schema is the last one that the database has seen."""
        self.file = file
        self._runner = runner
        self._step = step

    @classmethod
    async def open(cls, address: str) -> Reader:
        """Open a database that is there; `address` as for `Store.open`.

        Raises `StoreError` if it is not there, is not ours, or was written by a newer program.
        """
        found = addresses.read(address)
        if found.file is not None:
            await asyncio.to_thread(check_readable, found.file)
        runner = found.runner(1, use="read")
        try:
            step = await runner.run(partial(_step, where=found.shown))
        except BaseException:
            await runner.close()
            raise
        return cls(runner, found.file, step)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        await self._runner.close()

    async def tables(self) -> list[Listed]:
        """All logs, the last touched first."""
        return await self._runner.run(whole_logs.listed)

    async def load(self, table_id: str) -> Stored | None:
        """A table with its whole log, as `Store.load` gives it."""
        return await self._runner.run(partial(whole_logs.one, table_id=table_id, where=self._runner.where))

    async def at_one_moment(self, work: Work[T]) -> T:
        """Do work that reads one moment of a database with the present schema. Raises `StoreError` and its own errors.

        ``older``: steps of the schema are missing.
        """
        if self._step != newest():
            raise StoreError("older", where=self._runner.where)

        def read(connection: Connection) -> T:
            if connection.dialect.name == "postgresql":
                connection.execute(_SNAPSHOT)
            return work(connection)

        try:
            return await self._runner.run(read)
        except StoreError as error:
            if isinstance(error.__cause__, OSError):  # of a file that the work writes
                raise error.__cause__ from None
            raise


def _step(connection: Connection, where: str) -> str:
    """The last step of the schema. Raises `StoreError` if it is not ours, or a newer program's."""
    step = version(connection)
    if step is None:
        raise StoreError("foreign", where=where)
    if step > newest():
        raise StoreError("newer", where=where)
    return step
