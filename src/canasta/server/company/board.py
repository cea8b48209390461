"""The rows of open tables and wishes, as this process has read them: at most a second ago, however many ask."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection
from functools import partial
from typing import ClassVar, Final, TypeVar

from msgspec import Struct, json
from sqlalchemy import Connection

from canasta.server.company.apart import KnownDevice, Sealer
from canasta.server.company.hours import end_of
from canasta.server.company.listing import Entry
from canasta.server.company.wishes import Wish, Wishes, arrange
from canasta.server.journal.time_and_chance import Chance, ServerClock
from canasta.server.store.lapsing import LapsingRow, lay, prolong, read, remove, sweep
from canasta.server.store.store import Store
from canasta.texts.errors import WordedError

FRESH_MS: Final = 1_000
HOURS_MS: Final = 60_000  # for which the counts of hours are not read again
ENTRY_MS: Final = 60_000  # that an open table is listed after its process has spoken for the last time
ALIVE_MS: Final = 45_000  # that a wish holds after its page has spoken for the last time
SEAT_MS: Final = 86_400_000  # that the device of somebody at an open table is known
_FOR_EVER_MS: Final = 100 * 365 * 86_400_000.0
_APART: Final = "apart"  # the id of the secret

T = TypeVar("T")


class Seen(Struct, frozen=True):
    """The rows as they were read: open tables, the one that lacks fewest players first, and wishes, by id."""

    entries: dict[str, Entry] = {}
    wishes: dict[str, Wish] = {}


class CompanyError(WordedError):
    """Company that is not to be had: ``company-error-CODE`` of the catalogue. Nothing has changed."""

    family: ClassVar[str] = "company"


class CompanyRows:
    """The rows of one database, read and changed."""

    def __init__(self, store: Store, clock: ServerClock, chance: Chance) -> None:
        self._store = store
        self._clock = clock
        self._chance = chance
        self._seen = Seen()
        self._read_at = self._counted_at = float("-inf")
        self._reading: asyncio.Task[None] | None = None
        self._counts: dict[int, int] = {}
        self._sealer: Sealer | None = None

    async def fresh(self) -> Seen:
        """The rows, read at most a second ago. Raises `StoreError`."""
        if self._clock.steady_ms() - self._read_at >= FRESH_MS:
            if self._reading is None or self._reading.done():
                self._reading = asyncio.create_task(self._read())
            await asyncio.shield(self._reading)
        return self._seen

    async def _read(self) -> None:
        now = self._clock.now_ms()
        rows = await self._store.lapsing(["open", "wish"], now)
        entries = {row.id: json.decode(row.body, type=Entry) for row in rows if row.kind == "open"}
        wishes = {row.id: json.decode(row.body, type=Wish) for row in rows if row.kind == "wish"}
        arranged = dict(wishes)
        arrange(arranged, now, str)
        if arranged.keys() != wishes.keys() or any(arranged[name].call != wishes[name].call for name in wishes):
            wishes = await self.wish(lambda _: None)
        order = sorted(entries.items(), key=lambda pair: (pair[1].free, pair[1].since))
        self._seen = Seen(dict(order), wishes)
        self._read_at = self._clock.steady_ms()

    async def wish(self, change: Callable[[Wishes], object], alive: Collection[str] = ()) -> Wishes:
        """Change the wishes, and call who fits together; return them all. Those of `alive` hold on from now.

        `change` may be called twice, and may raise `CompanyError`: then nothing has changed.
        """
        now = self._clock.now_ms()

        def work(connection: Connection) -> Wishes:
            rows = read(connection, ["wish"], now)
            before = {row.id: json.decode(row.body, type=Wish) for row in rows}
            until = {row.id: row.until for row in rows}
            wishes = dict(before)
            change(wishes)
            arrange(wishes, now, lambda: self._chance.hex(8))
            changed = [name for name, wish in wishes.items() if wish != before.get(name) or name in alive]
            ends = {name: min(now + ALIVE_MS, wishes[name].until) for name in changed if name in alive}
            lay(
                connection,
                [
                    LapsingRow("wish", name, json.encode(wishes[name]), ends.get(name, until.get(name, 0)))
                    for name in changed
                ],
            )
            remove(connection, "wish", before.keys() - wishes.keys())
            return wishes

        found = await self._store.change_lapsing(work)
        self._read_at = float("-inf")
        return found

    async def hold(self, name: str, for_ms: float) -> None:
        """Let a wish hold that long from now."""
        wish = self._seen.wishes.get(name)
        now = self._clock.now_ms()
        end = now + for_ms if wish is None else min(now + for_ms, wish.until)
        await self._store.change_lapsing(partial(prolong, kind="wish", name=name, now=now, until=end))

    async def post(self, entries: dict[str, Entry], gone: Collection[str], hours: dict[int, int]) -> None:
        """List open tables, take others off the list, and count matches that have begun, by hour."""
        now = self._clock.now_ms()

        def work(connection: Connection) -> None:
            until = now + ENTRY_MS
            lay(connection, [LapsingRow("open", name, json.encode(entry), until) for name, entry in entries.items()])
            remove(connection, "open", gone)
            if hours:
                there = read(connection, ["hour"], now, [str(hour) for hour in hours])
                known = {int(row.id): json.decode(row.body, type=int) for row in there}
                counts = {hour: known.get(hour, 0) + more for hour, more in hours.items()}
                lay(
                    connection,
                    [LapsingRow("hour", str(hour), json.encode(count), end_of(hour)) for hour, count in counts.items()],
                )

        await self._store.change_lapsing(work)
        self._read_at = float("-inf")

    async def sweep(self) -> None:
        """Delete what has lapsed."""
        await self._store.change_lapsing(partial(sweep, now=self._clock.now_ms()))

    async def counts(self) -> dict[int, int]:
        """The matches that have begun, by hour since 1970, as they were a minute ago or later."""
        if self._clock.steady_ms() - self._counted_at >= HOURS_MS:
            rows = await self._store.lapsing(["hour"], self._clock.now_ms())
            self._counts = {int(row.id): json.decode(row.body, type=int) for row in rows}
            self._counted_at = self._clock.steady_ms()
        return self._counts

    # Devices

    async def introduce(self, parties: dict[str, KnownDevice]) -> None:
        """Keep for a day whose device has which seat: by the hash of its key."""
        until = self._clock.now_ms() + SEAT_MS
        rows = [LapsingRow("seat", key_hash, json.encode(party), until) for key_hash, party in parties.items()]
        await self._store.change_lapsing(partial(lay, rows=rows))

    async def parties(self, key_hashes: Collection[str]) -> dict[str, KnownDevice]:
        """The devices that have these seats, as far as they are known."""
        rows = await self._store.lapsing(["seat"], self._clock.now_ms(), key_hashes)
        return {row.id: json.decode(row.body, type=KnownDevice) for row in rows}

    async def sealer(self) -> Sealer:
        """The sealer of all processes on this database."""
        if self._sealer is None:
            made = secrets.token_bytes(32)

            def work(connection: Connection) -> bytes:
                there = read(connection, ["secret"], 0, [_APART])
                if there:
                    return there[0].body
                lay(connection, [LapsingRow("secret", _APART, made, self._clock.now_ms() + _FOR_EVER_MS)])
                return made

            self._sealer = Sealer(await self._store.change_lapsing(work))
        return self._sealer
