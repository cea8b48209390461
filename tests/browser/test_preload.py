"""The files that the HTML of an address preloads: those that its page needs, none too many and none missing."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error, Request, expect
from tests.browser.conftest import Visit
from tests.browser.crew import crew
from tests.browser.hall import hall
from tests.browser.serving import Served, started
from tests.browser.sheet import address, opened

from canasta.server.web.pages import PRELOAD, starts

CAME = "files => files.every((file) => performance.getEntriesByName(location.origin + file).length > 0)"
# What nobody needs to see the page first.
LATER = {
    "_virtual_courts",
    "qr",
    "sha2",
    "web_replay",
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


def _lobby(server: Served) -> str:
    made = server.open()
    return f"/t/{made['table']}#k={made['key']}"


def _table(server: Served, *, over: bool = False) -> str:
    with crew(server, people=1, seed="preload") as alone:
        if over:
            alone.play_deal()
        return alone.link(alone.lead).removeprefix(server.url)


def _sheet(server: Served) -> str:
    return address(server, opened(server)).removeprefix(server.url)


def _club(server: Served, what: str = "") -> str:
    return hall(server).address(what=what).removeprefix(server.url)


PAGES: dict[str, Callable[[Served], str]] = {
    "home": lambda _: "/",
    "lobby": _lobby,
    "table": _table,
    "score sheet": lambda server: _table(server, over=True),
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
    "desk": lambda server: _club(server, "?show=ranking"),
    "competition": _club,  # more comes as the key behind the # says, of which no server hears
    "wall": lambda server: _club(server, "/wall"),
}
LATER_OF = {
    "lobby": {"Table", "board", "Zone", "web_table"},  # with which the match begins
    "score sheet": {"seen", "kept", "database", "verify"},  # the match is kept, and its shuffles are checked
    "desk": {"SavedCopy", "saved", "handing", "kept", "database"},  # a copy of the evening is kept
}
STAGES = {"lobby": "open", "table": "play", "score sheet": "over", "desk": "ranking"}


@pytest.fixture(scope="module")
def bare(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose page preloads nothing; it says how far a table is."""
    folder = tmp_path_factory.mktemp("bare")
    shutil.copytree(client, folder / "client", copy_function=shutil.copyfile)
    written = json.loads((client / PRELOAD).read_text(encoding="utf-8"))
    for each in [*written, *(stage for one in written for stage in one["stages"].values())]:
        each |= {"files": [], "texts": {lang: [] for lang in each["texts"]}}
    (folder / "client" / PRELOAD).write_text(json.dumps(written), encoding="utf-8")
    with started(folder / "client", folder) as served:
        yield served


@pytest.mark.parametrize("name", PAGES)
def test_what_is_preloaded_is_what_the_page_loads(bare: Served, client: Path, visit: Visit, name: str) -> None:
    address = PAGES[name](bare)
    path = re.split("[?#]", address)[0].removeprefix("/")
    (start,) = (start for start in starts(client) if start.path.fullmatch(path))
    links = start.stages[STAGES[name]] if name in STAGES else start.links
    preloaded = set(re.findall('href="(.*?)"', links["en"].decode()))
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
    assert late <= LATER | LATER_OF.get(name, set()) or name == "competition", "needed, but not preloaded"
