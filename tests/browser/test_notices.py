"""A notice at one's turn: turned on with a tap, and sent to a push service once the player has left.

The browser gets it there from the test, in the place of a push service.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from msgspec import json
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Locator, Page, Worker, expect
from tests.browser.axe import violations
from tests.browser.clock import HOUR, TurnedClock
from tests.browser.conftest import Visit
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

# A browser without a window has neither notices nor the sign of an installed page: the service worker shows them to the
# test, which taps in the place of a person.
SHOW = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options });
  self.navigator.setAppBadge = async () => undefined;
  self.clients.openWindow = async (address) => void (self.opened = address);
}"""
TAP = """async () => {
  const begun = [];
  const notification = { data: self.shown.at(-1).data, close: () => self.shown.pop() };
  const waitUntil = (work) => begun.push(work);
  self.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil }));
  await Promise.all(begun);
  return { opened: self.opened, shown: self.shown };
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture
def running(client: Path, service: PushService, tmp_path: Path) -> Iterator[Running]:
    wing = partial(notices_wing, contact="mailto:op@example.org", others=frozenset({service.origin}))
    with serving_here(client, tmp_path, Limits(), wings=[wing]) as server:
        yield server


def arrive(page: Page, service: PushService, number: int) -> None:
    """Wait until so many notices have come."""
    for _ in range(100):
        if len(service.came) >= number:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{len(service.came)} notices have come, not {number}")


def opened(
    browser: Chromium, running: Running, device: Browser, said: str = "granted", **settings: object
) -> tuple[Page, str]:
    """A page at a table by days, where its person is the host; and the id of the table. Its match has not begun."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en", reduced_motion="reduce")
    context.grant_permissions(["notifications"], origin=f"http://{running.host}")
    page = context.new_page()
    page.add_init_script(f"({SUBSCRIBE % repr(said)})({json.encode(device.body).decode()})")
    made = running.table(turn_seconds=86_400, **settings)
    page.goto(f"http://{running.host}/t/{made['table']}#k={made['key']}")
    return page, made["table"]


def reach(page: Page) -> Locator:
    """Open what one may be reached by, and return the switch of the notices."""
    page.get_by_role("button", name="When you may be reached").click()
    return page.get_by_role("switch", name="Tell me when it is my turn")


def test_what_cannot_be_turned_on_gets_a_sentence(browser: Chromium, running: Running) -> None:
    for origin, answer, said in (
        ("https://push.example", "denied", "does not allow notices"),
        ("http://10.0.0.1", "granted", "is no push service"),
    ):
        page, _ = opened(browser, running, Browser(origin), answer)
        TablePage(page).begin()
        wanted = reach(page)
        wanted.click()
        expect(page.get_by_role("alert")).to_contain_text(said)
        expect(wanted).not_to_be_checked()
        page.context.close()


def pushed(page: Page, told: object) -> Worker:
    """The service worker of that page, to which the browser gives a push."""
    (worker,) = page.context.service_workers
    worker.evaluate(SHOW)
    line, found = page.context.new_cdp_session(page), list[str]()
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: found.extend(one["registrationId"] for one in news["registrations"]),
    )
    line.send("ServiceWorker.enable")
    for _ in range(100):
        if found:
            break
        page.wait_for_timeout(50)
    push = {"origin": page.evaluate("origin"), "registrationId": found[0], "data": json.encode(told).decode()}
    line.send("ServiceWorker.deliverPushMessage", push)
    for _ in range(100):
        if worker.evaluate("self.shown.length"):
            return worker
        page.wait_for_timeout(50)
    raise AssertionError("the service worker has shown nothing")


def quiet_for(page: Page, hours: int) -> None:
    """Quiet hours that have begun and last so many more, on a page at the table."""
    reach(page)
    page.get_by_role("switch", name="Quiet hours").click()
    for label, away in (("From", -1), ("To", hours)):
        field = page.get_by_label(label, exact=True)
        field.fill(time.strftime("%H:%M", time.localtime(time.time() + 3600 * away)))
        field.blur()
    page.keyboard.press("Escape")


def test_another_plays_and_a_tap_on_the_notice_opens_the_table(
    browser: Chromium, running: Running, service: PushService, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, device = TurnedClock(monkeypatch), Browser(service.origin)
    page, table = opened(browser, running, device, rules="reglamento/2")
    address = f"http://{running.host}/t/{table}"
    seated = running.post(f"/api/tables/{table}/chairs", {"name": "Eva", "avatar": "fox", "chair": 1}).json()
    ana, eva = TablePage(page), TablePage(visit("desk"))
    eva.page.goto(f"{address}#k={seated['key']}")
    ana.begin()
    wanted = reach(page)
    wanted.click()
    expect(wanted).to_be_checked()
    assert not violations(page)
    page.wait_for_function("() => JSON.parse(localStorage.getItem('canasta.reach') ?? '{}').notices")
    page.keyboard.press("Escape")
    expect(ana.status).to_contain_text(re.compile("^Your turn|Eva to play"))
    if ana.status.inner_text().startswith("Your turn"):
        ana.play_turn(lay=False)
    assert not service.came, "nobody is told of what they see"
    page.goto("about:blank")
    eva.play_turn(lay=False)
    arrive(page, service, 1)
    ((path, _, sent),) = service.came
    told = device.read(sent)
    assert (path, told) == (
        "/push/one", {"title": "Canasta", "body": "It is your turn at a table.", "path": f"t/{table}"},
    )  # fmt: skip

    page.goto(f"http://{running.host}/")
    worker = pushed(page, told)
    (shown,) = worker.evaluate("self.shown")
    assert (shown["title"], shown["body"]) == ("Canasta", "It is your turn at a table.")
    assert worker.evaluate(TAP) == {"opened": address, "shown": []}
    page.goto(address)
    ana.play_turn(lay=False)

    quiet_for(page, 2)
    page.goto("about:blank")
    eva.play_turn(lay=False)
    eva.page.goto("about:blank")
    while running.get("/healthz").json()["tables"]:
        page.wait_for_timeout(100)
    assert len(service.came) == 1
    clock.ahead += 3 * HOUR
    arrive(page, service, 2)
    page.goto(address)
    reach(page)
    expect(wanted).to_be_checked()
    wanted.click()
    expect(wanted).not_to_be_checked()
    page.context.close()
