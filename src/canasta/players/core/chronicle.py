"""Chronicles: the public history of a deal turn by turn, beside the counts of `Memory`, as a row for learners.

They hold only what every seat has seen. Call `note` with each action before it is carried out. Observers of one deal or
of a batch add the row of the engine, and for a critic what is hidden. They keep their rows and let interpreted code
read them: it must not hand a `vec` over.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i16, i64, mypyc_attr

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.cards import JOKER, KINDS, RED_THREE, TWO
from canasta.engine.actions import DRAW_ACTION, NO_ACTION, TAKE_NATURALS, YES_ACTION, decode
from canasta.engine.awards import Awards
from canasta.engine.batch import BLOCK, Batch
from canasta.engine.deal import EngineDeal
from canasta.engine.hidden_state import hidden_width, observe_hidden
from canasta.engine.observation import RANKS, observe, write_counts
from canasta.engine.packed import one
from canasta.engine.rule_table import RuleTable
from canasta.engine.state import FROM_PILE, FROM_STOCK, NO, NO_KIND, YES, State
from canasta.engine.units import ActionCode, Seat
from canasta.players.core.memory import Memory, begin, cards_of, used_to_take

NO_HISTORY: Final[i64] = -1  # as a number of turns: no counts either
LAID: Final[i64] = RED_THREE  # kinds that are laid in a turn: all but red threes
SEAT_COUNTS: Final = (("thrown", int(KINDS)), ("known", int(KINDS)), ("declined", int(RANKS)), ("laid_turn", 1))
TURN_NUMBERS: Final = (
    *(("seat", 1), ("came", 1), ("pile", 1), ("top", 1), ("laid", int(LAID))),
    *(("red_threes", 1), ("leave", 1), ("freed", 1), ("discard", 1)),
)

# The numbers of a turn as they are kept
_SEAT: Final[i64] = 0
_CAME: Final[i64] = 1
_PILE: Final[i64] = 2
_TOP: Final[i64] = 3
_LAID_CARDS: Final[i64] = 4
_RED_THREES: Final[i64] = 5
_LEAVE: Final[i64] = 6
_FREED: Final[i64] = 7
_DISCARD: Final[i64] = 8
_KEPT: Final[i64] = 9

_LINE: Final[i64] = 8  # numbers of a history in a line of a processor's cache
_ROW_LINE: Final[i64] = 32  # numbers of a row


def history_fields(rule_table: RuleTable, turns: int) -> list[tuple[str, int]]:
    """The parts of a row in order: (name, how many numbers).

    For each seat from one's own on, in the order of play: ``thrown``, its discards by kind; ``known``, cards of a pile
    that it took and has not laid or discarded since; ``declined``, 1 for each natural rank that was on top when it drew
    from the stock; ``laid_turn``, the turn of the table, counted from 1, in which it last laid cards, else 0. Then
    ``pile_seen``, the cards of the pile that were seen, and ``turns``, the number of turns that a discard has ended.

    Then the last `turns` turns, the latest one first: ``seat``, 1 for one's own and 0 where there was no turn;
    ``came``, 1 from the stock and 2 from the pile; ``pile``, the cards that it took; ``top``, the kind on top at its
    beginning; ``laid``, the cards laid by kind, those of the pile too; ``red_threes`` laid out; ``leave``; ``freed``,
    the last wild taken out of a canasta; ``discard``, its kind. 15 is no kind.
    """
    parts = [(f"place {place}: {name}", size) for place in range(int(rule_table.seats)) for name, size in SEAT_COUNTS]
    parts += [("pile_seen", int(KINDS)), ("turns", 1)]
    return parts + [(f"turn {back}: {name}", size) for back in range(turns) for name, size in TURN_NUMBERS]


def history_width(rule_table: RuleTable, turns: int) -> i64:
    """The number of numbers in a row."""
    length: i64 = 0
    for _name, size in history_fields(rule_table, turns):
        length += size
    return length


@mypyc_attr(acyclic=True)
class Chronicle:
    """The public history of one deal: its `memory`, and the last `turns` turns."""

    def __init__(self, memory: Memory, turns: i64, red_threes: vec[i64]) -> None:
        """`red_threes` are those that the sides had laid out at the beginning."""
        self.memory: Memory = memory
        self.turns: i64 = turns
        self.begun: i64 = 0  # turns so far
        self.latest: i64 = -1  # whose turn is the latest
        self.place: i64 = 0  # where its numbers begin
        self.kept: vec[i64] = vec[i64]([0] * int(turns * _KEPT))
        self._red_threes: vec[i64] = red_threes

    def copy(self) -> Chronicle:
        """An independent copy."""
        other = Chronicle(self.memory.copy(), self.turns, self._red_threes[:])
        other.begun = self.begun
        other.latest = self.latest
        other.place = self.place
        other.kept = self.kept[:]
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return chronicle_from, (self.memory.awards, int(self.turns), self.numbers())

    def numbers(self) -> list[list[int]]:
        """All of it as numbers; `chronicle_from` takes them."""
        memory = self.memory
        lists: list[list[int]] = []
        for each in (memory.thrown, memory.declined, memory.known, memory.laid, self.kept, self._red_threes):
            lists.append(list(each))
        singles = [int(memory.seen), int(memory.turns), int(self.begun), int(self.latest), int(self.place)]
        return [*lists, singles]

    def note(self, s: State, action: ActionCode) -> None:
        """Remember an action of the deal, before it is carried out."""
        if self.turns > 0:
            if self.latest != s.seat:
                self._begin(s)
            self._count_red_threes(s)
            self._enter(s, action)
        self.memory.note(s, action)

    def write_history(self, s: State, seat: Seat, row: vec[i16], at: i64) -> None:
        """Write the history into `row` from position `at` on, as `history_fields` has it for that seat."""
        memory = self.memory
        seats = s.rule_table.seats
        other = seat
        for _place in range(seats):
            at = write_counts(row, at, memory.thrown[other], KINDS)
            at = write_counts(row, at, memory.known[other], KINDS)
            at = write_counts(row, at, memory.declined[other], RANKS)
            row[at] = i16(memory.laid[other])
            at += 1
            other += 1
            if other == seats:
                other = 0
        at = write_counts(row, at, memory.seen, KINDS)
        row[at] = i16(memory.turns)
        at += 1
        if self.turns == 0:
            return
        if self.latest == s.seat:
            self._count_red_threes(s)
        kept = self.kept
        source = self.place
        back: i64 = 0
        while back < self.turns:
            if back < self.begun:
                place = kept[source + _SEAT] - seat
                if place < 0:
                    place += seats
                row[at] = i16(place + 1)
                row[at + 1] = i16(kept[source + _CAME])
                row[at + 2] = i16(kept[source + _PILE])
                row[at + 3] = i16(kept[source + _TOP])
                at = write_counts(row, at + 4, kept[source + _LAID_CARDS], LAID)
                row[at] = i16(kept[source + _RED_THREES])
                row[at + 1] = i16(kept[source + _LEAVE])
                row[at + 2] = i16(kept[source + _FREED])
                row[at + 3] = i16(kept[source + _DISCARD])
                at += 4
                source -= _KEPT
                if source < 0:
                    source += self.turns * _KEPT
            else:
                at = _no_turn(row, at)
            back += 1

    def _begin(self, s: State) -> None:
        """Begin a turn, in the place of the oldest one that is kept."""
        if self.begun > 0:
            self.place += _KEPT
            if self.place == self.turns * _KEPT:
                self.place = 0
        self.begun += 1
        self.latest = s.seat
        kept, at = self.kept, self.place
        kept[at + _SEAT] = s.seat
        kept[at + _CAME] = 0
        kept[at + _PILE] = 0
        kept[at + _TOP] = s.top
        if s.pile_size == 0:
            kept[at + _TOP] = NO_KIND
        kept[at + _LAID_CARDS] = 0
        kept[at + _RED_THREES] = 0
        kept[at + _LEAVE] = 0
        kept[at + _FREED] = NO_KIND
        kept[at + _DISCARD] = NO_KIND

    def _count_red_threes(self, s: State) -> None:
        """Take in the red threes that the side on turn has laid out since the last time."""
        index = s.rule_table.side_of(s.seat)
        now = s.sides[index].red_threes
        more = now - self._red_threes[index]
        if more != 0:
            self._red_threes[index] = now
            self.kept[self.place + _RED_THREES] = self.kept[self.place + _RED_THREES] + more

    def _enter(self, s: State, action: ActionCode) -> None:
        kept, at = self.kept, self.place
        word, kind, lane = decode(action)
        if word > 0:
            kept[at + _LAID_CARDS] = kept[at + _LAID_CARDS] + cards_of(action)
            if lane == 3:
                freed: i64 = JOKER
                if word == 1:
                    freed = TWO
                kept[at + _FREED] = freed
        elif lane == 0:
            kept[at + _DISCARD] = kind
        elif action == DRAW_ACTION:
            kept[at + _CAME] = FROM_STOCK
        elif action >= TAKE_NATURALS:
            kept[at + _CAME] = FROM_PILE
            kept[at + _PILE] = s.pile_size
            kept[at + _LAID_CARDS] = kept[at + _LAID_CARDS] + used_to_take(s, action) + one(s.top)
        elif action == YES_ACTION:
            kept[at + _LEAVE] = YES
        elif action == NO_ACTION:
            kept[at + _LEAVE] = NO


def _no_turn(row: vec[i16], at: i64) -> i64:
    """Write a turn that there was not; returns the position after it."""
    end = at + LAID + 8
    first = at
    while at < end:
        row[at] = 0
        at += 1
    row[first + 3] = i16(NO_KIND)
    row[end - 2] = i16(NO_KIND)
    row[end - 1] = i16(NO_KIND)
    return end


def begin_chronicle(s: State, awards: Awards, turns: int) -> Chronicle:
    """The chronicle at the start of a deal, or of the part of it that is known."""
    red_threes: list[int] = []
    for side in s.sides:
        red_threes.append(int(side.red_threes))
    return Chronicle(begin(s, awards), turns, vec[i64](red_threes))


def chronicle_from(awards: Awards, turns: int, numbers: list[list[int]]) -> Chronicle:
    """The chronicle of these `Chronicle.numbers`."""
    thrown, declined, known, laid, kept, red_threes, singles = numbers
    memory = Memory(awards, 0)
    memory.thrown = vec[i64](thrown)
    memory.declined = vec[i64](declined)
    memory.known = vec[i64](known)
    memory.laid = vec[i64](laid)
    memory.seen = singles[0]
    memory.turns = singles[1]
    found = Chronicle(memory, turns, vec[i64](red_threes))
    found.begun = singles[2]
    found.latest = singles[3]
    found.place = singles[4]
    found.kept = vec[i64](kept)
    return found


class DealObserver:
    """Observes one deal: `row`, of `width` numbers, is what a seat observes, after `observe`.

    It has the parts of a row of `BatchObserver`; `history` and `hidden` are where they begin in it, if they are there.
    """

    def __init__(self, history: i64, hidden: i64, width: i64) -> None:
        self.width: i64 = width
        self._history: i64 = history
        self._hidden: i64 = hidden
        self.row: vec[i16] = vec[i16]([0] * int(width))

    def observe(self, deal: EngineDeal, chronicle: Chronicle | None, seat: Seat) -> None:
        """Bring `row` up to date with what that seat observes."""
        observe(deal, seat, self.row, 0)
        if chronicle is not None:
            chronicle.write_history(deal, seat, self.row, self._history)
        if self._hidden < self.width:
            observe_hidden(deal, seat, self.row, self._hidden, self.width)


class RowBuffer:
    """Rows of a batch, deal by deal: memory that an observer fills."""

    def __init__(self, numbers: vec[i16]) -> None:
        self.numbers: vec[i16] = numbers

    def copy(self) -> RowBuffer:
        """One of the same size, with the same numbers."""
        return RowBuffer(self.numbers[:])


class BatchObserver:
    """Observes all deals of a batch that begins its deals again. Call `restart`, then step the batch by `step` alone.

    `rows`: a buffer for what the acting seats observe. `final_rows`: where the last step has ended a deal, what the
    seat that ended it observes. A row has `width` numbers: that of the engine; unless `turns` is `NO_HISTORY` the
    history with its last `turns` turns; with `perfect` what is hidden.
    """

    def __init__(self, batch: Batch, turns: int, perfect: bool) -> None:
        self.batch: Batch = batch
        self.turns: i64 = turns
        self.perfect: bool = perfect
        self._history: i64 = batch.row_width  # where it begins in a row
        self._hidden: i64 = self._history
        if self.turns != NO_HISTORY:
            self._hidden += history_width(batch.rule_table, turns)
        self.width: i64 = self._hidden
        if perfect:
            self.width += hidden_width(batch.rule_table)
        self.rows: RowBuffer = RowBuffer(vec[i16]([0] * int(batch.size * self.width)))
        self.final_rows: vec[i16] = self.rows.numbers[:]
        self.chronicles: list[Chronicle] = []
        self._fetched: i64 = 0

    def restart(self, rows: RowBuffer) -> None:
        """Begin all histories, once the batch has been reset, and observe every deal."""
        batch = self.batch
        if self.turns != NO_HISTORY:
            self.chronicles = [begin_chronicle(deal, batch.awards, int(self.turns)) for deal in batch.deals]
        index: i64 = 0
        while index < batch.size:
            deal = batch.deals[index]
            self._write(index, deal, deal.to_act, rows.numbers)
            index += 1

    def step(self, numbers: Iterable[int], rows: RowBuffer) -> None:
        """Step the batch, as `Batch.step` does, and observe every deal. Raises what that raises."""
        batch = self.batch
        actions = vec[i64](numbers)
        batch.check_numbers(actions)
        written = rows.numbers
        index: i64 = 0
        while index < batch.size:  # all of a deal at once, while the processor's cache has it
            if index % BLOCK == 0:
                batch.fetch(index)
                self._fetch(index, written)
            action, acting = actions[index], batch.acting[index]
            if self.turns != NO_HISTORY:
                self.chronicles[index].note(batch.deals[index], action)
            batch.carry_out(index, action)
            if batch.done[index] != 0:
                ended = batch.ended[index]
                if ended is not None:
                    self._write(index, ended, acting, self.final_rows)
                if self.turns != NO_HISTORY:
                    self.chronicles[index] = begin_chronicle(batch.deals[index], batch.awards, int(self.turns))
            deal = batch.deals[index]
            self._write(index, deal, deal.to_act, written)
            index += 1

    def _fetch(self, first: i64, rows: vec[i16]) -> None:
        """Read the histories of a block of deals, as `Batch.fetch` does the deals, and reach for their rows."""
        end = min(first + BLOCK, self.batch.size)
        place = first * self.width
        while place < end * self.width:
            rows[place] = 0
            place += _ROW_LINE
        if self.turns == NO_HISTORY:
            return
        found: i64 = 0
        index = first
        while index < end:
            chronicle = self.chronicles[index]
            memory = chronicle.memory
            found += memory.seen + chronicle.begun + chronicle.place
            index += 1
        index = first
        while index < end:
            chronicle = self.chronicles[index]
            memory = chronicle.memory
            found += memory.thrown[0] + memory.declined[0] + memory.known[0] + memory.laid[0]
            at: i64 = 0
            while at < len(chronicle.kept):
                found += chronicle.kept[at]
                at += _LINE
            index += 1
        self._fetched = found

    def _write(self, index: i64, deal: EngineDeal, seat: Seat, rows: vec[i16]) -> None:
        at = index * self.width
        observe(deal, seat, rows, at)
        if self.turns != NO_HISTORY:
            self.chronicles[index].write_history(deal, seat, rows, at + self._history)
        if self.perfect:
            observe_hidden(deal, seat, rows, at + self._hidden, at + self.width)
