"""A table server as a child process on this machine, what it costs, and its web API asked plainly."""

from __future__ import annotations

import http.client
import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Self

import canasta

STARTED = 30.0  # seconds that the server has to say where it listens


@dataclass(frozen=True)
class Cost:
    """Of a process and its children: processor seconds so far, resident bytes."""

    seconds: float
    bytes: int
    own: int  # bytes of the process alone


class Served:
    """`canasta serve` on an empty SQLite file in `folder` and on a free port of 127.0.0.1; `stop` ends it.

    Its page shows nothing. `words`: more of the command line, such as another database.
    """

    def __init__(self, folder: Path, words: Sequence[str] = ()) -> None:
        page = folder / "page"
        page.mkdir(exist_ok=True)
        (page / "index.html").write_text("<!doctype html><title>Canasta</title>")
        environ = os.environ | {
            "CANASTA_CLIENT": str(page),
            "PYTHONPATH": str(Path(canasta.__file__).parents[1]),
            "PYTHONUTF8": "1",
        }
        self.errors = folder / "errors.txt"
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(  # noqa: S603 - our own command
                [
                    sys.executable,
                    "-m",
                    "canasta",
                    "serve",
                    "--port",
                    "0",
                    "--db",
                    str(folder / "tables.sqlite"),
                    *words,
                ],
                stdout=subprocess.PIPE,
                stderr=errors,
                env=environ,
            )
        self._asking = ThreadPoolExecutor(4)
        self._local = threading.local()
        self.host = self._address()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """End it as Ctrl-C would, and if that takes too long, in any case."""
        self._asking.shutdown(cancel_futures=True)
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request; each thread keeps its connection. Raises `RuntimeError` for a refusal."""
        connection: http.client.HTTPConnection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = http.client.HTTPConnection(self.host, timeout=30)
        for left in (1, 0):  # a connection that has rested for long may be closed
            try:
                connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
                answer = connection.getresponse()
                break
            except ConnectionError:
                connection.close()
                if not left:
                    raise
        text = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"POST {path}: {answer.status} {text[:200]!r}")
        found: dict[str, Any] = json.loads(text)
        return found

    def seat_all(self, tables: int, seats: int, settings: dict[str, Any]) -> list[tuple[str, list[str]]]:
        """So many new tables with a person on every chair: their ids, and the keys by player."""

        def one(_: int) -> tuple[str, list[str]]:
            host = self.post("/api/tables", {"settings": settings, "name": "Ana", "avatar": "owl"})
            keys = [str(host["key"])]
            for name in ("Luis", "Eva", "Juan", "Pía", "Teo")[: seats - 1]:
                seated = self.post(f"/api/tables/{host['table']}/chairs", {"name": name, "avatar": "fox"})
                keys.append(str(seated["key"]))
            return str(host["table"]), keys

        return list(self._asking.map(one, range(tables)))

    def cost(self) -> Cost | None:
        """What it has cost so far, with its children; None where the system has no /proc."""
        try:
            return self._cost(self.process.pid)
        except OSError:
            return None

    def complaints(self) -> str:
        """What it has written to stderr."""
        return self.errors.read_text(errors="replace")

    def _cost(self, pid: int) -> Cost:
        proc = Path("/proc", str(pid))
        fields = (proc / "stat").read_text().rpartition(")")[2].split()
        seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        resident = int((proc / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        every = resident
        for child in (proc / "task" / str(pid) / "children").read_text().split():
            more = self._cost(int(child))
            seconds, every = seconds + more.seconds, every + more.bytes
        return Cost(seconds, every, resident)

    def _address(self) -> str:
        found: list[str] = []
        assert self.process.stdout is not None
        reading = threading.Thread(target=_read, args=(self.process.stdout, found), daemon=True)
        reading.start()
        reading.join(STARTED)
        match = re.search(r"http://([\d.]+:\d+)/", found[0] if found else "")
        if match is None:
            self.process.kill()
            raise RuntimeError(f"the server did not start: {self.complaints()[-500:]}")
        return match[1]


def _read(stream: IO[bytes], found: list[str]) -> None:
    found.append(stream.readline().decode(errors="replace"))


def raise_limits() -> None:
    """As many open files as the system allows this process and its children."""
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
