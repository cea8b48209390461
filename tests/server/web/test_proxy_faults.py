"""The samples for proxies where servers fail: nothing is done twice, and unready servers speak for themselves."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tests.server.web.proxies import Echo, echoing, proxied, there
from tests.server.web.test_serve import soon

from canasta.server.web import Limits

pytestmark = pytest.mark.parametrize("name", there)
ACTIVE = ("haproxy", "caddy")  # they ask each server whether it is ready


def asked(servers: list[Echo], what: str) -> int:
    return sum(server.asked[what] for server in servers)


def fails(where: str, method: str, path: str) -> bool:
    """It is refused, or closed. The request goes out in one piece, for only such a one would HAProxy keep."""
    host, _, port = where.partition(":")
    body = "{}" if method == "POST" else ""
    lines = (
        f"{method} {path} HTTP/1.1",
        f"Host: {where}",
        f"Content-Length: {len(body)}",
        "Connection: close",
        "",
        body,
    )
    with socket.create_connection((host, int(port)), timeout=30) as opened:
        opened.sendall("\r\n".join(lines).encode())
        answer = opened.recv(100)
    return not answer or answer[9:10] == b"5"


@contextmanager
def before_two(name: str, folder: Path, ready: int = 200) -> Iterator[tuple[str, httpx.Client, list[Echo]]]:
    """A proxy before two servers: where it is, a client that asks there, and the servers."""
    with (
        echoing(ready=ready) as one,
        echoing(ready=ready) as other,
        proxied(name, (one.port, other.port), folder) as where,
        httpx.Client(trust_env=False, base_url=f"http://{where}", timeout=30) as client,
    ):
        yield where, client, [one, other]


def test_a_body_of_any_size_gets_through_and_what_may_have_been_done_is_not_done_again(
    name: str, tmp_path: Path
) -> None:
    """A server takes a request and hangs up: a new table would be opened twice; a page is asked for once more."""
    with before_two(name, tmp_path) as (where, client, servers):
        answer = client.post("/api/club/copies", content=bytes(Limits().copy))
        assert (answer.status_code, answer.json()["size"]) == (200, Limits().copy)
        for server in servers:
            server.status = {"/api/tables": 0, "/api/menu": 0, "/api/club": 503}
        for path in ("/api/club", "/api/tables"):
            assert fails(where, "POST", path)
            assert asked(servers, f"POST {path}") == 1
        assert fails(where, "GET", "/api/menu")
        assert asked(servers, "GET /api/menu") >= 2


def test_servers_that_are_not_ready_answer_for_themselves_until_one_is(name: str, tmp_path: Path) -> None:
    """Without its database a server still gives its page, and says of a table that it waits.

    Once one of them has it again, that one alone gets visitors, where the proxy asks which is ready.
    """
    with before_two(name, tmp_path, ready=503) as (where, client, servers):
        ports = {server.port for server in servers}
        assert name not in ACTIVE or soon(lambda: all(server.asked["GET /readyz"] > 2 for server in servers))
        for server in servers:
            server.status["/api/tables/abcdefghij"] = 503
        for _ in range(8):  # more often than a server may fail before it is left out
            waits = client.get("/api/tables/abcdefghij")
            assert (waits.status_code, waits.json()["port"] in ports) == (503, True)
        answer = client.get("/t/abcdefghij", headers={"X-Forwarded-For": "203.0.113.9"})
        assert (answer.status_code, answer.json()["headers"]["x-forwarded-for"]) == (200, "127.0.0.1")
        assert client.post("/api/tables", content=b"12345").json()["size"] == 5
        assert asked(servers, "POST /api/tables") == 1
        for server in servers:
            server.status["/api/tables"] = 0
        assert fails(where, "POST", "/api/tables")
        assert asked(servers, "POST /api/tables") == 2
        well = servers[0]
        well.status["/readyz"] = 200

        def visited() -> set[int]:
            return {client.get("/").json()["port"] for _ in range(20)}

        assert name not in ACTIVE or soon(lambda: visited() == {well.port})
