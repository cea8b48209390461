"""The worth of totals in a match, and the classes of costs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta.players.equity import Equity, fits
from canasta.review.classes import (
    BORDERS,
    ENOUGH,
    LEVELS,
    WIDEST,
    Class,
    accuracy_of,
    class_of,
    level_of,
    margin_of,
    settled,
)
from canasta.rules import get
from canasta.rules.house import with_house

LABORATORY = Path(__file__).resolve().parents[2] / "docs" / "laboratory" / "coach.md"
TOTALS = st.integers(-2000, 9000)


@pytest.mark.parametrize("name", sorted(fits()))
def test_every_fit_is_of_rules_that_there_are(name: str) -> None:
    rules = get(name)
    assert Equity(rules).shares([0] * rules.sides) == pytest.approx([1 / rules.sides] * rules.sides)


@given(st.lists(TOTALS, min_size=2, max_size=3))
def test_shares_are_chances_and_more_points_are_no_worse(totals: list[int]) -> None:
    rules = get("clasica") if len(totals) == 2 else get("reglamento/3")
    equity = Equity(rules)
    shares = equity.shares(totals)
    assert sum(shares) == pytest.approx(1)
    assert all(0 <= share <= 1 for share in shares)
    for one, more in zip(totals, shares, strict=True):
        for other, less in zip(totals, shares, strict=True):
            assert one <= other or more >= less


@pytest.mark.rule("CL-6.3", "RE-4.6")
def test_a_match_that_is_over_is_worth_what_it_brought() -> None:
    assert Equity(get("clasica")).shares([5100, 5090]) == (1, 0)
    level = Equity(get("clasica")).shares([5100, 5100])
    assert level == pytest.approx((0.5, 0.5))
    assert Equity(get("reglamento")).shares([5100, 5100]) == (0.5, 0.5)
    exact = Equity(get("reglamento")).shares([5000, 4990])
    assert 0.5 < exact[0] < 0.6  # with exactly 5,000 the match goes on


def test_the_same_lead_is_worth_more_near_the_end() -> None:
    equity = Equity(get("clasica"))
    early, late = equity.shares([1000, 500])[0], equity.shares([4800, 4300])[0]
    assert 0.5 < early < late < 1


def test_rules_of_a_table_are_worth_what_the_set_is_that_they_come_from() -> None:
    changed = with_house(get("clasica"), {"target": 3000})
    assert Equity(changed).fit == Equity(get("clasica")).fit
    assert Equity(changed).shares([2900, 2000])[0] > Equity(get("clasica")).shares([2900, 2000])[0]


def test_classes_begin_where_they_should() -> None:
    kinds = [class_of(border, 0) for border in (0, *BORDERS)]
    assert kinds == [Class.BEST, Class.GOOD, Class.INACCURACY, Class.MISTAKE, Class.BLUNDER]
    assert class_of(50, 30) is Class.BEST  # it may as well be nothing
    assert class_of(-20, 5) is Class.BEST


@given(st.floats(-200, 400), st.floats(0.01, 100))
def test_what_is_settled_has_one_class_within_two_errors(cost: float, error: float) -> None:
    if settled(cost, error) and cost > 2 * error:
        assert class_of(cost - 2 * error, 0) is class_of(cost + 2 * error, 0)


def test_accuracy_falls_with_what_is_lost() -> None:
    assert accuracy_of([]) is None
    matches = [accuracy_of([loss] * 100) for loss in (0.0, 3.0, 5.0, 10.0, 15.0, 40.0)]
    assert matches == sorted(matches, key=lambda each: -(each or 0))
    assert 90 < (matches[0] or 0) < 100
    assert (matches[-1] or 0) < 45


def test_few_good_decisions_prove_little() -> None:
    alone, many = accuracy_of([0.0]), accuracy_of([0.0] * 200)
    assert alone is not None
    assert many is not None
    assert alone < 85 < 95 < many
    poor = accuracy_of([400.0])
    assert poor is not None
    assert poor > 20


# Rows of the tables of bots: the accuracy and the range of four fifths of matches with a hundred decisions
MEASURED = re.compile(r"^\| [\w/-]+ \| `(\w+)` \|.*\| (\d+) \| (\d+)–(\d+) \|$", re.MULTILINE)


def test_the_margin_is_that_of_measured_matches() -> None:
    rows = MEASURED.findall(LABORATORY.read_text(encoding="utf-8"))
    assert len(rows) > 20
    for bot, accuracy, low, high in rows:
        assert margin_of(float(accuracy), 100) == pytest.approx((int(high) - int(low)) / 2, abs=3), bot
    assert margin_of(72, 100) == pytest.approx(8, abs=1)
    assert margin_of(72, 15) == pytest.approx(14, abs=1)


def test_the_level_is_that_of_the_accuracy() -> None:
    surely = [4.0, 6.0] * (ENOUGH // 2)
    wide = [0.0, 10.0 * WIDEST] * (ENOUGH // 2)
    assert level_of(None, []) is None
    assert level_of(80.0, surely[1:]) is None
    assert level_of(80.0, wide) is None
    borders = [least for least, _level in LEVELS]
    assert borders == sorted(borders, reverse=True)
    for least, level in LEVELS:
        assert level_of(least, surely) == level
    assert level_of(100.0, surely) == "master"
    assert level_of(5.0, surely) == "random"
