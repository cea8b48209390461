"""Rows that lapse: what holds for a while and is told again by whoever it is about, such as tables open to everybody.

They stand in the database so that all server processes see them; no log depends on them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, Literal, TypeAlias, cast

from msgspec import Struct
from sqlalchemy import Connection, delete, select, text, update
from sqlalchemy.dialects import postgresql

from canasta.server.store.schema import LAPSING

LapsingKind: TypeAlias = Literal["open", "seat", "wish", "hour", "secret"]
"""An open table, a person who sits at one, a wish to play, a count of an hour, a secret of the server."""

OF_PEOPLE: Final[tuple[LapsingKind, ...]] = ("open", "seat", "wish")  # they hold names, or what stands for a device
_LOCK: Final = 0x43414E42  # any number that no other program on the same PostgreSQL is likely to lock


class LapsingRow(Struct, frozen=True, gc=False):
    """A row that is gone once it is `until` (ms). `id` is unique in its kind; `body` is JSON."""

    kind: LapsingKind
    id: str
    body: bytes
    until: float


_LAY: Final = postgresql.insert(LAPSING)  # SQLite words it likewise
_LAID: Final = _LAY.on_conflict_do_update(
    index_elements=[LAPSING.c.kind, LAPSING.c.id],
    set_={name: _LAY.excluded[name] for name in ("body", "until")},
)


@contextmanager
def changing(connection: Connection) -> Iterator[None]:
    """Let no other process change such rows meanwhile, and leave nothing of an old row in a file: it may hold names."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        yield
        return
    before = connection.exec_driver_sql("PRAGMA secure_delete").scalar_one()
    connection.exec_driver_sql("PRAGMA secure_delete = ON")
    try:
        yield
    finally:
        connection.exec_driver_sql(f"PRAGMA secure_delete = {int(before)}")


def read(
    connection: Connection, kinds: Collection[LapsingKind], now: float, ids: Collection[str] | None = None
) -> list[LapsingRow]:
    """The rows of those kinds, or those of them with these ids, that have not lapsed."""
    found = select(LAPSING.c.kind, LAPSING.c.id, LAPSING.c.body, LAPSING.c.until)
    found = found.where(LAPSING.c.kind.in_(kinds), LAPSING.c.until > now)
    if ids is not None:
        found = found.where(LAPSING.c.id.in_(ids))
    return [LapsingRow(cast("LapsingKind", row.kind), row.id, row.body, row.until) for row in connection.execute(found)]


def lay(connection: Connection, rows: Iterable[LapsingRow]) -> None:
    """Lay rows, each in the place of the one with its id, if there is one."""
    given = [{"kind": row.kind, "id": row.id, "body": row.body, "until": row.until} for row in rows]
    if given:
        connection.execute(_LAID, given)


def prolong(connection: Connection, kind: LapsingKind, name: str, now: float, until: float) -> None:
    """Give another end to a row that has not lapsed."""
    row = (LAPSING.c.kind == kind, LAPSING.c.id == name, LAPSING.c.until > now)
    connection.execute(update(LAPSING).where(*row).values(until=until))


def remove(connection: Connection, kind: LapsingKind, ids: Collection[str]) -> None:
    """Remove the rows of a kind with these ids."""
    if ids:
        connection.execute(delete(LAPSING).where(LAPSING.c.kind == kind, LAPSING.c.id.in_(ids)))


def sweep(connection: Connection, now: float) -> None:
    """Delete the rows that have lapsed."""
    connection.execute(delete(LAPSING).where(LAPSING.c.until <= now))


def forget_people(connection: Connection) -> None:
    """Delete all rows that hold names or stand for devices: those that still hold are told again within a minute."""
    connection.execute(delete(LAPSING).where(LAPSING.c.kind.in_(OF_PEOPLE)))
