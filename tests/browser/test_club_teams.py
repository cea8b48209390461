"""Teams: formed on the pairs' page, and ranked by their best pairs."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.hall import hall
from tests.browser.organiser import open_part
from tests.browser.serving import Served


def test_teams_are_formed_and_ranked(server: Served, visit: Visit) -> None:
    evening = hall(server, team_best=1)
    evening.pairs(4)
    page = visit("desk")
    page.goto(evening.address())
    open_part(page, "Pairs")
    page.get_by_role("button", name="Teams").click()
    dialog = page.get_by_role("dialog")
    for pair, team in enumerate(("North", "North", "South", "South"), 1):
        dialog.get_by_label(f"Team of pair {pair},").fill(team)
    dialog.get_by_role("button", name="Enter the teams").click()
    expect(dialog).to_have_count(0)
    evening.seat()
    evening.play(1, 1, 15000, 9000)
    evening.play(1, 2, 15500, 11000)
    for shown, address in (
        (page, evening.address(what="?show=ranking")),
        (visit("phone"), evening.address(evening.link("public"))),
        (visit("desk"), evening.address(what="?paper=ranking")),
    ):
        shown.goto(address)
        teams = shown.get_by_role("table").last
        expect(teams.get_by_role("row").nth(1)).to_contain_text("North")
        expect(teams.get_by_role("row").nth(1)).to_contain_text("15,500")
        expect(teams.locator("s").first).to_have_text("Ana García · Bea Soler")
