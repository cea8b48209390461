"""Pruning: old logs that nobody needs any longer, a competition only together with its sheets and tables."""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from canasta.server.journal.clocks import wall_ms
from canasta.server.journal.errors import JournalError
from canasta.server.store.errors import StoreError
from canasta.server.tables.table import DAY_MS
from canasta.server.upkeep.carrying import parts_of
from canasta.server.upkeep.errors import CopyError
from canasta.server.upkeep.replays import replayed
from canasta.server.upkeep.summaries import Stage, stage_of

if TYPE_CHECKING:
    from canasta.server.store.values import Listed, Stored

LEAST_DAYS: Final = 7  # a competition of this week is never pruned
RUNNING_DAYS: Final = 365  # so long a match that is not over counts as running


@dataclass(frozen=True, slots=True)
class OldLogs:
    """The ids to prune, each competition with its parts; and how many old ones stay."""

    gone: tuple[str, ...]
    running: int
    unreadable: int


class OldStore(Protocol):
    """A store whose old logs are looked for."""

    async def load(self, table_id: str) -> Stored | None: ...
    async def tables(self) -> list[Listed]: ...


async def old_logs(store: OldStore, days: int, tell: Callable[[int], None] = lambda _: None) -> OldLogs:
    """The logs that were last touched more than `days` ago, at least a week; `tell` hears how many were looked at.

    Kept are: a competition of which any part is younger, a match under way, and what cannot be read here.
    """
    listed = await store.tables()
    touched, of_a_club = {each.table_id: each.touched for each in listed}, set[str]()
    now = wall_ms()
    before = now - max(days, LEAST_DAYS) * DAY_MS
    gone, running, unreadable = list[str](), 0, 0
    for club in [each.table_id for each in listed if each.kind == "club"]:
        together = [club, *await _parts(store, club, touched)]
        of_a_club.update(together)
        if max(touched[each] for each in together) < before:
            gone += together
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
            gone.append(log_id)
    return OldLogs(tuple(gone), running, unreadable)


async def _parts(store: OldStore, club: str, there: Container[str]) -> list[str]:
    try:
        stored = await store.load(club)
        return [part for part in parts_of(stored) if part in there] if stored is not None else []
    except (StoreError, ValueError):  # its log is spoilt
        return []


async def _stage(store: OldStore, log_id: str) -> Stage:
    try:
        stored = await store.load(log_id)
        return "unreadable" if stored is None else stage_of(replayed(stored))
    except (CopyError, JournalError, StoreError):
        return "unreadable"
