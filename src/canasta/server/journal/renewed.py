"""Logs of which only the last row holds something: each renewal is a row, and the rows before it are emptied.

The number of the last row is the version, so of two that renew at the same time the second is told.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from msgspec import Struct, json

from canasta.server.journal.kind import LogHeader, LogKind
from canasta.server.store.values import Conflict, Row, Stored, StoreError

if TYPE_CHECKING:
    from canasta.server.store.store import Store

T = TypeVar("T", bound=Struct)


@dataclass
class RenewedState:
    """The state of such a log, for those who replay all logs."""

    id: str
    at: float
    seq: int = 1
    carried: Mapping[str, int] = field(default_factory=dict)

    def renew(self, _by: object, _entry: object, at: float) -> None:
        """Count a renewal."""
        self.seq, self.at = self.seq + 1, at


class Held(NamedTuple, Generic[T]):
    """The value of a log, None without one; its version; and the rows that hold something."""

    value: T | None
    version: int
    full: tuple[int, ...]


class RenewedLogs(Generic[T]):
    """The logs of one kind in a store; `empty` is what stays of a row that was renewed. All methods raise `StoreError`.

    `now` gives the time of inputs (ms).
    """

    def __init__(self, kind: LogKind[Any, Any], empty: T, store: Store, now: Callable[[], float]) -> None:
        self._kind = kind
        self._empty = kind.body(None, empty)
        self._store = store
        self._now = now

    async def held(self, name: str) -> Held[T]:
        """The last value of a log."""
        stored = await self._store.load(name)
        if stored is None:
            return Held(None, 0, ())
        full = tuple([row.seq for row in stored.rows if row.body != self._empty])
        return Held(self._kind.rows.decode(stored.rows[-1].body)[1], len(stored.rows), full)

    async def renew(self, name: str, value: T, before: Held[T]) -> int | None:
        """Put a value in the place of the one `before`; return its version, None if somebody was faster."""
        row = Row(before.version + 1, None, self._kind.body(None, value), self._now())
        try:
            if before.version:
                await self._store.append(name, [row])
            else:
                header = json.encode(LogHeader(self._kind.format, "", 0, ""))
                await self._store.take_in([Stored(name, "", header, row.at, [row], self._kind.name)])
        except StoreError as error:
            if isinstance(error, Conflict) or error.code == "table-exists":
                return None
            raise
        if before.full:
            await self._store.rewrite({name: dict.fromkeys(before.full, self._empty)})
        return row.seq

    async def remove(self, name: str) -> None:
        """Delete a log, if it is there."""
        await self._store.remove([name], math.inf)
