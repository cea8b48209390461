"""The parent of several server processes behind one port: it starts them, replaces dead ones, and ends them.

They share its listening socket, so whichever has time takes the next connection, and one that is stopped takes none.
Each holds a line to the parent: it says there that it listens, and ends when the line does.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from canasta.cli.screen import BAD_INPUT, DONE

INHERITED: Final = "CANASTA_WORKER"  # in the environment of a process: the numbers of its listener and of its line
_LOOK_S: Final = 0.05
_END_S: Final = 30.0  # for handing over; then it is killed
_START_S: Final = 60.0
_LONGEST_S: Final = 10.0  # pause before a process that cannot start is started again


@dataclass(slots=True)
class _Child:
    process: subprocess.Popen[bytes]
    line: socket.socket
    begun: float
    ready: bool = False


@dataclass(slots=True)
class _Place:
    """The place of one process: who is in it, and from when on it may be filled again."""

    child: _Child | None = None
    not_before: float = 0.0
    pause: float = 0.0


class _Stopping(Exception):
    """Raised when the parent was asked to stop."""


@dataclass(slots=True)
class Supervisor:
    """So many processes of a command on one listening socket.

    `ready` is called once the first of them listens. SIGTERM and Ctrl-C end all; SIGHUP replaces all.
    """

    number: int
    listener: socket.socket
    command: list[str]
    ready: Callable[[], None]
    _places: list[_Place] = field(default_factory=list)
    _stopping: bool = False
    _renewing: bool = False

    def run(self) -> int:
        """Keep them alive until a signal; return the exit status: bad input, if the first cannot even start."""
        heard = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
        before = {number: signal.signal(number, self._hear) for number in heard}
        self._places = [_Place() for _ in range(self.number)]
        try:
            return self._first() or self._watch()
        except _Stopping:
            return DONE
        finally:
            self._end([place.child for place in self._places if place.child is not None])
            for number, handler in before.items():
                signal.signal(number, handler)

    def _first(self) -> int:
        """Start one: it prepares the database for all, or says for all why it cannot."""
        child = self._places[0].child = self._start()
        while not self._heard(child):
            status = child.process.poll()
            if status is not None:
                self._places[0].child = None
                return status or BAD_INPUT
            self._rest()
        self.ready()
        return DONE

    def _watch(self) -> int:
        while True:
            for place in self._places:
                self._fill(place)
            if self._renewing:
                self._renewing = False
                self._renew()
            self._rest()

    def _fill(self, place: _Place) -> None:
        """Replace the process of that place if it is dead; more and more slowly if none lives for long."""
        now, child = time.monotonic(), place.child
        if child is not None:
            self._heard(child)
            if child.process.poll() is None:
                return
            child.line.close()
            place.pause = 0.0 if now - child.begun > _LONGEST_S else min(_LONGEST_S, 2 * place.pause + 0.5)
            place.child, place.not_before = None, now + place.pause
        if now >= place.not_before:
            place.child = self._start()

    def _renew(self) -> None:
        """Start as many new processes, and end the old ones once all of those listen: nobody moves twice."""
        new = [self._start() for _ in self._places]
        until = time.monotonic() + _START_S
        try:
            while not all(self._heard(child) for child in new):
                if any(child.process.poll() is not None for child in new) or time.monotonic() > until:
                    self._end(new)
                    return  # it has said why; the old ones go on
                self._rest()
        except _Stopping:
            self._end(new)
            raise
        old = [place.child for place in self._places if place.child is not None]
        self._places = [_Place(child) for child in new]
        self._end(old)

    def _start(self) -> _Child:
        ours, theirs = socket.socketpair()
        with theirs:
            numbers = (self.listener.fileno(), theirs.fileno())
            process = subprocess.Popen(  # noqa: S603 - our own command
                [sys.executable, "-m", "canasta", *self.command],
                env={
                    **os.environ,
                    "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
                    INHERITED: f"{numbers[0]},{numbers[1]}",
                },
                pass_fds=numbers,
                stdin=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C comes from us, and once
            )
        ours.settimeout(0)
        return _Child(process, ours, time.monotonic())

    @staticmethod
    def _heard(child: _Child) -> bool:
        """True once the process has said that it listens."""
        if not child.ready:
            try:
                child.ready = bool(child.line.recv(1))
            except (BlockingIOError, InterruptedError):
                pass
            except OSError:  # it is dead
                return False
        return child.ready

    @staticmethod
    def _end(children: list[_Child]) -> None:
        """Let them hand over and end; kill those that take too long."""
        for child in children:
            child.process.terminate()
        until = time.monotonic() + _END_S
        for child in children:
            try:
                child.process.wait(max(0.0, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                child.process.kill()
                child.process.wait()
            child.line.close()

    def _rest(self) -> None:
        if self._stopping:
            raise _Stopping
        time.sleep(_LOOK_S)

    def _hear(self, number: int, _frame: object) -> None:
        if number == signal.SIGHUP:
            self._renewing = True
        else:
            self._stopping = True


@dataclass(frozen=True, slots=True)
class Inheritance:
    """The listening socket of the parent, and the line to it, as a process has them."""

    listener: socket.socket
    line: socket.socket

    @classmethod
    def found(cls) -> Inheritance | None:
        """The inheritance of this process; None if nobody supervises it."""
        said = os.environ.pop(INHERITED, "")
        if not said:
            return None
        listener, line = (socket.socket(fileno=int(number)) for number in said.split(","))
        return cls(listener, line)

    def tell(self) -> None:
        """Say that this process listens."""
        self.line.send(b".")

    def at_end(self, call: Callable[[], None]) -> None:
        """Call it once the parent is gone; in the running event loop."""
        import asyncio

        loop = asyncio.get_running_loop()

        def look() -> None:
            loop.remove_reader(self.line)
            call()

        loop.add_reader(self.line, look)
