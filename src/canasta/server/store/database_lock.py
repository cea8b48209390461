"""One server for a PostgreSQL database: an advisory lock, held by a connection that does nothing else."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from canasta.server.store.errors import StoreError

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from canasta.server.store.address import Address

NUMBER: Final = 0x43414E42  # any that no other program on the same PostgreSQL is likely to lock
WAIT_S: Final = 3.0  # a server that was killed a moment ago may still be seen
AGAIN_S: Final = 0.2
BEAT_S: Final = 5.0  # the interval between checks that the connection lives
# The database ends the connection of a machine that is gone, after half a minute and not after two hours.
_KEEPALIVE: Final = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}

# By schema: two of them in one database are two stores.
_TAKE: Final = text("SELECT pg_try_advisory_lock(:number, hashtext(coalesce(current_schema(), '')))")
_WHO: Final = text("SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()")
_END: Final = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = :pid AND backend_start = :start")
_BEAT: Final = text("SELECT 1")
_FREE: Final = text("SELECT pg_advisory_unlock_all()")
_LOST: Final = (SQLAlchemyError, OSError, TimeoutError)

_log: Final = logging.getLogger("canasta.server")


class _Backend(NamedTuple):
    """The server process of PostgreSQL behind a connection."""

    pid: int
    start: Any


class DatabaseLock:
    """A lock held until its release, or until another server takes it while the connection is lost."""

    def __init__(self, address: Address) -> None:
        self._where = address.shown
        self._engine: AsyncEngine = address.engine(1, settings=_KEEPALIVE, isolation_level="AUTOCOMMIT")
        self._connection: AsyncConnection | None = None
        self._backend: _Backend | None = None
        self._gone = asyncio.Event()
        self._taken: asyncio.Future[StoreError] = asyncio.get_running_loop().create_future()
        self._watching: asyncio.Task[None] | None = None
        self._closing: set[asyncio.Task[None]] = set()

    @classmethod
    async def take(cls, address: Address) -> DatabaseLock:
        """Take the lock. Raises `StoreError` ``in-use`` if another server holds it."""
        lock = cls(address)
        ours = False
        try:
            ours = await lock._acquire()
        finally:
            if not ours:
                await lock.release()
        if not ours:
            raise StoreError("in-use", where=address.shown)
        lock._watching = asyncio.create_task(lock._watch(), name="database lock")
        return lock

    async def taken(self) -> StoreError:
        """Wait, possibly for ever, until another server takes the lock; return the error that says so."""
        return await asyncio.shield(self._taken)

    async def release(self) -> None:
        """Release the lock. May be called twice."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        if self._connection is not None and not self._gone.is_set():
            with suppress(*_LOST):  # at once, not when the database sees that the connection has gone
                await self._connection.execute(_FREE)
        await self._drop()
        await self._engine.dispose()

    async def _acquire(self) -> bool:
        """Take the lock on a new connection; False if another server holds it."""
        await self._drop()
        self._gone = gone = asyncio.Event()  # of this connection alone: the end of the one before may be heard late
        self._connection = connection = await self._engine.connect()
        raw = await connection.get_raw_connection()
        driver: Any = raw.driver_connection
        driver.add_termination_listener(lambda _: gone.set())
        if self._backend is not None:  # a connection that is lost to us may still live there, and hold it
            await connection.execute(_END, {"pid": self._backend.pid, "start": self._backend.start})
        until = asyncio.get_running_loop().time() + WAIT_S
        while not await connection.scalar(_TAKE, {"number": NUMBER}):
            if asyncio.get_running_loop().time() > until:
                return False
            await asyncio.sleep(AGAIN_S)
        self._backend = _Backend(*(await connection.execute(_WHO)).one())
        return True

    async def _watch(self) -> None:
        """Check regularly that the connection lives, and take the lock again if it does not."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._gone.wait(), BEAT_S)
            if not self._gone.is_set() and await self._lives():
                continue
            _log.warning("the connection that holds the lock of %s is lost", self._where)
            if not await self._regained():
                self._taken.set_result(StoreError("taken", where=self._where))
                return
            _log.warning("the lock of %s is held again", self._where)

    async def _lives(self) -> bool:
        assert self._connection is not None
        try:
            await self._connection.execute(_BEAT)
        except _LOST:
            return False
        return True

    async def _regained(self) -> bool:
        """Take the lock again once the database can be reached; False if another server was faster."""
        while True:
            try:
                return await self._acquire()
            except _LOST:
                await asyncio.sleep(1.0)

    async def _drop(self) -> None:
        """Close the connection, to the end even if the caller is cancelled."""
        connection, self._connection = self._connection, None
        if connection is not None:
            closing = asyncio.ensure_future(_closed(connection))
            self._closing.add(closing)
            closing.add_done_callback(self._closing.discard)
        if self._closing:
            await asyncio.wait(self._closing)


async def _closed(connection: AsyncConnection) -> None:
    for step in (connection.invalidate, connection.close):
        with suppress(*_LOST):
            async with asyncio.timeout(BEAT_S):
                await step()
