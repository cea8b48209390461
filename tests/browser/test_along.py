"""Matches taken along: handed over from device to device, brought back by a code on paper, forgotten here and there."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from playwright.sync_api import BrowserContext, Page, Route, expect
from tests.browser.axe import violations
from tests.browser.conftest import Visit, anew
from tests.browser.crew import crew
from tests.browser.kept import listed, made, rows, stored, wait_for_rows

if TYPE_CHECKING:
    from tests.browser.serving import Served

CODE = re.compile(r"^[0-9A-Z]{4}(-[0-9A-Z]{4})+$")
CLUB = [{"kind": "competition", "id": "Cabcdefghij", "key": "c" * 43, "role": "organiser", "title": "Friday", "at": 7}]


def along(page: Page, url: str, code: str = "") -> None:
    """The part of My matches that takes them along; with a code as from a camera."""
    anew(page, f"{url}/matches{f'#take={code}' if code else ''}")
    if not code:
        page.get_by_text("Take along", exact=True).click()
    expect(page.get_by_role("button", name="Bring it here")).to_be_visible()


def offered(page: Page) -> str:
    """The code of a hand-over that this device begins."""
    page.get_by_role("button", name="Give to another device").click()
    code = page.get_by_text(CODE)
    expect(code).to_be_visible()
    return code.inner_text()


def asked(page: Page, code: str) -> str:
    """Type it on the new device, and ask; the number that it shows."""
    page.get_by_label("Code of another device").fill(code)
    page.get_by_role("button", name="Bring it here").click()
    number = page.get_by_role("status").filter(has_text="choose Give").locator("b")
    expect(number).to_have_text(re.compile(r"^\d{4}$"))
    return number.inner_text()


def test_all_is_handed_over_and_comes_back_with_more(server: Served, visit: Visit) -> None:
    phone = visit("phone", kept={"preferences": {"lang": "en", "name": "Ana", "leftHanded": True}, "club": CLUB})
    desk = visit("desk", bypass_csp=True)
    listed(phone, server, [made(server.url + "/", number) for number in range(3)])
    along(phone, server.url)
    code = offered(phone)
    along(desk, server.url, code.replace("-", ""))
    assert code not in desk.url
    desk.get_by_role("button", name="Bring it here").click()
    number = desk.get_by_role("status").filter(has_text="choose Give").locator("b")
    expect(phone.get_by_text("Give them to the one that shows this number")).to_contain_text(number.inner_text())
    assert rows(desk) == 0, "nothing is sent before the old device has said yes"
    assert violations(desk, []) == []
    phone.get_by_role("button", name="Give", exact=True).click()
    expect(desk.get_by_text("3 matches were taken in.")).to_be_visible()
    expect(phone.get_by_text("Everything is on the other device now")).to_be_visible()
    assert rows(phone) == 3
    assert stored(desk, "club") == CLUB
    assert stored(desk, "preferences")["name"] == "Ana"
    assert stored(desk, "preferences")["leftHanded"]
    along(desk, server.url)
    for typed, said in (
        (code, "a code works once"),
        ("0000-0000-0000", "No hand-over with this code is under way"),
        ("short", "A code has 12 letters"),
        ("0000-0000-0000-0000-0000", "Nothing is kept here under this recovery code"),
    ):
        desk.get_by_label("Code of another device").fill(typed)
        desk.get_by_role("button", name="Bring it here").click()
        refusals(desk, said)

    listed(desk, server, [made("http://elsewhere/", 9), made(server.url + "/", 1, deals=[])])
    along(desk, server.url)
    back = offered(desk)
    along(phone, server.url)
    number_again = asked(phone, back.lower())
    expect(desk.get_by_text("Give them to the one that shows this number")).to_contain_text(number_again)
    desk.get_by_role("button", name="Give", exact=True).click()
    expect(phone.get_by_text("4 matches were taken in.")).to_be_visible()
    phone.get_by_text("Matches", exact=True).click()
    expect(phone.get_by_role("listitem")).to_have_count(4)
    expect(phone.get_by_role("listitem").nth(1)).to_contain_text("3 deals")


def refusals(page: Page, words: str) -> None:
    expect(page.get_by_role("alert").filter(has_text=words)).to_be_visible()


def test_a_seat_in_the_middle_of_a_match_is_refused_first_and_then_handed_over(server: Served, visit: Visit) -> None:
    phone, desk = visit("phone"), visit("desk")
    with crew(server, people=1) as alone:
        phone.goto(alone.link(alone.lead))
        expect(phone.locator(".own").first).to_be_visible()
        wait_for_rows(phone, 1)
        along(phone, server.url)
        along(desk, server.url)
        code = offered(phone)
        asked(desk, code)
        phone.get_by_role("button", name="Refuse").click()
        expect(phone.get_by_text("Nothing was given")).to_be_visible()
        refusals(desk, "The other device has ended the hand-over")
        desk.get_by_role("button", name="Bring it here").click()
        refusals(desk, "The old device has ended this hand-over")
        assert (rows(phone), rows(desk)) == (1, 0)

        again = begun_again(phone)
        assert again != code
        asked(desk, again)
        desk.get_by_role("button", name="Stop").click()  # and the other way round
        expect(phone.get_by_text("Nothing was given")).to_be_visible()

        asked(desk, begun_again(phone))
        phone.get_by_role("button", name="Give", exact=True).click()
        expect(desk.get_by_text("1 match was taken in.")).to_be_visible()
        desk.get_by_role("link", name="Canasta").first.click()  # the page is not loaded anew
        desk.locator(".links").get_by_role("link").first.click()
        expect(desk.locator(".own").first).to_be_visible()


def begun_again(page: Page) -> str:
    """The code of another hand-over, after one that came to nothing."""
    page.get_by_role("button", name="Begin again").click()
    code = page.get_by_text(CODE)
    expect(code).to_be_visible()
    return code.inner_text()


def at_home(context: BrowserContext, server: Served) -> str:
    """The address of the server in a home network: for the browser no secure place."""

    def passed_on(route: Route) -> None:
        headers = {name: value for name, value in route.request.headers.items() if name not in ("origin", "host")}
        path = route.request.url.partition("192.168.7.7")[2]
        route.fulfill(response=route.fetch(url=server.url + path, headers=headers))

    context.route("http://192.168.7.7/**", passed_on)
    return "http://192.168.7.7"


def test_a_device_at_a_plain_address_of_the_network(server: Served, visit: Visit) -> None:
    phone, desk = visit("phone"), visit("desk")
    home = at_home(phone.context, server)
    listed(desk, server, [made(server.url + "/", 1)])
    along(desk, server.url)
    along(phone, home)
    assert not phone.evaluate("() => isSecureContext")
    asked(phone, offered(desk))
    desk.get_by_role("button", name="Give", exact=True).click()
    expect(phone.get_by_text("1 match was taken in.")).to_be_visible()
    along(phone, home)
    offered(phone)
    expect(phone.get_by_role("img", name="QR")).to_be_visible()


def dump(server: Served) -> str:
    with closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as plain:
        return "\n".join(plain.iterdump())


def test_paper_brings_everything_back_and_forgetting_deletes_it(own: Served, visit: Visit) -> None:
    lost, new = visit("phone", bypass_csp=True, kept={"club": CLUB}), visit("desk", bypass_csp=True)
    listed(lost, own, [made(own.url + "/", number) for number in range(3)])
    lost.get_by_role("button", name="To the recovery code").click()  # asked once, after the third match
    lost.get_by_role("button", name="Make a recovery code").click()
    paper = lost.get_by_role("dialog", name="Recovery code")
    code = paper.get_by_text(CODE).inner_text()
    assert len(code.replace("-", "")) == 20
    expect(paper.get_by_role("img", name="QR")).to_be_visible()
    assert violations(lost, []) == []
    lost.emulate_media(media="print")
    expect(paper.get_by_text(CODE)).to_be_visible()
    expect(paper.get_by_role("button", name="Print")).to_be_hidden()
    lost.emulate_media(media="screen")
    lost.reload()
    expect(lost.get_by_role("listitem")).to_have_count(3)
    expect(lost.get_by_role("button", name="To the recovery code")).to_be_hidden()
    dumped = dump(own)
    assert dumped.count('"sealed"') + dumped.lower().count(b'"sealed"'.hex()) == 1
    for secret in (code, code.replace("-", ""), "k" * 32, "Bruno", "c" * 43):
        assert secret not in dumped
        assert secret.encode().hex() not in dumped.lower()

    along(new, own.url)
    new.get_by_label("from paper").fill(code.lower().replace("-", " "))
    new.get_by_role("button", name="Bring it here").click()
    expect(new.get_by_text("3 matches were taken in.")).to_be_visible()
    assert stored(new, "club") == CLUB
    expect(new.get_by_role("button", name="Show the code")).to_be_visible()

    new.get_by_role("button", name="Forget me here").click()
    new.get_by_role("button", name="Delete everything now").click()
    expect(new.get_by_role("button", name="Play now")).to_be_visible()
    assert "bundle" not in dump(own)
    along(new, own.url)
    new.get_by_label("from paper").fill(code)
    new.get_by_role("button", name="Bring it here").click()
    refusals(new, "Nothing is kept here under this recovery code")
    # The other device does not bring it back by itself: it says so.
    lost.evaluate(
        "at => localStorage.setItem('canasta.recovery', JSON.stringify({ ...at, at: 0 }))", stored(lost, "recovery")
    )
    along(lost, own.url)
    lost.wait_for_function("() => JSON.parse(localStorage.getItem('canasta.recovery')).gone")
    along(lost, own.url)
    expect(lost.get_by_text("The old code opens nothing now")).to_be_visible()
    lost.get_by_role("button", name="Make a recovery code").click()
    assert lost.get_by_role("dialog").get_by_text(CODE).inner_text() != code


def reached(page: Page, version: int) -> None:
    """Wait until this device has sent or taken in that version."""
    page.wait_for_function(
        "wanted => JSON.parse(localStorage.getItem('canasta.recovery')).version >= wanted", arg=version
    )


def test_a_new_match_and_a_deleted_one_reach_the_paper_and_two_devices_lose_nothing(
    server: Served, visit: Visit
) -> None:
    one, two, empty = visit("phone"), visit("desk"), visit("desk")
    listed(one, server, [made(server.url + "/", number) for number in range(3)])
    along(one, server.url)
    one.get_by_role("button", name="Make a recovery code").click()
    code = one.get_by_role("dialog").get_by_text(CODE).inner_text()
    one.keyboard.press("Escape")
    along(two, server.url)
    two.get_by_label("from paper").fill(code)
    two.get_by_role("button", name="Bring it here").click()
    expect(two.get_by_text("3 matches were taken in.")).to_be_visible()
    version = 2  # what came was sent back with what was there
    reached(two, version)
    with crew(server, people=1) as alone:  # a match begins on the second device
        two.goto(alone.link(alone.lead))
        reached(two, version + 1)
    one.get_by_text("Matches", exact=True).click()
    one.get_by_role("button", name="More about the match").last.click()
    one.get_by_role("button", name="Delete", exact=True).click()
    one.get_by_role("button", name="Delete for good").click()
    reached(one, version + 2)
    assert rows(one) == 3, "it took in the new one, and the deleted one does not come back"
    along(empty, server.url)
    empty.get_by_label("from paper").fill(code)
    empty.get_by_role("button", name="Bring it here").click()
    expect(empty.get_by_text("3 matches were taken in.")).to_be_visible()

    one.route("**/api/bundle/**", lambda route: route.abort())  # without the server it takes a second tap
    one.get_by_text("Take along", exact=True).click()
    one.get_by_role("button", name="Forget me here").click()
    one.get_by_role("button", name="Delete everything now").click()
    expect(one.get_by_role("button", name="Delete everything here all the same")).to_be_visible()
    assert rows(one) == 3
    one.get_by_role("button", name="Delete everything here all the same").click()
    expect(one.get_by_role("button", name="Play now")).to_be_visible()
    assert one.evaluate("() => Object.keys(localStorage)") == ["canasta.preferences"]
