"""A request that a process cannot serve, or not any more, is served elsewhere or again, and nobody sees it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from tests.server.web.conftest import NEW

from canasta.server.live import Hub
from canasta.server.live.table import LiveTable
from canasta.server.store import Peer, StoreError
from canasta.server.web import passing
from canasta.server.web.app import create_app
from canasta.server.web.detours import Detours
from canasta.server.web.passing import Relay
from canasta.server.web.tunnel import ASTRAY, NO, PASSED

pytestmark = pytest.mark.anyio
TABLE = "/api/tables/abcdefghij"
OURS = "ours"
REFUSED = b"HTTP/1.0 503 Service Unavailable\r\n%b: %b\r\n\r\n"


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passing, "PAUSE_S", 0.01)
    monkeypatch.setattr(passing, "_ASTRAY_S", 0.05)


class OtherProcess:
    """A stand-in for another process: it gives these answers, one after another, the last again and again."""

    def __init__(self, *answers: bytes) -> None:
        self.heads: list[bytes] = []
        self._answers = answers

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        self.heads.append(head.splitlines()[0])
        writer.write(self._answers[min(len(self.heads), len(self._answers)) - 1])
        writer.close()


@asynccontextmanager
async def among(
    *others: OtherProcess, holder: int | None = None, leaving: bool = False
) -> AsyncIterator[httpx.AsyncClient]:
    """A client of a process among others: one that is about to leave, or that has lost its lease.

    The process itself answers 418 to everything.
    """
    async with AsyncExitStack() as stack:
        peers = []
        for number, other in enumerate(others, 2):
            there = await stack.enter_async_context(await asyncio.start_server(other.answer, "127.0.0.1", 0))
            peers.append(Peer(number, "other", f"127.0.0.1:{there.sockets[0].getsockname()[1]}", "hush"))

        async def held_by(_name: str) -> Peer | None:
            return None if holder is None else peers[holder]

        async def here(_scope: Any, _receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 418, "headers": []})
            await send({"type": "http.response.body", "body": b""})

        lease = SimpleNamespace(
            me=Peer(1),
            leaving=leaving,
            trusted=leaving,
            others=lambda _name: peers,
            passing=(-9.0, -9.0),
            suspect=lambda _peer: asyncio.get_running_loop().create_future(),
            death_of=lambda _peer: asyncio.get_running_loop().create_future(),
        )
        shelf = SimpleNamespace(known=lambda _name: None)
        hub: Any = SimpleNamespace(store=SimpleNamespace(holder=held_by), lease=lease, tables=shelf)
        app: Any = Detours(here, Relay(hub, {"C": shelf, "S": shelf}))
        transport = httpx.ASGITransport(app)
        yield await stack.enter_async_context(httpx.AsyncClient(transport=transport, base_url="http://canasta.example"))


def served(body: bytes) -> bytes:
    return b"HTTP/1.0 200 OK\r\ncontent-length: %d\r\n\r\n%b" % (len(body), body)


async def test_who_is_about_to_leave_passes_requests_on() -> None:
    other, third = OtherProcess(REFUSED % (PASSED, NO), served(b"done")), OtherProcess(served(b"wrong"))
    async with among(other, third, holder=0, leaving=True) as client:
        answer = await client.post(f"{TABLE}/chairs", content=b"{}")
    assert (answer.status_code, answer.text, PASSED.decode() in answer.headers) == (200, "done", False)
    assert (len(other.heads), third.heads) == (2, []), "asked until it has taken the table, and nobody else"


async def test_who_has_lost_the_lease_asks_all_others() -> None:
    lost, elsewhere, holder = (
        OtherProcess(REFUSED % (PASSED, ASTRAY)),
        OtherProcess(REFUSED % (PASSED, NO)),
        OtherProcess(served(b"done")),
    )
    async with among(lost, elsewhere, holder) as client:
        for _ in range(2):
            assert (await client.post(f"{TABLE}/chairs", content=b"{}")).text == "done"
        assert (await client.post("/api/tables", content=b"{}")).text == "done", "anybody can open a table"
        assert (await client.get("/healthz")).status_code == 418
    assert (len(lost.heads), len(holder.heads)) == (1, 3), "who has lost the lease too is not asked all the time"


async def test_with_nobody_to_ask_it_is_said_here() -> None:
    lost = OtherProcess(REFUSED % (PASSED, ASTRAY))
    async with among(lost) as client:
        assert (await client.get(TABLE)).status_code == 418


@pytest.mark.parametrize(("method", "status", "times"), [("GET", 200, 2), ("POST", 503, 1)])
async def test_only_what_changes_nothing_is_asked_twice(method: str, status: int, times: int) -> None:
    """A process ends before it has answered: it may have done what it was asked."""
    other = OtherProcess(b"", served(b"done"))
    async with among(other, holder=0, leaving=True) as client:
        assert (await client.request(method, TABLE)).status_code == status
    assert len(other.heads) == times


async def test_what_comes_with_a_wrong_secret_is_refused_and_told() -> None:
    told = list[tuple[str, str]]()
    relay: Any = SimpleNamespace(
        lease=SimpleNamespace(me=Peer(1, secret=OURS), trusted=True),
        why_not=lambda: NO,
        ours=lambda _name: asyncio.sleep(0, result=False),
    )

    async def never(*_: Any) -> None:
        raise AssertionError

    app: Any = Detours(never, relay, lambda *what: told.append(what))
    transport = httpx.ASGITransport(app, client=("192.0.2.3", 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://canasta.example") as client:
        for secret in ("theirs 192.0.2.9", f"{OURS} 192.0.2.9"):
            answer = await client.get(TABLE, headers={PASSED.decode(): secret})
            assert (answer.status_code, answer.headers[PASSED.decode()]) == (503, NO.decode())
    assert told == [("web-wrong-secret", "192.0.2.3")]


class Joining:
    """A table of a real application, and somebody who sits down there."""

    def __init__(self, hub: Hub) -> None:
        app: Any = Detours(create_app(hub), Relay(hub, {}))
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")
        self._hub = hub
        self.body = {"name": "Luis", "avatar": "fox", "key": "k" * 43}

    async def while_locked(self, strike: Callable[[LiveTable], object]) -> httpx.Response:
        """The answer to a request that waits for the lock while that happens."""
        table = (await self.client.post("/api/tables", json=NEW)).json()["table"]
        self.chairs = f"/api/tables/{table}/chairs"
        live = await self._hub.tables.take(table)
        async with live.lock:
            joining = asyncio.ensure_future(self.client.post(self.chairs, json=self.body))
            while not live.lock._waiters:
                await asyncio.sleep(0)
            strike(live)
        answer = await joining
        self.seated = [each for each in (await self._hub.tables.take(table)).table.chairs if each is not None]
        return answer


async def test_a_request_to_a_memory_that_is_lost_is_done_again(hub: Hub) -> None:
    """A lease is lost while somebody waits to sit down."""
    joining = Joining(hub)
    answer = await joining.while_locked(lambda live: live.drop())
    assert (answer.status_code, len(joining.seated)) == (201, 2)


async def test_what_may_have_been_stored_is_not_done_again(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """The client asks anew: with the key that it has made it gets the same chair."""
    append = hub.store.append

    async def in_vain(*words: Any, **more: Any) -> None:
        await append(*words, **more)
        raise StoreError("failed", where="x")

    joining = Joining(hub)
    answer = await joining.while_locked(lambda _: monkeypatch.setattr(hub.store, "append", in_vain))
    assert (answer.status_code, answer.json()["code"], len(joining.seated)) == (503, "table-not-stored", 2)
    monkeypatch.undo()
    answer = await joining.client.post(joining.chairs, json=joining.body)
    assert (answer.status_code, answer.json()) == (201, {"player": 1, "key": joining.body["key"]})
