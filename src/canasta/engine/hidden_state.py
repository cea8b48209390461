"""All that a deal hides, as a row of small numbers: for a critic, which is not to play."""

from __future__ import annotations

from mypy_extensions import i16, i64

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.cards import CARDS_PER_PACK, KINDS
from canasta.engine.observation import write_counts
from canasta.engine.rule_table import RuleTable
from canasta.engine.state import NO_KIND, State
from canasta.engine.units import Seat


def hidden_fields(rule_table: RuleTable) -> list[tuple[str, int]]:
    """The parts of a row in order: (name, how many numbers).

    ``hands``: the cards of every hand by kind, one's own first, in the order of play. ``pile``: those of the pile by
    kind. ``stock``: the kinds of the stock, the next card first; 15 where there is none.
    """
    return [
        ("hands", int(rule_table.seats * KINDS)),
        ("pile", int(KINDS)),
        ("stock", CARDS_PER_PACK * int(rule_table.packs) - int(rule_table.seats * rule_table.hand_size)),
    ]


def hidden_width(rule_table: RuleTable) -> i64:
    """The number of numbers in a row."""
    length: i64 = 0
    for _name, size in hidden_fields(rule_table):
        length += size
    return length


def observe_hidden(s: State, seat: Seat, row: vec[i16], at: i64, end: i64) -> None:
    """Write what a deal hides into `row` from position `at` to `end`, as seen from `seat`."""
    seats = s.rule_table.seats
    other = seat
    for _place in range(seats):
        at = write_counts(row, at, s.hands[other], KINDS)
        other += 1
        if other == seats:
            other = 0
    at = write_counts(row, at, s.pile, KINDS)
    place = s.drawn
    while at < end:
        if place < s.stock_size:
            row[at] = i16(s.stock[place])
        else:
            row[at] = i16(NO_KIND)
        place += 1
        at += 1
