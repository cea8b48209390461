"""A real `canasta serve` as a process of its own, on a port and a database of its own."""

from __future__ import annotations

import os
import re
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import httpx
from tests.serving import Serving

SETTINGS = {"rules": "clasica", "ceremony": "short", "pace": 0, "turn_seconds": 0}

# Nothing here is encrypted, and to read the certificates of the world would take longer than to ask.
HTTP = httpx.Client(
    trust_env=False,
    timeout=20,
    verify=ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT),
    limits=httpx.Limits(max_keepalive_connections=0),
)


# Whoever asks for a deal of the day has strong bots play its par, 64 times, behind everything else: no page needs that
# here, and two playings are a mean and a spread.
LITTLE_PAR = """import sys
from canasta.cli import main
from canasta.server.daily import hub
hub.PLAYINGS = 2
sys.exit(main())"""


class Served(Serving):
    """The server with the built page, its address, and what tests ask it for without a browser."""

    PROGRAM: ClassVar = ("-c", LITTLE_PAR)

    def __init__(self, client: Path, database: Path, prefix: str = "") -> None:
        words = ["--db", os.fspath(database), "--lang", "en", *(["--prefix", prefix] if prefix else [])]
        super().__init__(database.parent, *words, client=client)
        self.database = database
        self.prefix = prefix
        self.code = ""  # by which it takes in a copy from another computer

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.prefix}"

    def start(self) -> str:
        """Start it, again at the port that it had, and hear its code."""
        host = super().start()
        self.port = int(host.rpartition(":")[2])
        while said := self.line():
            if code := re.search(r"\b[a-z2-9]{5}-[a-z2-9]{5}\b", said):
                self.code = code[0]
                break
        return host

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


@contextmanager
def started(client: Path, folder: Path, prefix: str = "") -> Iterator[Served]:
    """A server with a database in that folder, in which nothing goes wrong unforeseen."""
    folder.mkdir(exist_ok=True)
    served = Served(client, folder / "tables.db", prefix)
    served.start()
    try:
        yield served
    finally:
        served.stop()
    assert "Traceback" not in served.errors
