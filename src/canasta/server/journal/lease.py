"""The lease of this server process: while it is trusted, the process may answer from memory for what it holds.

The database counts the lease by its own clock. This process trusts it for a shorter time, from before it asked: an
answer that comes late prolongs nothing. What has run out is never prolonged; the process goes on under a new number,
and loads everything again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec.structs import replace

from canasta.server.journal.chance import Chance
from canasta.server.journal.clocks import ServerClock
from canasta.server.store.errors import StoreError
from canasta.server.store.values import Peer
from canasta.texts import default_language, text

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable

    from canasta.server.journal.store import JournalStore
    from canasta.server.store.values import Hold

LEASE_MS: Final = 3_500  # until others may take what a dead process held; docs/decisions/ownership.md
TRUST_MS: Final = 2_750
RENEW_S: Final = 0.5
_KNOWN_MS: Final = 3_600_000  # so long the machine of a process that was cut off may pass on what it is asked
WATCH_S: Final = 0.1  # the same while another process cannot be reached: its end is noticed as soon as it comes
CARE: Final = "canasta admin"  # the name of who changes logs past all servers

_log: Final = logging.getLogger("canasta.server")
T = TypeVar("T")


class Lease:
    """A lease of the store, prolonged in the background from `start` to `end`. A sole process needs none.

    It is prolonged on the event loop, and not in a thread: a loop that hangs has to lose it.
    """

    def __init__(
        self,
        store: JournalStore,
        me: Peer | None = None,
        *,
        clock: Callable[[], float] | None = None,
        number: Callable[[], int] | None = None,
    ) -> None:
        """Create it; `me` is how the others know this process, without its number."""
        self._number = number or Chance().new_number
        self.me: Peer = replace(me or Peer(0), server=self._number())
        self.leaving = False
        self._store = store
        self._clock = clock or ServerClock().now_ms
        self._until = float("inf") if store.sole else float("-inf")
        self._given = self._asked = float("-inf")  # when the store was last asked for time, with an answer or without
        self._given_up: deque[int] = deque(maxlen=8)  # numbers of ours that the store may still take for living
        self._peers: dict[int, Peer] = {}
        self._machines: dict[object, float] = {}  # addresses of other processes, and until when they are known
        self._buried: set[int] = set()
        self._suspected: dict[int, float] = {}  # processes that cannot be reached, and until when that is news
        self._suspicion = asyncio.Event()
        self._deaths: dict[int, asyncio.Future[None]] = {}
        self._losing: list[Callable[[], None]] = []
        self._task: asyncio.Task[None] | None = None

    @property
    def trusted(self) -> bool:
        """True while nobody else can have taken what this process holds."""
        return self._clock() < self._until

    @property
    def alone(self) -> bool:
        """True if no other process was there at the last look."""
        return not self._peers

    @property
    def cared_for(self) -> bool:
        """True if somebody changed logs past all servers at the last look."""
        return any(peer.name == CARE for peer in self._peers.values())

    def __contains__(self, address: object) -> bool:
        """True for the address of the machine of another process, also of one that has lately been taken for dead."""
        return self._clock() < self._machines.get(address, 0.0)

    @property
    def passing(self) -> tuple[float, float]:
        """The seconds until the others may take what a lost lease held: at the earliest, and for certain."""
        now = self._clock()
        return (self._given + LEASE_MS - now) / 1000, (self._asked + LEASE_MS - now) / 1000

    def holds(self, hold: Hold) -> bool:
        """True while that hold is ours, as far as the lease goes."""
        return hold.server == self.me.server and self.trusted

    def at_loss(self, call: Callable[[], None]) -> None:
        """Call it whenever the lease is lost, and with it everything that was held."""
        self._losing.append(call)

    def chosen(self, log_id: str) -> Peer:
        """The process that takes a log which nobody holds, of all that share our place (the name up to a space).

        All that know each other choose the same, so that they share the load; no proxy can choose among them. Those
        that were started together choose each other: others of the place are about to leave.
        """
        of = self.me.name.split(" ")[2:]
        together = [peer for peer in self._beside() if peer.name.split(" ")[2:] == of]
        return _in_order(log_id, [self.me, *together])[0]

    def others(self, log_id: str) -> list[Peer]:
        """All other processes of the last look, in the order in which whoever cannot serve a log asks them for it."""
        return _in_order(log_id, [peer for peer in self._peers.values() if peer.address])

    async def bury(self, pid: int) -> None:
        """End the lease of a process of our place that is certainly dead, by the number that the system gave it."""
        with suppress(StoreError, TimeoutError):  # else it runs out by itself
            if self.trusted:
                await self._renewed()  # it may have come since the last look
            for peer in self._beside():
                if peer.name.split(" ")[1:2] == [str(pid)]:
                    await self._store.leave(peer.server)
                    self._buried.add(peer.server)
            self._meet(list(self._peers.values()))

    def suspect(self, peer: Peer) -> asyncio.Future[None]:
        """Look often whether that process still lives, since it cannot be reached; return what `death_of` does."""
        if peer.server not in self._suspected:
            self._suspected[peer.server] = self._clock() + 2 * LEASE_MS
            self._suspicion.set()
        return self.death_of(peer)

    def death_of(self, peer: Peer) -> asyncio.Future[None]:
        """Something to wait for: it is done once that process lives no more."""
        found = self._deaths.get(peer.server)
        if found is None:
            found = self._deaths[peer.server] = asyncio.get_running_loop().create_future()
        return found

    async def start(self) -> None:
        """Begin the lease. Raises `StoreError`."""
        if self._store.sole or self._task is not None:
            return
        await self._enter()
        self._task = asyncio.get_running_loop().create_task(self._prolong(), name="lease")

    async def end(self) -> None:
        """End the lease: whatever is still held is free. May be called twice."""
        task, self._task = self._task, None
        if task is None:
            return
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        left, self._until = self._until - self._clock(), float("-inf")
        try:
            await _at_most(left, self._store.leave(self.me.server))
        except (StoreError, TimeoutError):  # it runs out by itself
            self._store.abandon(for_good=True)

    @property
    def _watching(self) -> bool:
        now = self._clock()
        return any(server in self._peers and now < until for server, until in self._suspected.items())

    def _beside(self) -> list[Peer]:
        place = self.me.name.partition(" ")[0]
        return [peer for peer in self._peers.values() if peer.name.partition(" ")[0] == place]

    async def _prolong(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(WATCH_S if self._watching else RENEW_S):
                    await self._suspicion.wait()
            self._suspicion.clear()
            try:
                if self._until == float("-inf"):
                    self._renumber()  # the attempt before may have been stored
                    await self._enter()
                    self._store.abandon()  # a connection that was begun in the silence may be silent for long
                    _log.warning(text(default_language(), "lease-back"), extra={"event": "lease-back"})
                elif not self.trusted or not await self._renewed():
                    self._lose()
            except (StoreError, TimeoutError):
                if not self.trusted:
                    self._lose()
            except Exception:
                _log.exception("the lease cannot be prolonged")

    async def _enter(self) -> None:
        before = self._clock()
        peers: list[Peer] | None = await _at_most(TRUST_MS, self._store.enter(self.me, LEASE_MS))
        if self._clock() > before + RENEW_S * 1000:  # little trust would be left: what we took would soon be nobody's
            before = self._clock()
            peers = await _at_most(TRUST_MS, self._store.renew(self.me.server, LEASE_MS))
        if peers is None:
            raise TimeoutError
        while self._given_up:  # else nobody could take what was held so, until that lease is over too
            await _at_most(TRUST_MS, self._store.leave(self._given_up[-1]))
            self._given_up.pop()
        self._until = before + TRUST_MS
        self._given = self._asked = before
        self._meet(peers)

    async def _renewed(self) -> bool:
        """Ask for more time; False if the lease is over."""
        before = self._asked = self._clock()
        peers = await _at_most(self._until - before, self._store.renew(self.me.server, LEASE_MS))
        if peers is None:
            return False
        self._until = max(self._until, before + TRUST_MS)
        self._given = before
        self._meet(peers)
        return True

    def _meet(self, peers: list[Peer]) -> None:
        self._peers = {peer.server: peer for peer in peers if peer.server not in self._buried}
        known_until = self._clock() + _KNOWN_MS
        places = [peer.address.rpartition(":")[0].strip("[]") for peer in peers if peer.address]
        self._machines.update(dict.fromkeys(places, known_until))
        self._suspected = {server: until for server, until in self._suspected.items() if server in self._peers}
        for server in [each for each in self._deaths if each not in self._peers]:
            self._deaths.pop(server).set_result(None)

    def _renumber(self) -> None:
        self._given_up.append(self.me.server)
        self.me = replace(self.me, server=self._number())

    def _lose(self) -> None:
        """Go on under a new number: everything that is in memory belongs to the old one."""
        if self._until == float("-inf"):
            return
        self._until = float("-inf")
        self._renumber()
        if not self.leaving:
            _log.warning(text(default_language(), "lease-lost"), extra={"event": "lease-lost"})
        self._store.abandon(for_good=self.leaving)
        for call in self._losing:
            call()


def _in_order(log_id: str, peers: Iterable[Peer]) -> list[Peer]:
    """The processes in an order that differs from log to log, and is the same for all who know them."""
    return sorted(peers, key=lambda peer: blake2b(f"{log_id} {peer.server}".encode()).digest(), reverse=True)


async def _at_most(milliseconds: float, work: Coroutine[Any, Any, T]) -> T:
    """Do the work, or give it up and raise `TimeoutError`, at once: to take leave of a silent connection takes time."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait({task}, timeout=max(0.0, milliseconds) / 1000)
        if not task.done():
            raise TimeoutError
        return task.result()
    finally:
        if not task.done():
            task.add_done_callback(lambda late: late.cancelled() or late.exception())  # nobody asks for it any more
            task.cancel()
