"""Conditions of a competition, its league dates and the lives of a knock-out."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit, anew
from tests.browser.hall import hall, seated_hall
from tests.browser.organiser import BROKEN, open_part, table
from tests.browser.serving import Served


def test_conditions_change_as_far_as_nothing_is_rewritten(server: Served, visit: Visit) -> None:
    evening = seated_hall(server, 6)
    page = visit("desk", at=evening.address())
    open_part(page, "Conditions")
    page.get_by_role("button", name="Change the conditions").click()
    expect(page.get_by_text("Round 1 has been seated: what was played stands")).to_be_visible()
    expect(page.get_by_role("radio", name=re.compile("Swiss"))).to_have_count(0)
    page.get_by_label("Name").fill("Summer cup")
    page.get_by_label("Points", exact=True).fill("3000")
    page.get_by_label("Another length of the matches also for round 1").uncheck()
    page.get_by_label(re.compile("^Rounds")).fill("2")
    page.get_by_text("More: ranking, telephones and postponements").click()
    page.get_by_role("button", name="Points made less points conceded").click()
    page.get_by_role("button", name="Save the conditions").click()
    expect(page.get_by_role("heading", name="Summer cup")).to_be_visible()
    expect(page.get_by_text("The match ends at 3,000 points.")).to_be_visible()

    open_part(page, "Round")  # this round is played to its end as it was seated
    table(page, 1).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Ana García · Bea Soler").fill("3000")
    dialog.get_by_label("Gloria Sanz · Inés Mora").fill("500")
    dialog.get_by_role("button", name="Enter the result").click()
    expect(dialog.get_by_role("alert")).to_contain_text("15,000")
    page.keyboard.press("Escape")
    for at in (1, 2, 3):
        evening.play(1, at, 15000, 500)
    evening.seat()
    expect(page.get_by_role("heading", name="Round 2", exact=True)).to_be_visible()  # the page has been told
    table(page, 1).click()
    dialog.get_by_label("Ana García · Bea Soler").fill("3000")
    dialog.get_by_label("Marta Gil · Nuria Bosch").fill("500")
    dialog.get_by_role("button", name="Enter the result").click()
    expect(dialog).to_have_count(0)
    for at in (2, 3):
        evening.play(2, at, 3000, 500)
    expect(page.get_by_text("The competition has no further rounds.")).to_be_visible()
    open_part(page, "Log")
    line = page.get_by_role("listitem").filter(has_text="The conditions change")
    expect(line).to_contain_text(
        "the name is “Summer cup”; 2 rounds; for matches in rounds to come: the match ends at 3,000 points"
    )


def test_a_scale_is_agreed_and_everybody_sees_it(server: Served, visit: Visit) -> None:
    evening = hall(server, rules="clasica", format="swiss", rounds=2)
    evening.pairs(4)
    page = visit("phone", at=evening.address())
    open_part(page, "Conditions")
    page.get_by_role("button", name="Change the conditions").click()
    page.get_by_text("More conditions").click()
    page.get_by_role("switch", name="Points by the scale").click()
    line = page.get_by_label("One more point from these differences on")
    expect(line).to_have_value("300  650  950  1,300  1,700  2,100  2,500  3,050  3,700  4,700")
    line.fill("500 1,000 2000")
    line.press("Tab")
    expect(page.get_by_text("3–3 · from 500: 4–2 · from 1,000: 5–1 · from 2,000: 6–0")).to_be_visible()
    page.get_by_role("group", name="For a match that the opponents do not play").get_by_text("Its own average").click()
    page.get_by_role("button", name="Save the conditions").click()
    expect(page.get_by_text("Points by the scale → Points → Matches won")).to_be_visible()
    expect(page.get_by_text("Its own average; counts as a match won").first).to_be_visible()

    page.goto(evening.address(evening.link("public")))
    page.get_by_text("Points by the scale").click()
    expect(page.get_by_role("row", name="1,000 5–1")).to_be_visible()
    for meeting in evening.seat()["meetings"]:
        evening.play(1, meeting["table"], 5200, 3900)
    page.get_by_role("button", name="Why pair 1 has these figures").click()
    expect(page.get_by_role("dialog")).to_contain_text("by the scale, difference +1,300")
    anew(page, evening.address(evening.link("table", 1)))  # and so do those who played
    expect(page.get_by_role("listitem").filter(has_text="Ana")).to_contain_text("5 points of the scale")
    expect(page.get_by_role("listitem").filter(has_text="Carmen")).to_contain_text("1 point of the scale")


def test_a_league_has_days_that_change_and_does_not_forget_a_match_that_was_moved(server: Served, visit: Visit) -> None:
    evening = hall(server, format="league", dates=["2026-01-09", "2026-01-16"], closed_days=0)
    evening.pairs(4)
    page = visit("desk", at=evening.address())
    open_part(page, "Round")
    expect(page.get_by_text("needs 3 dates, one for each round, and has 2")).to_be_visible()
    page.get_by_role("link", name="Change the conditions").click()
    page.get_by_role("button", name="Change the conditions").click()
    page.get_by_role("button", name="3", exact=True).click()
    page.get_by_role("button", name="Save the conditions").click()
    expect(page.get_by_text("Fri 9 January · Fri 16 January · Fri 23 January")).to_be_visible()
    evening.seat()
    page.get_by_role("button", name="Change the conditions").click()
    expect(page.get_by_label("Date of round 1")).to_have_count(0)
    page.get_by_label("Date of round 3").fill("2026-02-06")
    page.get_by_role("button", name="Save the conditions").click()
    expect(page.get_by_text("Fri 16 January · Fri 6 February")).to_be_visible()

    open_part(page, "Round")
    expect(page.get_by_role("heading", name="Round 1 · Fri 9 January")).to_be_visible()
    table(page, 1).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Move the match").click()
    dialog.get_by_label("New date").fill("2026-01-20")
    dialog.get_by_role("button", name="Move the match").last.click()
    expect(table(page, 1)).to_contain_text("Moved to Tue 20 January")
    evening.play(1, 2, 15000, 500)
    evening.seat()
    pending = page.get_by_role("region", name="Still to be played from other rounds").get_by_role("button")
    expect(pending).to_contain_text("Round 1")

    phone = visit("phone")  # at table 1 two matches are open: that of the round first, the other one tap away
    phone.goto(evening.address(evening.link("table", 1)))
    expect(phone.get_by_role("heading", name=re.compile("^Round 2"))).to_be_visible()
    phone.get_by_role("button", name=re.compile("The other match of this table: round 1")).tap()
    expect(phone.get_by_role("heading", name=re.compile("^Round 1"))).to_be_visible()
    expect(phone.get_by_text("Moved to Tue 20 January")).to_be_visible()
    evening.play(1, 1, 15000, 500)
    expect(phone.get_by_text("Entered and confirmed")).to_be_visible()
    expect(pending).to_have_count(0)
    phone.get_by_role("button", name=re.compile("round 2")).tap()
    expect(phone.get_by_role("button", name="Enter the result")).to_be_visible()


def test_a_knock_out_says_who_has_a_chance_left_and_who_is_champion(server: Served, visit: Visit) -> None:
    evening = hall(server, format="knock_out", lives=2, length={"deals": 1}, ranking=["lasting", "wins"])
    evening.pairs(4)

    def play_round() -> None:
        """The pair with the lower number wins."""
        seated = evening.seat()
        for at, each in enumerate(seated["meetings"], 1):
            points = [500, 5] if each["fixed"] < each["moving"] else [5, 500]
            entry = {"entry": "played", "round": seated["round"], "table": at, "points": points, "deals": 1}
            evening.enter(entry)

    play_round()
    play_round()
    page = visit("phone", kept={"preferences": {"lang": "es"}}, at=evening.address(evening.link("public")))
    heads = page.get_by_role("columnheader").filter(has_text=re.compile(r"\w"))
    expect(heads.filter(has_text="Rondas aguantadas")).to_be_visible()
    assert heads.evaluate_all(BROKEN) == []
    page.get_by_role("button", name="English").tap()
    rows = page.get_by_role("row")
    expect(rows.filter(has_text="Ana García")).not_to_contain_text("chance")
    expect(rows.filter(has_text="second chance")).to_have_count(2)
    expect(rows.filter(has_text="· out")).to_have_count(1)
    while evening.get()["next"]:
        play_round()
    expect(rows.nth(1)).to_contain_text("champion")
    expect(rows.nth(2)).to_contain_text("out")
