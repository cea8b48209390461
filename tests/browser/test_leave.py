"""“May I go out?”, asked at one browser and answered at another (CL-7.2)."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.crew import Crew, Seated, crew_so_far
from tests.browser.serving import Served
from tests.browser.table import TablePage


def one_from_out(one: Seated) -> bool:
    """Two cards are left: one that can be laid off, and one to discard after it. So leave may be asked."""
    view = one.view
    assert view is not None
    adds = [text for text in one.legal if text.startswith("add ")]
    return "ask" in one.legal and len(view["hand"]) == 2 and len(adds) == 1


@pytest.fixture
def asking(server: Served) -> Iterator[tuple[Crew, Seated]]:
    """A deal of four people in which one of them is about to go out."""
    with crew_so_far(server, "abcdefghijklmnop", one_from_out) as found:
        yield found


@pytest.mark.rule("CL-7.2")
@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_leave_is_asked_and_answered(asking: tuple[Crew, Seated], visit: Visit, answer: str) -> None:
    four, asker = asking
    lay_off = next(text for text in asker.legal if text.startswith("add "))
    card = lay_off.split()[1]
    partner, rival = four.at((asker.seat + 2) % 4), four.at((asker.seat + 1) % 4)
    pages = {one.number: visit("phone" if one is partner else "desk") for one in (asker, partner, rival)}
    for one in (asker, partner, rival):
        pages[one.number].goto(four.link(one))
    asking_page, answering, looking_on = (TablePage(pages[one.number]) for one in (asker, partner, rival))
    kept = next(kind for kind in asking_page.kinds() if kind != card[0])

    asking_page.lit("ask").click()
    expect(asking_page.status).to_have_text(f"You have asked to go out: {name(partner)} has to answer.")
    question = answering.page.get_by_role("dialog", name=f"{name(asker)}: may I go out?")
    expect(question).to_contain_text("they must go out in this turn")
    expect(question).to_contain_text(re.compile(r"the \d+ cards in your hand count against your side"))
    answering.page.keyboard.press("Escape")  # there is no way around an answer
    expect(question).to_be_visible()
    expect(looking_on.status).to_have_text(f"{name(asker)} asks to go out: {name(partner)} has to answer.")
    expect(looking_on.page.get_by_role("dialog")).to_have_count(0)

    question.get_by_role("button", name=answer, exact=True).click()
    expect(question).to_have_count(0)
    if answer == "Yes":
        expect(asking_page.log).to_contain_text(f"{name(partner)} says yes: you must go out")
        expect(asking_page.status).to_have_text("Your turn, and you must go out.")
        asking_page.pick(kept)
        asking_page.do("Discard").click()  # instead of laying off the other card first
        refused(asking_page, card)
        asking_page.perform(lay_off)
        expect(asking_page.hand).to_have_count(1)
        asking_page.perform(f"discard {kept}")
        sheet = asking_page.page.get_by_role("dialog", name=re.compile("^Deal 1"))
        expect(sheet.locator("section.own").get_by_role("row", name=re.compile("^Going out")).first).to_be_visible()
    else:
        expect(asking_page.log).to_contain_text(f"{name(partner)} says no: you may not go out this turn")
        expect(asking_page.status).to_have_text("Your turn: meld if you like, then discard.")
        expect(asking_page.lit("ask")).to_have_count(0)
        asking_page.perform(lay_off)  # the only card after it could not be discarded
        refused(asking_page, card)
        asking_page.perform(f"discard {kept}")
        expect(asking_page.status).to_have_text(f"{name(rival)} to play.")
        expect(asking_page.hand).to_have_count(1)


def name(one: Seated) -> str:
    found: str = one.info["names"][one.seat]
    return found


def refused(table: TablePage, selected: str) -> None:
    """A sentence with its rule, and nothing was laid; then the selection is given up."""
    expect(table.notice.get_by_role("link", name=re.compile(r"^Rule "))).to_be_visible()
    expect(table.hand).to_have_count(2)
    table.page.get_by_role("button", name=re.compile("^Deselect")).click()
    expect(table.hand.and_(table.page.locator("[aria-selected=true]"))).to_have_count(0)
