"""Group commit: one task does all writes, and puts all waiting ones into one transaction.

A transaction for each write would cost a flush of the disk each. While one batch is flushed the next one gathers, so
that the batches grow with the load. A lone write never waits for company; under steady load the next batch waits a
few milliseconds for more writes, since a batch costs much and a write in it little.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import cache, partial
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import ClauseElement, Connection, Dialect, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, StatementError

from canasta.server.store.runner import Runner, T, Work
from canasta.server.store.schema import JOBS, LOG, TABLES
from canasta.server.store.values import Conflict, Hold, Job, Keep, Row, StoreError

MOST: Final = 512  # writes in one transaction: a bound on how long those at the end of a long queue hold up the rest
PACE: Final = 0.015  # seconds from the beginning of a batch to that of the next, at least


class Creation(Struct, frozen=True, gc=False):
    """A new table."""

    table_id: str
    seed: str
    first: bytes
    created: float
    kind: str = "table"
    held_with: str | None = None


class Addition(Struct, frozen=True, gc=False):
    """Rows for the log of a table, and its job from then on; refused if `hold` is no longer the last."""

    table_id: str
    rows: Sequence[Row]
    job: Job | Keep | None
    hold: Hold | None = None


Write: TypeAlias = Creation | Addition


class Group:
    """The only writer of a process. `runner` needs one connection."""

    def __init__(self, runner: Runner) -> None:
        self._runner = runner
        self._queue: deque[tuple[Write | Work[Any], asyncio.Future[Any]]] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._begun = float("-inf")
        self.wrote: float = float("-inf")  # when the last write succeeded, as the event loop counts
        self.on_batch: Callable[[int, float], None] | None = None  # hears of the writes in a batch and its seconds
        self._task = asyncio.create_task(self._write(), name="store writer")

    @property
    def waiting(self) -> int:
        """The number of writes that wait for their batch."""
        return len(self._queue)

    async def put(self, one: Write | Work[Any]) -> Any:
        """Write it together with all other waiting writes. Raises its own `StoreError`, independently of the others."""
        if self._closing:
            raise StoreError("closed", where=self._runner.where)
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.append((one, future))
        self._wake.set()
        # A waiting caller may be cancelled; queued writes are done all the same, so that memory and disk agree.
        return await future

    async def alone(self, work: Work[T]) -> T:
        """Do the work in its turn, in its own transaction. `work` may run twice: first on a connection that was lost.

        Raises `StoreError`: the work was not done or (code ``unreachable``) may have been done.
        """
        result: T = await self.put(work)
        return result

    async def close(self) -> None:
        """Do the waiting writes, and accept no more."""
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task])

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._queue or not self._closing:
                if not self._queue:
                    self._wake.clear()
                    await self._wake.wait()
                    continue
                early = self._begun + PACE - loop.time()
                if early > 0 and not self._closing:
                    await asyncio.sleep(early)
                self._begun = loop.time()
                await self._next()
        finally:  # no caller waits for ever, should the event loop be torn down around us
            self._closing = True
            for _, future in self._queue:
                future.cancel()

    async def _next(self) -> None:
        """Take the writes that fit into one transaction, and answer everybody in it."""
        first, waiter = self._queue.popleft()
        waiters = [waiter]
        try:
            if callable(first):
                await self._by_itself(first, waiter)
                return
            writes = [first]
            while self._queue and len(writes) < MOST:
                one, waiter = self._queue[0]
                if callable(one):
                    break
                self._queue.popleft()
                writes.append(one)
                waiters.append(waiter)
            for waiter, answer in zip(waiters, await self._together(writes), strict=True):
                _answer(waiter, answer)
            if self.on_batch is not None:
                self.on_batch(len(writes), asyncio.get_running_loop().time() - self._begun)
        finally:  # the same for those that were in hand
            for waiter in waiters:
                waiter.cancel()

    async def _by_itself(self, work: Work[Any], waiter: asyncio.Future[Any]) -> None:
        try:
            result = await self._runner.run(work)
        except Exception as error:  # of the work too: the next write goes on
            _answer(waiter, error)
            return
        self.wrote = asyncio.get_running_loop().time()
        _answer(waiter, None, result)

    async def _together(self, writes: list[Write]) -> list[StoreError | None]:
        try:
            answers = await self._runner.run(partial(write, writes=writes))
        except StoreError as error:
            if len(writes) > 1 and _is_of_one(error.__cause__):
                return [(await self._together([one]))[0] for one in writes]
            if isinstance(error.__cause__, IntegrityError):
                return [_taken(writes[0])]
            return [copy(error) for _ in writes]
        self.wrote = asyncio.get_running_loop().time()
        return answers


def _answer(waiter: asyncio.Future[Any], error: Exception | None, result: object = None) -> None:
    if waiter.done():
        return
    if error is None:
        waiter.set_result(result)
    else:
        waiter.set_exception(error)


def _is_of_one(error: BaseException | None) -> bool:
    """True if the write may be to blame rather than the database: then the others are worth trying without it."""
    if isinstance(error, OperationalError) or (isinstance(error, DBAPIError) and error.connection_invalidated):
        return False
    return isinstance(error, StatementError)


def _taken(one: Write) -> StoreError:
    """The meaning of an IntegrityError for a write that was alone in its transaction."""
    if isinstance(one, Creation):
        return StoreError("table-exists", table=one.table_id)
    return Conflict("repeated", table=one.table_id)


# The transaction of a batch

# Each is executed for many rows at once; the values of a row come in the order of the text.
_ADD_ROW: Final = insert(LOG)
_TOUCH: Final = (
    update(TABLES)
    .values(touched=bindparam("new_touched"), last=bindparam("new_last"))
    .where(TABLES.c.table_id == bindparam("of"))
)
_NEW_JOB: Final = postgresql.insert(JOBS)  # SQLite words it likewise
_SET_JOB: Final = _NEW_JOB.on_conflict_do_update(
    index_elements=[JOBS.c.table_id],
    set_={name: _NEW_JOB.excluded[name] for name in ("due_at", "for_seq", "visible_at")},
)
_DROP_JOB: Final = delete(JOBS).where(JOBS.c.table_id == bindparam("of"))


@cache
def _text(statement: ClauseElement, dialect: Dialect) -> str:
    return str(statement.compile(dialect=dialect))


@cache
def _lock_text(ids: int, dialect: Dialect) -> str:
    """Lock tables in the order of their ids, so that two servers never wait for each other in a circle."""
    given = TABLES.c.table_id.in_([bindparam(f"id_{number}") for number in range(ids)])
    found = select(TABLES.c.table_id, TABLES.c.last, TABLES.c.owner, TABLES.c.epoch).where(given)
    return _text(found.order_by(TABLES.c.table_id).with_for_update(), dialect)


def _locked(connection: Connection, ids: list[str]) -> Iterable[Any]:
    """The id, last row, owner and epoch of each of these tables, which are locked.

    The last id is repeated up to a power of two: few lengths make few texts to compile and prepare.
    """
    if not ids:
        return ()
    padded = ids + ids[-1:] * ((1 << (len(ids) - 1).bit_length()) - len(ids))
    return connection.exec_driver_sql(_lock_text(len(padded), connection.dialect), tuple(padded))


def write(connection: Connection, writes: Sequence[Write]) -> list[StoreError | None]:
    """Do the writes in order, without committing; for each, the error for which it was left out, or None.

    Raises `sqlalchemy.exc.IntegrityError` if a new table or a command id exists already; to find out which, write
    them one by one.
    """
    last: dict[str, int] = {}
    held: dict[str, tuple[int | None, int]] = {}
    ids = {one.table_id for one in writes if isinstance(one, Addition)}
    for table_id, seq, owner, epoch in _locked(connection, sorted(ids)):
        last[table_id], held[table_id] = seq, (owner, epoch)
    answers: list[StoreError | None] = []
    created: list[Creation] = []
    added: list[Addition] = []
    for one in writes:
        refusal = None
        if isinstance(one, Creation):
            created.append(one)
            last[one.table_id] = 0
        elif (refusal := _refusal(one, last.get(one.table_id), held.get(one.table_id))) is None:
            added.append(one)
            last[one.table_id] += len(one.rows)
        answers.append(refusal)
    if created:
        create(connection, created)
    add(connection, added)
    return answers


def _refusal(one: Addition, last: int | None, held: tuple[int | None, int] | None) -> StoreError | None:
    """The error for an addition to a log with that last row and that owner and epoch, each None if unknown."""
    if one.hold is not None and held is not None and (one.hold.owner, one.hold.epoch) != held:
        return Conflict("moved", table=one.table_id)
    if last is None:
        return StoreError("no-table", table=one.table_id)
    for expected, row in enumerate(one.rows, last + 1):
        if row.seq != expected:
            return Conflict("conflict", table=one.table_id, expected=expected, found=row.seq)
    return None


def create(connection: Connection, created: Sequence[Creation]) -> None:
    """Create tables, at least one, with empty logs."""
    connection.execute(insert(TABLES), [{**asdict(one), "touched": one.created, "last": 0} for one in created])


def add(connection: Connection, added: Sequence[Addition]) -> None:
    """Add rows to logs as they are, and set the jobs."""
    rows = [(one.table_id, row.seq, row.command, row.body, row.at) for one in added for row in one.rows]
    ends = {one.table_id: one.rows[-1] for one in added if one.rows}
    state = [(row.at, row.seq, table_id) for table_id, row in ends.items()]
    jobs = {one.table_id: one.job for one in added if not isinstance(one.job, Keep)}
    due = [(of, job.due_at, job.for_seq, job.due_at) for of, job in sorted(jobs.items()) if job is not None]
    gone = [(table_id,) for table_id, job in jobs.items() if job is None]
    for statement, given in ((_ADD_ROW, rows), (_TOUCH, state), (_SET_JOB, due), (_DROP_JOB, gone)):
        if given:
            # As text, since SQLAlchemy takes longer to make the parameters of each row than SQLite to execute it.
            connection.exec_driver_sql(_text(statement, connection.dialect), given)
