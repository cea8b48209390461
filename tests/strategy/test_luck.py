"""What the cards of the stock brought: nothing in the mean, more for a better card, nothing where none is drawn."""

from __future__ import annotations

from itertools import permutations

import pytest
from mypy_extensions import u8
from tests.engine.sets import NAMES, rules_of
from tests.strategy.positions import course, fresh_deal

from canasta.cards import JOKER
from canasta.engine.actions import DRAW_ACTION
from canasta.engine.deal import Deal
from canasta.engine.rng import Rng
from canasta.engine.simulate import fingerprint
from canasta.engine.state import DRAW
from canasta.strategy.files import rules_weights
from canasta.strategy.luck import luck
from canasta.strategy.memory import Memory
from canasta.strategy.policy import decide

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

FOUR, FIVE, SIX = 3, 4, 5


def with_stock(name: str, cards: list[int]) -> tuple[Deal, Memory]:
    """Before a draw in the middle of a deal, with these cards as all that is left of the stock."""
    for step, (now, memory) in enumerate(course(name, 1)):
        if step > 25 and now.phase == DRAW and now.is_legal(DRAW_ACTION):
            deal = now.copy()
            deal.stock = vec[u8]([int(each) for each in now.stock][: int(now.drawn)] + cards)
            deal.stock_size = now.drawn + len(cards)
            return deal, memory.copy()
    raise AssertionError(f"no draw in {name}")


@pytest.mark.parametrize("name", NAMES)
def test_over_all_orders_of_the_stock_it_comes_to_nothing(name: str) -> None:
    orders = list(permutations([FOUR, JOKER, FIVE, SIX]))
    sides, some = [0.0] * rules_of(name).sides, 0.0
    for order in orders:
        deal, memory = with_stock(name, list(order))
        brought = luck(deal, memory, DRAW_ACTION, rules_weights(name), Rng(5), 4)
        some += max(map(abs, brought))
        sides = [so_far + more for so_far, more in zip(sides, brought, strict=True)]
    assert sides == pytest.approx([0.0] * len(sides))
    assert some > 0


def test_a_joker_brings_more_than_a_four() -> None:
    deal, memory = fresh_deal("clasica", 4)
    brought = []
    for kind in (JOKER, FOUR):
        cards = [int(each) for each in deal.stock]
        place = cards.index(kind, int(deal.drawn))
        cards[int(deal.drawn)], cards[place] = cards[place], cards[int(deal.drawn)]
        other = deal.copy()
        other.stock = vec[u8](cards)
        own = int(deal.to_act % deal.sheet.sides)
        found = luck(other, memory, DRAW_ACTION, rules_weights("clasica"), Rng(1), 150)
        brought.append(found[own] - found[1 - own])
    assert brought[0] > brought[1]


@pytest.mark.parametrize("name", NAMES)
def test_it_changes_nothing_and_is_nothing_where_no_card_is_drawn(name: str) -> None:
    weights, drew = rules_weights(name), 0
    for step, (deal, memory) in enumerate(course(name, 2)):
        if step == 60:
            break
        action = int(decide(deal, memory, weights))
        before, seen, after = fingerprint(deal), memory.seen, deal.copy()
        after.apply(action)
        found = luck(deal, memory, action, weights, Rng(3), 1)
        assert (fingerprint(deal), memory.seen) == (before, seen)
        if after.drawn == deal.drawn:
            assert found == [0.0] * deal.sheet.sides
        else:
            drew += 1
            assert found == luck(deal, memory, action, weights, Rng(3), 1)
    assert drew
