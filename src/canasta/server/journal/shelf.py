"""The journals of one kind in memory, by id: loaded on demand, evicted when idle."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from canasta.server.journal.clocks import now_ms
from canasta.server.journal.errors import JournalError
from canasta.server.journal.journal import Journal
from canasta.server.store.errors import StoreError
from canasta.server.store.values import Row
from canasta.texts import default_language, text
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from canasta.server.journal.kind import LogKind
    from canasta.server.journal.store import JournalStore
    from canasta.server.store.values import Stored
    from canasta.texts.errors import WordedError

IDLE_MS: Final = 600_000  # so long what nobody looks at is kept in memory
_log: Final = logging.getLogger("canasta.server")
J = TypeVar("J", bound=Journal[Any, Any])


class Quarantine:
    """The quarantined logs of one kind, each with the number of its first bad step.

    A corrupt log stays unchanged, is reported once to the operator, and is not read again. A row that somebody changed
    closes its own log and no other.
    """

    def __init__(self, error: type[WordedError]) -> None:
        """Create an empty quarantine. It raises `error` with the code ``set-aside`` and the step `seq`."""
        self._error = error
        self._steps: dict[str, int] = {}

    def check(self, log_id: str) -> None:
        """Raise the error of a quarantined log."""
        if log_id in self._steps:
            raise self._error("set-aside", seq=self._steps[log_id])

    def put(self, log_id: str, step: int, error: Exception) -> WordedError:
        """Quarantine a log for the error that reading it raised; return the error to raise instead."""
        self._steps[log_id] = step
        reason = shortened(f"{type(error).__name__}: {error}", 200)
        _log.error(text(default_language(), "log-set-aside", name=log_id, seq=step, reason=reason))
        return self._error("set-aside", seq=step)


class Shelf(Generic[J]):
    """Journals by id."""

    def __init__(
        self, kind: LogKind[Any, Any], store: JournalStore, revive: Callable[[Any, dict[str, int] | None], J]
    ) -> None:
        """Create an empty shelf. `revive` makes a journal from a state and its commands done so far (see `Journal`)."""
        self._kind = kind
        self._store = store
        self._revive = revive
        self._there: dict[str, J] = {}
        self._loading: dict[str, asyncio.Task[J]] = {}
        self._quarantine = Quarantine(kind.error)

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

    async def take(self, log_id: str) -> J:
        """The journal with that id, loaded if necessary.

        Raises `StoreError`, the kind's error for an unknown or quarantined log, and `JournalError` for a log of a newer
        program.
        """
        found = self.known(log_id)
        if found is not None:
            found.used = now_ms()
            return found
        loading = self._loading.get(log_id)
        if loading is None:
            loading = self._loading[log_id] = asyncio.ensure_future(self._load(log_id))
            loading.add_done_callback(lambda _: self._loading.pop(log_id, None))
        return await asyncio.shield(loading)

    async def create(self, log_id: str, seed: str, entries: Sequence[tuple[int | None, Any]], at: float) -> J:
        """Create a log with these first inputs. If one is refused, raise its error and store nothing."""
        kind = self._kind
        (_, made), *others = entries
        state = kind.begin(log_id, seed, made, at)
        for by, entry in others:
            state.apply(by, entry, at)
        rows = [Row(seq, None, kind.to_json(by, entry), at) for seq, (by, entry) in enumerate(entries, 1)]
        await self._store.create(log_id, seed, kind.header(made), at, kind=kind.name)
        await self._store.append(log_id, rows)
        journal = self._there[log_id] = self._revive(state, None)
        return journal

    async def renew(self, log_id: str) -> None:
        """Load a journal again when it is next asked for: its log was changed from outside."""
        found = self.known(log_id)
        if found is not None:
            async with found.lock:
                found.give_up()

    def evict(self) -> None:
        """Evict lost and idle journals."""
        before = now_ms() - IDLE_MS
        for log_id, one in list(self._there.items()):
            if one.lost or (one.idle and one.used < before):
                one.end("restart")
                del self._there[log_id]

    async def close(self) -> None:
        """Say goodbye to all listeners (code ``restart``)."""
        for one in list(self._there.values()):
            async with one.lock:
                one.end("restart")
        self._there.clear()

    async def _load(self, log_id: str) -> J:
        self._quarantine.check(log_id)
        kind = self._kind
        try:
            stored = await self._store.load(log_id)
        except StoreError as error:
            if error.code != "rows-missing":
                raise
            raise self._quarantine.put(log_id, 0, error) from None
        if stored is None or not stored.rows or stored.kind != kind.name:
            raise kind.error(kind.missing)
        state = await self._folded(stored)
        done = {row.command: row.seq for row in stored.rows if row.command is not None}
        journal = self._there[log_id] = self._revive(state, done)
        return journal

    async def _folded(self, stored: Stored) -> Any:
        """The state of a log, folded off the event loop; a corrupt log goes into quarantine."""
        step = 0

        def rows() -> Iterator[tuple[bytes, float]]:
            nonlocal step
            for row in stored.rows:
                step = row.seq
                yield row.body, row.at

        kind = self._kind
        try:
            kind.check(stored.first)
            return await asyncio.to_thread(lambda: kind.fold(stored.table_id, stored.seed, rows()))
        except JournalError:
            raise
        except Exception as error:  # any error that a corrupt row may raise
            raise self._quarantine.put(stored.table_id, step, error) from None
