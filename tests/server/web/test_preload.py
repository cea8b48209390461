"""What an address begins with is said in its HTML, in the language in which the page will speak."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.server.web.conftest import client_of

from canasta.server.live import Hub
from canasta.server.web import Config
from canasta.server.web.pages import inserted, spoken, starts

pytestmark = pytest.mark.anyio

HTML = "<!doctype html><html><head><title>Canasta</title></head><body></body></html>"
WRITTEN = [
    {"path": "/(?:index\\.html)?", "files": [], "texts": {"en": ["/assets/en.js"], "es": ["/assets/es.js"]}},
    {
        "path": "/t/[a-z2-9]{10}/?",
        "files": ["/assets/table.js", "/assets/table.css"],
        "texts": {"en": ["/assets/en.js"], "es": ["/assets/es.js"]},
    },
]
TABLE = "/t/abcdefghij"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text(HTML)
    (folder / "preload.json").write_text(json.dumps(WRITTEN))
    return folder


def links(html: str) -> list[tuple[str, ...]]:
    return re.findall(
        r'<link rel="(.*?)"(?: as="(.*?)")? fetchpriority="low" crossorigin href="(.*?)">', html.partition("</head>")[0]
    )


@pytest.mark.parametrize(
    ("path", "files"),
    [
        ("/", []),
        ("/index.html", []),
        (TABLE, [("modulepreload", "", "/assets/table.js"), ("preload", "style", "/assets/table.css")]),
        (TABLE + "/", [("modulepreload", "", "/assets/table.js"), ("preload", "style", "/assets/table.css")]),
    ],
)
@pytest.mark.parametrize(("accepts", "lang"), [("en-GB", "en"), ("fr, es-AR;q=0.5", "es"), ("", "en")])
async def test_links_of_an_address(
    hub: Hub, built: Path, path: str, files: list[tuple[str, ...]], accepts: str, lang: str
) -> None:
    async with client_of(hub, Config(client=built)) as web:
        answer = await web.get(path, headers={"accept-language": accepts})
    assert links(answer.text) == [*files, ("modulepreload", "", f"/assets/{lang}.js")]
    assert re.sub("<link .*>\n", "", answer.text) == HTML
    assert "accept-language" in answer.headers["vary"]
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/t/abc", "/elsewhere", f"/x{TABLE}", f"{TABLE}/more"])
async def test_other_addresses_have_none(hub: Hub, built: Path, path: str) -> None:
    async with client_of(hub, Config(client=built)) as web:
        assert (await web.get(path, headers={"accept": "text/html"})).text == HTML


async def test_what_a_browser_has_of_one_address_is_not_taken_for_another(hub: Hub, built: Path) -> None:
    async with client_of(hub, Config(client=built)) as web:
        home, table = await web.get("/"), await web.get(TABLE)
        assert (await web.get(TABLE, headers={"if-none-match": table.headers["etag"]})).status_code == 304
        assert (await web.get(TABLE, headers={"if-none-match": home.headers["etag"]})).status_code == 200
        other = {"if-none-match": table.headers["etag"], "accept-language": "es"}
        assert (await web.get(TABLE, headers=other)).status_code == 200


async def test_the_list_itself_is_not_served(hub: Hub, built: Path) -> None:
    async with client_of(hub, Config(client=built)) as web:
        assert (await web.get("/preload.json")).status_code == 404


def test_a_page_without_a_list_or_without_a_head_is_as_it_is(tmp_path: Path) -> None:
    assert starts(tmp_path) == ()
    assert inserted(b"old", b"<link>") == b"old"


@pytest.mark.parametrize(
    ("header", "lang"),
    [("es", "es"), ("en-GB,en;q=0.9,es-MX;q=0.1", "es"), ("EN", "en"), ("fr, de", "en"), ("", "en"), ("*", "en")],
)
def test_the_language_that_the_page_will_choose(header: str, lang: str) -> None:
    assert spoken(header) == lang
