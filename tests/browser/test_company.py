"""Company for a game in up to three browsers: an open table filled, the host asked, a wish ended, people kept apart."""

from __future__ import annotations

import re
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served

NUMBERS = count(10)


@pytest.fixture
def ana() -> str:
    """The name of a host: another one at each try, whose tables are listed for a while."""
    return f"Ana {next(NUMBERS)}"


def person(visit: Visit, name: str, size: str = "desk") -> Page:
    return visit(size, kept={"preferences": {"name": name}})


def opened(server: Served, page: Page, way: str, name: str, rules: str = "salon") -> dict[str, Any]:
    """A table that its host opens in the lobby; nobody else plays that game on this server."""
    made = server.open(name, rules=rules, pace=0)
    page.goto(server.link(made["table"], made["key"]))
    page.get_by_text(way, exact=True).click()
    expect(page.get_by_text("The table is listed until")).to_be_visible()
    return made


def find(page: Page, server: Served, host: str) -> None:
    """Wait on the page of open tables until that host's is there."""
    page.goto(f"{server.url}/company")
    expect(page.get_by_role("list", name="Open tables").get_by_text(re.compile(rf"^{host}")).first).to_be_visible()


def sit(page: Page, host: str, word: str = "Sit ") -> None:
    page.get_by_role("listitem").filter(has_text=re.compile(rf"^\s*{host}")).get_by_role("button", name=word).click()


def test_an_open_table_is_found_and_filled(server: Served, visit: Visit, ana: str) -> None:
    host, guest, late = person(visit, ana), person(visit, "Eva", "phone"), person(visit, "Late")
    table = opened(server, host, "Come in", ana)["table"]
    guest.goto(server.url)  # from the first page
    guest.locator("nav.more").scroll_into_view_if_needed()
    expect(guest.get_by_text(ana).first).to_be_visible()
    sit(guest, ana)
    expect(guest.get_by_role("button", name=re.compile("^Get up"))).to_be_visible()
    server.sit(table, "Leo", 2)
    find(late, server, f"{ana}, Eva, Leo")
    server.sit(table, "Zoe", 3)
    expect(host.get_by_text("Everybody is here.")).to_be_visible()
    sit(late, f"{ana}, Eva, Leo")  # a stale entry
    stale = re.compile("no longer to be had|All chairs are taken")
    expect(late.get_by_role("alert").filter(has_text=stale)).to_be_visible()
    expect(late.get_by_text(f"{ana}, Eva, Leo")).to_have_count(0)
    host.get_by_role("button", name="Begin the match").click()
    for page in (host, guest):
        expect(page.locator(".status")).to_be_visible()
    guest.get_by_role("button", name="Talk").click()
    expect(guest.get_by_role("button", name="Hello").first).to_be_visible()
    assert guest.get_by_role("textbox").count() == 0, "among people of the list there are set phrases only"
    expect(guest.get_by_text("Set phrases only: somebody here has found the table in the list")).to_be_visible()


def test_the_host_is_asked_and_avoids_a_guest_who_learns_nothing(server: Served, visit: Visit, ana: str) -> None:
    """The list does not bring two people together of whom one avoids the other; a third sees all."""
    host, leo, zoe = person(visit, ana), visit("phone"), person(visit, "Zoe")
    opened(server, host, "Ask me", ana)
    find(leo, server, ana)
    sit(leo, ana, "Ask to sit")
    leo.get_by_role("dialog").get_by_label("Name").fill("Leo")
    leo.get_by_role("dialog").get_by_role("button", name="Sit here").click()
    expect(leo.get_by_text(f"You have asked for a chair. {ana} answers in a moment.")).to_be_visible()
    assert leo.get_by_role("button", name="Sit here").count() == 0
    expect(host.get_by_role("button", name="No : Leo")).to_be_visible()
    leo.get_by_role("button", name="Ask no longer").click()
    expect(leo.get_by_role("heading", level=1, name="Canasta", exact=True)).to_be_visible()
    expect(host.get_by_role("button", name="No : Leo")).to_have_count(0)
    find(leo, server, ana)
    sit(leo, ana, "Ask to sit")
    host.get_by_role("button", name="No : Leo").click()
    expect(leo.get_by_text("The host has not given you a chair")).to_be_visible()
    find(zoe, server, ana)
    sit(zoe, ana, "Ask to sit")
    host.get_by_role("button", name="Let them sit : Zoe").click()
    expect(zoe.get_by_role("button", name=re.compile("^Get up"))).to_be_visible()
    expect(host.get_by_text("Zoe", exact=True).first).to_be_visible()

    host.get_by_role("button", name="Do not seat me with Zoe").click()
    expect(host.get_by_text("will not be seated together. Nobody is told.")).to_be_visible()
    opened(server, host, "Come in", f"{ana} again")
    find(leo, server, f"{ana} again")
    zoe.goto(f"{server.url}/company")
    none_or_some = zoe.get_by_text("No table is open just now.").or_(zoe.get_by_role("list", name="Open tables"))
    expect(none_or_some).to_be_visible()
    expect(zoe.get_by_text(f"{ana} again")).to_have_count(0)
    host.goto(f"{server.url}/company")
    host.get_by_role("button", name="Seat us again : Zoe").click()
    expect(host.get_by_role("heading", name="Not seated with you")).to_have_count(0)


def wish(server: Served, page: Page) -> None:
    page.goto(f"{server.url}/company")
    page.get_by_label("Game").select_option("internacional")
    page.get_by_role("button", name="I would play").click()
    expect(page.get_by_text("Looking for company")).to_be_visible()


def test_a_wish_ends_with_its_page(server: Served, visit: Visit) -> None:
    stays, goes = person(visit, "Ana"), person(visit, "Eva")
    for page in (stays, goes):
        wish(server, page)
    expect(stays.get_by_text("2 of you are waiting")).to_be_visible()
    goes.get_by_role("link", name="Canasta").first.click()
    expect(stays.get_by_text("You are the only one so far")).to_be_visible()
    wish(server, goes)
    expect(stays.get_by_text("2 of you are waiting")).to_be_visible()
    goes.close()
    expect(stays.get_by_text("You are the only one so far")).to_be_visible()
