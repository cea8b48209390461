"""The referee's page: a case, its questions, the ruling; back is the browser's own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served


@pytest.mark.rule("SA-7.5", "SA-7.6", "SA-8.4")
def test_a_case_to_its_ruling(server: Served, visit: Visit) -> None:
    page = visit("phone", at=f"{server.url}/club")
    page.get_by_role("link", name=re.compile("Ask the referee")).click()
    page.get_by_label("Rules in play").select_option("salon")
    page.get_by_label("Who did it").fill("Eva")
    page.get_by_label("Search in your own words").fill("he drew and it wasn't his go")
    listed = page.get_by_role("region", name="What happened?").get_by_role("button")
    expect(listed.first).to_have_text("Drew from the stock out of turn")
    listed.first.click()
    expect(page.get_by_role("heading", name="When was it noticed?")).to_be_visible()
    page.get_by_role("button", name="Before the next player ended the turn").click()
    page.get_by_role("button", name="Yes", exact=True).click()
    page.get_by_role("button", name="Another player", exact=True).click()
    ruling = page.get_by_role("article")
    expect(ruling).to_contain_text("−200 points for the offending side")
    expect(ruling).to_contain_text("Offender: Eva")
    expect(ruling.get_by_role("link", name="Rule SA-7.5").first).to_be_visible()

    page.go_back()  # the last answer is taken back
    expect(page.get_by_role("heading", name="Who drew?")).to_be_visible()
    page.get_by_role("button", name="Change the answer: Was the card mixed into the hand?").click()
    page.get_by_role("button", name="No", exact=True).click()
    page.get_by_role("button", name="Another player", exact=True).click()
    expect(ruling).to_contain_text("−100")
    page.get_by_role("button", name="Change the answer: When was it noticed?").click()
    page.get_by_role("button", name="After that").click()
    expect(ruling).to_contain_text("It has lapsed")

    ruling.get_by_role("link", name="Rule SA-8.4").first.click()
    expect(page.get_by_role("dialog").get_by_text("SA-8.4").first).to_be_visible()


def test_addresses_say_all_and_may_lead_nowhere(server: Served, visit: Visit) -> None:
    page = visit("desk", kept={"preferences": {"lang": "es"}})
    page.goto(f"{server.url}/referee?rules=salon&case=drew-out-of-turn&noticed=in_time&mixed=yes&drawer=another")
    expect(page.get_by_role("article")).to_contain_text("−200")
    expect(page.get_by_role("list", name="Lo que has dicho")).to_contain_text("¿Mezcló la carta con las de su mano? Sí")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("list", name="What you have said")).to_contain_text("Was the card mixed into the hand? Yes")
    page.goto(f"{server.url}/referee?rules=salon&case=red-threes-in-hand")
    expect(page.get_by_role("heading", name="How many cards?")).to_be_visible()
    page.keyboard.press("2")
    expect(page.get_by_role("article")).to_be_visible()

    for nonsense in ("salon&case=drew-out-of-turn&noticed=maybe", "nothing"):
        page.goto(f"{server.url}/referee?rules={nonsense}")
        expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()

    page.goto(f"{server.url}/referee?rules=tres-barajas")
    page.get_by_label("Search in your own words").fill("my partner wears a hat")
    region = page.get_by_role("region", name="What happened?")
    expect(region.get_by_role("button").first).to_have_text("None of these")
    expect(region.get_by_role("status")).to_contain_text("No case matches")
    expect(region.get_by_role("link").first).to_have_accessible_name(re.compile(r"^Rule TB-"))
    region.get_by_role("button").first.click()
    expect(page.get_by_role("article")).to_contain_text("No case in the book fits")
