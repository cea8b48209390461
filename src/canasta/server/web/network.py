"""The local network: a server that listens on this machine alone is opened to it and closed again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from canasta.server.web.addresses import own_addresses
from canasta.server.web.errors import WebError


class Network:
    """More listening sockets of a server, one for each address of this machine, at the port that it has already.

    They serve the same application. `Network` is of no use until the server calls `allow`.
    """

    def __init__(self) -> None:
        self._protocol: Callable[[], asyncio.BaseProtocol] | None = None
        self._port = 0
        self._listening: list[asyncio.Server] = []
        self._changing = asyncio.Lock()
        self._inside: list[asyncio.BaseTransport] = []

    @property
    def allowed(self) -> bool:
        """True if the server was started for this machine alone, and so can be opened."""
        return self._protocol is not None

    @property
    def opened(self) -> bool:
        """True while others in the network reach the server."""
        return bool(self._listening)

    def allow(self, port: int, protocol: Callable[[], Any]) -> None:
        """Let the host of a table open it at that port; `protocol` makes the protocol of each connection."""
        self._port, self._protocol = port, protocol

    async def open(self) -> None:
        """Listen on the addresses of this machine. Raises `WebError` ``no-network`` if it can listen on none."""
        async with self._changing:
            if self._protocol is None or self._listening:
                return
            loop = asyncio.get_running_loop()
            for host in own_addresses():
                with suppress(OSError):  # a taken port, or an address that has just gone
                    self._listening.append(await loop.create_server(self._connected, host, self._port))
            if not self._listening:
                raise WebError("no-network")

    async def close(self) -> None:
        """Stop listening there, and end the connections that came that way."""
        async with self._changing:
            for each in self._listening:
                each.close()
            for transport in self._inside:
                transport.close()
            self._listening, self._inside = [], []

    def leave(self) -> None:
        """Stop listening there at the end of the server, which says goodbye to the connections itself."""
        for each in self._listening:
            each.close()
        self._listening = []

    def _connected(self) -> asyncio.BaseProtocol:
        assert self._protocol is not None
        protocol: Any = self._protocol()
        begin = protocol.connection_made

        def connection_made(transport: asyncio.BaseTransport) -> None:
            self._inside = [each for each in self._inside if not each.is_closing()]
            self._inside.append(transport)
            begin(transport)

        protocol.connection_made = connection_made
        made: asyncio.BaseProtocol = protocol
        return made
