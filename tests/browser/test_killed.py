"""A server is killed in a turn by days and in a deal of the day: pages come back by themselves, nothing is lost."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.table import TablePage
from tests.browser.test_daily import begin

LEFT_HERE = "window.leftHere"  # a page that was loaded again has it no more


def state(one: TablePage) -> tuple[object, ...]:
    """The page, its hand, and what has happened."""
    return one.page.url, one.page.evaluate(LEFT_HERE), one.kinds(), one.log.locator("p").all_inner_texts()


def test_pages_come_back_by_themselves(own: Served, visit: Visit) -> None:
    days, daily = both = TablePage(visit("phone")), TablePage(visit("desk"))
    made = own.open(turn_seconds=86_400, seed="killed")
    days.page.goto(own.link(made["table"], made["key"]))
    days.begin()
    begin(daily.page, own)
    for one in both:
        one.my_turn()
        one.lit("draw").click()
        expect(one.status).to_contain_text("then discard")
        one.page.evaluate(f"{LEFT_HERE} = true")
    before = [state(one) for one in both]
    deadline = days.page.get_by_text("Your turn until").inner_text()
    own.kill()
    for one in both:
        expect(one.page.get_by_text("Connection lost")).to_be_visible()
    own.start()
    for one in both:
        expect(one.page.get_by_text("Connection lost")).to_have_count(0)
    assert [state(one) for one in both] == before
    assert days.page.get_by_text("Your turn until").inner_text() == deadline
    for one in both:
        one.discard_any()
        one.my_turn()
    daily.page.goto(f"{own.url}/today")
    expect(daily.page.get_by_role("link", name="Go on with your try")).to_be_visible()
