"""The habits of a player on the page: told beside those of bots, with a way to an example."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.browser.axe import violations

if TYPE_CHECKING:
    from tests.browser.conftest import Visit
    from tests.browser.serving import Served

LOSSES = [(0.0, 0.0)] * 40 + [(30.0, 30.0)] * 20
TABLES = ("abcdefghj2", "abcdefghj3", "abcdefghj4")


def test_habits(server: Served, visit: Visit) -> None:
    leaves = {"habit": "leaves-piles", "chances": 12, "done": 8, "slips": 8, "lost": 320.0, "worst": 90.0, "step": 9}
    deal = {"rules": "clasica", "deals": 1, "known": True, "deal": 1, "decisions": LOSSES, "habits": [leaves]}
    matches = [
        {"table": table, "key": "k", "title": "", "names": [], "scores": [], "finished": True, "at": at}
        for at, table in enumerate(TABLES)
    ]
    counted = {table: {"seat": 2, "deals": [deal]} for table in TABLES}
    page = visit("phone", bypass_csp=True, kept={"tables": matches, "habits": counted})
    page.route("**/api/tables/*", lambda route: route.fulfill(json={}))
    page.goto(server.url + "/matches")
    page.get_by_text("Figures", exact=True).click()
    button = page.get_by_role("button", name="Your habits")
    button.click()
    expect(page.get_by_role("heading", name="You leave piles that pay")).to_be_visible()
    expect(page.get_by_text("24 of 36 times")).to_be_visible()
    assert violations(page, []) == []
    example = page.get_by_role("link", name="See it in the replay")
    expect(example).to_have_attribute("href", f"/replay/{TABLES[0]}?deal=1&step=9&seat=2")
    train = page.get_by_role("link", name="Train it: Take the pile")
    expect(train).to_have_attribute("href", "/puzzles?theme=take")
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
