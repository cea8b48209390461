"""Migrations of the database: one file for each step, run by Alembic at every start."""
