"""The generator of the playouts: known numbers, evenly spread, and the same again for the same seed."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from tests.engine.sets import rules_of

from canasta.engine.compile_rules import rule_table_of
from canasta.engine.rng import Rng
from canasta.engine.simulate import random_order


def by_the_book(seed: int) -> list[int]:
    """sfc32 once more, in plain integers: the first numbers after the twelve rounds of warming up."""
    mask = 2**32 - 1
    a, b, c, counter = seed & mask, seed >> 32 & mask, 0x9E3779B9, 1
    numbers = []
    for _ in range(17):
        result = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a = b ^ b >> 9
        b = (c + (c << 3)) & mask
        c = ((c << 21 | c >> 11) + result) & mask
        numbers.append(result)
    return numbers[12:]


@given(st.integers(0, 2**62))
def test_it_is_sfc32(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.next() for _ in range(5)] == by_the_book(seed)


@given(st.integers(0, 2**62), st.integers(1, 10_000))
def test_below_stays_below(seed: int, bound: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


def test_all_numbers_come_about_equally_often() -> None:
    rng = Rng(5)
    seen = Counter(rng.below(10) for _ in range(20_000))
    assert set(seen) == set(range(10))
    assert all(1_800 < number < 2_200 for number in seen.values())


def test_shuffling_keeps_the_cards_and_leaves_the_pack_alone() -> None:
    table = rule_table_of(rules_of("clasica"))
    before = list(table.cards)
    order = list(random_order(table, Rng(1)))
    assert sorted(order) == sorted(before)
    assert order != before
    assert list(table.cards) == before
    assert order == list(random_order(table, Rng(1)))
    assert order != list(random_order(table, Rng(2)))
