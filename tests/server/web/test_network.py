"""A server of this machine alone, opened to the local network by the host of a table and closed again."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.browser.serving import HTTP
from tests.server.web.conftest import LIMITS, NEW, serving_here
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from canasta.server.web import Config
from canasta.server.web.addresses import own_addresses
from canasta.server.web.serving import is_alone

NEAR = [each for each in own_addresses() if ":" not in each]
needs_network = pytest.mark.skipif(not NEAR, reason="this machine has no address in a network")


@pytest.fixture(scope="module")
def host(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving_here(page, tmp_path_factory.mktemp("store"), LIMITS) as running:
        yield running.host


@pytest.fixture
def table(host: str) -> dict[str, str]:
    opened: dict[str, str] = HTTP.post(f"http://{host}/api/tables", json=NEW).json()
    return opened


def change(at: str, table: dict[str, str], *, opened: bool, **headers: str) -> httpx.Response:
    key = {"authorization": f"Bearer {table['key']}"} | headers
    return HTTP.post(f"http://{at}/api/tables/{table['table']}/network", json={"opened": opened}, headers=key)


def reached(host: str) -> bool:
    place, _, port = host.rpartition(":")
    try:
        socket.create_connection((place, int(port)), timeout=2).close()
    except OSError:
        return False
    return True


@needs_network
def test_the_host_opens_it_and_closes_it_again(host: str, table: dict[str, str]) -> None:
    near = f"{NEAR[0]}:{host.rpartition(':')[2]}"
    assert not reached(near)
    assert HTTP.get(f"http://{host}/api/network").json() == {"may_open": True, "opened": False}
    assert change(host, table, opened=True).json() == {"may_open": True, "opened": True}
    assert change(host, table, opened=True).json()["opened"]
    assert f"http://{near}" in HTTP.get(f"http://{host}/api/club/addresses").json()["all"]
    friend = HTTP.post(
        f"http://{near}/api/tables/{table['table']}/chairs",
        json={"name": "Bea", "avatar": "fox"},
        headers={"origin": f"http://{near}"},
    )
    assert friend.status_code == 201, friend.text
    with connect(f"ws://{near}/ws/tables/{table['table']}", origin=Origin(f"http://{near}")) as there:
        assert change(host, table, opened=False).json() == {"may_open": True, "opened": False}
        with pytest.raises(ConnectionClosed):
            there.recv(timeout=5)
    assert not reached(near)
    assert HTTP.get(f"http://{host}/readyz").status_code == 200


@needs_network
def test_a_guest_in_the_network_can_neither_open_nor_close(host: str, table: dict[str, str]) -> None:
    near = f"{NEAR[0]}:{host.rpartition(':')[2]}"
    change(host, table, opened=True)
    assert HTTP.get(f"http://{near}/api/network").json()["may_open"] is False
    refused = change(near, table, opened=False)
    assert (refused.status_code, refused.json()["code"]) == (403, "web-not-to-open")
    assert reached(near)
    assert change(host, table, opened=False).json() == {"may_open": True, "opened": False}


@needs_network
def test_an_open_server_ends_as_any_other(page: Path, tmp_path: Path) -> None:
    with serving_here(page, tmp_path, LIMITS) as running:
        table = HTTP.post(f"http://{running.host}/api/tables", json=NEW).json()
        assert change(running.host, table, opened=True).json()["opened"]
        near = f"{NEAR[0]}:{running.host.rpartition(':')[2]}"
        assert reached(near)
    assert not reached(near)


def test_others_are_refused(host: str, table: dict[str, str]) -> None:
    chairs = f"http://{host}/api/tables/{table['table']}/chairs"
    guest = HTTP.post(chairs, json={"name": "Bea", "avatar": "fox"}).json()["key"]
    cases: list[tuple[dict[str, str], str]] = [
        ({"x-forwarded-for": "192.0.2.7"}, "web-not-to-open"),
        ({"host": "cards.localhost"}, "web-not-to-open"),
        ({"origin": "http://elsewhere.example"}, "web-foreign-origin"),
        ({"authorization": "Bearer " + "x" * 43}, "table-wrong-key"),
        ({"authorization": f"Bearer {guest}"}, "table-not-host"),
    ]
    for headers, code in cases:
        assert change(host, table, opened=True, **headers).json()["code"] == code
        assert HTTP.get(f"http://{host}/api/network").json()["opened"] is False


@pytest.mark.parametrize(
    ("host", "config", "proxy", "certificate", "alone"),
    [
        ("127.0.0.1", Config(), None, None, True),
        ("", Config(), None, None, False),
        ("127.0.0.1", Config(origins=frozenset({"https://cards.example"})), None, None, False),
        ("127.0.0.1", Config(prefix="/canasta"), None, None, False),
        ("127.0.0.1", Config(), "127.0.0.1", None, False),
        ("127.0.0.1", Config(), None, ("certificate.pem", "key.pem"), False),
    ],
)
def test_only_a_server_of_this_machine_alone_can_be_opened(
    host: str, config: Config, proxy: str | None, certificate: tuple[str, str] | None, *, alone: bool
) -> None:
    with socket.socket() as listener:
        listener.bind((host, 0))
        assert is_alone(listener, config, proxy, certificate) is alone
