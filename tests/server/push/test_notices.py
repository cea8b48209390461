"""Notices by Web Push: to whom they go, what they say, and that nothing goes out unless operator and player want it."""

from __future__ import annotations

import asyncio
import base64
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from msgspec import json
from tests.server.live.clients import DAYS, Client, begun, connect, table_of, until
from tests.server.push.service import Browser, PushService, push_service
from tests.server.web.conftest import asking

from canasta.server.live import Hub
from canasta.server.push.kept import KEY, MOST_DEVICES, Device, PushError, PushLogs, check_endpoint
from canasta.server.push.routes import Notices, notices_wing
from canasta.server.store import Store
from canasta.server.upkeep.replays import inspect_all
from canasta.server.web.app import create_app
from canasta.server.web.config import Config
from canasta.server.wire import commands
from canasta.server.wire.messages import Ack
from canasta.server.workers import Inside

pytestmark = pytest.mark.anyio
CONTACT = "mailto:op@example.org"


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await Store.open(str(tmp_path / "tables.db")) as opened:
        yield opened


class Running:
    """A server with its notices, asked without a network."""

    def __init__(self, store: Store, contact: str | None, others: frozenset[str]) -> None:
        self.hub = Hub(store, executor=Inside())
        self.wing = notices_wing(self.hub, contact=contact, others=others)
        self.web = asking(create_app(self.hub, Config(), [self.wing]))

    async def __aenter__(self) -> Self:
        await self.hub.start()
        await self.wing.hub.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.wing.hub.close()
        await self.hub.close()
        await self.web.aclose()

    async def add(self, client: Client, browser: Browser, lang: str = "en") -> httpx.Response:
        headers = {"authorization": f"Bearer {client.key}"}
        path = f"/api/tables/{client.table.id}/notices?lang={lang}"
        return await self.web.post(path, json=browser.body, headers=headers)


async def gone(client: Client, *, notices: bool = True) -> None:
    """A player who wants notices, and leaves."""
    assert isinstance(await client.ask(commands.Reach(id="r", quiet_from=0, quiet_to=0, notices=notices)), Ack)
    await client.close()


async def play_turn(client: Client) -> None:
    """Draw and discard, so that the next player is to act."""
    await client.play("draw")
    while client.acts:
        seq = client.seq
        await client.play(next(each for each in client.view.legal if each.startswith(("discard", "no"))))
        await client.until(lambda seq=seq: client.seq > seq)


async def test_a_notice_says_nothing_but_that_it_is_ones_turn(store: Store, service: PushService) -> None:
    async with Running(store, CONTACT, frozenset({service.origin})) as server:
        ana, luis = await begun(server.hub, DAYS, 2)
        browser = Browser(service.origin)
        assert (await server.add(luis, browser, "es")).status_code == 204
        await gone(luis)
        await until(lambda: ana.acts or service.came)
        if ana.acts:
            await play_turn(ana)
        await until(lambda: service.came)
        await asyncio.sleep(0.1)
        assert len(service.came) == 1, "one a turn"
        path, headers, sent = service.came[0]
        told = browser.read(sent)
        assert told == {"title": "Canasta", "body": "Te toca en una mesa.", "path": f"t/{ana.table.id}"}
        assert not any(word.encode() in sent for word in ("Luis", "Ana", "Canasta"))
        assert (path, headers["ttl"], headers["topic"]) == ("/push/one", "86400", ana.table.id)
        claims = headers["authorization"].split("t=")[1].split(",")[0].split(".")[1]
        signed = json.decode(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
        assert (signed["sub"], signed["aud"]) == (CONTACT, service.origin)
        offered = (await server.web.get("/api/notices")).json()["key"]
        assert f"k={offered}" in headers["authorization"].replace(" ", "")


@pytest.mark.parametrize(("contact", "wanted"), [(None, True), (CONTACT, False)])
async def test_nothing_goes_out_unless_operator_and_player_want_it(
    store: Store, service: PushService, contact: str | None, wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    connect = socket.socket.connect

    def noted(own: socket.socket, to: Any) -> None:
        asked.append(to)
        connect(own, to)

    monkeypatch.setattr(socket.socket, "connect", noted)
    async with Running(store, contact, frozenset({service.origin})) as server:
        (ana,) = await begun(server.hub, DAYS)
        answer = await server.add(ana, Browser(service.origin))
        assert answer.status_code == (409 if contact is None else 204)
        if contact is None:
            assert answer.json()["code"] == "push-off"
            assert (await server.web.get("/api/notices")).json() == {"key": None}
        await ana.until(lambda: ana.acts)
        live = server.hub.tables[ana.table.id]
        await gone(ana, notices=wanted)
        await until(lambda: live.table.chair(0).told == wanted)
        await asyncio.sleep(0.1)
    assert not service.came
    assert not asked


async def test_a_device_that_is_gone_is_forgotten_and_a_failure_is_not_the_end(
    store: Store, service: PushService
) -> None:
    async with Running(store, CONTACT, frozenset({service.origin})) as server:
        (ana,) = await begun(server.hub, DAYS)
        await ana.until(lambda: ana.acts)
        await server.add(ana, Browser(service.origin))
        logs, table = PushLogs(store, server.hub.clock.now_ms), ana.table.id
        notices = server.wing.hub
        assert isinstance(notices, Notices)
        for status, there in ((500, 1), (302, 1), (429, 1), (410, 0)):
            service.status = status
            before = len(service.came)
            notices.remind(table, 0)
            await until(lambda: not notices._sending)
            assert len(service.came) == before + 1
            assert len(await logs.devices(table)) == there, status
        assert [path for path, _, _ in service.came] == ["/push/one"] * 4, "no redirection is followed"
        await server.add(ana, Browser(service.origin))
        notices.remind(table, None)
        await until(lambda: not notices._sending)
        assert await logs.devices(table) == ()
        assert (await store.load(f"P{table}")) is None


async def test_who_takes_a_chair_over_gets_no_notices_of_the_person_before(store: Store, service: PushService) -> None:
    async with Running(store, CONTACT, frozenset({service.origin})) as server:
        ana, luis = await table_of(server.hub, DAYS, 2)
        await server.add(luis, Browser(service.origin, "luis"))
        assert isinstance(await ana.ask(commands.Unseat(id="u", chair=1)), Ack)
        eva = await server.hub.join(ana.table.id, 1, "Eva", "owl")
        client = await connect(server.hub, ana.table.id, eva.key)
        await server.add(client, Browser(service.origin, "eva"))
        notices = server.wing.hub
        assert isinstance(notices, Notices)
        notices.remind(ana.table.id, 1)
        await until(lambda: service.came and not notices._sending)
        assert [path for path, _, _ in service.came] == ["/push/eva"]


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=a",
        "https://fcm.googleapis.com:443/x",
    ],
)
def test_push_services_of_browsers_are_known(endpoint: str) -> None:
    check_endpoint(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:8080/", "https://127.0.0.1/", "https://169.254.169.254/latest/meta-data", "https://[::1]/",
        "http://fcm.googleapis.com/x", "https://fcm.googleapis.com:8443/x", "https://fcm.googleapis.com.evil.org/x",
        "https://evilnotify.windows.com/x", "https://fcm.googleapis.com@10.0.0.1/x", "https://x@fcm.googleapis.com/x",
        "file:///etc/passwd", "https://[bad", "", "https://localhost/x",
    ],
)  # fmt: skip
def test_any_other_address_is_refused_with_a_sentence(endpoint: str) -> None:
    with pytest.raises(PushError, match="push service that this server knows"):
        check_endpoint(endpoint)


async def test_bad_subscriptions_get_a_sentence(store: Store, service: PushService) -> None:
    async with Running(store, CONTACT, frozenset({service.origin})) as server:
        (ana,) = await begun(server.hub, DAYS)
        inner = Browser("http://127.0.0.1:1")
        bad = Browser(service.origin)
        path, seat = f"/api/tables/{ana.table.id}/notices", {"authorization": f"Bearer {ana.key}"}
        other = {"authorization": f"Bearer {'a' * 43}"}
        cases = [
            (await server.add(ana, inner), 400, "push-endpoint"),
            (await server.web.post(path, json={**bad.body, "auth": "A" * 20}, headers=seat), 400, "push-keys"),
            (await server.web.post(path, json={**bad.body, "p256dh": "A" * 81}, headers=seat), 400, "push-keys"),
            (await server.web.post(path, json=bad.body), 403, "table-wrong-key"),
            (await server.web.post(path, json=bad.body, headers=other), 403, "table-wrong-key"),
        ]  # fmt: skip
        for answer, status, code in cases:
            assert (answer.status_code, answer.json()["code"]) == (status, code)
            assert answer.json()["message"].endswith(".")
        assert await PushLogs(store, lambda: 0.0).devices(ana.table.id) == ()


async def test_the_key_outlives_the_server_and_old_devices_leave_no_trace(store: Store, tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        async with Running(store, CONTACT, frozenset()) as server:
            keys.append((await server.web.get("/api/notices")).json()["key"])
    assert keys[0] == keys[1]
    assert len(base64.urlsafe_b64decode(keys[0] + "=")) == 65
    logs = PushLogs(store, lambda: 1.0)
    for number in range(MOST_DEVICES + 2):
        await logs.add("abcdefghij", Device(0, f"https://a/{number}", "p", "a", "en", "h"))
    await logs.add("abcdefghij", Device(1, "https://b/", "p", "a", "en", "h"))
    found = await logs.devices("abcdefghij")
    assert [each.endpoint for each in found] == [*(f"https://a/{n}" for n in range(2, 7)), "https://b/"]
    rows = (await store.load("Pabcdefghij")).rows  # type: ignore[union-attr]
    await logs.add("abcdefghij", Device(1, "https://b/", "p", "a", "en", "h"))
    assert len((await store.load("Pabcdefghij")).rows) == len(rows), "nothing new"  # type: ignore[union-attr]
    for each in found:
        await logs.forget("abcdefghij", each.endpoint)
    assert b"https" not in b"".join(row.body for row in (await store.load("Pabcdefghij")).rows)  # type: ignore[union-attr]
    assert KEY in [each.table_id for each in await store.tables()]
    assert not (await inspect_all(store)).bad
