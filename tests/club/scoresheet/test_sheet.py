"""A sheet at any time: totals, minima, dealer and winner; the entries that it takes and those that it refuses."""

from __future__ import annotations

import msgspec
import pytest
from tests.club.scoresheet.sheets import opened, totals

from canasta.club import MatchResult
from canasta.club.competition import Competition, CompetitionOpened, Entered, Format, Played, suggested
from canasta.club.referee import Ruling, rule
from canasta.club.scoresheet import (
    Adjusted,
    BaseCards,
    Closed,
    DealCorrected,
    DealEntered,
    EntryAnnulled,
    Length,
    Reopened,
    ScoreSheet,
    SheetError,
    SheetOpened,
    Totals,
    Unfinished,
    ruling_entry,
)
from canasta.club.scoresheet.entries import Entry
from canasta.match.match import Match
from canasta.rules import forms, get, names

EVERY = [f"{name}/{form}" if form else name for name in names() for form in forms(name)]


def refused(sheet: ScoreSheet, entry: Entry, code: str) -> SheetError:
    """The error by which the sheet refuses the entry; nothing has changed."""
    before, totals_before = sheet.log, sheet.totals
    with pytest.raises(SheetError) as caught:
        sheet.add(entry)
    assert caught.value.code == code
    assert (sheet.log, sheet.totals) == (before, totals_before)
    return caught.value


@pytest.mark.rule("TB-8.10")
def test_base_and_cards_as_in_the_book() -> None:
    sheet = opened("tres-barajas")
    sheet.add(DealEntered(score=BaseCards(base=(5500, 2700), cards=(835, 415))))
    assert sheet.totals == (6335, 3115)
    assert [(side.base, side.cards, side.points) for side in sheet.deals[0].sides] == [
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


@pytest.mark.rule("CL-6.3", "SA-6.5", "RE-4.6", "TB-1.3")
@pytest.mark.parametrize(
    ("rules", "points", "winner"),
    [
        ("clasica", (4995, 4000), None),
        ("clasica", (5000, 4995), 0),
        ("clasica", (5200, 5300), 1),
        ("clasica", (5200, 5200), None),
        ("salon", (5100, 5100), None),
        ("reglamento", (5200, 5200), "draw"),
        ("reglamento", (4900, 4900), None),
        ("reglamento", (5000, 4000), None),
        ("reglamento", (5000, 5000), None),
        ("reglamento@1", (5000, 4000), 0),
        ("reglamento@1", (5000, 5000), "draw"),
        ("reglamento/6-pairs", (5000, 5300, 5300), "draw"),
        ("tres-barajas", (14_995, 5000), None),
        ("tres-barajas", (15_000, 15_100), 1),
        ("tres-barajas", (15_100, 15_100), None),
    ],
)
def test_who_has_won_by_the_tie_rule_of_the_set(rules: str, points: tuple[int, ...], winner: int | str | None) -> None:
    sheet = opened(rules)
    sheet.add(totals(*points))
    assert (sheet.winner, sheet.ended) == (winner, winner is not None)
    if winner is not None:
        refused(sheet, totals(*points), "over")


@pytest.mark.rule("RE-4.7")
def test_an_accepted_sheet_is_closed_and_opening_it_again_leaves_a_trace() -> None:
    sheet = opened("reglamento")
    sheet.add(totals(2000, 1000))
    refused(sheet, Closed(accepted=("Ana", "Eva")), "not-over")
    sheet.add(totals(3500, 1000))
    assert sheet.winner == 0
    sheet.add(Closed(accepted=("Ana", "Eva"), by="Ana"))
    assert sheet.closed
    assert sheet.state.accepted == ("Ana", "Eva")
    for entry in (
        DealCorrected(of=2, score=Totals(points=(10, 20)), reason="late"),
        EntryAnnulled(of=2, reason="late"),
        Adjusted(side=0, points=-100, reason="late"),
        Closed(),
        totals(5, 5),
    ):
        refused(sheet, entry, "closed")
    refused(sheet, Reopened(reason=" "), "no-text")
    sheet.add(Reopened(reason="both sides found a mistake", by="Inés"))
    assert not sheet.closed
    sheet.add(DealCorrected(of=3, score=Totals(points=(3500, 1100)), reason="an ace", by="Inés"))
    sheet.add(Closed(accepted=("Ana", "Eva")))
    assert sheet.totals == (5500, 2100)
    assert [type(entry).__name__ for entry in sheet.log[3:]] == ["Closed", "Reopened", "DealCorrected", "Closed"]


def test_corrections_keep_who_when_why_before_and_after_and_recompute_what_follows() -> None:
    sheet = opened("tres-barajas")
    first = sheet.add(totals(2900, 100))
    sheet.add(totals(500, 200))
    assert sheet.deals[1].minima == (90, 90)
    change = DealCorrected(of=first, score=Totals(points=(3100, 100)), reason="two aces", by="Inés", at="22:10")
    number = sheet.add(change)
    assert sheet.deals[1].minima == (120, 90)
    assert (sheet.totals, sheet.curve) == ((3600, 300), ((0, 0), (3100, 100), (3600, 300)))
    assert sheet.deals[0].entries == (first, number)
    again = sheet.add(DealCorrected(of=first, score=Totals(points=(3050, 100)), reason="one ace and a half"))
    sheet.add(EntryAnnulled(of=again, reason="there are no half aces"))
    assert sheet.totals == (3600, 300)
    trail = sheet.trail
    assert [(each.of, each.entry, each.by, each.at, each.reason) for each in trail[:1]] == [
        (first, number, "Inés", "22:10", "two aces")
    ]
    assert [(each.before, each.after) for each in trail] == [
        (Totals(points=(2900, 100)), Totals(points=(3100, 100))),
        (Totals(points=(3100, 100)), Totals(points=(3050, 100))),
        (Totals(points=(3050, 100)), Totals(points=(3100, 100))),
    ]
    refused(sheet, DealCorrected(of=first, score=Totals(points=(5, 5)), reason=""), "no-text")
    refused(sheet, DealCorrected(of=1, score=Totals(points=(5, 5)), reason="no deal"), "no-deal")
    refused(sheet, DealCorrected(of=99, score=Totals(points=(5, 5)), reason="no entry"), "no-entry")
    refused(sheet, EntryAnnulled(of=1, reason="all of it"), "not-annulled")


def test_a_deal_that_was_not_played_is_annulled() -> None:
    sheet = opened("salon")
    sheet.add(totals(1000, 0))
    twice = sheet.add(totals(1000, 0))
    sheet.add(EntryAnnulled(of=twice, reason="entered twice"))
    assert (sheet.totals, len(sheet.deals), sheet.turn.dealer) == ((1000, 0), 1, 0)
    assert sheet.trail[0].after is None
    refused(sheet, EntryAnnulled(of=twice, reason="again"), "no-entry")
    refused(sheet, DealCorrected(of=twice, score=Totals(points=(5, 5)), reason="late"), "no-entry")


def test_a_correction_that_would_end_the_match_before_later_deals_names_them() -> None:
    sheet = opened("salon")
    first = sheet.add(totals(1000, 0))
    later = sheet.add(totals(100, 0))
    error = refused(sheet, DealCorrected(of=first, score=Totals(points=(5000, 0)), reason="a nought"), "falls")
    assert error.data["entry"] == later
    assert "3" in error.message("es")
    assert "termin" in error.message("es")


@pytest.mark.rule("SA-7.5", "RE-4.1")
def test_a_ruling_counts_with_the_deal_and_can_be_traced() -> None:
    said = rule(get("salon"), "drew-out-of-turn", {"noticed": "in_time", "mixed": True})
    assert isinstance(said, Ruling)
    sheet = opened("salon")
    ruled = sheet.add(ruling_entry(said, 1, by="Inés"))
    assert (sheet.totals, sheet.minima) == ((0, -200), (50, 50))
    sheet.add(totals(500, 100))
    deal = sheet.deals[0]
    assert (sheet.totals, deal.entries, sheet.minima) == ((500, -100), (3, ruled), (50, 15))
    line = deal.sides[1].lines[-1]
    assert (line.rule, line.note, line.points, line.entry) == ("SA-7.5", "drew-out-of-turn", -200, ruled)
    late = sheet.add(ruling_entry(said, 0, of=3))
    assert (sheet.totals, sheet.deals[0].entries) == ((300, -100), (3, ruled, late))
    sheet.add(EntryAnnulled(of=ruled, reason="it was another table"))
    assert sheet.totals == (300, 100)
    refused(sheet, ruling_entry(said, 4), "bad-number")
    refused(sheet, ruling_entry(said, 0, of=1), "no-deal")


def test_the_arbiter_gives_and_takes_points() -> None:
    sheet = opened("salon")
    sheet.add(Adjusted(side=0, points=-300, reason="a telephone"))
    sheet.add(totals(1000, 1000))
    assert [side.penalties for side in sheet.deals[0].sides] == [-300, 0]
    assert sheet.totals == (700, 1000)
    refused(sheet, Adjusted(side=0, points=0, reason="nothing"), "bad-number")
    refused(sheet, Adjusted(side=2, points=5, reason="nobody"), "bad-number")
    refused(sheet, Adjusted(side=0, points=5, reason=""), "no-text")


def test_what_looks_impossible_stands_only_with_a_reason() -> None:
    sheet = opened("salon")
    refused(sheet, DealEntered(score=Totals(points=(103, 0))), "flagged")
    sheet.add(DealEntered(score=Totals(points=(103, 0)), insist="our jokers count 53 tonight"))
    deal = sheet.deals[0]
    assert ([flag.code for flag in deal.flags], deal.insist) == (["points-step"], "our jokers count 53 tonight")
    sheet.add(DealEntered(score=Totals(points=(100, 0)), insist="needless"))
    assert (sheet.deals[1].flags, sheet.deals[1].insist) == ((), "")


def test_a_match_of_some_deals() -> None:
    sheet = opened("salon", length=Length.DEALS, amount=2)
    sheet.add(totals(6000, 100))
    assert (sheet.ended, sheet.winner) == (False, None)
    sheet.add(totals(-5900, 0))
    assert (sheet.ended, sheet.winner) == (True, "draw")
    sheet.add(totals(0, 50))  # level: they may play on
    assert (sheet.winner, sheet.result) == (1, MatchResult(points=(100, 150), deals=3))
    refused(sheet, totals(5, 5), "over")


@pytest.mark.parametrize(
    ("unfinished", "points", "winner"), [(Unfinished.AS_IT_LIES, (1000, 1400), 1), (Unfinished.DROPPED, (1000, 800), 0)]
)
def test_a_match_by_the_clock(unfinished: Unfinished, points: tuple[int, int], winner: int) -> None:
    sheet = opened("salon", length=Length.TIME, amount=60, unfinished=unfinished)
    sheet.add(totals(1000, 800))
    assert not sheet.ended
    sheet.add(DealEntered(score=Totals(points=(0, 600)), stopped=True))
    assert (sheet.ended, sheet.totals, sheet.winner) == (True, points, winner)
    assert sheet.result == MatchResult(points=(1000, 800), deals=1, unfinished=(0, 600))
    refused(sheet, totals(5, 5), "over")
    # The same match in a competition.
    agreed = msgspec.structs.replace(
        suggested("Club", Format.ROUND_ROBIN), length=Length.TIME, amount=60, unfinished=unfinished
    )
    pairs = [Entered(players=names) for names in (("Ana", "Bea"), ("Eva", "Luz"))]
    club = Competition([CompetitionOpened(settings=agreed), *pairs])
    club.add(club.propose())
    club.add(Played(round=1, table=1, **sheet.result.figures))
    assert tuple((club.state.match(1, 1).points or {}).values()) == sheet.totals


def test_a_match_by_the_clock_whose_last_deal_is_played_out() -> None:
    sheet = opened("salon", length=Length.TIME, amount=60)
    refused(sheet, DealEntered(score=Totals(points=(0, 600)), stopped=True), "not-stopped")
    refused(sheet, Closed(), "not-over")
    sheet.add(totals(1000, 1800))
    sheet.add(Closed())
    assert (sheet.winner, sheet.result) == (1, MatchResult(points=(1000, 1800), deals=1))


def test_a_match_that_is_broken_off_has_no_winner() -> None:
    sheet = opened("salon")
    sheet.add(totals(1000, 1800))
    sheet.add(Closed(reason="the lights went out"))
    assert (sheet.closed, sheet.winner) == (True, None)


@pytest.mark.parametrize(
    ("agreed", "code"),
    [
        ({"players": ("Ana", "Eva")}, "wrong-names"),
        ({"sides": ("Us",)}, "wrong-names"),
        ({"players": ("Ana", "Eva", "Bea", "")}, "bad-name"),
        ({"players": ("Ana", "Eva", "Bea", "L" * 61)}, "bad-name"),
        ({"dealer": 4}, "bad-number"),
        ({"amount": 3}, "bad-number"),
        ({"length": Length.DEALS}, "bad-number"),
        ({"title": "T" * 301}, "bad-text"),
        ({"title": "two\nlines"}, "bad-text"),
    ],
)
def test_what_cannot_be_agreed(agreed: dict[str, object], code: str) -> None:
    with pytest.raises(SheetError) as caught:
        ScoreSheet([SheetOpened(rules="salon", **agreed)])  # type: ignore[arg-type]
    assert caught.value.code == code


def test_a_sheet_begins_when_it_is_opened_and_only_once() -> None:
    for log in ([], [totals(5, 5)]):
        with pytest.raises(SheetError) as caught:
            ScoreSheet(log)
        assert caught.value.code == "not-opened"
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
