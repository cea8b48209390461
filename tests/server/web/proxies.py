"""The samples for proxies at work: with addresses of a test, before servers that say what they were asked."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from getpass import getuser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socketserver import BaseServer, ThreadingUnixStreamServer
from typing import TypeAlias

import httpx
import pytest
from postgres import free_port
from tests.browser.serving import HTTP
from tests.project.house import ROOT

SAMPLES = ROOT / "deploy" / "proxies"
BANNED = "127.0.0.7"
FILES = ("canasta.conf", "haproxy.cfg", "Caddyfile")  # as they are placed
Servers: TypeAlias = tuple[int, int] | Path  # two ports, or one Unix socket


@dataclass
class Echo:
    """A server that says where it listens and what it was asked, or what it is told to do for a path.

    `status` by path: another status; 0: it reads the request and hangs up.
    """

    port: int = 0
    status: dict[str, int] = field(default_factory=dict)
    asked: Counter[str] = field(default_factory=Counter)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    wbufsize = -1  # head and body go out together: else each answer waits for an acknowledgement of the head

    def answer(self) -> None:
        echo: Echo = self.server.echo  # type: ignore[attr-defined]
        size = len(self.rfile.read(int(self.headers.get("content-length", 0))))
        path = self.path.partition("?")[0]
        echo.asked[f"{self.command} {path}"] += 1
        status = echo.status.get(path, 200)
        if status == 0:
            self.close_connection = True
            return
        headers = {key.lower(): value for key, value in self.headers.items()}
        body = json.dumps({"port": echo.port, "headers": headers, "size": size}).encode()
        self.send_response(status)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_GET = do_POST = answer  # noqa: N815 - the names of the standard library

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def echoing(place: Path | None = None, **status: int) -> Iterator[Echo]:
    """A server, at a Unix socket or a free port; `ready=503` is the status of `/readyz`."""
    server: BaseServer = (
        ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
        if place is None
        else ThreadingUnixStreamServer(str(place), _Handler)
    )
    server.daemon_threads = True  # type: ignore[attr-defined] # a proxy keeps connections open
    server.handle_error = lambda *_: None  # type: ignore[method-assign] # and breaks them off
    port = 0 if place else int(server.server_address[1])  # type: ignore[index]
    echo = Echo(port, {"/readyz": status["ready"]} if status else {})
    server.echo = echo  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield echo
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def placed(sample: str, port: int, servers: Servers) -> str:
    """A sample as an operator changes it: its addresses. `BANNED` is banned."""
    text = (SAMPLES / sample).read_text().replace(":8641", f":{free_port()}").replace("203.0.113.7", BANNED)
    if isinstance(servers, Path):  # as the sample's comment says, in place of both
        named = re.search(r"unix\S*canasta\.sock", text)
        assert named is not None
        text = re.sub(r"^ *server (two )?127\.0\.0\.1:8643.*\n| 127\.0\.0\.1:8643", "", text, flags=re.MULTILINE)
        text = text.replace("127.0.0.1:8642", named[0]).replace("/run/canasta/canasta.sock", str(servers))
        servers = (8642, 8643)
    for before, after in zip(("8642", "8643"), servers, strict=True):
        text = text.replace(f"127.0.0.1:{before}", f"127.0.0.1:{after}")
    text = text.replace("    listen [::]:80;\n", "").replace("listen 80;", f"listen 127.0.0.1:{port};")
    text = text.replace("/etc/haproxy/errors/", f"{SAMPLES}/")
    return text.replace("bind :80\n", f"bind 127.0.0.1:{port}\n")


def nginx(port: int, servers: Servers, folder: Path) -> list[str]:
    """nginx with the sample among its files, as the system's own configuration includes it."""
    temporary = "".join(
        f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "canasta.conf").write_text(placed("nginx.conf", port, servers))
    (folder / "nginx.conf").write_text(
        f"user {getuser()}; daemon off; pid {folder}/pid; error_log {folder}/error.log;\n"
        f"events {{ worker_connections 4000; }}\n"
        f"http {{\naccess_log off;\n{temporary}include {folder}/canasta.conf;\n}}\n"
    )
    return ["nginx", "-p", str(folder), "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"]


def haproxy(port: int, servers: Servers, folder: Path) -> list[str]:
    (folder / "haproxy.cfg").write_text(placed("haproxy.cfg", port, servers))
    return ["haproxy", "-db", "-f", f"{folder}/haproxy.cfg"]


def caddy(port: int, servers: Servers, folder: Path) -> list[str]:
    """Caddy without a certificate, which it would ask the world for."""
    site = f"http://:{port} {{\nbind 127.0.0.1\n"
    text = placed("Caddyfile", port, servers).replace("canasta.example.org {", site)
    (folder / "Caddyfile").write_text(text.replace("\n{\n", "\n{\nadmin off\nauto_https off\n", 1))
    return ["caddy", "run", "--adapter", "caddyfile", "--config", f"{folder}/Caddyfile"]


PROXIES: dict[str, Callable[[int, Servers, Path], list[str]]] = {
    "nginx": nginx,
    "haproxy": haproxy,
    "caddy": caddy,
}
there = [
    pytest.param(name, marks=pytest.mark.skipif(shutil.which(name) is None, reason=f"{name} is not installed"))
    for name in PROXIES
]


@contextmanager
def proxied(
    name: str, servers: Servers, folder: Path, status: int = 200, *, strict: bool = False, wide: bool = False
) -> Iterator[str]:
    """The address of the proxy, once its servers answer behind it, or it answers that they do not.

    `strict`: requests and connections of an address are a tenth of the sample's, and headers have two seconds.
    `wide`: HAProxy allows an address a hundred times as much, since all people of a test have the same.
    """
    port = free_port()
    command = PROXIES[name](port, servers, folder)
    for file in folder.iterdir() if strict else ():
        if file.name in FILES:
            text = (
                file.read_text()
                .replace(" 10s", " 2s")
                .replace("burst=1000", "burst=100")
                .replace("rate=100r", "rate=10r")
            )
            file.write_text(re.sub(r"(sc0_\w+ gt) 1000", r"\1 100", text))
    if wide:
        file = folder / "haproxy.cfg"
        file.write_text(re.sub(r"(sc0_\w+ gt) (\d+)", r"\1 \g<2>00", file.read_text()))
    process = subprocess.Popen(
        command,
        env={**os.environ, "HOME": str(folder)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    try:
        for _ in range(400):
            with suppress(httpx.TransportError):
                if HTTP.get(f"http://127.0.0.1:{port}/healthz").status_code == status:
                    break
            assert process.poll() is None, process.stderr and process.stderr.read()
            time.sleep(0.05)
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        process.communicate(timeout=10)
