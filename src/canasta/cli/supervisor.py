"""The parent of several server processes behind one port: it starts them, replaces dead ones, and ends them.

They share its listening socket, so whichever has time takes the next connection, and one that is stopped takes none.
Each holds a line to the parent (`canasta.cli.child_channel`).
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from canasta.cli.child_channel import DRAINED, LEAVE, READY, TROUBLE, ChildChannel
from canasta.cli.screen import BAD_INPUT, DONE, complain
from canasta.texts import default_language, text

_LOG: Final = logging.getLogger("canasta.server")
_LOOK_S: Final = 0.05
_END_S: Final = 30.0  # for handing over; then it is killed
_START_S: Final = 60.0
_DRAIN_S: Final = 5.0  # for a process to answer that it has drained
_LONGEST_S: Final = 10.0  # pause before a process that cannot start is started again


@dataclass(slots=True)
class _Child:
    process: subprocess.Popen[bytes]
    line: socket.socket
    begun: float
    said: bytes = b""

    def has_said(self, word: bytes) -> bool:
        """True once the process has said that."""
        with suppress(OSError):  # nothing more has come, or it is dead
            while said := self.line.recv(4096):
                self.said += said
        return word in self.said.partition(TROUBLE)[0]

    def trouble(self) -> str:
        """The reason that it gave for its end, or its exit status."""
        self.has_said(TROUBLE)
        return self.said.partition(TROUBLE)[2].decode() or str(self.process.poll())


@dataclass(slots=True)
class _Slot:
    """The slot of one process: who is in it, where its figures are, and from when on it may be filled again."""

    watch: Sequence[socket.socket] = ()
    child: _Child | None = None
    not_before: float = 0.0
    pause: float = 0.0


class _Stopping(Exception):
    """Raised when the parent was asked to stop."""


@dataclass(slots=True)
class Supervisor:
    """The processes of a command that share one listening socket.

    `ready` is called once the first of them listens, `alive` again and again, `ending` before the end. Each gets one of
    the `watches`, if there are any, and so do those that take its slot. SIGTERM and Ctrl-C end all; SIGHUP replaces
    all.
    """

    number: int
    listener: socket.socket
    command: list[str]
    ready: Callable[[], None]
    watches: Sequence[socket.socket] = ()
    alive: Callable[[], None] = lambda: None
    ending: Callable[[], None] = lambda: None
    _slots: list[_Slot] = field(default_factory=list)
    _stopping: bool = False
    _renewing: bool = False
    _renewed: int = 0

    def run(self) -> int:
        """Keep them alive until a signal; return the exit status: bad input, if the first cannot even start."""
        heard = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
        before = {number: signal.signal(number, self._on_signal) for number in heard}
        self._slots = [_Slot(watch=self.watches[number : number + 1]) for number in range(self.number)]
        try:
            return self._first() or self._watch()
        except _Stopping:
            self.ending()
            return DONE
        finally:
            self._end([slot.child for slot in self._slots if slot.child is not None])
            for number, handler in before.items():
                signal.signal(number, handler)

    def _first(self) -> int:
        """Start one: it prepares the database for all, or says for all why it cannot."""
        child = self._slots[0].child = self._start(self._slots[0])
        while not child.has_said(READY):
            status = child.process.poll()
            if status is not None:
                self._slots[0].child = None
                if child.has_said(TROUBLE) or child.said:
                    complain(child.trouble())
                return status or BAD_INPUT
            self._rest()
        self.ready()
        return DONE

    def _watch(self) -> int:
        while True:
            for slot in self._slots:
                self._fill(slot)
            if self._renewing:
                self._renewing = False
                self._renew()
            self._rest()

    def _fill(self, slot: _Slot) -> None:
        """Replace the process of that slot if it is dead; more and more slowly if none lives for long."""
        now, child = time.monotonic(), slot.child
        if child is not None:
            if child.process.poll() is None:
                return
            pid, reason = child.process.pid, child.trouble()
            child.line.close()
            slot.child = None
            self._tell_of(pid)
            said = text(default_language(), "log-process-gone", process=str(pid), reason=reason)
            _LOG.warning(said, extra={"event": "process-gone", "fields": {"gone": pid}})
            slot.pause = 0.0 if now - child.begun > _LONGEST_S else min(_LONGEST_S, 2 * slot.pause + 0.5)
            slot.not_before = now + slot.pause
        if now >= slot.not_before:
            slot.child = self._start(slot)

    def _tell_of(self, pid: int) -> None:
        """Tell the others of a death, so that they need not wait for the end of a lease."""
        for slot in self._slots:
            if slot.child is not None:
                with suppress(OSError):  # it is dead itself, or does not read
                    slot.child.line.send(b"%d\n" % pid)

    def _renew(self) -> None:
        """Start as many new processes, and end the old ones once all new ones listen, so that no client moves twice."""
        self._renewed += 1
        new = [self._start(slot) for slot in self._slots]
        until = time.monotonic() + _START_S
        try:
            while not all(child.has_said(READY) for child in new):
                failed = [child for child in new if child.process.poll() is not None]
                if failed or time.monotonic() > until:
                    reason = failed[0].trouble() if failed else ""
                    self._end(new)
                    said = text(default_language(), "log-not-renewed", reason=reason)
                    _LOG.error(said, extra={"event": "not-renewed"})
                    return
                self._rest()
        except _Stopping:
            self._end(new)
            raise
        old = [slot.child for slot in self._slots if slot.child is not None]
        for slot, child in zip(self._slots, new, strict=True):
            slot.child = child
        self._drain(old)
        self._end(old)
        _LOG.info(text(default_language(), "log-renewed"), extra={"event": "renewed"})

    def _drain(self, children: list[_Child]) -> None:
        """Stop accepting in all of them first, so that a client that reconnects lands on none that is about to stop."""
        for child in children:
            with suppress(OSError):
                child.line.send(LEAVE + b"\n")
        until = time.monotonic() + _DRAIN_S
        while time.monotonic() < until:
            if all(child.has_said(DRAINED) or child.process.poll() is not None for child in children):
                return
            self._look()

    def _start(self, slot: _Slot) -> _Child:
        ours, theirs = socket.socketpair()
        with theirs:
            given = ChildChannel(f"{os.getpid()}.{self._renewed}", self.listener, theirs, slot.watch)
            process = subprocess.Popen(  # noqa: S603 - our own command
                [sys.executable, "-m", "canasta", *self.command],
                env=given.environment() | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                pass_fds=given.numbers(),
                stdin=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C comes from us, and once
            )
        ours.settimeout(0)
        return _Child(process, ours, time.monotonic())

    def _end(self, children: list[_Child]) -> None:
        """Let them hand over and end; kill those that take too long."""
        for child in children:
            child.process.terminate()
        until = time.monotonic() + _END_S
        while time.monotonic() < until and any(child.process.poll() is None for child in children):
            self._look()
        for child in children:
            child.process.kill()
            child.process.wait()
            child.line.close()

    def _rest(self) -> None:
        if self._stopping:
            raise _Stopping
        self._look()

    def _look(self) -> None:
        self.alive()
        time.sleep(_LOOK_S)

    def _on_signal(self, number: int, _frame: object) -> None:
        if number == signal.SIGHUP:
            self._renewing = True
        else:
            self._stopping = True
