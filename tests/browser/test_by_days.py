"""A match by days in browsers: the pace in words, the date of the deadline, quiet hours, and whose turn it is."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.table import TablePage

UNTIL = re.compile(r"until (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d\d:\d\d")
DAY = 86_400


def test_the_pace_is_chosen_in_words_and_quiet_hours_move_the_deadline(server: Served, visit: Visit) -> None:
    now = time.time()

    def after(hours: int, form: str = "%H:%M") -> str:
        return time.strftime(form, time.localtime(now + 3600 * hours))

    made = server.open(ceremony="full", turn_seconds=120)
    page = visit("phone", at=server.link(made["table"], made["key"]))
    expect(page.get_by_text("2 minutes for each action")).to_be_visible()
    page.get_by_role("button", name="Change how it is played").click()
    expect(page.get_by_role("switch", name="Full ceremony")).to_be_visible()
    page.get_by_role("group", name="Time per turn").get_by_text("1 day").click()
    expect(page.get_by_text("each of you plays when it suits")).to_be_visible()
    expect(page.get_by_role("switch", name="Full ceremony")).to_have_count(0)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("By days: 1 day for each turn")).to_be_visible()
    expect(page.get_by_text("No ceremony")).to_be_visible()
    TablePage(page).begin()
    line = page.locator(".felt-line").filter(has_text=UNTIL)
    expect(line).to_contain_text("Your turn until")
    expect(page.get_by_role("timer")).to_have_count(0)
    before = line.inner_text()

    page.get_by_role("button", name="When you may be reached").click()
    page.get_by_role("switch", name="Quiet hours").click()
    begin, end = page.get_by_label("From", exact=True), page.get_by_label("To", exact=True)
    begin.fill(after(-1))
    begin.blur()
    for hours, most in ((2, 0), (13, 1), (2, 0)):
        end.fill(after(hours))
        end.blur()
        expect(page.get_by_role("alert").filter(has_text="12 hours at most")).to_have_count(most)
        expect(line).to_contain_text(after(26, "%A %H:%M"))
    assert line.inner_text() != before
    assert not violations(page)

    made = server.open(turn_seconds=DAY)  # they hold at the next table
    page.goto(server.link(made["table"], made["key"]))
    TablePage(page).begin()
    expect(line).to_contain_text(after(26, "%A %H:%M"))


def test_the_others_are_named_with_their_deadline_and_have_not_gone(server: Served, visit: Visit) -> None:
    made = server.open(turn_seconds=DAY)
    eva = server.sit(made["table"], "Eva", 1)
    page, other = visit("desk"), visit("desk")
    page.goto(server.link(made["table"], made["key"]))
    TablePage(page).begin()
    other.goto(server.link(made["table"], eva["key"]))
    line = page.locator(".felt-line").filter(has_text=UNTIL)
    expect(line).to_be_visible()
    mine = "Your turn" in line.inner_text()
    actor, waiting = (page, other) if mine else (other, page)
    expect(waiting.locator(".felt-line")).to_contain_text(re.compile(("Ana" if mine else "Eva") + " has until"))
    actor.close()
    expect(waiting.get_by_text("gone")).to_have_count(0)
    waiting.get_by_role("button", name="Menu").click()
    expect(waiting.get_by_role("button", name=re.compile("Let a bot play"))).to_have_count(0)
