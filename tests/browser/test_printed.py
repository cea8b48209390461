"""Pages printed by Chromium and read again from the PDF: windows whole, felt as it is seen, dark themes on white."""

from __future__ import annotations

import io

from playwright.sync_api import Page, expect
from pypdf import PageObject, PdfReader
from tests.browser.conftest import Finished, Visit
from tests.browser.serving import Served
from tests.browser.test_papers import squeezed

DARK = {"preferences": {"theme": "dark"}}
SEEN = """() => ["--ink", "--page", "--on-felt", "--felt"].map(name =>
  getComputedStyle(document.documentElement).getPropertyValue(name))"""


def printed(page: Page) -> list[PageObject]:
    return list(PdfReader(io.BytesIO(page.pdf(format="A4", prefer_css_page_size=True))).pages)


def test_the_rulebook_is_printed_to_its_end_and_no_dark_theme(server: Served, visit: Visit) -> None:
    page = visit("desk", kept=DARK, at=server.url)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate(SEEN) == ["#ece7d9", "#101915", "#f4efe2", "#1c5138"]
    page.locator("header .button.icon").first.click()
    rules = page.locator("dialog article")
    expect(rules.first).to_be_visible()
    names = [str(rule.get_attribute("aria-label")) for rule in rules.all()]
    sheets = printed(page)
    whole = squeezed("".join(sheet.extract_text() for sheet in sheets))
    assert len(sheets) > 2
    assert [name for name in names if name not in whole] == []
    assert squeezed(sheets[-1].extract_text())
    page.emulate_media(media="print")
    assert page.evaluate(SEEN) == ["#20241f", "#fff", "#20241f", "#fff"]


def test_a_score_sheet_is_printed_whole_and_alone(server: Served, finished: Finished, visit: Visit) -> None:
    page = visit("desk", kept=DARK, at=server.link(finished.table, finished.key))
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".sheets").first).to_be_visible()
    lines = [line for line in dialog.locator(".sheets").inner_text().split("\n") if line.strip()]
    words = [squeezed(sheet.extract_text()) for sheet in printed(page)]
    assert len(words) <= 2
    assert words[0]
    assert [line for line in lines if squeezed(line) not in words[-1]] == []  # in one piece


def test_felt_is_printed_as_the_picture_that_is_seen(server: Served, finished: Finished, visit: Visit) -> None:
    page = visit("desk", at=f"{server.url}/replay/{finished.table}?step=20")
    expect(page.locator("footer [role=toolbar]")).to_be_visible()
    names = page.locator(".seat .name").all_inner_texts()
    assert len(names) == 4
    sheets = printed(page)
    assert len(sheets) == 1
    width, height = sheets[0].mediabox.width, sheets[0].mediabox.height
    assert width > height
    words = squeezed(sheets[0].extract_text())
    assert [name for name in names if squeezed(name) not in words] == []
    assert squeezed(page.locator("footer [role=toolbar]").inner_text().split("\n")[0]) in words
