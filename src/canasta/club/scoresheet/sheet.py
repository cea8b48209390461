"""A score sheet: its log of entries and all that follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import cast

from msgspec.structs import replace

from canasta.club.results import BothPoints, MatchResult
from canasta.club.scoresheet.entries import DealCorrected, DealEntered, Entry, EntryAnnulled, SheetOpened
from canasta.club.scoresheet.scores import Score
from canasta.club.scoresheet.state import SheetDeal, SheetState, Turn, extras_of, fold, made_of
from canasta.deal.score import ScoreLine
from canasta.rules import Rules


@dataclass(frozen=True, slots=True)
class Change:
    """A correction: the deal's entry (`of`), the correcting entry, its author, time and reason, and both scores.

    `after` is None if the deal no longer counts.
    """

    of: int
    entry: int
    by: str
    at: str
    reason: str
    before: Score | None
    after: Score | None


class ScoreSheet:
    """A score sheet that is defined by its log alone: same log, same sheet. Entries are added, never removed."""

    def __init__(self, log: Iterable[Entry]) -> None:
        """Fold the log. SheetError: an entry cannot stand in its place, or the first opens no sheet. RulesError."""
        self._log = list(log)
        self._state = fold(self._log)
        if self.opened.version is None:
            self._log[0] = replace(self.opened, version=self.rules.version)

    @property
    def log(self) -> tuple[Entry, ...]:
        """All entries; the first has number 1."""
        return tuple(self._log)

    @property
    def state(self) -> SheetState:
        """The current state; do not change it."""
        return self._state

    @property
    def opened(self) -> SheetOpened:
        """The first entry, with the conditions of the match."""
        return self._state.opened

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the players by seat, as they are called now; empty without names."""
        return self._state.players

    @property
    def rules(self) -> Rules:
        """The rules of the match, with the switches that the table has changed."""
        return self._state.rules

    @property
    def deals(self) -> tuple[SheetDeal, ...]:
        """The deals so far, in order, each with its lines, totals and dealer."""
        return tuple(self._state.deals)

    @property
    def totals(self) -> tuple[int, ...]:
        """Each side's points, rulings on the deal in progress included."""
        return self._state.totals

    @property
    def minima(self) -> tuple[int, ...]:
        """The points that each side needs to open in the deal in progress."""
        return tuple(self.rules.opening_minimum(total) for total in self._state.standing)

    @property
    def turn(self) -> Turn:
        """The dealer, the cutter and the mano of the deal in progress."""
        return self._state.turn

    @property
    def ended(self) -> bool:
        """True if the match has reached its agreed end."""
        return self._state.ended

    @property
    def closed(self) -> bool:
        """True if the sheet has been accepted (RE-4.7)."""
        return self._state.closed > 0

    @property
    def winner(self) -> int | str | None:
        """The side that has won, or "draw", by the tie rule of the rule set; None until then."""
        return self._state.winner

    @property
    def result(self) -> MatchResult:
        """The result of a match of two sides, in the form that a competition takes."""
        stopped = next((deal for deal in self._state.deals if deal.stopped), None)
        if stopped is None:
            return MatchResult(points=cast(BothPoints, self.totals), deals=len(self.deals))
        apart = tuple(side.total - side.penalties for side in stopped.sides)
        counted = apart if stopped.counts else (0,) * len(apart)
        points = tuple(total - more for total, more in zip(self.totals, counted, strict=True))
        return MatchResult(
            points=cast(BothPoints, points), deals=len(self.deals) - 1, unfinished=cast(BothPoints, apart)
        )

    @property
    def curve(self) -> tuple[tuple[int, ...], ...]:
        """The totals before the first deal and after each one."""
        return tuple(self._state.deals_after(number) for number in range(len(self.deals) + 1))

    @property
    def trail(self) -> tuple[Change, ...]:
        """Every correction of a deal, in order."""
        versions: dict[int, dict[int, Score]] = {}  # by deal, by the entry that wrote it
        changes = []
        for number, entry in enumerate(self._log, 1):
            if isinstance(entry, DealEntered):
                versions[number] = {number: entry.score}
            elif isinstance(entry, DealCorrected | EntryAnnulled):
                of = next((deal for deal, written in versions.items() if entry.of in written), 0)
                if not of:
                    continue  # a ruling was annulled
                written = versions[of]
                before = last(written)
                if isinstance(entry, DealCorrected):
                    written[number] = entry.score
                elif entry.of == of:
                    written.clear()
                else:
                    del written[entry.of]
                changes.append(Change(of, number, entry.by, entry.at, entry.reason, before, last(written)))
        return tuple(changes)

    def made_of(self, score: Score, of: SheetDeal | None = None) -> tuple[tuple[ScoreLine, ...], ...]:
        """The lines that each side would have with this score, rulings included.

        `of` is the deal to correct, None for the one in progress. SheetError: the score does not fit the rules.
        """
        entries = (line.entry for _, line in self._state.pending) if of is None else of.entries[1:]
        return tuple(made_of(self.rules, score, extras_of(self.rules, self._log, entries), self._log))

    def side_name(self, side: int) -> str:
        """The name of a side: its own name or its players; empty without names."""
        if self.opened.sides:
            return self.opened.sides[side]
        return " · ".join(self.players[side :: self.rules.sides])

    def add(self, entry: Entry) -> int:
        """Append an entry to the log and return its number. SheetError: it cannot stand; nothing changes."""
        self._state = fold([*self._log, entry])
        self._log.append(entry)
        return len(self._log)


def last(written: Mapping[int, Score]) -> Score | None:
    """The newest version; None if none is left."""
    return written[max(written)] if written else None
