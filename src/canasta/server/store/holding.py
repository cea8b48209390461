"""Leases of server processes, and what each of them holds; plain functions on a connection, not committed.

A lease counts by the database's clock, and once it has run out it is never prolonged. On SQLite the lock of the file
proves that there is no other process, so a lease never ends.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sqlalchemy import Connection, TextClause, bindparam, delete, insert, literal, select, text, update

from canasta.server.store.batch import padded
from canasta.server.store.schema import SERVERS, TABLES
from canasta.server.store.values import Hold, Peer

_FOR_EVER: Final = float("inf")
# The clock of the transaction: what `take` sees of the leases is as old as that, also if it waited for the row.
_NOW: Final = "(extract(epoch FROM now()) * 1000)"
_CLOCK: Final = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::double precision")
_ONE_BY_ONE: Final = text("SELECT pg_advisory_xact_lock(1128353601, hashtext(coalesce(current_schema(), '')))")

_RENEW: Final = update(SERVERS).where(SERVERS.c.server == bindparam("me"), SERVERS.c.until > bindparam("now"))
_OF: Final = select(TABLES.c.owner, TABLES.c.epoch, TABLES.c.held_with).where(TABLES.c.table_id == bindparam("of"))
_DEPENDENT: Final = TABLES.alias("dependent")
_LOCKED: Final = (
    select(TABLES.c.table_id, TABLES.c.owner, TABLES.c.epoch, TABLES.c.touched)
    .where(TABLES.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(TABLES.c.table_id)
    .with_for_update()
)
_LET_GO: Final = (
    update(TABLES)
    .where(
        TABLES.c.table_id == bindparam("of"),
        TABLES.c.owner == bindparam("me"),
        TABLES.c.epoch == bindparam("at"),
        ~select(literal(1))
        .where(_DEPENDENT.c.held_with == TABLES.c.table_id, _DEPENDENT.c.owner == bindparam("me"))
        .exists(),
    )
    .values(owner=None)
)


def is_sole(connection: Connection) -> bool:
    """True if no other process can be on the database."""
    return connection.dialect.name == "sqlite"


def now_of(connection: Connection) -> str:
    """The database's time (ms) in SQL, for comparison with the end of a lease."""
    return "0" if is_sole(connection) else _NOW


def enter(connection: Connection, me: Peer, for_ms: float) -> list[Peer]:
    """Begin a lease, as in `canasta.server.store.Store.enter`."""
    if is_sole(connection):
        connection.execute(delete(SERVERS))
        until = _FOR_EVER
    else:
        connection.execute(_ONE_BY_ONE)  # of two that come together, the second sees the first
        now = float(connection.execute(_CLOCK).scalar_one())
        connection.execute(delete(SERVERS).where(SERVERS.c.until < now - 60_000))  # they are not asked about any more
        until = now + for_ms
    row = {"server": me.server, "name": me.name, "address": me.address, "secret": me.secret, "until": until}
    connection.execute(insert(SERVERS), row)
    return _others(connection, me.server)


def renew(connection: Connection, server: int, for_ms: float) -> list[Peer] | None:
    """Prolong a lease, as in `canasta.server.store.Store.renew`."""
    if not is_sole(connection):
        now = float(connection.execute(_CLOCK).scalar_one())
        done = connection.execute(_RENEW.values(until=now + for_ms), {"me": server, "now": now})
        if done.rowcount != 1:
            return None
    return _others(connection, server)


def leave(connection: Connection, server: int) -> None:
    """End a lease, and with it everything that is held by it."""
    connection.execute(delete(SERVERS).where(SERVERS.c.server == server))


def take(connection: Connection, table_id: str, server: int) -> Hold | Peer | None:
    """Take a log, as in `canasta.server.store.Store.take`."""
    found = connection.execute(_OF, {"of": table_id}).one_or_none()
    if found is None:
        return None
    if found.held_with is not None:
        first = connection.execute(_OF, {"of": found.held_with}).one_or_none()
        if first is not None and first.owner != server:
            taken = take(connection, found.held_with, server)
            if isinstance(taken, Peer):
                return taken
    epoch = connection.execute(_taking(connection), {"of": table_id, "me": server}).scalar_one_or_none()
    if epoch is not None:
        return Hold(server, epoch)
    return holder(connection, table_id) or Peer(server)  # without a lease of one's own one gets nothing


def holder(connection: Connection, table_id: str) -> Peer | None:
    """The living process that holds a log, or the one that it is held with; None if none does."""
    owner = "coalesce((SELECT c.owner FROM canasta_table c WHERE c.table_id = t.held_with), t.owner)"
    asked = text(
        "SELECT s.server, s.name, s.address, s.secret FROM canasta_table t"  # noqa: S608 - our own words
        f" JOIN canasta_server s ON s.server = {owner} WHERE t.table_id = :of AND s.until > {now_of(connection)}"
    )
    found = connection.execute(asked, {"of": table_id}).one_or_none()
    return None if found is None else Peer(*found)


def let_go(connection: Connection, holds: Mapping[str, Hold]) -> None:
    """Let go of logs, as in `canasta.server.store.Store.let_go`."""
    for table_id, hold in sorted(holds.items()):
        connection.execute(_LET_GO, {"of": table_id, "me": hold.server, "at": hold.epoch})


def still_held(connection: Connection, holds: Mapping[str, Hold], before: float) -> bool:
    """True if a process that lives still holds these logs so, and they are unchanged since that time (ms).

    Their rows are locked: until the transaction ends, no process takes them or adds to them.
    """
    found = {row.table_id: row for row in connection.execute(_LOCKED, {"ids": padded(sorted(holds))})}
    for table_id, hold in holds.items():
        row = found.get(table_id)
        if row is None or Hold(row.owner, row.epoch) != hold or row.touched >= before:
            return False
    if is_sole(connection):
        return True
    mine = {hold.server for hold in holds.values()}
    alive = select(SERVERS.c.server).where(SERVERS.c.until > text(_NOW), SERVERS.c.server.in_(mine))
    return set(connection.scalars(alive)) == mine


def _others(connection: Connection, server: int) -> list[Peer]:
    known = select(SERVERS.c.server, SERVERS.c.name, SERVERS.c.address, SERVERS.c.secret)
    alive = SERVERS.c.until > text(now_of(connection))
    return [Peer(*row) for row in connection.execute(known.where(alive, SERVERS.c.server != server))]


def _taking(connection: Connection) -> TextClause:
    if is_sole(connection):
        return text("UPDATE canasta_table SET owner = :me, epoch = epoch + 1 WHERE table_id = :of RETURNING epoch")
    return text(
        "UPDATE canasta_table SET owner = :me, epoch = epoch + 1"  # noqa: S608 - our own words
        " WHERE table_id = :of AND (owner IS NULL OR owner = :me OR NOT EXISTS"
        f" (SELECT 1 FROM canasta_server s WHERE s.server = canasta_table.owner AND s.until > {_NOW}))"
        f" AND EXISTS (SELECT 1 FROM canasta_server m WHERE m.server = :me AND m.until > {_NOW})"
        " RETURNING epoch"
    )
