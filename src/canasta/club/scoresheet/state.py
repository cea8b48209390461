"""The state of a score sheet: deals with lines and totals, pending lines, acceptance. It is folded from the log.

Annulled entries do not count, and corrected deals stay in their old places.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from canasta.club.results import MOST_DEALS, MOST_MINUTES, MOST_POINTS, MatchEnd, MatchLength, Unfinished
from canasta.club.scoresheet.checks import check
from canasta.club.scoresheet.entries import (
    Adjusted,
    Closed,
    DealCorrected,
    DealEntered,
    Entry,
    EntryAnnulled,
    LengthAgreed,
    PlayersNamed,
    Reopened,
    RulingEntered,
    SheetOpened,
)
from canasta.club.scoresheet.lines import BESIDES, check_number, lines_of_score, ruling_line, shared
from canasta.club.scoresheet.scores import Certainty, Flag, Score, SheetError
from canasta.deal.cut import cutter
from canasta.deal.score import PENALTIES, ScoreLine, SideScore, winner
from canasta.rules import Rules, get
from canasta.rules.house import with_house
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
    rules: Rules  # with the target of the length, if it has one
    length: MatchLength
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
    def ended_by(self) -> MatchEnd | None:
        """The condition that has ended the match; None before the end, and for a match that was broken off."""
        if self._reached(self.standing) is not None:
            return MatchEnd.TARGET
        if 0 < self.length.deals <= self.counted:
            return MatchEnd.DEALS
        by_clock = self.length.minutes and self.deals and (self.closed or self.deals[-1].stopped)
        return MatchEnd.CLOCK if by_clock else None

    @property
    def ended(self) -> bool:
        """True if the match is over by its target, its number of deals or the clock."""
        return self.ended_by is not None

    @property
    def winner(self) -> int | str | None:
        """The side that has won, or "draw"; None before the end, and for a match to a target that was broken off."""
        reached = self._reached(self.totals if self.closed else self.standing)
        if reached is not None or not (self.ended or (self.closed and not self.length.target)):
            return reached
        return ahead(self.totals)

    def _reached(self, totals: Sequence[int]) -> int | str | None:
        """The side that has won by reaching the target, or "draw"; None without such an end."""
        return winner(self.rules, totals) if self.length.target else None


def ahead(totals: Sequence[int]) -> int | str:
    """The side that leads; "draw" if the best sides are level."""
    first = [side for side, total in enumerate(totals) if total == max(totals)]
    return first[0] if len(first) == 1 else "draw"


MOST_ENTRIES: Final = 2000  # enough for a hundred deals, each corrected ten times
_NAME: Final = 60  # characters
_TEXT: Final = 300


@dataclass(frozen=True, slots=True)
class _Later:
    """Effects of later entries on earlier ones, by the number of the earlier entry."""

    annulled: set[int]
    corrected: dict[int, int]
    extras: dict[int, list[tuple[int, int, ScoreLine]]]  # entry, side, line


def fold(log: Sequence[Entry]) -> SheetState:
    """The state of a log. SheetError: an entry cannot stand; `falls` names an entry that a later one makes impossible.

    RulesError: the first entry names no valid rules.
    """
    if not log or not isinstance(log[0], SheetOpened):
        raise SheetError("not-opened")
    if len(log) > MOST_ENTRIES:
        raise SheetError("too-many", most=MOST_ENTRIES)
    state = _open(log[0])
    _check_closed(log)
    later = _later(log, state.rules)
    for number, entry in enumerate(log[1:], 2):
        with _named(number, log, later.corrected):
            _apply(state, number, entry, log, later)
    return state


def _later(log: Sequence[Entry], rules: Rules) -> _Later:
    later = _Later(set(), {}, {})
    for number, entry in enumerate(log, 1):
        if isinstance(entry, EntryAnnulled | DealCorrected):
            with _named(number, log):
                _check_about(entry, number, log, later.annulled)
            if isinstance(entry, EntryAnnulled):
                later.annulled.add(entry.of)
    for number, entry in enumerate(log, 1):
        if number in later.annulled:
            continue
        if isinstance(entry, DealCorrected):
            later.corrected[entry.of] = number
        elif isinstance(entry, RulingEntered | Adjusted):
            with _named(number, log):
                side, line = extra_of(rules, number, entry)
                if entry.of:
                    _check_deal(entry.of, number, log, later.annulled)
                    later.extras.setdefault(entry.of, []).append((number, side, line))
    return later


def _check_closed(log: Sequence[Entry]) -> None:
    """Refuse every entry but a reopening on an accepted sheet, even one without effect (RE-4.7)."""
    closed = False
    for number, entry in enumerate(log, 1):
        with _named(number, log):
            if closed and not isinstance(entry, Reopened):
                raise SheetError("closed")
        closed = isinstance(entry, Closed) or (closed and not isinstance(entry, Reopened))


def _check_about(
    entry: EntryAnnulled | DealCorrected, number: int, log: Sequence[Entry], annulled: Collection[int]
) -> None:
    _text("reason", entry.reason, needed=True)
    if isinstance(entry, DealCorrected):
        _check_deal(entry.of, number, log, annulled)
    elif not 1 <= entry.of < number or entry.of in annulled:
        raise SheetError("no-entry", entry=entry.of)
    elif not isinstance(log[entry.of - 1], DealEntered | RulingEntered | Adjusted | DealCorrected):
        raise SheetError("not-annulled", entry=entry.of)


def _check_deal(of: int, number: int, log: Sequence[Entry], annulled: Collection[int]) -> None:
    if not 1 <= of < number or of in annulled:
        raise SheetError("no-entry", entry=of)
    if not isinstance(log[of - 1], DealEntered):
        raise SheetError("no-deal", entry=of)


@contextmanager
def _named(number: int, log: Sequence[Entry], corrected: Mapping[int, int] | None = None) -> Iterator[None]:
    """Name the entry in an error of any entry but the newest, which would make it impossible."""
    try:
        yield
    except SheetError as error:
        if number == len(log) or (corrected or {}).get(number) == len(log):
            raise
        raise SheetError("falls", error, entry=number) from error


def _apply(state: SheetState, number: int, entry: Entry, log: Sequence[Entry], later: _Later) -> None:
    _text("by", entry.by)
    _text("at", entry.at)
    if number in later.annulled:
        return
    match entry:
        case SheetOpened():
            raise SheetError("opened")
        case DealEntered():
            _deal(state, number, entry, log, later)
        case RulingEntered() | Adjusted():
            if not entry.of:
                _check_going_on(state)
                state.pending.append(extra_of(state.rules, number, entry))
        case Closed():
            _close(state, number, entry)
        case Reopened():
            _text("reason", entry.reason, needed=True)
            if not state.closed:
                raise SheetError("not-closed")
            state.closed, state.accepted = 0, ()
        case PlayersNamed():
            _check_names(entry.players, state.rules, state.rules.seats)
            state.players = entry.players
        case LengthAgreed():
            if state.deals:
                raise SheetError("length-late")
            state.rules, state.length = _agreed(state.opened, entry.length)
        case EntryAnnulled() | DealCorrected():
            pass


def _open(entry: SheetOpened) -> SheetState:
    rules, length = _agreed(entry, entry.length)
    for names, many in ((entry.players, rules.seats), (entry.sides, rules.sides)):
        if names:
            _check_names(names, rules, many)
    if entry.dealer is not None:
        check_number("dealer", entry.dealer, 0, rules.seats - 1)
    _text("title", entry.title)
    _text("by", entry.by)
    _text("at", entry.at)
    return SheetState(entry, rules, length, players=entry.players)


def _agreed(opened: SheetOpened, length: MatchLength) -> tuple[Rules, MatchLength]:
    """The rules of the match with the target of that length, and the length. SheetError, RulesError."""
    check_number("target", length.target, 0, MOST_POINTS)
    check_number("deals", length.deals, 0, MOST_DEALS)
    check_number("minutes", length.minutes, 0, MOST_MINUTES)
    rules = get(opened.rules, version=opened.version)
    if opened.house:
        rules = with_house(rules, opened.house)
    length = length.filled(rules.target, rules.deals)
    if length.target not in (0, rules.target):
        rules = with_house(rules, {"target": length.target})
    return rules, length


def _check_names(names: Sequence[str], rules: Rules, many: int) -> None:
    if len(names) != many:
        raise SheetError("wrong-names", found=len(names), players=rules.seats, sides=rules.sides)
    for name in names:
        if not name.strip() or len(name) > _NAME or not name.isprintable():
            raise SheetError("bad-name", found=name[:_NAME], most=_NAME)


def _deal(state: SheetState, number: int, entry: DealEntered, log: Sequence[Entry], later: _Later) -> None:
    rules = state.rules
    _check_going_on(state)
    _text("insist", entry.insist)
    if entry.dealer is not None:
        check_number("dealer", entry.dealer, 0, rules.seats - 1)
    if entry.stopped and not state.length.stops:
        raise SheetError("not-stopped")
    by = log[later.corrected.get(number, number) - 1]
    assert isinstance(by, DealEntered | DealCorrected)
    score, insist = by.score, by.insist
    turn = state.turn if entry.dealer is None else turn_of(rules, entry.dealer)
    before = state.standing
    minima = tuple(rules.opening_minimum(total) for total in before)
    flags = check(rules, score, minima, turn.cutter)
    if not insist.strip():
        refuse(flags)
    extras = [(line.entry, side, line) for side, line in state.pending] + later.extras.get(number, [])
    counts = not entry.stopped or state.length.unfinished is Unfinished.AS_IT_LIES
    sides = []
    for side, every in enumerate(made_of(rules, score, extras, log)):
        points = sum(line.points for line in every if counts or line.part == PENALTIES)
        sides.append(SideScore(side, every, before[side], before[side] + points))
    correction = (later.corrected[number],) if number in later.corrected else ()
    state.deals.append(
        SheetDeal(
            len(state.deals) + 1,
            number,
            (number, *correction, *(at for at, _, _ in extras)),
            turn,
            minima,
            score,
            entry.stopped,
            counts,
            flags,
            insist.strip() if any(flag.level is Certainty.IMPOSSIBLE for flag in flags) else "",
            tuple(sides),
        )
    )
    state.pending = []


def made_of(
    rules: Rules, score: Score, extras: Sequence[tuple[int, int, ScoreLine]], log: Sequence[Entry]
) -> Iterator[tuple[ScoreLine, ...]]:
    """The lines of each side of a deal, with those of referee and arbiter (`extras`: number, side and line of each)."""
    ruled = [(at, side, each) for at, side, _ in extras for each in (log[at - 1],) if isinstance(each, RulingEntered)]
    told = shared(rules, score, ruled)
    for side, lines in enumerate(lines_of_score(rules, score)):
        yield (*lines, *(each for at, of, line in extras if of == side for each in told.get(at, (line,))))


def extras_of(rules: Rules, log: Sequence[Entry], numbers: Iterable[int]) -> list[tuple[int, int, ScoreLine]]:
    """The rulings and adjustments among those entries, in the form that `made_of` takes."""
    return [
        (number, *extra_of(rules, number, entry))
        for number in numbers
        for entry in (log[number - 1],)
        if isinstance(entry, RulingEntered | Adjusted)
    ]


def refuse(flags: Iterable[Flag]) -> None:
    """Raise SheetError (flagged) if one of the flags is impossible."""
    for flag in flags:
        if flag.level is Certainty.IMPOSSIBLE:
            raise SheetError("flagged", flag)


def _check_going_on(state: SheetState) -> None:
    """Check that another deal may be played. SheetError (over): the match has ended, and is not level."""
    level = state.ended_by is MatchEnd.DEALS and ahead(state.standing) == "draw"
    if state.ended and not level:
        raise SheetError("over")


def _close(state: SheetState, number: int, entry: Closed) -> None:
    _text("reason", entry.reason)
    for name in entry.accepted:
        _text("accepted", name)
    check_number("accepted", len(entry.accepted), 0, 20)
    by_itself = state.ended or (state.length.minutes and state.deals)
    if not by_itself and not entry.reason.strip():
        raise SheetError("not-over")
    state.closed, state.accepted = number, entry.accepted


def extra_of(rules: Rules, number: int, entry: RulingEntered | Adjusted) -> tuple[int, ScoreLine]:
    """The side and the line of a ruling or an adjustment, before it is shared with a deal."""
    if isinstance(entry, Adjusted):
        _text("reason", entry.reason, needed=True)
        check_number("side", entry.side, 0, rules.sides - 1)
        if not entry.points or abs(entry.points) > MOST_POINTS:
            raise SheetError("bad-number", field="points", found=entry.points, low=-MOST_POINTS, high=MOST_POINTS)
        return entry.side, ScoreLine("", "adjusted", None, 0, entry.points, PENALTIES, number, entry.reason)
    check_number("seat", entry.seat, 0, rules.seats - 1)
    _text("offence", entry.offence, needed=True)
    check_number("points", entry.points, -MOST_POINTS, 0)
    check_number("rules", max(len(entry.rules), len(entry.facts)), 0, 20)
    for name, fact in (*entry.facts.items(), *(("rules", rule) for rule in entry.rules)):
        _text(name, str(fact))
    return entry.seat % rules.sides, ruling_line(number, entry, entry.points if entry.counts in BESIDES else 0)


def _text(field: str, found: str, *, needed: bool = False) -> None:
    if len(found) > _TEXT or not (found.isprintable() or not found):
        raise SheetError("bad-text", field=field[:_NAME], most=_TEXT)
    if needed and not found.strip():
        raise SheetError("no-text", field=field)
