"""The entry point of Alembic: it migrates on the connection that `canasta.server.store.migrate` hands over."""

from __future__ import annotations

from alembic import context

from canasta.server.store.schema import METADATA, VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
    transactional_ddl=True,  # in SQLite too: our connections say BEGIN themselves
)
with context.begin_transaction():
    context.run_migrations()
