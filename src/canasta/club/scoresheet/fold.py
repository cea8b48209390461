"""Fold the log of a sheet into its state, without annulled entries and with corrected deals in their old places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from canasta.club.results import Length, Unfinished
from canasta.club.scoresheet.checks import check
from canasta.club.scoresheet.entries import (
    Adjusted,
    Closed,
    DealCorrected,
    DealEntered,
    Entry,
    EntryAnnulled,
    PlayersNamed,
    Reopened,
    RulingEntered,
    SheetOpened,
)
from canasta.club.scoresheet.errors import Certainty, Flag, SheetError
from canasta.club.scoresheet.lines import MOST_POINTS, lines_of_score
from canasta.club.scoresheet.scores import Score
from canasta.club.scoresheet.shares import BESIDES, ruling_line, shared
from canasta.club.scoresheet.state import SheetDeal, SheetState, ahead, turn_of
from canasta.deal.score import PENALTIES, ScoreLine, SideScore
from canasta.rules import Rules, get
from canasta.rules.house import with_house

MOST_ENTRIES: Final = 2000  # enough for a hundred deals, each corrected ten times
_NAME: Final = 60  # characters
_TEXT: Final = 300


@dataclass(frozen=True, slots=True)
class _Later:
    """Effects of later entries on earlier ones, by the number of the earlier entry."""

    annulled: dict[int, int]
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


def effective(log: Sequence[Entry], number: int, corrected: Mapping[int, int]) -> tuple[Score, str]:
    """The score of a deal after its last correction, and the reason to keep it in spite of its flags."""
    by = log[corrected.get(number, number) - 1]
    assert isinstance(by, DealEntered | DealCorrected)
    return by.score, by.insist


def _later(log: Sequence[Entry], rules: Rules) -> _Later:
    later = _Later({}, {}, {})
    for number, entry in enumerate(log, 1):
        if isinstance(entry, EntryAnnulled | DealCorrected):
            with _named(number, log):
                _check_about(entry, number, log, later.annulled)
            if isinstance(entry, EntryAnnulled):
                later.annulled[entry.of] = number
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
    entry: EntryAnnulled | DealCorrected, number: int, log: Sequence[Entry], annulled: Mapping[int, int]
) -> None:
    _text("reason", entry.reason, needed=True)
    if isinstance(entry, DealCorrected):
        _check_deal(entry.of, number, log, annulled)
    elif not 1 <= entry.of < number or entry.of in annulled:
        raise SheetError("no-entry", entry=entry.of)
    elif not isinstance(log[entry.of - 1], DealEntered | RulingEntered | Adjusted | DealCorrected):
        raise SheetError("not-annulled", entry=entry.of)


def _check_deal(of: int, number: int, log: Sequence[Entry], annulled: Mapping[int, int]) -> None:
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
        case EntryAnnulled() | DealCorrected():
            pass


def _open(entry: SheetOpened) -> SheetState:
    rules = get(entry.rules, version=entry.version)
    if entry.house:
        rules = with_house(rules, entry.house)
    for names, many in ((entry.players, rules.seats), (entry.sides, rules.sides)):
        if names:
            _check_names(names, rules, many)
    if entry.dealer is not None and not 0 <= entry.dealer < rules.seats:
        raise SheetError("bad-number", field="dealer", found=entry.dealer, low=0, high=rules.seats - 1)
    _text("title", entry.title)
    _text("by", entry.by)
    _text("at", entry.at)
    low, high = (0, 0) if entry.length is Length.TARGET else (1, 1000)
    if not low <= entry.amount <= high:
        raise SheetError("bad-number", field="amount", found=entry.amount, low=low, high=high)
    return SheetState(entry, rules, players=entry.players)


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
    if entry.dealer is not None and not 0 <= entry.dealer < rules.seats:
        raise SheetError("bad-number", field="dealer", found=entry.dealer, low=0, high=rules.seats - 1)
    opened = state.opened
    if entry.stopped and (opened.length is not Length.TIME or opened.unfinished is Unfinished.PLAYED_OUT):
        raise SheetError("not-stopped")
    score, insist = effective(log, number, later.corrected)
    turn = state.turn if entry.dealer is None else turn_of(rules, entry.dealer)
    before = state.standing
    minima = tuple(rules.opening_minimum(total) for total in before)
    flags = check(rules, score, minima, turn.cutter)
    if not insist.strip():
        refuse(flags)
    extras = [(line.entry, side, line) for side, line in state.pending] + later.extras.get(number, [])
    counts = not entry.stopped or opened.unfinished is Unfinished.AS_IT_LIES
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
    level = state.opened.length is Length.DEALS and ahead(state.standing) == "draw"
    if state.ended and not level:
        raise SheetError("over")


def _close(state: SheetState, number: int, entry: Closed) -> None:
    _text("reason", entry.reason)
    for name in entry.accepted:
        _text("accepted", name)
    if len(entry.accepted) > 20:
        raise SheetError("bad-number", field="accepted", found=len(entry.accepted), low=0, high=20)
    by_itself = state.ended or (state.opened.length is Length.TIME and state.deals)
    if not by_itself and not entry.reason.strip():
        raise SheetError("not-over")
    state.closed, state.accepted = number, entry.accepted


def extra_of(rules: Rules, number: int, entry: RulingEntered | Adjusted) -> tuple[int, ScoreLine]:
    """The side and the line of a ruling or an adjustment, before it is shared with a deal."""
    if isinstance(entry, Adjusted):
        _text("reason", entry.reason, needed=True)
        _number("side", entry.side, rules.sides - 1)
        if not entry.points or abs(entry.points) > MOST_POINTS:
            raise SheetError("bad-number", field="points", found=entry.points, low=-MOST_POINTS, high=MOST_POINTS)
        return entry.side, ScoreLine("", "adjusted", None, 0, entry.points, PENALTIES, number, entry.reason)
    _number("seat", entry.seat, rules.seats - 1)
    _text("offence", entry.offence, needed=True)
    if not -MOST_POINTS <= entry.points <= 0:
        raise SheetError("bad-number", field="points", found=entry.points, low=-MOST_POINTS, high=0)
    if len(entry.rules) > 20 or len(entry.facts) > 20:
        raise SheetError("bad-number", field="rules", found=len(entry.rules), low=0, high=20)
    for name, fact in (*entry.facts.items(), *(("rules", rule) for rule in entry.rules)):
        _text(name, str(fact))
    return entry.seat % rules.sides, ruling_line(number, entry, entry.points if entry.counts in BESIDES else 0)


def _number(field: str, found: int, high: int) -> None:
    if not 0 <= found <= high:
        raise SheetError("bad-number", field=field, found=found, low=0, high=high)


def _text(field: str, found: str, *, needed: bool = False) -> None:
    if len(found) > _TEXT or not (found.isprintable() or not found):
        raise SheetError("bad-text", field=field[:_NAME], most=_TEXT)
    if needed and not found.strip():
        raise SheetError("no-text", field=field)
