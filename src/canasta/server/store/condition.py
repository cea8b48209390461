"""The health of the database. A fault is logged once, and once more when it is over."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, Engine, select, text
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError

from canasta.server.store.errors import StoreError
from canasta.server.store.failures import worded
from canasta.server.store.runner import Runner, T, Work
from canasta.server.store.schema import TABLES
from canasta.texts import default_language
from canasta.texts import text as sentence

QUIET_S: Final = 300.0  # the time for which the same trouble is not logged again if it comes and goes

_OF_ONE: Final = (IntegrityError, DataError, ProgrammingError)  # about what was asked, not about the database
_log: Final = logging.getLogger("canasta.server")


class Condition:
    """The health of one database, named `where` in messages. Each part, reading and writing, has a trouble or none.

    Damage is permanent: another page that can be read does not repair it.
    """

    def __init__(self, where: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._where = where
        self._clock = clock
        self._troubles: dict[str, StoreError] = {}
        self._damage: StoreError | None = None
        self._told: dict[str, float] = {}
        self.counts: Counter[str] = Counter()  # of all troubles so far, by their code

    @property
    def damage(self) -> StoreError | None:
        """The error for the damage, if some data can no longer be read; else None."""
        return self._damage

    def failing(self, part: str) -> bool:
        """True if the last attempt at that part failed."""
        return part in self._troubles

    def failed(self, part: str, trouble: StoreError) -> None:
        """Note that the part failed."""
        self._troubles[part] = trouble
        self.counts[trouble.code] += 1
        if trouble.code == "damaged":
            self._damage = trouble
        now, before = self._clock(), self._told.get(trouble.code)
        if before is None or (trouble.code != "damaged" and now - before >= QUIET_S):
            self._told[trouble.code] = now
            _log.error(
                trouble.message(default_language()), extra={"event": "store-trouble", "fields": {"code": trouble.code}}
            )

    def worked(self, part: str) -> None:
        """Note that the part works."""
        if self._troubles.pop(part, None) is not None and not self._troubles and self._damage is None:
            _log.warning(sentence(default_language(), "store-back", where=self._where), extra={"event": "store-back"})


class WatchedRunner:
    """A runner whose errors are those of the store, and which tells a condition whether its work succeeded."""

    def __init__(self, runner: Runner, condition: Condition, part: str, where: str) -> None:
        self.engine: Engine = runner.engine
        self._runner = runner
        self._condition = condition
        self._part = part
        self._where = where

    def abandon(self, *, for_good: bool = False) -> None:
        """Give up the work that is under way, as in `Runner.abandon`."""
        self._runner.abandon(for_good=for_good)

    async def close(self) -> None:
        """Close the connections, as in `Runner.close`."""
        await self._runner.close()

    async def run(self, work: Work[T]) -> T:
        """Do the work, as in `Runner.run`. Raises `StoreError`, whose cause is the error of the database."""
        try:
            result = await self._runner.run(work)
        except StoreError:  # of the work itself: the database did what it should
            self._condition.worked(self._part)
            raise
        except Exception as error:
            found = worded(error, self._where)
            if not isinstance(error, _OF_ONE):
                self._condition.failed(self._part, found)
            raise found from error
        self._condition.worked(self._part)
        return result


# What writes nothing, but needs the rights to write.
_NOTHING: Final = (
    "UPDATE canasta_table SET touched = touched WHERE false",
    "INSERT INTO canasta_log SELECT * FROM canasta_log WHERE false",
    "DELETE FROM canasta_job WHERE false",
)


def look(connection: Connection) -> None:
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
