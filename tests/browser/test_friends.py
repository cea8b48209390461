"""Four browsers at one table by its link, and somebody who watches; what one has missed is told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.crew import crew
from tests.browser.serving import Served
from tests.browser.table import FACES, TablePage, box

NAMES = ("Ana", "Eva", "Leo", "Zoe")


def seated(server: Served, visit: Visit, sizes: tuple[str, ...], **settings: object) -> tuple[str, list[TablePage]]:
    """Four people who came by the link and tapped a chair; the first is the host."""
    opened = server.open(NAMES[0], **settings)
    pages = [visit(size, kept={"preferences": {"name": name}}) for size, name in zip(sizes, NAMES, strict=True)]
    pages[0].goto(server.link(opened["table"], opened["key"]))
    for chair, page in enumerate(pages[1:], 1):
        page.goto(server.link(opened["table"]))
        page.get_by_role("button", name=re.compile(f"chair {chair + 1}$")).click()
        expect(page.get_by_role("button", name=re.compile("^Get up"))).to_be_visible()
    return opened["table"], [TablePage(page) for page in pages]


@pytest.mark.rule("SA-2.2", "TB-9.1")
def test_four_browsers(server: Served, visit: Visit) -> None:
    house = {"target": 1000, "clockwise": False}
    table, people = seated(server, visit, ("phone", "desk", "phone", "desk"), house=house, seed="four")
    begin = people[0].page.get_by_role("button", name="Begin the match")
    for person in people:
        agree = person.page.get_by_role("button", name="I agree to play like this")
        expect(
            agree.or_(person.page.get_by_text("Everybody agrees").or_(person.page.get_by_text("Still to agree"))).first
        ).to_be_visible()
        if agree.count():
            expect(begin).to_be_disabled()
            agree.click()
            expect(agree).to_have_count(0)
    begin.click()
    for person in people:
        expect(person.hand).to_have_count(11)
    watcher = visit("desk", at=server.link(table))
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    for _ in range(5):
        turn = next(place for place, one in enumerate(people) if one.status.inner_text().startswith("Your turn"))
        people[turn].play_turn(lay=False)
        for at, other in enumerate(people):
            if at == (turn + 1) % 4:
                other.my_turn()
            else:
                expect(other.status).to_contain_text(f"{NAMES[(turn + 1) % 4]} to play")
        expect(watcher.locator(".status")).to_contain_text("to play")
    assert watcher.locator(".own").count() == 0
    heard = discarded(people[0].log.locator("p").all_inner_texts())
    assert len(heard) == 5
    for place, person in enumerate(people):
        assert discarded(person.log.locator("p").all_inner_texts()) == heard  # each once, in order
        others = (turn - place) % 4  # how many have discarded after this person
        strip = person.page.locator(".log .turn .discard [data-face]")
        shown = [seen(face) for face in strip.evaluate_all(FACES)]
        assert shown == heard[len(heard) - others :]
        if others:
            expect(person.page.locator(".log .turn").last).to_be_in_viewport()
        after, mate, before = (person.seat(NAMES[(place + step) % 4]) for step in (1, 2, 3))
        expect(mate).to_have_accessible_name(re.compile("your partner"))
        expect(mate.get_by_text("Partner")).to_be_visible()
        expect(person.page.get_by_text("Partner", exact=True)).to_have_count(1)
        assert box(before)["x"] < box(mate)["x"] < box(after)["x"]  # play runs to the right


def discarded(sentences: list[str]) -> list[str]:
    """The faces of the discards that these sentences tell."""
    return [face for text in sentences for face in re.findall(r"discards? (10.|..)", text)]


def seen(face: str) -> str:
    """A face of the notation as sentences name it."""
    return face[0].replace("T", "10") + dict(zip("shdc", "♠♥♦♣", strict=True))[face[1]]


def test_missed_events_are_told(server: Served, visit: Visit) -> None:
    page = visit("desk")
    gone = TablePage(page)
    with crew(server, seed="away") as four:
        first = four.turn()
        assert first is not None
        away = four.at((first.seat + 2) % 4)
        page.goto(four.link(away))
        expect(gone.hand).to_have_count(11)
        page.reload()
        page.context.set_offline(True)
        page.goto("about:blank")
        heard = len(away.events)
        assert four.play(lambda one: one is away) is away  # the two before have had their turns
        missed = [event["text"] for event in away.events[heard:] if event["text"]]
        assert len(discarded(missed)) == 2
        page.context.set_offline(False)
        page.goto(server.link(four.table))
        gone.my_turn()
        assert discarded(gone.log.locator("p").all_inner_texts())[-2:] == discarded(missed)
        gone.play_turn(lay=False)
