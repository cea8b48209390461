"""A wish to play until a time of the evening, in two and four browsers: a fourth is found; after a while, bots are."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clock import HOUR, TurnedClock
from tests.browser.conftest import Visit
from tests.browser.table import TablePage
from tests.server.web.conftest import Running, serving_here

from canasta.server.company import company, wishes
from canasta.server.web import Limits

NAMES = ("Ana", "Eva", "Leo", "Zoe")
EVENING = 20  # o'clock
SOON_MS = 1_500


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> TurnedClock:
    """It is eight in the evening, and people wait for bots as long as a test does."""
    clock, now = TurnedClock(monkeypatch), time.localtime()
    clock.ahead = (EVENING - now.tm_hour) % 24 * HOUR - now.tm_min * 60_000.0
    monkeypatch.setattr(company, "BOTS_MS", SOON_MS)
    monkeypatch.setattr(wishes, "LATER_MS", SOON_MS)
    return clock


@pytest.fixture
def running(client: Path, tmp_path: Path, clock: TurnedClock) -> Iterator[Running]:
    with serving_here(client, tmp_path, Limits()) as found:
        yield found


def wish(page: Page, running: Running, clock: TurnedClock, until: str) -> None:
    """Say on the page of company that one would play until then."""
    page.clock.set_system_time(time.time() + clock.ahead / 1000)
    page.goto(f"http://{running.host}/company")
    page.get_by_label("Game").select_option("salon")
    page.get_by_label("Until").fill(until)
    page.get_by_role("button", name="I would play").click()


def test_a_fourth_is_found_and_all_hear_until_when(
    running: Running, clock: TurnedClock, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "BOTS_MS", HOUR)
    sizes, until = ("desk", "phone") * 2, ("23:30", "22:30", "23:00", "22:45")
    people = [visit(size, kept={"preferences": {"name": name}}) for name, size in zip(NAMES, sizes, strict=True)]
    for page, late in zip(people[:3], until[:3], strict=True):
        wish(page, running, clock, late)
        expect(page.get_by_text(f"until {late}.")).to_be_visible()
    for page in people[:3]:
        expect(page.get_by_text("3 of you are waiting; one is missing.")).to_be_visible()
    wish(people[3], running, clock, until[3])
    for page in people:
        call = page.get_by_role("alertdialog")
        expect(call).to_contain_text("There are 4 of you. Do you sit down?")
        expect(call).to_contain_text("everybody has time until 22:30")
    for page in people:
        page.get_by_role("button", name="Sit down").click()
    for page, own in zip(people, NAMES, strict=True):
        table = TablePage(page)
        expect(table.hand.first).to_be_visible()
        for name in set(NAMES) - {own}:
            expect(table.seat(name)).to_be_visible()


def test_after_a_while_bots_are_offered_and_both_say_yes(running: Running, clock: TurnedClock, visit: Visit) -> None:
    ana, eva = (visit(size, kept={"preferences": {"name": name}}) for name, size in (("Ana", "phone"), ("Eva", "desk")))
    for page in (ana, eva):
        wish(page, running, clock, "22:30")
    offer = "There are 2 of you. Do you play with 2 bots?"
    for page in (ana, eva):
        expect(page.get_by_role("alertdialog")).to_contain_text(offer)
    eva.get_by_role("button", name="Play with bots").click()
    expect(eva.get_by_text("1 of 2 have said yes")).to_be_visible()
    ana.get_by_role("button", name="Wait for people").click()
    expect(eva.get_by_text("2 of you are waiting; 2 are missing.")).to_be_visible()
    for page in (ana, eva):
        expect(page.get_by_role("alertdialog")).to_contain_text(offer)
        page.get_by_role("button", name="Play with bots").click()
    for page, other in ((ana, "Eva"), (eva, "Ana")):
        expect(page.locator(".own").first).to_be_visible()
        expect(page.get_by_text(other, exact=True).first).to_be_visible()
        expect(page.get_by_role("group", name="bot")).to_have_count(2)
