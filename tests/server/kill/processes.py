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

import canasta

END_S = 40.0  # for a server to hand over and end
PATIENCE = 60.0  # seconds in which all processes must be there


class Serving:
    """The command with these words: a process, those that it has started, and what they wrote to stderr."""

    def __init__(self, folder: Path, *words: str) -> None:
        """Prepare it, with files in that folder; `start` starts it."""
        page = folder / "page"
        page.mkdir(exist_ok=True)
        (page / "index.html").write_text("<!doctype html><title>Canasta</title>")
        self._errors = folder / "errors.txt"
        self._errors.touch()
        source = str(Path(canasta.__file__).parents[1])
        self._environ = os.environ | {"CANASTA_CLIENT": str(page), "PYTHONPATH": source, "PYTHONUTF8": "1"}
        self._words = [sys.executable, "-m", "canasta", "serve", "--port", "0", *words]
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

    def family(self) -> list[int]:
        """The command and all below it."""
        found = [self.pid]
        for each in found:
            found += children(each)
        return found

    def freeze(self) -> list[int]:
        """Stop the command and all below it; what was stopped, for `thaw`."""
        family = self.family()
        for each in family:
            os.kill(each, signal.SIGSTOP)
        return family

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

    async def ready(self, number: int, database: str) -> None:
        """Wait until so many processes of it serve, and no more are there: none is only starting, none ending."""
        async with asyncio.timeout(PATIENCE):
            while len(found := set(children(self.pid))) != number or not found <= set(await living(database)):
                await asyncio.sleep(0.1)


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


async def living(database: str, *, holding: bool = False) -> list[int]:
    """The processes that others take for living, or those of them that hold tables, by the numbers of the system."""
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(database, timeout=5)
    try:
        found = await connection.fetch(
            "SELECT split_part(s.name, ' ', 2), EXISTS (SELECT 1 FROM canasta_table t WHERE t.owner = s.server)"
            " FROM canasta_server s WHERE s.until > extract(epoch FROM now()) * 1000"
        )
    finally:
        await connection.close()
    return [int(pid) for pid, holds in found if holds or not holding]
