"""The state of a score sheet: deals with lines and totals, pending lines, acceptance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from canasta.club.results import Length
from canasta.club.scoresheet.entries import SheetOpened
from canasta.club.scoresheet.errors import Flag
from canasta.club.scoresheet.scores import Score
from canasta.deal.cut import cutter
from canasta.deal.score import ScoreLine, SideScore, winner
from canasta.rules import Rules
from canasta.rules.model import CutPurpose

Evidence = tuple[int, ...]  # numbers of entries


@dataclass(frozen=True, slots=True)
class Turn:
    """The duties of a deal, by seat: the dealer, the cutter (None without a cut), and the mano, who plays first."""

    dealer: int
    cutter: int | None
    mano: int


def turn_of(rules: Rules, dealer: int) -> Turn:
    """The turn that follows from the dealer (TB-2.2, SA-2.2, CL-1.2, RE-1.6)."""
    cuts = None if rules.cut is CutPurpose.NONE else cutter(dealer, rules.seats, rules.sides)
    return Turn(dealer, cuts, (dealer + 1) % rules.seats)


@dataclass(frozen=True, slots=True)
class SheetDeal:
    """One deal of the sheet. `entry` is the number of its entry, `entries` are all that it depends on, that one first.

    `minima` are the points that each side needed to open. `counts`: the totals include it; they may leave out
    a deal that the clock stopped. `insist` is the reason to keep it in spite of its flags.
    """

    number: int
    entry: int
    entries: Evidence
    turn: Turn
    minima: tuple[int, ...]
    score: Score
    stopped: bool
    counts: bool
    flags: tuple[Flag, ...]
    insist: str
    sides: tuple[SideScore, ...]


@dataclass(slots=True)
class SheetState:
    """The state that follows from the log so far."""

    opened: SheetOpened
    rules: Rules
    deals: list[SheetDeal] = field(default_factory=list)
    players: tuple[str, ...] = ()  # by seat, as they are called now; empty without names
    pending: list[tuple[int, ScoreLine]] = field(default_factory=list)  # side, line: of the deal in progress
    closed: int = 0  # the number of the entry that closed the sheet, 0 while it is open
    accepted: tuple[str, ...] = ()

    @property
    def standing(self) -> tuple[int, ...]:
        """The totals after the last deal."""
        return self.deals_after(len(self.deals))

    def deals_after(self, number: int) -> tuple[int, ...]:
        """The totals after the first `number` deals."""
        return tuple(side.after for side in self.deals[number - 1].sides) if number else (0,) * self.rules.sides

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals, pending lines included."""
        added = [sum(line.points for at, line in self.pending if at == side) for side in range(self.rules.sides)]
        return tuple(total + more for total, more in zip(self.standing, added, strict=True))

    @property
    def turn(self) -> Turn:
        """The turn of the deal in progress, or of the next one."""
        if self.deals:
            return turn_of(self.rules, (self.deals[-1].turn.dealer + 1) % self.rules.seats)
        first = self.opened.dealer
        return turn_of(self.rules, self.rules.seats - 1 if first is None else first)

    @property
    def counted(self) -> int:
        """The number of deals that count."""
        return sum(deal.counts for deal in self.deals)

    @property
    def ended(self) -> bool:
        """True if the match is over by its target, its number of deals or the clock."""
        match self.opened.length:
            case Length.TARGET:
                return winner(self.rules, self.standing) is not None
            case Length.DEALS:
                return self.counted >= self.opened.amount
            case Length.TIME:
                return bool(self.deals) and self.deals[-1].stopped

    @property
    def winner(self) -> int | str | None:
        """The side that has won, or "draw"; None before the end, and for a match to a target that was broken off."""
        if self.opened.length is Length.TARGET:
            return winner(self.rules, self.totals if self.closed else self.standing)
        if not (self.ended or self.closed):
            return None
        return ahead(self.totals)


def ahead(totals: Sequence[int]) -> int | str:
    """The side that leads; "draw" if the best sides are level."""
    first = [side for side, total in enumerate(totals) if total == max(totals)]
    return first[0] if len(first) == 1 else "draw"
