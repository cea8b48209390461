"""Probes of weights: an answer from near and one from far, and what they win."""

from __future__ import annotations

from dataclasses import replace

from tests.lab.tuning.toys import SMALL, true_points, tuner

from canasta.lab.tuning import Here, probes


def test_answers_are_looked_for_from_near_and_from_another_player() -> None:
    search, to = tuner(), (40, 30, 0)
    with Here() as here:
        found = list(probes(search, to, here))
        again = list(probes(search, to, here))
    assert [each.start for each in found] == ["near", "plain"]
    assert found == again
    assert len({each.weights for each in found}) == len(found)
    assert all(each.won.boards == search.effort.of(SMALL.acceptance, search.rules) for each in found)
    for each in found:
        assert abs(each.won.points - true_points(each.weights, to)) < 5


def test_more_generations_find_better_answers() -> None:
    searches = [tuner(effort=replace(SMALL, probe=generations)) for generations in (1, 25)]
    with Here() as here:
        few, many = (next(probes(search, (40, 30, 0), here)) for search in searches)
    assert many.won.points > few.won.points + 20
    assert many.won.points > many.won.interval


def test_who_is_probed_is_no_far_start() -> None:
    search = tuner()
    with Here() as here:
        assert [each.start for each in probes(search, search.anchors[0].weights, here)] == ["near", "stone"]
