"""The engine plays every deal exactly as the independent reference reads the book: legal actions, table, scores."""

from __future__ import annotations

import random

import pytest
from tests.engine.lockstep import Pair, biased, uniform
from tests.engine.random_deals import random_pair
from tests.engine.random_tables import opening_table, random_table, whole_hand_table
from tests.engine.sets import NAMES, SHARE, SOAK, rules_of

pytestmark = pytest.mark.unmeasured

TABLES = 4 * SHARE
DEALS = 2 * SOAK


@pytest.mark.parametrize("name", NAMES)
def test_tables_in_the_middle_of_a_deal(name: str) -> None:
    rules = rules_of(name)
    for seed in range(TABLES):
        rng = random.Random(f"{name} {seed}")
        table = random_table(rules, rng)
        pair = Pair(table.for_engine(), table.for_reference(), f"{name}, table {seed}")
        pair.run(rng, biased if seed % 3 else uniform, most=60)


@pytest.mark.parametrize("name", NAMES)
def test_whole_deals(name: str) -> None:
    rules = rules_of(name)
    for seed in range(DEALS):
        rng = random.Random(f"deal {name} {seed}")
        pair = random_pair(rules, rng, f"{name}, deal {seed}")
        pair.run(rng, biased if seed % 2 else uniform)
        assert pair.deal.over
        assert pair.ref.over


@pytest.mark.parametrize("name", NAMES)
def test_openings_with_the_whole_hand(name: str) -> None:
    """Hands that make a canasta and hardly more: opening, taking the pile and going out in one turn."""
    rules = rules_of(name)
    for seed in range(TABLES):
        rng = random.Random(f"opening {name} {seed}")
        table = opening_table(rules, rng)
        pair = Pair(table.for_engine(), table.for_reference(), f"{name}, opening {seed}")
        pair.run(rng, biased if seed % 3 else uniform, most=60)


@pytest.mark.rule("IN-4", "SA-4.3", "SA-5.2", "RE-2.5", "RE-2.10", "RE-3.5")
@pytest.mark.parametrize("name", NAMES)
def test_hands_to_be_laid_as_a_whole(name: str) -> None:
    """By a player who would rather lay than discard: waivers, promises, swaps after the minimum."""
    rules = rules_of(name)
    for seed in range(TABLES):
        rng = random.Random(f"whole {name} {seed}")
        table = whole_hand_table(rules, rng)
        pair = Pair(table.for_engine(), table.for_reference(), f"{name}, whole hand {seed}")
        pair.run(rng, laying if seed % 3 else biased, most=40)


def laying(rng: random.Random, legal: list[str]) -> str:
    """Discards only where nothing else can be done."""
    return biased(rng, [text for text in legal if not text.startswith("discard")] or legal)
