"""House rules and books without law: what changes a ruling, and whose law it then is."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.club.referee.cases import codes, ruled
from tests.club.refusing import refuses

from canasta.club.referee import Ruling, offences, rule
from canasta.club.referee.words import sentence, whose_law
from canasta.rules import Rules, RuleSet, get
from canasta.rules.build import Book
from canasta.rules.house import with_house
from canasta.rules.sets import BOOK
from canasta.texts import LANGUAGES


def house(name: str, **switches: object) -> Rules:
    return with_house(get(name), switches)


def by_house(rules: Rules, code: str, **facts: str | int | bool) -> Ruling:
    said = rule(rules, code, facts)
    assert isinstance(said, Ruling)
    return said


@pytest.mark.rule("SA-7.1", "SA-7.2")
def test_amounts_are_those_of_the_switches() -> None:
    dear = house("salon", value_red_three_in_hand=200, black_threes_held=1000)
    assert by_house(dear, "red-threes-in-hand", cards=3).points == -600
    assert by_house(dear, "black-threes-held", ended="nobody_closed").points == -1000
    spared = house("salon", black_threes_held_if_nobody_out=False)
    assert by_house(spared, "black-threes-held", ended="nobody_closed").points == 0
    assert by_house(spared, "black-threes-held", ended="somebody_closed").points == -500


def test_hands_that_do_not_count_cost_nothing() -> None:
    rules = house("salon", hands_count_if_nobody_out=False)
    assert by_house(rules, "red-threes-in-hand", cards=2, ended="nobody_closed").points == 0
    assert by_house(rules, "red-threes-in-hand", cards=2, ended="somebody_closed").points == -1000


@pytest.mark.rule("RE-4.7")
def test_a_book_that_is_silent_does_not_stand_before_one_that_speaks() -> None:
    written = ruled("clasica", "score-disputed", written=True)
    assert (codes(written), written.rule_ids, written.book) == (["score-stands"], ("RE-4.7",), "reglamento")
    assert codes(ruled("salon", "score-disputed")) == ["silent"]  # no other book's term holds there


@pytest.mark.rule("IN-1", "CL-2.1", "CL-3.3", "SA-8.2")
def test_a_lent_penalty_is_named_beside_the_rule_of_the_game_that_was_broken() -> None:
    for name, rule_id in (("clasica", "CL-2.1"), ("internacional", "IN-1"), ("salon", "SA-3.1")):
        time = {"noticed": "in_time"} if name == "salon" else {"written": False}
        ruling = ruled(name, "meld-against-rules", **time, meld_fault="too_many_wilds")
        assert ruling.rule_ids == (rule_id, "SA-8.2", "SA-8.1")
    pile = ruled("clasica", "pile-without-right", written=False, pile_fault="too_few_naturals")
    assert pile.says == ("CL-3.3",)
    assert codes(pile)[-3:] == ["pile-back", "draw-from-stock", "arbiter-may-add"]


@pytest.mark.rule("CL-6.2")
def test_red_threes_that_a_deal_without_closing_spares_cost_nothing() -> None:
    rules = house("clasica", red_threes_against_if_nobody_out=False)
    spared = by_house(rules, "red-threes-without-meld", ended="nobody_closed")
    assert (codes(spared), spared.points, spared.rule_ids) == (["no-offence"], 0, ("CL-6.2",))
    assert by_house(rules, "red-threes-without-meld", ended="somebody_closed", cards=2).points == -200


@pytest.mark.parametrize(
    ("name", "switches", "code"),
    [
        ("salon", {"leave": "none"}, "asked-leave-unable"),
        ("salon", {"black_threes_held": 0}, "black-threes-held"),
        ("salon", {"value_red_three_in_hand": 0}, "red-threes-in-hand"),
        ("reglamento", {"red_threes_need": "canasta"}, "red-threes-without-meld"),
        ("tres-barajas", {"red_threes_dealt": "replaced_on_first_turn"}, "red-three-not-shown"),
    ],
)
def test_what_the_house_has_done_away_with_cannot_arise(name: str, switches: dict[str, object], code: str) -> None:
    assert code in {each.code for each, _ in offences(get(name))}
    rules = with_house(get(name), switches)
    assert code not in {each.code for each, _ in offences(rules)}
    with refuses("not-here") as caught:
        rule(rules, code)
    assert caught.value.message("en") == str(caught.value)


def test_a_waiver_of_the_minimum_is_asked_for_only_where_there_is_one() -> None:
    strict = house("salon", opening_waiver="none")
    assert "opening-penalised" in codes(by_house(strict, "opening-short", noticed="in_time", mended=False))
    drawn = house("salon", opening_waiver="whole_hand_from_stock")
    facts: dict[str, str | bool] = {"noticed": "in_time", "whole_hand": True, "canasta": True}
    assert codes(by_house(drawn, "opening-short", **facts, from_stock=True)) == ["opening-needs-none"]


@pytest.mark.parametrize(("clockwise", "hand"), [(True, "left"), (False, "right")])
def test_the_next_dealer_sits_where_play_runs(clockwise: bool, hand: str) -> None:
    rules = house("reglamento", clockwise=True) if clockwise else get("reglamento")
    ruling = by_house(rules, "wrong-dealer", noticed="after_first_play")
    assert f"on the {hand} of" in sentence(ruling.consequences[-1], rules, "en")


@pytest.mark.parametrize("name", ["clasica", "internacional"])
def test_a_book_without_law_borrows_and_says_so(name: str) -> None:
    ruling = ruled(name, "drew-out-of-turn", written=False, mixed=False, drawer="another")
    assert (ruling.book, ruling.borrowed, ruling.points) == ("salon", True, -100)
    for lang in LANGUAGES:
        assert whose_law(ruling, lang).endswith(".")
    assert ruled(name, "several-discarded", written=False).book == "reglamento"


@pytest.mark.rule("CL-1.4", "CL-6.2", "IN-4")
def test_what_its_own_rules_say_is_not_borrowed() -> None:
    red = ruled("clasica", "red-threes-in-hand", cards=2)
    assert (red.points, red.rule_ids, red.borrowed) == (-10, ("CL-1.4",), False)
    assert whose_law(red, "en") == ""
    without = ruled("clasica", "red-threes-without-meld", cards=4)
    assert (without.points, without.rule_ids, without.borrowed) == (-800, ("CL-6.2",), False)
    assert without.open == ()  # it is no fault that could be called too late
    opened = ruled("internacional", "opening-short", written=False, whole_hand=True, canasta=True, from_stock=True)
    assert (opened.rule_ids, opened.borrowed) == (("IN-4",), False)


def test_a_rule_set_of_ones_own_is_judged_by_the_book_it_comes_from() -> None:
    mine = RuleSet("casera", 1, "salon", {"value_red_three_in_hand": 300})
    rules = Book([*BOOK.values(), mine]).get("casera")
    ruling = by_house(rules, "red-threes-in-hand", cards=1)
    assert (ruling.points, ruling.rule_ids, ruling.borrowed) == (-300, ("SA-7.2",), False)


def test_a_rule_set_without_any_law_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("canasta.club.referee.judge.speaking", lambda rules: iter([rules.id]))
    nobody = replace(get("salon"), id="mus", book="mus")
    assert offences(nobody) == ()
    assert codes(by_house(nobody, "drew-out-of-turn")) == ["silent"]


WRONG: list[tuple[str, str, dict[str, str | int | bool], str]] = [
    ("salon", "drew-out-of-trun", {}, "unknown-offence"),
    ("salon", "", {}, "unknown-offence"),
    ("salon", "drew-out-of-turn", {"colour": "red"}, "unknown-fact"),
    ("salon", "drew-out-of-turn", {"noticed": "perhaps"}, "bad-answer"),
    ("salon", "drew-out-of-turn", {"noticed": 3}, "bad-answer"),
    ("salon", "drew-out-of-turn", {"mixed": 2}, "bad-answer"),
    ("salon", "red-threes-in-hand", {"cards": 5}, "bad-answer"),
    ("salon", "red-threes-in-hand", {"cards": "two"}, "bad-answer"),
    ("salon", "penalised-at-end", {"worth": 36}, "bad-answer"),
    ("salon", "red-threes-in-hand", {"cards": True}, "bad-answer"),
    ("salon", "red-threes-in-hand", {"cards": "²"}, "bad-answer"),
    ("salon", "red-threes-in-hand", {"cards": "9" * 5000}, "bad-answer"),
    ("tres-barajas", "laid-apart", {"cards": 2}, "no-fact"),
]


def test_a_case_put_wrongly_gets_a_sentence() -> None:
    for name, code, facts, error in WRONG:
        with refuses(error) as caught:
            rule(get(name), code, facts)
        for lang in LANGUAGES:
            assert caught.value.message(lang).endswith(".")
            assert len(caught.value.message(lang)) < 300


@pytest.mark.parametrize(
    "facts",
    [
        {"noticed": "In time", "mixed": "sí", "drawer": "Another"},
        {"NOTICED": "in-time", "mixed": "TRUE", "Drawer": "another"},
        {" noticed ": "in_time", "mixed": "y", "drawer": " another"},
    ],
)
def test_answers_are_understood_as_people_write_them(facts: dict[str, str]) -> None:
    assert rule(get("salon"), "Drew out of turn", facts) == ruled(
        "salon", "drew-out-of-turn", noticed="in_time", mixed=True, drawer="another"
    )
