"""Chromium in front of a real server, at the size of a phone and of a desk.

One server and one browser are enough for all tests: each test has tables and a browser context of its own.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright
from tests.browser import axe
from tests.browser.crew import crew
from tests.browser.serving import Served, started

from canasta.server.web.config import client_folder

SIZES = {"phone": (390, 844), "desk": (1280, 800)}
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The page's Cross-Origin-Opener-Policy parts it from the windows that it opens. Chromium does so by a new process for
# each page, also where there is no other window: every page would be begun twice. What else is off is off by Playwright
# as well, whose list is not read where there is another.
OFF = (
    "CrossOriginOpenerPolicy", "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding",
    "PreconnectToSearch", "ThirdPartyStoragePartitioning",
)  # fmt: skip
# No page of a test lives long enough to be worth the slowest compiler of its scripts.
FLAGS = [f"--disable-features={','.join(OFF)}", "--js-flags=--no-opt"]
PATIENCE_MS = 20_000  # shared machines are slow now and then; no test waits for this long when all is well

expect.set_options(timeout=PATIENCE_MS)


def chromium() -> str | None:
    """The system's Chromium, the one without a window first: it opens a page with a quarter of the work."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def missing(what: str) -> None:
    """A skip for people, a failure on the build machine."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built page, copied: it may be built anew while the tests run. axe lies beside its scripts."""
    found = client_folder()
    if found is None:
        missing("there is no built page: `make web` builds it")
    assert found is not None
    copied = Path(shutil.copytree(found, tmp_path_factory.mktemp("page") / "client"))
    if axe.SCRIPT.is_file():
        shutil.copy(axe.SCRIPT, f"{copied}{axe.ADDRESS}")
    return copied


@pytest.fixture(scope="session")
def kept_browser() -> Iterator[tuple[Browser, asyncio.AbstractEventLoop | None]]:
    """The system's Chromium, or else the one that Playwright has installed.

    Playwright leaves its event loop entered while a test goes on. Asynchronous tests of the same worker need to enter
    their own: it counts as running during the tests of this folder only.
    """
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        try:
            started = playwright.chromium.launch(
                executable_path=chromium(), args=[*FLAGS, *(["--no-sandbox"] if root else [])], timeout=60_000
            )
        except Error as error:
            missing(f"no Chromium could be started: {str(error).splitlines()[0]}")
        loop = asyncio._get_running_loop()
        asyncio._set_running_loop(None)
        yield started, loop
        asyncio._set_running_loop(loop)
        started.close()


@pytest.fixture
def browser(kept_browser: tuple[Browser, asyncio.AbstractEventLoop | None]) -> Iterator[Browser]:
    """The browser of the worker, for one test."""
    started, loop = kept_browser
    asyncio._set_running_loop(loop)
    yield started
    asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with started(client, tmp_path_factory.mktemp("store")) as served:
        yield served


@pytest.fixture
def own(client: Path, tmp_path: Path) -> Iterator[Served]:
    """A server of one test, which may look into its database or kill it."""
    with started(client, tmp_path / "own") as served:
        yield served


@pytest.fixture
def spare(client: Path, tmp_path: Path) -> Iterator[Served]:
    """The server on another computer."""
    with started(client, tmp_path / "spare") as served:
        yield served


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Somebody with a browser of their own: a page with nothing kept, in English and without motion, if not told else.

    `kept` are values of the page's local storage; `at` is where they come to. A script that fails fails the test.
    """
    contexts: list[BrowserContext] = []
    failures: list[str] = []

    def come(
        size: str | tuple[int, int] = "desk",
        kept: dict[str, object] | None = None,
        motion: bool = False,
        at: str | None = None,
        **more: Any,
    ) -> Page:
        width, height = SIZES[size] if isinstance(size, str) else size
        touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
        chosen = {
            "viewport": {"width": width, "height": height},
            "locale": "en-GB",
            "reduced_motion": "no-preference" if motion else "reduce",
            "service_workers": "block",
        }
        context = browser.new_context(**{**chosen, **touch, **more})
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        if kept:
            context.add_init_script(KEEP.replace("KEPT", json.dumps(kept)))
        page = context.new_page()
        page.on("pageerror", lambda error: failures.append(str(error)))
        if at:
            page.goto(at)
        return page

    yield come
    for context in contexts:
        context.close()
    assert failures == []


def anew(page: Page, address: str) -> None:
    """To that page anew, also where only the secret behind the # is another."""
    page.goto("about:blank")
    page.goto(address)


# An empty page, such as about:blank, may keep nothing.
KEEP = """if (location.protocol === "http:") for (const [name, value] of Object.entries(KEPT))
  if (localStorage.getItem(`canasta.${name}`) === null) localStorage.setItem(`canasta.${name}`, JSON.stringify(value));
"""


@dataclass(frozen=True)
class Finished:
    """A match that is over: its table, the secret of its one person, its record, and its deals as the server tells."""

    table: str
    key: str
    seat: int
    deals: int
    record: str
    server: Served

    def replay(self, deal: int = 1, seat: int | None = None) -> dict[str, Any]:
        seen = "" if seat is None else f"&seat={seat}"
        found: dict[str, Any] = self.server.get(f"/api/tables/{self.table}/replay?deal={deal}&lang=en{seen}").json()
        return found

    def review(self, deal: int = 1) -> dict[str, Any]:
        found: dict[str, Any] = self.server.get(f"/api/tables/{self.table}/review?deal={deal}&lang=en").json()
        return found

    def moments(self, deal: int) -> list[dict[str, Any]]:
        asked = f"/api/tables/{self.table}/moments?deal={deal}&seat={self.seat}&lang=en"
        found: list[dict[str, Any]] = self.server.get(asked).json()["moments"]
        return found


def played(server: Served, seed: str) -> Finished:
    """A person against three bots, over several deals."""
    with crew(server, people=1, seed=seed, house={"target": 1000}) as alone:
        alone.play_match()
        record = server.get(f"/api/tables/{alone.table}/record").text
        deals = len(alone.lead.info["sheets"])
        assert deals > 1
        return Finished(alone.table, alone.lead.key, alone.lead.seat, deals, record, server)


@pytest.fixture(scope="session")
def finished(server: Served) -> Finished:
    """With this seed the first deal is short, and so is its review."""
    return played(server, "bv")
