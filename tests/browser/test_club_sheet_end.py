"""The end of a score sheet: by the clock, level after some deals, accepted and opened again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.sheet import PLAYERS, address, enter_deal, keys, opened


def test_a_match_by_the_clock(server: Served, visit: Visit) -> None:
    page = visit("phone", kept={"sheet-form": "totals", "sheet-players": PLAYERS}, at=f"{server.url}/sheet")
    page.locator("summary").tap()
    page.get_by_label("Minutes").fill("60")
    page.get_by_label("Minutes").blur()
    page.get_by_text("Stops, does not count", exact=True).tap()
    page.get_by_role("button", name="Start the sheet").tap()
    for deal, stopped in ((1, False), (2, True)):
        page.get_by_role("button", name=f"Enter deal {deal}").tap()
        keys(page, "300", "100")
        if stopped:
            page.get_by_label("The clock stopped this deal").check()
        page.get_by_role("button", name=f"Yes, enter deal {deal}").tap()
        expect(page.get_by_role("button", name=re.compile(f"^Deal {deal}"))).to_be_visible()
    expect(page.get_by_text(re.compile("Ana and Carmen win"))).to_be_visible()
    expect(page.get_by_role("list", name="Totals")).to_contain_text("300")
    page.get_by_role("button", name=re.compile("^Deal 2")).tap()
    expect(page.get_by_role("dialog")).to_contain_text("does not count")


def test_by_the_clock_those_at_the_table_say_when_the_time_is_up(server: Served, visit: Visit) -> None:
    page = visit("desk", kept={"sheet-form": "totals"}, at=address(server, opened(server, length={"minutes": 60})))
    for deal in (1, 2):
        page.get_by_role("button", name=f"Enter deal {deal}").click()
        keys(page, "300", "100")
        expect(page.get_by_label("The clock stopped this deal")).to_have_count(0)  # it is finished, as was agreed
        page.get_by_role("button", name=f"Yes, enter deal {deal}").click()
    curve = page.get_by_role("img", name="The scores, deal by deal")  # not up to a target that nobody plays to
    expect(curve).to_be_visible()
    expect(curve.locator(".target")).to_have_count(0)
    page.get_by_text("Is the time up?").click()
    for agreed in page.get_by_role("checkbox").all():
        agreed.check()
    page.get_by_role("button", name="Accept and close the sheet").click()
    expect(page.get_by_text(re.compile("Ana and Carmen win"))).to_be_visible()


@pytest.mark.rule("RE-4.7")
def test_level_deals_go_on_and_a_sheet_is_accepted_closed_and_opened_again(server: Served, visit: Visit) -> None:
    page = visit("desk", kept={"sheet-form": "totals"}, at=address(server, opened(server, length={"deals": 1})))
    enter_deal(page, 1, "300", "300")
    page.get_by_role("button", name="A tie: play another, deal 2").click()
    keys(page, "100", "200")
    page.get_by_role("button", name="Yes, enter deal 2").click()
    expect(page.get_by_text("Bea and Dolores win")).to_be_visible()
    close = page.get_by_role("button", name="Accept and close the sheet")
    expect(close).to_be_disabled()
    for agreed in page.get_by_role("checkbox").all():
        agreed.check()
    close.click()
    expect(page.get_by_role("heading", name="Sheet accepted")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Enter deal"))).to_have_count(0)
    page.get_by_role("button", name="Reopen the sheet").click()
    page.get_by_label("Why it is reopened").fill("a deal is missing")
    page.get_by_label("Who says so").fill("Ana")
    page.get_by_role("button", name="Reopen the sheet").click()
    expect(page.get_by_role("heading", name="Do you agree with the sheet?")).to_be_visible()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="All entries").click()
    expect(page.get_by_role("dialog")).to_contain_text("a deal is missing")
