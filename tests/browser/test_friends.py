"""Four browsers at one table by its link, and somebody who watches."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.table import FACES, TablePage, box

NAMES = ("Ana", "Eva", "Leo", "Zoe")


@pytest.mark.rule("SA-2.2", "TB-9.1")
def test_four_browsers(server: Served, visit: Visit) -> None:
    house = {"target": 1000, "clockwise": False}
    opened = server.open(NAMES[0], house=house, seed="four")
    table, sizes = server.link(opened["table"]), ("phone", "desk", "phone", "desk")
    people = [
        TablePage(visit(size, kept={"preferences": {"name": name}})) for size, name in zip(sizes, NAMES, strict=True)
    ]
    people[0].page.goto(server.link(opened["table"], opened["key"]))
    for chair, one in enumerate(people[1:], 2):  # they come by the link and tap a chair
        one.page.goto(table)
        one.page.get_by_role("button", name=re.compile(f"chair {chair}$")).click()
        expect(one.page.get_by_role("button", name=re.compile("^Get up"))).to_be_visible()
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
    watcher = visit("desk", at=table)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    for _ in range(4):
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
    assert len(heard) == 4
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
