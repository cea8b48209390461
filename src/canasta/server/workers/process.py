"""One worker process, as the server sees it: it takes work, answers, and can be killed at any moment."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from contextlib import suppress
from typing import Any, BinaryIO, Final

_HEAD: Final = 8  # bytes of the length before the pickle of a message over the pipe
GENTLE: Final = "gentle"  # as an argument: the tables go first where the processor has too much to do
START_S: Final = 30.0  # until it is ready: a machine with too much to do takes its time
END_S: Final = 5.0  # a killed process is gone at once, but for one that waits for a broken disk


def packed(message: object) -> bytes:
    """A message in the form in which it goes over the pipe."""
    body = pickle.dumps(message)
    return len(body).to_bytes(_HEAD, "big") + body


def length(head: bytes) -> int:
    """The size of the body that follows."""
    return int.from_bytes(head, "big")


def read(pipe: BinaryIO) -> bytes:
    """The pickle of the next message, waiting for it. Raises `EOFError` if the other end is gone."""
    head = pipe.read(_HEAD)
    body = pipe.read(length(head)) if len(head) == _HEAD else b""
    if len(head) < _HEAD or len(body) < length(head):
        raise EOFError
    return body


class WorkerDiedError(Exception):
    """Raised when the process is gone."""


class WorkerProcess:
    """A process that does one thing at a time. Made by `start`."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, *, gentle: bool) -> WorkerProcess:
        """Start a process and wait until it is ready. `gentle`: others go before it. Raises `WorkerDiedError`."""
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",  # nothing is imported from the folder that the server happens to be in
                "-m",
                "canasta.server.workers",
                *([GENTLE] if gentle else []),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                start_new_session=True,  # Ctrl-C at the terminal does not reach it while it starts
            )
        except OSError as error:
            raise WorkerDiedError from error
        worker = cls(process)
        try:
            async with asyncio.timeout(START_S):
                await worker._answer()  # that it is ready
        except BaseException as error:
            await worker.end()
            if isinstance(error, TimeoutError):
                raise WorkerDiedError from error
            raise
        return worker

    async def ask(self, question: bytes) -> tuple[bool, Any]:
        """Send it work; return whether the work succeeded, and its result or error. Raises `WorkerDiedError`.

        If this is cancelled, call `end`.
        """
        stdin = self._process.stdin
        assert stdin is not None
        try:
            stdin.write(question)
            await stdin.drain()
        except OSError as error:
            raise WorkerDiedError from error
        went_well, result = await self._answer()
        return bool(went_well), result

    async def end(self) -> None:
        """Kill it, even at work, and wait until it is gone. May be called twice."""
        with suppress(ProcessLookupError):
            self._process.kill()
        with suppress(TimeoutError):
            async with asyncio.timeout(END_S):
                await self._process.wait()

    async def _answer(self) -> Any:
        stdout = self._process.stdout
        assert stdout is not None
        try:
            body = await stdout.readexactly(length(await stdout.readexactly(_HEAD)))
        except (asyncio.IncompleteReadError, OSError) as error:
            raise WorkerDiedError from error
        return pickle.loads(body)  # noqa: S301 - from our own child
