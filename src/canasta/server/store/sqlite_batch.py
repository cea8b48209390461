"""Appends to many tables in few statements of SQLite.

Python's module gives up the interpreter's lock for every row that a statement writes or reads, and then waits for it
behind a busy event loop, up to milliseconds each time. So one step writes many rows, and all answers come in one row.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

_MOST: Final = 64  # rows that one step writes
_LAST: Final = (
    "SELECT json_group_object(table_id, last) FROM canasta_table WHERE table_id IN (SELECT value FROM json_each(?))"
)
_LOG: Final = 'INSERT INTO canasta_log (table_id, seq, command, body, "at") VALUES {rows}'
_TOUCH: Final = (
    "WITH new (id, last, touched) AS (VALUES {rows}) "
    "UPDATE canasta_table SET last = new.last, touched = new.touched FROM new WHERE table_id = new.id"
)
_SET_JOB: Final = (
    "INSERT INTO canasta_job (table_id, due_at, for_seq, visible_at) VALUES {rows} ON CONFLICT (table_id) DO UPDATE "
    "SET due_at = excluded.due_at, for_seq = excluded.for_seq, visible_at = excluded.visible_at"
)
_DROP_JOBS: Final = "DELETE FROM canasta_job WHERE table_id IN (SELECT value FROM json_each(?))"


def last(connection: Connection, ids: Collection[str]) -> dict[str, int]:
    """The number of the last row of each of those tables that exist."""
    found: dict[str, int] = json.loads(_do(connection, _LAST, [json.dumps(list(ids))])[0][0])
    return found


def add_rows(connection: Connection, rows: Sequence[tuple[str, int, str | None, bytes, float]]) -> None:
    """Add rows to the log: table, seq, command, body, at."""
    _many(connection, _LOG, rows)


def touch(connection: Connection, tables: Sequence[tuple[str, int, float]]) -> None:
    """Set the last row of tables, and its time."""
    _many(connection, _TOUCH, tables)


def set_jobs(connection: Connection, jobs: Sequence[tuple[str, float, int, float]]) -> None:
    """Set the jobs of tables, replacing earlier ones: table, due_at, for_seq, visible_at."""
    _many(connection, _SET_JOB, jobs)


def drop_jobs(connection: Connection, ids: Collection[str]) -> None:
    """Remove the jobs of those tables."""
    _do(connection, _DROP_JOBS, [json.dumps(list(ids))])


def _many(connection: Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
    for some in _parts(rows):
        _do(connection, _text(statement, len(some[0]), len(some)), [value for row in some for value in row])


def _parts(rows: Sequence[tuple[Any, ...]]) -> Iterator[Sequence[tuple[Any, ...]]]:
    """The rows in parts whose lengths are powers of two: few texts, which SQLite keeps prepared."""
    begin = 0
    while begin < len(rows):
        length = min(_MOST, 1 << ((len(rows) - begin).bit_length() - 1))
        yield rows[begin : begin + length]
        begin += length


@cache
def _text(statement: str, columns: int, rows: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return statement.format(rows=", ".join([row] * rows))


def _do(connection: Connection, statement: str, values: list[Any]) -> list[Any]:
    """Run a statement past SQLAlchemy, which would take longer than SQLite; raise errors as SQLAlchemy does."""
    driver: Any = connection.connection.driver_connection
    try:
        found: list[Any] = driver.execute(statement, values).fetchall()
    except sqlite3.Error as error:
        raise DBAPIError.instance(statement, values, error, sqlite3.Error, dialect=connection.dialect) from error
    return found
