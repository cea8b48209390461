"""Logs that one of several server processes holds, on PostgreSQL. A file of SQLite has one process, which needs none.

The process that is asked for a log takes it. The take raises the log's epoch, so that the store refuses the appends of
all earlier holders, and a notice tells them. `docs/decisions/ownership.md` has the reasons.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, text

from canasta.server.store.runner import wording
from canasta.server.store.values import EVERY, Hold, StoreError

if TYPE_CHECKING:
    from canasta.server.store.address import Address
    from canasta.server.store.runner import Runner

CHANNEL: Final = "canasta_taken"  # of the notices: the id of a log, or `EVERY`, and its epoch

_TAKE: Final = text(
    "WITH before AS (SELECT table_id, owner FROM canasta_table WHERE table_id = :of AND kind = :kind FOR UPDATE)"
    " UPDATE canasta_table t SET owner = :me, epoch = t.epoch + 1 FROM before b WHERE t.table_id = b.table_id"
    " RETURNING t.epoch, b.owner"
)
_DISPLACE: Final = text(
    "WITH before AS (SELECT table_id, owner FROM canasta_table WHERE table_id = ANY(CAST(:ids AS text[]))"
    " ORDER BY table_id FOR UPDATE)"
    " UPDATE canasta_table t SET owner = NULL, epoch = t.epoch + 1 FROM before b WHERE t.table_id = b.table_id"
    " RETURNING t.table_id, t.epoch, b.owner"
)
_LET_GO: Final = text(
    "UPDATE canasta_table t SET owner = NULL FROM unnest(CAST(:ids AS text[]), CAST(:epochs AS int[])) AS h (id, epoch)"
    " WHERE t.table_id = h.id AND t.epoch = h.epoch AND t.owner = :me"
)
_NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', said) FROM unnest(CAST(:said AS text[])) AS said")  # noqa: S608
_HELD: Final = "SELECT table_id, owner, epoch FROM canasta_table WHERE table_id = ANY($1::text[])"


def _take(connection: Connection, log_id: str, kind: str, owner: int) -> Hold | None:
    """Take a log of that kind, as in `Holding.take`; not committed."""
    found = connection.execute(_TAKE, {"of": log_id, "kind": kind, "me": owner}).one_or_none()
    if found is None:
        return None
    if found.owner not in (None, owner):
        _notify(connection, [f"{log_id} {found.epoch}"])
    return Hold(owner, found.epoch)


def displace(connection: Connection, ids: Collection[str]) -> None:
    """Take logs away from their holders, since they are changed past them in this transaction; not committed."""
    if ids and connection.dialect.name != "sqlite":
        taken = connection.execute(_DISPLACE, {"ids": sorted(ids)}).all()
        _notify(connection, [f"{log_id} {epoch}" for log_id, epoch, owner in taken if owner is not None])


def displace_all(connection: Connection) -> None:
    """Tell all processes that every log is another one once this transaction is committed."""
    if connection.dialect.name != "sqlite":
        _notify(connection, [f"{EVERY} 0"])


def _notify(connection: Connection, said: list[str]) -> None:
    if said:
        connection.execute(_NOTIFY, {"said": said})


def _let_go(connection: Connection, holds: Mapping[str, Hold], owner: int) -> None:
    ids = sorted(log_id for log_id, hold in holds.items() if hold.owner == owner)
    connection.execute(_LET_GO, {"ids": ids, "epochs": [holds[log_id].epoch for log_id in ids], "me": owner})


class Holding:
    """The taking of logs. `runner` runs its statements; `others` are all other connections of the store."""

    def __init__(self, address: Address, runner: Runner, *others: Runner) -> None:
        self._address = address
        self._runner = runner
        self._others = others

    async def take(self, log_id: str, kind: str, owner: int) -> Hold | None:
        """Take a log of that kind from whatever process has it; None if there is none. Raises `StoreError`."""
        return await self._runner.run(partial(_take, log_id=log_id, kind=kind, owner=owner))

    async def let_go(self, holds: Mapping[str, Hold]) -> None:
        """Let go of logs that are still held so: the next to take them displaces nobody. Raises `StoreError`."""
        for owner in {hold.owner for hold in holds.values()}:
            await self._runner.run(partial(_let_go, holds=holds, owner=owner))

    @asynccontextmanager
    async def listening(self, heard: Callable[[str, int], object]) -> AsyncIterator[NoticeLine]:
        """A connection on which `heard` is called with the id and the epoch of each log that is taken from a process.

        Raises `StoreError` if it cannot be made. At the end it is broken off, without a word to the database.
        """
        with wording(self._address.shown):
            connection = await self._address.connect()
        line = NoticeLine(connection, self._address.shown)
        try:
            await line.listen(heard)
            yield line
        finally:
            connection.terminate()

    def abandon(self, *, for_good: bool = False) -> None:
        """Break off all connections to a server that has not answered for too long; work that waits makes new ones.

        `for_good`: all later work fails at once, and closing the store waits for nothing.
        """
        for runner in (self._runner, *self._others):
            runner.abandon(for_good=for_good)


class NoticeLine:
    """A connection that hears notices in their order: what it is answered proves that it has heard all before."""

    def __init__(self, connection: Any, where: str) -> None:
        self._connection = connection
        self._where = where

    async def listen(self, heard: Callable[[str, int], object]) -> None:
        """Begin to hear notices. Raises `StoreError`."""

        def hear(_connection: object, _pid: int, _channel: str, said: str) -> None:
            log_id, _, epoch = said.partition(" ")
            if epoch.isdecimal():
                heard(log_id, int(epoch))

        await self._do(self._connection.add_listener(CHANNEL, hear))

    async def beat(self) -> None:
        """Return once the database has answered. Raises `StoreError`."""
        await self._do(self._connection.execute("SELECT 1"))

    async def still_held(self, holds: Mapping[str, Hold]) -> set[str]:
        """The ids of those logs that are still held so. Raises `StoreError`."""
        found = await self._do(self._connection.fetch(_HELD, list(holds)))
        return {log_id for log_id, *hold in found if hold == [holds[log_id].owner, holds[log_id].epoch]}

    async def _do(self, work: Any) -> Any:
        try:
            return await work
        except Exception as error:  # of the driver, which has one for each way to lose a connection
            raise StoreError("unreachable", where=self._where) from error
