"""A real `canasta serve` as a process of its own, on a port and a database of its own."""

from __future__ import annotations

import os
import re
import signal
import socket
import ssl
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

SETTINGS = {"rules": "clasica", "ceremony": "short", "pace": 0, "turn_seconds": 0}

# Nothing here is encrypted, and to read the certificates of the world would take longer than to ask.
HTTP = httpx.Client(
    trust_env=False,
    timeout=20,
    verify=ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT),
    limits=httpx.Limits(max_keepalive_connections=0),
)


def free_port() -> int:
    """A port that nobody has at this moment; a server that is started again needs the same one."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class Served:
    """The server, its address, and what tests ask it for without a browser."""

    client: Path
    database: Path
    port: int = 0
    prefix: str = ""
    process: subprocess.Popen[str] | None = field(default=None, repr=False)
    code: str = field(default="", repr=False)  # by which it takes in a copy from another computer

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.prefix}"

    def start(self) -> None:
        """Start it and wait until it says where it listens. Raises RuntimeError with its words if it does not."""
        words = ["serve", "--port", str(self.port), "--db", os.fspath(self.database), "--lang", "en"]
        words += ["--prefix", self.prefix] if self.prefix else []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "canasta", *words],
            env={**os.environ, "CANASTA_CLIENT": os.fspath(self.client)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        if found is None:
            self.stop()
            raise RuntimeError(f"the server did not say where it is: {said}")
        self.port = int(found[1])
        for said in self.process.stdout:
            if code := re.search(r"\b[a-z2-9]{5}-[a-z2-9]{5}\b", said):
                self.code = code[0]
                break

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it; SIGKILL leaves it no time for last words."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.communicate(timeout=20)
            self.process = None

    def get(self, path: str) -> httpx.Response:
        answer = HTTP.get(self.url + path)
        assert answer.status_code == 200, answer.text
        return answer

    def post(self, path: str, body: object) -> Any:
        answer = HTTP.post(self.url + path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def open(self, name: str = "Ana", **settings: object) -> dict[str, Any]:
        """A new table: `table`, and the host's `player` and `key`. Bots act at once, nobody is hurried."""
        opened: dict[str, Any] = self.post(
            "/api/tables", {"settings": {**SETTINGS, **settings}, "name": name, "avatar": "owl"}
        )
        return opened

    def sit(self, table: str, name: str, chair: int) -> dict[str, Any]:
        """Somebody else sits down there: their `player` and `key`."""
        seated: dict[str, Any] = self.post(
            f"/api/tables/{table}/chairs", {"name": name, "avatar": "fox", "chair": chair}
        )
        return seated

    def link(self, table: str, key: str | None = None) -> str:
        """The address of a table; with a key it opens that seat."""
        return f"{self.url}/t/{table}" + (f"#k={key}" if key else "")
