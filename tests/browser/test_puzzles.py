"""Puzzles on the page: answered on the table or in words, kept, and in the lesson of five minutes."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.serving import Served


def test_puzzles(server: Served, visit: Visit) -> None:
    page = visit("phone", bypass_csp=True)
    page.goto(f"{server.url}/puzzles")
    question = page.get_by_role("heading", name="What do you do?")
    expect(question).to_be_visible()
    answers = page.get_by_role("list", name="The answers").get_by_role("button")
    assert answers.count() >= 3
    assert violations(page, []) == []
    answers.first.press("Enter")
    told = page.get_by_role("heading", name=re.compile("^(Right!|Not the best here)"))
    expect(told).to_be_visible()
    onward = page.get_by_role("button", name="Next puzzle")
    expect(onward).to_be_focused()
    page.get_by_text("The others").click()
    assert violations(page, []) == []
    expect(page.get_by_text("Tried: 1.")).to_be_visible()
    onward.press("Enter")
    expect(question).to_be_visible()

    page.reload()  # the progress is kept
    expect(page.get_by_text("Tried: 1.")).to_be_visible()
    page.get_by_role("button", name="Five minutes").click()
    expect(page.get_by_role("heading", name="Best here")).to_be_visible()
    page.get_by_role("button", name="Go on").press("Enter")
    expect(page.get_by_text("Part 2 of")).to_be_visible()
    expect(question).to_be_visible()
