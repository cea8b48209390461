"""The styles are players of their own."""

from __future__ import annotations

import pytest
from tests.engine.sets import rules_of
from tests.players.core.positions import course

from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.players.core.files import by_eye, rules_weights, styles_of
from canasta.players.core.playout import duel
from canasta.players.core.policy import decide


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
    assert any(duel(rule_table_of(rules), awards_of(rules), weights, by_eye(), 2, 1, 0))
