"""Checksums of deals between policies: the same on every build and machine, until policy or engine change on purpose.

To record them anew: ``python -m tests.players.core.test_golden`` in the folder of the project.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.engine.checksums import record, recorded
from tests.engine.sets import NAMES, rules_of

from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.players.core.files import by_eye, rules_weights
from canasta.players.core.playout import duel, played
from canasta.players.core.weights import NAMES as WEIGHTS
from canasta.players.core.weights import Weights

FILE = Path(__file__).parent / "data" / "checksums.toml"
DEALS = 4
SCORES = (-50, 0, 3000)
ODD = Weights({name: 37 * (place % 11) - 90 for place, name in enumerate(WEIGHTS)})
HEAD = f"""# What strategy.playout.played gives for {DEALS} deals of seed 1: [actions, checksum] by set and score; `odd`
# are weights that make no sense. Recorded by `python -m tests.players.core.test_golden`.
"""


def found(name: str) -> dict[str, list[int]]:
    rules = rules_of(name)
    rule_table, awards, weights = rule_table_of(rules), awards_of(rules), rules_weights(name)
    eye = list(played(rule_table, awards, by_eye(), DEALS, 1, 0))
    numbers = {str(score): list(played(rule_table, awards, weights, DEALS, 1, score)) for score in SCORES}
    return numbers | {"odd": list(played(rule_table, awards, ODD, DEALS, 1, 0)), "by-eye": eye}


@pytest.mark.parametrize("name", NAMES)
def test_deals_end_as_recorded(name: str) -> None:
    assert found(name) == recorded(FILE)[name]


def test_no_rule_set_is_missing() -> None:
    assert recorded(FILE).keys() == set(NAMES)


@pytest.mark.parametrize("name", ["clasica", "reglamento/3"])
def test_a_duel_is_fair(name: str) -> None:
    """A style against itself draws every board; against another the difference changes its sign with the seats."""
    rules = rules_of(name)
    rule_table, awards, weights = rule_table_of(rules), awards_of(rules), rules_weights(name)
    assert duel(rule_table, awards, weights, weights, 2, 3, 0) == [0.0, 0.0]
    one, other = (duel(rule_table, awards, *pair, 2, 3, 0) for pair in ((weights, ODD), (ODD, weights)))
    assert one == [-points for points in other]
    assert any(one)


if __name__ == "__main__":
    record(FILE, HEAD, found)
