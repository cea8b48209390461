"""The length and the end of a match on papers, phones and typed slips; papers and rankings on narrow screens."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit, anew
from tests.browser.hall import hall, seated_hall
from tests.browser.organiser import BROKEN, table
from tests.browser.serving import Served
from tests.browser.test_club_phone import FIXED, MOVING, type_in

HOUR = {"target": 15000, "minutes": 60, "unfinished": "as_it_lies"}


def test_score_forms_say_when_the_match_ends_and_a_slip_is_typed_in_a_row(server: Served, visit: Visit) -> None:
    evening = seated_hall(server, 4, length=HOUR)
    page = visit("desk", at=evening.address(None, "?paper=sheets"))
    blank = page.locator(".paper section")
    expect(blank).to_contain_text([re.compile("The match ends at 15,000 points or after 60 minutes")] * 2)
    expect(blank).to_contain_text([re.compile("the deal being played counts as it stands")] * 2)

    page.goto(evening.address())
    form = page.get_by_role("form", name="Enter slips")
    fields = form.get_by_role("textbox")
    for at, typed in enumerate(("1", "5200", "4000", "500", "", "3")):
        fields.nth(at).fill(typed)
    page.keyboard.press("Enter")
    expect(page.get_by_text("for both sides, or for neither")).to_be_visible()
    fields.nth(4).fill("-50")
    page.keyboard.press("Enter")
    expect(table(page, 1)).to_contain_text("5,700")
    result = evening.get()["rounds"][0]["matches"][0]["result"]
    assert result == {"points": [5200, 4000], "deals": 3, "unfinished": [500, -50]}
    expect(fields.nth(3)).to_have_value("")


def test_a_ranking_by_three_long_figures_does_not_scroll_at_1280(server: Served, visit: Visit) -> None:
    evening = seated_hall(server, 8, ranking=["difference", "opponents", "direct", "points"])
    page = visit("desk", kept={"preferences": {"lang": "es"}})
    page.set_viewport_size({"width": 1280, "height": 800})
    for key in (evening.link("public"), None):
        anew(page, evening.address(key, "" if key else "?show=ranking"))
        ranking = page.locator(".sideways").filter(has=page.get_by_role("table")).first
        ranking.wait_for()
        assert ranking.evaluate("one => one.scrollWidth - one.clientWidth") <= 0


def test_names_on_slips_keep_their_words_whole_on_a_phone(server: Served, visit: Visit) -> None:
    evening = hall(server)
    one = ["Bernardina Echeverría", "Maximiliano Goicoechea"]
    other = ["Montserrat Zumalacárregui", "Concepción Rodríguez"]
    evening.enter(*({"entry": "entered", "players": pair} for pair in (one, other)))
    evening.seat()
    page = visit("phone")
    for paper in ("slips", "pairs", "tables"):
        anew(page, evening.address(None, f"?paper={paper}"))
        page.locator(".card .names span").first.wait_for()
        assert page.locator(".card .names span").evaluate_all(BROKEN) == []
    assert re.search("paper=tables", page.url)


LENGTH = {"target": 5000, "minutes": 60, "unfinished": "dropped"}


def test_the_table_reads_when_its_match_ends_and_says_how_it_did(server: Served, visit: Visit) -> None:
    evening = seated_hall(server, 4, rules="clasica", length=LENGTH)
    phone, desk = visit("phone"), visit("desk")
    phone.goto(evening.address(evening.link("table", 1)))
    said = "The match ends at 5,000 points or after 60 minutes, whichever comes first."
    expect(phone.get_by_text(said)).to_be_visible()
    desk.goto(evening.address(what="?show=agreed"))
    desk.get_by_role("button", name="Change the conditions").click()
    desk.get_by_label("Minutes").fill("45")
    desk.get_by_label("Minutes").blur()
    expect(desk.get_by_label("Another length of the matches also for round 1")).to_be_checked()
    desk.get_by_role("button", name="Save the conditions").click()
    expect(desk.get_by_text("after 45 minutes")).to_be_visible()
    expect(phone.get_by_text("after 45 minutes")).to_be_visible()

    phone.get_by_role("button", name="Enter the result").tap()
    phone.get_by_role("button", name=FIXED).tap()
    for number in (3200, 2800, 3):  # nobody has the target, so the number of deals is asked too
        type_in(phone, number)
    expect(phone.get_by_text("Ended by the clock")).to_be_visible()
    phone.get_by_role("button", name="Yes, send it").tap()
    phone.get_by_role("button", name=f"We agree: {MOVING}").tap()
    expect(phone.get_by_text("Ended by the clock")).to_be_visible()
    (match,) = [each for each in evening.get()["rounds"][0]["matches"] if each["table"] == 1]
    assert (match["points"], match["ended_by"]) == ([3200, 2800], "clock")

    desk.goto(evening.address(what="?show=agreed"))
    desk.get_by_role("button", name="Change the conditions").click()
    expect(desk.get_by_text("Another length of the matches applies from round 2 on.")).to_be_visible()
