"""Logs of every kind, replayed: the state of one, or what is found in all of them. Nothing is changed."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias

from canasta.server.journal.kind import BrokenLogError, JournalError, kind_named, replay
from canasta.server.store.values import StoreError
from canasta.server.upkeep.copy_file import CopyError
from canasta.texts.errors import WordedError, shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from canasta.server.journal.kind import LogKind
    from canasta.server.store.values import Listed, Stored


def kind_of(stored: Stored) -> LogKind[Any, Any]:
    """The kind of a log. Raises `CopyError` for one that this program does not know."""
    kind = kind_named(stored.kind)
    if kind is None:
        raise CopyError("kind", name=stored.table_id, kind=shortened(stored.kind, 20))
    return kind


def replayed(stored: Stored) -> Any:
    """The state of a log.

    Raises `CopyError` ``senseless`` or ``kind``, and `JournalError` for a frozen log or a newer program's.
    """
    try:
        return replay(kind_of(stored), stored)
    except BrokenLogError as error:
        raise CopyError("senseless", name=stored.table_id, seq=error.step, reason=error.reason) from None


Health: TypeAlias = Literal["good", "frozen", "unreadable"]


class LogSource(Protocol):
    """A store whose logs can be read: `canasta.server.store.Store`, or a `Reader` beside a running server."""

    async def tables(self) -> list[Listed]: ...
    async def load(self, table_id: str) -> Stored | None: ...


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of the replay of one log.

    ``good``: it goes on. ``frozen``: row `seq` shows that the rules are others today; what is stored stays.
    ``unreadable``: row `seq` makes no sense, or a newer program wrote it. `reason` says why, None for a good one.
    """

    log_id: str
    kind: str
    rows: int
    health: Health
    seq: int = 0
    reason: WordedError | str | None = None

    def why(self, lang: str) -> str:
        """The reason in words."""
        return self.reason.message(lang) if isinstance(self.reason, WordedError) else self.reason or ""


@dataclass(frozen=True, slots=True)
class Inspection:
    """The findings of all logs, in the order of the source."""

    findings: tuple[Finding, ...]

    @property
    def unreadable(self) -> list[Finding]:
        """All logs that a server sets aside."""
        return [each for each in self.findings if each.health == "unreadable"]

    @property
    def bad(self) -> list[Finding]:
        """All logs that do not go on."""
        return [each for each in self.findings if each.health != "good"]

    def counts(self) -> Counter[tuple[str, Health]]:
        """The number of logs by kind and health."""
        return Counter((each.kind, each.health) for each in self.findings)


async def inspect_all(source: LogSource, tell: Callable[[int], object] = lambda _: None) -> Inspection:
    """Replay every log of a store, read-only; logs that come meanwhile may be left out.

    `tell` is called with the number of those replayed so far. Raises `StoreError` if the store cannot be read.
    """
    found = list[Finding]()
    for number, each in enumerate(await source.tables(), start=1):
        finding = await _found(source, each)
        if finding is not None:
            found.append(finding)
        tell(number)
    return Inspection(tuple(found))


def inspect_each(logs: Iterable[Stored], tell: Callable[[int], object] = lambda _: None) -> Inspection:
    """Replay logs as they come; `tell` is called with the number of those replayed so far."""
    found = list[Finding]()
    for stored in logs:
        found.append(_finding(stored))
        tell(len(found))
    return Inspection(tuple(found))


async def _found(source: LogSource, listed: Listed) -> Finding | None:
    """The finding of one log; None if it has gone meanwhile."""
    try:
        stored = await source.load(listed.table_id)
    except StoreError as error:
        if error.code != "rows-missing":
            raise
        return Finding(listed.table_id, listed.kind, listed.last, "unreadable", 0, error)
    return None if stored is None else await asyncio.to_thread(_finding, stored)


def _finding(stored: Stored) -> Finding:
    """The finding of one log: its replay."""
    log = stored.table_id, stored.kind, len(stored.rows)
    try:
        replayed(stored)
    except (JournalError, CopyError) as error:
        health: Health = "frozen" if isinstance(error, JournalError) and error.frozen else "unreadable"
        reason = error.data.get("reason")  # why a row makes no sense
        return Finding(*log, health, int(error.data.get("seq", 0)), error if reason is None else str(reason))
    return Finding(*log, "good")
