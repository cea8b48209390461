"""A handicap evening: proposed from an earlier one, typed, and ranked in a second list."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.hall import Hall, hall, seated_hall
from tests.browser.organiser import open_part
from tests.browser.serving import Served
from tests.browser.test_return import Line


def played_evening(server: Served) -> Hall:
    """An evening of four pairs before: each fixed pair has made 15,000 points, the others 9,000."""
    evening = seated_hall(server, 4, name="First Friday", rounds=1)
    for table in (1, 2):
        evening.play(1, table, 15000, 9000)
    return evening


def test_a_handicap_evening(server: Served, visit: Visit) -> None:
    before, evening = played_evening(server), hall(server, name="Second Friday", rounds=1)
    evening.pairs(4)
    page = visit("desk", at=before.address())
    expect(page.get_by_role("heading", name="First Friday")).to_be_visible()
    page.goto(evening.address())
    open_part(page, "Pairs")
    page.get_by_role("button", name="Handicaps").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Propose").click()
    expect(dialog.get_by_role("status")).to_contain_text("Counted: First Friday")
    expect(dialog.get_by_label("Handicap of pair 3, Elena Prats · Fina Roca")).to_have_value("4800")
    why = dialog.get_by_role("listitem").nth(2)
    why.get_by_text("Why?").click()
    expect(why).to_contain_text("One competition, one match, average 9,000. 80 % of what is missing")
    dialog.get_by_label("Handicap of pair 4").fill("1000")
    dialog.get_by_role("button", name="Enter 2 handicaps").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("Elena Prats"))).to_contain_text("handicap 4,800")

    evening.seat()
    evening.play(1, 1, 15000, 12000)
    evening.play(1, 2, 15500, 11000)
    open_part(page, "Ranking")
    first = page.get_by_role("row").nth(1)
    expect(first).to_contain_text("Carmen Ruiz")
    page.get_by_role("radio", name="With handicap").check(force=True)
    expect(first).to_contain_text("Elena Prats")
    expect(first).to_contain_text("16,800")
    first.get_by_role("button", name="Why pair 3 has these figures").click()
    expect(dialog).to_contain_text("with handicaps 4,800 to 0")
    page.keyboard.press("Escape")

    wall = visit("phone", at=evening.address(evening.link("public")))
    wall.get_by_role("radio", name="With handicap").check(force=True)
    expect(wall.get_by_role("row").nth(1)).to_contain_text("Elena")
    wall.goto(evening.address(evening.link("public"), "?paper=ranking"))
    expect(wall.get_by_role("heading", name="With handicap")).to_be_visible()
    expect(wall.get_by_role("table")).to_have_count(2)


def test_a_match_that_begins_meanwhile_and_a_connection_that_fails(server: Served, visit: Visit) -> None:
    evening = seated_hall(server, 4, rounds=1)
    page = visit("phone")
    line = Line(page, "/ws/club/")
    page.goto(evening.address(what="?show=pairs"))
    page.get_by_role("button", name="Handicaps").click()
    dialog = page.get_by_role("dialog")
    first, second = (dialog.get_by_label(f"Handicap of pair {pair},") for pair in (1, 2))
    for field in (first, second):
        field.fill("300")
    expect(dialog.get_by_role("button", name="Enter 2 handicaps")).to_be_enabled()
    evening.play(1, 1, 15000, 9000)
    expect(first).to_be_disabled()
    expect(first).to_have_value("0")
    line.cut()
    expect(page.locator(".banner:popover-open")).to_have_text("Connection lost. Getting you back…")
    dialog.get_by_role("button", name="Enter one handicap").click()
    line.mend()
    expect(dialog).to_have_count(0)
    assert [pair["handicap"] for pair in evening.get()["pairs"]] == [0, 300, 0, 0]
