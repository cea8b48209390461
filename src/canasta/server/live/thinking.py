"""Bots think outside of the event loop: in other processes, which get a view and nothing else.

The processes are started when the first bot has to think, each anew (``spawn``): none inherits a socket or a lock.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final, ParamSpec, Protocol, TypeVar

from canasta import bots
from canasta.bots.prospects import choice_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from canasta.bots.prospects import Choice
    from canasta.game.view import View

P = ParamSpec("P")
T = TypeVar("T")


STEADY: Final = "tuned"  # the strongest level that acts at once
MOST_WAITING: Final = 12  # for each process: about a quarter of a second of the strong level


class Thinker(Protocol):
    """Where work is done that would hold up everybody else."""

    @property
    def crowded(self) -> bool:
        """Whether so much waits that each piece should be small."""

    async def run(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Do it elsewhere: `work` is a function of a module, its arguments are plain values."""

    async def close(self) -> None:
        """Stop."""


class Processes:
    """Work in other processes. One that dies is replaced, and its work done again, once."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    @property
    def crowded(self) -> bool:
        """Whether more waits than the processes will soon have done."""
        return self._waiting > MOST_WAITING * self._workers

    async def run(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Raises what the work raises, and `BrokenProcessPool` where the processes die again and again."""
        loop = asyncio.get_running_loop()
        pool = self._running()
        self._waiting += 1
        try:
            return await loop.run_in_executor(pool, _call, work, args, kwargs)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
                pool.shutdown(wait=False)
            return await loop.run_in_executor(self._running(), _call, work, args, kwargs)
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        """What is being thought is thought to its end, what waits is dropped."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_quietly)
        return self._pool


class Inside:
    """Work done at once, in this process: for tests, and where processes cannot be started."""

    @property
    def crowded(self) -> bool:
        """Never: nothing waits."""
        return False

    async def run(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Raises what the work raises."""
        return work(*args, **kwargs)

    async def close(self) -> None:
        """Nothing is to be stopped."""


def choose(level: str, view: View, chance: str) -> str:
    """What a bot of that level does, who sees that; its chance follows from a text."""
    return bots.get(level).choose(view, random.Random(chance))


def advise(level: str, view: View, chance: str) -> Choice:
    """The same with the numbers behind it."""
    return choice_of(bots.get(level), view, random.Random(chance))


def within_budget(level: str, thinker: Thinker) -> str:
    """The level that a bot plays at now: while many wait for the processes, none tries anything out."""
    return level if level in bots.quick() or not thinker.crowded else STEADY


def _call(work: Callable[..., T], args: tuple[object, ...], kwargs: dict[str, object]) -> T:
    return work(*args, **kwargs)


def _quietly() -> None:
    """Ctrl-C is for the server, which then stops its processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
