"""Banned addresses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "canasta_ban",
        sa.Column("address", sa.String, primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("canasta_ban")
