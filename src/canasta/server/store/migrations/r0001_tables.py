"""Logs of every kind with the server processes that hold them, and their jobs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "canasta_table",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("first", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False, server_default="table"),
        sa.Column("owner", sa.BigInteger, nullable=True),
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
        sa.Column("held_with", sa.String, nullable=True),
    )
    op.create_index("canasta_table_touched", "canasta_table", ["touched"])
    known = sa.text("held_with IS NOT NULL")
    op.create_index(
        "canasta_table_held_with", "canasta_table", ["held_with"], postgresql_where=known, sqlite_where=known
    )
    op.create_table(
        "canasta_log",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("command", sa.String, nullable=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("canasta_log_command", "canasta_log", ["table_id", "command"], unique=True)
    op.create_table(
        "canasta_job",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("due_at", sa.Double, nullable=False),
        sa.Column("for_seq", sa.Integer, nullable=False),
        sa.Column("visible_at", sa.Double, nullable=False),
    )
    op.create_index("canasta_job_visible_at", "canasta_job", ["visible_at"])
