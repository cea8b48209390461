"""A score sheet in other hands: kept as a file, brought again, looked at."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.sheet import address, enter_deal, opened


def test_a_file_that_is_no_sheet_can_be_mended_and_brought_again(server: Served, visit: Visit, tmp_path: Path) -> None:
    page = visit("phone", at=f"{server.url}/sheet")
    page.locator("summary").tap()
    kept = tmp_path / "sheet.jsonl"
    kept.write_text('{"entry":"opened","rules":"tute"}\n')
    field = page.get_by_label("Open a saved sheet")
    field.set_input_files(kept)
    expect(page.get_by_role("alert").filter(has_text="There is no rule set “tute”")).to_be_visible()
    expect(page.get_by_role("heading", name="Score sheet")).to_be_visible()
    kept.write_text('{"entry":"opened","rules":"salon","title":"Mended"}\n')
    field.set_input_files(kept)
    expect(page.get_by_role("heading", name="Mended")).to_be_visible()


def test_taken_away_brought_back_and_looked_at(server: Served, visit: Visit) -> None:
    page = visit("desk", kept={"sheet-form": "totals"}, at=address(server, opened(server, title="Club evening")))
    enter_deal(page, 1, "1250", "300")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Links for others").click()
    page.get_by_role("button", name="To view the sheet").click()
    link = page.get_by_role("dialog").get_by_label("Link to the table").input_value()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More").click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a table (CSV)").click()
    assert "1250" in waiting.value.path().read_text(encoding="utf-8")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save the whole sheet (JSON)").click()
    kept = waiting.value.path()
    page.goto(f"{server.url}/sheet")
    page.locator("summary").click()
    page.get_by_label("Open a saved sheet (JSON)").set_input_files(kept)
    expect(page.get_by_role("list", name="Totals")).to_contain_text("1,250")
    expect(page.get_by_role("heading", name="Club evening")).to_be_visible()
    other = visit("phone", at=link)
    expect(other.get_by_role("list", name="Totals")).to_contain_text("1,250")
    expect(other.get_by_role("button", name=re.compile("Enter deal|Ask the referee"))).to_have_count(0)
