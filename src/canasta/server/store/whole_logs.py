"""Whole logs in one transaction: reading them, taking them in, removing them, rewriting rows.

An append adds to a log. What stands here is for the care of a database: copies, backups, pruning, erased names.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final

from msgspec import DecodeError, Struct, json
from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, delete, select, update
from sqlalchemy.exc import IntegrityError

from canasta.server.store.group import Addition, Creation, add, create, write
from canasta.server.store.holding import displace, displace_all
from canasta.server.store.lapsing import forget_people
from canasta.server.store.schema import JOBS, LAPSING, LOG, TABLES
from canasta.server.store.values import Job, Listed, Row, Stored, StoreError

AT_ONCE: Final = 64  # logs written together
_ALL: Final = (LOG, JOBS, TABLES)

_TABLE: Final = select(
    TABLES.c.table_id, TABLES.c.seed, TABLES.c.first, TABLES.c.created, TABLES.c.kind, TABLES.c.held_with
).where(TABLES.c.table_id == bindparam("of"))
_ROWS: Final = (
    select(LOG.c.seq, LOG.c.command, LOG.c.body, LOG.c.at).where(LOG.c.table_id == bindparam("of")).order_by(LOG.c.seq)
)
_JOB: Final = select(JOBS.c.table_id, JOBS.c.due_at, JOBS.c.for_seq).where(JOBS.c.table_id == bindparam("of"))


def one(connection: Connection, table_id: str, where: str) -> Stored | None:
    """A log with all its rows, without its job; None if there is none. Raises `StoreError` ``rows-missing``."""
    found = _anyhow(connection, table_id)
    if found is not None and found.rows and found.rows[-1].seq != len(found.rows):
        raise StoreError("rows-missing", where=where, table=table_id)
    return found


def _anyhow(connection: Connection, table_id: str) -> Stored | None:
    """A log with the rows that are there, without its job; None if there is none."""
    table = connection.execute(_TABLE, {"of": table_id}).one_or_none()
    if table is None:
        return None
    rows = [Row(*row) for row in connection.execute(_ROWS, {"of": table_id})]
    return Stored(table.table_id, table.seed, table.first, table.created, rows, table.kind, table.held_with)


def every(connection: Connection) -> Iterator[Stored]:
    """All logs with their jobs, the oldest first, also those with missing rows."""
    ids = select(TABLES.c.table_id).order_by(TABLES.c.created, TABLES.c.table_id)
    for table_id in list(connection.scalars(ids)):
        found = _anyhow(connection, table_id)
        if found is not None:
            job = connection.execute(_JOB, {"of": table_id}).one_or_none()
            yield found if job is None else replace(found, job=Job(*job))


def listed(connection: Connection) -> list[Listed]:
    """All logs, the last touched first."""
    columns = (TABLES.c.table_id, TABLES.c.created, TABLES.c.touched, TABLES.c.last, TABLES.c.kind)
    found = select(*columns).order_by(TABLES.c.touched.desc(), TABLES.c.table_id)
    return [Listed(*row) for row in connection.execute(found)]


def held_with(connection: Connection, log_id: str) -> list[str]:
    """The ids of the logs that are held with that one, by id."""
    held = select(TABLES.c.table_id).where(TABLES.c.held_with == log_id).order_by(TABLES.c.table_id)
    return list(connection.scalars(held))


def take_in(connection: Connection, logs: Iterable[Stored], where: str, *, going_on: bool = False) -> list[str]:
    """Store logs as they are, with their jobs; return the ids of those that are new, longer or headed otherwise now.

    `going_on`: a log that is there, and is the beginning of the new one, goes on with it, under the new header, and is
    taken away from its holder.
    Raises `StoreError` ``table-exists`` for any other that is there, and if there is nothing new at all.
    """
    changed: list[str] = []
    headers: dict[str, bytes] = {}
    new: list[Stored] = []
    longer: list[Stored] = []
    known = ""
    for log in logs:
        there = one(connection, log.table_id, where) if going_on else None
        if there is None:
            new.append(log)
        else:
            if (header := _header(there, log)) != there.first:
                headers[log.table_id] = header
            rest = _rest(there, log)
            if not rest.rows:
                known = log.table_id
                continue
            longer.append(rest)
        changed.append(log.table_id)
        if len(new) == AT_ONCE:
            _store(connection, new)
            new = []
    if new:
        _store(connection, new)
    if known and not changed:
        raise StoreError("table-exists", table=known)
    for refusal in write(connection, [Addition(log.table_id, log.rows, log.job) for log in longer]):
        if refusal is not None:
            raise refusal
    for table_id, first in headers.items():
        connection.execute(update(TABLES).where(TABLES.c.table_id == table_id).values(first=first))
    displace(connection, {log.table_id for log in longer} | set(headers))
    return list(dict.fromkeys([*changed, *headers]))


class _Carried(Struct):
    carried: dict[str, int] = {}


def _header(there: Stored, log: Stored) -> bytes:
    """The header of a log that goes on: the new one, without losing what that which is there says to be carried."""
    try:
        was = json.decode(there.first, type=_Carried).carried
    except DecodeError:
        was = {}
    found = json.decode(log.first)
    return json.encode({**found, "carried": {**was, **found.get("carried", {})}}) if was else log.first


def _rest(there: Stored, log: Stored) -> Stored:
    """The rows of a log after those that are there. Raises `StoreError` ``table-exists``."""
    known = len(there.rows)
    if (there.seed, there.kind, there.rows) != (log.seed, log.kind, log.rows[:known]):
        raise StoreError("table-exists", table=log.table_id)
    return replace(log, rows=log.rows[known:])


def _store(connection: Connection, logs: Sequence[Stored]) -> None:
    """Store new logs, at least one, as they are, also with rows missing: a backup gives back what there was."""
    there = connection.scalar(select(TABLES.c.table_id).where(TABLES.c.table_id.in_([log.table_id for log in logs])))
    if there is not None:
        raise StoreError("table-exists", table=there)
    created = [Creation(log.table_id, log.seed, log.first, log.created, log.kind, log.held_with) for log in logs]
    try:
        create(connection, created)
    except IntegrityError:  # another process has just stored one of them
        raise StoreError("table-exists", table=created[0].table_id) from None
    add(connection, [Addition(log.table_id, log.rows, log.job) for log in logs])


def replace_all(connection: Connection, logs: Iterable[Stored], where: str) -> None:
    """Delete every log and store these instead; all processes are told that each is another one."""
    displace_all(connection)
    for table in (*_ALL, LAPSING):
        connection.execute(delete(table))
    take_in(connection, logs, where)


def remove_untouched(connection: Connection, gone: Collection[str], before: float) -> bool:
    """Delete logs, all or none, as in `canasta.server.store.Store.remove`; who holds them is told."""
    found = select(TABLES.c.touched).where(TABLES.c.table_id.in_(gone)).order_by(TABLES.c.table_id).with_for_update()
    touched = list(connection.scalars(found))
    if len(touched) < len(gone) or any(at >= before for at in touched):
        return False
    displace(connection, gone)
    _wipe(connection)
    for table in _ALL:
        connection.execute(delete(table).where(table.c.table_id.in_(gone)))
    return True


def rewrite(connection: Connection, bodies: Mapping[str, Mapping[int, bytes]]) -> None:
    """Put other bodies into rows of logs, by id and number. A row that is not there stays away.

    What lapses and has names is told anew by the tables, which have others now.
    """
    displace(connection, bodies)
    _wipe(connection)
    forget_people(connection)
    for table_id, changed in bodies.items():
        for number, body in changed.items():
            row = (LOG.c.table_id == table_id, LOG.c.seq == number)
            connection.execute(update(LOG).where(*row).values(body=body))


def _wipe(connection: Connection) -> None:
    """Leave nothing in the file of what is deleted or replaced from now on."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA secure_delete=ON")
