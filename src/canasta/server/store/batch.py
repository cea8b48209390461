"""Many writes in one transaction: their checks, and the few statements that do them on either database."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import (
    ClauseElement,
    Column,
    Connection,
    Dialect,
    bindparam,
    column,
    delete,
    insert,
    select,
    update,
    values,
)
from sqlalchemy.dialects import postgresql

from canasta.server.store.errors import Conflict, StoreError
from canasta.server.store.schema import JOBS, LOG, TABLES
from canasta.server.store.values import Hold, Job, Keep, Row

T = TypeVar("T")


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
Statement: TypeAlias = Callable[[int], ClauseElement]  # of the number of rows that it gets, each value as a parameter

_MOST_ROWS: Final = 256  # in one statement
_EXACT: Final = 16  # rows up to which each number has a text of its own

_ID: Final = TABLES.c.table_id
_STATE: Final = (TABLES.c.table_id, TABLES.c.last, TABLES.c.touched)


def _parameters(rows: int, *columns: Column[Any]) -> list[tuple[Any, ...]]:
    return [tuple(bindparam(f"{one.name}_{row}", type_=one.type) for one in columns) for row in range(rows)]


def _in(rows: int, of: Column[str]) -> Any:
    return of.in_([one for (one,) in _parameters(rows, of)])


def _last(rows: int) -> ClauseElement:
    """Lock tables in the order of their ids, so that two servers never wait for each other in a circle."""
    found = select(_ID, TABLES.c.last, TABLES.c.owner, TABLES.c.epoch).where(_in(rows, _ID))
    return found.order_by(_ID).with_for_update()


def _log(rows: int) -> ClauseElement:
    return insert(LOG).values(_parameters(rows, *LOG.c))


def _touch(rows: int) -> ClauseElement:
    state = values(*(column(one.name, one.type) for one in _STATE), name="state")
    now = state.data(_parameters(rows, *_STATE)).cte("state")
    return update(TABLES).where(now.c.table_id == _ID).values(last=now.c.last, touched=now.c.touched)


def _set_jobs(rows: int) -> ClauseElement:
    new = postgresql.insert(JOBS).values(_parameters(rows, *JOBS.c))  # SQLite words it likewise
    changed = {name: new.excluded[name] for name in ("due_at", "for_seq", "visible_at")}
    return new.on_conflict_do_update(index_elements=[JOBS.c.table_id], set_=changed)


def _drop_jobs(rows: int) -> ClauseElement:
    return delete(JOBS).where(_in(rows, JOBS.c.table_id))


@cache
def _text(statement: Statement, rows: int, dialect: Dialect) -> str:
    return str(statement(rows).compile(dialect=dialect))


def _execute(connection: Connection, statement: Statement, rows: Sequence[tuple[Any, ...]]) -> list[Any]:
    """Execute a statement for all rows, and return what it selects.

    As text, since SQLAlchemy takes longer to look a long statement up among the compiled ones than to execute it.
    """
    found: list[Any] = []
    for part in _parts(rows):
        text = _text(statement, len(part), connection.dialect)
        result = connection.exec_driver_sql(text, tuple(chain.from_iterable(part)))
        if result.returns_rows:
            found += result.fetchall()
    return found


def _parts(rows: Sequence[T]) -> Iterator[Sequence[T]]:
    """The rows in order, in parts of few lengths, so that few texts are compiled and prepared."""
    begun = 0
    while left := len(rows) - begun:
        size = left if left <= _EXACT else min(_MOST_ROWS, 1 << (left.bit_length() - 1))
        yield rows[begun : begun + size]
        begun += size


def write(connection: Connection, writes: Sequence[Write]) -> list[StoreError | None]:
    """Do the writes in order, without committing; for each, the error for which it was left out, or None.

    Raises `sqlalchemy.exc.IntegrityError` if a new table or a command id exists already; to find out which, write
    them one by one.
    """
    last: dict[str, int] = {}
    held: dict[str, tuple[int | None, int]] = {}
    ids = {one.table_id for one in writes if isinstance(one, Addition)}
    for table_id, seq, owner, epoch in _execute(connection, _last, [(table_id,) for table_id in sorted(ids)]):
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
    create(connection, created)
    add(connection, added)
    return answers


def taken(one: Write) -> StoreError:
    """The meaning of an IntegrityError for a write that was alone in its transaction."""
    if isinstance(one, Creation):
        return StoreError("table-exists", table=one.table_id)
    return Conflict("repeated", table=one.table_id)


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
    """Create tables, with empty logs."""
    if created:
        connection.execute(insert(TABLES), [{**asdict(one), "touched": one.created, "last": 0} for one in created])


def add(connection: Connection, added: Sequence[Addition]) -> None:
    """Add rows to logs as they are, and set the jobs."""
    rows = [(one.table_id, row.seq, row.command, row.body, row.at) for one in added for row in one.rows]
    ends = {one.table_id: one.rows[-1] for one in added if one.rows}
    state = [(table_id, row.seq, row.at) for table_id, row in ends.items()]
    jobs = {one.table_id: one.job for one in added if not isinstance(one.job, Keep)}
    due = [(of, job.due_at, job.for_seq, job.due_at) for of, job in sorted(jobs.items()) if job is not None]
    gone = [(table_id,) for table_id, job in jobs.items() if job is None]
    for statement, given in ((_log, rows), (_touch, state), (_set_jobs, due), (_drop_jobs, gone)):
        _execute(connection, statement, given)
