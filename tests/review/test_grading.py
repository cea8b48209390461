"""Decisions of a record and their grades: from what the player knew, the same for the same seed."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest
from tests.review.matches import first_deal, last_decisions, record

from canasta.deal.view import view
from canasta.match.replay import from_record
from canasta.review.classes import Class
from canasta.review.decisions import begun, dealt
from canasta.review.grades import Effort, Grade, grade

EVERY = ("clasica", "internacional", "salon", "reglamento/2", "reglamento/3", "reglamento/6-pairs", "tres-barajas")
FEW = Effort(first=4, most=8, course=4)


@pytest.mark.parametrize("rules", EVERY)
def test_every_choice_of_a_deal_is_there_with_what_was_seen_then(rules: str) -> None:
    deal = first_deal(rules)
    assert deal.decisions
    for decision in deal.decisions:
        assert len(decision.view.legal) > 1
        assert decision.played in decision.view.legal
        assert decision.seat == decision.view.to_act
    assert deal.after is not None
    played = from_record(record(rules))
    assert deal.after == tuple(played.scores)


def test_a_case_is_seen_as_the_match_showed_it() -> None:
    source = record()
    match, decisions = (
        begun(source, 1),
        {(decision.turn, decision.action): decision for decision in reversed(dealt(source, 1).decisions)},
    )
    for turn, line in enumerate(source.deals[0].turns, 1):
        for place, action in enumerate(line.actions):
            assert match.deal is not None
            now = view(match.deal, match.deal.to_act)
            decision = decisions.get((turn, place))
            assert (decision is None) == (len(now.legal) == 1) or (decision is not None and decision.part > 0)
            if decision is not None and decision.part == 0:
                assert decision.view == now
            match.play(match.deal.to_act, action)


@pytest.mark.parametrize("rules", EVERY)
def test_grades_are_numbers_that_hang_together(rules: str) -> None:
    for decision in last_decisions(rules, 3):
        found = grade(decision, FEW, 5)
        assert found is None or _sound(found, decision.played)


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
    decision = last_decisions("clasica", 4)[0]
    assert grade(decision, FEW, 7) == grade(decision, FEW, 7)
    assert grade(decision, FEW, 7) != grade(decision, FEW, 8)


def test_a_grade_needs_nothing_but_the_case() -> None:
    decision = last_decisions("clasica", 3)[0]
    again = pickle.loads(pickle.dumps(decision))  # noqa: S301 - our own
    assert grade(again, FEW, 7) == grade(decision, FEW, 7)


@pytest.mark.parametrize("rules", ["clasica", "tres-barajas"])
def test_the_worst_candidate_costs_what_lies_between_it_and_the_best(rules: str) -> None:
    decision, effort = last_decisions(rules, 6)[0], Effort(16, 16, 4)
    found = grade(decision, effort, 3)
    assert found is not None
    worst = min(found.tried, key=lambda each: each.points)
    best = max(found.tried, key=lambda each: each.points)
    again = grade(replace(decision, played=worst.action), effort, 3)
    assert again is not None
    assert again.points == pytest.approx(best.points - worst.points)
    assert again.tried[0].action == worst.action
    assert again.kind not in (Class.GREAT, Class.BRILLIANT)
    fine = grade(replace(decision, played=best.action), effort, 3)
    assert fine is not None
    assert fine.points == 0
