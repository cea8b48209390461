"""A store that keeps everything in memory, with the signatures of the real one: for tests of what lies above it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from canasta.server.store import KEEP, Conflict, Job, Keep, Kind, Row, Stored, StoreError


class MemoryStore:
    """`fails` makes the next append fail, after `slow` seconds."""

    def __init__(self) -> None:
        self.tables: dict[str, tuple[str, bytes, float, list[Row], str]] = {}
        self.jobs: dict[str, Job] = {}
        self.fails: Exception | None = None
        self.slow = 0.0

    async def create(self, table_id: str, seed: str, first: bytes, at: float, *, kind: Kind = "table") -> None:
        self.tables[table_id] = (seed, first, at, [], kind)

    async def append(self, table_id: str, rows: Sequence[Row], *, job: Job | Keep | None = KEEP) -> None:
        await asyncio.sleep(self.slow)
        if self.fails is not None:
            error, self.fails = self.fails, None
            raise error
        if table_id not in self.tables:
            raise StoreError("no-table", table=table_id)
        log = self.tables[table_id][3]
        commands = {row.command for row in log if row.command is not None}
        for row in rows:
            if row.seq != len(log) + 1 or row.command in commands:
                raise Conflict("conflict", table=table_id)
            log.append(row)
        if job is None:
            self.jobs.pop(table_id, None)
        elif isinstance(job, Job):
            self.jobs[table_id] = job

    async def load(self, table_id: str) -> Stored | None:
        found = self.tables.get(table_id)
        return None if found is None else Stored(table_id, found[0], found[1], found[2], list(found[3]), found[4])

    async def take_in(self, logs: Sequence[Stored], *, going_on: bool = False) -> list[str]:
        for log in logs:
            if log.table_id in self.tables:
                raise StoreError("table-exists", table=log.table_id)
        for log in logs:
            self.tables[log.table_id] = (log.seed, log.first, log.created, list(log.rows), log.kind)
        return [log.table_id for log in logs]

    async def claim(self, now: float, limit: int, visible_for: float) -> list[Job]:
        due = sorted((job for job in self.jobs.values() if job.due_at <= now), key=lambda job: job.due_at)[:limit]
        for job in due:
            self.jobs[job.table_id] = Job(job.table_id, now + visible_for, job.for_seq)
        return due

    async def check(self) -> None:
        if self.fails is not None:
            raise self.fails

    async def done(self, job: Job) -> None:
        kept = self.jobs.get(job.table_id)
        if kept is not None and kept.for_seq == job.for_seq:
            del self.jobs[job.table_id]
