"""Group commit: one task does all writes, and puts all waiting ones into one transaction.

A transaction for each write would cost a flush of the disk each. While one batch is flushed the next one gathers, so
that the batches grow with the load. A lone write never waits for company; under steady load the next batch waits a
few milliseconds for more writes, since a batch costs much and a write in it little.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from copy import copy
from functools import partial
from typing import Any, Final

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, StatementError

from canasta.server.store.batch import Write, taken, write
from canasta.server.store.errors import StoreError
from canasta.server.store.runner import Runner, T, Work

MOST: Final = 512  # writes in one transaction: a bound on how long those at the end of a long queue hold up the rest
PACE: Final = 0.015  # seconds from the beginning of a batch to that of the next, at least


class Group:
    """The only writer of a process. `runner` needs one connection."""

    def __init__(self, runner: Runner) -> None:
        self._runner = runner
        self._queue: deque[tuple[Write | Work[Any], asyncio.Future[Any]]] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._begun = float("-inf")
        self.wrote: float = float("-inf")  # when the last write succeeded, as the event loop counts
        self.on_batch: Callable[[int, float], None] | None = None  # hears of the writes in a batch and its seconds
        self._task = asyncio.create_task(self._write(), name="store writer")

    @property
    def waiting(self) -> int:
        """The number of writes that wait for their batch."""
        return len(self._queue)

    async def put(self, one: Write) -> None:
        """Write it together with all other waiting writes. Raises its own `StoreError`, independently of the others."""
        await self._submit(one)

    async def alone(self, work: Work[T]) -> T:
        """Do the work in its turn, in its own transaction. `work` may run twice: first on a connection that was lost.

        Raises `StoreError`: the work was not done or (code ``unreachable``) may have been done.
        """
        result: T = await self._submit(work)
        return result

    async def close(self) -> None:
        """Do the waiting writes, and accept no more."""
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task])

    async def _submit(self, one: Write | Work[Any]) -> Any:
        if self._closing:
            raise StoreError("closed", where=self._runner.where)
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.append((one, future))
        self._wake.set()
        # A waiting caller may be cancelled; queued writes are done all the same, so that memory and disk agree.
        return await future

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._queue or not self._closing:
                if not self._queue:
                    self._wake.clear()
                    await self._wake.wait()
                    continue
                early = self._begun + PACE - loop.time()
                if early > 0 and not self._closing:
                    await asyncio.sleep(early)
                self._begun = loop.time()
                await self._next()
        finally:  # no caller waits for ever, should the event loop be torn down around us
            self._closing = True
            for _, future in self._queue:
                future.cancel()

    async def _next(self) -> None:
        """Take the writes that fit into one transaction, and answer everybody in it."""
        first, waiter = self._queue.popleft()
        waiters = [waiter]
        try:
            if callable(first):
                _answer(waiter, await self._by_itself(first))
                return
            writes = [first]
            while self._queue and len(writes) < MOST:
                one, waiter = self._queue[0]
                if callable(one):
                    break
                self._queue.popleft()
                writes.append(one)
                waiters.append(waiter)
            for waiter, answer in zip(waiters, await self._together(writes), strict=True):
                _answer(waiter, answer)
            if self.on_batch is not None:
                self.on_batch(len(writes), asyncio.get_running_loop().time() - self._begun)
        finally:  # the same for those that were in hand
            for waiter in waiters:
                waiter.cancel()

    async def _by_itself(self, work: Work[Any]) -> object:
        try:
            result = await self._runner.run(work)
        except StoreError as error:
            return error
        self.wrote = asyncio.get_running_loop().time()
        return result

    async def _together(self, writes: list[Write]) -> list[StoreError | None]:
        try:
            answers = await self._runner.run(partial(write, writes=writes))
        except StoreError as error:
            if len(writes) > 1 and _is_of_one(error.__cause__):
                return [(await self._together([one]))[0] for one in writes]
            if isinstance(error.__cause__, IntegrityError):
                return [taken(writes[0])]
            return [copy(error) for _ in writes]
        self.wrote = asyncio.get_running_loop().time()
        return answers


def _answer(waiter: asyncio.Future[Any], answer: object) -> None:
    if waiter.done():
        return
    if isinstance(answer, StoreError):
        waiter.set_exception(answer)
    else:
        waiter.set_result(answer)


def _is_of_one(error: BaseException | None) -> bool:
    """True if the write may be to blame rather than the database: then the others are worth trying without it."""
    if isinstance(error, OperationalError) or (isinstance(error, DBAPIError) and error.connection_invalidated):
        return False
    return isinstance(error, StatementError)
