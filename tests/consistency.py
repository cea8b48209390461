"""Do the real cards agree with the engine's counts? Asked at every step of tests, and of positions read."""

from __future__ import annotations

from collections.abc import Iterable

from canasta.cards import BLACK_THREE, TWO
from canasta.engine.packed import count, one
from canasta.engine.state import NO_KIND, Side
from canasta.tabletop.card_table import CardTable
from canasta.tabletop.faces import Counts, Meld, lying, packed

_RANKS = (1 << 4 * BLACK_THREE) - 1


def assert_consistent(deal: CardTable) -> None:
    """Raise AssertionError, naming the place, where cards and counts differ."""
    core = deal.core
    assert deal.drawn == core.drawn, "the stock"
    for seat, hand in enumerate(deal.hands):
        assert packed(hand) == core.hands[seat], f"the hand of seat {seat}"
    assert packed(deal.pile) == core.pile, "the pile"
    assert len(deal.pile) == core.pile_size, "the size of the pile"
    for number, (side, counted) in enumerate(zip(deal.sides, core.sides, strict=True)):
        assert len(side.red_threes) == counted.red_threes, f"the red threes of side {number}"
        for slot in range(int(counted.slots())):
            melds = [meld for meld in side.melds if meld.slot == slot]
            assert lying(melds) == in_slot(counted, slot), f"slot {slot} of side {number}"
        closed = [meld for meld in side.melds if meld.slot is None]
        done = (int(counted.done_naturals), int(counted.done_twos), int(counted.done_jokers))
        assert lying(closed) == done, f"the closed canastas of side {number}"
        assert _orders(closed) == (counted.canastas & _RANKS, counted.clean), f"the order of canastas of side {number}"
        assert counted.clean_number == int(counted.clean).bit_count(), f"the clean canastas of side {number}"
    assert (deal.freed is not None) == (core.freed != NO_KIND), "the wild that came free"


def in_slot(side: Side, slot: int) -> Counts:
    """The engine's counts of a slot."""
    melds = side.slot(slot)
    return int(melds.naturals), int(melds.twos), int(melds.jokers)


def _orders(closed: Iterable[Meld]) -> tuple[int, int]:
    """The number of canastas of each rank, and a bit for each clean one in the order of finishing."""
    counts = clean = 0
    for meld in closed:
        if meld.kind < TWO:
            before = int(count(counts, meld.kind))
            clean |= int(meld.clean) << (4 * meld.kind + before)
            counts += int(one(meld.kind))
    return counts, clean
