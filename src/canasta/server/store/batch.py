"""Many writes in one transaction: their checks, and the few statements that do them on either database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import ClauseElement, Connection, Dialect, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql

from canasta.server.store.errors import Conflict, StoreError
from canasta.server.store.schema import JOBS, LOG, TABLES
from canasta.server.store.values import Hold, Job, Keep, Row


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
    state = [(row.at, row.seq, table_id) for table_id, row in ends.items()]
    jobs = {one.table_id: one.job for one in added if not isinstance(one.job, Keep)}
    due = [(of, job.due_at, job.for_seq, job.due_at) for of, job in sorted(jobs.items()) if job is not None]
    gone = [(table_id,) for table_id, job in jobs.items() if job is None]
    for statement, given in ((_ADD_ROW, rows), (_TOUCH, state), (_SET_JOB, due), (_DROP_JOB, gone)):
        if given:
            # As text, since SQLAlchemy takes longer to make the parameters of each row than SQLite to execute it.
            connection.exec_driver_sql(_text(statement, connection.dialect), given)
