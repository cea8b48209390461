"""The part of the store that journals need: `canasta.server.store.Store`, and one in memory for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.server.store.values import Job, Keep, Kind, Row, Stored


class JournalStore(Protocol):
    """The store as logs in memory need it; `canasta.server.store.Store` documents the methods."""

    async def create(self, table_id: str, seed: str, first: bytes, at: float, *, kind: Kind = ...) -> None: ...
    async def append(self, table_id: str, rows: Sequence[Row], *, job: Job | Keep | None = ...) -> None: ...
    async def load(self, table_id: str) -> Stored | None: ...
    async def claim(self, now: float, limit: int, visible_for: float) -> list[Job]: ...
    async def done(self, job: Job) -> None: ...
    async def check(self) -> None: ...
