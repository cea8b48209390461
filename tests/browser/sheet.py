"""A score sheet on a real server: opened without a browser, then written with the keys of a scorer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.serving import HTTP, Served

PLAYERS = ("Ana", "Bea", "Carmen", "Dolores")


def opened(server: Served, rules: str = "clasica", **more: object) -> dict[str, Any]:
    made: dict[str, Any] = server.post("/api/club/sheets", {"rules": rules, "players": PLAYERS, **more})
    return made


def address(server: Served, made: Mapping[str, Any]) -> str:
    return f"{server.url}/sheet/{made['sheet']}#k={made['key']}"


def post(server: Served, made: Mapping[str, Any], what: str, body: Mapping[str, Any]) -> None:
    """Write on it without a browser."""
    where = f"{server.url}/api/club/sheets/{made['sheet']}/{what}"
    answer = HTTP.post(where, json=body, headers={"authorization": f"Bearer {made['key']}"})
    assert answer.status_code < 300, answer.text


def choose(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).tap()


def enter_deal(page: Page, deal: int, *answers: str) -> None:
    """A deal whose questions have those answers, up to its entry."""
    page.get_by_role("button", name=f"Enter deal {deal}").click()
    keys(page, *answers)
    page.get_by_role("button", name=f"Yes, enter deal {deal}").click()


def keys(page: Page, *answers: str) -> None:
    """Answers as a scorer types them: a digit chooses at once, a number wants Enter."""
    for answer in answers:
        before = page.locator("h2").first.inner_text()
        page.keyboard.type(answer)
        if page.locator("form input").count():
            page.keyboard.press("Enter")
        expect(page.locator("h2").first).not_to_have_text(before)
