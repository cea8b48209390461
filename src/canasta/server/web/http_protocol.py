"""uvicorn's HTTP on an admitted connection, which is cut if a request does not come to an end.

Headers and bodies have a time limit; without it a few hundred unfinished requests would take every place.
"""

from __future__ import annotations

import asyncio
import logging
from enum import Enum, auto
from functools import partial
from ssl import SSLContext
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from canasta.server.store.values import Peer
from canasta.server.web.addresses import plain
from canasta.server.web.admission import Admission, Connection
from canasta.server.web.errors import TOO_MANY
from canasta.server.web.passing import Relay
from canasta.server.web.socket_protocol import SocketProtocol
from canasta.server.web.tunnel import PASSED, Tunnel, passed_header, place_in
from canasta.server.wire.rest import Problem
from canasta.texts import text

_SLOW_S: Final = 1.0  # seconds
_AGREE_S: Final = 5.0  # seconds for agreeing on the encryption
CONNECTION: Final = "connection"  # in the state of a scope of ASGI: the `Connection` of a socket
_REASONS: Final = {400: b"Bad Request", 408: b"Request Timeout"}
# uvicorn warns of each invalid request; with those, anybody could fill the log.
_LOG: Final = logging.getLogger("canasta.server.http")
_LOG.setLevel(logging.ERROR)


class Phase(Enum):
    """The part of the exchange for which a connection waits."""

    HEADERS = auto()
    BODY = auto()
    ANSWER = auto()
    NEXT = auto()  # another request, as long as uvicorn keeps the connection for it


def plain_address(client: tuple[str, int] | None) -> tuple[str, int]:
    """The address of a client, and `unix` for a Unix socket."""
    return (plain(client[0]), client[1]) if client else ("unix", 0)


class HttpProtocol(H11Protocol):
    """HTTP on a connection. To become a socket of a table it switches to a `SocketProtocol` on the same `Connection`.

    The socket of a table that another process holds is passed on to that through `relay`. With `tls` it is encrypted:
    it counts from the moment at which it is accepted, and has not long to agree on the encryption.
    """

    client: tuple[str, int] | None
    app_state: dict[str, Any]

    def __init__(
        self,
        *given: Any,
        admission: Admission,
        relay: Relay | None = None,
        prefix: str = "",
        tls: SSLContext | None = None,
        **named: Any,
    ) -> None:
        super().__init__(*given, **named)
        self._tls = tls
        self._early = b""  # what has arrived before the connection was made
        self._agreeing: asyncio.Task[None] | None = None
        self._lost = False
        self._relay = relay
        self._prefix = prefix.encode()
        self._passing: asyncio.Task[None] | None = None
        self.logger: logging.Logger = _LOG
        self._admission = admission
        self._connection: Connection | None = None
        self._phase: Phase | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._come = 0  # bytes since the timer was wound
        self._pauses = 0
        self._unread = 0  # bytes of the answer that the client had not read as the timer was wound
        self._upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._connection = self._admission.arrive(plain_address(get_remote_addr(transport))[0], transport.abort)
        if self._connection is None:
            transport.abort()
        elif self._tls is not None:
            transport.pause_reading()
            self._agreeing = self.loop.create_task(self._agree(transport, self._tls))
        else:
            self._begin(transport)

    async def _agree(self, transport: asyncio.Transport, tls: SSLContext) -> None:
        """Begin the encryption, then the connection. What has arrived in between belongs to the one or to the other."""
        hiding = self.loop.start_tls(transport, self, tls, server_side=True, ssl_handshake_timeout=_AGREE_S)
        starting = self.loop.create_task(hiding)
        await asyncio.sleep(0)  # it reads from now on, also where uvloop has read something before
        early, self._early = self._early, b""
        reader: Any = transport.get_protocol()
        while early and not starting.done():
            buffer = reader.get_buffer(len(early))
            many = min(len(buffer), len(early))
            buffer[:many] = early[:many]
            reader.buffer_updated(many)
            early = early[many:]
        try:
            hidden = await starting
        except OSError:  # also one of TLS
            hidden = None
        if hidden is None or self._lost or hidden.is_closing():
            self._leave()
            return
        self._begin(hidden)
        if self._early:
            self.data_received(self._early)

    def _begin(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.client = plain_address(self.client)
        self._turn()

    def connection_lost(self, exc: Exception | None) -> None:
        self._lost = True
        if self.transport is not None:  # else it has never been made
            super().connection_lost(exc)
        self._stop()
        self._leave()

    def _leave(self) -> None:
        if self._connection is not None:
            self._connection.leave()

    def data_received(self, data: bytes) -> None:
        if self.transport is None:
            self._early += data
            return
        self._come += len(data)
        super().data_received(data)
        self._turn()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread = 0  # the client reads

    def on_response_complete(self) -> None:
        """Go on with the next request; after a refusal of too many only in a while, so that refusing costs little."""
        if self.cycle.scope["state"].get(TOO_MANY):
            self.flow.pause_reading()
            self.loop.call_later(_SLOW_S, self._go_on)
        else:
            self._go_on()

    def _go_on(self) -> None:
        super().on_response_complete()
        self._turn()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._upgraded = True
        self._stop()
        name = place_in(event.target.removeprefix(self._prefix))
        if self._relay is None or name is None or self._relay.here(name):
            self._become_socket(event)
            return
        self.transport.pause_reading()
        passed = any(header == PASSED for header, _ in self.headers)
        way = self._take_on if passed else self._pass_on
        self._passing = self.loop.create_task(way(self._relay, name, event))

    async def _take_on(self, relay: Relay, name: str, event: Any) -> None:
        """Serve what another process has passed on, or tell it that this is not the place."""
        try:
            ours = await relay.ours(name)
        except BaseException:
            self.transport.abort()  # else the other process would wait
            raise
        if self.transport.is_closing():
            return
        if ours:
            self._become_socket(event)
            self.transport.resume_reading()
        else:
            self.transport.write(relay.not_here() + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()

    async def _pass_on(self, relay: Relay, name: str, event: Any) -> None:
        """Connect the client with the process that holds the table, or serve it here."""
        try:
            found = await relay.reached(name, partial(relay.tunnel, request=partial(self._head, event)))
        except BaseException:
            self.transport.abort()  # else the client would wait for ever
            raise
        if self.transport.is_closing():
            if found is not None and found.transport is not None:
                found.transport.abort()
            return
        if found is None:
            self._become_socket(event)
        else:
            self._become_tunnel(found)
        self.transport.resume_reading()

    def _head(self, event: Any, peer: Peer) -> bytes:
        """The request as it goes to that process."""
        client = self.client[0] if self.client else ""
        headers = [*self.headers, passed_header(peer, client, str(self.scheme))]
        lines = [b"%b %b HTTP/1.1" % (event.method, event.target), *(b"%b: %b" % each for each in headers)]
        return b"\r\n".join([*lines, b"", b""])

    def _become_tunnel(self, there: Tunnel) -> None:
        """From now on what arrives goes to another process, which counts the client among its own."""
        here = Tunnel()
        here.connection_made(self.transport)
        connection = self._connection
        if connection is not None:
            connection.hand_over()
            here.at_end = connection.leave
        self.connections.discard(self)
        self.transport.set_protocol(here)
        there.join(here)

    def _become_socket(self, event: Any) -> None:
        self.app_state = self.app_state | {CONNECTION: self._connection}
        super().handle_websocket_upgrade(event)
        protocol: Any = self.transport.get_protocol()
        if isinstance(protocol, SocketProtocol):
            protocol.connection = self._connection

    def send_400_response(self, msg: str) -> None:
        """Send the same kind of answer as for every refusal."""
        self._refuse(400, "request-shape")

    def _turn(self) -> None:
        """Set the timer for the phase that has begun."""
        if self._upgraded or self.transport.is_closing():
            return
        phase = self._found()
        if phase is self._phase or self._connection is None:
            return
        self._phase = phase
        self._stop()
        limits = self._admission.limits
        self._pauses = limits.body_pauses
        if phase is Phase.ANSWER:
            self._connection.serve()
        else:
            self._connection.rest()
        self._wind({Phase.HEADERS: limits.headers, Phase.BODY: limits.body_pause}.get(phase, limits.unread))

    def _found(self) -> Phase:
        state = repr(self.conn.their_state)  # h11 has a class for each, and its name is all there is to it
        if state == "IDLE":
            return Phase.HEADERS if self.timeout_keep_alive_task is None else Phase.NEXT
        return Phase.BODY if state == "SEND_BODY" else Phase.ANSWER

    def _wind(self, seconds: float) -> None:
        self._come, self._unread = 0, self.transport.get_write_buffer_size()
        self._timer = self.loop.call_later(seconds, self._late)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        """Handle a time-out: an answer may go on while it is read, a body while it is fast enough; headers are short.

        Closing a connection waits for the client to read, too: only `abort` does not.
        """
        limits = self._admission.limits
        if self._phase in (Phase.ANSWER, Phase.NEXT):
            if 0 < self._unread <= self.transport.get_write_buffer_size():
                self.transport.abort()
            else:
                self._wind(limits.unread)
        elif self._phase is Phase.BODY and self._come >= limits.body_least and self._pauses:
            self._pauses -= 1
            self._wind(limits.body_pause)
        elif self._phase is Phase.BODY and self.cycle.response_started:
            self.transport.abort()
        elif self._phase is Phase.BODY or self._come:
            self._refuse(408, "too-slow")
        else:
            self.transport.close()

    def _refuse(self, status: int, code: str) -> None:
        """Refuse without the application, which has not seen the request; in English, since no header has been read."""
        self._admission.refused(f"web-{code}", self.client[0] if self.client else "")
        body = msgspec.json.encode(Problem(f"web-{code}", text("en", f"web-error-{code}")))
        head = b"HTTP/1.1 %d %b\r\ncontent-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
        self.transport.write(head % (status, _REASONS[status], len(body)) + body)
        self.transport.close()
