"""Each browser adds to every shuffle by itself and proves it after the deal: a quiet sign, or a loud one."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, Route, expect
from tests.browser.conftest import Finished, Visit
from tests.browser.crew import seats
from tests.browser.serving import Served
from tests.browser.table import TablePage

OWN = "Shuffle checked, with your numbers."


def altered(route: Route) -> None:
    """The record with the first card that has a suit in its first order exchanged for another of the same rank."""
    answer = route.fetch()
    text = answer.text()
    order = re.search(r"^order\n", text, re.MULTILINE)
    assert order is not None
    found = re.compile(r"\b[2-9TJQKA]([shdc])\b").search(text, order.end())
    assert found is not None
    other = "s" if found[1] != "s" else "h"
    route.fulfill(response=answer, body=text[: found.start(1)] + other + text[found.end(1) :])


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog")


def test_a_browser_adds_proves_and_says_so(server: Served, visit: Visit) -> None:
    opened = server.open()
    page = visit("phone", at=server.link(opened["table"], opened["key"]))
    TablePage(page).begin()
    with seats(server, opened["table"], opened["key"]) as alone:
        alone.play_deal()
        expect(sheet(page).get_by_text(OWN)).to_be_visible()
        page.get_by_role("button", name="Verify the shuffle").click()
        expect(page.get_by_text("Your browser added its own random numbers to every shuffle")).to_be_visible()
        expect(page.get_by_text("chose that order")).to_have_count(0)
        record = server.get(f"/api/tables/{opened['table']}/record").text
        assert len(re.findall(r"^contribution \d [A-Za-z0-9_-]{43}$", record, re.MULTILINE)) == 1
        page.route("**/record*", altered)
        page.reload()
        expect(page.get_by_role("alert").filter(has_text="do not follow from what was sealed").first).to_be_visible()


def test_a_seed_is_in_sight_at_every_moment(server: Served, visit: Visit) -> None:
    opened = server.open(seed="siete")
    host, guest = visit("phone"), visit("desk", kept={"preferences": {"name": "Eva"}})
    host.goto(server.link(opened["table"], opened["key"]))
    guest.goto(server.link(opened["table"]))
    for page in (host, guest):
        expect(page.get_by_role("heading", name="The cards come from a seed")).to_be_visible()
    guest.get_by_role("button", name=re.compile("chair 3$")).click()
    begin = host.get_by_role("button", name="Begin the match")
    expect(host.get_by_text("Still to agree: Eva.").first).to_be_visible()
    expect(begin).to_be_disabled()
    guest.get_by_role("button", name="I agree to play like this").click()
    begin.click()
    for page in (host, guest):
        expect(page.get_by_text("The cards come from the seed").first).to_be_visible()
        expect(TablePage(page).hand).to_have_count(11)


def verdict(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Were the cards stacked?")


def test_proved_at_the_end_of_the_match(finished: Finished, visit: Visit) -> None:
    page = visit("phone", at=finished.server.link(finished.table, finished.key))
    page.get_by_role("dialog").get_by_role("button", name="Verify the shuffle").click()
    said = verdict(page)
    expect(said.locator(".verdict")).to_have_text(re.compile(f"^All {finished.deals} shuffles are proved"))
    expect(said.locator('li[data-status="proven"]')).to_have_count(finished.deals)
    assert [one.inner_text() for one in said.locator(".seal code").all()] == re.findall(
        "^commitment ([0-9a-f]{64})$", finished.record, re.MULTILINE
    )
