"""A move that the rules forbid: the sentence, and the rule of the book one tap away."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.table import TablePage


def test_refusal_opens_its_rule(server: Served, visit: Visit, size: str) -> None:
    opened = server.open(seed="x1")
    page = visit(size)
    page.goto(server.link(opened["table"], opened["key"]))
    table = TablePage(page)
    table.begin()
    table.my_turn()
    before = table.hand.count()
    table.do("Take the pile").click()
    expect(table.notice).to_be_visible()
    link = table.notice.get_by_role("link", name=re.compile("^Rule "))
    rule = link.inner_text()
    assert re.fullmatch(r"CL-\d+\.\d+", rule)
    link.click()
    book = page.get_by_role("dialog", name="Rulebook")
    expect(book.locator("article.asked")).to_have_attribute("aria-label", rule)
    expect(book.locator("article.asked")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    assert table.hand.count() == before
