"""From the rankings of groups to a final with a match for third place, on all pages that show the bracket."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.hall import Hall, hall, seated_hall
from tests.browser.organiser import open_part, table
from tests.browser.serving import Served


def group(server: Served, name: str, first: int, pairs: int = 4) -> Hall:
    """A round robin that is over; the pairs are ranked by their numbers."""
    found = hall(server, name=name, format="round_robin", length={"deals": 1}, rounds=0)
    names = [(f"Ana {name[-1]}{at}", f"Bea {name[-1]}{at}") for at in range(first, first + pairs)]
    found.enter(*({"entry": "entered", "players": list(pair)} for pair in names))
    while found.get()["next"]:
        entry = found.seat()
        for each in entry["meetings"]:
            low = each["fixed"] < each["moving"]
            points = [500, 5] if low else [5, 500]
            found.enter(
                {"entry": "played", "round": entry["round"], "table": each["table"], "points": points, "deals": 1}
            )
    return found


def win(page: Page, number: int, winner: str, loser: str) -> None:
    """Type in how the match at that table ended."""
    table(page, number).click()
    dialog = page.get_by_role("dialog")
    for name, points in ((winner, "500"), (loser, "5")):
        dialog.get_by_label(f"Ana {name} · Bea {name}").fill(points)
    dialog.get_by_role("button", name="Enter the result").click()
    expect(dialog).to_have_count(0)


def test_from_two_groups_to_a_final_with_third_place(server: Served, visit: Visit) -> None:
    one, other = group(server, "Group A", 1), group(server, "Group B", 1)
    page = visit("desk")
    singles = hall(server, name="Singles", format="individual", rounds=1, ranking=["points", "wins"])
    for seen, name in ((singles, "Singles"), (other, "Group B")):
        page.goto(seen.address())
        expect(page.get_by_role("heading", name=name)).to_be_visible()
    page.goto(one.address(what="?show=ranking"))
    page.get_by_role("button", name="New competition from this ranking").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name").fill("Finals")
    expect(dialog.get_by_label("Singles")).to_have_count(0)  # players cannot enter as pairs
    dialog.get_by_label("Group B").check()
    dialog.get_by_label("How many pairs of each group").fill("")
    dialog.get_by_label("How many pairs of each group").press_sequentially("2")
    expect(dialog.get_by_text("4 pairs will enter.")).to_be_visible()
    dialog.get_by_label("How many pairs of each group").fill("9")
    dialog.get_by_role("button", name="Open the competition").click()
    expect(dialog.get_by_role("alert").get_by_text("has 4 pairs in its ranking")).to_be_in_viewport()
    dialog.get_by_label("How many pairs of each group").fill("2")
    expect(dialog.get_by_role("radio", name="Beside the final")).to_be_checked()
    dialog.get_by_role("button", name="Open the competition").click()

    expect(page.get_by_role("heading", name="Finals", exact=True)).to_be_visible()
    bracket = page.get_by_role("region", name="Bracket")
    expect(bracket.get_by_role("heading", name="Semi-finals")).to_be_visible()
    first = bracket.get_by_role("listitem").first
    expect(first).to_contain_text("Ana A1")
    expect(first).to_contain_text("Ana B2")  # the winner of one group and the second of the other
    expect(bracket.get_by_role("listitem").nth(2)).to_contain_text("to be decided")

    open_part(page, "Round")
    page.get_by_role("button", name="Prepare the first round").click()
    page.get_by_role("button", name="Seat round 1").click()
    win(page, 1, "A1", "B2")
    win(page, 2, "B1", "A2")
    open_part(page, "Bracket")
    final = bracket.get_by_role("listitem").nth(2)
    expect(final).to_contain_text("Ana A1")
    expect(final).to_contain_text("Ana B1")
    open_part(page, "Round")
    page.get_by_role("button", name="Prepare the next round").click()
    page.get_by_role("button", name="Seat round 2").click()
    expect(table(page, 1)).to_contain_text("Final")
    expect(table(page, 2)).to_contain_text("Match for third place")
    win(page, 1, "B1", "A1")
    win(page, 2, "B2", "A2")
    open_part(page, "Ranking")
    rows = page.get_by_role("row")
    for at, names in enumerate(("Ana B1", "Ana A1", "Ana B2", "Ana A2"), 1):
        expect(rows.nth(at)).to_contain_text(names)
    rows.nth(3).get_by_role("button").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("number 2 of “Group B”")
    expect(dialog).to_contain_text("won the match for third place in round 2")


def test_a_bracket_is_seen_by_everybody_and_printed(server: Served, visit: Visit) -> None:
    evening = seated_hall(server, 7, format="knock_out", lives=1, length={"deals": 1}, ranking=["lasting", "wins"])
    key = evening.link("public")
    page = visit("phone", at=evening.address(key))
    bracket = page.get_by_role("group", name="Bracket")
    expect(bracket.get_by_role("heading", name="Quarter-finals")).to_be_visible()
    expect(bracket.get_by_role("listitem").first).to_contain_text("goes on without a match")
    assert bracket.evaluate("place => place.scrollWidth > place.clientWidth")  # it scrolls by itself
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    evening.enter({"entry": "played", "round": 1, "table": 1, "points": [500, 5], "deals": 1})
    winner = evening.get()["bracket"]["columns"][0][1]["winner"]
    names = " · ".join(evening.get()["pairs"][winner - 1]["players"])
    expect(bracket.get_by_role("listitem").nth(4)).to_contain_text(names)  # the page has been told
    page.goto(f"{server.url}/club/{evening.club}/wall#k={key}")
    expect(page.get_by_role("heading", name="Friday club")).to_be_visible()
    for _ in range(8):
        if page.get_by_role("region", name="Bracket").count():
            break
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("region", name="Bracket")).to_contain_text("Semi-finals")
    page.goto(evening.address(key, "?paper=bracket"))
    expect(page.get_by_role("heading", name="Final", exact=True)).to_be_visible()
    expect(page.get_by_text("Quarter-finals")).to_be_visible()
