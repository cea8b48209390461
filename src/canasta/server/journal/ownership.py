"""The logs that this server process owns on a database which others use too, and for how long it may trust its memory.

The process listens to the notices of the database, and asks it something several times a second on the same connection.
Notices and answers come in their order: what was taken before an answered question was asked is known. So memory may
answer for `TRUST_MS` after a question: no reader sees anything older than that.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Protocol

from canasta.server.journal.kind import JournalError
from canasta.server.journal.time_and_chance import Chance, ServerClock
from canasta.server.store.values import StoreError
from canasta.texts import default_language, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from canasta.server.journal.store import JournalStore
    from canasta.server.store.values import Hold

TRUST_MS: Final = 1_000  # for which an answer of the database proves that nothing else was taken; ownership.md
BEAT_S: Final = 0.2  # between two questions
GIVE_UP_S: Final = 2.0  # without an answer, of the time that the event loop runs: everything is given up
PROOF_S: Final = 0.5  # for which a request waits until the database answers again
_CONNECT_S: Final = 6.0  # for a new connection, once everything is given up
_TO_AND_FRO_MS: Final = 60_000  # two losses of a log within that time are one to and fro
_QUIET_MS: Final = 600_000  # for which the operator is not told of it again
_MOST: Final = 1_000  # logs whose last loss is remembered

_log: Final = logging.getLogger("canasta.server")


class NoOwnerError(JournalError):
    """This process takes no log now: it has no proof that it may, or is about to leave (code ``owner``)."""

    def __init__(self) -> None:
        super().__init__("owner")


class OwnedLogs(Protocol):
    """The logs of one kind in memory; `canasta.server.journal.cache.JournalCache` documents the methods."""

    def holds(self) -> dict[str, Hold]: ...
    def take_away(self, log_id: str, epoch: int) -> bool: ...
    def keep_only(self, ids: set[str]) -> None: ...
    def drop(self) -> None: ...


class Ownership:
    """The ownership of one process, from `start` to `end`. A process that is alone with its store owns everything."""

    def __init__(
        self,
        store: JournalStore,
        *,
        clock: Callable[[], float] | None = None,
        number: Callable[[], int] | None = None,
    ) -> None:
        """Create it under a new number. `clock` gives milliseconds that never go back."""
        self.me: int = (number or Chance().new_number)()
        self.leaving = False
        self.displaced = 0  # logs that others have taken from this process
        self._holding = store.holding
        self._clock = clock or ServerClock().now_ms
        self._proven = float("inf") if self._holding is None else float("-inf")
        self._proofs = asyncio.Event()
        self._silent = 0.0  # seconds since the last answer, as far as the event loop ran
        self._given_up = False
        self._caches: list[OwnedLogs] = []
        self._lost: dict[str, float] = {}  # logs that others have taken, and when
        self._told = float("-inf")
        self._task: asyncio.Task[None] | None = None

    @property
    def trusted(self) -> bool:
        """True while what is in memory cannot be older than `TRUST_MS`."""
        return self._clock() - self._proven < TRUST_MS

    def of(self, cache: OwnedLogs) -> None:
        """Keep these logs true."""
        self._caches.append(cache)

    async def proof(self) -> bool:
        """Wait briefly until memory can be trusted; False if it cannot."""
        if not self.trusted and not self._given_up and self._task is not None:
            await self._proof_within(PROOF_S)
        return self.trusted

    async def start(self) -> None:
        """Begin to listen, and wait until the database has answered."""
        if self._holding is not None and self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._watch(), name="ownership")
            await self._proof_within(_CONNECT_S)

    async def _proof_within(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.trusted:
                    await self._proofs.wait()

    async def end(self) -> None:
        """Trust nothing any more. May be called twice."""
        task, self._task = self._task, None
        if task is not None and self._holding is not None:
            task.cancel()
            await asyncio.wait({task})
            if not self.trusted:  # the store would wait for connections that are silent
                self._holding.abandon(for_good=True)
            self._proven = float("-inf")

    async def _watch(self) -> None:
        """Listen on one connection after another, each until the database is silent for too long."""
        while True:
            attempt = asyncio.get_running_loop().create_task(self._listen())
            try:
                patience = _CONNECT_S if self._given_up else GIVE_UP_S
                while not attempt.done() and self._silent < patience:
                    await asyncio.wait({attempt}, timeout=BEAT_S)
                    self._silent += BEAT_S  # so a process that stood still has its time to ask again
            finally:
                attempt.add_done_callback(_seen)
                attempt.cancel()
            if self._silent >= patience:
                self._give_up()
            await asyncio.sleep(BEAT_S)
            self._silent += BEAT_S

    async def _listen(self) -> None:
        """Listen, find out what was taken before, and ask again and again until the connection is lost."""
        assert self._holding is not None
        try:
            async with self._holding.listening(self._hear) as line:
                before = self._clock()
                known = {log_id: hold for cache in self._caches for log_id, hold in cache.holds().items()}
                held = await line.still_held(known)
                for cache in self._caches:
                    cache.keep_only(held)
                self._prove(before)
                while True:
                    await asyncio.sleep(BEAT_S)
                    before = self._clock()
                    await line.beat()
                    self._prove(before)
        except StoreError:
            pass  # the store says it where it matters
        except Exception:
            _log.exception("the database cannot be listened to")

    def _prove(self, asked: float) -> None:
        """Note an answer to what was asked at that time."""
        self._silent = 0.0
        self._proven = max(self._proven, asked)
        if self._given_up:
            self._given_up = False
            _log.warning(text(default_language(), "database-back"), extra={"event": "database-back"})
        self._proofs.set()
        self._proofs.clear()

    def _hear(self, log_id: str, epoch: int) -> None:
        """Handle a notice: a log was taken from some process."""
        if any(cache.take_away(log_id, epoch) for cache in self._caches):
            self.displaced += 1
            self._note(log_id)

    def _note(self, log_id: str) -> None:
        """Tell the operator, now and then, of a log that goes to and fro between processes."""
        now = self._clock()
        before = self._lost.pop(log_id, float("-inf"))
        while len(self._lost) >= _MOST:
            del self._lost[next(iter(self._lost))]
        self._lost[log_id] = now
        if now - before < _TO_AND_FRO_MS and now - self._told > _QUIET_MS:
            self._told = now
            said = text(default_language(), "log-to-and-fro", name=log_id)
            _log.warning(said, extra={"event": "log-to-and-fro", "fields": {"log": log_id}})

    def _give_up(self) -> None:
        """Give everything up: others may have taken it, and people find them if this process lets them go."""
        self._silent, self._proven = 0.0, float("-inf")
        assert self._holding is not None
        self._holding.abandon(for_good=self.leaving)
        if not self._given_up:
            self._given_up = True
            _log.warning(text(default_language(), "database-silent"), extra={"event": "database-silent"})
            for cache in self._caches:
                cache.drop()


def _seen(attempt: asyncio.Task[None]) -> None:
    """Ask for the outcome of an attempt, so that it is not reported as forgotten."""
    if not attempt.cancelled():
        attempt.exception()
