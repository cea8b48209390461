"""The inheritance of one of several server processes from their parent, and what the two say to each other.

The line between them is a socket. The process says that it listens, that it takes no more, or why it cannot start. It
hears of dead ones, that it is to leave soon, and of the end of the parent, with which it ends.
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
DEAF: Final = b"-"
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
class Inheritance:
    """The files that a process has from its parent: the common listener, the line, the rates, its place for figures.

    `rates` is the number of a file in which all count (`canasta.server.web.shared_rates`). `generation` is the same for
    all that were started together.
    """

    generation: str
    listener: socket.socket
    line: socket.socket
    rates: int
    watch: Sequence[socket.socket] = ()

    def numbers(self) -> list[int]:
        """The numbers of its files."""
        return [self.rates, *(each.fileno() for each in (self.listener, self.line, *self.watch))]

    def environment(self) -> dict[str, str]:
        """The environment of a process that gets it."""
        kept = {name: value for name, value in os.environ.items() if name not in _FOR_THE_PARENT}
        return {**kept, INHERITED: " ".join([self.generation, *map(str, self.numbers())])}

    @classmethod
    def found(cls) -> Inheritance | None:
        """The inheritance of this process; None without a supervisor."""
        said = os.environ.pop(INHERITED, "")
        if not said:
            return None
        generation, rates, *numbers = said.split(" ")
        listener, line, *watch = (socket.socket(fileno=int(number)) for number in numbers)
        return cls(generation, listener, line, int(rates), watch)

    def tell(self, word: bytes = READY) -> None:
        """Say that this process listens, or something else."""
        self.line.sendall(word)

    def hear(self, at_end: Callable[[], None], at_death: Callable[[int], None], at_leave: Callable[[], None]) -> None:
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
                    self.tell(DEAF)
                else:
                    at_death(int(word))

        loop.add_reader(self.line, look)
