"""The tables of the database, and its steps to them. Every change here needs a new file in ``migrations``."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    inspect,
    text,
)

from canasta.server.store.values import StoreError

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

# Rows that hold for a while (`canasta.server.store.lapsing`); no log depends on it.
LAPSING: Final = Table(
    "canasta_lapsing",
    METADATA,
    Column("kind", String, primary_key=True),
    Column("id", String, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("until", Double, nullable=False),
    Index("canasta_lapsing_until", "until"),
)

VERSION_TABLE: Final = "canasta_version"
MIGRATIONS: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x43414E41  # any number that no other program on the same PostgreSQL is likely to lock


def migrate(connection: Connection, shown: str) -> None:
    """Run all missing steps, in the transaction of the connection. Raises `StoreError` (``newer``)."""
    if version(connection) == newest():
        return  # without Alembic, which takes a while to import
    from alembic.operations import Operations
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    if connection.dialect.name == "postgresql":  # two servers that start together take turns
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    script = ScriptDirectory(str(MIGRATIONS), version_locations=[str(MIGRATIONS)])
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    found = context.get_current_revision()
    if found is not None and found not in {step.revision for step in script.walk_revisions()}:
        raise StoreError("newer", where=shown)
    missing = [step for step in script.iterate_revisions("head", found or "base") if step.revision != found]
    with Operations.context(context):
        for step in reversed(missing):
            step.module.upgrade()
    context.stamp(script, "head")


def version(connection: Connection) -> str | None:
    """The last step that this database has seen; None for one that has seen none."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()  # noqa: S608 - our own name


def newest() -> str:
    """The last step there is: each has a file, which begins with r and the four digits of its number."""
    return max(path.name[1:5] for path in MIGRATIONS.glob("r[0-9]*.py"))
