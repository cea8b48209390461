"""The way to what another server process holds, for requests (`canasta.server.web.detours`) and sockets.

Any process may be asked for anything. A reverse proxy that routes by id saves the detour, and nothing depends on it.
What was passed on once is never passed on again: who does not hold it says so, and the first asks once more who does.
A process without a lease holds nothing, and cannot ask the store who does: it asks all others that it has known.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.parse import quote

from canasta import __version__
from canasta.server.journal.errors import HeldElsewhereError
from canasta.server.journal.lease import LEASE_MS, Lease
from canasta.server.store import Peer, StoreError
from canasta.server.web.forwarding import CONNECT_S, address_of
from canasta.server.web.tunnel import ASTRAY, NO, AstrayError, Tunnel, check_here, not_here
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from canasta.server.live.hub import Hub

PATIENCE_S: Final = 5.0  # longer than the lease of a process that has died
PAUSE_S: Final = 0.2
_BEGIN_S: Final = 2.0  # for the first words of an answer; then it is asked for anew: what was loaded meanwhile is there
_ASTRAY_S: Final = 0.5  # for which a process without a lease lets people wait once nobody can help; then they come anew
_SHUNNED_S: Final = 1.0  # for which it does not ask who could not be reached, or has no lease either

T = TypeVar("T")


class Relay:
    """The way to the other processes, and from them."""

    def __init__(self, hub: Hub, caches: Mapping[str, Any]) -> None:
        """Needs the tables, and by the first letter of its ids each other kind of journals."""
        self.lease: Lease = hub.lease
        self._store = hub.store
        self._shelves = {"": hub.tables, **caches}
        self._tunnels: dict[int, dict[Tunnel, None]] = {}  # in the order in which they began
        self._shunned: dict[int, float] = {}  # processes, and until when

    def here(self, name: str) -> bool:
        """True if this process can answer without asking the store who holds it."""
        return self.shelf(name).known(name) is not None

    def shelf(self, name: str) -> Any:
        """The journals of that kind."""
        return self._shelves.get(name[0], self._shelves[""])

    async def reached(self, name: str, connect: Callable[[Peer], Awaitable[T]], *, leaving: bool = False) -> T | None:
        """A connection to the process that holds it; None if the request belongs here, or nobody can be reached.

        What nobody holds is taken. A dead process is waited for until its lease is over. When this one is about to
        leave, it looks for others only if `leaving`: a socket had better come anew, to where it can stay.
        """
        lease, loop = self.lease, asyncio.get_running_loop()
        begun = loop.time()
        refused = False
        while not self.here(name) and (leaving or not lease.leaving):
            gone: asyncio.Future[None] = loop.create_future()
            try:
                if lease.leaving or not lease.trusted:
                    return await self.elsewhere(name, connect)
                holder = await self._store.holder(name)
                peer = holder or (lease.me if refused else lease.chosen(name))
                if peer.server == lease.me.server:
                    await self.shelf(name).take(name)
                    return None
                return await connect(peer)
            except HeldElsewhereError:
                refused = True  # if nobody holds it next time either, it is ours
            except WordedError:
                return None  # it will be said in words
            except (OSError, ValueError, TimeoutError):
                refused, gone = True, lease.suspect(peer)
            early, surely = (0.0, PATIENCE_S) if lease.trusted else lease.passing
            now = loop.time()
            if now > begun + PATIENCE_S or (not lease.trusted and now > begun + _ASTRAY_S and surely < -_ASTRAY_S):
                return None
            await asyncio.wait({gone}, timeout=max(PAUSE_S, early))
        return None

    async def elsewhere(self, name: str, connect: Callable[[Peer], Awaitable[T]]) -> T:
        """A connection to the process that holds it, or to the first other one that takes it.

        Raises `HeldElsewhereError`, `WordedError`.
        """
        lease = self.lease
        holder = await self._store.holder(name) if name and lease.trusted else None
        for peer in lease.others(name) if holder is None or holder.server == lease.me.server else [holder]:
            if asyncio.get_running_loop().time() < self._shunned.get(peer.server, 0.0):
                continue
            try:
                return await connect(peer)
            except HeldElsewhereError as error:
                if isinstance(error, AstrayError):
                    self._shun(peer)
            except (OSError, ValueError, TimeoutError):
                self._shun(peer)
        raise HeldElsewhereError

    def _shun(self, peer: Peer) -> None:
        now = asyncio.get_running_loop().time()
        self._shunned = {each: until for each, until in self._shunned.items() if now < until}
        self._shunned[peer.server] = now + _SHUNNED_S

    async def ours(self, name: str) -> bool:
        """Take what another process has passed on; False if it is not ours."""
        if self.here(name):
            return True
        try:
            await self.shelf(name).take(name)
        except HeldElsewhereError:
            return False
        except WordedError:
            pass  # it will be said in words
        return True

    def why_not(self) -> bytes:
        """The reason to say that something does not belong here."""
        return NO if self.lease.trusted else ASTRAY

    def not_here(self) -> bytes:
        """The beginning of the answer to a socket that was passed on and does not belong here."""
        return not_here(self.why_not())

    def close(self) -> None:
        """Close all tunnels: their clients come back by another way."""
        for tunnels in self._tunnels.values():
            for each in tunnels.copy():
                if each.transport is not None:
                    each.transport.close()

    async def tunnel(self, peer: Peer, request: Callable[[Peer], bytes]) -> Tunnel:
        """One end of a tunnel to that process, which has begun to answer the request.

        Raises `OSError` and `TimeoutError` if it cannot be reached, `HeldElsewhereError` if it does not hold what was
        asked for.
        """
        host, port = address_of(peer)
        async with asyncio.timeout(CONNECT_S):
            transport, found = await asyncio.get_running_loop().create_connection(Tunnel, host, port)
        self._keep(peer, found)
        transport.write(request(peer))
        try:
            async with asyncio.timeout(_BEGIN_S):
                await found.begun.wait()
            check_here(found.early)
        except BaseException:
            transport.abort()
            raise
        return found

    def _keep(self, peer: Peer, tunnel: Tunnel) -> None:
        """Close the tunnel when the process is taken for dead: a stopped one would be silent for ever."""
        tunnels = self._tunnels.get(peer.server)
        if tunnels is None:
            tunnels = self._tunnels[peer.server] = {}

            def close(_: object) -> None:
                for each in self._tunnels.pop(peer.server, {}).copy():
                    if each.transport is not None:
                        each.transport.abort()

            self.lease.death_of(peer).add_done_callback(close)
        tunnels[tunnel] = None
        tunnel.at_end = lambda: tunnels.pop(tunnel, None)


def peer_at(host: str, inner: socket.socket, listener: socket.socket, generation: str = "") -> Peer:
    """This process as others on the database reach it; before the first space of its name what clients know of it."""
    found = listener.getsockname()
    place = found[1] if isinstance(found, tuple) else quote(os.fsencode(found))
    name = f"{socket.gethostname()}:{place} {os.getpid()} {__version__} {generation}".rstrip()
    shown = f"[{host}]" if ":" in host else host
    return Peer(0, name, f"{shown}:{inner.getsockname()[1]}", secrets.token_hex(16))


async def begin(lease: Lease, where: str) -> None:
    """Begin the lease, while nobody changes logs past it; `where` names the database, for people.

    Raises `StoreError` (``cared-for``) if a command of the operator still does after one and a half leases.
    """
    await lease.start()
    until = time.monotonic() + 1.5 * LEASE_MS / 1000  # that of a killed command runs out
    while lease.cared_for:
        if time.monotonic() > until:
            await lease.end()
            raise StoreError("cared-for", where=where)
        await asyncio.sleep(0.1)
