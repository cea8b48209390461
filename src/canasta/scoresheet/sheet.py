"""A score sheet: its log of entries, what follows from them, and the doors for asking."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import cast

from canasta.club.results import BothPoints, MatchResult
from canasta.rules import Rules
from canasta.scoresheet.entries import DealCorrected, DealEntered, Entry, EntryAnnulled, SheetOpened
from canasta.scoresheet.folding import extras_of, fold, made_of
from canasta.scoresheet.scores import Score
from canasta.scoresheet.scoring import Line
from canasta.scoresheet.state import Deal, State, Turn


@dataclass(frozen=True, slots=True)
class Change:
    """A correction: the deal that was corrected, the entry that did it, who, when, why, before and after.

    `after` is None where the deal does not count any longer.
    """

    of: int
    entry: int
    by: str
    at: str
    reason: str
    before: Score | None
    after: Score | None


class ScoreSheet:
    """Nothing but its log: two sheets with the same log are the same. Entries are added, never taken away."""

    def __init__(self, log: Iterable[Entry]) -> None:
        """SheetError: an entry of the log cannot stand where it is, or the first does not open it. RulesError."""
        self._log = list(log)
        self._state = fold(self._log)

    @property
    def log(self) -> tuple[Entry, ...]:
        """All entries; the first has number 1."""
        return tuple(self._log)

    @property
    def state(self) -> State:
        """Where it stands, to be read only."""
        return self._state

    @property
    def opened(self) -> SheetOpened:
        """What was agreed."""
        return self._state.opened

    @property
    def rules(self) -> Rules:
        """The rules that are played, with what the table has changed."""
        return self._state.rules

    @property
    def deals(self) -> tuple[Deal, ...]:
        """The deals so far, in order, each with its lines and totals, and who dealt."""
        return tuple(self._state.deals)

    @property
    def totals(self) -> tuple[int, ...]:
        """Each side's points, with rulings on the deal that is being played."""
        return self._state.totals

    @property
    def minima(self) -> tuple[int, ...]:
        """What each side needs to open in the deal that is being played."""
        return tuple(self.rules.opening_minimum(total) for total in self._state.standing)

    @property
    def turn(self) -> Turn:
        """Who deals, who cuts and who is mano in the deal that is being played."""
        return self._state.turn

    @property
    def ended(self) -> bool:
        """Whether the match is over by itself."""
        return self._state.ended

    @property
    def closed(self) -> bool:
        """Whether it has been accepted (RE-4.7)."""
        return self._state.closed > 0

    @property
    def winner(self) -> int | str | None:
        """The side that has won by the tie rule of the set, "draw" where that says so, None while nobody has."""
        return self._state.winner

    @property
    def result(self) -> MatchResult:
        """The match in the numbers that a competition asks for: it has two sides."""
        stopped = next((deal for deal in self._state.deals if deal.stopped), None)
        if stopped is None:
            return MatchResult(points=cast(BothPoints, self.totals), deals=len(self.deals))
        apart = tuple(side.points - side.penalties for side in stopped.sides)
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
        """Every correction of a deal, in the order in which they were made."""
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

    def made_of(self, score: Score, of: Deal | None = None) -> tuple[tuple[Line, ...], ...]:
        """The lines that each side would have with such a score, rulings included.

        `of` is the deal that is corrected, None for the one that is being played. SheetError: no score of these rules.
        """
        entries = (line.entry for _, line in self._state.pending) if of is None else of.entries[1:]
        return tuple(made_of(self.rules, score, extras_of(self.rules, self._log, entries), self._log))

    def side_name(self, side: int) -> str:
        """What a side is called: its own name, its players, or nothing where nobody was named."""
        opened = self.opened
        if opened.sides:
            return opened.sides[side]
        return " · ".join(opened.players[side :: self.rules.sides])

    def add(self, entry: Entry) -> int:
        """Put an entry at the end of the log; its number. SheetError: it cannot stand, and nothing changes."""
        self._state = fold([*self._log, entry])
        self._log.append(entry)
        return len(self._log)


def last(written: Mapping[int, Score]) -> Score | None:
    """The version that stands; None where there is none left."""
    return written[max(written)] if written else None
