"""A seat's knowledge of a deal as a row of small numbers: the input of a learner.

Built up from nothing: only what is named in `fields` is read. No other hand, no order of the stock, and of the pile
only its top and its size (the cards under the top are left to the memory of the observer). Of another's turn a seat
knows what the table does (`canasta.engine.public`).
"""

from __future__ import annotations

from struct import pack
from typing import Final

from mypy_extensions import i16, i64

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.cards import ACE, KINDS, TWO
from canasta.engine.actions import MAX_SLOTS, first_add
from canasta.engine.packed import count, total
from canasta.engine.public import must_go_out, opened
from canasta.engine.rule_table import RuleTable
from canasta.engine.state import Melds, Side, State
from canasta.engine.units import Cards, Seat

LANES: Final[i64] = TWO + 1  # 4 … A, black threes, the meld of wilds
RANKS: Final[i64] = ACE + 1
TURN: Final = (
    "phase",
    "came",
    "leave",
    "ending",
    "frozen",
    "aside",
    "bound",
    "top",
    "freed",
    "freed_from",
    "points",
    "pile_size",
    "face_down",
    "stock_left",
    "first_turns",
    "moda",
)
SIDE: Final = ("opened", "minimum", "red_threes", "took_pile", "took_frozen")


def slots_of(rule_table: RuleTable) -> i64:
    """The number of melds of one rank that a side can have on the table."""
    return MAX_SLOTS if rule_table.separate_melds else 1


def action_number(rule_table: RuleTable) -> i64:
    """One more than the highest action number."""
    return first_add(slots_of(rule_table))


def fields(rule_table: RuleTable) -> list[tuple[str, int]]:
    """The parts of a row in order: (name, how many numbers).

    ``hand``: cards by kind. The names of `TURN`: one number each, as in `canasta.engine.state`. ``hand_sizes`` and
    ``laid_before`` (whether that seat laid cards in an earlier turn): by seat in the order of play, one's own first.
    Then, for each side from one's own on, those of `SIDE`; for each slot the naturals, twos and jokers of its melds
    by rank; and where canastas are closed what lies in finished ones: their naturals by rank, how many twos and
    jokers, canastas by kind (at TWO mixed wilds, at JOKER seven twos, at RED_THREE all jokers) and how many of a rank
    are clean. Sizes are cards, points are card points, 15 is no kind.
    """
    parts = [("hand", int(KINDS))]
    parts += [(name, 1) for name in TURN]
    parts += [("hand_sizes", int(rule_table.seats)), ("laid_before", int(rule_table.seats))]
    for side in range(int(rule_table.sides)):
        parts += [(f"side {side}: {name}", 1) for name in SIDE]
        for slot in range(int(slots_of(rule_table))):
            for what in ("naturals", "twos", "jokers"):
                parts.append((f"side {side}: slot {slot}: {what}", int(LANES)))
        if rule_table.closed_canastas:
            parts.append((f"side {side}: finished naturals", int(RANKS)))
            parts.append((f"side {side}: finished wilds", 2))
            parts.append((f"side {side}: canastas", int(KINDS)))
            parts.append((f"side {side}: clean canastas", int(RANKS)))
    return parts


def width(rule_table: RuleTable) -> i64:
    """The number of numbers in a row."""
    length: i64 = 0
    for _name, size in fields(rule_table):
        length += size
    return length


def row_of(s: State, seat: Seat) -> bytes:
    """The knowledge of `seat` as 16-bit numbers in the order of the machine."""
    row = vec[i16]([0] * int(width(s.rule_table)))
    observe(s, seat, row, 0)
    return pack(f"{len(row)}h", *row)


def observe(s: State, seat: Seat, row: vec[i16], at: i64) -> None:
    """Write the knowledge of `seat` into `row` from position `at` on."""
    rule_table = s.rule_table
    bound = s.bound
    acting = s.side_on_turn()
    has_opened = acting.opened
    if seat != s.seat:
        bound = must_go_out(s)
        has_opened = opened(s, int(rule_table.side_of(s.seat)))
    at = write_counts(row, at, s.hands[seat], KINDS)
    row[at] = i16(s.phase)
    row[at + 1] = i16(s.came)
    row[at + 2] = i16(s.leave)
    row[at + 3] = i16(s.ending)
    row[at + 4] = i16(1 if s.frozen else 0)
    row[at + 5] = i16(1 if s.aside else 0)
    row[at + 6] = i16(1 if bound else 0)
    row[at + 7] = i16(s.top)
    row[at + 8] = i16(s.freed)
    row[at + 9] = i16(s.freed_from)
    row[at + 10] = i16(s.points)
    row[at + 11] = i16(s.pile_size)
    row[at + 12] = i16(s.face_down)
    row[at + 13] = i16(s.stock_left())
    row[at + 14] = i16(s.first_turns)
    row[at + 15] = i16(s.moda)
    at += 16
    seats = rule_table.seats
    other = seat
    for _place in range(seats):
        row[at] = i16(total(s.hands[other]))
        row[at + seats] = i16(1 if count(s.has_laid, other) > 0 else 0)
        at += 1
        other += 1
        if other == seats:
            other = 0
    at += seats
    slots = slots_of(rule_table)
    index = seat % rule_table.sides
    for _relative in range(rule_table.sides):
        side = s.sides[index]
        row[at] = i16(1 if (has_opened if side is acting else side.opened) else 0)
        at = _side(side, row, at, slots, rule_table.closed_canastas)
        index += 1
        if index == rule_table.sides:
            index = 0


def _side(side: Side, row: vec[i16], at: i64, slots: i64, closed: bool) -> i64:
    """All of a side but whether it has opened, which comes first; returns the position after it."""
    row[at + 1] = i16(side.minimum)
    row[at + 2] = i16(side.red_threes)
    row[at + 3] = i16(1 if side.took_pile else 0)
    row[at + 4] = i16(1 if side.took_frozen else 0)
    at = _melds(side.melds, row, at + 5)
    slot: i64 = 1
    for melds in side.more:
        at = _melds(melds, row, at)
        slot += 1
    blank = at + 3 * LANES * (slots - slot)
    while at < blank:
        row[at] = 0
        at += 1
    if closed:
        at = write_counts(row, at, side.done_naturals, RANKS)
        row[at] = i16(total(side.done_twos))
        row[at + 1] = i16(total(side.done_jokers))
        at = write_counts(row, at + 2, side.canastas, KINDS)
        clean = side.clean
        for kind in range(RANKS):
            # A bit for each canasta in the order of finishing
            bits = (clean >> (4 * kind)) & 15
            bits = (bits & 5) + ((bits >> 1) & 5)
            row[at + kind] = i16((bits & 3) + (bits >> 2))
        at += RANKS
    return at


def _melds(melds: Melds, row: vec[i16], at: i64) -> i64:
    at = write_counts(row, at, melds.naturals, LANES)
    at = write_counts(row, at, melds.twos, LANES)
    return write_counts(row, at, melds.jokers, LANES)


def write_counts(row: vec[i16], at: i64, cards: Cards, kinds: i64) -> i64:
    """Write the counts of the first `kinds` kinds; returns the position after them."""
    end = at + kinds
    while at < end:
        row[at] = i16(cards & 15)
        cards >>= 4
        at += 1
    return end
