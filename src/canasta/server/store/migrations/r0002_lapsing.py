"""Rows that lapse: tables open to everybody, wishes to play, and what else holds for a while."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "canasta_lapsing",
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_index("canasta_lapsing_until", "canasta_lapsing", ["until"])
