"""The samples for proxies against clients that ask for too much: each is refused, and a player goes on."""

from __future__ import annotations

import re
import socket
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.browser.serving import HTTP
from tests.server.web.conftest import Running, say, serving_here, told
from tests.server.web.proxies import BANNED, Echo, echoing, proxied, there

from canasta.server.web import Limits

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="strangers come from other addresses of this machine")
MANY, CONNECTED, SLOW, LONG = (f"127.0.0.{number}" for number in range(9, 13))  # a stranger for each limit
BY_ADDRESS = ("haproxy", "nginx")  # Caddy leaves requests and connections of one address to the server and the firewall
LINE = b"GET /api/menu HTTP/1.1\r\nHost: canasta.example.org\r\n"


def opened(where: str, address: str) -> socket.socket:
    host, _, port = where.partition(":")
    return socket.create_connection((host, int(port)), 20, (address, 0))


def read(connection: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    parts = []
    with suppress(ConnectionResetError, BrokenPipeError):
        while part := connection.recv(65_536):
            parts.append(part)
    return b"".join(parts)


def answers(where: str, connections: int, requests: int) -> Counter[int]:
    """The statuses of so many requests on each of so many connections, all sent at once."""
    with ExitStack() as stack:
        made = [stack.enter_context(opened(where, MANY)) for _ in range(connections)]
        for each in made:
            each.sendall((LINE + b"\r\n") * (requests - 1) + LINE + b"Connection: close\r\n\r\n")
        return Counter(int(status) for each in made for status in re.findall(rb"HTTP/1.1 (\d+)", read(each)))


class Strict(NamedTuple):
    """A proxy with small limits, where it is, and the server behind it."""

    name: str
    where: str
    echo: Echo


@pytest.fixture(scope="module", params=there)
def strict(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Strict]:
    folder = tmp_path_factory.mktemp("proxy")
    with echoing() as echo, proxied(request.param, (echo.port, echo.port), folder, strict=True) as where:
        yield Strict(request.param, where, echo)


def test_requests_of_one_address_are_refused_beyond_a_burst(strict: Strict) -> None:
    if strict.name not in BY_ADDRESS:
        pytest.skip("Caddy has no such limit")
    begun = time.monotonic()
    found = answers(strict.where, 10, 40)
    assert 90 <= found[200] <= 110 + 10 * (time.monotonic() - begun)
    assert found[429] == 400 - found[200] >= 100
    assert HTTP.get(f"http://{strict.where}/api/menu").status_code == 200, "others are not"


def test_connections_of_one_address_are_refused_beyond_a_number(strict: Strict) -> None:
    if strict.name != "haproxy":
        pytest.skip("nginx counts connections once they have asked for something")
    with ExitStack() as stack:
        made, cut = list[socket.socket](), 0
        for _ in range(120):
            try:
                made.append(stack.enter_context(opened(strict.where, CONNECTED)))
            except ConnectionResetError:
                cut += 1
        time.sleep(0.5)
        for each in made:
            each.settimeout(0)
            with suppress(BlockingIOError):
                try:
                    cut += each.recv(1) == b""
                except ConnectionResetError:
                    cut += 1
        assert 18 <= cut <= 20
        assert HTTP.get(f"http://{strict.where}/api/menu").status_code == 200


def test_a_request_that_does_not_come_to_its_end_is_cut(strict: Strict) -> None:
    before = strict.echo.asked["GET /api/menu"]
    with opened(strict.where, SLOW) as half:
        half.sendall(LINE)
        begun = time.monotonic()
        half.settimeout(30)
        assert b" 200 " not in read(half)
        assert time.monotonic() - begun < 20
    assert strict.echo.asked["GET /api/menu"] == before


def test_a_body_that_is_too_long_is_refused(strict: Strict) -> None:
    with opened(strict.where, LONG) as client:
        head = f"POST /api/club/copies HTTP/1.1\r\nHost: canasta\r\nContent-Length: {Limits().copy + 1}\r\n\r\n"
        with suppress(OSError):
            client.sendall(head.encode() + bytes(Limits().copy + 1))
        found = read(client)
        hung_up = strict.name == "caddy" and b" 200 " not in found
        assert b" 413 " in found or hung_up, "Caddy may hang up in the middle of it"


def test_a_banned_address_is_refused(strict: Strict) -> None:
    with suppress(ConnectionResetError, BrokenPipeError), opened(strict.where, BANNED) as client:
        client.sendall(LINE + b"Connection: close\r\n\r\n")
        assert b" 200 " not in read(client)
    with opened(strict.where, SLOW) as client:
        client.sendall(LINE + b"Connection: close\r\n\r\n")
        assert b" 200 " in read(client)


@pytest.fixture(scope="module")
def server(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that believes a proxy."""
    with serving_here(page, tmp_path_factory.mktemp("home"), Limits(), proxy="127.0.0.1") as found:
        yield found


@pytest.mark.parametrize("name", there)
def test_a_burst_is_refused_and_a_player_goes_on(name: str, server: Running, tmp_path: Path) -> None:
    port = int(server.host.rpartition(":")[2])
    with ExitStack() as stack:
        where = stack.enter_context(proxied(name, (port, port), tmp_path, strict=True))
        through = Running(where)
        table = through.table()
        player = stack.enter_context(through.greeted(table, Origin=f"http://{where}"))
        found: list[Counter[int]] = []
        crowd = threading.Thread(target=lambda: found.append(answers(where, 20, 20)))
        crowd.start()
        waits: list[float] = []
        while crowd.is_alive() or not waits:
            begun = time.monotonic()
            say(player, do="ping")
            told(player, "pong", 20)
            assert through.get(f"/api/tables/{table['table']}").status_code == 200
            waits.append(time.monotonic() - begun)
            time.sleep(0.2)
        crowd.join()
        say(player, do="begin", id="begin")
        assert told(player, "ack", 20)["id"] == "begin"
    assert found[0][429] > 100
    assert sorted(waits)[len(waits) // 2] < 2
