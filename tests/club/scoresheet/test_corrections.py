"""Corrections, rulings and points of the arbiter on a sheet: each counts, and can be traced."""

from __future__ import annotations

import pytest
from tests.club.scoresheet.sheets import opened, refused, totals

from canasta.club.referee import Ruling, rule
from canasta.club.scoresheet import Adjusted, DealCorrected, EntryAnnulled, Totals, ruling_entry
from canasta.rules import get


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
    said = rule(get("salon"), "drew-out-of-turn", {"noticed": "in_time", "mixed": True, "drawer": "another"})
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
