"""A planted step of the schema: the program that comes after this one."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from canasta.server.store import schema

STEP = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "{step:04}", "{before:04}"


def upgrade():
    op.create_table("canasta_ink", sa.Column("colour", sa.String, primary_key=True))
"""


def later_step(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program have one step more, with a table that it does not use; `folder` is for its steps."""
    step = int(schema.newest()) + 1
    steps = copytree(schema.MIGRATIONS, folder / "migrations", ignore=ignore_patterns("__pycache__"))
    (steps / f"r{step:04}_ink.py").write_text(STEP.format(step=step, before=step - 1))
    monkeypatch.setattr(schema, "MIGRATIONS", steps)
