"""Banned addresses: refused at every door, their open connections cut; a running server learns of them by itself."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from canasta.server.live import Hub
from canasta.server.store import Store, StoreError, bans
from canasta.server.store.values import Ban
from canasta.server.web.admission import Admission, ConnectionState
from canasta.server.web.app import create_app
from canasta.server.web.bans import BanList
from canasta.server.web.config import Config, Limits
from canasta.server.web.errors import WebError

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("banned", "address", "refused"),
    [
        ("203.0.113.7", "203.0.113.7", True),
        ("203.0.113.7", "203.0.113.8", False),
        ("203.0.113.0/24", "203.0.113.8", True),
        ("2001:db8::1", "2001:db8::2:3", True),  # the same household
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("2001:db8::/48", "2001:db8:0:1::1", True),
        ("203.0.113.7", "2001:db8::1", False),
        ("203.0.113.7", "", False),  # of a unix socket
    ],
)
def test_who_is_banned(banned: str, address: str, refused: bool) -> None:
    found = BanList()
    assert found.put([bans.network(banned)])
    assert found.holds(address) == refused
    assert not found.put([bans.network(banned)])  # nothing new
    if refused:
        with pytest.raises(WebError, match="does not let"):
            found.check(address)


@pytest.mark.parametrize("wrong", ["", "localhost", "1.2.3", "127.0.0.1", "::1", "0.0.0.0/0", "127.0.0.0/30"])
def test_what_cannot_be_banned(wrong: str) -> None:
    with pytest.raises(StoreError):
        bans.network(wrong)


@pytest.mark.parametrize(
    ("banned", "refused", "near"),
    [
        ("203.0.113.7", "203.0.113.7", "203.0.113.8"),
        ("2001:db8::1", "2001:db8::2:3:4:5", "2001:db8:0:1::1"),
        ("2001:db8:7::/48", "2001:db8:7:8::1", "2001:db8:8::1"),
    ],
    ids=["IPv4", "household", "network"],
)
async def test_a_banned_address_gets_one_sentence(hub: Hub, page: Path, banned: str, refused: str, near: str) -> None:
    found = BanList()
    for address, status in ((refused, 403), (near, 200)):
        found.put([bans.network(banned)])
        app: Any = create_app(hub, Config(client=page), bans=found)
        transport = httpx.ASGITransport(app, client=(address, 4000))
        async with httpx.AsyncClient(transport=transport, base_url="http://canasta.example") as client:
            answer = await client.get("/api/club/formats?lang=es")
            assert answer.status_code == status
            if status == 403:
                assert answer.json()["code"] == "web-banned"


def test_open_connections_are_cut() -> None:
    cut, heard = list[str](), list[tuple[str, str]]()
    admission = Admission(Limits(), refused=lambda *what: heard.append(what))
    for address in ("203.0.113.7", "203.0.113.8", "2001:db8::5"):
        connection = admission.arrive(address, partial(cut.append, address))
        assert connection is not None
        connection.serve()
    found = BanList()
    found.put([bans.network("203.0.113.7"), bans.network("2001:db8::1")])
    admission.cut_all(found.holds)
    assert cut == ["203.0.113.7", "2001:db8::5"]
    assert heard == [("web-banned", "203.0.113.7"), ("web-banned", "2001:db8::/64")]
    assert admission.count(ConnectionState.SERVED) == 1


async def test_a_server_looks_for_bans(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("canasta.server.web.bans.LOOK_S", 0.01)
    place, found, heard = f"{tmp_path}/tables.db", BanList(), asyncio.Event()
    async with await Store.open(place) as store:
        watching = asyncio.create_task(found.watch(store, lambda holds: heard.set() if holds("203.0.113.7") else None))
        one = Ban("203.0.113.7/32", 1.0, "floods")
        await bans.beside(place, lambda connection: bans.ban(connection, one))
        await asyncio.wait_for(heard.wait(), 10)
        await bans.beside(place, lambda connection: bans.unban(connection, one.address))
        while found.holds("203.0.113.7"):
            await asyncio.sleep(0.01)
        watching.cancel()
