"""A match with the keyboard alone: no pointer is ever used, and one always sees where one is."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.table import FACES, FEWER, GONE_ON, TO_THE_STOCK, TablePage

QUICK = {"rules": "clasica", "house": {**TO_THE_STOCK, "deals": 1}, "pace": 0, "ceremony": "short"}
MOST_TABS = 60
NO_POINTER = """window.pointed = 0;
for (const kind of ["pointerdown", "mousedown", "touchstart"]) addEventListener(kind, () => window.pointed++, true);
addEventListener("click", (event) => event.detail > 0 && window.pointed++, true);"""
# Something has the focus, and shows it: an outline that is there, inside of the window.
SEEN = """() => {
  const one = document.activeElement;
  if (!one || one === document.body || !one.matches(":focus-visible")) return false;
  const { outlineStyle, outlineWidth } = getComputedStyle(one);
  const box = one.getBoundingClientRect();
  return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && box.bottom > 0 && box.top < innerHeight;
}"""
READY_OR_ASKED = "() => document.querySelector('dialog[open], .status.mine')"


class Keys:
    """A person at a page with nothing but a keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = TablePage(page)

    def press(self, key: str) -> None:
        """Press it; after that the focus is still somewhere where it is seen."""
        self.page.keyboard.press(key)
        self.table.until(SEEN)

    def walk(self, to: Locator, key: str = "Tab") -> None:
        """Go on until that has the focus."""
        expect(to).to_be_visible()
        for _ in range(MOST_TABS):
            self.page.keyboard.press(key)
            if to.evaluate("one => one === document.activeElement"):
                self.table.until(SEEN)
                return
        raise AssertionError(f"{key} never comes to {to}")

    def lay(self) -> None:
        """Lay what goes: all of a rank with Shift and its letter, then M or L; Enter opens, Backspace takes back."""
        table = self.table
        laid = {face[0] for face in self.page.locator('[data-target^="meld:"] [data-face]').evaluate_all(FACES)}
        for rank, number in Counter(table.kinds()).items():
            left = len(table.kinds())
            if rank in "2X3" or left < 6 or (number < 3 and rank not in laid):
                continue
            self.press(f"Shift+{'Digit0' if rank == 'T' else f'Digit{rank}' if rank.isdigit() else f'Key{rank}'}")
            chosen = self.page.locator(".own[aria-selected=true]")
            expect(chosen.first).to_be_visible()
            if table.lit("add").or_(table.lit("meld")).count():
                self.press("l" if table.lit("add").count() else "m")
                table.until(FEWER, left)
            else:
                self.press("Escape")
            expect(chosen).to_have_count(0)
        ready = self.page.locator(".opening .main, [data-do=lay].lit")  # the discard lays all else
        while ready.count():
            if ready.is_enabled():
                self.press("Enter")
                expect(ready).to_have_count(0)
            else:
                self.press("Backspace")

    def discard(self) -> None:
        """Go through the hand from its end to a card that may be discarded."""
        before = len(self.table.kinds())
        self.press("End")
        for _ in range(before):
            self.press("Space")
            expect(self.page.locator(".own[aria-selected=true]")).to_have_count(1)
            if self.table.lit("discard").count():
                self.page.keyboard.press("d")
                self.table.until(GONE_ON, before)
                self.table.until(SEEN)
                return
            self.press("Space")
            self.press("ArrowLeft")
        raise AssertionError("no card could be discarded")


def play_deal(keys: Keys) -> None:
    """Play on until the score sheet is there."""
    table, sheet = keys.table, keys.page.get_by_role("dialog")
    asked = table.status.filter(has_text="Answer your partner")
    for turn in range(60):
        table.until(READY_OR_ASKED)
        if asked.count():  # for leave, when the cards are so
            keys.walk(sheet.get_by_role("button", name="Yes"))
            keys.page.keyboard.press("Enter")
            expect(asked).to_have_count(0)
            continue
        if sheet.count():
            return
        if turn == 1:  # the buttons do, too
            keys.walk(table.lit("draw"), "Shift+Tab")
            keys.press("Enter")
        else:
            keys.press("s")
        expect(table.status).to_contain_text(re.compile("discard|go out"))
        keys.lay()
        if table.status.inner_text().startswith("Your turn") and not sheet.count():
            keys.discard()
    raise AssertionError("the deal does not end")


def test_a_match_by_keyboard(server: Served, visit: Visit) -> None:
    page = visit("desk", kept={"game": QUICK})
    page.add_init_script(NO_POINTER)
    page.goto(server.url)
    keys, table = Keys(page), TablePage(page)
    keys.walk(page.get_by_role("button", name="Play now"))
    page.keyboard.press("Enter")
    expect(table.hand.first).to_be_visible()

    table.my_turn()
    table.until(SEEN)  # whoever begins by key is at the table, and need not look for it
    keys.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    keys.press("Escape")
    keys.press("h")
    expect(page.get_by_role("status").filter(has_text=re.compile("Draw from the stock|Take the pile"))).to_be_visible()
    expect(page.get_by_role("button", name="Do it")).to_be_visible()

    sheet = page.get_by_role("dialog")
    play_deal(keys)
    expect(sheet.get_by_role("heading", name=re.compile("won"))).to_be_visible()
    expect(sheet.get_by_text("Base", exact=True).first).to_be_visible()
    expect(sheet.get_by_role("button", name="Rematch")).to_be_focused()
    keys.walk(sheet.get_by_role("link", name=re.compile("^Rule ")).first, "Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Rulebook").locator("article.asked")).to_be_in_viewport()
    page.keyboard.press("Escape")
    keys.walk(sheet.get_by_role("button", name="Close"), "Shift+Tab")
    keys.press("Escape")
    expect(sheet).to_have_count(0)
    keys.walk(page.get_by_role("button", name="See the score"), "Shift+Tab")
    assert page.evaluate("window.pointed") == 0
