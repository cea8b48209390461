"""Counts of all that each address has caused to be stored in a day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "canasta_usage",
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("address", sa.String, primary_key=True),
        sa.Column("logs", sa.BigInteger, nullable=False),
        sa.Column("entries", sa.BigInteger, nullable=False),
        sa.Column("bytes", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("canasta_usage")
