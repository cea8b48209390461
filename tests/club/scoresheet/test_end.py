"""The end of a sheet: its winner by the rules of the set, by deals or by the clock; closed and opened again."""

from __future__ import annotations

import msgspec
import pytest
from tests.club.scoresheet.sheets import opened, refused, totals

from canasta.club import MatchResult
from canasta.club.competition import Competition, CompetitionOpened, Entered, Format, Played, suggested
from canasta.club.scoresheet import (
    Adjusted,
    Closed,
    DealCorrected,
    DealEntered,
    EntryAnnulled,
    LengthAgreed,
    MatchEnd,
    MatchLength,
    Reopened,
    ScoreSheet,
    SheetOpened,
    Totals,
    Unfinished,
)


@pytest.mark.rule("CL-6.3", "RE-4.6", "TB-1.3")
@pytest.mark.parametrize(
    ("rules", "points", "winner"),
    [
        ("clasica", (5200, 5200), None),
        ("reglamento/6-pairs", (5000, 5300, 5300), "draw"),
        ("tres-barajas", (15_000, 15_100), 1),
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


def test_a_match_of_some_deals() -> None:
    sheet = opened("salon", length=MatchLength(deals=2))
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
    sheet = opened("salon", length=MatchLength(minutes=60, unfinished=unfinished))
    sheet.add(totals(1000, 800))
    assert not sheet.ended
    sheet.add(DealEntered(score=Totals(points=(0, 600)), stopped=True))
    assert (sheet.ended, sheet.totals, sheet.winner) == (True, points, winner)
    assert sheet.result == MatchResult(points=(1000, 800), deals=1, unfinished=(0, 600))
    refused(sheet, totals(5, 5), "over")
    # The same match in a competition.
    agreed = msgspec.structs.replace(
        suggested("Club", Format.ROUND_ROBIN), length=MatchLength(minutes=60, unfinished=unfinished)
    )
    pairs = [Entered(players=names) for names in (("Ana", "Bea"), ("Eva", "Luz"))]
    club = Competition([CompetitionOpened(settings=agreed), *pairs])
    club.add(club.propose())
    club.add(Played(round=1, table=1, **sheet.result.figures))
    assert tuple((club.state.match(1, 1).points or {}).values()) == sheet.totals


def test_a_match_by_the_clock_whose_last_deal_is_played_out() -> None:
    sheet = opened("salon", length=MatchLength(minutes=60))
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


HOUR = MatchLength(target=5000, minutes=60, unfinished=Unfinished.DROPPED)


def test_a_sheet_ends_by_what_comes_first() -> None:
    sheet = opened("clasica", length=HOUR)
    sheet.add(totals(3200, 2800))
    assert (sheet.ended, sheet.winner) == (False, None)
    rest = ScoreSheet(sheet.log)
    sheet.add(totals(2000, 100))
    assert (sheet.state.ended_by, sheet.winner) == (MatchEnd.TARGET, 0)
    refused(sheet, totals(5, 5), "over")
    rest.add(DealEntered(score=Totals(points=(100, 1500)), stopped=True))
    assert (rest.state.ended_by, rest.winner, rest.totals) == (MatchEnd.CLOCK, 0, (3200, 2800))
    assert rest.result == MatchResult(points=(3200, 2800), deals=1, unfinished=(100, 1500))


def test_a_sheet_ends_after_its_deals_if_nobody_has_the_target() -> None:
    sheet = opened("clasica", length=MatchLength(target=5000, deals=2))
    sheet.add(totals(1000, 2000))
    sheet.add(totals(1500, 100))
    assert (sheet.state.ended_by, sheet.winner) == (MatchEnd.DEALS, 0)


@pytest.mark.rule("CL-6.3")
def test_a_house_rule_for_the_number_of_deals_ends_a_sheet() -> None:
    sheet = ScoreSheet([SheetOpened(rules="clasica", house={"deals": "1", "target": "3000"})])
    assert sheet.state.length == MatchLength(target=3000, deals=1)
    sheet.add(totals(100, 50))
    assert (sheet.state.ended_by, sheet.winner) == (MatchEnd.DEALS, 0)


def test_the_length_on_a_sheet_can_change_until_its_first_deal() -> None:
    sheet = opened("clasica", length=MatchLength(deals=3))
    sheet.add(LengthAgreed(length=HOUR))
    assert (sheet.state.length, sheet.rules.target) == (HOUR, 5000)
    sheet.add(LengthAgreed(length=MatchLength(target=3000)))
    assert sheet.rules.target == 3000
    sheet.add(totals(100, 50))
    refused(sheet, LengthAgreed(length=HOUR), "length-late")
