"""The samples for proxies: what belongs to one table goes to one server, and sockets and addresses get through."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest
from tests.project.house import ROOT
from tests.server.store.conftest import empty_database
from tests.server.web.conftest import Running, say, told
from tests.server.web.test_serve import serving, surroundings

from canasta.server.web.tunnel import place_in

SAMPLES = ROOT / "deploy" / "proxies"
IDS = [f"{first}bcdefghj{last}" for first in "abcdefgh" for last in "k2"]


class Echo(BaseHTTPRequestHandler):
    """It says where it listens and what it was asked."""

    def do_GET(self) -> None:
        said = {"port": self.connection.getsockname()[1], "headers": {k.lower(): v for k, v in self.headers.items()}}
        body = json.dumps(said).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def echoing() -> Iterator[int]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Echo)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield int(server.server_address[1])
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def placed(sample: str, port: int, servers: tuple[int, int]) -> str:
    """A sample as an operator changes it: its addresses."""
    text = (SAMPLES / sample).read_text()
    for before, after in zip(("8642", "8643"), servers, strict=True):
        assert f"127.0.0.1:{before}" in text
        text = text.replace(f"127.0.0.1:{before}", f"127.0.0.1:{after}")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{port};")
    text = text.replace("/etc/haproxy/errors/", f"{SAMPLES}/")
    return text.replace("bind :80\n", f"bind 127.0.0.1:{port}\n")


def nginx(port: int, servers: tuple[int, int], folder: Path) -> list[str]:
    """nginx with the sample among its files, as the system's own configuration includes it."""
    temporary = "".join(
        f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "canasta.conf").write_text(placed("nginx.conf", port, servers))
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}include {folder}/canasta.conf;\n}}\n"
    )
    return ["nginx", "-p", str(folder), "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"]


def haproxy(port: int, servers: tuple[int, int], folder: Path) -> list[str]:
    (folder / "haproxy.cfg").write_text(placed("haproxy.cfg", port, servers))
    return ["haproxy", "-db", "-f", f"{folder}/haproxy.cfg"]


def caddy(port: int, servers: tuple[int, int], folder: Path) -> list[str]:
    """Caddy without a certificate, which it would ask the world for."""
    alone = "{\nadmin off\nauto_https off\n}\n"
    site = f"http://:{port} {{\nbind 127.0.0.1\n"
    (folder / "Caddyfile").write_text(alone + placed("Caddyfile", port, servers).replace("canasta.example.org {", site))
    return ["caddy", "run", "--adapter", "caddyfile", "--config", f"{folder}/Caddyfile"]


PROXIES: dict[str, Callable[[int, tuple[int, int], Path], list[str]]] = {
    "nginx": nginx,
    "haproxy": haproxy,
    "caddy": caddy,
}
there = [
    pytest.param(name, marks=pytest.mark.skipif(shutil.which(name) is None, reason=f"{name} is not installed"))
    for name in PROXIES
]


@contextmanager
def proxied(name: str, servers: tuple[int, int], folder: Path, status: int = 200) -> Iterator[str]:
    """The address of the proxy, once its servers answer behind it, or it answers that they do not."""
    port = free_port()
    process = subprocess.Popen(
        PROXIES[name](port, servers, folder),
        env={**os.environ, "HOME": str(folder)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    try:
        for _ in range(400):
            with suppress(httpx.TransportError):
                if httpx.get(f"http://127.0.0.1:{port}/healthz", trust_env=False).status_code == status:
                    break
            assert process.poll() is None, process.stderr and process.stderr.read()
            time.sleep(0.05)
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        process.communicate(timeout=10)


@pytest.mark.parametrize("name", there)
def test_what_belongs_together_goes_to_one_server(name: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        servers = (stack.enter_context(echoing()), stack.enter_context(echoing()))
        where = stack.enter_context(proxied(name, servers, tmp_path))
        client = stack.enter_context(httpx.Client(trust_env=False, base_url=f"http://{where}"))

        def answers(path: str) -> int:
            return int(client.get(path).json()["port"])

        of_table = {one: answers(f"/api/tables/{one}") for one in IDS}
        assert set(of_table.values()) == set(servers)
        for one, port in of_table.items():
            for path in (f"/ws/tables/{one}", f"/api/tables/{one}/record", f"/api/tables/{one}/replay?deal=1"):
                assert answers(path) == port, path
        for one in IDS[:6]:
            assert answers(f"/api/club/C{one}") == answers(f"/ws/club/C{one}") == answers(f"/api/club/C{one}/links")
            assert answers(f"/api/club/sheets/S{one}") == answers(f"/ws/club/S{one}")
        assert {answers("/api/menu") for _ in range(40)} == set(servers)
        chosen = {"X-Canasta-Place": IDS[0]}  # by a client, for which nothing follows from it
        assert {int(client.get("/api/menu", headers=chosen).json()["port"]) for _ in range(40)} == set(servers)
        headers = client.get("/", headers={"X-Forwarded-For": "203.0.113.9", "Host": "canasta.example.org"}).json()[
            "headers"
        ]
        assert headers["x-forwarded-for"] == "127.0.0.1"  # not what the client claims
        assert headers["host"] == "canasta.example.org"


@pytest.mark.parametrize("name", there)
def test_while_no_server_is_ready_visitors_are_told_and_come_again(name: str, tmp_path: Path) -> None:
    with proxied(name, (free_port(), free_port()), tmp_path, 503) as where:
        answer = httpx.get(f"http://{where}/t/abcdefghij", trust_env=False)
        assert answer.status_code == 503
        assert "El servidor está arrancando de nuevo" in answer.text
        assert "The server is starting again" in answer.text
        assert answer.headers["content-type"].startswith("text/html")
        assert (answer.headers["refresh"], answer.headers["retry-after"]) == ("3", "2")


@pytest.fixture(scope="module")
def two(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    """Two servers on one PostgreSQL that believe a proxy."""
    environ = surroundings(page, tmp_path_factory.mktemp("two"))
    with ExitStack() as stack:
        database = stack.enter_context(empty_database())
        words = ("--db", database, "--proxy", "127.0.0.1")
        _, one = stack.enter_context(serving(environ, *words))
        _, other = stack.enter_context(serving(environ, *words))
        yield one, other


def tables_at(server: Running) -> int:
    return int(server.get("/healthz").json()["tables"])


@pytest.mark.parametrize("name", there)
def test_people_play_through_it(name: str, two: tuple[Running, Running], tmp_path: Path) -> None:
    """Each table is at the server to which the proxy sends its people: nothing is passed on between the two."""
    ports = (int(two[0].host.rpartition(":")[2]), int(two[1].host.rpartition(":")[2]))
    held = [tables_at(server) for server in two]
    with proxied(name, ports, tmp_path) as where, ExitStack() as stack:
        before = Running(where)
        tables = [before.table() for _ in range(8)]
        for table in tables:
            open_socket = stack.enter_context(before.socket(table["table"], Origin=f"http://{where}"))
            say(open_socket, do="hello", key=table["key"])
            assert told(open_socket, "welcome")["player"] == 0
            assert before.get(f"/api/tables/{table['table']}").json()["chairs"][0]["name"] == "Ana"
        now = [tables_at(server) for server in two]
        assert sum(now) - sum(held) == len(tables)
        served = [server.get("/healthz").json()["players"] for server in two]
        assert sum(served) == len(tables)
        assert all(count > 0 for count in served), "people are at both servers"


def test_all_samples_route_by_the_same_ids() -> None:
    """Their configuration is read, since no proxy may be at hand: they take for an id just what we take for one."""
    ids = {f"{kind}{one}" for kind in ("", "C", "S") for one in IDS}
    paths = [f"/{door}/{room}/{one}{rest}" for door in ("ws", "api") for room in ("tables", "club", "club/sheets")
             for one in ids for rest in ("", "/links")]  # fmt: skip
    paths += ["/api/tables", "/api/menu", "/t/abcdefghij", "/api/tables/abcdefghi0", "/"]
    ours = {path: place_in(path.encode()) for path in paths}
    caddy = re.search(r"path_regexp place (\S+)", (SAMPLES / "Caddyfile").read_text())
    nginx_conf = re.search(r'"~(\S+)" \$canasta_id', (SAMPLES / "nginx.conf").read_text())
    assert caddy is not None
    assert nginx_conf is not None
    for pattern in (caddy[1], nginx_conf[1].replace("?<", "?P<")):
        found = {path: hit[1] if (hit := re.match(pattern, path)) else None for path in paths}
        assert found == ours
    rules = re.findall(r"path,field\((\d),/\) if \{ path_reg (\S+) \}", (SAMPLES / "haproxy.cfg").read_text())
    assert len(rules) == 2
    for path, place in ours.items():
        hits = [path.split("/")[int(field) - 1] for field, pattern in rules if re.match(pattern, path)]
        if place is None or path.startswith(("/ws/club/sheets", "/api/club/sheets")) == place.startswith("S"):
            assert hits[-1:] == ([place] if place else []), path
