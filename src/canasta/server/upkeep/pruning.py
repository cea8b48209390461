"""Pruning: old logs no longer needed, or one that has to go; a competition with its sheets and tables.

Each log is taken as a server takes it, looked at once more, and deleted in one transaction: what a living server holds
stays, and a log that is being deleted cannot be taken.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from canasta.server.journal.clocks import wall_ms
from canasta.server.journal.errors import JournalError
from canasta.server.store.errors import StoreError
from canasta.server.store.values import Hold
from canasta.server.tables.table import DAY_MS
from canasta.server.upkeep.carrying import parts_of
from canasta.server.upkeep.errors import CopyError
from canasta.server.upkeep.listings import Stage, stage_of
from canasta.server.upkeep.replays import replayed

if TYPE_CHECKING:
    from canasta.server.journal.inspection import LogSource
    from canasta.server.journal.lease import Lease
    from canasta.server.store.store import Store
    from canasta.server.store.values import Peer

LEAST_DAYS: Final = 7  # a competition of this week is never pruned
NAME: Final = "canasta prune"  # of the process that prunes, for the others
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


class PrunedStore(Protocol):
    """A store whose logs are taken and deleted."""

    async def take(self, table_id: str, server: int) -> Hold | Peer | None: ...
    async def let_go(self, holds: Mapping[str, Hold]) -> None: ...
    async def remove(self, holds: Mapping[str, Hold], before: float) -> bool: ...


async def chosen(store: Store, log_id: str) -> OldLogs:
    """One log with all that is held with it, however young it is, and whether or not it can be read.

    Raises `CopyError` ``no-log``.
    """
    if all(each.table_id != log_id for each in await store.tables()):
        raise CopyError("no-log", name=log_id)
    return OldLogs(((log_id, *await store.dependents(log_id)),), 0, 0, math.inf)


async def old_logs(store: LogSource, days: int, tell: Callable[[int], None] = lambda _: None) -> OldLogs:
    """The logs that were last touched more than `days` ago, at least a week; `tell` hears how many were looked at.

    Kept are: a competition of which any part is younger, a match under way, and what cannot be read here.
    """
    listed = await store.tables()
    touched, of_a_club = {each.table_id: each.touched for each in listed}, set[str]()
    now = wall_ms()
    before = now - max(days, LEAST_DAYS) * DAY_MS
    gone, running, unreadable = list[tuple[str, ...]](), 0, 0
    for club in [each.table_id for each in listed if each.kind == "club"]:
        together = [club, *await _parts(store, club, touched)]
        of_a_club.update(together)
        if max(touched[each] for each in together) < before:
            gone.append(tuple(together))
    for number, (log_id, at) in enumerate(touched.items()):
        tell(number)
        if log_id in of_a_club or at >= before:
            continue
        stage = await _stage(store, log_id)
        if stage == "unreadable":
            unreadable += 1
        elif stage == "playing" and at >= now - RUNNING_DAYS * DAY_MS:
            running += 1
        else:
            gone.append((log_id,))
    return OldLogs(tuple(gone), running, unreadable, before)


async def pruned(store: PrunedStore, found: OldLogs, lease: Lease) -> int:
    """Delete old logs, under a lease that lasts as long as the work; return the number of those that stay.

    Those are held by a living server, or were touched meanwhile. Raises `StoreError`.
    """
    stay = 0
    await lease.start()
    try:
        for some in found.together:
            holds: dict[str, Hold] = {}
            for log_id in some:
                taken = await store.take(log_id, lease.me.server)
                if isinstance(taken, Hold):
                    holds[log_id] = taken
            if len(holds) < len(some) or not await store.remove(holds, found.before):
                stay += len(some)
                for log_id, hold in reversed(holds.items()):  # a competition after its parts
                    await store.let_go({log_id: hold})
    finally:
        await lease.end()
    return stay


async def _parts(store: LogSource, club: str, there: Container[str]) -> list[str]:
    try:
        stored = await store.load(club)
        return [part for part in parts_of(stored) if part in there] if stored is not None else []
    except (StoreError, ValueError):  # its log is spoilt
        return []


async def _stage(store: LogSource, log_id: str) -> Stage:
    try:
        stored = await store.load(log_id)
        return "unreadable" if stored is None else stage_of(replayed(stored))
    except (CopyError, JournalError, StoreError):
        return "unreadable"
