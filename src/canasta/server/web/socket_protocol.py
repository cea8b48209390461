"""A WebSocket on a connection: opened as any request of ASGI, then its messages go straight in and out.

Through ASGI each message takes a queue, a task and a pause of the connection (``docs/decisions/action-cost.md``).
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import unquote

from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

if TYPE_CHECKING:
    import uvicorn
    from uvicorn.server import ServerState

    from canasta.server.live.session import Session
    from canasta.server.web.admission import Visitor

MESSAGES: Final = "canasta.messages"  # the extension of ASGI under which a scope has its `SocketProtocol`
_UNREAD: Final = 8  # messages; a client that sends more of them at once waits
_PATIENCE: Final = 10.0  # seconds for the other side to close, too
_LOG: Final = logging.getLogger("canasta.server.http")


class Gone(Exception):
    """Raised when the client has closed the socket, or the network has."""


class SocketProtocol(asyncio.Protocol):
    """A connection that is a socket; `websockets` reads and writes its frames. Its visitor leaves with it."""

    visitor: Visitor | None = None

    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        """Create it as uvicorn does."""
        self._app: Any = config.loaded_app
        self._state = app_state
        self._connections, self._tasks = server_state.connections, server_state.tasks
        self._loop = asyncio.get_running_loop()
        self._speech = ServerProtocol(max_size=config.ws_max_size, logger=_LOG)
        self._transport: asyncio.Transport = cast("asyncio.Transport", None)
        self._response: Response | None = None
        self._parts: list[bytes] = []
        self._is_text = True
        self._unread: deque[str | bytes] = deque()
        self._paused = False
        self._waiting: asyncio.Future[None] | None = None
        self._gone = False
        self._writable = True
        self._session: Session | None = None
        self._stirred = False
        self._closing: asyncio.TimerHandle | None = None

    # Of the connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._connections.add(cast("Any", self))

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(cast("Any", self))
        if self._closing is not None:
            self._closing.cancel()
        self._leave()
        self._session = None
        if self.visitor is not None:
            self.visitor.leave()

    def pause_writing(self) -> None:
        self._writable = False

    def resume_writing(self) -> None:
        self._writable = True
        self._stir()

    def data_received(self, data: bytes) -> None:
        self._speech.receive_data(data)
        over = False
        for event in self._speech.events_received():
            if isinstance(event, Request):
                self._open(event)
            elif isinstance(event, Frame):
                over = over or event.opcode is Opcode.CLOSE
                if event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                    self._read(event)
        self._flush()
        if over or self._speech.parser_exc is not None or self._speech.handshake_exc is not None:
            self._transport.close()
            self._leave()

    def shutdown(self) -> None:
        """Close it, as uvicorn asks when the server ends."""
        self.close(CloseCode.SERVICE_RESTART)
        self._transport.close()

    # Messages

    async def message(self) -> str | bytes:
        """The next message: text, or (not allowed) bytes. Raises `Gone`."""
        while not self._unread:
            if self._gone:
                raise Gone
            self._waiting = self._loop.create_future()
            await self._waiting
        found = self._unread.popleft()
        if self._paused and not self._unread and not self._transport.is_closing():
            self._paused = False
            self._transport.resume_reading()
        return found

    def carry(self, session: Session) -> None:
        """From now on send what the session says, to its end, then close the socket."""
        self._session = session
        session.on_frames(self._stir)

    def say(self, message: bytes) -> None:
        """Send one text."""
        if self._speech.state is State.OPEN:
            self._speech.send_text(message)
            self._flush()

    def close(self, code: int) -> None:
        """Close the socket with a code of RFC 6455; the connection goes with the client's answer, or soon."""
        if self._speech.state is State.OPEN:
            self._speech.send_close(code)
            self._flush()
            self._closing = self._loop.call_later(_PATIENCE, self._transport.close)
        self._leave()

    def _read(self, frame: Frame) -> None:
        if frame.opcode is not Opcode.CONT:
            self._is_text = frame.opcode is Opcode.TEXT
        self._parts.append(bytes(frame.data))
        if not frame.fin:
            return
        whole, self._parts = b"".join(self._parts), []
        try:
            self._unread.append(whole.decode() if self._is_text else whole)
        except UnicodeDecodeError:
            self._speech.fail(CloseCode.INVALID_DATA)
            self._flush()
            self._transport.close()
            self._leave()
            return
        if len(self._unread) >= _UNREAD and not self._paused:
            self._paused = True
            self._transport.pause_reading()
        self._wake()

    def _stir(self) -> None:
        """Send soon: what a session says in one go becomes one piece for the network."""
        if not self._stirred and self._session is not None:
            self._stirred = True
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        self._stirred = False
        session = self._session
        if session is None or not self._writable or self._speech.state is not State.OPEN:
            return
        while (frame := session.take()) is not None:
            self._speech.send_text(frame)
        self._flush()
        if session.ended:
            self.close(CloseCode.NORMAL_CLOSURE)

    def _flush(self) -> None:
        data = b"".join(self._speech.data_to_send())
        if data and not self._transport.is_closing():
            self._transport.write(data)

    def _leave(self) -> None:
        """Let whoever waits for a message know that none comes any more."""
        self._gone = True
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    # The opening

    def _open(self, request: Request) -> None:
        response = self._speech.accept(request)
        if response.status_code != 101:
            self._speech.send_response(response)
            return
        self._response = response
        path, _, query = request.path.partition("?")
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self._transport) else "ws",
            "server": get_local_addr(self._transport),
            "client": get_remote_addr(self._transport),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [
                (name.lower().encode("latin-1"), value.encode("latin-1", errors="surrogateescape"))
                for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._state.copy(),
            "extensions": {MESSAGES: self},
        }
        task = self._loop.create_task(self._serve(scope))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, scope: dict[str, Any]) -> None:
        told = False

        async def receive() -> dict[str, Any]:
            nonlocal told
            if not told:
                told = True
                return {"type": "websocket.connect"}
            try:
                while True:
                    await self.message()
            except Gone:
                return {"type": "websocket.disconnect", "code": CloseCode.ABNORMAL_CLOSURE}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "websocket.accept":
                self._answer(self._response)
            elif self._response is not None:
                self._answer(self._speech.reject(403, ""))
            else:
                self.close(message.get("code", CloseCode.NORMAL_CLOSURE))

        try:
            await self._app(scope, receive, send)
        except Gone:
            pass
        except Exception:
            _LOG.exception("a socket ended with an error")
            if self._response is not None:
                self._answer(self._speech.reject(500, ""))
        if self._closing is None:
            self._transport.close()

    def _answer(self, response: Response | None) -> None:
        """Answer the request, whose end that is if the answer is no."""
        self._response = None
        if response is not None and self._speech.state is State.CONNECTING and not self._gone:
            self._speech.send_response(response)
            self._flush()
