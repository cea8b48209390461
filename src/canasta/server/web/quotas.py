"""Quotas of an address and a day (UTC), and of the whole database; all processes of one database count together.

Counts lie in memory, and go into the database every few seconds. A crash loses what was counted since, nothing else.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Final

from canasta.server.journal.quota import QuotaError
from canasta.server.store.errors import StoreError
from canasta.server.store.usage import DAY_S
from canasta.server.store.values import Usage
from canasta.server.web.limits import neighbourhood

if TYPE_CHECKING:
    from collections.abc import Callable

    from canasta.server.store import Store
    from canasta.server.web.config import Limits

LOOK_S: Final = 5.0
MEGABYTE: Final = 1_000_000
_ROOM_S: Final = 3600.0  # until somebody may have made room in a full database
_ENDLESS: Final = 1 << 62
_NOTHING: Final = Usage()


class DayQuotas:
    """The counts of all that each address has caused to be stored today. `now` gives the seconds since 1970."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.time) -> None:
        self._unlimited = limits.unlimited
        self._full = Usage(
            limits.day_tables or _ENDLESS,
            limits.day_rows or _ENDLESS,
            limits.day_megabytes * MEGABYTE or _ENDLESS,
        )
        self.most: int = limits.database_megabytes * MEGABYTE
        self._counting = self._full != (_ENDLESS, _ENDLESS, _ENDLESS)
        self._now = now
        self._day = self._today()
        self._cleared: int | None = None  # the day for which the database has been rid of earlier ones
        self._used: dict[str, Usage] = {}
        self._new: dict[str, Usage] = {}  # what the database does not know yet
        self._crowded = False
        self.size: int | None = None  # the bytes in use in the database; None before the first look

    def payer(self, address: str, refused: Callable[[str], object] | None = None) -> AddressPayer:
        """The client at that address; `refused` hears the code of each refusal. This machine has no quota of its own.

        A client without an address has none either: it uses a Unix socket whose proxy does not name its clients.
        """
        counted = self._counting and bool(address) and address not in self._unlimited
        return AddressPayer(self, neighbourhood(address) if counted else None, refused)

    def used(self, address: str) -> Usage:
        """The amount stored today for that address, or for the network of that household."""
        self._turn()
        return self._used.get(address, _NOTHING)

    def check_database(self) -> None:
        """Raise `QuotaError` (``database``) if nothing new may be opened by anybody."""
        if self._crowded:
            raise QuotaError("database", _ROOM_S)

    def check_new(self, address: str, many: int) -> None:
        """Raise `QuotaError` (``tables``) unless that address may open `many` new logs."""
        if self.used(address).logs + many > self._full.logs:
            raise QuotaError("tables", self._until_tomorrow())

    def check_stored(self, address: str, times: int) -> None:
        """Raise `QuotaError` (``stored``) if that address has stored `times` times what it may."""
        used = self.used(address)
        if used.entries >= times * self._full.entries or used.bytes >= times * self._full.bytes:
            raise QuotaError("stored", self._until_tomorrow())

    def pay(self, address: str, stored: Usage) -> None:
        """Count what was stored for that address."""
        self._used[address] = self.used(address).plus(stored)
        self._new[address] = self._new.get(address, _NOTHING).plus(stored)

    async def watch(self, store: Store) -> None:
        """Bring counts into the database for ever, and learn those of other processes; once more at the end."""
        try:
            while True:
                await self.look(store)
                await asyncio.sleep(LOOK_S)
        finally:
            await self.look(store)

    async def look(self, store: Store) -> None:
        """Do so once. What the database does not take is kept for the next time."""
        self._turn()
        day, new, self._new = self._day, self._new, {}
        try:
            if self._cleared != day:
                await store.forget_counts(day)
                self._cleared = day
            if self._counting:
                asked = {*new, *(address for address, used in self._used.items() if self._is_full(used))}
                self._learn(day, asked, await store.count(day, new, asked, self._full))
                new = {}
            self.size = await store.size()
            self._crowded = 0 < self.most <= self.size
        except StoreError:  # the store has logged it
            if day == self._today():
                for address, stored in new.items():
                    self._new[address] = self._new.get(address, _NOTHING).plus(stored)

    def _learn(self, day: int, asked: set[str], known: dict[str, Usage]) -> None:
        self._turn()
        if day == self._day:
            for address in asked | known.keys():  # one of which nothing is known any more was lifted
                self._used[address] = known.get(address, _NOTHING).plus(self._new.get(address, _NOTHING))

    def _is_full(self, used: Usage) -> bool:
        return any(one >= most for one, most in zip(used, self._full, strict=True))

    def _today(self) -> int:
        return int(self._now() // DAY_S)

    def _turn(self) -> None:
        """Begin a new day, at midnight UTC."""
        if (today := self._today()) != self._day:
            self._day, self._used, self._new = today, {}, {}

    def _until_tomorrow(self) -> float:
        return DAY_S - self._now() % DAY_S


class AddressPayer:
    """A `Payer`: the client of one request or socket. Without an address it has no quota of its own."""

    __slots__ = ("_address", "_quotas", "_refused")

    def __init__(self, quotas: DayQuotas, address: str | None, refused: Callable[[str], object] | None) -> None:
        """Use `DayQuotas.payer` instead."""
        self._quotas = quotas
        self._address = address
        self._refused = refused

    def check_new(self, many: int) -> None:
        self._check(self._quotas.check_database)
        if self._address is not None:
            self._check(partial(self._quotas.check_new, self._address, many))
        self.check_stored(1)

    def check_stored(self, times: int) -> None:
        if self._address is not None:
            self._check(partial(self._quotas.check_stored, self._address, times))

    def pay(self, logs: int, rows: int, size: int) -> None:
        if self._address is not None:
            self._quotas.pay(self._address, Usage(logs, rows, size))

    def _check(self, check: Callable[[], None]) -> None:
        try:
            check()
        except QuotaError as error:
            if self._refused is not None:
                self._refused(f"{error.family}-{error.code}")
            raise
