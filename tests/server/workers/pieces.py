"""Work for tests: each is a function of a module, as processes need it."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import cast

from canasta.server.tables.errors import TableError


def note(file: str, word: str) -> str:
    """Write down that it was done."""
    with Path(file).open("a") as opened:
        opened.write(f"{word}\n")
    return word


def note_slowly(file: str, word: str) -> None:
    """Do more than others do."""
    note(file, word)
    time.sleep(0.03)


def note_and_sleep(file: str, word: str) -> None:
    note(file, word)
    time.sleep(600)


def die_once(file: str) -> str:
    """The first process that does it dies of it."""
    if Path(file).exists():
        return "done"
    Path(file).touch()
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refuse() -> None:
    raise TableError("no-deal", deal=3, deals=2)


class StubbornError(Exception):
    """It cannot travel."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} and {other}")


def be_stubborn() -> None:
    raise StubbornError(1, 2)


def fill(size: int) -> bytes:
    print("what a library prints does no harm")
    return bytes(size)


def here_only() -> Callable[[], None]:
    """A function that is nowhere to be found in another process."""
    found = FunctionType(fill.__code__, globals(), "missing")
    found.__qualname__ = "missing"
    globals()["missing"] = found
    return cast("Callable[[], None]", found)
