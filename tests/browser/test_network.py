"""The host of a table opens the server to the network by taps, a friend joins by the link, and it is closed again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.serving import HTTP, Served
from tests.server.web.test_network import needs_network


@needs_network
def test_one_tap_opens_it_and_one_closes_it(server: Served, visit: Visit) -> None:
    opened = server.open()
    page = visit("desk", at=server.link(opened["table"], opened["key"]))
    link = page.get_by_label("Link to the table")
    expect(page.get_by_text("This link works on this computer only.")).to_be_visible()
    expect(page.get_by_text("canasta serve")).to_have_count(0)
    page.get_by_role("button", name="Let devices on this network join").click()
    expect(page.get_by_text("The whole server will be open")).to_be_visible()
    page.get_by_role("button", name="Open to this network").click()
    expect(page.get_by_text("The whole server is open to this network")).to_be_visible()
    expect(link).not_to_have_value(server.link(opened["table"]))
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    near = link.input_value()
    friend = visit("phone", at=near)
    expect(friend.get_by_role("button", name="chair 2").first).to_be_visible()
    expect(friend.get_by_role("button", name="Close it again")).to_have_count(0)
    page.get_by_role("button", name="Close it again").click()
    expect(page.get_by_role("button", name="Let devices on this network join")).to_be_visible()
    expect(link).to_have_value(server.link(opened["table"]))
    with pytest.raises(Exception, match="refused"):
        HTTP.get(near)
