"""`canasta serve` as processes of the system, which can be killed, stopped and let go on."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx

import canasta

END_S = 40.0  # for a server to hand over and end
PATIENCE = 60.0  # seconds in which a server must be ready


class Serving:
    """The command with these words: a process, those that it has started, and what they wrote to stderr."""

    def __init__(self, folder: Path, *words: str, port: int = 0) -> None:
        """Prepare it, with files in that folder, for that port or any; `start` starts it."""
        page = folder / "page"
        page.mkdir(exist_ok=True)
        (page / "index.html").write_text("<!doctype html><title>Canasta</title>")
        self._errors = folder / "errors.txt"
        self._errors.touch()
        source = str(Path(canasta.__file__).parents[1])
        self._environ = os.environ | {"CANASTA_CLIENT": str(page), "PYTHONPATH": source, "PYTHONUTF8": "1"}
        self._words = [sys.executable, "-m", "canasta", "serve", "--port", str(port), *words]
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> str:
        """Start it; where it listens."""
        with self._errors.open("a") as errors:
            self._process = subprocess.Popen(
                self._words, stdout=subprocess.PIPE, stderr=errors, text=True, env=self._environ
            )
        assert self._process.stdout is not None
        found = re.search(r"http://([\d.]+:\d+)/", self._process.stdout.readline())
        assert found, self.errors
        return found[1]

    @property
    def errors(self) -> str:
        """All that it has said so far."""
        return self._errors.read_text()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def signal(self, number: int) -> None:
        """Send a signal to the command alone."""
        os.kill(self.pid, number)

    def kill(self) -> None:
        """SIGKILL: it can tidy nothing up."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate(timeout=END_S)
            self._process = None

    def end(self) -> None:
        """End it as an operator would."""
        if self._process is not None:
            self._process.terminate()
            self._process.communicate(timeout=END_S)
            self._process = None

    async def ready(self, host: str) -> None:
        """Wait until the server at that address says that it is ready."""
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(trust_env=False) as client:
            while True:
                with suppress(httpx.TransportError):
                    if (await client.get(f"http://{host}/readyz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)


def thaw(stopped: list[int]) -> None:
    """Let processes go on."""
    for each in stopped:
        with suppress(ProcessLookupError):
            os.kill(each, signal.SIGCONT)


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    with suppress(OSError):  # it is gone
        for each in Path(f"/proc/{pid}/task").glob("*/children"):
            found += [int(child) for child in each.read_text().split()]
    return found


async def serving_people(hosts: list[str]) -> list[int]:
    """The places of those servers in the list at which somebody plays."""
    async with httpx.AsyncClient(trust_env=False) as client:
        health = [(await client.get(f"http://{host}/healthz")).json() for host in hosts]
    return [place for place, each in enumerate(health) if each["players"]]
