"""A copy of a competition: the page says when one was saved, saves one, and opens one; a bare log by chosen rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.hall import hall
from tests.browser.serving import HTTP, Served


def test_a_copy_is_saved_and_opened(server: Served, visit: Visit, tmp_path: Path) -> None:
    club = hall(server)
    club.pairs(4)
    club.seat()
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


@pytest.fixture
def spare(client: Path, tmp_path: Path) -> Iterator[Served]:
    """The server on another laptop."""
    served = Served(client, tmp_path / "spare.db")
    served.start()
    yield served
    served.stop()


def test_another_computer_opens_the_copy_and_goes_on(server: Served, spare: Served, visit: Visit) -> None:
    club = hall(server)
    club.pairs(4)
    club.seat()
    club.play(1, 1, 15_200, 9_000)
    page = visit("desk")
    page.goto(club.address())
    with page.expect_download() as saved:
        page.get_by_role("region", name="If this computer fails").get_by_role("button", name="Save a copy").click()
    copy = saved.value.path()

    page = visit("desk")
    page.goto(f"{spare.url}/club/new")
    page.get_by_label("Or go on with a copy from another computer").set_input_files(copy)
    page.get_by_label("This server’s code").fill(spare.code)
    page.get_by_role("button", name="Go on with the copy").click()
    page.wait_for_url(f"{spare.url}/club/{club.club}*")
    expect(page.get_by_role("region", name="If this computer fails")).to_be_visible()
    there = replace(club, server=spare)
    was, now = ({**each.get(), "clock": None} for each in (club, there))  # it says when it was read
    assert now == was, "the same key opens the same competition"
    there.play(1, 2, 4_000, 16_000)
    expect(page.get_by_role("region", name="If this computer fails")).to_contain_text("No copy has been saved yet.")
    with page.expect_download() as saved_there:
        page.get_by_role("button", name="Save a copy").click()
    assert len(saved_there.value.path().read_bytes()) > len(copy.read_bytes()), "it goes on from there"
