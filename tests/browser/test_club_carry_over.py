"""A copy of a competition: the page says when one was saved, saves one, and opens one; a bare log by chosen rules."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.hall import seated_hall
from tests.browser.serving import HTTP, Served


def test_a_copy_is_saved_and_opened(server: Served, visit: Visit, tmp_path: Path) -> None:
    club = seated_hall(server, 4)
    page = visit("phone")
    page.goto(club.address())
    copies = page.get_by_role("region", name="If this computer fails")
    expect(copies).to_contain_text("No copy has been saved yet.")
    with page.expect_download() as saved:
        copies.get_by_role("button", name="Save a copy").click()
    assert saved.value.suggested_filename.endswith(".jsonl")
    expect(copies).to_contain_text("Nothing has happened since.")
    club.play(1, 1, 15_200, 9_000)
    expect(copies).to_contain_text("Since then there has been one change.")
    page.reload()
    expect(copies).to_contain_text("Since then there has been one change.")

    page.goto(f"{server.url}/club/new")
    file = page.get_by_label("Or go on with a copy from another computer")
    file.set_input_files(saved.value.path())
    expect(page.get_by_role("alert").last).to_contain_text(
        f"Everything of {club.club} in this copy is already on this machine"
    )

    answer = HTTP.get(f"{server.url}/api/club/{club.club}/log.jsonl", headers={"Authorization": f"Bearer {club.key}"})
    (tmp_path / "log.jsonl").write_text(answer.text, encoding="utf-8")
    file.set_input_files(tmp_path / "log.jsonl")
    expect(page.get_by_role("alert").last).to_contain_text("not the rules in play")
    page.get_by_label("Rules in play").last.select_option(index=1)
    page.get_by_role("button", name="Open it with these rules").click()
    expect(page.get_by_role("region", name="If this computer fails")).to_be_visible()
    assert club.club not in page.url
