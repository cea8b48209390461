"""The value nets that come with Canasta foretell deals. Both builds play the same, so the compiled one is enough."""

from __future__ import annotations

from statistics import correlation

import pytest
from tests.engine.sets import NAMES, rules_of
from tests.players.core.positions import fresh_deal
from tests.players.core.test_value_net import begins

from canasta.engine.score import side_points
from canasta.engine.state import OVER
from canasta.players.core.files import tuned_weights, value_net
from canasta.players.core.policy import decide


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_net_that_foretells_its_deals(name: str) -> None:
    """In deals of tuned players, at the beginning of every turn from the third round on."""
    rules, weights = rules_of(name), tuned_weights(name)
    net = value_net(rules)
    assert net is not None
    told, true = [], []
    for seed in range(300):  # long deals count for much: of thirty a net may seem good or bad by chance
        deal, memory = fresh_deal(name, 900 + seed)
        sides = []
        while deal.phase != OVER:
            if begins(deal) and memory.turns >= 2 * rules.seats:
                sides.append(int(deal.seat) % rules.sides)
                told.append(int(net.lead(deal, memory.awards, sides[-1])))
            action = decide(deal, memory, weights)
            memory.note(deal, action)
            deal.apply(action)
        points = [side_points(deal, memory.awards, each) for each in range(rules.sides)]
        true += [points[side] - (sum(points) - points[side]) / (rules.sides - 1) for side in sides]
    assert correlation(told, true) > 0.4
