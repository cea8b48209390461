"""A sheet at any time: its names, dealer, minima and points; the entries that it takes and those that it refuses."""

from __future__ import annotations

from typing import Any

import pytest
from tests.club.refusing import refuses
from tests.club.scoresheet.sheets import opened, refused, totals

from canasta.club.scoresheet import BaseCards, DealEntered, MatchLength, ScoreSheet, SheetOpened, Totals
from canasta.match.match import Match
from canasta.rules import games, get

EVERY = [rules.name for rules in games()]


@pytest.mark.rule("TB-8.10")
def test_base_and_cards_as_in_the_book() -> None:
    sheet = opened("tres-barajas")
    sheet.add(DealEntered(score=BaseCards(base=(5500, 2700), cards=(835, 415))))
    assert sheet.totals == (6335, 3115)
    assert [(side.base, side.cards, side.total) for side in sheet.deals[0].sides] == [
        (5500, 835, 6335),
        (2700, 415, 3115),
    ]
    assert [line.rule for side in sheet.deals[0].sides for line in side.lines] == ["TB-8.10"] * 4


@pytest.mark.rule("CL-4.1", "SA-5.1", "RE-2.10", "TB-5.1", "TB-9.1")
@pytest.mark.parametrize(
    ("rules", "points", "minima"),
    [
        ("clasica", (1495, -5), (50, 15)),
        ("internacional", (1500, 2995), (90, 90)),
        ("salon", (3000, 0), (120, 50)),
        ("reglamento/6-pairs", (2995, 1495, -100), (90, 50, 15)),
        ("tres-barajas", (12_000, -50), (200, 50)),
        ("tres-barajas", (8995, 9000), (150, 180)),
    ],
)
def test_the_opening_minimum_of_each_side(rules: str, points: tuple[int, ...], minima: tuple[int, ...]) -> None:
    sheet = opened(rules)
    assert len(set(sheet.minima)) == 1
    sheet.add(totals(*points))
    assert sheet.minima == minima
    assert sheet.deals[0].minima == (get(rules).opening_minimum(0),) * get(rules).sides


@pytest.mark.rule("CL-1.2", "SA-2.2", "TB-2.2", "RE-1.6")
@pytest.mark.parametrize("name", EVERY)
def test_who_deals_cuts_and_is_mano_is_as_in_the_game(name: str) -> None:
    rules = get(name)
    sheet = ScoreSheet([SheetOpened(rules=name, dealer=0)])
    match = Match.new(rules, [f"player {seat}" for seat in range(rules.seats)], seed="turns", agreed=True, dealer=0)
    for _ in range(rules.seats + 1):
        assert (sheet.turn.dealer, sheet.turn.cutter) == (match.dealer, match.cutter)
        assert sheet.turn.mano == (match.dealer + 1) % rules.seats
        sheet.add(totals(*[5] * rules.sides))
        match.dealer = (match.dealer + 1) % rules.seats  # as `next_deal` does


@pytest.mark.rule("RE-1.9")
def test_after_a_wrong_dealer_the_next_deal_goes_on_from_there() -> None:
    sheet = opened("reglamento")
    assert sheet.turn.dealer == 3
    sheet.add(DealEntered(score=Totals(points=(100, 200)), dealer=1))
    assert (sheet.deals[0].turn.dealer, sheet.deals[0].turn.mano, sheet.turn.dealer) == (1, 2, 2)
    refused(sheet, DealEntered(score=Totals(points=(5, 5)), dealer=4), "bad-number")


def test_what_looks_impossible_stands_only_with_a_reason() -> None:
    sheet = opened("salon")
    refused(sheet, DealEntered(score=Totals(points=(103, 0))), "flagged")
    sheet.add(DealEntered(score=Totals(points=(103, 0)), insist="our jokers count 53 tonight"))
    deal = sheet.deals[0]
    assert ([flag.code for flag in deal.flags], deal.insist) == (["points-step"], "our jokers count 53 tonight")
    sheet.add(DealEntered(score=Totals(points=(100, 0)), insist="needless"))
    assert (sheet.deals[1].flags, sheet.deals[1].insist) == ((), "")


def test_what_cannot_be_agreed() -> None:
    agreed: list[tuple[dict[str, Any], str]] = [
        ({"players": ("Ana", "Eva")}, "wrong-names"),
        ({"sides": ("Us",)}, "wrong-names"),
        ({"players": ("Ana", "Eva", "Bea", "")}, "bad-name"),
        ({"players": ("Ana", "Eva", "Bea", "L" * 61)}, "bad-name"),
        ({"dealer": 4}, "bad-number"),
        ({"length": MatchLength(deals=101)}, "bad-number"),
        ({"length": MatchLength(target=5000, minutes=601)}, "bad-number"),
        ({"title": "T" * 301}, "bad-text"),
        ({"title": "two\nlines"}, "bad-text"),
    ]
    for changed, code in agreed:
        with refuses(code):
            ScoreSheet([SheetOpened(rules="salon", **changed)])


def test_a_sheet_begins_when_it_is_opened_and_only_once() -> None:
    for log in ([], [totals(5, 5)]):
        with refuses("not-opened"):
            ScoreSheet(log)
    refused(opened("salon"), SheetOpened(rules="salon"), "opened")
    refused(opened("salon"), totals(5, 5, 5), "wrong-sides")
    refused(opened("salon"), totals(5, 10_000_000), "bad-number")


def test_sides_go_by_their_names_or_by_their_players() -> None:
    assert [opened("salon").side_name(side) for side in (0, 1)] == ["Ana · Bea", "Eva · Luz"]
    assert [opened("reglamento/6-pairs").side_name(side) for side in range(3)] == [
        "Ana · Luz",
        "Eva · Paz",
        "Bea · Sol",
    ]
    assert opened("salon", sides=("Us", "Them")).side_name(1) == "Them"
    assert ScoreSheet([SheetOpened(rules="salon")]).side_name(0) == ""
