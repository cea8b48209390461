"""A discard taken back, somebody beside a player, the address of a call: in two browsers and three."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.crew import Crew, crew
from tests.browser.serving import Served
from tests.browser.table import TablePage

CALL = "https://meet.example/LosJueves"
NO_RED_THREE = "four"  # comes with the first draw: a discard after it would lie
SHORT: dict[str, Any] = {"ceremony": "short", "rules": "clasica", "turn_seconds": 0}


def menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()


def to_discard(person: TablePage) -> list[str]:
    """Draw, and return the hand before its discard."""
    person.my_turn()
    person.lit("draw").click()
    expect(person.status).to_contain_text("then discard")
    return person.faces()


def test_a_discard_comes_back_before_a_bot_plays(server: Served, visit: Visit) -> None:
    opened = server.open("Ana", **SHORT, hints="never", pace=900)
    person = TablePage(visit("phone"))
    page = person.page
    page.goto(server.link(opened["table"], opened["key"]))
    person.begin()
    hand = to_discard(person)
    while True:
        person.discard_any()
        back = person.do("Take back")
        expect(back.or_(person.lit("draw"))).to_be_visible()
        if back.count():
            break
        hand = to_discard(person)  # a red three was laid out after it: that one lies
    expect(page.get_by_text("You can take this discard back")).to_have_count(1)
    assert len(person.faces()) == len(hand) - 1
    back.click()
    expect(person.status).to_contain_text("then discard")
    expect(back).to_have_count(0)
    assert sorted(person.faces()) == sorted(hand)
    expect(person.log.get_by_text("You take your discard back").last).to_be_attached()
    person.discard_any()
    expect(person.do("Take back")).to_have_count(0)  # once a turn


def test_the_next_player_sees_a_discard_taken_back(server: Served, visit: Visit) -> None:
    with crew(server, **SHORT, take_back="always", hints="never", seed=NO_RED_THREE) as four:
        first = four.turn()
        assert first is not None
        second = four.at((first.seat + 1) % 4)
        person, following = TablePage(visit("desk")), TablePage(visit("phone"))
        person.page.goto(four.link(first))
        following.page.goto(four.link(second))
        hand = to_discard(person)
        person.discard_any()
        following.my_turn()
        expect(person.do("Take back")).to_be_visible()
        assert following.do("Take back").count() == 0
        person.page.keyboard.press("Backspace")
        person.my_turn()
        assert sorted(person.faces()) == sorted(hand)
        name = first.info["names"][first.seat]
        expect(following.status).to_contain_text(f"{name} to play")
        expect(following.log.get_by_text(f"{name} takes the discard back").last).to_be_attached()
        person.discard_any()
        following.my_turn()  # the strip shows what lies there, and nothing that does not
        expect(following.page.locator(".log .turn").last.locator(".discard")).to_have_count(1)
        following.lit("draw").click()
        expect(person.do("Take back")).to_have_count(0)


def test_somebody_beside_a_player(server: Served, visit: Visit) -> None:
    with crew(server, **SHORT) as four:
        beside(four, TablePage(visit("desk")), TablePage(visit("phone")), TablePage(visit("desk")))


def beside(four: Crew, ana: TablePage, eva: TablePage, friend: TablePage) -> None:
    """The friend sits beside Eva for some turns, and no longer; Ana sees it. The crew plays."""
    for person, member in ((ana, four.members[0]), (eva, four.members[1])):
        person.page.goto(four.link(member))
        expect(person.hand).to_have_count(11)
    menu(eva.page, "Somebody beside me")
    window = eva.page.get_by_role("dialog")
    window.get_by_role("button", name="Make a link").click()
    expect(window.get_by_text("Nobody has opened the link yet")).to_be_visible()
    link = window.get_by_label("Link for the person beside you").input_value()
    expect(ana.seat("Eva")).to_have_accessible_name(re.compile("Somebody may sit beside Eva"))
    expect(ana.seat("Eva").get_by_text("Somebody may sit beside me now")).to_be_visible()

    friend.page.goto(link)
    expect(friend.page.get_by_text("You sit beside Eva")).to_be_visible()
    expect(friend.hand).to_have_count(11)
    assert friend.faces() == eva.faces()
    expect(ana.seat("Eva")).to_have_accessible_name(re.compile("Eva has somebody beside them"))
    expect(window.get_by_text("One person is beside you now")).to_be_visible()
    window.get_by_role("button", name="Close").click()

    turn = None
    while turn is not four.members[1]:  # they see what Eva sees, turn after turn, and have nothing to do
        turn = four.turn()
        assert turn is not None
        four.do(turn, "draw")
        expect(friend.hand).to_have_count(12 if turn is four.members[1] else 11)
        assert friend.page.locator("[role=toolbar] button.lit").count() == 0
        four.act(lambda one: next(text for text in one.legal if text.startswith("discard")))
        for person in (eva, friend):
            expect(person.hand).to_have_count(11)
        assert friend.faces() == eva.faces()
    friend.page.keyboard.press("s")
    friend.page.get_by_role("button", name="Talk").click()
    assert friend.page.get_by_role("dialog").get_by_role("button", name="Thank you").count() == 0
    friend.page.keyboard.press("Escape")
    friend.page.goto(f"{four.server.url}/matches")
    expect(friend.page.get_by_text("No match yet")).to_be_visible()  # it is none of theirs
    friend.page.goto(link)
    expect(friend.hand).to_have_count(11)

    menu(eva.page, "Somebody beside me")
    eva.page.get_by_role("dialog").get_by_role("button", name="End it").click()
    expect(friend.page.get_by_text("You no longer sit beside the player")).to_be_visible()
    assert friend.faces() == []
    expect(ana.seat("Eva")).not_to_have_accessible_name(re.compile("beside"))
    friend.page.goto("about:blank")
    friend.page.goto(link)
    expect(friend.page.get_by_text("This key opens no seat here")).to_be_visible()
    assert friend.faces() == []


def test_the_host_gives_a_call_to_those_at_the_table_and_says_what_comes_back(server: Served, visit: Visit) -> None:
    opened = server.open("Ana", **SHORT)
    ana, eva, watcher = visit("phone"), visit("desk", kept={"preferences": {"name": "Eva"}}), visit("desk")
    ana.goto(server.link(opened["table"], opened["key"]))
    for page in (eva, watcher):
        page.goto(server.link(opened["table"]))
    ana.get_by_role("button", name="Change how it is played").click()
    window = ana.get_by_role("dialog")
    for wrong in ("meet.example/LosJueves", "javascript:alert(1)", "https://meet.example@elsewhere.example/"):
        window.get_by_label("A call").fill(wrong)
        window.get_by_role("button", name="Save").click()
        expect(window.get_by_role("alert")).to_contain_text("begins with https://")
    window.get_by_label("A call").fill(CALL)
    window.get_by_role("group", name="Discards can be taken back").get_by_text("Always").click()
    window.get_by_role("button", name="Save").click()
    expect(ana.get_by_text("Discards can be taken back")).to_be_visible()
    assert server.get(f"/api/tables/{opened['table']}").json()["settings"]["take_back"] == "always"
    link = ana.get_by_role("link", name="Call: meet.example")
    expect(link).to_have_attribute("href", CALL)
    expect(link).to_have_attribute("rel", "noopener noreferrer")
    expect(link).to_have_attribute("target", "_blank")
    expect(ana.get_by_text("a site of others")).to_be_visible()
    eva.get_by_role("button", name=re.compile("chair 2$")).click()
    expect(eva.get_by_role("link", name="Call: meet.example")).to_be_visible()
    expect(watcher.get_by_text("Eva").first).to_be_visible()
    assert watcher.get_by_role("link", name=re.compile("^Call")).count() == 0
    ana.get_by_role("button", name="Begin the match").click()
    for page, told in ((ana, 1), (eva, 1), (watcher, 0)):
        page.get_by_role("button", name="Talk").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.wait_for_load_state("networkidle")
        expect(page.get_by_role("dialog").get_by_role("link", name="Call: meet.example")).to_have_count(told)
