"""The part of the store in memory that knows server processes, their leases, and what each of them holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from canasta.server.store import Hold, Peer, Stored


class SimLeases:
    """Leases by the clock `now` (ms). Without one, a process is alone, and who takes a log last has it.

    `holds` has the last take of each log; server 0 has let go of it.
    """

    sole = True
    logs: dict[str, Stored]

    def __init__(self, now: Callable[[], float] | None) -> None:
        self.holds: dict[str, Hold] = {}
        self.held_with: dict[str, str] = {}
        self.leases: dict[int, tuple[Peer, float]] = {}
        self._now = now
        if now is not None:
            self.sole = False

    async def enter(self, me: Peer, for_ms: float) -> list[Peer]:
        if self._now is not None:
            assert me.server not in self.leases, "a number is never used again"
            self.leases[me.server] = me, self._now() + for_ms
        return self._others(me.server)

    async def renew(self, server: int, for_ms: float) -> list[Peer] | None:
        if self._now is not None:
            if not self.lives(server):
                return None
            self.leases[server] = self.leases[server][0], self._now() + for_ms
        return self._others(server)

    async def leave(self, server: int) -> None:
        self.leases.pop(server, None)

    def abandon(self, *, for_good: bool = False) -> None:
        """There is no connection."""

    async def take(self, table_id: str, server: int) -> Hold | Peer | None:
        if table_id not in self.logs:
            return None
        first = self.held_with.get(table_id)
        if first in self.logs and self._owner(first) != server:
            taken = await self.take(first, server)
            if isinstance(taken, Peer):
                return taken
        if self._now is not None and (self.held_by_another(table_id, server) or not self.lives(server)):
            return await self.holder(table_id) or Peer(server)
        before = self.holds.get(table_id)
        found = self.holds[table_id] = Hold(server, 1 if before is None else before.epoch + 1)
        return found

    async def let_go(self, holds: Mapping[str, Hold]) -> None:
        for table_id, hold in sorted(holds.items()):
            others = [each for each, first in self.held_with.items() if first == table_id]
            if self.holds.get(table_id) == hold and all(self._owner(each) != hold.server for each in others):
                self.holds[table_id] = Hold(0, hold.epoch)

    async def holder(self, table_id: str) -> Peer | None:
        owner = self._owner(self.held_with.get(table_id, table_id)) or self._owner(table_id)
        return self.leases[owner][0] if self.lives(owner) else None

    def lives(self, server: int) -> bool:
        """True while the lease of that process lasts."""
        return self._now is not None and server in self.leases and self.leases[server][1] > self._now()

    def held_by_another(self, table_id: str, server: int) -> bool:
        """True if another living process holds the log."""
        owner = self._owner(table_id)
        return owner != server and self.lives(owner)

    def _owner(self, table_id: str) -> int:
        hold = self.holds.get(table_id)
        return 0 if hold is None else hold.server

    def _others(self, server: int) -> list[Peer]:
        return [peer for number, (peer, _) in self.leases.items() if number != server and self.lives(number)]
