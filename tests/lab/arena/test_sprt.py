"""The sequential test: Wald's limits, the stated risks on streams that are made, and an end that stays."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from canasta.lab.arena.boards import ArenaError
from canasta.lab.arena.sprt import Sprt


def outcomes(mean: float, deviation: float, times: int, test: tuple[float, ...]) -> tuple[dict[str | None, int], float]:
    """The number of times each hypothesis was accepted, and the mean number of boards."""
    counted: dict[str | None, int] = {}
    boards = 0
    for number in range(times):
        chance, sprt = Random(f"{mean} {number}"), Sprt(*test)
        while sprt.add(chance.gauss(mean, deviation)) is None:
            assert sprt.boards < 20_000
        counted[sprt.accepted] = counted.get(sprt.accepted, 0) + 1
        boards += sprt.boards
    return counted, boards / times


@pytest.mark.parametrize(("alpha", "beta"), [(0.05, 0.05), (0.1, 0.02)])
def test_the_risks_are_those_stated(alpha: float, beta: float) -> None:
    """400 streams for each hypothesis; the limits lie 2.5 standard errors above the risk."""
    for mean, wrong, risk in ((0, "H1", alpha), (50, "H0", beta)):
        counted, _boards = outcomes(mean, 300, 400, (0, 50, alpha, beta))
        allowed = risk + 2.5 * (risk * (1 - risk) / 400) ** 0.5
        assert counted.get(wrong, 0) / 400 <= allowed
        assert sum(counted.values()) == 400


def test_it_is_shorter_than_a_fixed_number_of_boards() -> None:
    """A fixed number with the same risks is 10.8 · variance / difference²: 390 boards here."""
    for mean in (0, 50):
        _counted, boards = outcomes(mean, 300, 200, (0, 50))
        assert boards < 0.7 * 390


def test_the_ratio_is_that_of_the_formula() -> None:
    values = [float(value) for value in (120, -40, 300, 75, -210, 60)]
    sprt = Sprt(-10, 30)
    for value in values:
        sprt.add(value)
    mean = sum(values) / 6
    variance = sum((value - mean) ** 2 for value in values) / 5
    assert sprt.llr == pytest.approx(6 * 40 * (mean - 10) / variance)
    assert sprt.limits == pytest.approx((log(0.05 / 0.95), log(0.95 / 0.05)))
    assert sprt.accepted is None


@pytest.mark.parametrize(("mean", "deviation", "accepted"), [(800, 300, "H1"), (0, 0, "H0")])
def test_what_is_plain_is_decided_at_the_first_judgement_for_good(mean: float, deviation: float, accepted: str) -> None:
    chance, sprt = Random(1), Sprt(0, 10)
    while sprt.add(chance.gauss(mean, deviation)) is None:
        pass
    verdict = sprt.verdict()
    assert (verdict.accepted, verdict.boards) == (accepted, 30)
    for _ in range(1000):
        assert sprt.add(500.0 - mean) == accepted
    assert sprt.verdict() == verdict


@pytest.mark.parametrize("bounds", ["0/10", " -10/0 ", "0/2.5"])
def test_bounds_are_read(bounds: str) -> None:
    sprt = Sprt.read(bounds)
    assert f"{sprt.low:g}/{sprt.high:g}" == bounds.strip()


@pytest.mark.parametrize("bounds", ["", "10", "10/0", "5/5", "a/b", "0/1/2", "nan/1", "0/1e9", "٣/٤٤"])
def test_bounds_that_are_none(bounds: str) -> None:
    with pytest.raises(ArenaError, match="are not valid bounds of a test"):
        Sprt.read(bounds)


@pytest.mark.parametrize("risks", [(0, 0.05), (0.05, 1), (0.6, 0.4)])
def test_risks_that_are_none(risks: tuple[float, float]) -> None:
    with pytest.raises(ArenaError, match="are not valid risks of a test"):
        Sprt(0, 10, *risks)
