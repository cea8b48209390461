"""Corrections and annulments in the log of a competition."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING

from canasta.club.competition import Annulled, Corrected, Entry, Played

if TYPE_CHECKING:
    from canasta.club.results import MatchResult


class Corrections:
    """The annulments and corrections of a log at one moment. `annulled` has the annulment of each annulled entry."""

    def __init__(self, log: Sequence[Entry]) -> None:
        self.log = log
        self.annulled: dict[int, int] = {}
        self._corrected: defaultdict[int, list[int]] = defaultdict(list)
        for number, entry in enumerate(log, 1):
            if isinstance(entry, Annulled):
                self.annulled[entry.of] = number
            elif isinstance(entry, Corrected):
                self._corrected[entry.of].append(number)

    def last(self, number: int) -> int:
        """The last correction of an entry; 0 for none."""
        return self._corrected.get(number, [0])[-1]

    def result(self, number: int, before: int | None = None) -> MatchResult | None:
        """The result of an entry as it stood before entry `before`, or stands; None for an entry without one."""
        end = len(self.log) + 1 if before is None else before
        if not 1 <= number <= len(self.log):
            return None
        known = (at for at in self._corrected.get(number, ()) if at < end)
        right = [at for at in known if not self.annulled.get(at, end) < end]
        entry = self.log[(right[-1] if right else number) - 1]
        return entry.result if isinstance(entry, Played | Corrected) else None
