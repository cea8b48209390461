"""The player `greedy` inside the core decides as the one outside, and the styles are players of their own."""

from __future__ import annotations

from random import Random

import pytest
from tests.engine.sets import NAMES, rules_of
from tests.strategy.positions import course

from canasta.bots import get
from canasta.bots.simulation import deal_out
from canasta.engine import legal
from canasta.engine.compile_rules import awards_of, sheet_of
from canasta.game.micro import plan
from canasta.game.notation import parse_action
from canasta.game.view import view
from canasta.strategy.by_eye import decide_by_eye
from canasta.strategy.files import rules_weights
from canasta.strategy.playout import duel
from canasta.strategy.policy import decide
from canasta.strategy.styles import by_eye, styles_of


@pytest.mark.parametrize("name", NAMES)
def test_it_decides_as_greedy_does(name: str) -> None:
    """But for ties between melds, and for freezing, which that one leaves to chance."""
    rules = rules_of(name)
    greedy, chance = get("greedy"), Random(1)
    deal = deal_out(rules, "by eye", 1)
    awards = awards_of(rules)
    alike, apart = 0, []
    while not deal.over:
        seen = view(deal, deal.to_act)
        choice = greedy.choose(seen, chance)
        if len(seen.legal) > 1:
            legal.fill(deal.core)
            if decide_by_eye(deal.core, awards) == plan(deal, parse_action(choice))[0]:
                alike += 1
            else:
                apart.append(choice)
        deal.play(choice)
    assert {choice.split()[0] for choice in apart} <= {"add", "discard"}
    assert alike >= 20 * len(apart)


@pytest.mark.parametrize("name", ["clasica", "tres-barajas", "reglamento/2"])
def test_every_style_plays_in_its_own_way(name: str) -> None:
    rules = rules_of(name)
    weights = rules_weights(name)
    styles = styles_of(weights)
    differs = dict.fromkeys(styles, 0)
    for deal, memory in course(name, 7):
        for style, other in styles.items():
            action = decide(deal, memory, other)
            assert deal.is_legal(int(action))
            differs[style] += action != decide(deal, memory, weights)
    assert differs.pop("by-eye") > 0
    assert any(differs.values())
    assert any(duel(sheet_of(rules), awards_of(rules), weights, by_eye(), 2, 1, 0))
