"""The store in memory, with the contract of the real one: the tests of `tests/server/store` hold it to that."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Collection, Sequence

from msgspec.structs import replace
from tests.server.simulation.holding import SimHolding

from canasta.server.store import KEEP, Conflict, Hold, Job, Keep, Kind, Listed, Row, Stored, StoreError


class SimStore:
    """Logs and jobs by id. `fails` makes the next append fail, after `slow` seconds; nothing of it is stored."""

    def __init__(self, *, shared: bool = False, taken: Callable[[str], object] = lambda _: None) -> None:
        """Create an empty store, for several processes if `shared`; `taken` as in `SimHolding`."""
        self.holding: SimHolding | None = SimHolding(self, taken) if shared else None
        self.logs: dict[str, Stored] = {}
        self.jobs: dict[str, Job] = {}
        self.fails: Exception | None = None
        self.slow = 0.0
        self._claimed: dict[str, tuple[Job, float]] = {}  # a claimed job, and when it will be due again
        self._commands: defaultdict[str, set[str]] = defaultdict(set)

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
        if table_id in self.logs:
            raise StoreError("table-exists", table=table_id)
        self.logs[table_id] = Stored(table_id, seed, first, at, [], kind, held_with)

    async def append(
        self, table_id: str, rows: Sequence[Row], *, job: Job | Keep | None = KEEP, hold: Hold | None = None
    ) -> None:
        if self.slow:
            await asyncio.sleep(self.slow)
        if self.fails is not None:
            error, self.fails = self.fails, None
            raise error
        self.add(table_id, rows, job, hold)

    def add(self, table_id: str, rows: Sequence[Row], job: Job | Keep | None = KEEP, hold: Hold | None = None) -> None:
        """Add all of it to the log, or nothing. Raises `Conflict`, and `StoreError` ``no-table``."""
        if table_id not in self.logs:
            raise StoreError("no-table", table=table_id)
        if self.moved(table_id, hold):
            raise Conflict("moved", table=table_id)
        log = self.logs[table_id].rows
        for expected, row in enumerate(rows, len(log) + 1):
            if row.seq != expected:
                raise Conflict("conflict", table=table_id, expected=expected, found=row.seq)
        new = [row.command for row in rows if row.command is not None]
        if len(set(new)) < len(new) or not self._known(table_id).isdisjoint(new):
            raise Conflict("repeated", table=table_id)
        log.extend(rows)
        self._commands[table_id].update(new)
        if job is None:
            self.jobs.pop(table_id, None)
        elif isinstance(job, Job):
            self.jobs[table_id] = job

    async def load(self, table_id: str) -> Stored | None:
        found = self.logs.get(table_id)
        if found is None:
            return None
        if found.rows and found.rows[-1].seq != len(found.rows):
            raise StoreError("rows-missing", where="memory", table=table_id)
        return replace(found, rows=list(found.rows), job=None)

    def moved(self, table_id: str, hold: Hold | None) -> bool:
        """True if the table has been taken since that hold."""
        return hold is not None and self.holding is not None and hold != self.holding.holds.get(table_id)

    async def claim(self, now: float, limit: int, visible_for: float) -> list[Job]:
        due = sorted((at, name) for name, job in self.jobs.items() if (at := self.due_at(job)) <= now)
        found = [self.jobs[name] for _, name in due[:limit]]
        self._claimed |= {job.table_id: (job, now + visible_for) for job in found}
        return found

    async def done(self, job: Job) -> None:
        if self.jobs.get(job.table_id) == job:
            del self.jobs[job.table_id]

    async def check(self) -> None:
        if self.fails is not None:
            raise self.fails

    async def tables(self) -> list[Listed]:
        """All logs, the last touched first."""
        found = [
            Listed(one.table_id, one.created, _touched(one), len(one.rows), one.kind) for one in self.logs.values()
        ]
        return sorted(found, key=lambda one: (-one.touched, one.table_id))

    async def dependents(self, log_id: str) -> list[str]:
        """The ids of the logs that are held with that one."""
        return sorted(name for name, log in self.logs.items() if log.held_with == log_id)

    async def remove(self, ids: Collection[str], before: float) -> bool:
        """Delete logs, all or none; False if one is not there, or was touched since then."""
        if any(name not in self.logs or _touched(self.logs[name]) >= before for name in ids):
            return False
        for name in ids:
            self.delete(name)
        return True

    def delete(self, name: str) -> None:
        """Delete a log."""
        del self.logs[name]
        if self.holding is not None:
            self.holding.forget([name])
        self.jobs.pop(name, None)
        self._commands.pop(name, None)

    async def take_in(self, logs: Sequence[Stored], *, going_on: bool = False) -> list[str]:
        """Store whole logs, all or none; none of them goes on. Raises `StoreError` ``table-exists``."""
        for log in logs:
            if log.table_id in self.logs:
                raise StoreError("table-exists", table=log.table_id)
        self.logs |= {log.table_id: replace(log, rows=list(log.rows)) for log in logs}
        return [log.table_id for log in logs]

    def has(self, table_id: str, command: str) -> bool:
        """True if the log has a row of that command."""
        return table_id in self.logs and command in self._known(table_id)

    def due_at(self, job: Job) -> float:
        """The time at which a job is due; a claimed one counts from its return."""
        claimed, until = self._claimed.get(job.table_id, (None, 0.0))
        return until if claimed is job else job.due_at

    def _known(self, table_id: str) -> set[str]:
        known, log = self._commands[table_id], self.logs[table_id].rows
        if not known:  # the log may have been put here from outside
            known.update(row.command for row in log if row.command is not None)
        return known


def _touched(log: Stored) -> float:
    return log.rows[-1].at if log.rows else log.created
