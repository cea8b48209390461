"""The moments of a deal are costly decisions, weighed again; a sample continuation keeps what the seat has seen."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from tests.advice.scenes import laid_out
from tests.review.matches import CARELESS, LITTLE, match, record

from canasta.deal.deal import Deal
from canasta.deal.view import view
from canasta.engine.rng import Rng
from canasta.players import get
from canasta.players.possible_deals import PossibleDeals
from canasta.players.simulation import deal_out
from canasta.review import Reviewer, answers, work
from canasta.review.answers import continuation, costliest_of_all, dealt_again, line_of, reviewed_answers
from canasta.review.classes import WRONG
from canasta.review.key_decisions import MOST, DealMoment, grading, moments, weighing
from canasta.rules import get as rules_named

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
        told, line = reviewed_answers(reviewer, 1, grade, "en", line=True)
        if not told:
            continue  # a second look at all worlds together finds that nothing was lost
        assert {each.action for each in told} == {each.action for each in grade.tried}
        assert told[0].good
        assert not next(each.good for each in told if each.action == played)
        assert all(each.told for each in told)
        assert all(bool(each.chances) == each.action.startswith("discard") for each in told)
        assert reviewed_answers(reviewer, 1, grade, "en", line=False) == (told, [])
        assert line == [] or line[0].startswith("You ")
        break
    else:
        raise AssertionError("no costly decision has answers")


def later(rules: str, actions: int) -> Deal:
    """A deal of `greedy` after so many actions."""
    deal, chance = deal_out(rules_named(rules), "line", 1), Random(1)
    for _action in range(actions):
        deal.play(get("greedy").choose(view(deal, deal.to_act), chance))
    return deal


@pytest.mark.parametrize("rules", ["clasica", "salon", "reglamento/3"])
def test_what_the_seat_sees_stays_the_same(rules: str) -> None:
    deal = later(rules, 41)
    seen = view(deal, deal.to_act)
    worlds = PossibleDeals(seen)
    for seed in range(4):
        world = worlds.deal.copy()
        worlds.hidden.fill(world, Rng(seed))
        again = view(dealt_again(deal, deal.to_act, world), deal.to_act)
        assert (again.hand, again.legal, again.hands, again.stock) == (seen.hand, seen.legal, seen.hands, seen.stock)
        assert [side.melds for side in again.sides] == [side.melds for side in seen.sides]


def test_it_goes_on_to_the_next_turn_of_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "BOT", "greedy")
    deal = laid_out()
    events = continuation(deal, "discard 7")
    assert events[0].as_dict()["kind"] == "discard"
    assert continuation(deal, "discard 7") == events
    assert {each.seat for each in events if each.kind == "draw"} <= {1, 2, 3}
    said = line_of(events, "en", 0, match().names)
    assert said[0].startswith("You discard")
    assert not any("turn" in sentence for sentence in said)
