"""Deals written and read again: they play the same, and the reference reads them alike."""

from __future__ import annotations

import random
import tomllib
from typing import Any

import pytest
from tests.consistency import assert_consistent
from tests.match.playing import EVERY_GAME, choose, random_deal, scores_at
from tests.reference.deal import RefDeal
from tests.scenes import different

from canasta.deal.deal import Deal
from canasta.position import read_position, to_toml, write_position
from canasta.rules import get


def facts(deal: Deal) -> dict[str, Any]:
    """The engine's state as far as it decides anything; the numbers of slots do not."""
    core = deal.core
    names = "seat phase pile pile_size frozen face_down first_turns has_laid owed moda exact_cut came leave aside bound"
    names += " freed freed_from ending outcome laid_naturals laid_twos laid_jokers"
    found: dict[str, Any] = {name: getattr(core, name) for name in names.split()}
    found["hands"] = list(core.hands)
    found["points"] = 0 if core.side_on_turn().opened else int(core.points)
    for number, side in enumerate(core.sides):
        took = deal.rules.id == "tres-barajas" and bool(side.took_frozen)
        done = (side.done_naturals, side.done_twos, side.done_jokers, side.canastas, side.clean, side.clean_number)
        found[f"side {number}"] = (side.opened, side.red_threes, side.minimum, took, done)
    return found


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_deal_written_and_read_plays_the_same(name: str) -> None:
    """At every step of a random deal, and then on from what was read."""
    rules, rng = get(name), random.Random(f"{name} 0")
    deal = random_deal(rules, rng, scores_at(rules, rng))
    while True:
        position = write_position(deal)
        text = to_toml(position)
        assert tomllib.loads(text) == position
        again = read_position(text)
        assert_consistent(again)
        assert write_position(again) == position
        assert facts(again) == facts(deal)
        assert again.stock == deal.stock
        assert again.legal().texts() == deal.legal().texts()
        if deal.over:
            assert again.score() == deal.score()
            return
        deal = rng.choice([deal, again])
        deal.play(choose(deal.legal().texts(), rng))


@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_reference_reads_a_written_position_alike(name: str) -> None:
    """Two readers of one text, written apart from each other, see the same legal actions."""
    rules = get(name)
    rng = random.Random(f"reference {name}")
    for _ in range(3):
        deal = random_deal(rules, rng, scores_at(rules, rng))
        while not deal.over:
            if rng.random() < 0.15:
                position = write_position(deal)
                position["freed"] = position.get("freed", "")[:1] or None  # the reference knows ranks only
                theirs = RefDeal.from_position(position).legal()
                assert different(deal, theirs) == different(deal, deal.legal().texts()), to_toml(write_position(deal))
            deal.play(choose(deal.legal().texts(), rng))
