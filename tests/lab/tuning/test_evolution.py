"""The search moves to where the samples are better, by their order alone."""

from __future__ import annotations

from math import exp
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta.lab.tuning.evolution import Cloud, Point

BEST = (30.0, -500.0, 4.0, 0.0, 1000.0)
SPREADS = (10.0, 100.0, 1.0, 1.0, 300.0)


def value(point: Point) -> float:
    return -sum(((p - b) / s) ** 2 for p, b, s in zip(point, BEST, SPREADS, strict=True))


def search(generations: int, noise: float = 0.0, seed: int = 1) -> Cloud:
    chance = Random(seed)
    cloud = Cloud.at((0.0,) * 5, SPREADS)
    for _ in range(generations):
        points = cloud.sample(24, chance)
        judged = {point: value(point) + chance.gauss(0, noise) for point in points}
        cloud = cloud.moved(sorted(points, key=judged.__getitem__, reverse=True))
    return cloud


def test_it_comes_to_the_best_point() -> None:
    found = search(60)
    assert value(found.mean) > -1e-3
    assert found.step * max(found.scale) < min(SPREADS)  # and knows that it is there
    assert found.generation == 60


@pytest.mark.parametrize("seed", range(5))
def test_noise_as_large_as_what_is_to_be_gained_is_borne(seed: int) -> None:
    assert value((0.0,) * 5) < -50
    assert value(search(60, noise=20, seed=seed).mean) > -8


@given(st.integers(0, 2**32), st.floats(0.01, 10))
def test_a_spread_is_the_unit_of_its_number(seed: int, unit: float) -> None:
    """The same search in other units goes the same way."""
    first, other = Cloud.at((1.0, 2.0), (1.0, 3.0)), Cloud.at((unit, 2.0), (unit, 3.0))
    for _ in range(3):
        points, others = first.sample(6, Random(seed)), other.sample(6, Random(seed))
        first, other = first.moved(points), other.moved(others)
    assert other.mean == pytest.approx((unit * first.mean[0], first.mean[1]), rel=1e-6, abs=1e-9)
    assert other.step == pytest.approx(first.step)


def test_samples_that_say_nothing_change_little() -> None:
    """In the long run the steps keep their length where every order is by chance."""
    ends = []
    for seed in range(8):
        chance, cloud = Random(seed), Cloud.at((0.0,) * 20, (1.0,) * 20)
        for _ in range(40):
            cloud = cloud.moved(cloud.sample(16, chance))
        ends.append(cloud.step)
    assert exp(-1.5) < sum(ends) / len(ends) < exp(1.5)


@pytest.mark.parametrize(("mean", "spread"), [((), ()), ((1.0,), ()), ((1.0,), (0.0,)), ((1.0, 1.0), (1.0, -1.0))])
def test_a_search_needs_spreads(mean: Point, spread: Point) -> None:
    with pytest.raises(ValueError, match="a spread above 0 for each number"):
        Cloud.at(mean, spread)
