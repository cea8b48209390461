"""The parts of a proof, and the deals that puzzles come from."""

from __future__ import annotations

from puzzle_quarry import moments, worth_a_thought
from puzzle_trial import Inquiry, TrialTable

from canasta.players.core.appraisal import Trial
from canasta.players.core.outlook import Outlook
from canasta.puzzles import shipped
from canasta.puzzles.themes import LAST
from canasta.review.candidates import Candidate, gain
from canasta.rules import get

WORLDS = 8


def test_the_best_of_a_clear_puzzle_leads_in_a_few_fresh_worlds_already() -> None:
    puzzle = min(shipped().values(), key=lambda each: max(answer.error for answer in each.answers))
    table = TrialTable(puzzle.scene)
    assert worth_a_thought(table)
    best, worst = (
        Candidate(each.action, Trial(Outlook(table.numbers[each.action], each.closing, 0)), played=False)
        for each in (puzzle.answers[0], puzzle.answers[-1])
    )
    for mixed in (False, True):
        assert Inquiry(table, 5, mixed=mixed).more([best, worst], WORLDS)
    lead, error = gain(best, worst)
    assert len(best.values) == 2 * WORLDS
    assert lead > max(0.0, error)


def test_an_answer_after_which_the_best_can_still_follow_is_right_too() -> None:
    puzzle, before = next((each, answer) for each in shipped().values() for answer in each.answers if answer.before)
    table = TrialTable(puzzle.scene)
    assert table.allows(before.action, puzzle.best.action)
    assert puzzle.judge(before.action)
    discard = next(action for action in puzzle.view.legal if action.startswith("discard"))
    assert not table.allows(discard, puzzle.best.action)


def test_the_moments_of_a_deal_follow_from_the_seed() -> None:
    rules = get("clasica")
    one, same, other = (moments(rules, seed, 3) for seed in ("a", "a", "b"))
    assert [each.id for each in one] == [each.id for each in same]
    assert {each.id for each in one}.isdisjoint(each.id for each in other)
    raw = one[0].puzzle()
    assert len(raw.view.legal) > 2
    assert raw.view.seat == raw.deal.to_act


def test_a_vein_is_the_moments_of_a_rare_theme() -> None:
    games = [get(name) for name in ("clasica", "internacional", "salon")]
    found = [each for rules in games for number in range(6) for each in moments(rules, "a", number, LAST)]
    tables = [TrialTable(each.puzzle().scene) for each in found]
    open_ones = [table for table in tables if worth_a_thought(table)]
    assert open_ones
    for table in open_ones:
        closing = [each.action for each in table.candidates(3) if each.trial.outlook.closing]
        assert closing
        assert all(table.goes_out(action) for action in closing)
        assert not any(table.goes_out(action) for action in table.scene.view.legal if action.startswith("discard"))
