"""Properties that hold at every node of random play, in every rule set."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.engine.random_deals import random_pair
from tests.engine.random_tables import random_table
from tests.engine.sets import NAMES, SOAK, rules_of
from tests.engine.words import action_text, cards_everywhere, legal_texts

from canasta.engine import simulate
from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.engine.deal import EngineDeal
from canasta.engine.packed import count, lanes, total
from canasta.engine.rng import Rng
from canasta.engine.score import side_lines, side_points
from canasta.rules.model import Rules

ALL_ACTIONS = range(512)
LONGEST = 4000  # actions; the longest deals seen have some hundreds
every_set = pytest.mark.parametrize("name", NAMES)


def starts(rules: Rules, name: str, tables: int, deals: int) -> Iterator[tuple[random.Random, EngineDeal]]:
    for seed in range(tables):
        rng = random.Random(f"properties {name} {seed}")
        yield rng, random_table(rules, rng).for_engine()
    for seed in range(deals):
        rng = random.Random(f"properties deal {name} {seed}")
        yield rng, random_pair(rules, rng, name).deal


def play_out(deal: EngineDeal, rng: random.Random) -> Iterator[list[int]]:
    """Random play to the end; yields the legal actions before each one."""
    for _ in range(LONGEST):
        if deal.over:
            return
        legal = deal.legal_actions()
        yield legal
        deal.apply(rng.choice(legal))
    raise AssertionError("the deal does not end")


@every_set
def test_every_node(name: str) -> None:
    rules = rules_of(name)
    for rng, deal in starts(rules, name, 6 * SOAK, SOAK):
        cards = cards_everywhere(deal)
        for legal in play_out(deal, rng):
            assert legal, "no legal action, and not over"
            assert legal == sorted(set(legal))
            assert 0 <= legal[0] <= legal[-1] < len(ALL_ACTIONS)
            assert legal == deal.legal_actions(), "asking changes nothing"
            assert all(action_text(deal, action) for action in legal)
            assert cards_everywhere(deal) == cards
            assert_sound(deal)
        assert deal.legal_actions() == []
        assert cards_everywhere(deal) == cards
        assert_scores_add_up(rules, deal)


def assert_sound(deal: EngineDeal) -> None:
    """Counts that belong together, and never a red three in a hand after its holder's first turn has begun."""
    assert total(deal.pile) == deal.pile_size
    assert (deal.top < 15) == (deal.pile_size > 0) or deal.aside
    assert count(deal.hands[deal.seat], 14) == 0
    for side in deal.sides:
        assert side.opened or not side.took_frozen or deal.aside
        for slot in range(side.slots()):
            melds = side.slot(slot)
            wilds_on = lanes(melds.twos | melds.jokers) & ~lanes(melds.naturals)
            assert wilds_on & ~(1 << 48) == 0, "wilds on a rank without naturals"


def assert_scores_add_up(rules: Rules, deal: EngineDeal) -> None:
    awards = awards_of(rules)
    for side in range(rules.sides):
        lines = side_lines(deal, awards, side)
        assert side_points(deal, awards, side) == sum(points for *_, points in lines)
        assert all(points for what, _kind, _number, points in lines if what != 6), lines


@pytest.mark.unmeasured
@every_set
def test_legal_and_is_legal_are_one(name: str) -> None:
    rules = rules_of(name)
    for rng, deal in starts(rules, name, 4 * SOAK, 0):
        for legal in play_out(deal, rng):
            assert [action for action in ALL_ACTIONS if deal.is_legal(action)] == legal
        assert not any(deal.is_legal(action) for action in (-1, *ALL_ACTIONS, 100_000))


@every_set
def test_random_play_in_the_engine_chooses_among_the_legal_actions(name: str) -> None:
    rule_table = rule_table_of(rules_of(name))
    rng = Rng(11)
    for _ in range(SOAK):
        deal = simulate.random_deal(rule_table, rng, [50] * int(rule_table.sides))
        steps = 0
        while not deal.over:
            action = deal.random_action(rng)
            assert action in deal.legal_actions()
            deal.apply(action)
            steps += 1
        assert 0 < steps < LONGEST


def test_equal_melds_may_be_named_by_more_than_one_number() -> None:
    """Equal separate melds in two slots are two numbers with one text."""
    rules = rules_of("tres-barajas")
    for seed in range(200):
        rng = random.Random(seed)
        table = random_table(rules, rng)
        table.melds[table.turn % 2] = (("K",) * 3, ("K",) * 3)
        table.hands[table.turn] = ("K", "4", "5", "6")
        table.opened[table.turn % 2] = True
        deal = table.for_engine()
        if not table.stock:
            continue
        deal.apply(1)
        assert len(legal_texts(deal)["add K > K K K"]) == 2
        return
