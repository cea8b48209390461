"""The health of the database. A fault is logged once, and once more when it is over."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, select, text

from canasta.server.store.errors import StoreError
from canasta.server.store.schema import TABLES
from canasta.texts import default_language
from canasta.texts import text as sentence

QUIET_S: Final = 300.0  # the time for which the same trouble is not logged again if it comes and goes

_log: Final = logging.getLogger("canasta.server")


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
                back = sentence(default_language(), "store-back", where=self._where)
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
