"""A log in memory: each input is applied, stored, and only then sent to the listeners, one after another."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, Protocol, TypeVar
from weakref import ref

from msgspec import Struct

from canasta.server.journal.kind import JournalError, LogState
from canasta.server.store.values import KEEP, Conflict, Row, StoreError
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Collection

    from canasta.server.journal.kind import LogKind
    from canasta.server.journal.ownership import Ownership
    from canasta.server.journal.store import JournalStore
    from canasta.server.journal.time_and_chance import ServerClock
    from canasta.server.store.values import Hold, Job, Keep

_log: Final = logging.getLogger("canasta.server")
MOST_BYTES: Final = 16 * 1024 * 1024  # of the inputs of a log: two hundred matches, or a festival of several days
State = TypeVar("State", bound=LogState)
Input = TypeVar("Input")
T = TypeVar("T")


class Listener(Protocol):
    """Somebody connected to the journal, who hears of every input."""

    def end(self, code: str) -> None:
        """Say goodbye, by a code of ``table-bye-CODE``."""


class Committed(Struct, Generic[Input], frozen=True):
    """An input that is applied and stored. `outcome` is the result of applying it.

    `command` is the id that `asker`, who is connected, gave the command; None for an input without one.
    """

    by: int | None
    entry: Input
    outcome: Any
    command: str | None = None
    asker: Any = None


class JournalLock(asyncio.Lock):
    """The lock of a journal. It cannot be had while memory may be stale, so that no answer comes from there."""

    def __init__(self, journal: Journal[Any, Any]) -> None:
        super().__init__()
        self._journal = ref(journal)
        self._kind = journal.kind

    async def acquire(self) -> Literal[True]:
        """Take the lock. Raises the kind's error (``again``) if the journal is lost, or cannot be trusted now."""
        journal = self._journal()
        ownership = None if journal is None or journal.trusted else journal.ownership
        del journal  # it may leave the memory meanwhile
        if ownership is not None:  # a process that stood still has the time to find out what it still holds
            await ownership.proof()
        await super().acquire()
        journal = self._journal()
        if journal is None or journal.lost or not journal.trusted:
            self.release()
            if journal is not None and journal.lost:
                journal.drop()
            raise self._kind.error("again")
        return True


class Journal(ABC, Generic[State, Input]):
    """A `state` in memory and its log in the store. An addition to the log needs the `lock`.

    `hold` is how this process has taken it, as a part of that `ownership`; None where no other process can be. `lost`:
    memory may have diverged from the store, and the next user loads it again. `used` is the time of the last use (ms).
    """

    kind: ClassVar[LogKind[Any, Any]]

    def __init__(
        self, state: State, store: JournalStore, clock: ServerClock, done: dict[str, int] | None = None
    ) -> None:
        """Create the journal. `done` maps each command in the log to the number of its input; None for a new log."""
        self.state = state
        self.store = store
        self.clock = clock
        self.lock: JournalLock = JournalLock(self)
        self.ownership: Ownership | None = None
        self.hold: Hold | None = None
        self.lost: bool = False
        self.size: int = 0  # bytes of its inputs
        self.used: float = clock.now_ms()
        self._done = {} if done is None else done

    @property
    def trusted(self) -> bool:
        """True while no other process can have taken the log for longer than a reader may be behind."""
        return self.hold is None or self.ownership is None or self.ownership.trusted

    @property
    @abstractmethod
    def connected(self) -> Collection[Listener]:
        """All connected listeners."""

    @abstractmethod
    def publish(self, committed: Committed[Input]) -> None:
        """Send an input to everybody. A failure must not fail the request: a listener that misses it reconnects."""

    @property
    def idle(self) -> bool:
        """True if the journal may leave the memory: there are no connections and no work is under way."""
        return not self.connected and not self.lock.locked()

    def now(self) -> float:
        """The time for an input that is made now (ms)."""
        return self.clock.now_ms()

    def completed(self, by: Any, entry: Input) -> Input:
        """The input in the form in which it is stored."""
        return entry

    def job(self) -> Job | Keep | None:
        """The job to store with an input that was just applied."""
        return KEEP

    def number_of(self, by: int | None, command: str) -> int | None:
        """The number of the input that this command made; None for a new command."""
        return self._done.get(f"{by}:{command}")

    async def finished(self, work: Awaitable[T]) -> T:
        """Run the work to its end, even if its caller is cancelled."""
        return await asyncio.shield(asyncio.ensure_future(work))

    async def commit(
        self, by: int | None, entry: Input, *, command: str | None = None, asker: Listener | None = None
    ) -> Any:
        """Apply an input, store it, send it to everybody; return its outcome. The caller holds the lock.

        Raises the `WordedError` that refuses it (a `JournalError` if the log is full), and the kind's
        error (``again``, ``not-stored``) if it cannot be stored. After a refusal nothing has changed; after any other
        error the journal is `lost`.
        """
        state = self.state
        if self.lost:
            raise self.kind.error("not-stored")
        if self.size >= MOST_BYTES:
            raise JournalError("full")
        self.used = self.clock.now_ms()
        entry = self.completed(by, entry)
        try:
            outcome = self.kind.apply(state, by, entry, self.now())
        except WordedError:
            raise
        except BaseException:  # unforeseen: the state may be half changed
            self.drop()
            raise
        row = Row(
            state.seq, None if command is None else f"{by}:{command}", self.kind.body(by, entry, outcome), state.at
        )
        try:
            await self.store.append(state.id, [row], job=self.job(), hold=self.hold)
        except BaseException as error:
            refused = isinstance(error, Conflict)
            away = isinstance(error, StoreError) and not refused
            self.drop("away" if away else "restart")
            if isinstance(error, StoreError):
                raise self.kind.error("again" if refused else "not-stored") from None
            raise
        self.size += len(row.body)
        if row.command is not None:
            self._done[row.command] = row.seq
        try:
            self.publish(Committed(by, entry, outcome, command, asker))
        except Exception:
            _log.exception("%s cannot be told", state.id)
            self.dismiss("restart")
        return outcome

    def dismiss(self, code: str) -> None:
        """Say goodbye to all listeners."""
        for one in list(self.connected):
            one.end(code)

    def end(self, code: str) -> None:
        """Say goodbye for good: the journal leaves the memory."""
        self.dismiss(code)

    def drop(self, code: str = "restart") -> None:
        """Give up the state in memory: all listeners reconnect, and the journal is loaded again."""
        self.lost = True
        self.end(code)
