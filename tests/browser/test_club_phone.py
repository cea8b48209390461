"""The phone at a table: a result is said by one side and confirmed by the other, on whatever phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import Visit, anew
from tests.browser.hall import Hall, hall, seated_hall
from tests.browser.serving import Served

FIXED, MOVING = "Ana García · Bea Soler", "Elena Prats · Fina Roca"


@pytest.fixture
def evening(server: Served) -> Hall:
    """Four pairs, the first round seated."""
    return seated_hall(server, 4)


def type_in(page: Page, number: int) -> None:
    """A number by the page's own keys, as a thumb does it, and on."""
    for digit in str(number):
        page.get_by_role("button", name=digit, exact=True).tap()
    page.get_by_role("button", name="Next").tap()


def filled_in(page: Page, who: str, one: int, other: int) -> None:
    """Enter the end of the match, up to the question whether it is right."""
    page.get_by_role("button", name="Enter the result").tap()
    page.get_by_role("button", name=who).tap()
    expect(page.get_by_role("heading", name=re.compile("Points of Ana"))).to_be_visible()
    type_in(page, one)
    expect(page.get_by_role("heading", name=re.compile("Points of Elena"))).to_be_visible()
    type_in(page, other)
    expect(page.get_by_role("heading", name="Is this right?")).to_be_visible()


def report(page: Page, who: str, one: int, other: int) -> None:
    """Say how the match ended."""
    filled_in(page, who, one, other)
    page.get_by_role("button", name="Yes, send it").tap()


def result(evening: Hall) -> object:
    return evening.get()["rounds"][0]["matches"][0]["points"]


def sent(evening: Hall) -> int:
    """The number of results in the log that one side said."""
    return sum(line["kind"] == "claimed" for line in evening.get("/log")["lines"])


def test_two_phones_and_a_call_while_one_types(evening: Hall, visit: Visit) -> None:
    address = evening.address(evening.link("table", 1))
    one, other, desk = visit("phone"), visit("phone"), visit("desk", at=evening.address())
    for phone in (one, other):
        phone.goto(address)
        expect(phone.get_by_role("heading", name="Table 1")).to_be_visible()
        expect(phone.get_by_text(MOVING)).to_be_visible()
    one.get_by_role("button", name="Enter the result").tap()
    one.get_by_role("button", name=FIXED).tap()
    type_in(one, 15200)
    other.get_by_role("button", name="Call the referee").tap()
    called = other.get_by_text("The referee has been called.")
    expect(called).to_be_visible()
    desk.get_by_role("button", name="Table 1: the referee has been called").click()
    desk.get_by_role("dialog").get_by_role("button", name="Attended to").click()
    expect(called).to_have_count(0)
    type_in(one, 9050)  # what was typed is there still
    one.get_by_role("button", name="Yes, send it").dblclick()
    expect(other.get_by_role("heading", name=f"{MOVING}: do you agree?")).to_be_visible()
    assert result(evening) is None
    other.get_by_role("button", name=f"We agree: {MOVING}").tap()
    for phone in (one, other):
        expect(phone.get_by_text("Entered and confirmed")).to_be_visible()
    assert result(evening) == [15200, 9050]
    assert sent(evening) == 1


def test_one_phone_goes_round_the_table(evening: Hall, visit: Visit) -> None:
    phone = visit("phone", kept={"preferences": {"lang": "es"}}, at=evening.address(evening.link("table", 1)))
    phone.get_by_role("button", name="Anotar el resultado").tap()
    phone.get_by_role("button", name=FIXED).tap()
    for points in (15200, 9055):
        for digit in str(points):
            phone.get_by_role("button", name=digit, exact=True).tap()
        phone.get_by_role("button", name="Siguiente").tap()
    phone.get_by_role("button", name="No, corregir").tap()  # the last number again
    phone.get_by_role("button", name="Borrar una cifra").tap()
    phone.get_by_role("button", name="0", exact=True).tap()
    phone.get_by_role("button", name="Siguiente").tap()
    phone.get_by_role("button", name="Sí, enviar").tap()
    phone.get_by_role("button", name=f"De acuerdo: {MOVING}").tap()
    expect(phone.get_by_text("Anotado y confirmado")).to_be_visible()
    assert result(evening) == [15200, 9050]


def test_one_phone_for_both_sides_is_seen_and_another_is_asked(evening: Hall, visit: Visit) -> None:
    address = evening.address(evening.link("table", 1))
    one, other, desk = visit("phone"), visit("phone"), visit("desk")
    one.goto(address)
    report(one, FIXED, 15200, 9050)
    one.get_by_role("button", name=f"We agree: {MOVING}").tap()
    expect(one.get_by_text("Entered and confirmed")).to_be_visible()
    desk.goto(evening.address())
    tables = desk.get_by_role("list", name="The tables of the round").get_by_role("button")
    expect(tables.first).to_contain_text("Confirmed on the same phone")
    desk.get_by_role("button", name="Ask for another confirmation").click()
    expect(tables.first).to_contain_text("Waiting for another phone")
    one.get_by_role("button", name="Yes, it is right").tap()
    expect(one.get_by_role("region", name="Is the result right?").get_by_role("alert")).to_contain_text("another one")
    other.goto(address)
    other.get_by_role("button", name="No, it is wrong").tap()
    expect(other.get_by_text("The organiser has been told")).to_be_visible()
    desk.get_by_role("button", name="Table 1: another phone disagrees").click()
    dialog = desk.get_by_role("dialog")
    expect(dialog).to_contain_text("Another phone disputes the result.")
    dialog.get_by_role("button", name="Ask for confirmation from another phone").click()  # they have talked
    desk.keyboard.press("Escape")
    other.get_by_role("button", name="Yes, it is right").tap()
    expect(tables.first).to_contain_text("Over")
    expect(desk.get_by_role("heading", name="You are needed")).to_have_count(0)


def test_odd_numbers_are_told_at_once_and_rare_ones_asked_about(evening: Hall, visit: Visit) -> None:
    phone = visit("phone", at=evening.address(evening.link("table", 1)))
    phone.get_by_role("button", name="Enter the result").tap()
    phone.get_by_role("button", name=MOVING).tap()
    for digit in "123":
        phone.get_by_role("button", name=digit, exact=True).tap()
    expect(phone.get_by_text("It has to be a multiple of 5.")).to_be_visible()
    phone.get_by_role("button", name="Next").tap()
    expect(phone.get_by_role("heading", name=re.compile("Points of Ana"))).to_be_visible()  # it does not go on
    phone.get_by_role("button", name="Delete a digit").tap()
    type_in(phone, 0)
    type_in(phone, 500)
    expect(phone.get_by_text("Nobody has reached 15,000 points")).to_be_visible()
    phone.get_by_role("button", name="Yes, send it").tap()
    expect(phone.get_by_role("alert")).to_contain_text("15,000")  # and the server says so too

    phone.get_by_role("button", name="No, correct it").tap()
    for _ in "500":
        phone.get_by_role("button", name="Delete a digit").tap()
    type_in(phone, 152_000)
    phone.get_by_role("button", name="Yes, send it").tap()
    expect(phone.get_by_text("152,000 points are rare in such a match")).to_be_visible()
    assert evening.get()["rounds"][0]["matches"][0]["state"] == "waiting"
    phone.get_by_role("button", name="Let me look again").tap()
    phone.get_by_role("button", name="Yes, send it").tap()
    phone.get_by_role("button", name="Yes, it is right").tap()
    expect(phone.get_by_role("heading", name=f"{FIXED}: do you agree?")).to_be_visible()


def test_keys_that_open_nothing(evening: Hall, server: Served, visit: Visit) -> None:
    phone = visit("phone", at=evening.address("x" * 43))
    expect(phone.get_by_text("This key opens nothing here")).to_be_visible()
    phone.goto(f"{server.url}/club/{evening.club}")
    expect(phone.get_by_role("heading", name="You need the link")).to_be_visible()
    other = hall(server)  # the key of another competition is no better
    anew(phone, evening.address(other.key))
    expect(phone.get_by_text("This key opens nothing here")).to_be_visible()


@pytest.mark.rule("RE-4.7")
def test_the_sheet_of_the_table_gives_the_result(evening: Hall, visit: Visit) -> None:
    phone = visit("phone", at=evening.address(evening.link("table", 1)))
    phone.get_by_role("button", name="Score sheet of this table").tap()
    phone.get_by_role("button", name="Enter deal 1").tap()
    phone.get_by_role("button", name=re.compile("totals", re.IGNORECASE)).tap()
    type_in(phone, 15005)
    type_in(phone, 3000)
    phone.get_by_role("button", name=re.compile("^Yes, enter deal 1")).tap()
    expect(phone.get_by_role("heading", name="Do you agree with the sheet?")).to_be_visible()
    for agreed in phone.get_by_role("checkbox").all():
        agreed.check()
    phone.get_by_role("button", name="Accept and close the sheet").tap()
    expect(phone.get_by_role("heading", name="Sheet accepted")).to_be_visible()
    assert result(evening) == [15005, 3000]
    phone.get_by_role("link", name="Back to the table").tap()
    expect(phone.get_by_text("Entered and confirmed")).to_be_visible()


def test_a_table_that_plays_online(evening: Hall, visit: Visit) -> None:
    evening.do("online", {"round": 1, "tables": [1]})
    phone = visit("phone", at=evening.address(evening.link("table", 1)))
    expect(phone.get_by_role("button", name="Enter the result")).to_have_count(0)
    phone.get_by_role("button", name="Elena Prats").tap()
    expect(phone).to_have_url(re.compile("/t/[a-z2-9]{10}$"))
    expect(phone.get_by_role("main")).to_contain_text("Elena Prats")
    desk = visit("desk", at=evening.address())
    desk.get_by_role("list", name="The tables of the round").get_by_role("button").first.click()
    expect(desk.get_by_role("dialog").get_by_role("link", name="Watch the match")).to_be_visible()


def test_a_result_waits_for_the_network_and_is_sent_once_though_the_answer_is_lost(evening: Hall, visit: Visit) -> None:
    phone = visit("phone", at=evening.address(evening.link("table", 1)))
    filled_in(phone, FIXED, 15200, 9050)
    lost: list[str] = []

    def swallow(route: Route) -> None:
        """The first is done, and its answer does not come back."""
        if lost:
            route.continue_()
            return
        lost.append(route.request.post_data or "")
        route.fetch()
        route.abort("connectionreset")

    phone.context.set_offline(True)
    phone.get_by_role("button", name="Yes, send it").dblclick()
    expect(phone.get_by_text("the result waits on this phone")).to_be_visible()
    expect(phone.get_by_role("button", name="Yes, send it")).to_have_count(0)
    phone.route("**/results*", swallow)
    phone.context.set_offline(False)
    expect(phone.get_by_role("heading", name=f"{MOVING}: do you agree?")).to_be_visible()
    assert len(lost) == 1
    (match, _) = evening.get()["rounds"][0]["matches"]
    assert match["state"] == "claimed"
    assert [claim["points"] for claim in match["claims"]] == [[15200, 9050]]
    assert sent(evening) == 1
