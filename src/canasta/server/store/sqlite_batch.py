"""Appends to many tables of SQLite, past SQLAlchemy.

An append of a large batch costs 37 µs of processor time, through SQLAlchemy 57 µs; of a small batch about 0.4 ms, and
0.6 ms (``docs/decisions/server-shortcuts.md``).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import Final, TypeVar, cast

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

T = TypeVar("T")

_LAST: Final = (
    "SELECT json_group_object(table_id, json_array(last, owner, epoch)) "
    "FROM canasta_table WHERE table_id IN (SELECT value FROM json_each(?))"
)
# Few steps for a whole batch: at each the thread hands Python's lock over, and waits for it again. Beside a busy loop
# 40 rows row by row take 25 ms, so 4.6 ms; 15 rows 9.5 and 4.6 ms (medians of 60, in turns).
_MOST_ROWS: Final = 256
_LOG: Final = {
    1 << bit: 'INSERT INTO canasta_log (table_id, seq, command, body, "at") VALUES '  # noqa: S608 - no values
    + ", ".join(["(?, ?, ?, ?, ?)"] * (1 << bit))
    for bit in range(_MOST_ROWS.bit_length())
}  # by the number of rows
_TOUCH: Final = (
    "UPDATE canasta_table SET last = json_extract(value, '$[1]'), touched = json_extract(value, '$[2]') "
    "FROM json_each(?) WHERE table_id = json_extract(value, '$[0]')"
)
_SET_JOB: Final = (
    "INSERT INTO canasta_job (table_id, due_at, for_seq, visible_at) "
    "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), "
    "json_extract(value, '$[3]') FROM json_each(?) WHERE true "
    "ON CONFLICT (table_id) DO UPDATE "
    "SET due_at = excluded.due_at, for_seq = excluded.for_seq, visible_at = excluded.visible_at"
)
_DROP_JOBS: Final = "DELETE FROM canasta_job WHERE table_id IN (SELECT value FROM json_each(?))"


def found(connection: Connection, ids: Collection[str]) -> dict[str, tuple[int, int | None, int]]:
    """The number of the last row, the owner and the epoch of each of those tables that exist."""
    with _driver(connection) as driver:
        said = driver.execute(_LAST, [_json(list(ids))]).fetchone()[0]
    return msgspec.json.decode(said, type=dict[str, tuple[int, int | None, int]])


def add(
    connection: Connection,
    rows: Sequence[tuple[str, int, str | None, bytes, float]],
    tables: Sequence[tuple[str, int, float]],
    jobs: Sequence[tuple[str, float, int, float]],
    gone: Sequence[str],
) -> None:
    """Add rows to the log: table, seq, command, body, at. Set the last row of tables, and its time.

    Set jobs, replacing earlier ones: table, due_at, for_seq, visible_at; remove those of the tables `gone`.
    """
    with _driver(connection) as driver:
        for some in _parts(rows):
            driver.execute(_LOG[len(some)], [*chain.from_iterable(some)])
        for statement, values in ((_TOUCH, tables), (_SET_JOB, jobs), (_DROP_JOBS, gone)):
            if values:
                driver.execute(statement, [_json(values)])


def _parts(rows: Sequence[T]) -> Iterator[Sequence[T]]:
    """The rows in order, in parts whose lengths are powers of two, so that few texts of a statement are prepared."""
    begun = 0
    while left := len(rows) - begun:
        size = min(_MOST_ROWS, 1 << (left.bit_length() - 1))
        yield rows[begun : begun + size]
        begun += size


def _json(values: Sequence[object]) -> str:
    return msgspec.json.encode(values).decode()


@contextmanager
def _driver(connection: Connection) -> Iterator[sqlite3.Connection]:
    """The connection of Python's module; its errors are raised as SQLAlchemy raises them."""
    try:
        yield cast("sqlite3.Connection", connection.connection.driver_connection)
    except sqlite3.Error as error:
        raise DBAPIError.instance(None, None, error, sqlite3.Error, dialect=connection.dialect) from error
