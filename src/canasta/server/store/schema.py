"""The tables of the database. Every change here needs a new file in ``migrations/versions``."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Double, Index, Integer, LargeBinary, MetaData, String, Table, text

METADATA: Final = MetaData()

# `last` and `touched` stand here and not only in the log: an append locks and checks one small row a table.
TABLES: Final = Table(
    "canasta_table",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("seed", String, nullable=False),
    Column("first", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("last", Integer, nullable=False),
    Column("kind", String, nullable=False, server_default="table"),  # the kind of log: see `Kind` in values
    Column("owner", BigInteger, nullable=True),  # the server process that holds it; NULL: none
    Column("epoch", Integer, nullable=False, server_default="0"),  # grows with every take, and never shrinks
    Column("held_with", String, nullable=True),  # the competition of a sheet or table: one process holds both
    Index("canasta_table_touched", "touched"),
    Index(
        "canasta_table_held_with",
        "held_with",
        postgresql_where=text("held_with IS NOT NULL"),
        sqlite_where=text("held_with IS NOT NULL"),
    ),
)

# No foreign keys: every append holds the lock of its table's row, and checks that it is there.
LOG: Final = Table(
    "canasta_log",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("command", String, nullable=True),
    Column("body", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    Index("canasta_log_command", "table_id", "command", unique=True),
    sqlite_with_rowid=False,  # the rows lie in their key's tree: one page less to write for each
)

JOBS: Final = Table(
    "canasta_job",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("due_at", Double, nullable=False),
    Column("for_seq", Integer, nullable=False),
    Column("visible_at", Double, nullable=False),  # claimable from then on: `due_at`, later while it is claimed
    Index("canasta_job_visible_at", "visible_at"),
)

VERSION_TABLE: Final = "canasta_version"
