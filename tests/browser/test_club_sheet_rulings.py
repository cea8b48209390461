"""Corrections and rulings on a score sheet: each leaves its trace."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.sheet import address, choose, enter_deal, keys, opened


def test_a_correction_leaves_its_trace(server: Served, visit: Visit) -> None:
    page = visit("desk", kept={"sheet-form": "totals"}, at=address(server, opened(server)))
    enter_deal(page, 1, "1250", "300")
    page.get_by_role("button", name=re.compile("^Deal 1")).click()
    page.get_by_role("button", name="Correct this deal").click()
    page.get_by_role("button", name=re.compile("Change: .*Bea")).click()
    field = page.get_by_role("textbox", name=re.compile("Bea . Dolores"))
    expect(field).to_have_value("300")  # it begins with what stands there
    field.fill("350")
    page.get_by_role("button", name="Next").click()
    save = page.get_by_role("button", name="Save the correction")
    expect(save).to_be_disabled()
    page.get_by_label("Why").fill("a king was forgotten")
    expect(save).to_be_disabled()
    page.get_by_label("Who says so").fill("Carmen")
    save.click()
    expect(page.get_by_role("list", name="Totals")).to_contain_text("350")
    page.get_by_role("button", name=re.compile("^Deal 1")).click()
    dialog = page.get_by_role("dialog")
    trace = dialog.get_by_role("listitem")
    expect(trace).to_contain_text("1,250 · 300")
    expect(trace).to_contain_text("1,250 · 350")
    expect(trace).to_contain_text(re.compile("a king was forgotten · Carmen · .*\\d\\d:\\d\\d"))
    expect(trace).not_to_contain_text("+00:00")  # people read the time of their own clock


@pytest.mark.rule("SA-7.5")
def test_a_ruling_with_one_tap(server: Served, visit: Visit) -> None:
    page = visit("phone", at=address(server, opened(server, "salon")))
    page.get_by_role("button", name="Ask the referee").tap()
    choose(page, "Bea")
    choose(page, "Drew from the stock out of turn")
    choose(page, "Before the next player ended the turn")
    choose(page, "Yes")
    choose(page, "Another player")
    page.get_by_role("button", name="Enter on the sheet: −200").tap()
    side = page.get_by_role("list", name="Totals").get_by_role("listitem").nth(1)
    expect(side).to_contain_text("−200")
    side.get_by_role("button", name="Drew from the stock out of turn").tap()
    ruling = page.get_by_role("dialog")
    expect(ruling.get_by_text("Was the card mixed into the hand? Yes")).to_be_visible()
    expect(ruling.get_by_role("link", name="Rule SA-7.5").first).to_be_visible()
    ruling.get_by_role("button", name="Annul this ruling").tap()
    ruling.get_by_label("Why").fill("it was Dolores")
    ruling.get_by_label("Who says so").fill("Bea")
    ruling.get_by_role("button", name="Annul this ruling").tap()
    expect(side).not_to_contain_text("−200")
    page.get_by_role("button", name="More").tap()
    page.get_by_role("button", name="All entries").tap()
    expect(page.get_by_role("dialog").get_by_role("listitem").last).to_contain_text("it was Dolores")


@pytest.mark.rule("RE-1.9", "RE-5.3")
def test_somebody_else_deals_and_a_ruling_after_the_end_goes_with_a_deal(server: Served, visit: Visit) -> None:
    page = visit("desk", kept={"sheet-form": "totals"}, at=address(server, opened(server, "reglamento/4")))
    expect(page.get_by_text("Dolores deals")).to_be_visible()
    page.get_by_role("button", name="Enter deal 1").click()
    keys(page, "100", "300")
    page.get_by_label("Dealt by").select_option("Bea")
    page.get_by_role("button", name="Yes, enter deal 1").click()
    expect(page.get_by_text("Carmen deals")).to_be_visible()
    enter_deal(page, 2, "5100", "1000")
    expect(page.get_by_text(re.compile("Ana and Carmen win"))).to_be_visible()
    page.get_by_role("button", name="Ask the referee").click()
    page.get_by_role("button", name="Ana", exact=True).click()
    page.get_by_role("button", name="Took the pile without first showing").click()
    page.get_by_role("button", name="No", exact=True).click()
    enter = page.get_by_role("button", name="Enter on the sheet: −200")
    for _ in range(3):  # whatever else the book asks
        if page.locator(".key").count():
            page.locator(".key").first.click()
    expect(page.get_by_label("Which deal it belongs to")).to_have_value("3")
    enter.click()
    expect(page.get_by_role("list", name="Totals").get_by_role("listitem").first).to_contain_text("5,000")
    page.get_by_role("button", name=re.compile("^Deal 2")).click()
    page.get_by_role("dialog").get_by_role("button", name="Took the pile without").click()
    expect(page.get_by_role("dialog")).to_contain_text("Entry 4")
