"""The copy that the organiser's phone keeps by itself: another computer goes on with it when the server is gone."""

from __future__ import annotations

from dataclasses import replace

from playwright.sync_api import Page, expect
from tests.browser.clubhouse import clubhouse
from tests.browser.conftest import Visit
from tests.browser.hall import Hall, seated_hall
from tests.browser.serving import Served

PANEL = "If this computer fails"


def elsewhere(address: str) -> str:
    """An address as another device has it, which is not the server's own."""
    return address.replace("127.0.0.1", "phone.localhost")


def kept_on_a_phone(club: Hall, visit: Visit) -> Page:
    """The organiser's page on a phone."""
    return visit("phone", at=elsewhere(club.address()))


def test_a_phone_keeps_copies_by_itself_and_another_computer_starts_from_them(
    own: Served, spare: Served, visit: Visit
) -> None:
    club, house = seated_hall(own, 4), clubhouse(own)
    house.do("members", {"csv": "Rosa\nOlga"})
    phone, desk = kept_on_a_phone(club, visit), visit("desk", at=club.address())
    panel = phone.get_by_role("region", name=PANEL)
    expect(panel).to_contain_text("during round 1. Nothing has happened since.")
    club.play(1, 1, 15_200, 9_000)
    expect(panel).to_contain_text("during round 1. Since then there has been one change.")
    club.play(1, 2, 4_000, 16_000)
    expect(panel).to_contain_text("after round 1. Nothing has happened since.")
    expect(desk.get_by_role("region", name=PANEL)).to_contain_text("No copy has been saved yet.")
    was = {**club.get(), "clock": None, "seq": None}
    club.enter({"entry": "entered", "players": ["Late", "Pair"]})
    expect(panel).to_contain_text("Since then there has been one change.")

    register = phone.context.new_page()  # its copy is kept too
    register.goto(elsewhere(house.address(what="?show=links")))
    kept = register.get_by_role("region", name=PANEL)
    expect(kept.get_by_role("status")).to_contain_text("Nothing has happened since.")
    register.get_by_role("link", name="Members").click()
    register.get_by_label("Add a member").fill("Paz")
    register.get_by_role("button", name="Add", exact=True).click()
    expect(register.get_by_role("heading", name="3 members")).to_be_visible()
    register.get_by_role("link", name="Links").click()
    expect(kept.get_by_role("status")).to_contain_text("Nothing has happened since.")
    with register.expect_download() as copied:
        kept.get_by_role("button", name="Save a copy").click()
    own.kill()

    panel.get_by_text("Go on on another computer").click()
    with phone.expect_download() as saved:
        panel.get_by_role("button", name="Save the kept copy as a file").click()
    assert saved.value.path().read_text("utf-8").startswith('{"canasta":"copy"')
    panel.get_by_label("Address of the other computer").fill("no address")
    expect(panel).to_contain_text("Enter one such as")
    panel.get_by_label("Address of the other computer").fill(elsewhere(spare.url).removeprefix("http://"))
    with phone.context.expect_page() as opened:
        panel.get_by_role("link", name="Start from this copy there").click()
    there = opened.value
    go_on(there, spare)
    assert "copy=" not in there.url
    expect(there.get_by_role("region", name=PANEL)).to_contain_text("after round 1. Nothing has happened since.")
    again = replace(club, server=spare)
    assert {**again.get(), "clock": None, "seq": None} == was, "nothing is lost but what came after"
    again.seat()

    there.goto(f"{spare.url}/register")
    there.get_by_label("Or go on with a copy from another computer").set_input_files(copied.value.path())
    go_on(there, spare)
    there.get_by_role("link", name="Members").click()
    expect(there.get_by_role("heading", name="3 members")).to_be_visible()

    own.database.unlink()
    own.start()  # another computer at the address of the first
    phone.goto(elsewhere(f"{own.url}/club/new"))
    phone.get_by_role("region", name="Start from a copy on this device").get_by_role("button", name="Friday").click()
    go_on(phone, own)
    expect(panel).to_contain_text("after round 1. Nothing has happened since.")
    assert {**club.get(), "clock": None, "seq": None} == was


def go_on(page: Page, server: Served) -> None:
    """Let that server take in the copy that was chosen."""
    page.get_by_label("This server’s code").fill(server.code)
    page.get_by_role("button", name="Go on with the copy").click()


def test_a_device_without_room_keeps_the_last_copy_and_it_goes_with_the_key(server: Served, visit: Visit) -> None:
    club = seated_hall(server, 4)
    phone = kept_on_a_phone(club, visit)
    panel = phone.get_by_role("region", name=PANEL)
    expect(panel).to_contain_text("Copy kept on this device")
    expect(panel).to_contain_text("during round 1. Nothing has happened since.")
    full = "throw new DOMException('full', 'QuotaExceededError')"
    phone.evaluate(f"() => {{ IDBObjectStore.prototype.put = () => {{ {full}; }}; }}")
    club.play(1, 1, 15_200, 9_000)
    club.play(1, 2, 4_000, 16_000)
    expect(panel.get_by_role("alert").last).to_contain_text("no room left for a copy")
    expect(panel).to_contain_text("during round 1. Since then there have been 2 changes.")

    phone.goto(elsewhere(f"{server.url}/club/new"))
    copies = phone.get_by_role("region", name="Start from a copy on this device")
    expect(copies).to_be_visible()
    phone.goto(elsewhere(f"{server.url}/club"))
    phone.get_by_role("button", name="Remove from the list: Friday club").click()
    phone.get_by_role("button", name="Remove and lose the key").click()
    expect(phone.get_by_role("region", name="Yours")).to_have_count(0)
    phone.goto(elsewhere(f"{server.url}/club/new"))
    expect(phone.get_by_label("Or go on with a copy from another computer")).to_be_visible()
    expect(copies).to_have_count(0)
