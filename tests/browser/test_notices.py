"""A notice at one's turn: turned on with a tap, and sent to a push service once the player has left.

`web/tests/shell/worker.test.ts` tries what the service worker shows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from msgspec import json
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect
from tests.browser.axe import violations
from tests.browser.table import TablePage
from tests.server.push.service import Browser, PushService, push_service
from tests.server.web.conftest import Running, serving_here

from canasta.server.push.routes import notices_wing
from canasta.server.web import Limits

# A browser without a window reaches no push service: its subscription is that of the test, with keys that the test has.
SUBSCRIBE = """device => {
  let there = null;
  const made = (applicationServerKey) => ({
    options: { applicationServerKey }, toJSON: () => ({ endpoint: device.endpoint, keys: device }),
    endpoint: device.endpoint, unsubscribe: async () => { there = null; return true; } });
  PushManager.prototype.getSubscription = async () => there;
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (!userVisibleOnly) throw new Error("each push must be seen");
    const text = atob(applicationServerKey.replaceAll("-", "+").replaceAll("_", "/"));
    return (there = made(Uint8Array.from(text, (one) => one.charCodeAt(0)).buffer));
  };
  const said = %s;
  Object.defineProperty(Notification, "permission", { get: () => said });
  Notification.requestPermission = async () => said;
}"""


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture(scope="module")
def running(client: Path, service: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    wing = partial(notices_wing, contact="mailto:op@example.org", others=frozenset({service.origin}))
    with serving_here(client, tmp_path_factory.mktemp("notices"), Limits(), wings=[wing]) as server:
        yield server


def opened(browser: Chromium, running: Running, device: Browser, said: str = "granted") -> tuple[Page, str]:
    """A page at a table by days, where its person is the host; and the id of the table."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en", reduced_motion="reduce")
    context.grant_permissions(["notifications"], origin=f"http://{running.host}")
    page = context.new_page()
    page.add_init_script(f"({SUBSCRIBE % repr(said)})({json.encode(device.body).decode()})")
    made = running.table(turn_seconds=86_400, pace=600)  # time to leave before it is one's turn again
    page.goto(f"http://{running.host}/t/{made['table']}#k={made['key']}")
    TablePage(page).begin()
    page.get_by_role("button", name="When you may be reached").click()
    return page, made["table"]


def test_a_notice_is_turned_on_sent_and_shown(browser: Chromium, running: Running, service: PushService) -> None:
    device = Browser(service.origin, "phone")
    page, table = opened(browser, running, device)
    wanted = page.get_by_role("switch", name="Tell me when it is my turn")
    wanted.click()
    expect(wanted).to_be_checked()
    assert not violations(page)
    page.keyboard.press("Escape")
    assert not service.came, "nobody is told of what they see"
    mine = TablePage(page)
    mine.my_turn()
    mine.play_turn()
    address = page.url
    page.goto("about:blank")
    for _ in range(100):
        if service.came:
            break
        page.wait_for_timeout(100)
    ((path, _, sent),) = service.came
    told = device.read(sent)
    assert (path, told) == (
        "/push/phone", {"title": "Canasta", "body": "It is your turn at a table.", "path": f"t/{table}"},
    )  # fmt: skip
    page.goto(address)
    page.get_by_role("button", name="When you may be reached").click()
    expect(wanted).to_be_checked()
    wanted.click()
    expect(wanted).not_to_be_checked()
    page.context.close()


def test_a_browser_that_allows_none_gets_a_sentence(browser: Chromium, running: Running, service: PushService) -> None:
    page, _ = opened(browser, running, Browser(service.origin, "denied"), "denied")
    wanted = page.get_by_role("switch", name="Tell me when it is my turn")
    wanted.click()
    expect(page.get_by_role("alert")).to_contain_text("does not allow notices")
    expect(wanted).not_to_be_checked()
    page.context.close()


def test_an_address_at_an_inner_host_is_refused_with_a_sentence(browser: Chromium, running: Running) -> None:
    page, _ = opened(browser, running, Browser("http://10.0.0.1"))
    wanted = page.get_by_role("switch", name="Tell me when it is my turn")
    wanted.click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile("10.0.0.1. is no push service"))
    expect(wanted).not_to_be_checked()
    page.context.close()
