"""Pruning: old logs no longer needed, or some that have to go; a competition with its sheets and tables.

Each is looked at once more and deleted in one transaction: what was touched meanwhile stays. A server that holds a
deleted log is told, and gives it up.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Protocol

from canasta.server.journal.kind import JournalError
from canasta.server.journal.time_and_chance import wall_ms
from canasta.server.store.values import Listed, StoreError
from canasta.server.tables.table import DAY_MS
from canasta.server.upkeep.copy_file import CopyError
from canasta.server.upkeep.replays import LogSource, kind_of, replayed

LEAST_DAYS: Final = 7  # a competition of this week is never pruned
RUNNING_DAYS: Final = 365  # days for which a match that is not over counts as running


@dataclass(frozen=True, slots=True)
class OldLogs:
    """The ids to prune, each competition with its parts after it; and how many old ones stay.

    They were last touched before that time (ms).
    """

    together: tuple[tuple[str, ...], ...]
    running: int
    unreadable: int
    before: float

    @property
    def gone(self) -> tuple[str, ...]:
        """All ids to prune."""
        return tuple(log_id for some in self.together for log_id in some)


class PrunedStore(LogSource, Protocol):
    """A store whose logs are deleted, and which knows what is held with a log."""

    async def dependents(self, log_id: str) -> list[str]: ...
    async def remove(self, ids: Collection[str], before: float) -> bool: ...


async def chosen(store: PrunedStore, ids: Sequence[str]) -> OldLogs:
    """Some logs with all that is held with them, however young they are, and whether or not they can be read.

    Raises `CopyError` ``no-log``.
    """
    there = {each.table_id for each in await store.tables()}
    for log_id in ids:
        if log_id not in there:
            raise CopyError("no-log", name=log_id)
    together = [(log_id, *await store.dependents(log_id)) for log_id in dict.fromkeys(ids)]
    parts = {part for _, *parts in together for part in parts}
    return OldLogs(tuple(some for some in together if some[0] not in parts), 0, 0, math.inf)


async def old_logs(store: PrunedStore, days: int, tell: Callable[[int], None] = lambda _: None) -> OldLogs:
    """The logs that were last touched more than `days` ago, at least a week; `tell` hears how many were looked at.

    Kept are: a competition of which any part is younger or that a register has, a match under way, and what cannot be
    read here.
    """
    listed = await store.tables()
    kept = await _kept(store, listed, wall_ms() - RUNNING_DAYS * DAY_MS)
    touched, of_a_club = {each.table_id: each.touched for each in listed}, set[str]()
    now = wall_ms()
    before = now - max(days, LEAST_DAYS) * DAY_MS
    gone, running, unreadable = list[tuple[str, ...]](), 0, 0
    for club in [each.table_id for each in listed if each.kind == "club"]:
        together = (club, *(part for part in await store.dependents(club) if part in touched))
        of_a_club.update(together)
        if club not in kept and max(touched[each] for each in together) < before:
            gone.append(together)
    for number, (log_id, at) in enumerate(touched.items()):
        tell(number)
        if log_id in of_a_club or at >= before:
            continue
        try:
            under_way = await _under_way(store, log_id)
        except (CopyError, JournalError, StoreError):
            unreadable += 1
            continue
        if under_way and at >= now - RUNNING_DAYS * DAY_MS:
            running += 1
        else:
            gone.append((log_id,))
    return OldLogs(tuple(gone), running, unreadable, before)


async def _kept(store: LogSource, listed: Sequence[Listed], since: float) -> set[str]:
    """The competitions that stay, since a register that was touched since then counts them in its seasons."""
    found = set[str]()
    for each in listed:
        if each.kind == "register" and each.touched >= since:
            with suppress(StoreError):  # rows are missing: what it counts cannot be told
                stored = await store.load(each.table_id)
                found.update(() if stored is None else kind_of(stored).keeps(stored))
    return found


async def _under_way(store: LogSource, log_id: str) -> bool:
    """True for a table or a sheet that was begun and is not over, and for a frozen one, which may be.

    Raises as `replayed`, `StoreError`.
    """
    stored = await store.load(log_id)
    try:
        return stored is not None and kind_of(stored).under_way(replayed(stored))
    except JournalError as error:
        if not error.frozen:
            raise
        return True


async def pruned(store: PrunedStore, found: OldLogs) -> int:
    """Delete old logs, each competition as a whole; return the number of those that stay, since they were touched.

    Raises `StoreError`.
    """
    stay = 0
    for some in found.together:
        if not await store.remove(some, found.before):
            stay += len(some)
    return stay
