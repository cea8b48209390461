"""Work on database connections off the event loop: in threads for SQLite, on asyncpg for PostgreSQL.

The work is the same plain function for both. On SQLite a whole transaction is one trip to a thread. Asynchronous
drivers make a trip for each statement, and each trip waits for Python's lock when the event loop is busy.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import DBAPIError

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]


class Runner(Protocol):
    """Some connections to one database. `engine` is the plain engine beneath, for listening to its events."""

    engine: Engine

    async def run(self, work: Work[T]) -> T:
        """Do the work in a transaction and commit it; any error undoes it.

        If a connection turns out to be lost before the commit, do the work once more, on another connection.
        """
        ...

    def abandon(self, *, for_good: bool = False) -> None:
        """Break off all connections to a server, which does not answer, and those that are only being made.

        Work that waits is tried once more, on a new one. `for_good`: all work fails at once instead.
        """
        ...

    async def close(self) -> None:
        """Wait for running work, and close the connections. May be called twice."""
        ...


class ThreadRunner:
    """A runner for SQLite: each thread keeps its connection, since asking a pool takes longer than a small write."""

    def __init__(self, engine: Engine, threads: int) -> None:
        self.engine = engine
        self._threads = ThreadPoolExecutor(threads, "store")
        self._kept: dict[int, Connection] = {}  # by thread

    async def run(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, work)

    def abandon(self, *, for_good: bool = False) -> None:
        """There is no server."""

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        while self._kept:
            self._kept.popitem()[1].close()
        self.engine.dispose()

    def _run(self, work: Work[T]) -> T:
        thread = threading.get_ident()
        connection = self._kept.get(thread)
        if connection is None:
            connection = self._kept[thread] = self.engine.connect()
        try:
            with connection.begin():
                return work(connection)
        except Exception:
            del self._kept[thread]
            connection.close()
            raise


class AsyncRunner:
    """A runner for PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Engine = engine.sync_engine
        self._engine = engine
        self._open: set[Any] = set()  # connections as SQLAlchemy's adapter of the driver has them
        self._given_up = False
        self._running: dict[asyncio.Timeout, bool] = {}  # work, which `abandon` times out; True: it has a connection
        event.listen(self.engine, "connect", lambda connection, _: self._open.add(connection))
        event.listen(self.engine, "close", lambda connection, _: self._open.discard(connection))

    async def run(self, work: Work[T]) -> T:
        again, task = True, asyncio.current_task()
        assert task is not None
        while not self._given_up:
            committing = False
            given = asyncio.timeout(None)
            try:
                async with given:
                    self._running[given] = False
                    async with self._engine.connect() as connection:
                        self._running[given] = True
                        result = await connection.run_sync(work)
                        committing = True
                        await connection.commit()
                        return result
            except TimeoutError:
                if not given.expired():
                    raise
                if self._running[given]:
                    raise ConnectionAbortedError from None
            except asyncio.CancelledError:
                if task.cancelling():
                    raise
                raise ConnectionAbortedError from None  # so the driver tells of a connection that was abandoned
            except DBAPIError as error:
                if committing or not again or not error.connection_invalidated:
                    raise
                again = False
            finally:
                self._running.pop(given, None)
        raise ConnectionAbortedError

    def abandon(self, *, for_good: bool = False) -> None:
        self._given_up |= for_good
        for given, connected in self._running.items():
            if given.when() is None and (for_good or not connected):
                given.reschedule(asyncio.get_running_loop().time())
        while self._open:
            self._open.pop().terminate()  # the pool finds out when it uses it next

    async def close(self) -> None:
        await self._engine.dispose()
