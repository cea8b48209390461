"""A player whose phone has no network is gone for the others within fifteen seconds; one who is only quiet is not."""

from __future__ import annotations

import asyncio
import socket
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.simulation.loop import SimLoop
from tests.server.web.conftest import LIMITS, Running, say, serving_here, told
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from canasta.server.web.config import Limits
from canasta.server.web.sockets import IdleTimer

ABSENCE = Limits().absence
NETWORK_ENDS = 100.0


class Phone:
    """The wire to a phone, and the session at its end. It answers pings while it has a network."""

    paused = False

    def __init__(self, loop: SimLoop, network_until: float) -> None:
        self.loop = loop
        self.network_until = network_until
        self.heard_at = 0.0
        self.pings = 0
        self.ended_at: float | None = None

    def ping(self) -> None:
        self.pings += 1
        if self.loop.now < self.network_until:
            self.heard_at = self.loop.now

    def end(self, code: str) -> None:
        assert code == "silent"
        self.ended_at = self.loop.now


def watched(phone: Phone, seconds: float, **how: Any) -> Phone:
    """The phone after so many virtual seconds under the eyes of its `IdleTimer`."""

    async def watch() -> None:
        idle = IdleTimer(phone, ABSENCE, phone)  # type: ignore[arg-type]
        if how.get("held"):
            idle.hold()
        await asyncio.sleep(seconds)
        idle.end()

    asyncio.set_event_loop(phone.loop)
    try:
        phone.loop.run_until_complete(phone.loop.create_task(watch()))
    finally:
        asyncio.set_event_loop(None)
        phone.loop.finish()
    return phone


def test_a_phone_without_network_is_gone_within_fifteen_seconds() -> None:
    phone = watched(Phone(SimLoop("gone"), NETWORK_ENDS), NETWORK_ENDS + 60)
    assert phone.ended_at is not None
    assert 0 < phone.ended_at - NETWORK_ENDS <= ABSENCE == 15


def test_a_quiet_phone_with_network_stays_and_costs_two_small_frames_in_seven_seconds() -> None:
    phone = watched(Phone(SimLoop("quiet"), float("inf")), 3600)
    assert phone.ended_at is None
    assert phone.pings <= 3600 / (ABSENCE / 2)


def test_who_plays_is_not_pinged() -> None:
    phone = Phone(SimLoop("busy"), float("inf"))
    for second in range(100):
        phone.loop.call_at(float(second), setattr, phone, "heard_at", float(second))
    assert watched(phone, 99).pings == 0


@pytest.mark.parametrize("how", ["held", "paused"])
def test_while_the_server_itself_makes_a_player_wait_nobody_is_shown_out(how: str) -> None:
    phone = Phone(SimLoop(how), 0.0)
    phone.paused = how == "paused"
    assert watched(phone, 600, held=how == "held").ended_at is None


class Mute:
    """A client that says hello, and then answers nothing, not even a ping: its network is gone."""

    def __init__(self, running: Running, table: dict[str, Any]) -> None:
        host, port = running.host.split(":")
        self.speech = ClientProtocol(parse_uri(f"ws://{running.host}/ws/tables/{table['table']}"))
        self.line = socket.create_connection((host, int(port)), timeout=10)
        self.speech.send_request(self.speech.connect())
        self._send()
        while not self.speech.events_received():
            self.speech.receive_data(self.line.recv(65_536))
        self.speech.send_text(f'{{"do":"hello","protocol":1,"key":"{table["key"]}"}}'.encode())
        self._send()

    def _send(self) -> None:
        self.line.sendall(b"".join(self.speech.data_to_send()))


def test_the_others_see_who_has_gone_and_a_client_that_only_listens_stays(page: Path, tmp_path: Path) -> None:
    with serving_here(page, tmp_path, replace(LIMITS, absence=1.0)) as running:
        table = running.table()
        guest = running.post(f"/api/tables/{table['table']}/chairs", {"name": "Eva", "avatar": "owl"}).json()
        with running.greeted(table) as host:
            mute = Mute(running, {**table, **guest})
            assert told(host, "presence")["here"][:2] == [True, True]
            begun = time.monotonic()
            assert told(host, "presence", 10)["here"][:2] == [True, False]
            assert time.monotonic() - begun >= 0.5
            say(host, do="ping")
            told(host, "pong")
            mute.line.close()
