"""Many writes in one transaction: their checks, and the few statements that do them.

Each statement is the same text for every batch, so that it is compiled and prepared once. PostgreSQL gets the values of
each column as an array: a statement for each row costs both sides a seventh more, and a fourth in large batches. SQLite
has statements of its own for the most frequent writes (`canasta.server.store.sqlite_batch`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, TypeAlias

from msgspec import Struct
from sqlalchemy import (
    ARRAY,
    Column,
    Connection,
    Function,
    Select,
    any_,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql

from canasta.server.store import sqlite_batch
from canasta.server.store.errors import Conflict, StoreError
from canasta.server.store.schema import JOBS, LOG, TABLES
from canasta.server.store.values import Hold, Job, Keep, Row


class Creation(Struct, frozen=True, gc=False):
    """A new table."""

    table_id: str
    seed: str
    first: bytes
    at: float
    kind: str = "table"
    held_with: str | None = None


class Addition(Struct, frozen=True, gc=False):
    """Rows for the log of a table, and its job from then on; refused if `hold` is no longer the last."""

    table_id: str
    rows: Sequence[Row]
    job: Job | Keep | None
    hold: Hold | None = None


Write: TypeAlias = Creation | Addition


def _rows(**columns: Column[Any]) -> Select[Any]:
    """The rows of a batch, given by a parameter for each column: an array of its values."""
    return select(*(_each(name, column).label(name) for name, column in columns.items()))


def _each(name: str, column: Column[Any]) -> Function[Any]:
    return func.unnest(bindparam(name, type_=ARRAY(column.type)), type_=column.type)


_IDS: Final = bindparam("ids", type_=ARRAY(TABLES.c.table_id.type))
# Locked in the order of their ids, so that two servers never wait for each other in a circle. (SQLite has no such lock
# and needs none: the file has one writer.)
_LAST: Final = (
    select(TABLES.c.table_id, TABLES.c.last, TABLES.c.owner, TABLES.c.epoch)
    .where(TABLES.c.table_id == any_(_IDS))
    .order_by(TABLES.c.table_id)
    .with_for_update()
)
_LOG: Final = insert(LOG).from_select(list(LOG.c.keys()), _rows(**LOG.c))
_CHANGES: Final = _rows(of=TABLES.c.table_id, last=TABLES.c.last, touched=TABLES.c.touched).subquery()
_TOUCH: Final = (
    update(TABLES).where(TABLES.c.table_id == _CHANGES.c.of).values(last=_CHANGES.c.last, touched=_CHANGES.c.touched)
)
_NEW_JOB: Final = postgresql.insert(JOBS).from_select(list(JOBS.c.keys()), _rows(**JOBS.c))
_SET_JOB: Final = _NEW_JOB.on_conflict_do_update(
    index_elements=[JOBS.c.table_id],
    set_={name: _NEW_JOB.excluded[name] for name in ("due_at", "for_seq", "visible_at")},
)
_DROP_JOBS: Final = delete(JOBS).where(JOBS.c.table_id == any_(_IDS))


def padded(ids: Collection[str]) -> list[str]:
    """The ids, with the last repeated up to a power of two: few lengths make few texts of a statement."""
    found = list(ids)
    return found + found[-1:] * ((1 << (len(found) - 1).bit_length()) - len(found))


def write(connection: Connection, writes: Sequence[Write]) -> list[StoreError | None]:
    """Do the writes in order, without committing; for each, the error for which it was left out, or None.

    Raises `sqlalchemy.exc.IntegrityError` if a new table or a command id exists already; to find out which, write
    them one by one.
    """
    found = _found(connection, {one.table_id for one in writes if isinstance(one, Addition)})
    last = {table_id: row[0] for table_id, row in found.items()}
    answers: list[StoreError | None] = []
    created: list[Creation] = []
    added: list[Addition] = []
    for one in writes:
        refusal = None
        if isinstance(one, Creation):
            created.append(one)
            last[one.table_id] = 0
        else:
            refusal = _moved(one, found.get(one.table_id)) or _refusal(one, last.get(one.table_id))
            if refusal is None:
                added.append(one)
                last[one.table_id] += len(one.rows)
        answers.append(refusal)
    _create(connection, created)
    _add(connection, added, last)
    return answers


def taken(one: Write) -> StoreError:
    """The meaning of an IntegrityError for a write that was alone in its transaction."""
    if isinstance(one, Creation):
        return StoreError("table-exists", table=one.table_id)
    return Conflict("repeated", table=one.table_id)


def _found(connection: Connection, ids: set[str]) -> dict[str, tuple[int, int | None, int]]:
    """The last row, owner and epoch of each of those tables that exist."""
    if not ids:
        return {}
    if _is_sqlite(connection):
        return sqlite_batch.found(connection, ids)
    return {row.table_id: (row.last, row.owner, row.epoch) for row in connection.execute(_LAST, {"ids": list(ids)})}


def _is_sqlite(connection: Connection) -> bool:
    return connection.dialect.name == "sqlite"


def _moved(one: Addition, found: tuple[int, int | None, int] | None) -> StoreError | None:
    """The error for a writer who no longer holds the table."""
    if one.hold is None or found is None or (one.hold.server, one.hold.epoch) == found[1:]:
        return None
    return Conflict("moved", table=one.table_id)


def _refusal(one: Addition, last: int | None) -> StoreError | None:
    if last is None:
        return StoreError("no-table", table=one.table_id)
    for expected, row in enumerate(one.rows, last + 1):
        if row.seq != expected:
            return Conflict("conflict", table=one.table_id, expected=expected, found=row.seq)
    return None


def _create(connection: Connection, created: list[Creation]) -> None:
    if created:
        rows = [
            {
                "table_id": one.table_id,
                "seed": one.seed,
                "first": one.first,
                "created": one.at,
                "touched": one.at,
                "last": 0,
                "kind": one.kind,
                "held_with": one.held_with,
            }
            for one in created
        ]
        connection.execute(insert(TABLES), rows)


def _add(connection: Connection, added: list[Addition], last: dict[str, int]) -> None:
    rows = [(one.table_id, row.seq, row.command, row.body, row.at) for one in added for row in one.rows]
    touched = {one.table_id: one.rows[-1].at for one in added if one.rows}
    changes = [(table_id, last[table_id], at) for table_id, at in touched.items()]
    jobs = {one.table_id: one.job for one in added if not isinstance(one.job, Keep)}
    due = [(of, job.due_at, job.for_seq, job.due_at) for of, job in sorted(jobs.items()) if job is not None]
    gone = [table_id for table_id, job in jobs.items() if job is None]
    if _is_sqlite(connection):
        sqlite_batch.add(connection, rows, changes, due, gone)
        return
    for statement, names, values in (
        (_LOG, ("table_id", "seq", "command", "body", "at"), rows),
        (_TOUCH, ("of", "last", "touched"), changes),
        (_SET_JOB, ("table_id", "due_at", "for_seq", "visible_at"), due),
    ):
        if values:
            connection.execute(statement, dict(zip(names, zip(*values, strict=True), strict=True)))
    if gone:
        connection.execute(_DROP_JOBS, {"ids": gone})
