"""Work on the connections to a database: each a function of one connection, in a transaction, off the event loop.

What fails is a `StoreError`, whose cause is the error of the driver or of SQLAlchemy. A fault of the database is logged
once, and once more when it is over.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from abc import ABC, abstractmethod
from asyncio import CancelledError
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from canasta.server.store.values import StoreError
from canasta.texts import default_language, text
from canasta.texts.errors import WordedError, shortened

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
Told: TypeAlias = Callable[[StoreError | None], object]
"""It hears of each piece of work: the failure of the database, or None if the database did what it should."""

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

# Those of PostgreSQL, by SQLSTATE.
POSTGRES: Final = {
    "42501": "no-right",
    "42P07": "other-tables",
    "42P01": "other-tables",
    "42703": "other-tables",
    "42804": "other-tables",
    "53100": "disk-full",
}
QUIET_S: Final = 300.0  # the time for which the same trouble is not logged again if it comes and goes

_OF_ONE: Final = (IntegrityError, DataError, ProgrammingError)  # about what was asked, not about the database
_log: Final = logging.getLogger("canasta.server")


class Runner(ABC):
    """Some connections to one database, named `where` in errors. `engine` is for listening to its events."""

    def __init__(self, engine: Engine, where: str, told: Told) -> None:
        self.engine = engine
        self.where = where
        self._told = told

    async def run(self, work: Work[T]) -> T:
        """Do the work in a transaction and commit it; any error undoes it.

        A server's work is done once more, on another connection, if one turns out to be lost before the commit.
        Raises `StoreError`, and the `WordedError` of the work itself.
        """
        try:
            result = await self._transact(work)
        except WordedError:
            self._told(None)
            raise
        except Exception as error:
            found = worded(error, self.where)
            if not isinstance(error, _OF_ONE):
                self._told(found)
            raise found from error
        self._told(None)
        return result

    @abstractmethod
    async def _transact(self, work: Work[T]) -> T:
        """Do the work, with the errors of the database as they come."""

    @abstractmethod
    def abandon(self, *, for_good: bool = False) -> None:
        """Break off all connections to a server, which does not answer, and those that are only being made.

        Work that waits is tried once more, on a new one. `for_good`: all work fails at once instead.
        """

    @abstractmethod
    async def close(self) -> None:
        """Wait for running work, and close the connections. May be called twice."""


class Condition:
    """The health of one database, named `where` in messages. Each part, reading and writing, has a trouble or none.

    Damage is permanent: another page that can be read does not repair it.
    """

    def __init__(self, where: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._where = where
        self._clock = clock
        self._troubles: dict[str, StoreError] = {}
        self.damage: StoreError | None = None  # the error for it, if some data can no longer be read
        self._told: dict[str, float] = {}
        self.counts: Counter[str] = Counter()  # of all troubles so far, by their code

    def failing(self, part: str) -> bool:
        """True if the last attempt at that part failed."""
        return part in self._troubles

    def note(self, part: str, trouble: StoreError | None) -> None:
        """Note that the part failed, or works."""
        if trouble is None:
            if self._troubles.pop(part, None) is not None and not self._troubles and self.damage is None:
                back = text(default_language(), "store-back", where=self._where)
                _log.warning(back, extra={"event": "store-back"})
            return
        self._troubles[part] = trouble
        self.counts[trouble.code] += 1
        if trouble.code == "damaged":
            self.damage = trouble
        now, before = self._clock(), self._told.get(trouble.code)
        if before is None or (trouble.code != "damaged" and now - before >= QUIET_S):
            self._told[trouble.code] = now
            extra = {"event": "store-trouble", "fields": {"code": trouble.code}}
            _log.error(trouble.message(default_language()), extra=extra)


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
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    # A driver that is told to leave a silent connection tells of it as of a task that was cancelled.
    if lost or isinstance(cause, (OSError, TimeoutError, PoolTimeout, CancelledError)):
        return StoreError("unreachable", where=where)
    reason = " ".join(str(cause).split()) or type(cause).__name__
    code = POSTGRES.get(str(getattr(cause, "sqlstate", "")), "failed")
    return StoreError(code, where=where, reason=shortened(reason, 200))
