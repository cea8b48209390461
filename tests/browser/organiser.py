"""The organiser's page, its parts and tables as people name them."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

# Words of the elements that go over more than one line.
BROKEN = """all => all.flatMap(one => {
  const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), broken = [];
  for (let text; (text = walk.nextNode()); )
    for (const word of text.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word[0]);
    }
  return broken;
})"""


def open_part(page: Page, name: str) -> None:
    """A part of the organiser's page, by its name."""
    page.get_by_role("navigation", name="Parts of the competition").get_by_role("link", name=name).click()


def table(page: Page, number: int) -> Locator:
    """A match on the organiser's page."""
    return page.get_by_role("list", name="The tables of the round").get_by_role("button").nth(number - 1)
