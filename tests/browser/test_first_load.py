"""The first page is light: what of script comes before anybody has touched anything."""

from __future__ import annotations

from playwright.sync_api import Response, expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.table import TablePage

MOST_BYTES = 60_000  # of script, as they come over the wire


def test_script_of_the_first_page(server: Served, visit: Visit) -> None:
    page = visit("phone")
    scripts: list[Response] = []
    page.on("response", lambda answer: scripts.append(answer) if answer.request.resource_type == "script" else None)
    page.goto(server.url, wait_until="networkidle")
    expect(page.locator(".set").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert scripts
    assert {answer.headers.get("content-encoding") for answer in scripts} <= {"gzip", "br", "zstd"}
    sizes = {answer.url.rpartition("/")[2]: answer.request.sizes()["responseBodySize"] for answer in scripts}
    assert sum(sizes.values()) <= MOST_BYTES, sizes
    assert sum(len(answer.body()) for answer in scripts) > sum(sizes.values())  # they did come packed

    page.get_by_role("button", name="Play now").click()  # and with so much one plays
    expect(TablePage(page).hand.first).to_be_visible()
