"""The exact lookaheads against brute force: may this hand still go out, may it still open?"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.engine.brute import Cards, Melds, closes, reaches
from tests.engine.random_tables import small_hand
from tests.engine.sets import SHARE, rules_of
from tests.engine.tables import Table, packed
from tests.reference.melds import is_canasta

from canasta.engine import candidates, going_out, merged, opening
from canasta.engine.actions import ADD, START
from canasta.engine.compile_rules import rule_table_of
from canasta.engine.deal import EngineDeal
from canasta.engine.laying import lay
from canasta.engine.units import MeldCounts
from canasta.rules.house import with_house
from canasta.rules.model import Rules

HANDS = 20 * SHARE
NO_LIMIT = 1_000_000
# Rule sets and house rules in which the lookaheads have something else to decide.
CASES: list[tuple[str, dict[str, Any]]] = [
    ("clasica", {}),
    ("internacional", {}),
    ("reglamento/2", {}),
    ("reglamento/4", {}),
    ("tres-barajas", {}),
    ("clasica", {"final_discard": True}),
    ("clasica", {"canastas_to_go_out": 3}),
    ("clasica", {"max_wilds": 2}),
    ("clasica", {"min_naturals": 3}),
    ("clasica", {"more_naturals": False, "max_wilds": 4}),
    ("clasica", {"max_wilds": 0, "pile_with_wild": False}),
    ("clasica", {"closed_canastas": True}),
    ("clasica", {"wild_melds": "allowed", "wild_canasta_counts": False}),
    ("clasica", {"go_out_needs": "clean_and_dirty"}),
    ("clasica", {"black_threes_last": False}),
    ("clasica", {"value_two": 60}),
    ("reglamento/4", {"final_discard": True}),
    ("reglamento/4", {"swap_wilds": False}),
    ("reglamento/4", {"more_naturals": True}),
    ("tres-barajas", {"final_discard": False}),
    ("tres-barajas", {"go_out_needs": "canastas", "canastas_to_go_out": 2}),
    ("tres-barajas", {"more_naturals": False}),
    ("tres-barajas", {"wild_canasta_counts": False}),
    ("tres-barajas", {"min_naturals": 3}),
    ("tres-barajas", {"black_threes_last": True}),
]


def case(name: str, house: dict[str, Any]) -> Any:
    changed = " ".join(f"{key}={value}" for key, value in house.items())
    rules = with_house(rules_of(name), house) if house else rules_of(name)
    return pytest.param(rules, id=f"{name} {changed}".strip())


ALL = [case(name, house) for name, house in CASES]
every_case = pytest.mark.parametrize("rules", ALL)
merged_case = pytest.mark.parametrize("rules", [each for each in ALL if rule_table_of(each.values[0]).counts_only])


def table_of(rules: Rules, hand: Cards, melds: Melds, *, took_frozen: bool) -> EngineDeal:
    """The engine's deal with one hand and one side's melds, nothing else."""
    nobody: list[Cards] = [()] * (rules.seats - 1)
    nothing: list[Melds] = [()] * (rules.sides - 1)
    took = [took_frozen] * rules.sides
    return Table(rules, [hand, *nobody], [melds, *nothing], (), (), took_frozen=took).for_engine()


@pytest.mark.rule("CL-4.3", "CL-5.1", "RE-2.5", "RE-3.1", "RE-3.6", "SA-5.3", "TB-6.1", "TB-6.2")
@every_case
def test_going_out(rules: Rules) -> None:
    answers = set()
    for seed in range(HANDS):
        rng = random.Random(f"out {seed}")
        hand, melds = small_hand(rules, rng)
        took_frozen = rng.random() < 0.3
        slack = rng.choice((NO_LIMIT, NO_LIMIT, 5, 10, 20, 0))
        expected = closes(rules, hand, melds, slack, took_frozen=took_frozen)
        answers.add(expected)
        deal = table_of(rules, hand, melds, took_frozen=took_frozen)
        side, on = deal.sides[0], deal.sides[0].melds
        for ask in ways_to_ask(deal):
            found = ask(deal.rule_table, side, packed(hand), on.counts(), slack)
            assert found == expected, f"{ask.__name__}: hand {hand}, melds {melds}, slack {slack}, {took_frozen=}"
    assert answers == {True, False}


def ways_to_ask(deal: EngineDeal) -> list[Callable[..., bool]]:
    """Counting and the search, where both apply; the search alone knows no swaps."""
    ways: list[Callable[..., bool]] = [going_out.can_go_out]
    if not deal.rule_table.swap_wilds:
        ways.append(going_out.search)
    if deal.rule_table.counts_only:
        ways.append(by_counting)
    return ways


def by_counting(rule_table: Any, _side: Any, hand: int, laid: MeldCounts, slack: int) -> bool:
    return merged.can_go_out_merged(rule_table, hand, laid, slack)


@pytest.mark.rule("CL-4.3")
def test_what_the_minimum_takes_is_not_there_to_be_discarded() -> None:
    """A negative slack: the whole hand is not worth what the opening still needs."""
    deal = table_of(rules_of("clasica"), ("K",), (("K",) * 7,), took_frozen=False)
    on = deal.sides[0].melds
    assert going_out.can_go_out(deal.rule_table, deal.sides[0], packed(("K",)), on.counts(), 0)
    assert not going_out.can_go_out(deal.rule_table, deal.sides[0], packed(("K",)), on.counts(), -5)


@pytest.mark.rule("CL-5.1", "CL-5.3", "RE-2.5", "RE-3.1")
@merged_case
def test_lays_of_a_player_who_must_close(rules: Rules) -> None:
    """Merged melds: the lays kept all at once are those after which each by itself leaves a way to go out."""
    answers = set()
    for seed in range(5 * HANDS):
        rng = random.Random(f"must {seed}")
        hand, melds = small_hand(rules, rng)
        deal = table_of(rules, hand, melds, took_frozen=False)
        side, laid = deal.sides[0], deal.sides[0].melds.counts()
        candidates.lay_candidates(deal, side, packed(hand))
        fitting = [(START, deal.starts), (ADD, deal.adds)]
        merged.keep_closing_merged(deal, side, packed(hand))
        for (offset, before), kept in zip(fitting, (deal.starts, deal.adds), strict=True):
            for place in (place for place in range(60) if before >> place & 1):
                expected = merged.can_go_out_merged(deal.rule_table, *lay(offset + place, packed(hand), laid), NO_LIMIT)
                answers.add(expected)
                assert bool(kept >> place & 1) == expected, f"hand {hand}, melds {melds}, {offset + place}"
            assert kept & ~before == 0
    assert answers == {True, False}


@pytest.mark.rule("CL-4.1", "CL-4.2", "RE-2.10", "SA-5.1", "TB-5.1")
@every_case
def test_opening(rules: Rules) -> None:
    answers = set()
    for seed in range(HANDS):
        rng = random.Random(f"open {seed}")
        hand, melds = small_hand(rules, rng)
        # Laid in this turn by a side that is opening: no black threes, and where canastas close none that has closed.
        melds = tuple(m for m in melds if "3b" not in m and not (rules.separate_melds and is_canasta(m)))
        took_frozen = rng.random() < 0.3
        keep = rng.choice((0, 0, 1, 2))
        need = rng.choice((0, 5, 15, 20, 30, 40, 50, 60, 70, 90, 100, 120))
        expected = reaches(rules, hand, melds, need, keep, took_frozen=took_frozen)
        answers.add(expected)
        deal = table_of(rules, hand, melds, took_frozen=took_frozen)
        side, on = deal.sides[0], deal.sides[0].melds
        found = opening.can_reach(deal.rule_table, side, packed(hand), on.counts(), need, keep)
        assert found == expected, f"hand {hand}, melds {melds}, need {need}, keep {keep}, {took_frozen=}"
        if not melds and expected and not keep:
            assert opening.could_open(deal.rule_table, packed(hand), need)
    assert answers == {True, False}
