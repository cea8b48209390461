"""The addresses of this server for phones in the same networks."""

from __future__ import annotations

import pytest
from tests.club.server.conftest import Web

pytestmark = pytest.mark.anyio


async def test_phones_are_told_an_address_that_they_can_reach(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    named = "http://canasta.example"
    monkeypatch.setattr("canasta.club.server.web.competitions.own_addresses", lambda: ())
    assert await web.get("/api/club/addresses") == {"asked": named, "near": named, "all": [named]}
    listening = ["192.0.2.44", "198.51.100.7", "2001:db8::7"]

    async def answers(host: str, _port: int) -> bool:
        return host in listening

    monkeypatch.setattr("canasta.club.server.web.competitions.answers", answers)
    monkeypatch.setattr("canasta.club.server.web.competitions.own_addresses", lambda: tuple(listening))
    web.client.base_url = "http://127.0.0.1:8642"
    found = await web.get("/api/club/addresses")
    every = ["http://192.0.2.44:8642", "http://198.51.100.7:8642", "http://[2001:db8::7]:8642"]
    assert found == {"asked": "http://127.0.0.1:8642", "near": every[0], "all": every}
    web.client.base_url = "http://198.51.100.7:8642"  # the organiser came by this one
    found = await web.get("/api/club/addresses")
    assert found == {"asked": every[1], "near": every[1], "all": [every[1], every[0], every[2]]}
    web.client.base_url = "http://127.0.0.1:8642"
    listening = []  # a server for this machine alone
    assert await web.get("/api/club/addresses") == {
        "asked": "http://127.0.0.1:8642",
        "near": "http://127.0.0.1:8642",
        "all": [],
    }
