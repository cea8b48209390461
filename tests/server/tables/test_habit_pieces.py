"""The habits of a player on the page: deals counted one by one come to the report that whole matches come to."""

from __future__ import annotations

import json

import pytest
from tests.review.matches import LITTLE, record

from canasta.match.record import write
from canasta.review import Reviewer, work
from canasta.review.habits import HabitTally, habit_chances, habit_report
from canasta.review.key_decisions import grading
from canasta.server.tables import finished_deals, habit_pieces
from canasta.server.tables.habit_pieces import counted_json, habits_told
from canasta.server.wire.reviews import CountedDeal, HabitCount, HabitsAsked

SEAT = 2
LOSSES = [(0.0, 0.0)] * 40 + [(30.0, 30.0)] * 20  # as `rules` has


def counted(*habits: HabitCount, rules: str = "clasica", deal: int = 1) -> CountedDeal:
    return CountedDeal(rules=rules, deals=1, known=True, deal=deal, decisions=LOSSES, habits=list(habits))


LEAVES = HabitCount(habit="leaves-piles", chances=6, done=5, slips=5, lost=250.0, worst=90.0, step=17)


@pytest.fixture
def rates(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"clasica": {"rules": {"leaves-piles": HabitTally(20, 100)}}}
    monkeypatch.setattr("canasta.review.habits.usual_rates", lambda: found)


@pytest.mark.usefixtures("rates")
@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_habit_is_told_beside_the_bots_with_its_costliest_example(lang: str) -> None:
    worse = HabitCount(habit="leaves-piles", chances=6, done=5, slips=5, lost=250.0, worst=95.0, step=31)
    told = habits_told(HabitsAsked(matches=[[counted(LEAVES)], [counted(LEAVES), counted(worse, deal=2)], []]), lang)
    assert told.found == []  # two matches
    assert told.text.endswith(".")
    told = habits_told(
        HabitsAsked(matches=[[counted(LEAVES)], [counted(LEAVES), counted(worse, deal=2)], [counted(LEAVES)]]), lang
    )
    (found,) = told.found
    assert (found.match, found.deal, found.step) == (1, 2, 31)
    assert "20" in found.figures  # slips, and in a hundred of the bots'
    assert "24" in found.figures  # chances
    assert "81" in found.figures  # points each time: 50 of those that compare games
    assert told.text == ""


def test_without_rates_of_bots_a_sentence_says_so() -> None:
    told = habits_told(HabitsAsked(matches=[[counted(LEAVES, rules="casera")]]), "en")
    assert (told.found, told.better) == ([], [])
    assert "measured" in told.text
    assert habits_told(HabitsAsked(matches=[]), "en").found == []


def test_a_counted_deal_has_the_chances_of_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished_deals, "EFFORT", LITTLE)
    finished_deals.kept_reviewer.cache_clear()
    text = write(record())
    reviewer = Reviewer(text, seats=[SEAT], deals=[1], effort=LITTLE)
    done = [work(reviewer.order, piece) for piece in grading(reviewer)[-1:]]
    for each in done:
        reviewer.take(each)
    chances = habit_chances(reviewer, 0, SEAT)
    found = json.loads(counted_json(text, 1, SEAT, done))
    assert {each["habit"]: each["chances"] for each in found["habits"]} == {
        each.habit: sum(one.habit == each.habit for one in chances) for each in chances
    }
    assert (found["rules"], found["deals"], found["known"]) == ("clasica", 1, True)
    assert habit_report(chances, 1, "clasica", None).found == ()
    monkeypatch.setattr(habit_pieces, "MOST_DEALS", 0)  # a longer match than a report may have
    assert json.loads(counted_json(text, 1, SEAT, done))["deals"] == 0
    finished_deals.kept_reviewer.cache_clear()
