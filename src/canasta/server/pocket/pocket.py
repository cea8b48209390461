"""`Pocket`: the tables of a browser behind two doors, requests and sockets, as a server has them.

Their logs lie in the memory of the page, of which `PocketLogs` makes a store for one process.
"""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, TypeAlias

import msgspec
from msgspec import Struct, json

from canasta.server.journal.time_and_chance import Chance, ServerClock
from canasta.server.live.errors import code_of, encode, sentence_of
from canasta.server.live.hub import Hub
from canasta.server.live.session import check_protocol, goodbye, read_hello
from canasta.server.pocket.requests import ROUTES, Asking
from canasta.server.store.values import Conflict, Row, Stored, StoreError
from canasta.server.tables.errors import TableError
from canasta.server.wire.rest import Problem
from canasta.server.workers import Inside
from canasta.texts import text
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence

    from canasta.server.live.session import Session
    from canasta.server.store.values import Hold, Job, Keep, Kind

JSON: Final = "application/json"
_log: Final = logging.getLogger("canasta.server")


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


class PocketChance(Chance):
    """The chance of a browser: the ids of its tables begin with L and are those of no server."""

    def new_id(self, first: str = "L", beside: str | None = None) -> str:
        """An id of a table."""
        return super().new_id(first, beside)


class PocketExecutor(Inside):
    """Work done where the tables are. It holds up everything, so no bot simulates there at length."""

    @property
    def crowded(self) -> bool:
        """Always True: each piece should be small."""
        return True


class Pocket:
    """The server of one page. `tell` gives a socket, by its number, the next frame; None closes it."""

    def __init__(
        self,
        keeping: Keeping,
        tell: Callable[[int, str | None], object],
        *,
        clock: ServerClock | None = None,
        chance: Chance | None = None,
    ) -> None:
        """Create it. `keeping` has the logs; without `clock` and `chance`, time and chance are those of the browser."""
        clock = clock or ServerClock(elapsed=time.monotonic)  # no other clock can be read in every browser
        chance = chance or PocketChance()
        self._hub = Hub(PocketLogs(keeping), executor=PocketExecutor(), clock=clock, chance=chance)
        self._tell = tell
        self._sessions: dict[int, Session] = {}

    async def ask(
        self, method: str, path: str, query: Mapping[str, str], body: str = "", key: str | None = None
    ) -> tuple[int, str, str]:
        """Answer a request: status, media type, body. Raises nothing."""
        lang = query.get("lang", "en")
        try:
            return _answered(await self._answer(method, path, query, body, key))
        except WordedError as error:
            problem = Problem(code_of(error), sentence_of(error, lang))
        except msgspec.MsgspecError as error:
            problem = Problem("table-not-understood", TableError("not-understood", why=str(error)[:200]).message(lang))
        except Exception:
            _log.exception("a request for %s failed", path)
            problem = Problem("web-fault", text(lang, "web-error-fault"))
        return 404 if problem.code == "table-no-table" else 409, JSON, encode(problem).decode()

    async def _answer(self, method: str, path: str, query: Mapping[str, str], body: str, key: str | None) -> Any:
        for asked, pattern, answer in ROUTES:
            found = pattern.fullmatch(path) if asked == method else None
            if found is not None:
                return await answer(Asking(self._hub, found.groupdict().get("name", ""), query, body, key))
        raise TableError("no-server")

    async def hear(self, socket: int, table: str, frame: str) -> None:
        """Handle a frame of a socket; call it for one after another. The first opens a session. Raises nothing."""
        session = self._sessions.get(socket)
        if session is not None:
            await session.handle(frame)
            return
        lang = "en"
        try:
            hello = read_hello(frame)
            lang = hello.lang
            check_protocol(hello)
            session = self._sessions[socket] = await self._hub.connect(table, hello)
        except WordedError as error:
            self._tell(socket, goodbye(error, lang).decode())
            self._tell(socket, None)
            return
        session.on_frames(lambda: self._send(socket, session))

    async def close(self, socket: int) -> None:
        """Close the session of a socket that is gone."""
        session = self._sessions.pop(socket, None)
        if session is not None:
            await session.close()

    def _send(self, socket: int, session: Session) -> None:
        while (frame := session.take()) is not None:
            self._tell(socket, frame.decode())
        if session.ended and self._sessions.pop(socket, None) is not None:
            self._tell(socket, None)


def _answered(found: Any) -> tuple[int, str, str]:
    if isinstance(found, str):
        return 200, "text/plain", found
    return 200, JSON, (found if isinstance(found, bytes) else encode(found)).decode()
