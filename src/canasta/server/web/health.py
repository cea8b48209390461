"""Signs of life (`/healthz`), the readiness to get requests (`/readyz`), and what systemd wants to hear of both."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from canasta import __version__
from canasta.server.web.errors import WebError

if TYPE_CHECKING:
    from canasta.server.live.hub import Hub

_PATIENCE_S: Final = 0.5  # for a systemd that does not listen: people come first


class Readiness:
    """The checks of a server by name. Each raises a `WordedError` while the server should get no requests."""

    def __init__(self, hub: Hub) -> None:
        self.leaving = False  # it has been told to end
        self.checks: dict[str, Callable[[], Awaitable[None]]] = {
            "memory": lambda: check_memory(hub),  # first: a silent store takes its time
            "store": hub.store.check,
            "thinkers": lambda: check_thinkers(hub),
        }

    async def check(self) -> None:
        """Raise the error of the first check that fails."""
        if self.leaving:
            raise WebError("leaving")
        for check in self.checks.values():
            await check()


async def check_memory(hub: Hub) -> None:
    """Raise `WebError` while this process cannot trust its memory, since the database does not answer."""
    if not await hub.ownership.proof():
        raise WebError("no-proof")


async def check_thinkers(hub: Hub) -> None:
    """Raise `WebError` if no process can think for the bots."""
    bots = hub.pools.get("bots")
    if bots is not None and bots.failing:
        raise WebError("no-thinkers")


def life_of(hub: Hub) -> dict[str, Any]:
    """A sign of life, which only a turning event loop can give, and how busy the server is. The store is not asked."""
    return {"ok": True, "version": __version__, **hub.counts()}


def tell_systemd(state: str) -> None:
    """Tell systemd a state, if it has started this process and wants to hear."""
    place = os.environ.get("NOTIFY_SOCKET", "")
    if place[:1] not in ("/", "@") or not hasattr(socket, "AF_UNIX"):
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
        out.settimeout(_PATIENCE_S)
        out.connect(f"\0{place[1:]}" if place[0] == "@" else place)
        out.send(state.encode())


def between_beats() -> float | None:
    """The seconds between two signs of life: half of what systemd wants; None if it does not ask."""
    wanted = os.environ.get("WATCHDOG_USEC", "")
    if not wanted.isdecimal() or os.environ.get("WATCHDOG_PID", str(os.getpid())) != str(os.getpid()):
        return None
    return int(wanted) / 2_000_000


async def heartbeat() -> None:
    """Tell systemd for ever that the event loop turns; end at once if it does not ask."""
    pause = between_beats()
    while pause is not None:
        tell_systemd("WATCHDOG=1")
        await asyncio.sleep(pause)
