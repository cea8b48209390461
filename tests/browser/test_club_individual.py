"""An individual competition along the organiser's path: a pasted list of 23 players, seats, phones, ranking, papers."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit, anew
from tests.browser.hall import PLAYERS, Hall, hall
from tests.browser.organiser import open_part, table
from tests.browser.serving import Served
from tests.browser.test_papers import CUT

NAMES = PLAYERS[:23]


def players(made: Hall) -> None:
    made.enter(*({"entry": "entered", "players": [name]} for name in NAMES))


def side(made: Hall, number: int, at: int) -> str:
    """The names of a side of a table, as the page tells them."""
    sides = made.get()["rounds"][-1]["matches"][number - 1]["sides"]
    return " · ".join(NAMES[player - 1] for player in sides[at])


def test_an_evening_of_players(server: Served, visit: Visit) -> None:
    page = visit("phone", at=server.url)
    club = page.get_by_role("link", name=re.compile("^Club"))
    expect(club).to_be_in_viewport()
    club.tap()
    page.get_by_role("link", name=re.compile("Run a competition")).tap()
    page.get_by_label("Name").fill("Friday individual")
    page.get_by_role("radio", name=re.compile("Individual")).check(force=True)
    page.get_by_label("Deals").fill("4")
    page.get_by_role("spinbutton", name="Rounds").fill("4")
    page.get_by_role("button", name="Open the competition").click()

    page.get_by_role("button", name="Paste a list").click()
    box = page.get_by_label("Or paste the list here")
    box.fill("\n".join(f"{at}. {name}" for at, name in enumerate(NAMES, 1)) + "\nPía, Leo\n")
    page.get_by_role("button", name="Read the list").click()
    expect(page.get_by_role("dialog")).to_contain_text("expected the name of one player")
    box.fill("\n".join(f"{at}. {name}" for at, name in enumerate(NAMES, 1)))
    page.get_by_role("button", name="Read the list").click()
    page.get_by_role("button", name="Enter the 23 players").click()
    expect(page.get_by_role("heading", name="23 players")).to_be_visible()

    page.get_by_role("link", name="Go on: seat the first round").click()
    page.get_by_role("button", name="Prepare the first round").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("row")).to_have_count(6)
    changed = dialog.get_by_role("row").nth(1).get_by_role("button")
    expect(changed).to_have_count(4)
    one, other = changed.nth(0).inner_text(), changed.nth(3).inner_text()
    changed.nth(0).click()
    changed.nth(3).click()  # two players of a table change places
    expect(changed.nth(3)).to_have_text(re.compile(re.escape(one.split("\n")[-1])))
    expect(changed.nth(0)).to_have_text(re.compile(re.escape(other.split("\n")[-1])))
    page.get_by_role("button", name="Seat round 1").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_text(re.compile(r"^Player \d+, .*, sits out\."))).to_have_count(3)
    table(page, 1).click()
    expect(dialog.get_by_role("paragraph").filter(has_text=re.compile(r"\d+ · \d+\. "))).to_be_visible()
    page.keyboard.press("Escape")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")


def test_a_result_from_a_phone_why_a_player_stands_there_and_the_papers(server: Served, visit: Visit) -> None:
    made = hall(server, format="individual", rounds=4, length={"deals": 4}, ranking=["points", "wins"])
    players(made)
    made.seat()
    phone = visit("phone", at=made.address(made.link("table", 1)))
    phone.get_by_role("button", name="Enter the result").click()
    phone.get_by_role("button", name=side(made, 1, 0)).click()
    for points in ("5200", "3100"):
        phone.get_by_role("textbox").fill(points)
        phone.get_by_role("textbox").press("Enter")
    phone.get_by_role("button", name="Yes, send it").click()
    phone.get_by_role("button", name=re.compile("We agree")).click()
    expect(phone.get_by_text("5,200")).to_be_visible()

    page = visit("desk", at=made.address())
    open_part(page, "Ranking")
    expect(page.get_by_role("columnheader", name="Player")).to_be_visible()
    first = page.get_by_role("row").nth(1)
    expect(first).to_contain_text("5,200")
    first.get_by_role("button", name=re.compile("Why player")).click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"with player \d+ against players \d+ and \d+"))

    players_of_one = side(made, 1, 0).split(" · ")
    for paper in ("slips", "seating", "names", "tables", "pairs", "sheets", "ranking"):
        anew(page, made.address(None, f"?paper={paper}"))
        page.locator(".paper h2, .paper .number").first.wait_for()
        page.wait_for_function("() => !document.querySelector('main header button').disabled")
        page.emulate_media(media="print")
        assert page.evaluate(CUT) == [], paper
        said = page.locator(".paper").inner_text()
        page.emulate_media(media="screen")
        assert "Pair" not in said, paper
        if paper in ("seating", "names"):
            assert said.count("sits out") == 3, paper
        if paper != "tables":
            assert all(name in said for name in players_of_one), paper
