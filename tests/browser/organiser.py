"""The organiser's page, its parts and tables as people name them."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def open_part(page: Page, name: str) -> None:
    """A part of the organiser's page, by its name."""
    page.get_by_role("navigation", name="Parts of the competition").get_by_role("link", name=name).click()


def table(page: Page, number: int) -> Locator:
    """A match on the organiser's page."""
    return page.get_by_role("list", name="The tables of the round").get_by_role("button").nth(number - 1)
