"""PostgreSQL, by asyncpg: the options of a URL, the settings of a session, and work that can be broken off."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.exc import DBAPIError

from canasta.server.store.runner import Runner, T, Told, Work
from canasta.server.store.values import StoreError

# A process that is stopped in the middle of an append holds the rows of its tables: the database frees them soon. It
# also ends the connection of a machine that is gone after half a minute, not after two hours.
SESSION: Final[Mapping[str, str]] = {
    "idle_in_transaction_session_timeout": "2000",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
_LONGEST_WAIT_S: Final = 600  # for a connection


def options_of(said: Mapping[str, object]) -> dict[str, Any]:
    """The arguments of a connection for those options of a URL that the driver does not take from it.

    Raises `StoreError` ``option-value`` for a wrong value, and `OSError` for a certificate that cannot be read.
    """
    options: dict[str, Any] = {"timeout": 5, "command_timeout": 60}
    wait, root = str(said.get("connect_timeout", "")), str(said.get("sslrootcert", ""))
    if wait:
        if not wait.isdecimal() or not 1 <= int(wait) <= _LONGEST_WAIT_S:
            raise StoreError("option-value", option="connect_timeout", expected=f"1-{_LONGEST_WAIT_S}")
        options["timeout"] = int(wait)
    if root == "system":
        options["ssl"] = ssl.create_default_context()
    elif root:
        Path(root).read_bytes()  # its error names the file, that of the library does not
        try:
            ssl.create_default_context(cafile=root)
        except ssl.SSLError:
            raise StoreError("option-value", option="sslrootcert", expected="PEM") from None
    return options


class PostgresRunner(Runner):
    """A runner for PostgreSQL. `connect` makes a connection of the driver."""

    def __init__(self, connect: Callable[[], Awaitable[Any]], connections: int, where: str, told: Told) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # a server on SQLite does without

        self._engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=connect, pool_size=connections, max_overflow=0
        )
        super().__init__(self._engine.sync_engine, where, told)
        self._open: set[Any] = set()  # connections as SQLAlchemy's adapter of the driver has them
        self._given_up = False
        self._running: dict[asyncio.Timeout, bool] = {}  # work, which `abandon` times out; True: it has a connection
        event.listen(self.engine, "connect", lambda connection, _: self._open.add(connection))
        event.listen(self.engine, "close", lambda connection, _: self._open.discard(connection))

    async def _transact(self, work: Work[T]) -> T:
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
