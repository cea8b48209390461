"""The part of the store in memory that knows who holds which log, and tells others of each take."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from canasta.server.store import Hold

if TYPE_CHECKING:
    from tests.server.simulation.store import SimStore


class SimHolding:
    """The last hold of each log (0: no process has it), and who listens. `taken` hears of every change of one."""

    def __init__(self, store: SimStore, taken: Callable[[str], object] = lambda _: None) -> None:
        self.holds: dict[str, Hold] = {}
        self.listeners: dict[Callable[[str, int], object], None] = {}
        self._store = store
        self._taken = taken

    async def take(self, log_id: str, kind: str, owner: int) -> Hold | None:
        log = self._store.logs.get(log_id)
        if log is None or log.kind != kind:
            return None
        return self._set(log_id, owner)

    async def let_go(self, holds: Mapping[str, Hold]) -> None:
        for log_id, hold in sorted(holds.items()):
            if self.holds.get(log_id) == hold:
                self.holds[log_id] = Hold(0, hold.epoch)

    def displace(self, ids: Iterable[str]) -> None:
        """Take logs away from their holders: they are changed past them."""
        for log_id in ids:
            self._set(log_id, 0)

    def still_held(self, holds: Mapping[str, Hold]) -> set[str]:
        """The ids of those that are still held so."""
        return {log_id for log_id, hold in holds.items() if self.holds.get(log_id) == hold}

    @asynccontextmanager
    async def listening(self, heard: Callable[[str, int], object]) -> AsyncIterator[SimLine]:
        self.listeners[heard] = None
        try:
            yield SimLine(self)
        finally:
            del self.listeners[heard]

    def abandon(self, *, for_good: bool = False) -> None:
        """There is no connection."""

    def forget(self, ids: Collection[str]) -> None:
        """Logs are deleted: their holders are told."""
        self.displace(ids)
        for log_id in ids:
            self.holds.pop(log_id, None)

    def _set(self, log_id: str, owner: int) -> Hold:
        before = self.holds.get(log_id, Hold(0, 0))
        found = self.holds[log_id] = Hold(owner, before.epoch + 1)
        self._taken(log_id)
        if before.owner not in (0, owner):
            for heard in list(self.listeners):
                heard(log_id, found.epoch)
        return found


class SimLine:
    """A connection that is never lost."""

    def __init__(self, holding: SimHolding) -> None:
        self._holding = holding

    async def beat(self) -> None:
        """It answers at once."""

    async def still_held(self, holds: Mapping[str, Hold]) -> set[str]:
        return self._holding.still_held(holds)
