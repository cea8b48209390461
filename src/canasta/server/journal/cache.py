"""The journals of one kind in memory, by id: loaded on demand, evicted when idle."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from canasta.server.journal.journal import Journal
from canasta.server.journal.kind import BrokenLogError, JournalError, replay
from canasta.server.journal.ownership import NoOwnerError
from canasta.server.store.values import EVERY, Row, StoreError
from canasta.texts import default_language, text
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from canasta.server.journal.kind import LogKind
    from canasta.server.journal.ownership import Ownership
    from canasta.server.journal.store import JournalStore
    from canasta.server.journal.time_and_chance import ServerClock
    from canasta.server.store.values import Hold, Stored

IDLE_MS: Final = 600_000  # time after which unused logs leave the memory
_AT_ONCE: Final = 32  # journals that are let go of together
_log: Final = logging.getLogger("canasta.server")
J = TypeVar("J", bound=Journal[Any, Any])


class ClosedLogs:
    """The logs of one kind that this process cannot open, each with the error that says why.

    A corrupt log is set aside: a row that somebody changed closes its own log and no other. One whose rules are others
    today is frozen (`canasta.server.journal.kind`). Both stay unchanged, are reported once to the operator, and are not
    read again.
    """

    def __init__(self, error: type[WordedError]) -> None:
        """Create it, with the kind's `error`, which is raised with the code ``set-aside`` and the step `seq`."""
        self._error = error
        self._errors: dict[str, WordedError] = {}

    def check(self, log_id: str) -> None:
        """Raise the error of a log that cannot be opened."""
        if (error := self._errors.get(log_id)) is not None:
            raise type(error)(error.code, **error.data)

    def count(self, *, frozen: bool) -> int:
        """The number of frozen logs, or of those that are set aside."""
        return sum(isinstance(error, JournalError) is frozen for error in self._errors.values())

    def set_aside(self, log_id: str, step: int, reason: str) -> WordedError:
        """Set a log aside, with the reason why it cannot be read; return the error to raise instead."""
        said = text(default_language(), "log-set-aside", name=log_id, seq=step, reason=reason)
        _log.error(said, extra={"event": "log-set-aside", "fields": {"log": log_id, "step": step}})
        error = self._errors[log_id] = self._error("set-aside", seq=step)
        return error

    def freeze(self, log_id: str, error: JournalError) -> None:
        """Note a frozen log."""
        said = text(default_language(), "log-frozen", name=log_id, reason=error.message(default_language()))
        _log.warning(said, extra={"event": "log-frozen", "fields": {"log": log_id}})
        self._errors[log_id] = error

    def forget(self, log_id: str) -> None:
        """Let a log be read again: it was changed from outside."""
        self._errors.pop(log_id, None)


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
        self._closed = ClosedLogs(kind.error)
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
        return self._closed.count(frozen=True)

    @property
    def set_aside(self) -> int:
        """The number of logs that were set aside."""
        return self._closed.count(frozen=False)

    async def take(self, log_id: str) -> J:
        """The journal with that id, taken and loaded if necessary.

        Raises `StoreError`, the kind's error for a log that is unknown or set aside, and `JournalError` for a frozen
        log, one of a newer program, or while this process takes none (`NoOwnerError`).
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
        outcomes = [None, *(kind.apply(state, by, entry, at) for by, entry in others)]
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
        self._closed.forget(log_id)
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
        self._closed.forget(log_id)
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
            self._closed.forget(log_id)
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
        self._closed.check(log_id)
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
            raise self._closed.set_aside(log_id, 0, str(error)) from None
        if stored is None or not stored.rows or stored.kind != kind.name:
            raise kind.error(kind.missing)
        state = await self._folded(stored)
        done = {row.command: row.seq for row in stored.rows if row.command is not None}
        journal = self._there[log_id] = self._revive(state, done)
        journal.ownership, journal.hold = self._ownership, hold
        journal.size = sum(len(row.body) for row in stored.rows)
        return journal

    async def _folded(self, stored: Stored) -> Any:
        """The state of a log, replayed off the event loop; a log that cannot be opened is noted."""
        try:
            return await asyncio.to_thread(replay, self.kind, stored)
        except BrokenLogError as error:
            raise self._closed.set_aside(stored.table_id, error.step, error.reason) from None
        except JournalError as error:
            if error.frozen:
                self._closed.freeze(stored.table_id, error)
            raise
