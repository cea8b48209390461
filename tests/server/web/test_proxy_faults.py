"""The samples for proxies where servers fail: nothing is done twice, and unready servers speak for themselves."""

from __future__ import annotations

import socket
from contextlib import ExitStack
from pathlib import Path
from time import sleep

import httpx
import pytest
from tests.server.web.proxies import Echo, echoing, proxied, there

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


def client_at(where: str, stack: ExitStack) -> httpx.Client:
    return stack.enter_context(httpx.Client(trust_env=False, base_url=f"http://{where}", timeout=30))


def test_what_may_have_been_done_is_not_done_again(name: str, tmp_path: Path) -> None:
    """A server takes a request and hangs up: a new table would be opened twice; a page is asked for once more."""
    with ExitStack() as stack:
        servers = [stack.enter_context(echoing()) for _ in range(2)]
        where = stack.enter_context(proxied(name, (servers[0].port, servers[1].port), tmp_path))
        for server in servers:
            server.status = {"/api/tables": 0, "/api/menu": 0, "/api/club": 503}
        for path in ("/api/club", "/api/tables"):
            assert fails(where, "POST", path)
            assert asked(servers, f"POST {path}") == 1
        assert fails(where, "GET", "/api/menu")
        assert asked(servers, "GET /api/menu") >= 2


def test_servers_that_are_not_ready_answer_for_themselves(name: str, tmp_path: Path) -> None:
    """Without its database a server still gives its page, and says of a table that it waits."""
    with ExitStack() as stack:
        servers = [stack.enter_context(echoing(ready=503)) for _ in range(2)]
        ports = {server.port for server in servers}
        where = stack.enter_context(proxied(name, (servers[0].port, servers[1].port), tmp_path))
        client = client_at(where, stack)
        while name in ACTIVE and not all(server.asked["GET /readyz"] > 2 for server in servers):
            sleep(0.05)
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


def test_a_server_that_is_not_ready_is_spared(name: str, tmp_path: Path) -> None:
    """A process that alone has lost the database gets no visitors, where the proxy asks for that."""
    if name not in ACTIVE:
        pytest.skip("nginx asks no server whether it is ready")
    with ExitStack() as stack:
        well, unwell = (stack.enter_context(echoing()), stack.enter_context(echoing(ready=503)))
        client = client_at(stack.enter_context(proxied(name, (well.port, unwell.port), tmp_path)), stack)
        while unwell.asked["GET /readyz"] <= 2:
            sleep(0.05)
        before = unwell.asked["GET /"]
        assert {client.get("/").json()["port"] for _ in range(20)} == {well.port}
        assert unwell.asked["GET /"] == before


def test_a_body_of_any_size_that_a_server_takes_gets_through(name: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        servers = [stack.enter_context(echoing()) for _ in range(2)]
        client = client_at(stack.enter_context(proxied(name, (servers[0].port, servers[1].port), tmp_path)), stack)
        answer = client.post("/api/club/copies", content=bytes(Limits().copy))
        assert (answer.status_code, answer.json()["size"]) == (200, Limits().copy)
