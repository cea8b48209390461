"""Probes of weights: answers from near and from far, and what they win."""

from __future__ import annotations

from tests.lab.tuning.toys import SMALL, true_points, tuner

from canasta.lab.tuning import Here, probes


def test_answers_are_looked_for_from_near_and_from_the_others_in_turn() -> None:
    search, to = tuner(), (40, 30, 0)
    with Here() as here:
        found = list(probes(search, to, 2, 4, 5, here))
        again = list(probes(search, to, 2, 4, 5, here))
    assert [each.start for each in found] == ["near", "near", "plain", "stone", "paper", "plain"]
    assert found == again
    assert len({each.weights for each in found}) == len(found)
    assert all(each.won.boards == search.effort.of(SMALL.acceptance, search.rules) for each in found)
    for each in found:
        assert abs(each.won.points - true_points(each.weights, to)) < 5


def test_more_generations_find_better_answers() -> None:
    search, to = tuner(), (40, 30, 0)
    with Here() as here:
        few, many = (next(probes(search, to, 1, 0, generations, here)) for generations in (1, 25))
    assert many.won.points > few.won.points + 20
    assert many.won.points > many.won.interval


def test_who_is_probed_is_no_far_start() -> None:
    search = tuner()
    stone = next(member for member in search.anchors if member.name == "stone")
    with Here() as here:
        assert [each.start for each in probes(search, stone.weights, 0, 3, 1, here)] == ["plain", "paper", "plain"]
