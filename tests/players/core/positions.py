"""Deals in the middle of play, with their memory, for the tests of the playing core."""

from __future__ import annotations

from collections.abc import Iterator

from tests.engine.sets import rules_of

from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.engine.deal import EngineDeal
from canasta.engine.rng import Rng
from canasta.engine.simulate import random_deal
from canasta.engine.state import OVER
from canasta.players.core.files import rules_weights
from canasta.players.core.memory import Memory, begin
from canasta.players.core.policy import decide


def fresh_deal(name: str, seed: int, score: int = 0) -> tuple[EngineDeal, Memory]:
    """A random deal of that rule set, all sides at `score`."""
    rules = rules_of(name)
    rule_table = rule_table_of(rules)
    minimums = [rules.opening_minimum(score)] * rules.sides
    deal = random_deal(rule_table, Rng(seed), minimums)
    return deal, begin(deal, awards_of(rules))


def course(
    name: str, seed: int, blunders: int = 8, score: int = 0, **changed: int
) -> Iterator[tuple[EngineDeal, Memory]]:
    """Every position of a deal between players of the hand-written weights, with some `changed`, who act at random one
    time in `blunders`.

    The deal and the memory go on after each step: copy what is to be kept.
    """
    deal, memory = fresh_deal(name, seed, score)
    weights, rng = rules_weights(name).but(**changed), Rng(seed + 1)
    while deal.phase != OVER:
        yield deal, memory
        action = int(deal.random_action(rng)) if rng.below(blunders) == 0 else int(decide(deal, memory, weights))
        memory.note(deal, action)
        deal.apply(action)
