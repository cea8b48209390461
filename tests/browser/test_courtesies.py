"""A discard taken back, somebody beside a player, the address of a call: in two and four browsers."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.crew import Crew, Seated, crew
from tests.browser.serving import Served
from tests.browser.table import TablePage
from tests.browser.test_friends import NAMES, seated

CALL = "https://meet.example/LosJueves"
SHORT: dict[str, Any] = {"ceremony": "short", "rules": "clasica", "turn_seconds": 0}


def menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()


def legal(one: Seated) -> list[str]:
    """The actions that this player may do now, in the notation."""
    assert one.view is not None
    found: list[str] = one.view["legal"]
    return found


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
    for way in ("button", "key"):  # with the mouse in one turn, with the keyboard in another
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
        back.click() if way == "button" else page.keyboard.press("Backspace")
        expect(person.status).to_contain_text("then discard")
        expect(back).to_have_count(0)
        assert sorted(person.faces()) == sorted(hand)
        expect(person.log.get_by_text("You take your discard back").last).to_be_attached()
        person.discard_any()
        expect(person.do("Take back")).to_have_count(0)  # once a turn


def test_four_browsers_see_a_discard_taken_back(server: Served, visit: Visit) -> None:
    sizes = ("phone", "desk", "phone", "desk")
    _, people = seated(server, visit, sizes, **SHORT, take_back="always", hints="never")
    people[0].page.get_by_role("button", name="Begin the match").click()
    for person in people:
        expect(person.hand).to_have_count(11)
    for _ in range(12):
        turn = next(at for at, one in enumerate(people) if one.status.inner_text().startswith("Your turn"))
        person, name = people[turn], NAMES[turn]
        hand = to_discard(person)
        person.discard_any()
        following = people[(turn + 1) % 4]
        following.my_turn()
        if person.do("Take back").count():
            break
    assert following.do("Take back").count() == 0
    person.do("Take back").click()
    person.my_turn()
    assert sorted(person.faces()) == sorted(hand)
    for other in people:
        if other is not person:
            expect(other.status).to_contain_text(f"{name} to play")
            expect(other.log.get_by_text(f"{name} takes the discard back").last).to_be_attached()
    person.discard_any()
    following.my_turn()
    for other in people:
        if other is not person:  # the strip shows what lies there, and nothing that does not
            expect(other.page.locator(".log .turn").last.locator(".discard")).to_have_count(1)
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

    for _ in range(4):  # they see what Eva sees, turn after turn, and have nothing to do
        turn = four.turn()
        assert turn is not None
        four.do(turn, "draw")
        expect(friend.hand).to_have_count(12 if turn is four.members[1] else 11)
        assert friend.page.locator("[role=toolbar] button.lit").count() == 0
        four.act(lambda one: next(text for text in legal(one) if text.startswith("discard")))
        for person in (eva, friend):
            expect(person.hand).to_have_count(11)
        assert friend.faces() == eva.faces()
    friend.page.keyboard.press("s")
    friend.page.get_by_role("button", name="Talk").click()
    assert friend.page.get_by_role("dialog").get_by_role("button", name="Thank you").count() == 0
    friend.page.keyboard.press("Escape")
    friend.page.reload()
    expect(friend.page.get_by_text("You sit beside Eva")).to_be_visible()
    expect(friend.hand).to_have_count(11)
    friend.page.goto(f"{four.server.url}/mine")
    assert friend.page.get_by_text("Eva").count() == 0, "it is no match of theirs"
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


def test_a_call_is_for_those_who_sit_at_the_table(server: Served, visit: Visit) -> None:
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
    window.get_by_role("button", name="Save").click()
    call = {"name": "Call: meet.example"}
    link = ana.get_by_role("link", **call)  # type: ignore[arg-type]
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


def test_the_host_says_whether_discards_come_back(server: Served, visit: Visit) -> None:
    opened = server.open("Ana", **SHORT)
    ana = visit("phone", at=server.link(opened["table"], opened["key"]))
    ana.get_by_role("button", name="Change how it is played").click()
    window = ana.get_by_role("dialog")
    window.get_by_role("group", name="Discards can be taken back").get_by_text("Always").click()
    window.get_by_role("button", name="Save").click()
    expect(ana.get_by_text("Discards can be taken back")).to_be_visible()
    assert server.get(f"/api/tables/{opened['table']}").json()["settings"]["take_back"] == "always"
