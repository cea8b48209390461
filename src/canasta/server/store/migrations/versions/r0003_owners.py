"""Server processes, and what each of them holds."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "canasta_server",
        sa.Column("server", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.add_column("canasta_table", sa.Column("owner", sa.BigInteger, nullable=True))
    op.add_column("canasta_table", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("canasta_table", sa.Column("held_with", sa.String, nullable=True))
    known = sa.text("held_with IS NOT NULL")
    op.create_index(
        "canasta_table_held_with", "canasta_table", ["held_with"], postgresql_where=known, sqlite_where=known
    )
    _find_competitions()


def downgrade() -> None:
    op.drop_index("canasta_table_held_with", "canasta_table")
    for name in ("held_with", "epoch", "owner"):
        op.drop_column("canasta_table", name)
    op.drop_table("canasta_server")


def _find_competitions() -> None:
    """Set the competition of the sheets and tables that stand in the logs of competitions."""
    connection = op.get_bind()
    rows = connection.execute(
        sa.text(
            "SELECT l.table_id, l.body FROM canasta_log l JOIN canasta_table t ON t.table_id = l.table_id"
            " WHERE t.kind = 'club' ORDER BY l.table_id, l.seq"
        )
    )
    found = {each: club for club, body in rows for each in _opened(bytes(body))}
    if found:
        connection.execute(
            sa.text("UPDATE canasta_table SET held_with = :club WHERE table_id = :each"),
            [{"each": each, "club": club} for each, club in found.items()],
        )


def _opened(body: bytes) -> list[str]:
    """The ids of tables and sheets that an input of a competition names, as `[by, input]`; none in a damaged row."""
    try:
        _, entry = json.loads(body)
        if entry["did"] == "online":
            return [str(table) for _, table in entry["tables"]]
        return [str(entry["sheet"])] if entry["did"] == "sheet" else []
    except (ValueError, TypeError, KeyError):
        return []
