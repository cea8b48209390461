"""The other servers of the same database: how they know this one, whom it believes, when it may begin beside them."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import time
from collections.abc import Container
from typing import Any, cast
from urllib.parse import quote

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from canasta import __version__
from canasta.server.journal.lease import LEASE_MS, Lease
from canasta.server.store import Peer, StoreError


def peer_at(host: str, inner: socket.socket, listener: socket.socket, generation: str = "") -> Peer:
    """This process as others on the database reach it; before the first space of its name what clients know of it."""
    found = listener.getsockname()
    place = found[1] if isinstance(found, tuple) else quote(os.fsencode(found))
    name = f"{socket.gethostname()}:{place} {os.getpid()} {__version__} {generation}".rstrip()
    shown = f"[{host}]" if ":" in host else host
    return Peer(0, name, f"{shown}:{inner.getsockname()[1]}", secrets.token_hex(16))


async def begin(lease: Lease, where: str) -> None:
    """Begin the lease, while nobody changes logs past it. Raises `StoreError` ``cared-for``."""
    await lease.start()
    until = time.monotonic() + 1.5 * LEASE_MS / 1000  # that of a killed command runs out
    while lease.cared_for:
        if time.monotonic() > until:
            await lease.end()
            raise StoreError("cared-for", where=where)
        await asyncio.sleep(0.1)


def trusted(proxy: str | None, lease: Lease) -> Container[str]:
    """The addresses that `--proxy` names, as uvicorn reads them, and those of other servers of the database."""
    if proxy is None:
        return lease
    unused: Any = None
    return _Either(cast("Container[str]", ProxyHeadersMiddleware(unused, proxy).trusted_hosts), lease)


class _Either:
    """Everything that is in one of the two."""

    def __init__(self, one: Container[str], other: Container[str]) -> None:
        self._both = one, other

    def __contains__(self, address: object) -> bool:
        return any(address in each for each in self._both)
