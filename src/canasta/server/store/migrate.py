"""Migration of a database to the program's schema; refusal of one that a newer program has written."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from canasta.server.store.address import Address
from canasta.server.store.errors import StoreError
from canasta.server.store.runner import AsyncRunner
from canasta.server.store.schema import VERSION_TABLE

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x43414E41  # any number that no other program on the same PostgreSQL is likely to lock


async def migrate(address: Address) -> None:
    """Migrate in a thread with an event loop of its own, so that importing and running Alembic does not block ours."""
    await asyncio.to_thread(lambda: asyncio.run(_migrate(address)))


async def _migrate(address: Address) -> None:
    # Without the limits of other connections: a step may think for long between two statements.
    runner = address.runner(1) if address.file is not None else AsyncRunner(address.engine(1))
    try:
        await runner.run(partial(upgrade, shown=address.shown))
    finally:
        await runner.close()


def upgrade(connection: Connection, shown: str) -> None:
    """Run all missing steps, in the transaction of the connection. Raises `StoreError` (``newer``)."""
    if version(connection) == newest():
        return  # without Alembic, which takes a while to import
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    if connection.dialect.name == "postgresql":  # two servers that start together take turns
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads()
    if not known.issuperset(found):
        raise StoreError("newer", where=shown)
    command.upgrade(config, "head")


def version(connection: Connection) -> str | None:
    """The last step that this database has seen; None for one that has seen none."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()  # noqa: S608 - our own name


def newest() -> str:
    """The last step there is: each has a file, which begins with r and the four digits of its number."""
    return max(path.name[1:5] for path in (FOLDER / "versions").glob("r[0-9]*.py"))
