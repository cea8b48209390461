"""Pairs and their seats: who comes late, who does not come, who sat down wrongly."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.hall import hall, seated_hall
from tests.browser.organiser import open_part, table
from tests.browser.serving import Served


@pytest.mark.rule("TB-11.4", "TB-11.5")
def test_the_wrong_pairs_sit_down_one_does_not_come_and_another_takes_its_place(server: Served, visit: Visit) -> None:
    evening = seated_hall(server, 4)
    page = visit("desk", at=evening.address())
    page.get_by_role("button", name="Change seats").click()
    dialog = page.get_by_role("dialog")
    rows = dialog.get_by_role("row")
    rows.nth(1).get_by_role("button").nth(1).click()  # the moving pairs of both tables change places
    rows.nth(2).get_by_role("button").nth(1).click()
    dialog.get_by_label(re.compile("They have already played like this")).check()
    dialog.get_by_label("Why").fill("the cards were read out wrongly")
    dialog.get_by_role("button", name="Change the seats").click()
    expect(dialog).to_have_count(0)
    expect(table(page, 1)).to_contain_text("Gloria Sanz · Inés Mora")
    expect(table(page, 2)).to_contain_text("Elena Prats · Fina Roca")

    table(page, 1).click()
    dialog.get_by_role("button", name="Did not come").click()
    dialog.get_by_role("radio", name="Gloria Sanz · Inés Mora").check()
    dialog.get_by_role("button", name="Did not come").last.click()
    expect(dialog).to_have_count(0)
    open_part(page, "Pairs")
    gone = page.get_by_role("button", name=re.compile("Gloria Sanz"))
    expect(gone).to_contain_text("disqualified")
    gone.click()
    dialog.get_by_role("button", name="Another pair takes its place").click()
    dialog.get_by_label("First player").fill("Zoe")
    dialog.get_by_label("Second player").fill("Eli")
    dialog.get_by_role("button", name="Another pair takes its place").last.click()
    expect(page.get_by_role("button", name="Zoe · Eli")).to_be_visible()


def test_a_pair_comes_late(server: Served, visit: Visit) -> None:
    evening = seated_hall(server, 5)
    page = visit("desk", at=evening.address())
    open_part(page, "Pairs")
    page.get_by_label("First player").fill("Zoe")
    page.get_by_label("Second player").fill("Eli")
    page.get_by_label("Second player").press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem")).to_have_text(
        [re.compile("Pair 1 .* round 2"), re.compile("Pair 2 .* round 3")]
    )
    dialog.get_by_role("button", name="Enter", exact=True).click()
    expect(page.get_by_role("button", name="Zoe · Eli")).to_be_visible()
    open_part(page, "Round")
    page.get_by_role("button", name="Change seats").click()
    dialog.get_by_role("button", name=re.compile("One more table")).click()
    dialog.get_by_role("button", name="Change the seats").click()
    expect(dialog).to_have_count(0)
    late = page.get_by_role("list", name="The tables of the round").get_by_role("button", name=re.compile("Zoe · Eli"))
    expect(late).to_have_count(1)


@pytest.mark.rule("TB-11.5")
def test_the_draw_a_round_too_many_and_the_place_of_a_late_pair(server: Served, visit: Visit) -> None:
    evening = hall(server, rounds=5)
    evening.pairs(6)
    page = visit("desk", at=evening.address(what="?show=pairs"))
    page.get_by_role("button", name="Order of the draw").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Further up: Carmen Ruiz · Dolores Vidal").click()
    dialog.get_by_role("button", name="Save this order").click()
    expect(dialog).to_have_count(0)
    assert [each["drawn"] for each in evening.get()["pairs"]] == [2, 1, 3, 4, 5, 6]
    page.get_by_role("button", name="Order of the draw").click()
    dialog.get_by_role("button", name="Draw lots").click()
    page.keyboard.press("Escape")
    open_part(page, "Log")
    expect(page.get_by_role("listitem").filter(has_text="Lots are drawn")).to_have_count(1)
    open_part(page, "Round")
    expect(page.get_by_text("with 6 pairs everyone has met everyone after 3")).to_be_visible()

    evening.enter({"entry": "drawn", "order": [1, 2, 3, 4, 5, 6]})
    evening.seat()
    evening.enter({"entry": "noshow", "round": 1, "table": 1, "pair": 4})
    open_part(page, "Pairs")
    page.get_by_label("First player").fill("Zoe")
    page.get_by_label("Second player").fill("Eli")
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(dialog.get_by_role("radio", name="In place of pair 4")).to_be_checked()
    expect(dialog.get_by_text("No other pair moves.")).to_be_visible()
    dialog.get_by_role("radio", name="A place of its own").check()
    expect(dialog.get_by_text("The cards printed for these pairs")).to_be_visible()
    expect(dialog.get_by_role("listitem").first).to_contain_text("from round 2")
    dialog.get_by_role("radio", name="In place of pair 4").check()
    dialog.get_by_role("button", name="Enter", exact=True).click()
    expect(page.get_by_role("button", name="Zoe · Eli")).to_be_visible()
    assert evening.get("/late")["places"][0]["instead_of"] == 0  # the vacant place has been taken
