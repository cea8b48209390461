"""The store of a server: one append-only log a table, in SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from types import TracebackType
from typing import Final, Self

from sqlalchemy import Connection, bindparam, delete, select, text, update

from canasta.server.store import address as addresses
from canasta.server.store import lapsing, schema, whole_logs
from canasta.server.store.group import Addition, Creation, Group
from canasta.server.store.holding import Holding
from canasta.server.store.lapsing import LapsingKind, LapsingRow
from canasta.server.store.runner import Condition, T, Work
from canasta.server.store.schema import JOBS, TABLES
from canasta.server.store.sqlite import FileLock, compact, take
from canasta.server.store.values import KEEP, Hold, Job, Keep, Kind, Listed, Row, Stored, StoreError

READERS: Final = 4
ANSWER_S: Final = 5.0  # within which a database that is well answers `check`
FRESH_S: Final = 10.0  # a write that succeeded within this time needs no further proof

_DUE: Final = (
    select(JOBS.c.table_id, JOBS.c.due_at, JOBS.c.for_seq)
    .where(JOBS.c.visible_at <= bindparam("now"))
    .order_by(JOBS.c.visible_at)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True, of=JOBS)  # on PostgreSQL; SQLite has one writer
)
_HIDE: Final = (
    update(JOBS).where(JOBS.c.table_id.in_(bindparam("ids", expanding=True))).values(visible_at=bindparam("until"))
)


class Store:
    """Tables, their logs and their jobs. Make one by `Store.open`; close it, or use it with ``async with``.

    All methods raise `StoreError` when the database fails. Several tasks may call them at the same time.
    """

    def __init__(self, address: addresses.Address, lock: FileLock | None) -> None:
        """Use `Store.open` instead."""
        self._condition = Condition(address.shown)
        self._reading = address.runner(READERS, partial(self._condition.note, "reading"))
        self._writing = address.runner(1, partial(self._condition.note, "writing"))
        self._group = Group(self._writing)
        self._lock = lock
        self._file = address.file
        self.where: Final = address.shown  # for messages: it holds no password
        # The taking of logs, where several processes may be on the database (PostgreSQL).
        self.holding: Final = Holding(address, self._reading, self._writing) if address.file is None else None

    @classmethod
    async def open(cls, address: str) -> Store:
        """Open the database, and create or migrate it if necessary.

        `address` is the path of a SQLite file, a ``sqlite:///`` URL, or a ``postgresql://`` URL (``+asyncpg`` and
        ``+aiosqlite`` are allowed). Raises `StoreError` if the database cannot be opened, belongs to something else, is
        damaged, was written by a newer program, or is a file that is open in another server.
        """
        found = addresses.read(address)
        lock = None if found.file is None else await asyncio.to_thread(take, found.file)
        try:
            # A thread with an event loop of its own: Alembic takes a while to import and to run.
            await asyncio.to_thread(lambda: asyncio.run(_migrate(found)))
        except BaseException:
            if lock is not None:
                lock.release()
            raise
        return cls(found, lock)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        await self.close()

    async def close(self) -> None:
        """Finish the waiting writes and close the database. May be called twice."""
        try:
            await self._group.close()
        finally:
            await self._writing.close()
            await self._reading.close()
            if self._lock is not None:
                self._lock.release()

    @property
    def waiting(self) -> int:
        """The number of writes that wait for their batch."""
        return self._group.waiting

    @property
    def troubles(self) -> Mapping[str, int]:
        """The number of failures of the database so far, by the code of their error."""
        return self._condition.counts

    def on_batch(self, told: Callable[[int, float], None]) -> None:
        """Tell somebody of every batch: the number of its writes, and its seconds."""
        self._group.on_batch = told

    async def check(self) -> None:
        """Raise `StoreError` unless the database answers, and accepts writes: it has lately, or does now."""
        try:
            async with asyncio.timeout(ANSWER_S):
                await self._reading.run(_look)
                late = asyncio.get_running_loop().time() - self._group.wrote > FRESH_S
                if late or self._condition.failing("writing"):
                    await self._group.alone(touch)
        except TimeoutError:
            raise StoreError("unreachable", where=self.where) from None
        if self._condition.damage is not None:
            raise self._condition.damage

    async def create(
        self,
        table_id: str,
        seed: str,
        first: bytes,
        at: float,
        *,
        kind: Kind = "table",
        held_with: str | None = None,
    ) -> None:
        """Create a table, or something else of that kind, with an empty log that no process holds.

        `held_with`: the competition that it belongs to, which the same process holds. Raises `StoreError`
        ``table-exists``.
        """
        await self._group.put(Creation(table_id, seed, first, at, kind, held_with))

    async def append(
        self, table_id: str, rows: Sequence[Row], *, job: Job | Keep | None = KEEP, hold: Hold | None = None
    ) -> None:
        """Add rows to a table's log and set its job, both or neither; return when they are safe on disk.

        `job`: the table's job from now on, None for none, `KEEP` to leave it. Without rows only the job is set. The
        append runs to its end even if the caller is cancelled. `hold`: the table as the caller has taken it. Raises
        `Conflict` if it has been taken since (``moved``), the first seq is not the next of the log, or a command id
        exists already; `StoreError` ``no-table``.
        """
        await self._group.put(Addition(table_id, tuple(rows), job, hold))

    async def load(self, table_id: str) -> Stored | None:
        """A table with its whole log, None if there is no such table. Raises `StoreError` ``rows-missing``."""

        return await self._reading.run(partial(whole_logs.one, table_id=table_id, where=self.where))

    # Whole logs

    async def take_in(self, logs: Sequence[Stored], *, going_on: bool = False) -> list[str]:
        """Store whole logs with their jobs, all or none; see `canasta.server.store.whole_logs.take_in`."""
        return await self._group.alone(partial(whole_logs.take_in, logs=logs, where=self.where, going_on=going_on))

    async def rewrite(self, bodies: Mapping[str, Mapping[int, bytes]]) -> None:
        """Put other bodies into rows, by id and number; all or none. For names and keys, never for what happened."""
        await self._group.alone(partial(whole_logs.rewrite, bodies=bodies))

    async def dependents(self, log_id: str) -> list[str]:
        """The ids of the logs that are held with that one."""
        return await self._reading.run(partial(whole_logs.held_with, log_id=log_id))

    async def remove(self, ids: Collection[str], before: float) -> bool:
        """Delete logs with their jobs, all or none; False if one is not there, or was touched since that time (ms)."""
        return await self._group.alone(partial(whole_logs.remove_untouched, gone=ids, before=before))

    async def replace(self, logs: Callable[[], Iterable[Stored]]) -> None:
        """Delete everything and store these logs instead, in one transaction; `logs` may be called twice."""
        await self._group.alone(lambda connection: whole_logs.replace_all(connection, logs(), self.where))

    async def compact(self) -> None:
        """Write a SQLite file anew: what was deleted or replaced may have left copies in it when pages were split.

        PostgreSQL does so by itself.
        """
        if self._file is not None:
            await asyncio.to_thread(compact, self._file)

    # Rows that lapse

    async def lapsing(
        self, kinds: Collection[LapsingKind], now: float, ids: Collection[str] | None = None
    ) -> list[LapsingRow]:
        """The rows of those kinds, or those of them with these ids, that have not lapsed."""
        return await self._reading.run(partial(lapsing.read, kinds=kinds, now=now, ids=ids))

    async def change_lapsing(self, work: Work[T]) -> T:
        """Do work on rows that lapse (`canasta.server.store.lapsing`), while no other process changes any."""

        def change(connection: Connection) -> T:
            with lapsing.changing(connection):
                return work(connection)

        return await self._group.alone(change)

    # Jobs

    async def claim(self, now: float, limit: int, visible_for: float) -> list[Job]:
        """Claim up to `limit` due jobs, the longest due first.

        The process that holds a table acts before its job is due: a due job was left behind. No other process gets it
        until `now` + `visible_for`. Then it is due again, unless an append or `done` has replaced or removed it. Should
        two processes act after all, the second append is a `Conflict`, and harmless.
        """

        def work(connection: Connection) -> list[Job]:
            found = [Job(*row) for row in connection.execute(_DUE, {"now": now, "most": limit})]
            if found:
                connection.execute(_HIDE, {"ids": [job.table_id for job in found], "until": now + visible_for})
            return found

        return await self._group.alone(work)

    async def done(self, job: Job) -> None:
        """Remove a job that needed no append; harmless if another has taken its place."""
        same = (JOBS.c.table_id == job.table_id, JOBS.c.due_at == job.due_at, JOBS.c.for_seq == job.for_seq)
        await self._group.alone(lambda connection: connection.execute(delete(JOBS).where(*same)))

    async def tables(self) -> list[Listed]:
        """All tables, the last touched first."""
        return await self._reading.run(whole_logs.listed)


async def _migrate(address: addresses.Address) -> None:
    runner = address.runner(1, use="migrate")
    try:
        await runner.run(partial(schema.migrate, shown=address.shown))
    finally:
        await runner.close()


# What writes nothing, but needs the rights to write.
_NOTHING: Final = (
    "UPDATE canasta_table SET touched = touched WHERE false",
    "INSERT INTO canasta_log SELECT * FROM canasta_log WHERE false",
    "DELETE FROM canasta_job WHERE false",
)


def _look(connection: Connection) -> None:
    """Read something, as a check."""
    connection.execute(select(TABLES.c.table_id).limit(1)).first()


def touch(connection: Connection) -> None:
    """Write something that changes nothing but goes to the disk, as a check."""
    if connection.dialect.name == "sqlite":
        found = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        connection.exec_driver_sql(f"PRAGMA user_version = {int(found)}")
    else:
        connection.execute(text("SELECT txid_current()"))
        for statement in _NOTHING:
            connection.execute(text(statement))
