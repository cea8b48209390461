"""The channel between a parent and one of its server processes, with the files that the process inherits.

The line between them is a socket. The process says that it listens, that it has drained, or why it cannot start. The
parent names dead processes, and says when to drain. When the parent ends, so does the process.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

INHERITED: Final = "CANASTA_WORKER"  # in the environment of a process: its generation, and the numbers of its files
READY: Final = b"."
LEAVE: Final = b"leave"
DRAINED: Final = b"-"
TROUBLE: Final = b"!"  # and a sentence
# What systemd says to the parent is not meant for its processes.
_FOR_THE_PARENT: Final = (
    "NOTIFY_SOCKET",
    "WATCHDOG_USEC",
    "WATCHDOG_PID",
    "LISTEN_FDS",
    "LISTEN_PID",
    "LISTEN_FDNAMES",
)


@dataclass(frozen=True, slots=True)
class ChildChannel:
    """The files that a process inherits: the common listener, the line to its parent, its place for figures.

    `generation` is the same for all that were started together.
    """

    generation: str
    listener: socket.socket
    line: socket.socket
    watch: Sequence[socket.socket] = ()

    def numbers(self) -> list[int]:
        """The numbers of its files."""
        return [each.fileno() for each in (self.listener, self.line, *self.watch)]

    def environment(self) -> dict[str, str]:
        """The environment of a process that gets it."""
        kept = {name: value for name, value in os.environ.items() if name not in _FOR_THE_PARENT}
        return {**kept, INHERITED: " ".join([self.generation, *map(str, self.numbers())])}

    @classmethod
    def found(cls) -> ChildChannel | None:
        """The channel of this process; None without a supervisor."""
        said = os.environ.pop(INHERITED, "")
        if not said:
            return None
        generation, *numbers = said.split(" ")
        listener, line, *watch = (socket.socket(fileno=int(number)) for number in numbers)
        return cls(generation, listener, line, watch)

    def send(self, word: bytes = READY) -> None:
        """Send a word to the parent, by default that this process listens."""
        self.line.sendall(word)

    def listen(self, at_end: Callable[[], None], at_death: Callable[[int], None], at_leave: Callable[[], None]) -> None:
        """Call `at_end` once the parent is gone, `at_death` for each dead process, `at_leave` before this one ends.

        In the running event loop.
        """
        import asyncio

        loop = asyncio.get_running_loop()

        def look() -> None:
            try:
                said = self.line.recv(4096)
            except ConnectionResetError:  # the parent is gone, and has not read all that it was told
                said = b""
            if not said:
                loop.remove_reader(self.line)
                at_end()
            for word in said.split():
                if word == LEAVE:
                    at_leave()
                    self.send(DRAINED)
                else:
                    at_death(int(word))

        loop.add_reader(self.line, look)
