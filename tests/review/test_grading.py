"""Decisions of a record and their grades: from what the player knew, the same for the same seed."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest
from tests.review.matches import first_deal, last_cases, record

from canasta.game.replay import from_record
from canasta.game.view import view
from canasta.review.classes import Class
from canasta.review.decisions import begun, dealt
from canasta.review.grading import Effort, Grade, grade

EVERY = ("clasica", "internacional", "salon", "reglamento/2", "reglamento/3", "reglamento/6-pairs", "tres-barajas")
FEW = Effort(first=4, most=8, course=4)


@pytest.mark.parametrize("rules", EVERY)
def test_every_choice_of_a_deal_is_there_with_what_was_seen_then(rules: str) -> None:
    deal = first_deal(rules)
    assert deal.cases
    for case in deal.cases:
        assert len(case.view.legal) > 1
        assert case.played in case.view.legal
        assert case.seat == case.view.to_act
    assert deal.after is not None
    played = from_record(record(rules))
    assert deal.after == tuple(played.scores)


def test_a_case_is_seen_as_the_match_showed_it() -> None:
    source = record()
    match, cases = begun(source, 1), {(case.turn, case.action): case for case in reversed(dealt(source, 1).cases)}
    for turn, line in enumerate(source.deals[0].turns, 1):
        for place, action in enumerate(line.actions):
            assert match.deal is not None
            now = view(match.deal, match.deal.to_act)
            case = cases.get((turn, place))
            assert (case is None) == (len(now.legal) == 1) or (case is not None and case.part > 0)
            if case is not None and case.part == 0:
                assert case.view == now
            match.play(match.deal.to_act, action)


@pytest.mark.parametrize("rules", EVERY)
def test_grades_are_numbers_that_hang_together(rules: str) -> None:
    for case in last_cases(rules, 3):
        found = grade(case, FEW, 5)
        assert found is None or _sound(found, case.played)


def _sound(found: Grade, played: str) -> bool:
    first, *others = found.tried
    assert first.action == played
    better = "share" if found.late else "points"
    values = [getattr(each, better) for each in others]
    assert found.late or values == sorted(values, reverse=True)
    assert found.points >= 0
    assert 0 <= found.share <= 1
    assert found.spread >= 0
    for each in found.tried:
        assert each.own - each.theirs == pytest.approx(each.points)
        assert 0 <= each.share <= 1
        assert 0 <= each.taken <= 1
        assert each.out + each.beaten <= 1 + 1e-9
        assert each.held >= 0
    return True


def test_the_same_seed_gives_the_same_grade() -> None:
    case = last_cases("clasica", 4)[0]
    assert grade(case, FEW, 7) == grade(case, FEW, 7)
    assert grade(case, FEW, 7) != grade(case, FEW, 8)


def test_a_grade_needs_nothing_but_the_case() -> None:
    case = last_cases("clasica", 3)[0]
    again = pickle.loads(pickle.dumps(case))  # noqa: S301 - our own
    assert grade(again, FEW, 7) == grade(case, FEW, 7)


@pytest.mark.parametrize("rules", ["clasica", "tres-barajas"])
def test_the_worst_candidate_costs_what_lies_between_it_and_the_best(rules: str) -> None:
    case, effort = last_cases(rules, 6)[0], Effort(16, 16, 4)
    found = grade(case, effort, 3)
    assert found is not None
    worst = min(found.tried, key=lambda each: each.points)
    best = max(found.tried, key=lambda each: each.points)
    again = grade(replace(case, played=worst.action), effort, 3)
    assert again is not None
    assert again.points == pytest.approx(best.points - worst.points)
    assert again.tried[0].action == worst.action
    assert again.kind not in (Class.GREAT, Class.BRILLIANT)
    fine = grade(replace(case, played=best.action), effort, 3)
    assert fine is not None
    assert fine.points == 0
