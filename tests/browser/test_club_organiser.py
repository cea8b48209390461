"""The organiser's evening, from the first page to the ranking: with the keyboard, with slips, with a clock."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import Visit
from tests.browser.hall import Hall, hall, seated_hall
from tests.browser.organiser import open_part, table
from tests.browser.serving import Served


@pytest.mark.rule("TB-11.1", "TB-11.6")
def test_an_evening(server: Served, visit: Visit) -> None:
    page = visit("desk", at=server.url)
    page.get_by_role("link", name=re.compile("^Club")).click()
    page.get_by_role("link", name=re.compile("Run a competition")).click()
    page.get_by_label("Name").fill("Spring cup")
    page.get_by_role("button", name="Open the competition").click()

    one, other = page.get_by_label("First player"), page.get_by_label("Second player")
    for pair in (("Ana", "Bea"), ("Eva", "Luz"), ("Paz", "Sol")):
        one.fill(pair[0])
        other.fill(pair[1])
        other.press("Enter")
        expect(page.get_by_role("button", name=" · ".join(pair))).to_be_visible()
        expect(one).to_be_focused()
    page.get_by_role("button", name="Paste a list").click()
    page.get_by_label("Or paste the list here").fill("Inés;Mar\nAna;Zoe\n")
    page.get_by_role("button", name="Read the list").click()
    expect(page.get_by_role("dialog")).to_contain_text("Line 2")  # Ana plays already
    page.get_by_label("Or paste the list here").fill("Inés;Mar\n")
    page.get_by_role("button", name="Read the list").click()
    page.get_by_role("button", name="Enter the pair").click()
    expect(page.get_by_role("heading", name="4 pairs")).to_be_visible()

    page.get_by_role("link", name="Go on: seat the first round").click()
    page.get_by_role("button", name="Prepare the first round").click()
    page.get_by_role("button", name="Seat round 1").click()
    expect(table(page, 1)).to_contain_text("Ana · Bea")

    # The round is told before the dialog closes, which gives the focus back: who types in between types into nothing
    expect(page.get_by_role("dialog")).to_have_count(0)
    slips = page.get_by_role("form", name="Enter slips")
    slips.get_by_label("Table").fill("1")
    slips.get_by_label("Ana · Bea").fill("5200")
    slips.get_by_label("Paz · Sol").fill("3.050")
    slips.get_by_label("Paz · Sol").press("Enter")
    expect(table(page, 1)).to_contain_text("5,200")
    expect(slips.get_by_label("Table")).to_be_focused()
    table(page, 2).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Eva · Luz").fill("4100")
    dialog.get_by_label("Inés · Mar").fill("5003")
    dialog.get_by_role("button", name="Enter the result").click()
    expect(dialog.get_by_role("alert")).to_contain_text("multiple of 5")
    dialog.get_by_label("Inés · Mar").fill("5005")
    dialog.get_by_role("button", name="Enter the result").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_text("2 of 2 tables have finished")).to_be_visible()

    table(page, 1).click()
    dialog.get_by_role("button", name="Correct the result").click()
    dialog.get_by_label("Ana · Bea").fill("3050")
    dialog.get_by_label("Paz · Sol").fill("5200")
    dialog.get_by_label("Why").fill("the columns were exchanged")
    dialog.get_by_role("button", name="Correct the result").click()
    expect(dialog).to_have_count(0)

    open_part(page, "Ranking")
    first = page.get_by_role("row").nth(1)
    expect(first).to_contain_text("Paz")
    expect(first).to_contain_text("5,200")
    first.get_by_role("button", name="Why pair 3").click()
    dialog.locator("summary").first.click()
    expect(dialog).to_contain_text("the columns were exchanged")
    page.keyboard.press("Escape")

    open_part(page, "Log")
    line = page.get_by_role("listitem").filter(has_text="the columns were exchanged")
    expect(line).to_contain_text("5,200 : 3,050 → 3,050 : 5,200")

    open_part(page, "Round")
    page.get_by_role("button", name="Prepare the next round").click()
    page.get_by_role("button", name="Seat round 2").click()
    expect(page.get_by_role("heading", name="Round 2", exact=True)).to_be_visible()
    page.go_back()  # the parts have addresses
    expect(page.get_by_role("heading", name="Round 2", exact=True)).to_have_count(0)


def test_two_seat_the_round_at_once(server: Served, visit: Visit) -> None:
    evening = hall(server)
    evening.pairs(6)
    one, other = visit("desk"), visit("desk")
    for page, key in ((one, None), (other, evening.link("deputy", label="Marta"))):
        page.goto(evening.address(key))
        open_part(page, "Round")
        page.get_by_role("button", name="Prepare the first round").click()
        expect(page.get_by_role("button", name="Seat round 1")).to_be_visible()
    one.get_by_role("button", name="Seat round 1").dblclick()
    expect(one.get_by_role("heading", name="Round 1", exact=True)).to_be_visible()
    other.get_by_role("button", name="Seat round 1").click()
    expect(other.get_by_role("dialog").get_by_role("alert")).to_contain_text("Round 1 is already seated.")
    assert len(evening.get()["rounds"]) == 1


def test_two_phones_disagree_and_the_round_has_a_clock(server: Served, visit: Visit) -> None:
    evening = conflict(server)
    page = visit("desk", at=evening.address())
    page.get_by_role("button", name="Table 1: the phones disagree").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("15,200 : 9,050")
    expect(dialog).to_contain_text("15,200 : 9,550")
    dialog.get_by_role("button", name="This is right").last.click()
    expect(dialog).to_have_count(0)
    expect(table(page, 1)).to_contain_text("9,550")
    expect(page.get_by_role("heading", name="You are needed")).to_have_count(0)

    clock = page.get_by_role("region", name="Round clock")
    clock.get_by_label("Minutes").fill("75")
    clock.get_by_role("button", name="Set the clock").click()
    expect(clock.get_by_role("timer")).to_have_text("75:00")
    clock.get_by_role("button", name="Start").click()
    expect(clock.get_by_role("timer")).not_to_have_text("75:00")
    clock.get_by_role("button", name="Pause").click()
    clock.get_by_role("button", name="+5 min").click()
    expect(clock.get_by_role("timer")).to_have_text(re.compile("^(80:00|79:)"))


def conflict(server: Served) -> Hall:
    """A competition at whose first table two phones say different things."""
    evening = seated_hall(server, 4)
    key = evening.link("table", 1)
    for side, points in (("fixed", [15200, 9050]), ("moving", [15200, 9550])):
        claim = {"round": 1, "table": 1, "side": side, "points": points, "device": f"phone-of-{side}"}
        evening.do("results", claim, key=key)
    return evening


def test_the_page_of_an_address_comes_before_the_server_answers(server: Served, visit: Visit) -> None:
    made = hall(server)
    page = visit("phone")
    page.route_web_socket("**/ws/**", lambda _: None)  # nothing is answered
    with page.expect_request(re.compile(r"/assets/Organiser-[\w-]+\.js")):
        page.goto(made.address(None, "?show=pairs"))


def test_nothing_moves_while_the_log_is_read(server: Served, visit: Visit) -> None:
    made = hall(server)
    made.pairs(8)
    page = visit("phone")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/log?*", hold)
    page.goto(made.address(None, "?show=log"))
    saved = page.locator("section", has=page.locator("#saved-copy"))
    expect(saved).to_be_attached()
    expect(saved).not_to_be_in_viewport()
    held[0].continue_()
    expect(page.locator("ol li").first).to_be_visible()
    expect(saved).not_to_be_in_viewport()
