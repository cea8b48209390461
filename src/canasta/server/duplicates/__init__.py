"""Duplicate matches: two teams play the same cards at two tables, each once on either side, and are compared."""
