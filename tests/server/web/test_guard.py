"""What is refused before anybody hears of it, and what every answer carries."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import TypeVar

import httpx
import pytest
from tests.server.web.conftest import NEW, asking, client_of

from canasta.server.live import Hub
from canasta.server.web import Config, Limits, Rate
from canasta.server.web.app import create_app

pytestmark = pytest.mark.anyio
T = TypeVar("T")


async def test_every_answer_carries_the_headers_that_browsers_obey(web: httpx.AsyncClient) -> None:
    for path in ("/", "/assets/index-abc.js", "/api/menu", "/api/nothing", "/nothing.js", "/healthz"):
        headers = (await web.get(path)).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'", path
        assert policy["script-src"] == "'self'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "camera=()" in headers["permissions-policy"]
        assert "server" not in headers


async def test_the_worker_with_python_alone_may_compile_webassembly(web: httpx.AsyncClient) -> None:
    policies = [
        (await web.get(path)).headers["content-security-policy"]
        for path in ("/assets/python-a.js", "/assets/index-a.js")
    ]
    assert [policy.count("'wasm-unsafe-eval'") for policy in policies] == [1, 0]
    assert policies[0].replace(" 'wasm-unsafe-eval'", "") == policies[1]


async def test_what_the_api_says_is_not_kept(web: httpx.AsyncClient) -> None:
    opened = await web.post("/api/tables", json=NEW)
    assert opened.headers["cache-control"] == "no-store"


async def test_our_own_page_and_origins_that_were_named_open_tables_and_pages_of_other_sites_do_not(hub: Hub) -> None:
    async with client_of(hub, Config(origins=frozenset({"https://cards.example"}))) as web:
        for origin in ("http://canasta.example", "https://canasta.example", "https://cards.example"):
            assert (await web.post("/api/tables", json=NEW, headers={"origin": origin})).status_code == 201
        for origin in ("https://evil.example", "http://canasta.example:81", "null", "", "file://", "x"):
            answer = await web.post("/api/tables", json=NEW, headers={"origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "web-foreign-origin"), origin


BAD_BODIES = [
    (b"", "web-body-missing", "data is missing"),
    (b"{", "web-json", "not JSON"),
    (b"\xff\xfe", "web-json", "not JSON"),
    (b"[" * 50_000, "web-body-type", "expected object, got array"),
    (b"[]", "web-body-type", "expected object, got array"),
    (b"{}", "web-body-missing", "settings is missing"),
    (b'{"settings": {}, "name": "A", "avatar": "b"}', "web-body-missing", "rules is missing in settings"),
    (b'{"settings": {"rules": "clasica"}, "name": "", "avatar": "b"}', "web-body-expected", "At name"),
    (b'{"settings": {"rules": "clasica"}, "name": "A", "avatar": "B!"}', "web-body-expected", "At avatar"),
    (
        b'{"settings": {"rules": "clasica", "pace": "9"}, "name": "A", "avatar": "b"}',
        "web-body-type",
        "settings.pace",
    ),
    (
        b'{"settings": {"rules": "clasica", "x": 1}, "name": "A", "avatar": "b"}',
        "web-body-unknown",
        "does not take x",
    ),
    (b'{"settings": {"rules": "clasica", "ceremony": "no"}, "name": "A", "avatar": "b"}', "web-body-value", "'no'"),
]


async def test_a_bad_body_gets_a_sentence_that_names_the_place(web: httpx.AsyncClient) -> None:
    for body, code, said in BAD_BODIES:
        answer = await web.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, code), body
        assert said in answer.json()["message"], body
        spanish = await web.post("/api/tables?lang=es", content=body, headers={"content-type": "application/json"})
        assert spanish.json()["code"] == code
        assert spanish.json()["message"] != answer.json()["message"]


async def test_other_kinds_of_body(web: httpx.AsyncClient) -> None:
    form = await web.post("/api/tables", data={"name": "Ana"})
    assert (form.status_code, form.json()["code"]) == (415, "web-not-json")
    huge = await web.post("/api/tables", json={**NEW, "name": "A" * 70_000})
    assert (huge.status_code, huge.json()["code"]) == (413, "web-too-big")
    record = await web.post("/api/replay", content=b"x" * (4 * 1024 * 1024 + 1))
    assert (record.status_code, record.json()["code"]) == (413, "web-too-big")


async def test_other_methods_are_refused(web: httpx.AsyncClient) -> None:
    for method in ("PUT", "DELETE", "PATCH"):
        answer = await web.request(method, "/api/tables")
        assert (answer.status_code, answer.json()["code"]) == (405, "web-no-method")


async def test_who_asks_too_often_is_told_so_and_nobody_else(hub: Hub, page: Path) -> None:
    config = Config(client=page, limits=Limits(requests=Rate(0.001, 3)))
    async with client_of(hub, config, "203.0.113.5") as web:
        assert [(await web.get("/healthz")).status_code for _ in range(5)] == [200, 200, 200, 429, 429]
        refused = await web.get("/", headers={"accept-language": "es"})
        assert refused.json()["code"] == "web-too-fast"
        assert "Retry-After" in refused.headers
    async with client_of(hub, config) as web:
        assert [(await web.get("/healthz")).status_code for _ in range(5)] == [200] * 5, "this machine is not limited"


async def test_an_address_counts_for_itself_also_where_a_proxy_says_it_as_ipv6(hub: Hub) -> None:
    app = create_app(hub, Config(limits=Limits(requests=Rate(0.001, 2))))
    one, other, here = "::ffff:203.0.113.5", "::ffff:203.0.113.6", "::ffff:7f00:1"
    for client, fine in ((one, 2), (one[7:], 0), (other, 2), (here, 3)):
        async with asking(app, client) as web:
            answers = [(await web.get("/healthz")).status_code for _ in range(3)]
        assert answers == [200] * fine + [429] * (3 - fine)


async def test_tables_are_dearer_than_looks(hub: Hub) -> None:
    async with client_of(hub, Config(limits=Limits(tables=Rate(0.001, 2))), "203.0.113.5") as web:
        answers = [(await web.post("/api/tables", json=NEW)).status_code for _ in range(3)]
        assert answers == [201, 201, 429]
        assert (await web.get("/healthz")).status_code == 200


async def test_a_package_that_is_not_installed_is_named(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    async def drawn(*_: object) -> None:
        raise ModuleNotFoundError("No module named 'matplotlib'", name="matplotlib.figure")

    monkeypatch.setattr(hub, "info", drawn)
    async with client_of(hub, Config()) as web:
        answer = await web.get("/api/tables/abcdefghij")
    assert (answer.status_code, answer.json()["code"]) == (501, "extra-missing")
    assert 'pip install "canasta[pictures]"' in answer.json()["message"]


async def test_a_fault_of_ours_is_said_to_be_one(
    hub: Hub, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("inside")

    monkeypatch.setattr(hub, "info", broken)
    async with client_of(hub, Config()) as web:
        answer = await web.get("/api/tables/abcdefghij")
    assert (answer.status_code, answer.json()["code"]) == (500, "web-fault")
    assert "inside" not in answer.text
    assert "ZeroDivisionError" in caplog.text


HEADERS: list[dict[str, bytes]] = [
    {"accept-language": b"\xff\xfe;q=nan, es;q=1e999, ;;;=,"},
    {"authorization": b"Bearer " + b"A" * 5000},
    {"authorization": b"\xc3\x28 Bearer"},
    {"content-type": b"application/json; charset=\xff"},
    {"content-type": b"multipart/form-data"},
    {"content-length": b"5", "content-type": b"application/json"},
    {"accept": b"\x80/\x80, application/json;q=x"},
    {"accept-encoding": b"gzip;q=\xff, ,"},
    {"if-none-match": b'"\xff", W/*'},
    {"x-forwarded-for": b"\xff, , 1.2.3.4.5, [::"},
    {"origin": b"http://\xff"},
    {"origin": b"http://canasta.example@evil.example"},
    {"cookie": b"=;=;\xff"},
]


QUERIES = [
    "lang=xx&lang=es",
    "lang=%00",
    "deal=1e9&seat=-1",
    "deal=%ff",
    "after=NaN",
    "=&&=",
    "pair=0x1",
    "base=javascript:x",
]


NAMES = ["%00", "%ff%fe", "..%2f..%2fetc", "C" + "a" * 10, "a" * 10, "x" * 3000, "%F0%9F%A6%8A", " "]


@pytest.fixture
async def addresses(web: httpx.AsyncClient) -> list[tuple[str, str]]:
    paths = (await web.get("/api/schema/openapi.json")).json()["paths"]
    here = [(method.upper(), path) for path, item in paths.items() for method in item if method in ("get", "post")]
    assert len(here) > 40
    return [*here, ("GET", "/"), ("GET", "/{file}"), ("GET", "/healthz"), ("GET", "/readyz"), ("GET", "/assets/{file}")]


def in_turn(place: int, odd: list[T]) -> list[T]:
    """Three of them for each address: the next address gets the next three."""
    return [odd[(3 * place + n) % len(odd)] for n in range(3)]


async def test_no_address_falls_over_what_is_odd(
    web: httpx.AsyncClient, addresses: list[tuple[str, str]], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    for place, (method, path) in enumerate(addresses):
        known = re.sub(r"\{\w+\}", "aaaaaaaaaa", path)
        asked = [(known, header) for header in in_turn(place, HEADERS)]
        asked += [(f"{known}?{query}", {}) for query in in_turn(place, QUERIES)]
        asked += [(re.sub(r"\{\w+\}", name, path), {}) for name in in_turn(place, NAMES)]
        for address, header in asked:
            body = b"{}" if method == "POST" else None
            answer = await web.request(
                method, address, headers={name.encode(): value for name, value in header.items()}, content=body
            )
            assert answer.status_code < 500, (method, address, header, answer.text)
            if answer.status_code >= 400:
                assert set(answer.json()) == {"code", "message"}, (method, address, header)
    assert caplog.records == []
