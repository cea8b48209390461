"""A whole deal on a phone, and on a desk at which the same person only looks on: nothing there moves by itself."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.table import TO_THE_STOCK, TablePage

# The guide speaks too. Bots are slow enough to act later than half a second after a click: until then a browser takes
# what moves for the answer to that click.
PACE_MS = 520
DEAL: dict[str, Any] = {"bots": "greedy", "pace": PACE_MS, "seed": "shifts", "house": TO_THE_STOCK}
MOST = 0.05  # shares of the window, in a deal

# What moves in the own turn after a click answers to that click, however late on a slow machine.
WATCH = """
window.moved = [];
let acted = false;
addEventListener("pointerdown", () => (acted = true), true);
setInterval(() => (acted &&= document.querySelector(".status.mine") !== null), 50);
const named = ({ node }) => `${node?.parentElement?.className} > ${node?.className}`;
new PerformanceObserver((list) => list.getEntries().filter((one) => !one.hadRecentInput && !acted).forEach(
  ({ value, sources }) => window.moved.push([value, ...sources.map(named)]),
)).observe({ type: "layout-shift", buffered: true });
"""


def moved(page: Page) -> tuple[float, list[str]]:
    """The sum of the layout shifts without an input, and the largest of them."""
    entries = page.evaluate("window.moved")
    worst = sorted(entries, key=lambda entry: -entry[0])[:5]
    return sum(value for value, *_ in entries), [f"{value:.4f} {nodes}" for value, *nodes in worst]


@pytest.mark.parametrize(("rules", "most"), [("clasica", 100), ("reglamento/2", 2)])
def test_nothing_moves_by_itself_in_a_deal(server: Served, visit: Visit, rules: str, most: int) -> None:
    opened = server.open(**{**DEAL, "rules": rules})
    link = server.link(opened["table"], opened["key"])
    # Fast, so that on a slow machine too a card has arrived before the next one moves.
    preferences = {"lang": "en", "speed": 2}
    kept = {"guide": {"table": opened["table"], "seen": []}, "preferences": preferences}
    pages = {size: visit(size, kept=kept, motion=True) for size in ("phone", "desk")}
    for page in pages.values():
        page.add_init_script(WATCH)
        page.goto(link)
    phone, desk = (TablePage(page) for page in pages.values())
    phone.begin()
    for table in (phone, desk):
        expect(table.hand.first).to_be_visible()
        table.page.evaluate("window.moved = []")
    asked = count()
    turns = phone.play_until(lambda: next(asked) >= most)
    assert turns > 1
    found = {size: moved(page) for size, page in pages.items()}
    assert {size: worst for size, (all_, worst) in found.items() if all_ > MOST} == {}, found


def test_a_jump_is_seen(server: Served, visit: Visit) -> None:
    page = visit("desk")
    page.add_init_script(WATCH)
    page.goto(server.url)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.evaluate("document.querySelector('main').style.paddingTop = '20rem'")
    # Not the first shift: something small may have moved while the page was loading.
    page.wait_for_function("most => window.moved.reduce((all, [value]) => all + value, 0) > most", arg=MOST)
