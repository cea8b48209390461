"""Whole logs in one transaction: reading them, taking them in, removing them, rewriting rows.

An append adds to a log. What stands here is for the care of a database: copies, backups, pruning, erased names.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final

from msgspec import DecodeError, Struct, json
from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from canasta.server.store.batch import Addition, padded, write
from canasta.server.store.errors import StoreError
from canasta.server.store.holding import displace
from canasta.server.store.schema import JOBS, LOG, TABLES
from canasta.server.store.values import Job, Listed, Row, Stored

AT_ONCE: Final = 64  # logs written together

_TABLE: Final = select(
    TABLES.c.table_id, TABLES.c.seed, TABLES.c.first, TABLES.c.created, TABLES.c.kind, TABLES.c.held_with
).where(TABLES.c.table_id == bindparam("of"))
_ROWS: Final = (
    select(LOG.c.seq, LOG.c.command, LOG.c.body, LOG.c.at).where(LOG.c.table_id == bindparam("of")).order_by(LOG.c.seq)
)
_JOB: Final = select(JOBS.c.table_id, JOBS.c.due_at, JOBS.c.for_seq).where(JOBS.c.table_id == bindparam("of"))
_LISTED: Final = (
    select(TABLES.c.table_id, TABLES.c.created, TABLES.c.touched, TABLES.c.last, TABLES.c.kind)
    .where(TABLES.c.touched >= bindparam("since"))
    .order_by(TABLES.c.touched.desc(), TABLES.c.table_id)
)
_IDS: Final = select(TABLES.c.table_id).order_by(TABLES.c.created, TABLES.c.table_id)
_THERE: Final = select(TABLES.c.table_id).where(TABLES.c.table_id.in_(bindparam("ids", expanding=True)))
_TOUCHED: Final = (
    select(TABLES.c.touched)
    .where(TABLES.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(TABLES.c.table_id)
    .with_for_update()
)
_HELD: Final = select(TABLES.c.table_id).where(TABLES.c.held_with == bindparam("of")).order_by(TABLES.c.table_id)
_REWRITE: Final = (
    update(LOG)
    .where(LOG.c.table_id == bindparam("of"), LOG.c.seq == bindparam("number"))
    .values(body=bindparam("instead"))
)
_HEADER: Final = update(TABLES).where(TABLES.c.table_id == bindparam("of")).values(first=bindparam("header"))


def one(connection: Connection, table_id: str, where: str) -> Stored | None:
    """A log with all its rows, without its job; None if there is none. Raises `StoreError` ``rows-missing``."""
    found = anyhow(connection, table_id)
    if found is not None and found.rows and found.rows[-1].seq != len(found.rows):
        raise StoreError("rows-missing", where=where, table=table_id)
    return found


def job_of(connection: Connection, table_id: str) -> Job | None:
    """The job of a log."""
    found = connection.execute(_JOB, {"of": table_id}).one_or_none()
    return None if found is None else Job(*found)


def anyhow(connection: Connection, table_id: str) -> Stored | None:
    """A log with the rows that are there, without its job; None if there is none."""
    table = connection.execute(_TABLE, {"of": table_id}).one_or_none()
    if table is None:
        return None
    rows = [Row(*row) for row in connection.execute(_ROWS, {"of": table_id})]
    return Stored(table.table_id, table.seed, table.first, table.created, rows, table.kind, table.held_with)


def ids(connection: Connection) -> list[str]:
    """The ids of all logs, the oldest first."""
    return list(connection.scalars(_IDS))


def listed(connection: Connection, since: float = float("-inf")) -> list[Listed]:
    """All logs, or those touched since that time, the last touched first."""
    return [Listed(*row) for row in connection.execute(_LISTED, {"since": since})]


def take_in(connection: Connection, logs: Iterable[Stored], where: str, *, going_on: bool = False) -> list[str]:
    """Store logs as they are, with their jobs; return the ids of those that are new, longer or headed otherwise now.

    `going_on`: a log that is there, and is the beginning of the new one, goes on with it, under the new header, and is
    taken away from its holder.
    Raises `StoreError` ``table-exists`` for any other that is there, and if there is nothing new at all.
    """
    changed: list[str] = []
    headers: dict[str, bytes] = {}
    waiting: list[Stored] = []
    known, gone_on = "", set[str]()
    for log in logs:
        there = one(connection, log.table_id, where) if going_on else None
        if there is not None and (header := _header(there, log)) != there.first:
            headers[log.table_id] = header
        if there is not None and _same(there, log):
            known = log.table_id
            continue
        if there is not None:
            log = _rest(there, log)
            gone_on.add(log.table_id)
        changed.append(log.table_id)
        waiting.append(log)
        if len(waiting) == AT_ONCE:
            _store(connection, waiting)
            waiting = []
    if waiting:
        _store(connection, waiting)
    if known and not changed:
        raise StoreError("table-exists", table=known)
    if headers:
        connection.execute(_HEADER, [{"of": table_id, "header": header} for table_id, header in headers.items()])
    displace(connection, gone_on | set(headers))
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


def _same(there: Stored, log: Stored) -> bool:
    return (there.seed, there.kind, there.rows) == (log.seed, log.kind, log.rows)


def _rest(there: Stored, log: Stored) -> Stored:
    """The rows of a log after those that are there. Raises `StoreError` ``table-exists``."""
    known = len(there.rows)
    if (there.seed, there.kind, there.rows) != (log.seed, log.kind, log.rows[:known]):
        raise StoreError("table-exists", table=log.table_id)
    return replace(log, rows=log.rows[known:])


def _store(connection: Connection, logs: Sequence[Stored]) -> None:
    begun = [log for log in logs if not log.rows or log.rows[0].seq == 1]
    if begun:
        there = connection.scalar(_THERE, {"ids": padded([log.table_id for log in begun])})
        if there is not None:
            raise StoreError("table-exists", table=there)
        _insert(connection, begun)
    for refusal in write(connection, [Addition(log.table_id, log.rows, log.job) for log in logs if log not in begun]):
        if refusal is not None:
            raise refusal


def _insert(connection: Connection, logs: Sequence[Stored]) -> None:
    """Store logs as they are, also with rows missing: a backup gives back what there was."""
    tables = [
        {
            "table_id": log.table_id,
            "seed": log.seed,
            "first": log.first,
            "created": log.created,
            "touched": log.rows[-1].at if log.rows else log.created,
            "last": log.rows[-1].seq if log.rows else 0,
            "kind": log.kind,
            "held_with": log.held_with,
        }
        for log in logs
    ]
    rows = [
        {"table_id": log.table_id, "seq": row.seq, "command": row.command, "body": row.body, "at": row.at}
        for log in logs
        for row in log.rows
    ]
    jobs = [
        {"table_id": log.table_id, "due_at": job.due_at, "for_seq": job.for_seq, "visible_at": job.due_at}
        for log in logs
        if (job := log.job) is not None
    ]
    for table, values in ((TABLES, tables), (LOG, rows), (JOBS, jobs)):
        if values:
            connection.execute(insert(table), values)


def held_with(connection: Connection, log_id: str) -> list[str]:
    """The ids of the logs that are held with that one, by id."""
    return list(connection.scalars(_HELD, {"of": log_id}))


def remove_untouched(connection: Connection, gone: Collection[str], before: float) -> bool:
    """Delete logs, all or none, as in `canasta.server.store.Store.remove`; who holds them is told."""
    touched = list(connection.scalars(_TOUCHED, {"ids": padded(sorted(gone))}))
    if len(touched) < len(gone) or any(at >= before for at in touched):
        return False
    remove(connection, gone)
    return True


def remove(connection: Connection, gone: Collection[str]) -> None:
    """Delete logs with their rows and jobs."""
    if gone:
        displace(connection, gone)
        _wipe(connection)
        for table in (LOG, JOBS, TABLES):
            connection.execute(delete(table).where(table.c.table_id.in_(padded(gone))))


def remove_all(connection: Connection) -> None:
    """Delete every log."""
    for table in (LOG, JOBS, TABLES):
        connection.execute(delete(table))


def rewrite(connection: Connection, bodies: Mapping[str, Mapping[int, bytes]]) -> None:
    """Put other bodies into rows of logs, by id and number. A row that is not there stays away."""
    rows = [
        {"of": table_id, "number": number, "instead": body}
        for table_id, changed in bodies.items()
        for number, body in changed.items()
    ]
    if rows:
        displace(connection, bodies)
        _wipe(connection)
        connection.execute(_REWRITE, rows)


def _wipe(connection: Connection) -> None:
    """Leave nothing in the file of what is deleted or replaced from now on."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA secure_delete=ON")


def every(connection: Connection) -> Iterator[Stored]:
    """All logs with their jobs, one at a time, also those with missing rows."""
    for table_id in ids(connection):
        found = anyhow(connection, table_id)
        if found is not None:
            yield replace(found, job=job_of(connection, table_id))
