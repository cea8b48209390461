"""The page and its files: what is kept by browsers, packed, not there, and loaded first in the browser's language."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from tests.server.web.conftest import NEW, client_of

from canasta.server.live import Hub
from canasta.server.web import Config, client_folder
from canasta.server.web.pages import inserted, starts

pytestmark = pytest.mark.anyio


PLACES = [
    "/", "/index.html", "/learn", "/learn/salon/from-clasica/one-card", "/puzzles", "/offline", "/t/Labcdefghjk",
    "/replay/Labcdefghjk", "/t/abcdefghjk", "/t/abcdefghjk/", "/replay", "/replay/abcdefghjk", "/club", "/club/new",
    "/club/Cabcdefghjk/wall", "/sheet/Sabcdefghjk", "/referee",
]  # fmt: skip
NOWHERE = [
    "/metrics", "/a/b/c/d", "/t/0", "/t", "/wp-admin", "/clubs", "/replay/abcdefghjk/2", "/t/Mabcdefghjk", "/.env",
    "/server-status", "/referee/clasica", "/club/Sabcdefghjk", "/nothing.js", "/assets/../../pyproject.toml",
    "/assets/%2e%2e/%2e%2e/x.py", "/canasta-stamp.txt", "/%00.js", "/api", "/api/nothing",
    "/api/tables/abcdefghij/nothing", "/ws/nothing",
]  # fmt: skip


async def test_every_place_in_the_page_is_the_page(web: httpx.AsyncClient) -> None:
    for path in PLACES:
        answer = await web.get(path)
        assert answer.status_code == 200, path
        assert answer.text.startswith("<!doctype html>")
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"


async def test_where_there_is_nothing_programs_are_told_so(web: httpx.AsyncClient) -> None:
    for path in NOWHERE:
        for accept in ("*/*", "application/json", "text/plain"):
            answer = await web.get(path, headers={"accept": accept, "accept-language": "es"})
            told = {"code": "web-no-page", "message": "No hay nada en esta dirección."}
            assert (answer.status_code, answer.json()) == (404, told), path
        assert (await web.head(path)).status_code in (404, 405), path


async def test_where_there_is_nothing_people_are_told_by_the_page(web: httpx.AsyncClient) -> None:
    answer = await web.get("/nothing/here", headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert answer.status_code == 404
    assert answer.text.startswith("<!doctype html>")
    again = await web.get("/nothing/here", headers={"accept": "text/html", "if-none-match": answer.headers["etag"]})
    assert again.status_code == 404


async def test_files_with_a_hash_are_kept_for_ever_and_others_are_asked_for(web: httpx.AsyncClient) -> None:
    script = await web.get("/assets/index-abc.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    worker = await web.get("/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert (await web.get("/offline.html")).status_code == 200
    assert (await web.get("/manifest.webmanifest")).headers["content-type"] == "application/manifest+json"


async def test_files_go_out_packed_to_whoever_can_unpack_them(web: httpx.AsyncClient, page: Path) -> None:
    packed = await web.get("/assets/index-abc.js", headers={"accept-encoding": "gzip, br"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < 200
    plain = await web.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content == (page / "assets" / "index-abc.js").read_bytes()


async def test_what_the_build_has_packed_goes_out_as_it_is(page: Path, tmp_path: Path, hub: Hub) -> None:
    page = Path(shutil.copytree(page, tmp_path / "page"))
    packed = gzip.compress(b"wasm" * 1000, mtime=0)
    (page / "assets" / "python.wasm.gz").write_bytes(packed)
    async with client_of(hub, Config(client=page)) as web:
        answer = await web.get("/assets/python.wasm", headers={"accept-encoding": "gzip"})
        assert (answer.headers["content-type"], answer.headers["content-encoding"]) == ("application/wasm", "gzip")
        assert (answer.headers["content-length"], answer.content) == (str(len(packed)), b"wasm" * 1000)
        plain = await web.get("/assets/python.wasm", headers={"accept-encoding": "identity"})
        assert (plain.status_code, plain.json()["code"]) == (406, "web-packed-only"), "it is large: nothing unpacks it"
        assert "Accept-Encoding: gzip" in plain.json()["message"]
        assert (await web.get("/assets/python.wasm.gz")).status_code == 404


async def test_long_answers_of_the_api_go_out_packed_too(web: httpx.AsyncClient) -> None:
    long = await web.get("/api/rules/clasica", headers={"accept-encoding": "gzip"})
    assert long.headers["content-encoding"] == "gzip"
    assert int(long.headers["content-length"]) < len(long.content) / 2
    assert "accept-encoding" in long.headers["vary"].lower()
    plain = await web.get("/api/rules/clasica", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == long.json()
    opened = await web.post("/api/tables", json=NEW, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in opened.headers, "a secret is not packed together with what others may send"


async def test_a_browser_that_has_it_gets_nothing_again(web: httpx.AsyncClient) -> None:
    first = await web.get("/")
    again = await web.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert (await web.head("/")).headers["etag"] == first.headers["etag"]


async def test_a_new_build_is_seen_at_once(hub: Hub, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("old")
    async with client_of(hub, Config(client=tmp_path)) as web:
        assert (await web.get("/")).text == "old"
        (tmp_path / "fresh.html").write_text("new")
        (tmp_path / "fresh.html").rename(tmp_path / "index.html")
        assert (await web.get("/")).text == "new"


async def test_without_a_page_the_api_still_answers(hub: Hub) -> None:
    async with client_of(hub, Config()) as web:
        assert (await web.get("/")).json()["code"] == "web-no-client"
        assert (await web.get("/healthz")).json()["ok"] is True


def test_where_the_page_is_looked_for(tmp_path: Path) -> None:
    assert client_folder({"CANASTA_CLIENT": str(tmp_path)}) != tmp_path
    (tmp_path / "index.html").write_text("")
    assert client_folder({"CANASTA_CLIENT": str(tmp_path)}) == tmp_path


HTML = '<!doctype html><html lang="es"><head><title>Canasta</title></head><body></body></html>'


WRITTEN = [
    {"path": "/(?:index\\.html)?", "files": [], "texts": {"en": ["/assets/en.js"], "es": ["/assets/es.js"]}},
    {
        "path": "/t/([a-z2-9]{10})/?",
        "files": ["/assets/table.js", "/assets/table.css"],
        "texts": {"en": ["/assets/en.js"], "es": ["/assets/es.js"]},
        "stages": {"open": {"files": ["/assets/lobby.js"], "texts": {"en": [], "es": []}}},
    },
    {
        "path": "/club/(C[a-z2-9]{10})/?",
        "files": ["/assets/club.js"],
        "texts": {"en": [], "es": []},
        "stages": {"ranking": {"files": ["/assets/desk.js"], "texts": {"en": [], "es": []}}},
    },
]


TABLE = "/t/abcdefghij"


@pytest.fixture
async def linked(hub: Hub, tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A client of a server whose page has that list of links."""
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text(HTML)
    (folder / "preload.json").write_text(json.dumps(WRITTEN))
    async with client_of(hub, Config(client=folder)) as client:
        yield client


def links(html: str) -> list[tuple[str, ...]]:
    return re.findall(
        r'<link rel="(.*?)"(?: as="(.*?)")? fetchpriority="low" crossorigin href="(.*?)">', html.partition("</head>")[0]
    )


async def test_links_of_an_address(linked: httpx.AsyncClient) -> None:
    of_table = [("modulepreload", "", "/assets/table.js"), ("preload", "style", "/assets/table.css")]
    spanish = ("fr, es-AR;q=0.5", "en-GB,en;q=0.9,es-MX;q=0.1")
    for accepts in (*spanish, "en-GB", "EN", "*", ""):
        own = ("modulepreload", "", f"/assets/{'es' if accepts in spanish else 'en'}.js")
        for path, files in (("/", []), ("/index.html", []), (TABLE, of_table), (TABLE + "/", of_table)):
            answer = await linked.get(path, headers={"accept-language": accepts})
            assert links(answer.text) == [*files, own]
            assert re.sub("<link .*>\n", "", answer.text) == HTML
            assert "accept-language" in answer.headers["vary"]
            assert answer.headers["cache-control"] == "no-cache"
    for path in ("/t/abc", "/elsewhere", f"/x{TABLE}", f"{TABLE}/more"):
        assert (await linked.get(path, headers={"accept": "text/html"})).text == HTML, "other addresses have none"
    assert (await linked.get("/preload.json")).status_code == 404, "the list itself is not served"


async def test_what_a_browser_has_of_one_address_is_not_taken_for_another(linked: httpx.AsyncClient) -> None:
    home, table = await linked.get("/"), await linked.get(TABLE)
    assert (await linked.get(TABLE, headers={"if-none-match": table.headers["etag"]})).status_code == 304
    assert (await linked.get(TABLE, headers={"if-none-match": home.headers["etag"]})).status_code == 200
    other = {"if-none-match": table.headers["etag"], "accept-language": "es"}
    assert (await linked.get(TABLE, headers=other)).status_code == 200


async def test_what_a_table_begins_with_depends_on_how_far_it_is(linked: httpx.AsyncClient) -> None:
    opened = (await linked.post("/api/tables", json=NEW)).json()
    answer = await linked.get(f"/t/{opened['table']}", headers={"accept-language": "en"})
    assert links(answer.text) == [("modulepreload", "", "/assets/lobby.js")]
    assert '<html data-stage="open" lang="es">' in answer.text
    assert "data-stage" not in (await linked.get(TABLE)).text, "no such table is in memory, and nothing is looked up"


async def test_an_address_that_names_a_part_of_a_desk_begins_with_the_desk(linked: httpx.AsyncClient) -> None:
    club = "/club/Cabcdefghij"
    desk = await linked.get(f"{club}?show=ranking")
    assert links(desk.text) == [("modulepreload", "", "/assets/desk.js")]
    assert '<html data-stage="ranking" lang="es">' in desk.text
    whole = await linked.get(club)
    assert links(whole.text) == [("modulepreload", "", "/assets/club.js")]
    assert "data-stage" not in whole.text, "its key says whose page it is, and no server hears that"
    assert links((await linked.get(f"{TABLE}?show=x")).text) == links((await linked.get(TABLE)).text)


def test_a_page_without_a_list_or_without_a_head_is_as_it_is(tmp_path: Path) -> None:
    assert starts(tmp_path) == ()
    assert inserted(b"old", b"<link>") == b"old"
