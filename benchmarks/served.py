"""A table server as a child process on this machine, what it costs, and its web API asked plainly."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.serving import Serving


@dataclass(frozen=True)
class Cost:
    """Of a process and its children: processor seconds so far, resident bytes."""

    seconds: float
    bytes: int
    own: int  # bytes of the process alone


class Served(Serving):
    """A server on an empty SQLite file in `folder` and on a free port of 127.0.0.1, from `with` to its end.

    `words`: more of the command line, such as another database.
    """

    def __init__(self, folder: Path, words: Sequence[str] = ()) -> None:
        super().__init__(folder, "--db", str(folder / "tables.sqlite"), *words)
        self._asking = ThreadPoolExecutor(4)
        self.host = ""

    def __enter__(self) -> Self:
        self.host = self.start()
        # A connection that rests is closed here first: the server closes it later
        limits = httpx.Limits(keepalive_expiry=2)
        self._client = httpx.Client(base_url=f"http://{self.host}", timeout=30, limits=limits, trust_env=False)
        return self

    def __exit__(self, *_: object) -> None:
        self._asking.shutdown(cancel_futures=True)
        self._client.close()
        self.stop()

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request. Raises `RuntimeError` for a refusal."""
        answer = self._client.post(path, json=body)
        if answer.is_error:
            raise RuntimeError(f"POST {path}: {answer.status_code} {answer.text[:200]!r}")
        found: dict[str, Any] = answer.json()
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
            return self._cost(self.pid)
        except OSError:
            return None

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


def raise_limits() -> None:
    """As many open files as the system allows this process and its children."""
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
