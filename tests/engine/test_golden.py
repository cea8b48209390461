"""Checksums of random deals: the same on every build and machine, and until the rules or the engine change on purpose.

To record them anew: ``python -m tests.engine.test_golden`` in the folder of the project.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.engine.checksums import record, recorded
from tests.engine.sets import NAMES, rules_of

from canasta.engine.compile_rules import rule_table_of
from canasta.engine.simulate import random_deals

FILE = Path(__file__).parent / "data" / "checksums.toml"
DEALS = 25
SCORES = (-50, 0, 3000)
HEAD = f"""# What engine.simulate.random_deals gives for {DEALS} deals of seed 1: [actions, checksum] by set and score.
# Recorded by `python -m tests.engine.test_golden`.
"""


def found(name: str) -> dict[str, list[int]]:
    rule_table = rule_table_of(rules_of(name))
    return {str(score): list(random_deals(rule_table, DEALS, 1, score)) for score in SCORES}


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", NAMES)
def test_random_deals_end_as_recorded(name: str) -> None:
    assert found(name) == recorded(FILE)[name]


def test_no_rule_set_is_missing() -> None:
    assert recorded(FILE).keys() == set(NAMES)


def test_another_seed_is_another_checksum() -> None:
    rule_table = rule_table_of(rules_of("clasica"))
    assert random_deals(rule_table, 3, 1, 0) != random_deals(rule_table, 3, 2, 0)


if __name__ == "__main__":
    record(FILE, HEAD, found)
