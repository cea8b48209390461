"""The logs of tables that a browser keeps: a store for one process, whose memory is somebody else's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeAlias

from msgspec import Struct, json

from canasta.server.store.errors import Conflict, StoreError
from canasta.server.store.values import Row, Stored

if TYPE_CHECKING:
    from collections.abc import Awaitable, Sequence

    from canasta.server.store.values import Hold, Job, Keep, Kind


Kept: TypeAlias = Literal["kept", "taken", "failed"]
"""The outcome of keeping something: ``taken`` if there is another of that id or number, ``failed`` for want of room."""


class KeptRow(Struct, frozen=True):
    """One input of a log: its number, the command that made it, the input itself as JSON, and its time in ms."""

    seq: int
    command: str | None
    body: str
    at: float


class KeptLog(Struct, frozen=True):
    """A log: its id, what it was created from, and its inputs in order. `first` is its header, as JSON."""

    id: str
    seed: str
    first: str
    created: float
    rows: list[KeptRow]


class Keeping(Protocol):
    """A memory that outlives the page: it takes and gives texts of JSON (web/src/offline/keeping.ts)."""

    def create(self, log: str) -> Awaitable[Kept]:
        """Keep a `KeptLog`."""

    def append(self, log_id: str, rows: str) -> Awaitable[Kept]:
        """Keep a list of `KeptRow` more: all or none."""

    def load(self, log_id: str) -> Awaitable[str | None]:
        """The `KeptLog`; None if there is none. Raises errors of the browser."""


WHERE: Final = "IndexedDB"  # as errors name it
_LOG: Final = json.Decoder(KeptLog)


class PocketLogs:
    """A `JournalStore` of a sole process: it has no jobs, and takes no logs."""

    holding: Final = None

    def __init__(self, keeping: Keeping) -> None:
        self._keeping = keeping

    async def create(
        self, table_id: str, seed: str, first: bytes, at: float, *, kind: Kind = "table", held_with: str | None = None
    ) -> None:
        """Keep a new log. Raises `StoreError`."""
        log = KeptLog(table_id, seed, first.decode(), at, [])
        if await self._keeping.create(json.encode(log).decode()) != "kept":
            raise StoreError("unreachable", where=WHERE)

    async def append(
        self, table_id: str, rows: Sequence[Row], *, job: Job | Keep | None = None, hold: Hold | None = None
    ) -> None:
        """Keep further inputs. Raises `Conflict` if another page has added some since, `StoreError`."""
        kept = [KeptRow(row.seq, row.command, row.body.decode(), row.at) for row in rows]
        done = await self._keeping.append(table_id, json.encode(kept).decode()) if kept else "kept"
        if done == "taken":
            raise Conflict("repeated", table=table_id)
        if done != "kept":
            raise StoreError("unreachable", where=WHERE)

    async def load(self, table_id: str) -> Stored | None:
        """The whole log, None if there is none. Raises `StoreError`."""
        try:
            found = await self._keeping.load(table_id)
        except Exception as error:  # of the browser's database: none of Python's
            raise StoreError("unreachable", where=WHERE) from error
        if found is None:
            return None
        log = _LOG.decode(found)
        rows = [Row(row.seq, row.command, row.body.encode(), row.at) for row in log.rows]
        return Stored(log.id, log.seed, log.first.encode(), log.created, rows)

    # What only servers with other logs ask for

    async def claim(self, now: float, limit: int, visible_for: float) -> list[Job]:
        """No jobs: what a table does by itself, it does while its page is open."""
        return []

    async def done(self, job: Job) -> None:
        """Nothing: there are no jobs."""

    async def check(self) -> None:
        """Nothing: the next request shows it."""

    async def take_in(self, logs: Sequence[Stored], *, going_on: bool = True) -> list[str]:
        """Nothing: logs come from here alone."""
        return []
