"""The numbers of a choice are those of the decision, and change nothing about it."""

from __future__ import annotations

from random import Random

import pytest
from tests.advice.scenes import views

from canasta.players import get
from canasta.players.prospects import advised, choice_of


@pytest.mark.parametrize("rules", ["clasica", "reglamento/3"])
@pytest.mark.parametrize("name", ["strong/32", "tuned", "rules"])
def test_the_choice_with_its_numbers_is_the_one_that_is_played(rules: str, name: str) -> None:
    bot = get(name)
    for seen in views(rules, "seam", 12):
        choice = choice_of(bot, seen, Random(3))
        assert choice.action == bot.choose(seen, Random(3))
        if choice.prospects:
            assert choice.prospects[0].action == choice.action
            assert {each.action for each in choice.prospects} <= set(seen.legal)


def test_bots_that_weigh_nothing_tell_no_numbers() -> None:
    seen = next(views("clasica", "eye", 1))
    assert choice_of(get("greedy"), seen, Random(1)).prospects == ()


def test_beside_an_advised_action_stands_the_one_by_eye() -> None:
    for seen in views("clasica", "by eye", 10):
        assert advised(get("tuned"), seen, Random(1)).by_eye == get("greedy").choose(seen, Random(1))


def test_playouts_tell_points_canastas_and_chances_of_the_same_worlds() -> None:
    for seen in views("clasica", "worlds", 10):
        for each in choice_of(get("strong/256"), seen, Random(1)).prospects:
            if each.worlds:
                assert each.own is not None
                assert each.theirs is not None
                assert each.canastas is not None
                assert 0 <= each.canastas < 14
                assert each.own_error is not None
                assert each.own_error >= 0
                assert (each.out or 0) + (each.beaten or 0) <= 1
