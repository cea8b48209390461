"""The phone of a pair: it goes with the pair from table to table, and speaks for that pair alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit, anew
from tests.browser.hall import Hall, hall
from tests.browser.organiser import open_part
from tests.browser.serving import Served
from tests.browser.test_club_phone import type_in

ONE, TWO, THREE = "Ana García · Bea Soler", "Carmen Ruiz · Dolores Vidal", "Elena Prats · Fina Roca"


@pytest.fixture
def evening(server: Served) -> Hall:
    """Four pairs, not yet seated: pair 3 plays pair 1 at table 1, then pair 2 at table 2."""
    made = hall(server)
    made.pairs(4)
    return made


def report(page: Page, one: int, other: int) -> None:
    """Say how the match of this pair ended: nobody has to say who they are."""
    page.get_by_role("button", name="Enter the result").tap()
    for points in (one, other):
        expect(page.get_by_role("heading", name=re.compile("Points of"))).to_be_visible()
        type_in(page, points)
    page.get_by_role("button", name="Yes, send it").tap()


def test_two_pairs_go_through_two_rounds(evening: Hall, visit: Visit) -> None:
    keys = evening.pair_links(1, 3)
    staying, moving = visit("phone"), visit("phone")
    for phone, pair, names in ((staying, 1, ONE), (moving, 3, THREE)):
        phone.goto(evening.address(keys[pair]))
        expect(phone.get_by_role("heading", name=names, exact=True)).to_be_visible()
        expect(phone.get_by_text("There is no table yet")).to_be_visible()
    evening.seat()
    for phone in (staying, moving):
        expect(phone.get_by_role("heading", name="Round 1 Table 1")).to_be_visible()
    report(moving, 9050, 15200)
    expect(moving.get_by_role("heading", name=f"Waiting for {ONE}")).to_be_visible()
    expect(moving.get_by_role("button", name=re.compile("We agree"))).to_have_count(0)
    staying.get_by_role("button", name=f"We agree: {ONE}").tap()
    for phone in (staying, moving):
        expect(phone.get_by_text("Entered and confirmed")).to_be_visible()
    expect(moving.get_by_role("heading", name="Next: round 2, table 2")).to_be_visible()
    expect(moving.get_by_text(f"Against {TWO}.")).to_be_visible()
    expect(moving.get_by_role("heading", name="Place 1 of 4")).to_be_visible()

    evening.play(1, 2, 15100, 5000)
    evening.seat()
    expect(staying.get_by_role("heading", name="Round 2 Table 1")).to_be_visible()
    expect(moving.get_by_role("heading", name="Round 2 Table 2")).to_be_visible()
    evening.play(2, 1, 15500, 4000)
    report(moving, 15300, 2000)
    (two,) = evening.pair_links(2).values()
    other = visit("phone", at=evening.address(two))
    other.get_by_role("button", name="No, the result was different").tap()
    for points in (15300, 2500):
        type_in(other, points)
    other.get_by_role("button", name="Yes, send it").tap()
    moving.get_by_role("button", name="We were wrong: it is 15,300 : 2,500").tap()
    expect(moving.get_by_text("Entered and confirmed")).to_be_visible()
    expect(moving.get_by_text("Your next table will appear here")).to_have_count(0)  # it is over
    moving.get_by_role("button", name="Why?").tap()
    expect(moving.get_by_role("dialog").get_by_role("heading", name="Why: pair 3")).to_be_visible()


def test_links_of_all_pairs_by_one_tap_of_a_late_one_and_of_one_that_goes(evening: Hall, visit: Visit) -> None:
    page = visit("desk", at=evening.address())
    open_part(page, "Links and papers")
    page.get_by_role("button", name="Make the links of 4 pairs").click()
    page.get_by_role("button", name=f"Pair 3: {THREE}").click()
    dialog = page.get_by_role("dialog")
    phone = visit("phone", at=dialog.get_by_label("Link to the table").input_value())
    expect(phone.get_by_role("heading", name=THREE, exact=True)).to_be_visible()
    dialog.get_by_role("button", name="Revoke this link").click()
    dialog.get_by_role("button", name="Revoke the link").click()
    expect(phone.get_by_text(re.compile("withdrawn|revoked|expired"))).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Make the link that one pair lacks").click()
    expect(page.get_by_role("button", name=f"Pair 3: {THREE}")).to_be_visible()
    evening.enter({"entry": "entered", "players": ["Sara Vila", "Noa Paz"]})
    page.get_by_role("button", name="Make the link that one pair lacks").click()
    expect(page.get_by_role("button", name="Pair 5: Sara Vila · Noa Paz")).to_be_visible()
    anew(phone, evening.address(evening.pair_links(4)[4]))
    expect(phone.get_by_text("There is no table yet")).to_be_visible()
    evening.enter({"entry": "withdrew", "pair": 4})
    expect(phone.get_by_text("You no longer take part")).to_be_visible()
