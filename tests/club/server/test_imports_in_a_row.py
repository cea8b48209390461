"""Copies sent one after the other, several at once, or puffed up: they cost their sender, and nobody else waits."""

from __future__ import annotations

import asyncio
import threading
import tracemalloc
from typing import Any

import anyio
import httpx
import pytest
from tests.club.server.conftest import CODE, Web
from tests.club.server.test_carry_over import evening, saved, spare  # noqa: F401 - a fixture among them

from canasta.club.server.web import files, wing_of
from canasta.server.upkeep.carrying import read_copy
from canasta.server.web.app import create_app
from canasta.server.web.config import Config, Limits, Rate

pytestmark = pytest.mark.anyio


def asked_from(web: Web, address: str, limits: Limits | None = None) -> httpx.AsyncClient:
    """The same server, from that address."""
    app: Any = create_app(web.hub, Config(copy_code=CODE, limits=limits or Limits()), wings=[wing_of(web.clubs)])
    transport = httpx.ASGITransport(app, client=(address, 4000))
    return httpx.AsyncClient(transport=transport, base_url="http://spare.example")


async def post(client: httpx.AsyncClient, copy: bytes, key: str = CODE) -> httpx.Response:
    return await client.post("/api/club/import", content=copy, headers={"Authorization": f"Bearer {key}"})


async def test_others_are_answered_while_one_client_sends_copy_after_copy(
    web: Web,
    spare: Web,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    club, other = await evening(web), await evening(web)
    large, small = await saved(club), await saved(other)
    reading, over = list[str](), threading.Event()

    def read(lines: Any, now: float) -> Any:
        copy = read_copy(lines, now)
        reading.append(copy.of or "")
        if copy.of == club.id:
            assert over.wait(60.0)
        return copy

    monkeypatch.setattr(files, "read_copy", read)
    async with asked_from(spare, "203.0.113.5") as mallory, asked_from(spare, "198.51.100.7") as ana:
        row = [asyncio.create_task(post(mallory, large)) for _ in range(6)]
        try:
            with anyio.fail_after(60.0):
                while not reading:
                    await anyio.sleep(0.01)
                assert (await post(ana, small)).status_code == 201
                table = {"settings": {"rules": "clasica"}, "name": "Ana", "avatar": "owl"}
                assert (await ana.post("/api/tables", json=table)).status_code == 201
            assert reading == [club.id, other.id], "of one client one is read at a time"
            assert not any(each.done() for each in row)
        finally:
            over.set()
            answers = [await each for each in row]
    assert [each.status_code for each in answers] == [201, 409, 409, 409, 409, 409]


async def test_a_large_copy_counts_as_many(web: Web, spare: Web, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    copy = await saved(await evening(web))
    monkeypatch.setattr(files, "WEIGHT", len(copy) // 5)
    limits = Limits(tables=Rate(0.001, 8))
    async with asked_from(spare, "203.0.113.5", limits) as mallory, asked_from(spare, "198.51.100.7", limits) as ana:
        assert (await post(mallory, copy)).status_code == 201
        assert [(await post(mallory, copy)).json()["code"] for _ in range(3)] == [
            "copy-there",
            "web-too-fast",
            "web-too-fast",
        ]
        assert (await post(ana, copy)).json()["code"] == "copy-there"


async def test_a_file_of_empty_lines_takes_no_memory_to_speak_of(web: Web, spare: Web) -> None:  # noqa: F811
    copy = await saved(await evening(web))
    for body, key, code in ((copy + b"\n" * 2_000_000, CODE, 201), (copy[:200] + b"\n" * 2_000_000, "nobody", 403)):
        async with asked_from(spare, "203.0.113.5") as mallory:
            tracemalloc.start()
            answer = await post(mallory, body, key)
            most = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
        assert answer.status_code == code
        assert most < 8 * len(body)
