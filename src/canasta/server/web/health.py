"""Signs of life (`/healthz`), and the readiness to get requests (`/readyz`)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from canasta import __version__
from canasta.server.web.errors import WebError

if TYPE_CHECKING:
    from canasta.server.live.hub import Hub


class Readiness:
    """The checks of a server by name. Each raises a `WordedError` while the server should get no requests."""

    def __init__(self, hub: Hub) -> None:
        self.leaving = False  # it has been told to end
        self.checks: dict[str, Callable[[], Awaitable[None]]] = {
            "store": hub.store.check,
            "thinkers": lambda: check_thinkers(hub),
        }

    async def check(self) -> None:
        """Raise the error of the first check that fails."""
        if self.leaving:
            raise WebError("leaving")
        for check in self.checks.values():
            await check()


async def check_thinkers(hub: Hub) -> None:
    """Raise `WebError` if no process can think for the bots."""
    bots = hub.pools.get("bots")
    if bots is not None and bots.failing:
        raise WebError("no-thinkers")


def life_of(hub: Hub) -> dict[str, Any]:
    """A sign of life, which only a turning event loop can give, and how busy the server is. The store is not asked."""
    return {"ok": True, "version": __version__, **hub.counts()}
