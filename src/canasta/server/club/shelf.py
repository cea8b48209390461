"""What is in memory of one kind, by id: loaded from the store when somebody asks, forgotten when nobody does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Generic, TypeVar

from canasta.server.club.following import Following
from canasta.server.live.clocks import now_ms

IDLE_MS: Final = 600_000
F = TypeVar("F", bound=Following[Any])


class Shelf(Generic[F]):
    """`load` brings what has that id from the store, or raises."""

    def __init__(self, load: Callable[[str], Awaitable[F]]) -> None:
        self._load = load
        self._there: dict[str, F] = {}
        self._loading: dict[str, asyncio.Future[F]] = {}

    def put(self, one: F) -> F:
        """Something new."""
        self._there[one.desk.id] = one
        return one

    def known(self, name: str) -> F | None:
        """What is in memory, and as it is stored."""
        found = self._there.get(name)
        return None if found is None or found.lost else found

    async def take(self, name: str) -> F:
        """What has that id. Raises what `load` raises."""
        found = self.known(name)
        if found is not None:
            found.used = now_ms()
            return found
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.ensure_future(self._brought(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def close(self) -> None:
        """Say goodbye to all who follow (code ``restart``)."""
        for one in list(self._there.values()):
            async with one.lock:
                one.end("restart")
        self._there.clear()

    def all(self) -> list[F]:
        """What is in memory, and as it is stored."""
        return [one for one in self._there.values() if not one.lost]

    def unload(self) -> None:
        """Forget what nobody has looked at for a while."""
        before = now_ms() - IDLE_MS
        for name, one in list(self._there.items()):
            if one.lost or (not one.feeds and not one.lock.locked() and one.used < before):
                del self._there[name]

    async def _brought(self, name: str) -> F:
        return self.put(await self._load(name))
