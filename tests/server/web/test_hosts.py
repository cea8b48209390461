"""Names by which a server is asked: its own, and no others; and what no header may look like."""

from __future__ import annotations

import logging
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.web.conftest import NEW, client_of

from canasta.cli import serve
from canasta.cli.screen import BadInputError
from canasta.server.live import Hub
from canasta.server.web import Config, addresses
from canasta.server.web.addresses import host_named, own_addresses, own_names

pytestmark = pytest.mark.anyio
OURS = Config(hosts=own_names() | {"cards.example"})
ADDRESSES = "/api/club/addresses"


async def test_what_is_no_address_is_refused_as_a_host_and_as_an_origin(web: httpx.AsyncClient) -> None:
    for host in ("localhost:99999", "[::1", "a b", "x:y", ":80", "ä.example", "a@b", "a/b", "[zz]:1"):
        for path in ("/api/menu", "/", ADDRESSES, "/healthz"):
            answer = await web.get(path, headers={b"Host": host.encode()})
            assert (answer.status_code, answer.json()["code"]) == (400, "web-bad-host"), host
    for origin in ("http://[::1", "http://[", "http://[zz]"):
        answer = await web.post("/api/tables", json=NEW, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (400, "web-bad-origin"), origin


async def test_our_names_and_addresses_in_figures_are_answered_and_no_name_that_was_made_to_point_here(
    hub: Hub,
) -> None:
    """DNS rebinding: the page of somebody else's name would be of the same origin as ours."""
    named = ("cards.example", "CARDS.example:8642", "localhost:8642", "table.localhost")
    figures = ("127.0.0.1", "192.168.1.7:8642", "[::1]:8642", "[fe80::1]")
    async with client_of(hub, OURS) as web:
        for host in (*named, *figures, socket.gethostname().partition(".")[0] + ".local"):
            assert (await web.get("/api/menu", headers={"host": host})).status_code == 200, host
        for host in ("evil.example", "127.0.0.1.nip.example", "localhost.evil.example", "cards.example.x"):
            for answer in (
                await web.get("/api/menu", headers={"host": host}),
                await web.post("/api/tables", json=NEW, headers={"host": host, "origin": f"http://{host}"}),
            ):
                assert (answer.status_code, answer.json()["code"]) == (421, "web-foreign-host")
                assert host in answer.json()["message"]


async def test_the_network_is_told_to_this_machine_only(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    async def listens(_host: str, _port: int) -> bool:
        return True

    monkeypatch.setattr("canasta.club.server.web.competitions.own_addresses", lambda: ("192.0.2.44",))
    monkeypatch.setattr("canasta.club.server.web.competitions.answers", listens)

    async def near(client: str, **headers: str) -> Any:
        async with client_of(hub, address=client, base="http://localhost:8642") as web:
            return (await web.get(ADDRESSES, headers=headers)).json()["near"]

    assert await near("127.0.0.1") == "http://192.0.2.44:8642"
    assert await near("203.0.113.5") == "http://localhost:8642", "Host is what somebody says it is"
    assert await near("127.0.0.1", **{"x-forwarded-for": "203.0.113.5"}) == "http://localhost:8642"


async def test_a_proxy_that_was_not_named_is_told_of_once(hub: Hub, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    async with client_of(hub, Config()) as web:
        await web.get("/healthz")
        await web.get("/healthz", headers={"x-forwarded-for": "127.0.0.1"})
        assert {record.name for record in caplog.records} <= {"canasta.security"}
        for _ in range(3):
            await web.get("/healthz", headers={"x-forwarded-for": "203.0.113.5"})
    assert len(caplog.records) == 1
    assert "--proxy 127.0.0.1" in caplog.text
    caplog.clear()
    async with client_of(hub, Config(), "203.0.113.9") as web:
        await web.get("/healthz", headers={"x-forwarded-for": "203.0.113.5"})
    assert {record.name for record in caplog.records} <= {"canasta.security"}


def test_what_serve_is_told_to_answer_to(monkeypatch: pytest.MonkeyPatch, page: Path) -> None:
    monkeypatch.setattr("canasta.server.web.config.client_folder", lambda: page)
    named = serve.configuration(["https://Cards.example:444"], "pc.example").hosts
    assert named is not None
    assert {"localhost", "cards.example", "pc.example"} <= named
    assert serve.configuration([], proxied=True).hosts is None
    assert serve.configuration(["https://cards.example"], proxied=True).hosts is not None
    for bad in ("https://[::1", "https://x:99999", "https://"):
        with pytest.raises(BadInputError):
            serve.configuration([bad])


def test_a_host_by_its_parts() -> None:
    assert [host_named(each) for each in ("A.b.", "[::1]:80", "1.2.3.4", "x:65535", "x:65536")] == [
        "a.b", "::1", "1.2.3.4", "x", None,
    ]  # fmt: skip


def test_a_network_without_a_router_has_an_address_too(monkeypatch: pytest.MonkeyPatch) -> None:
    every = own_addresses()
    assert not [each for each in every if each.startswith(("127.", "0.", "::"))]
    monkeypatch.setattr(addresses, "_preferred", lambda: None)
    assert set(own_addresses()) <= set(every)
    monkeypatch.setattr(
        addresses, "_of_interfaces", lambda: ["127.0.0.1", "169.254.7.7", "192.168.43.10", "10.8.0.2", "192.168.43.10"]
    )
    assert own_addresses() == ("192.168.43.10", "10.8.0.2", "169.254.7.7")
    monkeypatch.setattr(addresses, "_preferred", lambda: "10.8.0.2")  # what the system prefers comes first
    assert own_addresses() == ("10.8.0.2", "192.168.43.10", "169.254.7.7")


@pytest.mark.skipif(addresses.fcntl is None, reason="Windows has no such request")
def test_the_interfaces_are_asked_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def ioctl(_file: int, _request: int, asked: bytes) -> bytes:
        name = asked[:15].rstrip(b"\0").decode()
        if name == "down0":
            raise OSError
        return asked[:20] + socket.inet_aton({"lo": "127.0.0.1", "ap0": "192.168.43.1"}[name]) + asked[24:]

    monkeypatch.setattr(socket, "if_nameindex", lambda: [(1, "lo"), (2, "down0"), (3, "ap0")])
    monkeypatch.setattr(addresses.fcntl, "ioctl", ioctl)
    monkeypatch.setattr(addresses, "_preferred", lambda: None)
    assert own_addresses() == ("192.168.43.1",)


def test_on_windows_the_name_of_the_machine_says_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def known(_host: str, _port: None, _family: int) -> list[Any]:
        return [(2, 1, 6, "", ("192.168.137.1", 0)), (2, 1, 6, "", ("127.0.0.1", 0))]

    monkeypatch.setattr(addresses, "fcntl", None)
    monkeypatch.setattr(addresses, "_preferred", lambda: None)
    monkeypatch.setattr(socket, "getaddrinfo", known)
    assert own_addresses() == ("192.168.137.1",)
