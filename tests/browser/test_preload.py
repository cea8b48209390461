"""The files that the HTML of an address preloads: those that its page needs, none too many and none missing."""

from __future__ import annotations

import contextlib
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error, Request, expect
from tests.browser.conftest import Visit
from tests.browser.hall import hall
from tests.browser.serving import Served

from canasta.server.web.pages import PRELOAD, starts

CAME = "files => files.every((file) => performance.getEntriesByName(location.origin + file).length > 0)"
# What nobody needs to see the page first, and the lobby: whether a table waits there is known once it has been asked.
LATER = {
    "_virtual_courts",
    "qr",
    "sha2",
    "web_replay",
    "Lobby",
    "LobbyOpen",
    "Avoid",
    "asks",
    "OpenTables",
    "company",
    "web_company",
    "web_open",
    "OpenNetwork",
    "share",
    "web_network",
    "Hint",
    "TableDialog",
}


def _table(server: Served) -> str:
    made = server.open()
    return f"/t/{made['table']}#k={made['key']}"


def _sheet(server: Served) -> str:
    made = server.post("/api/club/sheets", {"rules": "clasica", "players": ["Ana", "Berta", "Carmen", "Dolores"]})
    return f"/sheet/{made['sheet']}#k={made['key']}"


def _club(server: Served, what: str = "") -> str:
    return hall(server).address(what=what).removeprefix(server.url)


PAGES: dict[str, Callable[[Served], str]] = {
    "home": lambda _: "/",
    "table": _table,
    "learn": lambda _: "/learn/clasica/beginner/turn",
    "puzzles": lambda _: "/puzzles",
    "today": lambda _: "/today",
    "company": lambda _: "/company",
    "replay": lambda _: "/replay",
    "club": lambda _: "/club",
    "referee": lambda _: "/referee",
    "new sheet": lambda _: "/sheet",
    "sheet": _sheet,
    "new competition": lambda _: "/club/new",
    "competition": _club,  # more comes as the key behind the # says, of which no server hears
    "wall": lambda server: _club(server, "/wall"),
}


@pytest.fixture(scope="module")
def bare(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose page preloads nothing."""
    folder = tmp_path_factory.mktemp("bare")
    shutil.copytree(client, folder / "client", ignore=shutil.ignore_patterns(PRELOAD))
    served = Served(folder / "client", folder / "tables.db")
    served.start()
    yield served
    served.stop()


@pytest.mark.parametrize("name", PAGES)
def test_what_is_preloaded_is_what_the_page_loads(bare: Served, client: Path, visit: Visit, name: str) -> None:
    address = PAGES[name](bare)
    path = address.partition("#")[0].removeprefix("/")
    (links,) = (start.links["en"].decode() for start in starts(client) if start.path.fullmatch(path))
    preloaded = set(re.findall('href="(.*?)"', links))
    page = visit("phone")
    asked: list[str] = []

    def request(one: Request) -> None:
        if "/assets/" in one.url:
            asked.append(one.url.removeprefix(bare.url))

    page.on("request", request)
    page.goto(bare.url + address)
    expect(page.locator("main :is(h1, h2, [role=listbox])").first).to_be_attached()
    with contextlib.suppress(Error):  # what is missing is said below
        page.wait_for_function(CAME, arg=sorted(preloaded))
    page.wait_for_load_state("networkidle")
    assert preloaded - set(asked) == set(), "preloaded, but not needed"
    assert len(set(asked)) == len(asked), "each file is asked for once"
    first = {path for path in asked if re.match(r"/assets/first-", path)}
    late = {re.sub(r"-[\w-]{8}\.\w+$", "", path.rpartition("/")[2]) for path in set(asked) - preloaded - first}
    assert late <= LATER or name == "competition", "needed, but not preloaded"
