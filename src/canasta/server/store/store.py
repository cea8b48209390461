"""The store of a server: one append-only log a table, in SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from types import TracebackType
from typing import Final, Self

from sqlalchemy import Connection, bindparam, select

from canasta.server.store import address as addresses
from canasta.server.store import holding, jobs, whole_logs
from canasta.server.store.batch import Addition, Creation
from canasta.server.store.condition import Condition, WatchedRunner, look, touch
from canasta.server.store.errors import StoreError
from canasta.server.store.failures import wording
from canasta.server.store.group import Group
from canasta.server.store.holding import Holding
from canasta.server.store.migrate import migrate
from canasta.server.store.runner import Runner
from canasta.server.store.schema import TABLES
from canasta.server.store.sqlite_file import FileLock, take
from canasta.server.store.values import KEEP, Hold, Job, Keep, Kind, Listed, Row, Stored

READERS: Final = 4
ANSWER_S: Final = 5.0  # within which a database that is well answers `check`
FRESH_S: Final = 10.0  # a write that succeeded within this time needs no further proof
FORGOTTEN_AT_ONCE: Final = 64  # tables deleted in one transaction: appends get their turn in between

_OLD: Final = (
    select(TABLES.c.table_id)
    .where(TABLES.c.touched < bindparam("before"), TABLES.c.kind == bindparam("of_kind"))
    .limit(FORGOTTEN_AT_ONCE)
    .with_for_update(skip_locked=True)
)


class Store:
    """Tables, their logs and their jobs. Make one by `Store.open`; close it, or use it with ``async with``.

    All methods raise `StoreError` when the database fails. Several tasks may call them at the same time.
    """

    def __init__(
        self,
        reading: Runner,
        writing: Runner,
        where: str,
        *,
        lock: FileLock | None = None,
        holding: Holding | None = None,
    ) -> None:
        """Use `Store.open` instead."""
        self._condition = Condition(where)
        self._reading = WatchedRunner(reading, self._condition, "reading", where)
        self._writing = WatchedRunner(writing, self._condition, "writing", where)
        self._group = Group(self._writing, where)
        self._holding = holding
        self._lock = lock
        self._where = where

    @classmethod
    async def open(cls, address: str) -> Store:
        """Open the database, and create or migrate it if necessary.

        `address` is the path of a SQLite file, a ``sqlite:///`` URL, or a ``postgresql://`` URL (``+asyncpg`` and
        ``+aiosqlite`` are allowed). Raises `StoreError` if the database cannot be opened, belongs to something else, is
        damaged, was written by a newer program, or is a file that is open in another server.
        """
        found = addresses.read(address)
        lock = None
        with ExitStack() as undo, wording(found.shown):
            if found.file is not None:
                lock = await asyncio.to_thread(take, found.file)
                undo.callback(lock.release)
            await migrate(found)
            undo.pop_all()
        reading, writing = found.runner(READERS, probing=True), found.runner(1)
        held = Holding(found, reading, (reading, writing)) if found.file is None else None
        return cls(reading, writing, found.shown, lock=lock, holding=held)

    @property
    def where(self) -> str:
        """The place of the database, for messages: it holds no password."""
        return self._where

    @property
    def sole(self) -> bool:
        """True if no other process can be on the database (SQLite)."""
        return self._holding is None

    @property
    def holding(self) -> Holding | None:
        """The taking of logs, where several processes may be on the database; else None."""
        return self._holding

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
                await self._reading.run(look)
                late = asyncio.get_running_loop().time() - self._group.wrote > FRESH_S
                if late or self._condition.failing("writing"):
                    await self._group.alone(touch)
        except TimeoutError:
            raise StoreError("unreachable", where=self._where) from None
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

        return await self._reading.run(partial(whole_logs.one, table_id=table_id, where=self._where))

    # Whole logs

    async def take_in(self, logs: Sequence[Stored], *, going_on: bool = False) -> list[str]:
        """Store whole logs with their jobs, all or none; see `canasta.server.store.whole_logs.take_in`."""
        return await self._group.alone(partial(whole_logs.take_in, logs=logs, where=self._where, going_on=going_on))

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

        def work(connection: Connection) -> None:
            holding.displace_all(connection)
            whole_logs.remove_all(connection)
            whole_logs.take_in(connection, logs(), self._where)

        await self._group.alone(work)

    async def claim(self, now: float, limit: int, visible_for: float) -> list[Job]:
        """Claim up to `limit` due jobs, the longest due first.

        No other process gets them until `now` + `visible_for`. Then they are due again, unless an append or `done` has
        replaced or removed them.
        """
        return await self._group.alone(partial(jobs.claim, now=now, limit=limit, visible_for=visible_for))

    async def done(self, job: Job) -> None:
        """Remove a job that needed no append; harmless if another has taken its place."""
        await self._group.alone(partial(jobs.done, job=job))

    async def next_due(self) -> float | None:
        """The time at which `claim` will next have a job, or None; a claimed job counts from its return."""
        return await self._reading.run(jobs.next_due)

    async def tables(self, touched_since: float | None = None) -> list[Listed]:
        """All tables, or those touched since that time, the last touched first."""

        since = float("-inf") if touched_since is None else touched_since
        return await self._reading.run(partial(whole_logs.listed, since=since))

    async def forget(self, before: float, *, kind: Kind = "table") -> int:
        """Delete what is of that kind and was last touched before that time, with logs and jobs; return its number."""
        count = 0
        while gone := await self._group.alone(partial(_forget, before=before, kind=kind)):
            count += gone
        return count


def _forget(connection: Connection, before: float, kind: str) -> int:
    ids = list(connection.scalars(_OLD, {"before": before, "of_kind": kind}))
    whole_logs.remove(connection, ids)
    return len(ids)
