"""Counts of all that each address has caused to be stored in a day; they only grow, and are gone with their day."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from sqlalchemy import Connection, bindparam, delete, or_, select, text

from canasta.server.store.batch import padded
from canasta.server.store.schema import LOG, METADATA, USAGE
from canasta.server.store.values import Usage

DAY_S: Final = 86_400
_AT_ONCE: Final = 512  # addresses that one statement asks for

# The same text for both databases. In the order of the addresses, so that two servers never wait in a circle.
_ADD: Final = text(
    "INSERT INTO canasta_usage (day, address, logs, entries, bytes) VALUES (:day, :address, :logs, :entries, :bytes) "
    "ON CONFLICT (day, address) DO UPDATE SET logs = canasta_usage.logs + excluded.logs, "
    "entries = canasta_usage.entries + excluded.entries, bytes = canasta_usage.bytes + excluded.bytes"
)
_COLUMNS: Final = (USAGE.c.address, USAGE.c.logs, USAGE.c.entries, USAGE.c.bytes)
_TODAY: Final = select(*_COLUMNS).where(USAGE.c.day == bindparam("of_day"))
_OF: Final = _TODAY.where(USAGE.c.address.in_(bindparam("ids", expanding=True)))
_FULL: Final = _TODAY.where(
    or_(
        USAGE.c.logs >= bindparam("full_logs"),
        USAGE.c.entries >= bindparam("full_entries"),
        USAGE.c.bytes >= bindparam("full_bytes"),
    )
)
_FULLEST: Final = _TODAY.order_by(USAGE.c.bytes.desc(), USAGE.c.address).limit(bindparam("most"))
_BEFORE: Final = delete(USAGE).where(USAGE.c.day < bindparam("of_day"))
_LIFT: Final = delete(USAGE).where(USAGE.c.address == bindparam("of"))
_PAGES: Final = ("page_count", "freelist_count", "page_size")
_SAMPLE: Final = 500  # rows whose mean stands for all
# Of the log, which is nearly everything, only the part in use: as many rows as there are, or were before they were last
# cleared away, of the mean width. What VACUUM has cleared is taken again by new rows, and the disk never has it back.
_SIZE: Final = text(
    "SELECT coalesce(sum(pg_total_relation_size(c.oid) * CASE WHEN c.relname = :log"
    " AND greatest(s.n_live_tup + s.n_dead_tup, c.reltuples) > 0 THEN least(1, greatest(s.n_live_tup + s.n_dead_tup,"
    " c.reltuples) * w.width / greatest(pg_table_size(c.oid), 1)) ELSE 1 END), 0)"
    " FROM pg_class c LEFT JOIN pg_stat_all_tables s ON s.relid = c.oid,"
    " (SELECT coalesce(avg(pg_column_size(l.*)) + 4, 0) AS width FROM"
    " (SELECT * FROM canasta_log ORDER BY table_id DESC, seq DESC LIMIT :sample) l) w"
    " WHERE c.relkind = 'r' AND c.relname = ANY(CAST(:tables AS text[])) AND pg_table_is_visible(c.oid)"
)


def count(
    connection: Connection, day: int, new: Mapping[str, Usage], asked: Collection[str], full: Usage
) -> dict[str, Usage]:
    """Add counts to those of a day; return the sums of these, of the addresses asked for, and of all that are full."""
    if new:
        names = ("logs", "entries", "bytes")
        rows = [{"day": day, "address": of, **dict(zip(names, new[of], strict=True))} for of in sorted(new)]
        connection.execute(_ADD, rows)
    limits = {"full_logs": full.logs, "full_entries": full.entries, "full_bytes": full.bytes}
    found = list(connection.execute(_FULL, {"of_day": day, **limits}))
    wanted = sorted({*new, *asked})
    for start in range(0, len(wanted), _AT_ONCE):
        found += connection.execute(_OF, {"of_day": day, "ids": padded(wanted[start : start + _AT_ONCE])})
    return {address: Usage(*counts) for address, *counts in found}


def fullest(connection: Connection, day: int, most: int) -> dict[str, Usage]:
    """The addresses with the most stored bytes of that day, the fullest first."""
    rows = connection.execute(_FULLEST, {"of_day": day, "most": most})
    return {address: Usage(*counts) for address, *counts in rows}


def forget_before(connection: Connection, day: int) -> None:
    """Delete the counts of all earlier days."""
    connection.execute(_BEFORE, {"of_day": day})


def lift(connection: Connection, address: str) -> bool:
    """Delete the counts of an address; False if there were none."""
    return connection.execute(_LIFT, {"of": address}).rowcount > 0


def size(connection: Connection) -> int:
    """The bytes in use for all tables: what was freed is taken again, though the disk does not have it back."""
    if connection.dialect.name == "sqlite":
        pages, unused, page = (int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()) for name in _PAGES)
        return (pages - unused) * page
    return int(
        connection.execute(_SIZE, {"tables": list(METADATA.tables), "log": LOG.name, "sample": _SAMPLE}).scalar_one()
    )
