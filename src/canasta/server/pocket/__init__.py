"""The server in a browser: the same tables, on its own Python and database (``docs/decisions/offline.md``)."""
