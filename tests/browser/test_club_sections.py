"""Sections and teams: agreed or formed on the page, and ranked on every page."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit, anew
from tests.browser.hall import Hall, hall
from tests.browser.organiser import open_part
from tests.browser.serving import Served


def ranked(page: Page, evening: Hall, section: str) -> None:
    """Choose a section, and see its pairs with places of their own."""
    page.get_by_role("group", name="Section").get_by_text(section, exact=True).click()
    rows = page.get_by_role("table").first.get_by_role("row")
    expect(rows).to_have_count(5)
    expect(rows.nth(1).get_by_role("cell").first).to_have_text("1")
    expect(rows.nth(4).get_by_role("cell").first).to_have_text("4")
    assert evening.get()["settings"]["sections"] == 2


def test_two_sections_from_the_conditions_to_the_rankings(server: Served, visit: Visit) -> None:
    evening = hall(server)
    evening.pairs(7)
    page = visit("desk", at=evening.address())
    open_part(page, "Conditions")
    page.get_by_role("button", name="Change the conditions").click()
    page.get_by_text("More conditions").click()
    page.get_by_role("group", name="Sections").get_by_text("2", exact=True).click()
    page.get_by_role("button", name="Save the conditions").click()
    open_part(page, "Round")
    expect(
        page.get_by_text("2 sections need at least 8 pairs, 4 each, and there are 7: set no sections.")
    ).to_be_visible()
    evening.enter({"entry": "entered", "players": ["Tina Vera", "Úrsula Paz"]})
    seated = evening.seat()
    expect(page.get_by_role("heading", name="Section B")).to_be_visible()
    expect(page.get_by_role("list", name="The tables of the round · Section A").get_by_role("listitem")).to_have_count(
        2
    )

    wall = visit("desk", at=evening.address(evening.link("public"), "/wall"))
    expect(wall.get_by_role("heading", name="Section A")).to_be_visible()
    last = seated["meetings"][-1]
    phone = visit("phone", at=evening.address(evening.link("table", last["table"])))
    expect(phone.get_by_text("Section B · Friday club")).to_be_visible()
    anew(phone, evening.address(evening.link("public")))
    expect(phone.get_by_role("heading", name="Section B")).to_be_visible()
    of_pair = visit("phone", at=evening.address(evening.pair_links(last["fixed"])[last["fixed"]]))
    expect(of_pair.get_by_text(f"Pair {last['fixed']} · Section B · Friday club")).to_be_visible()
    for at, each in enumerate(seated["meetings"]):
        evening.play(1, each["table"], 15000 + 100 * at, 9000 - 100 * at)
    expect(of_pair.get_by_text("Section B · Place 1 of 4")).to_be_visible()
    wall.keyboard.press("ArrowRight")
    expect(wall.get_by_role("columnheader", name="Section A")).to_be_visible()
    open_part(page, "Ranking")
    ranked(page, evening, "B")
    ranked(phone, evening, "A")
    paper = wall
    paper.goto(evening.address(what="?paper=ranking"))
    expect(paper.get_by_role("table")).to_have_count(3)
    expect(paper.get_by_role("heading", name="Section B")).to_be_visible()
    expect(paper.get_by_role("table").first.get_by_role("columnheader", name="Section")).to_be_visible()
    paper.goto(evening.address(what="?paper=seating&round=1"))
    expect(paper.get_by_role("columnheader", name="Section")).to_be_visible()
    open_part(page, "Pairs")
    page.get_by_label("First player").fill("Vera Lago")
    page.get_by_label("Second player").fill("Zoe Marín")
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(page.get_by_role("radio", name="Section A")).to_be_checked()


def test_teams_are_formed_and_ranked(server: Served, visit: Visit) -> None:
    evening = hall(server, team_best=1)
    evening.pairs(4)
    page = visit("desk", at=evening.address())
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
        (page, evening.address(what="?paper=ranking")),
    ):
        shown.goto(address)
        teams = shown.get_by_role("table").last
        expect(teams.get_by_role("row").nth(1)).to_contain_text("North")
        expect(teams.get_by_role("row").nth(1)).to_contain_text("15,500")
        expect(teams.locator("s").first).to_have_text("Ana García · Bea Soler")
