"""The store of a server: one append-only log a table, in SQLite or PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.server.store.values import KEEP, Job, Keep, Listed, Row, Stored


class Store:
    """Tables, their logs and their jobs. `Store.open` gives one; close it, or use it with ``async with``.

    All methods raise `StoreError` when the database fails. Several tasks may call them at the same time.
    """

    @classmethod
    async def open(cls, address: str) -> Store:
        """Open the database, making or migrating it as needed.

        `address` is the path of a SQLite file, a ``sqlite:///`` URL, or a ``postgresql://`` URL (``+asyncpg`` and
        ``+aiosqlite`` may stand in them). StoreError: cannot be opened, belongs to something else, is damaged, was
        written by a newer program, or (SQLite) is open in another process.
        """
        raise NotImplementedError

    async def close(self) -> None:
        """Finish the writes that are under way and close the database. May be called twice."""
        raise NotImplementedError

    async def create(self, table_id: str, seed: str, first: bytes, at: float) -> None:
        """A new table with an empty log. StoreError ``table-exists``."""
        raise NotImplementedError

    async def append(self, table_id: str, rows: Sequence[Row], *, job: Job | None | Keep = KEEP) -> None:
        """Add rows to a table's log and set its job, both or neither; returns when they are safe on disk.

        `job`: the table's job from now on, None for none, `KEEP` to leave it. Without rows only the job is set.
        Once called it is carried through, even if the caller is cancelled. Raises `Conflict` when the first seq is
        not the next of the log or a command id is there already; StoreError ``no-table``.
        """
        raise NotImplementedError

    async def load(self, table_id: str) -> Stored | None:
        """A table with its whole log, None if there is no such table."""
        raise NotImplementedError

    async def claim(self, now: float, limit: int, visible_for: float) -> list[Job]:
        """Up to `limit` jobs that are due, the longest due first.

        Nobody else gets them until `now` + `visible_for`: then, unless an append or `done` has replaced or removed
        them, they are due again.
        """
        raise NotImplementedError

    async def done(self, job: Job) -> None:
        """Remove a job that turned out to need no append; harmless where another has taken its place."""
        raise NotImplementedError

    async def next_due(self) -> float | None:
        """When `claim` will next have something, or None: the earliest of all jobs, claimed ones at their return."""
        raise NotImplementedError

    async def tables(self, touched_since: float | None = None) -> list[Listed]:
        """All tables, or those touched since then, the last touched first."""
        raise NotImplementedError

    async def forget(self, before: float) -> int:
        """Delete the tables last touched before that time, with their logs and jobs; how many there were."""
        raise NotImplementedError
