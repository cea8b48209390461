"""How the database came to look as it does: one file a step, run by Alembic at every start."""
