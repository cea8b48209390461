"""Asking for the legal actions is asking only: what would be if is never written into the state."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.engine.random_tables import random_table
from tests.engine.sets import NAMES, SOAK, rules_of

from canasta.engine import legal
from canasta.engine.actions import decode
from canasta.engine.deal import EngineDeal
from canasta.engine.state import NO_KIND, PLAY

WORDS = {"base", "starts", "adds", "more_adds"}
TABLES = 20
WITH_SWAPS = tuple(name for name in NAMES if rules_of(name).swap_wilds)


class Written(EngineDeal):
    """A deal that remembers the names of the attributes that are written."""

    names: set[str] = set()  # noqa: RUF012 - one set for all: there is one deal at a time

    def __setattr__(self, name: str, value: Any) -> None:
        self.names.add(name)
        object.__setattr__(self, name, value)


def tables(name: str) -> Any:
    rules = rules_of(name)
    for seed in range(TABLES * SOAK):
        rng = random.Random(f"asking {name} {seed}")
        yield rng, random_table(rules, rng).for_engine()


@pytest.mark.parametrize("name", NAMES)
def test_asking_leaves_the_deal_as_it_was(name: str) -> None:
    for rng, deal in tables(name):
        while not deal.over:
            before = deal.as_bytes()
            actions = deal.legal_actions()
            assert deal.as_bytes() == before
            deal.apply(rng.choice(actions))


@pytest.mark.pure
@pytest.mark.rule("RE-2.5")
@pytest.mark.parametrize("name", WITH_SWAPS)
def test_in_the_play_phase_nothing_but_the_legal_words_is_written(name: str) -> None:
    swaps = settled = 0
    for rng, deal in tables(name):
        deal.__class__ = Written
        while not deal.over:
            Written.names.clear()
            legal.fill(deal)
            if deal.phase == PLAY:
                assert Written.names <= WORDS
            actions = deal.legal_actions()
            swaps += sum(decode(action)[0] in (1, 2) and decode(action)[2] == 3 for action in actions)
            settled += deal.freed != NO_KIND
            deal.apply(rng.choice(actions))
    assert swaps > 0
    assert settled > 0
