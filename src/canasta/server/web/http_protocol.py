"""uvicorn's HTTP, which passes a socket on to the process that holds its table."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from canasta.server.store.values import Peer
from canasta.server.web.addresses import plain
from canasta.server.web.passing import Relay
from canasta.server.web.tunnel import PASSED, Tunnel, passed_header, place_in


class HttpProtocol(H11Protocol):
    """HTTP on a connection. The socket of a table that another process holds is passed on to that through `relay`."""

    def __init__(self, *given: Any, relay: Relay, prefix: str = "", **named: Any) -> None:
        super().__init__(*given, **named)
        self._relay = relay
        self._prefix = prefix.encode()
        self._passing: asyncio.Task[None] | None = None

    def handle_websocket_upgrade(self, event: Any) -> None:
        name = place_in(event.target.removeprefix(self._prefix))
        if name is None or self._relay.here(name):
            super().handle_websocket_upgrade(event)
            return
        self.transport.pause_reading()
        passed = any(header == PASSED for header, _ in self.headers)
        self._passing = self.loop.create_task((self._take_on if passed else self._pass_on)(name, event))

    async def _take_on(self, name: str, event: Any) -> None:
        """Serve what another process has passed on, or tell it that this is not the place."""
        try:
            ours = await self._relay.ours(name)
        except BaseException:
            self.transport.abort()  # else the other process would wait
            raise
        if self.transport.is_closing():
            return
        if ours:
            super().handle_websocket_upgrade(event)
            self.transport.resume_reading()
        else:
            self.transport.write(self._relay.not_here() + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()

    async def _pass_on(self, name: str, event: Any) -> None:
        """Connect the client with the process that holds the table, or serve it here."""
        try:
            found = await self._relay.reached(name, partial(self._relay.tunnel, request=partial(self._head, event)))
        except BaseException:
            self.transport.abort()  # else the client would wait for ever
            raise
        if self.transport.is_closing():
            if found is not None and found.transport is not None:
                found.transport.abort()
            return
        if found is None:
            super().handle_websocket_upgrade(event)
        else:
            self._become_tunnel(found)
        self.transport.resume_reading()

    def _head(self, event: Any, peer: Peer) -> bytes:
        """The request as it goes to that process."""
        client = plain(self.client[0]) if self.client else "unix"
        headers = [*self.headers, passed_header(peer, client, str(self.scheme))]
        lines = [b"%b %b HTTP/1.1" % (event.method, event.target), *(b"%b: %b" % each for each in headers)]
        return b"\r\n".join([*lines, b"", b""])

    def _become_tunnel(self, there: Tunnel) -> None:
        """From now on what arrives goes to another process."""
        here = Tunnel()
        here.connection_made(self.transport)
        self.connections.discard(self)
        self.transport.set_protocol(here)
        there.join(here)
