"""Tables that change the rules of the book at random, played to the end."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from typing import Any

import pytest
from tests.engine.lockstep import Pair, biased, uniform
from tests.engine.random_tables import opening_table, random_table
from tests.engine.sets import NAMES, SHARE, SOAK, rules_of
from tests.engine.tables import Table

from canasta.engine import simulate
from canasta.engine.compile_rules import rule_table_of
from canasta.engine.rng import Rng
from canasta.rules import HouseRuleError
from canasta.rules.house import with_house
from canasta.rules.model import Rules
from canasta.rules.switches import SWITCHES

pytestmark = pytest.mark.unmeasured

Maker = Callable[[Rules, random.Random], Table]
LONGEST = 4000
# What is settled before or after the deal, and what random tables are not made for.
ELSEWHERE = {"seats", "sides", "seating", "cut", "late_plug", "clockwise", "pile_seen", "target", "tie", "pumba"}
DECKS = {"packs", "hand_size", "initial_pile", "red_threes"}
# What openings turn on.
OPENING = ("pile_unopened", "opening_waiver", "leave", "swap_wilds", "final_discard", "must_take")
SMALL = {"min_naturals", "max_wilds", "canastas_to_go_out", "draw", "pile_frozen_naturals", "black_threes_number"}


def other_value(now: Any, name: str, rng: random.Random) -> Any:
    """Another value of a switch; None for the tables and lists of points."""
    if isinstance(now, bool):
        return not now
    if isinstance(now, StrEnum):
        return rng.choice([value for value in type(now) if value != now])
    if isinstance(now, int):
        return rng.choice([n for n in (range(7) if name in SMALL else (0, 5, 10, 20, 60, 100)) if n != now])
    return None


def changed(rules: Rules, rng: random.Random, liked: Sequence[str] = ()) -> Iterator[tuple[Rules, dict[str, Any]]]:
    """The rules with one to four switches turned in a way that a table may turn them, one of `liked` among them."""
    switches = sorted(SWITCHES.keys() - ELSEWHERE - DECKS - set(liked))
    while True:
        names = rng.sample(switches, rng.choice((1, 1, 2, 3, 4)))
        names[: rng.randint(1, len(names)) if liked else 0] = rng.sample(liked, min(len(liked), rng.choice((1, 2))))
        house = {name: other_value(getattr(rules, name), name, rng) for name in names}
        house = {name: value for name, value in house.items() if value is not None}
        try:
            yield with_house(rules, house), house
        except HouseRuleError:
            continue


@pytest.mark.rule("CL-4.2", "RE-3.7", "SA-5.2", "TB-4.3")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("made", "liked"), [(random_table, ()), (opening_table, OPENING)], ids=["tables", "openings"])
def test_house_rules_are_played_as_the_reference_does(name: str, made: Maker, liked: Sequence[str]) -> None:
    rng = random.Random(f"house {made.__name__} {name}")
    variants = changed(rules_of(name), rng, liked)
    for _ in range(2 * SHARE):
        rules, house = next(variants)
        for seed in range(4):
            table = made(rules, rng)
            pair = Pair(table.for_engine(), table.for_reference(), f"{name} with {house}, {made.__name__} {seed}")
            pair.run(rng, biased if seed % 3 else uniform, most=60)


@pytest.mark.parametrize("name", NAMES)
def test_no_house_rule_gets_stuck(name: str) -> None:
    """Whole deals from the shuffle on, numbers of cards changed too."""
    rng = random.Random(f"stuck {name}")
    book = rules_of(name)
    variants = changed(book, rng)
    for seed in range(12 * SOAK):
        rules, house = next(variants)
        for hand_size in (rules.hand_size, rng.randint(5, 15)):
            try:
                rules = with_house(book, house | ({"hand_size": hand_size} if hand_size != book.hand_size else {}))
            except HouseRuleError:
                continue
            rule_table = rule_table_of(rules)
            minimums = [rules.opening_minimum(rng.choice((-50, 0, 3000))) for _ in range(rules.sides)]
            deal = simulate.random_deal(rule_table, Rng(seed), minimums)
            steps = 0
            while not deal.over:
                legal = deal.legal_actions()
                assert legal, f"{name} with {house}: stuck"
                deal.apply(rng.choice(legal))
                steps += 1
                assert steps < LONGEST, f"{name} with {house}: no end"
