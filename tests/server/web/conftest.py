"""A web application on an empty database, asked without a network; and a real server on a port of its own."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.browser.serving import HTTP
from websockets.sync.client import ClientConnection, connect

from canasta.club.server.web import club_wing
from canasta.server.along.routes import along_wing
from canasta.server.company.routes import company_wing
from canasta.server.daily.routes import daily_wing
from canasta.server.duplicates.matches import duplicate_wing
from canasta.server.live import Hub
from canasta.server.push.routes import notices_wing
from canasta.server.store import Store
from canasta.server.web import Config, Limits, Rate
from canasta.server.web.app import create_app
from canasta.server.web.serving import Server, run
from canasta.server.web.site import Wing
from canasta.server.wire.commands import PROTOCOL
from canasta.server.workers import Executor, Inside

NEW = {"settings": {"rules": "clasica", "ceremony": "short", "pace": 0}, "name": "Ana", "avatar": "owl"}
# The paths of the page's own table of routes.
_ROUTES = (Path(__file__).parents[3] / "web" / "src" / "shell" / "routes.ts").read_text(encoding="utf-8")
ROUTES = [json.loads(f'"{path}"') for path in re.findall(r'path: "(.*?)"', _ROUTES)]


@pytest.fixture(scope="session")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built page of a few files."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Canasta</title>" + " " * 2000)
    (folder / "offline.html").write_text("<!doctype html><title>Offline</title>")
    (folder / "sw.js").write_text("self.addEventListener('fetch', () => {})")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "assets" / "index-abc.js").write_text("export const n = 1;\n" * 200)
    (folder / "preload.json").write_text(json.dumps([{"path": path, "files": [], "texts": {}} for path in ROUTES]))
    (folder / "canasta-stamp.txt").write_text("not for browsers")
    return folder


@pytest.fixture(scope="session")
def new_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the schema and nothing in it: to copy it takes less than to make it."""

    async def made(file: Path) -> Path:
        await (await Store.open(str(file))).close()
        return file

    return asyncio.run(made(tmp_path_factory.mktemp("new") / "tables.db"))


@pytest.fixture
def executor() -> Executor | None:
    """A place for work in the test's own process; a module of tests that needs worker processes has None instead."""
    return Inside()


@pytest.fixture
async def hub(new_database: Path, tmp_path: Path, executor: Executor | None) -> AsyncIterator[Hub]:
    async with await Store.open(str(shutil.copy(new_database, tmp_path))) as store:
        hub = Hub(store, executor=executor)
        await hub.start()
        yield hub
        await hub.close()


def asking(app: Any, address: str = "127.0.0.1", base: str = "http://canasta.example") -> httpx.AsyncClient:
    """A client at that address of an application, asked without a network."""
    return httpx.AsyncClient(transport=httpx.ASGITransport(app, client=(address, 4000)), base_url=base, timeout=60)


def client_of(
    hub: Hub, config: Config | None = None, address: str = "127.0.0.1", base: str = "http://canasta.example"
) -> httpx.AsyncClient:
    """A client at that address of a server with club and hand-overs."""
    return asking(create_app(hub, config, wings=[club_wing(hub), along_wing(hub)]), address, base)


@pytest.fixture
async def web(hub: Hub, page: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with client_of(hub, Config(client=page)) as client:
        yield client


@dataclass
class Running:
    """A server in a thread: its address, its application's limits, and how to talk to a table."""

    host: str

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def get(self, path: str) -> httpx.Response:
        return HTTP.get(f"http://{self.host}{path}")

    def post(self, path: str, body: object, **headers: str) -> httpx.Response:
        return HTTP.post(f"http://{self.host}{path}", json=body, headers=headers)

    def table(self, **settings: object) -> dict[str, Any]:
        """A new table: its id, the host's number and key."""
        answer = self.post("/api/tables", {**NEW, "settings": {**NEW["settings"], **settings}})  # type: ignore[dict-item]
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def socket(self, table: str, **headers: str) -> ClientConnection:
        return self.socket_at(f"/ws/tables/{table}", **headers)

    @contextmanager
    def greeted(self, table: dict[str, Any], **headers: str) -> Iterator[ClientConnection]:
        """A socket at a table by its key, which has heard its welcome."""
        with self.socket(table["table"], **headers) as socket:
            say(socket, do="hello", key=table["key"])
            assert told(socket, "welcome", 60)["player"] == table["player"]
            yield socket

    def socket_at(self, path: str, close_timeout: float = 10, /, **headers: str) -> ClientConnection:
        return connect(
            f"ws://{self.host}{path}",
            additional_headers=headers,
            proxy=None,
            max_size=None,
            close_timeout=close_timeout,
        )


WINGS = (club_wing, along_wing, daily_wing, duplicate_wing, company_wing, notices_wing)
LIMITS = Limits(hello=1.5, silence=8, frames=Rate(40, 20), sockets_per_table=6)


@contextmanager
def serving_here(
    page: Path,
    folder: Path,
    limits: Limits,
    certificate: tuple[str, str] | None = None,
    wings: Sequence[Callable[[Hub], Wing]] = WINGS,
    proxy: str | None = None,
) -> Iterator[Running]:
    """A real server on an empty database in that folder; it believes that proxy."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        started, servers = threading.Event(), list[Server]()

        def ready(server: Server) -> None:
            servers.append(server)
            started.set()

        config = Config(client=page, limits=limits)
        place = str(folder / "tables.db")
        serving = run(place, listener, config, proxy=proxy, ready=ready, certificate=certificate, wings=wings)
        thread = threading.Thread(target=asyncio.run, args=(serving,))
        thread.start()
        assert started.wait(20)
        try:
            yield Running(f"127.0.0.1:{listener.getsockname()[1]}")
        finally:  # a test that fails does not wait for the thread for ever
            servers[0].should_exit = True
            thread.join(20)
        assert not thread.is_alive()


@pytest.fixture(scope="module")
def running(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with small limits and little patience."""
    with serving_here(page, tmp_path_factory.mktemp("store"), LIMITS) as running:
        yield running


def told(socket: ClientConnection, kind: str, timeout: float = 5) -> dict[str, Any]:
    """The next message of that kind; others are passed over."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout))
        if message["t"] == kind:
            return message


def say(socket: ClientConnection, **command: object) -> None:
    """Say it, `hello` in the protocol of today."""
    if command["do"] == "hello":
        command = {"protocol": PROTOCOL} | command
    socket.send(json.dumps(command))
