"""The moments of a deal are costly decisions of one seat, weighed again, and the deal can be set up as it stood."""

from __future__ import annotations

from functools import cache

from tests.review.matches import CARELESS, LITTLE, record

from canasta.deal.view import view
from canasta.review import Reviewer, work
from canasta.review.answers import costliest_of_all, reviewed_answers
from canasta.review.classes import WRONG
from canasta.review.key_decisions import MOST, DealMoment, grading, moments, weighing

SEAT = CARELESS


@cache
def found() -> tuple[Reviewer, list[DealMoment]]:
    reviewer = Reviewer(record(), seats=[SEAT], effort=LITTLE)
    for piece in grading(reviewer):
        reviewer.take(work(reviewer.order, piece))
    return reviewer, moments(reviewer, [work(reviewer.order, piece) for piece in weighing(reviewer, SEAT)])


def test_they_are_costly_decisions_of_the_seat() -> None:
    reviewer, those = found()
    assert 0 < len(those) <= MOST
    assert [each.turn for each in those] == sorted({each.turn for each in those})
    wrong = {(each.turn, each.action, each.part) for each in reviewer.review().deals[0].grades if each.kind in WRONG}
    for each in those:
        assert (each.turn, each.action, each.part) in wrong
        assert each.decision.view.seat == SEAT
        assert each.decision.played not in each.decision.accepted
        assert {answer.action for answer in each.decision.answers} == set(each.decision.view.legal)


def test_the_deal_stands_as_its_player_saw_it() -> None:
    reviewer, those = found()
    for each in those:
        deal = each.standing(reviewer)
        seen = view(deal, deal.to_act)
        assert (seen.hand, seen.legal, seen.sides) == (
            each.decision.view.hand,
            each.decision.view.legal,
            each.decision.view.sides,
        )
        deal.play(each.decision.best.action)


def test_the_costliest_are_few_and_of_different_turns() -> None:
    grades = found()[0].review().deals[0].grades
    costly = costliest_of_all(grades)
    assert 0 < len(costly) <= MOST
    assert len({each.turn for each in costly}) == len(costly)
    rest = [each.cost for each in grades if each.kind in WRONG and each.turn not in {one.turn for one in costly}]
    assert min(each.cost for each in costly) >= max(rest, default=0.0)


def test_the_answers_stand_side_by_side_with_a_way_on() -> None:
    reviewer = found()[0]
    grades = reviewer.review().deals[0].grades
    for grade in costliest_of_all(grades):
        played = grade.tried[0].action
        answers, line = reviewed_answers(reviewer, 1, grade, "en", line=True)
        if not answers:
            continue  # a second look at all worlds together finds that nothing was lost
        assert {each.action for each in answers} == {each.action for each in grade.tried}
        assert answers[0].good
        assert not next(each.good for each in answers if each.action == played)
        assert all(each.told for each in answers)
        assert all(bool(each.chances) == each.action.startswith("discard") for each in answers)
        assert reviewed_answers(reviewer, 1, grade, "en", line=False) == (answers, [])
        assert line == [] or line[0].startswith("You ")
        break
    else:
        raise AssertionError("no costly decision has answers")
