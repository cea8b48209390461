"""The journals of one kind in memory, by id: loaded on demand, evicted when idle."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from canasta.server.journal.errors import JournalError, NoOwnerError
from canasta.server.journal.journal import Journal
from canasta.server.journal.kind import BrokenLogError, replay
from canasta.server.store.errors import StoreError
from canasta.server.store.values import EVERY, Row
from canasta.texts import default_language, text
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from canasta.server.journal.clocks import ServerClock
    from canasta.server.journal.kind import LogKind
    from canasta.server.journal.ownership import Ownership
    from canasta.server.journal.store import JournalStore
    from canasta.server.store.values import Hold, Stored

IDLE_MS: Final = 600_000  # time after which unused logs leave the memory
_AT_ONCE: Final = 32  # journals that are let go of together
_log: Final = logging.getLogger("canasta.server")
J = TypeVar("J", bound=Journal[Any, Any])


class Quarantine:
    """The quarantined logs of one kind, each with the number of its first bad step.

    A corrupt log stays unchanged, is reported once to the operator, and is not read again. A row that somebody changed
    closes its own log and no other. A row that makes sense, but not by the present rules, does not lead here: its log
    is frozen (`canasta.server.journal.kind`).
    """

    def __init__(self, error: type[WordedError]) -> None:
        """Create an empty quarantine. It raises `error` with the code ``set-aside`` and the step `seq`."""
        self._error = error
        self._steps: dict[str, int] = {}

    def check(self, log_id: str) -> None:
        """Raise the error of a quarantined log."""
        if log_id in self._steps:
            raise self._error("set-aside", seq=self._steps[log_id])

    def __len__(self) -> int:
        return len(self._steps)

    def put(self, log_id: str, step: int, reason: str) -> WordedError:
        """Quarantine a log, with the reason why it cannot be read; return the error to raise instead."""
        self._steps[log_id] = step
        said = text(default_language(), "log-set-aside", name=log_id, seq=step, reason=reason)
        _log.error(said, extra={"event": "log-set-aside", "fields": {"log": log_id, "step": step}})
        return self._error("set-aside", seq=step)

    def forget(self, log_id: str) -> None:
        """Let a log be read again: it was changed from outside."""
        self._steps.pop(log_id, None)


class JournalCache(Generic[J]):
    """The journals in memory, by id."""

    def __init__(
        self,
        kind: LogKind[Any, Any],
        store: JournalStore,
        clock: ServerClock,
        revive: Callable[[Any, dict[str, int] | None], J],
        ownership: Ownership,
    ) -> None:
        """Create an empty cache. `revive` makes a journal from a state and its commands done so far (see `Journal`)."""
        self.kind: LogKind[Any, Any] = kind
        self._store = store
        self._clock = clock
        self._revive = revive
        self._there: dict[str, J] = {}
        self._loading: dict[str, asyncio.Task[J]] = {}
        self._quarantine = Quarantine(kind.error)
        self._frozen: set[str] = set()  # logs of which the operator has been told
        self._overtaken: dict[str, float] = {}  # logs that are being loaded, and the epoch of a later take
        self._ownership = ownership
        ownership.of(self)

    def __getitem__(self, log_id: str) -> J:
        """The journal in memory with that id. Raises `KeyError`."""
        return self._there[log_id]

    def known(self, log_id: str) -> J | None:
        """The journal in memory with that id; None if there is none or it is lost."""
        found = self._there.get(log_id)
        return None if found is None or found.lost else found

    def all(self) -> list[J]:
        """All journals in memory except lost ones."""
        return [one for one in self._there.values() if not one.lost]

    @property
    def frozen(self) -> int:
        """The number of logs that were found frozen."""
        return len(self._frozen)

    @property
    def set_aside(self) -> int:
        """The number of logs in quarantine."""
        return len(self._quarantine)

    async def take(self, log_id: str) -> J:
        """The journal with that id, taken and loaded if necessary.

        Raises `StoreError`, the kind's error for an unknown or quarantined log, and `JournalError` for a log of a newer
        program or while this process takes none (`NoOwnerError`). A frozen log can be taken; it accepts no inputs.
        """
        found = self.known(log_id)
        if found is not None:
            found.used = self._clock.now_ms()
            return found
        loading = self._loading.get(log_id)
        if loading is None:
            loading = self._loading[log_id] = asyncio.ensure_future(self._load(log_id))
            loading.add_done_callback(lambda _: self._loading.pop(log_id, None))
        return await asyncio.shield(loading)

    async def create(
        self,
        log_id: str,
        seed: str,
        entries: Sequence[tuple[int | None, Any]],
        at: float,
        *,
        held_with: str | None = None,
    ) -> J:
        """Create a log with these first inputs. If one is refused, raise its error and store nothing.

        Where there are other processes it stays free: the first who is asked for it takes it. `held_with` as in
        `Store.create`.
        """
        kind = self.kind
        (_, made), *others = entries
        state = kind.begin(log_id, seed, made, at)
        outcomes = [None, *(state.apply(by, entry, at) for by, entry in others)]
        rows = [
            Row(seq, None, kind.body(by, entry, outcome), at)
            for seq, ((by, entry), outcome) in enumerate(zip(entries, outcomes, strict=True), 1)
        ]
        header = kind.header(made)
        await self._store.create(log_id, seed, header, at, kind=kind.name, held_with=held_with)
        await self._store.append(log_id, rows)
        journal = self._revive(state, None)
        journal.size = sum(len(row.body) for row in rows)
        if self._store.holding is None:
            self._there[log_id] = journal
        return journal

    async def renew(self, log_id: str) -> None:
        """Load a journal again when it is next asked for: its log was changed from outside."""
        found = self.known(log_id)
        if found is not None:
            async with found.lock:
                found.drop()

    async def evict(self) -> None:
        """Evict lost and idle journals, and let go of them."""
        before = self._clock.now_ms() - IDLE_MS
        gone = {}
        for log_id, one in list(self._there.items()):
            if one.lost or (one.idle and one.used < before):
                one.end("restart")
                gone[log_id] = self._there.pop(log_id)
        await self._let_go(gone)

    # Owned logs

    def holds(self) -> dict[str, Hold]:
        """The holds of the journals in memory, by id."""
        return {log_id: one.hold for log_id, one in self._there.items() if one.hold is not None}

    def take_away(self, log_id: str, epoch: int) -> bool:
        """Give up a journal of an older epoch, which another process has taken; True if it was here."""
        if log_id == EVERY:
            self.keep_only(set())
            return False
        self._quarantine.forget(log_id)
        self._frozen.discard(log_id)
        if log_id in self._loading:
            self._overtaken[log_id] = max(epoch, self._overtaken.get(log_id, 0))
        one = self._there.get(log_id)
        if one is None or one.hold is None or one.hold.epoch >= epoch:
            return False
        del self._there[log_id]
        one.drop("moved")
        return True

    def keep_only(self, ids: set[str]) -> None:
        """Give up all other journals, also those that are being loaded: what was taken meanwhile is unknown."""
        self._overtaken.update(dict.fromkeys(self._loading, inf))
        for log_id in self.holds().keys() - ids:
            self._quarantine.forget(log_id)
            self._there.pop(log_id).drop("moved")

    def drop(self) -> None:
        """Give up all journals at once: the database is out of reach."""
        self._overtaken.update(dict.fromkeys(self._loading, inf))
        for one in self._there.values():
            one.drop("away")
        self._there.clear()

    async def close(self) -> None:
        """Say goodbye to all listeners (code ``restart``), and let go of the journals, some at a time."""
        while some := list(self._there.items())[:_AT_ONCE]:
            for log_id, one in some:
                with suppress(WordedError):  # it is lost
                    async with one.lock:
                        one.end("restart")
                self._there.pop(log_id, None)
            await self._let_go(dict(some))

    async def _let_go(self, journals: dict[str, J]) -> None:
        """Let go of them in the store, if it answers: the next to take them then displaces nobody."""
        holds = {log_id: one.hold for log_id, one in journals.items() if one.hold is not None}
        if holds and self._store.holding is not None and self._ownership.trusted:
            with suppress(StoreError):
                await self._store.holding.let_go(holds)

    async def _load(self, log_id: str) -> J:
        before = self._there.pop(log_id, None)
        if before is not None:  # it is lost, perhaps unnoticed: its listeners come back to what is loaded now
            before.drop()
        self._quarantine.check(log_id)
        holding = self._store.holding
        if holding is None:
            return await self._loaded(log_id, None)
        self._overtaken.pop(log_id, None)
        if self._ownership.leaving or not await self._ownership.proof():  # a silent store would keep all waiting
            raise NoOwnerError
        hold = await holding.take(log_id, self.kind.name, self._ownership.me)
        if hold is None:
            raise self.kind.error(self.kind.missing)
        try:
            journal = await self._loaded(log_id, hold)
        except BaseException:
            with suppress(StoreError):
                await holding.let_go({log_id: hold})
            raise
        if self._overtaken.pop(log_id, 0) > hold.epoch:
            self._there.pop(log_id).drop("moved")
            raise NoOwnerError
        return journal

    async def _loaded(self, log_id: str, hold: Hold | None) -> J:
        kind = self.kind
        try:
            stored = await self._store.load(log_id)
        except StoreError as error:
            if error.code != "rows-missing":
                raise
            raise self._quarantine.put(log_id, 0, str(error)) from None
        if stored is None or not stored.rows or stored.kind != kind.name:
            raise kind.error(kind.missing)
        state = await self._folded(stored)
        done = {row.command: row.seq for row in stored.rows if row.command is not None}
        journal = self._there[log_id] = self._revive(state, done)
        journal.ownership, journal.hold = self._ownership, hold
        journal.size = sum(len(row.body) for row in stored.rows)
        return journal

    async def _folded(self, stored: Stored) -> Any:
        """The state of a log, replayed off the event loop; a corrupt log goes into quarantine."""
        try:
            state = await asyncio.to_thread(replay, self.kind, stored)
        except BrokenLogError as error:
            raise self._quarantine.put(stored.table_id, error.step, error.reason) from None
        except JournalError as error:
            if error.code == "frozen-gone":
                self._note_frozen(stored.table_id, error)
            raise
        if state.frozen is not None:
            self._note_frozen(stored.table_id, state.frozen.error())
        return state

    def _note_frozen(self, log_id: str, error: JournalError) -> None:
        """Tell the operator, once, that a log is frozen."""
        if log_id not in self._frozen:
            self._frozen.add(log_id)
            said = text(default_language(), "log-frozen", name=log_id, reason=error.message(default_language()))
            _log.warning(said, extra={"event": "log-frozen", "fields": {"log": log_id}})
