"""Logs of competitions and score sheets beside those of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("canasta_table", sa.Column("kind", sa.String, nullable=False, server_default="table"))


def downgrade() -> None:
    op.drop_column("canasta_table", "kind")
