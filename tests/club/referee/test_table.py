"""Faults with the pile, with melds, with turns and at the table: the case of each, and the rule broken."""

from __future__ import annotations

import pytest
from tests.club.referee.cases import codes, ruled

from canasta.club.referee import Kind, Until
from canasta.club.referee.model import Answer

TIME: dict[str, dict[str, Answer]] = {
    "tres-barajas": {},
    "salon": {"noticed": "in_time"},
    "reglamento": {"written": False},
    "clasica": {"written": False},
}


@pytest.mark.rule("TB-4.2", "TB-3.10", "TB-4.1", "SA-4.5", "SA-3.4", "SA-4.4", "RE-2.7", "CL-3.3", "CL-3.2")
@pytest.mark.parametrize(
    ("name", "fault", "rule_id"),
    [
        ("tres-barajas", "too_few_naturals", "TB-4.2"),
        ("tres-barajas", "blocked", "TB-3.10"),
        ("tres-barajas", "two_wilds", "TB-4.1"),
        ("tres-barajas", "barred", "TB-10.5"),
        ("salon", "too_few_naturals", "SA-4.5"),
        ("salon", "blocked", "SA-3.4"),
        ("salon", "two_wilds", "SA-4.4"),
        ("reglamento", "no_match", "RE-2.7"),
        ("clasica", "too_few_naturals", "CL-3.3"),
        ("clasica", "two_wilds", "CL-3.2"),
    ],
)
def test_a_pile_taken_without_the_right_to_it_goes_back(name: str, fault: str, rule_id: str) -> None:
    ruling = ruled(name, "pile-without-right", **TIME[name], pile_fault=fault)
    assert codes(ruling)[-3:] == ["pile-back", "draw-from-stock", "arbiter-may-add"]
    assert any(each.kind is Kind.PENALISED for each in ruling.consequences)
    assert rule_id in ruling.says
    assert "pile-without-right" in ruling.open


@pytest.mark.rule("SA-4.6", "RE-3.3", "IN-3")
def test_a_player_with_one_card_gives_the_pile_back() -> None:
    for name, rule_id in (("salon", "SA-4.6"), ("reglamento", "RE-3.3")):
        ruling = ruled(name, "pile-with-one-card", **TIME[name])
        assert (codes(ruling)[:2], ruling.says) == (["pile-back", "draw-from-stock"], (rule_id,))
    assert ruled("internacional", "pile-with-one-card", written=False).says == ("IN-3",)


@pytest.mark.rule("TB-3.3", "TB-3.6", "TB-4.5", "TB-3.10", "SA-3.1", "SA-3.4", "RE-2.3", "RE-2.4", "RE-2.8")
@pytest.mark.parametrize(
    ("name", "fault", "rule_id"),
    [
        ("tres-barajas", "too_many_wilds", "TB-3.3"),
        ("tres-barajas", "natural_on_wilds", "TB-3.6"),
        ("tres-barajas", "wilds_after_pile", "TB-4.5"),
        ("tres-barajas", "black_threes", "TB-3.10"),
        ("salon", "too_many_wilds", "SA-3.1"),
        ("salon", "black_threes", "SA-3.4"),
        ("reglamento", "too_many_wilds", "RE-2.3"),
        ("reglamento", "natural_on_wilds", "RE-2.4"),
        ("reglamento", "black_threes", "RE-2.8"),
    ],
)
def test_the_cards_of_a_meld_against_the_rules_are_penalised(name: str, fault: str, rule_id: str) -> None:
    more: dict[str, Answer] = {"opening_or_closing": False} if name == "tres-barajas" else {}
    ruling = ruled(name, "meld-against-rules", **TIME[name], **more, meld_fault=fault)
    (penalised,) = (each for each in ruling.consequences if each.kind is Kind.PENALISED)
    assert penalised.rules[0] == rule_id


@pytest.mark.rule("TB-5.5")
def test_a_meld_against_the_rules_may_be_regrouped_while_opening() -> None:
    facts: dict[str, Answer] = {"opening_or_closing": True, "mended": True, "meld_fault": "too_many_wilds"}
    assert codes(ruled("tres-barajas", "meld-against-rules", **facts)) == ["may-regroup"]


@pytest.mark.rule("TB-5.3", "TB-5.7", "TB-10.2")
def test_what_a_barred_partner_laid_is_penalised() -> None:
    for did, rule_id in (("laid", "TB-5.3"), ("opened", "TB-5.3"), ("opened_after_counting", "TB-5.7")):
        ruling = ruled("tres-barajas", "barred-partner-played", did=did)
        assert codes(ruling)[:2] == ["laid-penalised", "penalised-stay"]
        assert ruling.consequences[0].rules == (rule_id, "TB-10.2")
    assert codes(ruled("tres-barajas", "barred-partner-played", did="took_pile")) == ["arbiter-decides"]


@pytest.mark.rule("TB-3.1", "SA-4.1", "RE-2.1")
@pytest.mark.parametrize("name", ["tres-barajas", "salon", "reglamento"])
def test_a_draw_or_discard_that_is_missing_is_made_while_it_can_be(name: str) -> None:
    assert codes(ruled(name, "no-draw", **TIME[name], discarded=False)) == ["draw-from-stock"]
    assert codes(ruled(name, "no-draw", **TIME[name], discarded=True)) == ["arbiter-decides"]
    assert codes(ruled(name, "no-discard", **TIME[name], next_began=False)) == ["discard-from-hand"]
    assert codes(ruled(name, "no-discard", **TIME[name], next_began=True)) == ["arbiter-decides"]


@pytest.mark.rule("TB-2.2", "SA-2.2", "RE-1.6", "CL-1.2", "SA-4.6")
def test_a_skipped_turn_and_a_false_pumba_are_for_the_arbiter() -> None:
    for name, rule_id in (
        ("tres-barajas", "TB-2.2"),
        ("salon", "SA-2.2"),
        ("reglamento", "RE-1.6"),
        ("clasica", "CL-1.2"),
    ):
        assert ruled(name, "turn-skipped", **TIME[name]).says == (rule_id,)
    assert ruled("salon", "false-pumba", noticed="in_time").says == ("SA-4.6",)


@pytest.mark.rule("TB-9.1")
def test_the_exact_number_of_cards_is_due_to_the_player_on_turn() -> None:
    for answered in ("refused", "wrong"):
        assert codes(ruled("tres-barajas", "count-of-cards", answered=answered))[0] == "tell-the-count"
    assert codes(ruled("tres-barajas", "count-of-cards", answered="asked_out_of_turn"))[0] == "no-answer-due"
    assert codes(ruled("salon", "count-of-cards")) == ["silent"]


@pytest.mark.rule("TB-11.2", "TB-11.3", "TB-11.7")
def test_who_leaves_the_match_is_out_of_the_competition() -> None:
    gone = ruled("tres-barajas", "left-the-table", absence="for_good")
    assert codes(gone) == ["pair-disqualified", "opponents-score"]
    assert (gone.rule_ids, gone.consequences[0].until) == (("TB-11.3",), Until.COMPETITION_ENDS)
    assert ruled("tres-barajas", "left-the-table", absence="without_leave").says == ("TB-11.7",)
    assert codes(ruled("tres-barajas", "seat-or-player-changed")) == ["seats-back", "arbiter-decides"]


@pytest.mark.rule("RE-4.7")
def test_an_accepted_score_is_not_disputed() -> None:
    assert codes(ruled("reglamento", "score-disputed", written=True)) == ["score-stands"]
    assert codes(ruled("reglamento", "score-disputed", written=False)) == ["count-again"]


@pytest.mark.rule("TB-10.2", "SA-8.2", "RE-6.1")
def test_where_no_case_fits_the_nearest_rules_are_shown() -> None:
    for name, rule_id in (("tres-barajas", "TB-10.2"), ("salon", "SA-8.2"), ("reglamento", "RE-6.1")):
        ruling = ruled(name, "none-of-these", **TIME[name])
        assert (codes(ruling), ruling.says[0], ruling.undecided) == (["none-fits"], rule_id, True)
