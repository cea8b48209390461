"""The scored lines of counted holdings, field by field."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engine.sets import NAMES, rules_of
from tests.engine.tables import Cards, Table

from canasta.cards import FOUR, KING, RED_THREE
from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.engine.score import (
    CARDS_LAID,
    CLEAN,
    CLEAN_GAME,
    CONCEALED,
    DIRTY,
    EXACT_CUT,
    GOING_OUT,
    RED_THREES,
    Counted,
    Line,
    concealed_form,
    lines_of,
)
from canasta.engine.state import NO_KIND
from canasta.rules import Rules
from canasta.rules.house import with_house


def scored(rules: Rules, **counts: Any) -> list[Line]:
    """The lines of a side of which that was counted."""
    has = Counted()
    for name, count in counts.items():
        setattr(has, name, count)
    return lines_of(has, rule_table_of(rules), awards_of(rules))


@pytest.mark.parametrize("name", NAMES)
def test_a_side_that_holds_nothing_scores_nothing(name: str) -> None:
    assert scored(rules_of(name)) == []


@pytest.mark.rule("CL-6.2", "SA-6.2", "TB-8.2")
@pytest.mark.parametrize("name", ["clasica", "salon", "tres-barajas"])
def test_red_threes_of_a_side_that_laid_nothing_count_against_it(name: str) -> None:
    rules = rules_of(name)
    assert scored(rules, red_threes=1) == [(RED_THREES, RED_THREE, 1, -rules.red_threes[0])]


@pytest.mark.rule("CL-6.1", "SA-6.1", "RE-4.2", "TB-8.4")
@pytest.mark.parametrize("name", NAMES)
def test_going_out_alone_is_one_line(name: str) -> None:
    """Not concealed, unless that is said."""
    rules = rules_of(name)
    assert scored(rules, out=True, closed=True) == [(GOING_OUT, NO_KIND, 1, rules.going_out)]


def test_going_out_for_nothing_is_no_line() -> None:
    rules = with_house(rules_of("clasica"), {"going_out": 0})
    assert scored(rules, out=True, closed=True, laid=30) == [(CARDS_LAID, NO_KIND, 0, 30)]


@pytest.mark.rule("TB-8.10")
def test_what_is_held_for_nothing_is_no_line() -> None:
    assert scored(rules_of("clasica"), out=True, black_threes_held=[4]) == []
    assert scored(rules_of("tres-barajas"), out=True, cards_held=2) == []


@pytest.mark.rule("TB-8.11")
def test_cards_laid_without_a_canasta_count_against_the_side_once_somebody_is_out() -> None:
    rules = with_house(rules_of("tres-barajas"), {"laid_against_without_canasta": True})
    assert scored(rules, laid=30) == [(CARDS_LAID, NO_KIND, 0, 30)]
    assert scored(rules, laid=30, out=True) == [(CARDS_LAID, NO_KIND, 0, -30)]


@pytest.mark.rule("TB-2.7", "TB-8.9")
def test_a_clean_game_doubles_the_exact_cut_too() -> None:
    rules = rules_of("tres-barajas")
    out, cut = (GOING_OUT, NO_KIND, 1, rules.going_out), (EXACT_CUT, NO_KIND, 1, rules.exact_cut)
    assert scored(rules, exact_cut=True) == [cut]
    lines = scored(rules, exact_cut=True, out=True, closed=True, clean=True)
    assert lines == [out, cut, (CLEAN_GAME, NO_KIND, 2, rules.going_out + rules.exact_cut)]


@pytest.mark.rule("SA-6.3", "RE-4.4")
@pytest.mark.parametrize("form", range(4))
def test_each_form_of_going_out_concealed_has_its_line(form: int) -> None:
    rules = rules_of("salon")
    assert scored(rules, out=True, closed=True, concealed=form)[1:] == [
        (CONCEALED, NO_KIND, form, rules.concealed_awards[form])
    ]


@pytest.mark.rule("CL-6.1", "SA-6.1", "RE-4.2", "TB-8.1")
@pytest.mark.parametrize("name", NAMES)
def test_each_canasta_is_a_line(name: str) -> None:
    rules = rules_of(name)
    lines = scored(rules, canastas=[(KING, True, 0), (FOUR, False, 0)])[:2]
    assert lines == [(CLEAN, KING, 1, rules.canasta_clean), (DIRTY, FOUR, 1, rules.canasta_dirty)]


@pytest.mark.rule("CL-5.2", "SA-6.3")
@pytest.mark.parametrize("name", ["clasica", "salon"])
def test_nothing_laid_is_no_concealed_form(name: str) -> None:
    rules = rules_of(name)
    hands: list[Cards] = [("K",), ("4",), ("4",), ("4",)]
    deal = Table(rules, hands, [(), ()], ("5", "6"), ("7",)).for_engine()
    assert concealed_form(deal) == -1
