"""Counts in one integer against plain lists."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from canasta.cards import ACE, KINDS, TWO
from canasta.engine import packed

kinds = st.lists(st.integers(0, KINDS - 1), max_size=40).filter(
    lambda cards: max(Counter(cards).values(), default=0) < 16
)
words = st.integers(0, 2**60 - 1)


def lanes_of(found: int) -> set[int]:
    """A lane mask as the kinds in it; nothing may lie between the lanes."""
    assert found & ~packed.ONES == 0
    return {kind for kind in range(KINDS) if found >> 4 * kind & 1}


@given(kinds)
def test_packing_loses_nothing(cards: list[int]) -> None:
    counts = packed.pack(cards)
    assert packed.unpack(counts) == sorted(cards)
    assert packed.total(counts) == len(cards)
    assert [packed.count(counts, kind) for kind in range(KINDS)] == [cards.count(kind) for kind in range(KINDS)]


@given(kinds, st.integers(1, 15))
def test_which_kinds_there_are_enough_of(cards: list[int], number: int) -> None:
    counts = packed.pack(cards)
    held = Counter(cards)

    def enough(least: int) -> set[int]:
        return {kind for kind in held if held[kind] >= least}

    assert lanes_of(packed.lanes(counts)) == enough(1)
    assert lanes_of(packed.two_or_more(counts)) == enough(2)
    assert lanes_of(packed.three_or_more(counts)) == enough(3)
    assert lanes_of(packed.at_least(counts, number)) == enough(number)
    assert counts & packed.spread(packed.at_least(counts, number)) == packed.pack(
        [kind for kind in cards if held[kind] >= number]
    )


@given(words)
def test_bits(bits: int) -> None:
    places = [place for place in range(60) if bits >> place & 1]
    assert packed.bit_count(bits) == len(places)
    assert [packed.nth_bit(bits, n) for n in range(len(places))] == places
    if places:
        assert packed.lowest(bits) == 1 << places[0]
        assert packed.index_of(packed.lowest(bits)) == places[0]


def test_every_place_of_a_word() -> None:
    assert [packed.index_of(1 << place) for place in range(63)] == list(range(63))
    assert [packed.one(kind) for kind in range(KINDS)] == [16**kind for kind in range(KINDS)]


def test_the_masks_name_the_kinds_that_they_say() -> None:
    assert packed.unpack(packed.ONES) == list(range(KINDS))
    assert packed.unpack(packed.NATURAL_LANES) == list(range(ACE + 1))
    assert packed.spread(packed.NATURAL_LANES) == packed.NATURALS
    assert packed.FOUR_TO_SEVEN + packed.EIGHT_TO_KING + packed.spread(packed.one(ACE)) == packed.NATURALS
    assert packed.spread(packed.one(TWO)) == 0xF << 48
