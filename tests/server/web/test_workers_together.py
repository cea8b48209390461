"""Several processes with everything that an operator gives them at once; all replaced, one killed, and ended."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.store.conftest import empty_database
from tests.server.web.conftest import NEW
from tests.server.web.test_places import OPENSSL
from tests.server.web.test_serve import on_linux, surroundings
from tests.server.web.test_serve_workers import children, soon
from tests.server.web.test_watch import figures
from websockets.asyncio.client import unix_connect
from websockets.exceptions import ConnectionClosed

from canasta.server.wire.commands import PROTOCOL
from canasta.texts import text

TABLES = 6
WORKERS = 2
HOST = "localhost"


@dataclass
class Together:
    """The command, its socket, its certificate, the ports of its figures, and what systemd has heard."""

    process: subprocess.Popen[str]
    place: Path
    trust: ssl.SSLContext
    ports: list[int]
    told: list[bytes]
    errors: Path

    def log(self) -> list[dict[str, Any]]:
        """All lines that the processes have written: each is an object."""
        return [json.loads(line) for line in self.errors.read_text().splitlines()]

    def events(self, event: str) -> int:
        return sum(line["event"] == event for line in self.log())

    def watched(self) -> list[dict[str, float]]:
        """The figures at each port."""
        with httpx.Client(trust_env=False) as client:
            return [figures(client.get(f"http://127.0.0.1:{port}/metrics").text) for port in self.ports]

    def ready(self) -> bool:
        """True if there is a process at each port that may get visitors."""
        try:
            with httpx.Client(trust_env=False) as client:
                codes = {client.get(f"http://127.0.0.1:{port}/readyz").status_code for port in self.ports}
        except httpx.HTTPError:
            return False
        return codes == {200}

    def workers(self) -> set[int]:
        return children(self.process.pid)


def neighbours() -> list[int]:
    """Free ports, one after the other."""
    while True:
        with ExitStack() as opened:
            first = opened.enter_context(socket.create_server(("127.0.0.1", 0))).getsockname()[1]
            try:
                for further in range(1, WORKERS):
                    opened.enter_context(socket.create_server(("127.0.0.1", first + further)))
            except OSError:
                continue
            return [first + further for further in range(WORKERS)]


def listen(heard: socket.socket, told: list[bytes]) -> None:
    """Hear what systemd would, until the socket is closed."""
    with suppress(OSError):
        while said := heard.recv(100):
            told.append(said)


@contextmanager
def together(page: Path, folder: Path) -> Iterator[Together]:
    key, certificate, place, ports = folder / "k.pem", folder / "c.pem", folder / "canasta", neighbours()
    subprocess.run([*OPENSSL, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    trust = ssl.create_default_context(cafile=str(certificate))
    trust.check_hostname = False
    with (
        empty_database() as database,
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard,
        (folder / "errors").open("w") as errors,
    ):
        heard.bind(str(folder / "notify"))
        told: list[bytes] = []
        threading.Thread(target=listen, args=(heard, told), daemon=True).start()
        words = [
            *("--socket", str(place), "--prefix", "/canasta", "--metrics", f"127.0.0.1:{ports[0]}"),
            *("--certificate", str(certificate), "--certificate-key", str(key)),
            *("--workers", str(WORKERS), "--db", database, "--log-format", "json"),
        ]
        systemd = {"NOTIFY_SOCKET": str(folder / "notify"), "WATCHDOG_USEC": "200000"}
        process = subprocess.Popen(
            [sys.executable, "-m", "canasta", "serve", *words],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=surroundings(page, folder) | systemd,
        )
        found = Together(process, place, trust, ports, told, folder / "errors")
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == f"The table is at the socket {place}\n", found.errors.read_text()
            assert soon(found.ready)
            yield found
        finally:
            process.terminate()
            process.communicate(timeout=40)


async def stay(server: Together, table: dict[str, Any], opened: list[str], here: set[str]) -> None:
    """Sit at a table and come back to it, as a page does, until it is cancelled."""
    where = f"wss://{HOST}/canasta/ws/tables/{table['table']}"
    while True:
        async with unix_connect(str(server.place), where, ssl=server.trust) as player:
            opened.append(table["table"])
            await player.send(json.dumps({"do": "hello", "protocol": PROTOCOL, "key": table["key"]}))
            try:
                while message := json.loads(await player.recv()):
                    if message["t"] == "welcome":
                        here.add(table["table"])
                    elif message["t"] == "bye":
                        break
            except ConnectionClosed:
                pass
            here.discard(table["table"])
        await asyncio.sleep(0.05)


async def replaced(server: Together, tables: list[dict[str, Any]]) -> tuple[int, int]:
    """Replace all processes while people sit at tables; the sockets of each before, and the most opened again."""
    opened: list[str] = []
    here: set[str] = set()
    names = {table["table"] for table in tables}
    playing = [asyncio.ensure_future(stay(server, table, opened, here)) for table in tables]

    async def all_here() -> None:
        async with asyncio.timeout(60):
            while here != names:
                assert not any(task.done() for task in playing)
                await asyncio.sleep(0.02)

    await all_here()
    assert sum(seen["canasta_tables"] for seen in server.watched()) == TABLES
    assert sum(seen["canasta_sockets players"] for seen in server.watched()) == TABLES
    before = len(opened)
    server.process.send_signal(signal.SIGHUP)
    assert await asyncio.to_thread(soon, lambda: server.events("renewed") == 1)
    await all_here()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return before, max(opened[before:].count(name) for name in names)


@on_linux
@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl makes the certificate")
def test_several_processes_have_all_that_one_has(page: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A prefix, a Unix socket, https, figures and systemd; a player connects anew once while all are replaced."""
    with together(page, tmp_path_factory.mktemp("t")) as server:
        with httpx.Client(
            transport=httpx.HTTPTransport(uds=str(server.place), verify=server.trust), base_url=f"https://{HOST}"
        ) as web:
            tables = [web.post("/canasta/api/tables", json=NEW).json() for _ in range(TABLES)]
            for table in tables:
                assert web.get(f"/canasta/api/tables/{table['table']}").json()["chairs"][0]["name"] == "Ana"
        old, first = server.workers(), [seen["process_start_time_seconds"] for seen in server.watched()]
        before, again = asyncio.run(replaced(server, tables))
        stood_still = sum(line["message"] == text("en", "lease-lost") for line in server.log())
        assert before - TABLES <= stood_still
        assert again <= 1 + stood_still
        assert server.ready()
        assert not server.workers() & old
        assert all(
            seen["process_start_time_seconds"] > begun for seen, begun in zip(server.watched(), first, strict=True)
        )
        os.kill(min(server.workers()), signal.SIGKILL)
        assert soon(lambda: server.events("process-gone") == 1)
        server.process.terminate()
        assert server.process.wait(40) == 0
        assert not server.place.exists()
        assert server.events("serving") >= 2 * WORKERS
        assert len({line["process"] for line in server.log() if line["event"] == "serving"}) >= 2 * WORKERS
        said = server.told
        assert soon(lambda: b"STOPPING=1" in said)
        assert (said.count(b"READY=1"), said.count(b"STOPPING=1")) == (1, 1), "the parent speaks for all"
        assert set(said) == {b"READY=1", b"WATCHDOG=1", b"STOPPING=1"}
