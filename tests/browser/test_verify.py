"""The shuffles of a match, computed anew in the browser; a record of which one character is another does not pass."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Finished, Visit
from tests.browser.serving import Served


def verdict(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Were the cards stacked?")


def test_proved_at_the_end_of_the_match(finished: Finished, visit: Visit, size: str) -> None:
    page = visit(size)
    page.goto(finished.server.link(finished.table, finished.key))
    page.get_by_role("dialog").get_by_role("button", name="Verify the shuffle").click()
    said = verdict(page)
    expect(said.locator(".verdict")).to_have_text(re.compile(f"^All {finished.deals} shuffles are proved"))
    expect(said.locator('li[data-status="proven"]')).to_have_count(finished.deals)
    assert [one.inner_text() for one in said.locator(".seal code").all()] == re.findall(
        "^commitment ([0-9a-f]{64})$", finished.record, re.MULTILINE
    )


def other(digit: str) -> str:
    return "1" if digit == "0" else "0"


# What is altered, and what the page says of it.
ALTERED = {
    "seal": (r"^commitment (.)", other, "The secret is not the one that the dealer had sealed"),
    "secret": (r"^secret (.)", other, "The secret is not the one that the dealer had sealed"),
    "order": (
        r"^order\n\s+[2-9TJQKA]([shdc])",
        lambda suit: "s" if suit != "s" else "h",
        "give another order, first at",
    ),
    "match": (r"^match (.)", other, "The secret is not the one that the dealer had sealed"),
}


@pytest.mark.parametrize("what", list(ALTERED))
def test_one_character_is_another(server: Served, finished: Finished, visit: Visit, what: str) -> None:
    where, change, why = ALTERED[what]
    found = re.search(where, finished.record, re.MULTILINE)
    assert found is not None
    altered = finished.record[: found.start(1)] + change(found[1]) + finished.record[found.end(1) :]
    assert sum(one != two for one, two in zip(altered, finished.record, strict=True)) == 1
    page = visit("desk")
    page.goto(f"{server.url}/replay")
    page.get_by_label("Choose a record").last.set_input_files(
        {"name": "match.canasta", "mimeType": "text/plain", "buffer": altered.encode()}
    )
    page.get_by_role("button", name="Verify the shuffle").click()
    wrong = finished.deals if what == "match" else 1
    said = verdict(page)
    expect(said.locator(".verdict.wrong")).to_contain_text("NOT proved")
    expect(said.locator('li[data-status="not proven"]')).to_have_count(wrong)
    expect(said.locator('li[data-status="proven"]')).to_have_count(finished.deals - wrong)
    expect(said.locator('li[data-status="not proven"]').first).to_contain_text(why)
