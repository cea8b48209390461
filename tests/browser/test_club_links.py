"""Links of a competition: the key that runs it, what each link may, and the way to the club."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.hall import seated_hall
from tests.browser.organiser import open_part, table
from tests.browser.serving import Served


def test_whoever_looks_at_the_wall_keeps_the_key_to_run_it(server: Served, visit: Visit) -> None:
    """The key of a new competition is told once: nothing that is opened in the same browser may take its place."""
    evening = seated_hall(server, 4, name="Spring cup")
    page = visit("desk", at=evening.address())
    parts = page.get_by_role("navigation", name="Parts of the competition")
    expect(parts).to_be_visible()
    for key, what, shown in (
        (evening.link("public"), "/wall", "Full screen"),
        (evening.link("public"), "", "Why pair 1"),
        (evening.link("table", 1), "", "Enter the result"),
    ):
        other = page.context.new_page()
        other.goto(evening.address(key, what))
        expect(other.get_by_role("button", name=shown).first).to_be_visible()
        other.reload()  # a tab stays what it was
        expect(other.get_by_role("button", name=shown).first).to_be_visible()
        other.close()
    page.reload()
    expect(parts).to_be_visible()
    page.goto(f"{server.url}/club")
    mine = page.get_by_role("region", name="Yours").get_by_role("listitem")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("You organise it")
    fresh = page.context.new_page()
    fresh.goto(f"{server.url}/club/{evening.club}")
    expect(fresh.get_by_role("navigation", name="Parts of the competition")).to_be_visible()
    mine.get_by_role("button", name="Remove from the list").click()
    mine.get_by_role("button", name="Remove and lose the key").click()
    expect(mine).to_have_count(0)
    page.goto(f"{server.url}/club/{evening.club}")
    expect(page.get_by_role("heading", name="You need the link")).to_be_visible()


def test_links_and_who_may_what(server: Served, visit: Visit) -> None:
    evening = seated_hall(server, 4)
    page = visit("desk", at=evening.address())
    open_part(page, "Links and papers")
    page.get_by_role("button", name="Make the 2 missing links").click()
    page.get_by_role("button", name="Table 2").click()
    dialog = page.get_by_role("dialog")
    # This server is there for its own machine alone: a code would lead a phone to itself.
    expect(dialog.get_by_text("canasta serve --host 0.0.0.0")).to_be_visible()
    expect(dialog.get_by_role("img", name=re.compile("code"))).to_have_count(0)
    address = dialog.get_by_label("Link to the table").input_value()
    phone = visit("phone", at=address)
    expect(phone.get_by_role("heading", name="Table 2")).to_be_visible()
    expect(phone).to_have_url(f"{server.url}/club/{evening.club}")  # the secret is not left in the address

    dialog.get_by_role("button", name="Revoke this link").click()
    dialog.get_by_role("button", name="Revoke the link").click()
    expect(phone.get_by_text(re.compile("withdrawn|revoked|expired"))).to_be_visible()

    page.keyboard.press("Escape")
    page.get_by_label("Name").fill("Marta")
    page.get_by_role("button", name="Make a link").click()
    page.get_by_role("listitem").filter(has_text="Marta").get_by_role("button", name="Show").click()
    deputy = visit("desk", at=dialog.get_by_label("Link to the table").input_value())
    parts = deputy.get_by_role("navigation", name="Parts of the competition")
    expect(parts).to_be_visible()
    expect(parts.get_by_role("link", name="Links and papers")).to_have_count(0)
    table(deputy, 1).click()
    shown = deputy.get_by_role("dialog")
    expect(shown.get_by_role("button", name="Enter the result")).to_be_visible()
    expect(shown.get_by_role("button", name="Did not come")).to_have_count(0)
