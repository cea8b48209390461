"""Failures of a database, as errors of the store."""

from __future__ import annotations

import sqlite3
from asyncio import CancelledError
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from canasta.server.store.errors import StoreError
from canasta.texts.errors import shortened

# The ways in which SQLite fails that somebody at the keyboard can do something about; by the name of its code, which
# may go on with the cause (SQLITE_IOERR_WRITE).
SQLITE: Final = {
    "SQLITE_FULL": "disk-full",
    "SQLITE_READONLY": "read-only",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "foreign",
    "SQLITE_CANTOPEN": "cannot-open",
    "SQLITE_PERM": "cannot-open",
    "SQLITE_IOERR": "disk",
    "SQLITE_BUSY": "busy",
    "SQLITE_LOCKED": "busy",
}

# The same for PostgreSQL, by its SQLSTATE.
POSTGRES: Final = {
    "42501": "no-right",
    "42P07": "other-tables",
    "42P01": "other-tables",
    "42703": "other-tables",
    "42804": "other-tables",
    "53100": "disk-full",
}


@contextmanager
def wording(where: str) -> Iterator[None]:
    """Raise the errors inside as `StoreError`; `where` names the database."""
    try:
        yield
    except StoreError:
        raise
    except Exception as error:
        raise worded(error, where) from error


def worded(error: Exception, where: str) -> StoreError:
    """The `StoreError` for an error of the database; `where` names the database."""
    if isinstance(error, StoreError):
        return error
    cause: BaseException = error
    while isinstance(cause, DBAPIError) and cause.orig is not None:
        cause = cause.orig
    # SQLAlchemy wraps the errors of asyncpg once more, and hands on what it wrapped as the cause.
    cause = cause.__cause__ if not isinstance(cause, sqlite3.Error) and cause.__cause__ is not None else cause
    if isinstance(cause, sqlite3.Error):
        name = getattr(cause, "sqlite_errorname", "")
        code = next((ours for theirs, ours in SQLITE.items() if name.startswith(theirs)), None)
        if code is not None:
            return StoreError(code, where=where)
    # A driver that is told to leave a silent connection tells of it as of a task that was cancelled.
    if isinstance(cause, (OSError, TimeoutError, PoolTimeout, CancelledError)) or _is_lost(error):
        return StoreError("unreachable", where=where)
    reason = " ".join(str(cause).split()) or type(cause).__name__
    code = POSTGRES.get(str(getattr(cause, "sqlstate", "")), "failed")
    return StoreError(code, where=where, reason=shortened(reason, 200))


def _is_lost(error: Exception) -> bool:
    return isinstance(error, DBAPIError) and error.connection_invalidated
