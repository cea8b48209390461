"""Faults of bots from outside in many deals, counted, with the first of each kind to explain the others."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, field

from canasta.outside.guest import GuestFault
from canasta.players.registry import faults

__all__ = ["FaultTally", "GuestFault", "fault_tally"]


class FaultTally(Struct):
    """Faults of bots from outside: how many, by bot and kind, and the first of each kind."""

    counts: dict[str, dict[str, int]] = field(default_factory=dict)
    first: list[GuestFault] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.counts)

    def note(self, fault: GuestFault) -> None:
        """Count one more fault."""
        self._count(fault.bot, fault.kind, 1, fault)

    def add(self, other: FaultTally) -> None:
        """Count the faults of other deals, which came later."""
        first = {(fault.bot, fault.kind): fault for fault in other.first}
        for bot, kinds in other.counts.items():
            for kind, number in kinds.items():
                self._count(bot, kind, number, first[bot, kind])

    def _count(self, bot: str, kind: str, number: int, first: GuestFault) -> None:
        kinds = self.counts.setdefault(bot, {})
        if kind not in kinds:
            self.first.append(first)
        kinds[kind] = kinds.get(kind, 0) + number


def fault_tally(names: Iterable[str]) -> FaultTally:
    """The faults of those bots in this process since they were last asked for."""
    tally = FaultTally()
    for name in names:
        for fault in faults(name):
            tally.note(fault)
    return tally
