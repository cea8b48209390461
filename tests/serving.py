"""`canasta serve` as a process of the system, for tests, trials and benchmarks."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

import httpx

import canasta

END_S = 40.0  # for a server to hand over and end
READY_S = 60.0  # in which a server must be ready


class Serving:
    """The command with these words: its process, and what it has written to stderr."""

    PROGRAM: ClassVar = ("-m", "canasta")  # what Python runs

    def __init__(self, folder: Path, *words: str, port: int = 0, client: Path | None = None) -> None:
        """Prepare it, with files in that folder, for that port or any; `start` starts it. `client` is its page."""
        if client is None:
            client = folder / "page"
            client.mkdir(exist_ok=True)
            (client / "index.html").write_text("<!doctype html><title>Canasta</title>")
        self._errors = folder / "errors.txt"
        self._errors.touch()
        source = str(Path(canasta.__file__).parents[1])
        self._environ = os.environ | {"CANASTA_CLIENT": str(client), "PYTHONPATH": source, "PYTHONUTF8": "1"}
        self._words = words
        self.port: int = port
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> str:
        """Start it, and wait until it says where it listens. Raises `RuntimeError` with its words if it does not."""
        words = [sys.executable, *self.PROGRAM, "serve", "--port", str(self.port), *self._words]
        with self._errors.open("a") as errors:
            self._process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=errors, text=True, env=self._environ)
        found = re.search(r"http://([\d.]+:\d+)/", self.line())
        if found is None:
            self.kill()
            raise RuntimeError(f"the server did not say where it is: {self.errors[-1000:]}")
        return found[1]

    def line(self) -> str:
        """The next line that it says; empty at its end."""
        assert self._process is not None
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    @property
    def errors(self) -> str:
        """All that it has written to stderr so far."""
        return self._errors.read_text(errors="replace")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """End it at once: it can tidy nothing up."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate(timeout=END_S)
            self._process = None

    def stop(self) -> None:
        """End it as an operator would."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.communicate(timeout=END_S)
            finally:
                self.kill()

    async def ready(self, host: str) -> None:
        """Wait until the server at that address says that it is ready."""
        async with asyncio.timeout(READY_S), httpx.AsyncClient(trust_env=False) as client:
            while True:
                with suppress(httpx.TransportError):
                    if (await client.get(f"http://{host}/readyz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)
