"""A store that keeps everything in memory, with the signatures of the real one: for tests of what lies above it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from canasta.server.store import KEEP, Conflict, Hold, Job, Keep, Kind, Peer, Row, Stored, StoreError


class MemoryStore:
    """`fails` makes the next append fail, after `slow` seconds."""

    sole = True

    def __init__(self) -> None:
        self.tables: dict[str, tuple[str, bytes, float, list[Row], str]] = {}
        self.jobs: dict[str, Job] = {}
        self.holds: dict[str, Hold] = {}
        self.fails: Exception | None = None
        self.slow = 0.0

    async def create(
        self,
        table_id: str,
        seed: str,
        first: bytes,
        at: float,
        *,
        kind: Kind = "table",
        held_with: str | None = None,
    ) -> None:
        self.tables[table_id] = (seed, first, at, [], kind)

    async def append(
        self, table_id: str, rows: Sequence[Row], *, job: Job | Keep | None = KEEP, hold: Hold | None = None
    ) -> None:
        await asyncio.sleep(self.slow)
        if self.fails is not None:
            error, self.fails = self.fails, None
            raise error
        if table_id not in self.tables:
            raise StoreError("no-table", table=table_id)
        if hold is not None and hold != self.holds.get(table_id):
            raise Conflict("moved", table=table_id)
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

    async def claim(self, now: float, limit: int, visible_for: float, *, server: int | None = None) -> list[Job]:
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

    async def enter(self, me: Peer, for_ms: float) -> list[Peer]:
        return []

    async def renew(self, server: int, for_ms: float) -> list[Peer] | None:
        return []

    async def leave(self, server: int) -> None:
        """Nobody is asked about leases here: who takes last has it."""

    async def take(self, table_id: str, server: int) -> Hold | Peer | None:
        if table_id not in self.tables:
            return None
        before = self.holds.get(table_id)
        found = self.holds[table_id] = Hold(server, 1 if before is None else before.epoch + 1)
        return found

    async def let_go(self, holds: Mapping[str, Hold]) -> None:
        """Whoever wants it next takes it all the same."""

    async def holder(self, table_id: str) -> Peer | None:
        return None
