"""Every address with headers and queries that nobody sends by accident: refused in words, and never a fault of ours."""

from __future__ import annotations

import logging
import re

import httpx
import pytest

pytestmark = pytest.mark.anyio

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


async def test_no_address_falls_over_what_is_odd(
    web: httpx.AsyncClient, addresses: list[tuple[str, str]], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    for place, (method, path) in enumerate(addresses):
        known = re.sub(r"\{\w+\}", "aaaaaaaaaa", path)
        asked = [(known, header) for header in HEADERS]
        asked += [(f"{known}?{query}", {}) for query in QUERIES]
        asked += [(re.sub(r"\{\w+\}", NAMES[(place + n) % len(NAMES)], path), {}) for n in range(3)]
        for address, header in asked:
            body = b"{}" if method == "POST" else None
            answer = await web.request(
                method, address, headers={name.encode(): value for name, value in header.items()}, content=body
            )
            assert answer.status_code < 500, (method, address, header, answer.text)
            if answer.status_code >= 400:
                assert set(answer.json()) == {"code", "message"}, (method, address, header)
    assert caplog.records == []
