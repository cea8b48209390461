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

from canasta.server.web.config import Limits
from canasta.server.web.limits import RateLimiter

if TYPE_CHECKING:
    from collections.abc import Callable

    import uvicorn
    from uvicorn.server import ServerState

    from canasta.server.live.session import Session

MESSAGES: Final = "canasta.messages"  # the extension of ASGI under which a scope has its `SocketProtocol`
_UNREAD: Final = 8  # messages; a client that sends more of them at once waits
_UNREAD_BYTES: Final = 32_768
_PIECE: Final = 1_024  # bytes that are read in one go: 170 empty frames, 1 ms
_SENT: Final = 65_536  # bytes that are sent in one go
_PARTS: Final = 64  # of a message
_PATIENCE: Final = 10.0  # seconds for the other side to close, too
_PATIENCE_AT_END: Final = 1.0  # the same when the server ends
_AFTER_ALL: Final = 262_144  # bytes after the goodbye in which the client's own is looked for
_LOG: Final = logging.getLogger("canasta.server.http")
_LOG.setLevel(logging.ERROR)  # of what clients do nothing is logged: with it, anybody could fill the log


class Gone(Exception):
    """Raised when the client has closed the socket, or the network has."""


class SocketProtocol(asyncio.Protocol):
    """WebSocket on a connection, which ends with it; `websockets` reads and writes the frames.

    It reads no more than its turn: while its own answers are unread, while messages wait, and while frames of any kind
    came faster than `pace` allows. That function counts frames, and gives the seconds that these have to wait.
    """

    heard_at: float = 0.0  # when bytes came last, by the clock of the loop
    pace: Callable[[int], float]

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
        self._arrived = bytearray()  # and not yet read
        self._resting: asyncio.TimerHandle | None = None
        self._paused = False
        self._after = 0  # bytes that came after the goodbye
        self.pace = RateLimiter(Limits()).pace("127.0.0.1")  # until it is known who asks
        self._waiting: asyncio.Future[None] | None = None
        self._gone = False
        self._writable = True
        self._session: Session | None = None
        self._notified = False
        self._closing: asyncio.TimerHandle | None = None

    # Of the connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._connections.add(cast("Any", self))

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(cast("Any", self))
        for timer in (self._closing, self._resting):
            if timer is not None:
                timer.cancel()
        self._arrived.clear()
        self._leave()
        self._session = None

    def pause_writing(self) -> None:
        self._writable = False

    def resume_writing(self) -> None:
        self._writable = True
        self._notify()
        self._read_on()

    def data_received(self, data: bytes) -> None:
        self.heard_at = self._loop.time()
        if self._gone:  # left unread, they would break the connection before the client has the goodbye
            self._after += len(data)
            if self._after > _AFTER_ALL:
                return
        self._arrived += data
        self._read_on()

    @property
    def _held(self) -> bool:
        if self._gone:
            return False
        many = len(self._unread) >= _UNREAD or sum(map(len, self._unread)) >= _UNREAD_BYTES
        return many or self._resting is not None or not self._writable

    def _read_on(self) -> None:
        """Read what has arrived, a piece at a time, as far as it is the client's turn."""
        while self._arrived and not self._held and not self._transport.is_closing():
            piece = bytes(self._arrived[:_PIECE])
            del self._arrived[:_PIECE]
            self.rest(self._read_piece(piece))
        paused = self._held
        if paused is not self._paused and not self._transport.is_closing():
            self._paused = paused
            (self._transport.pause_reading if paused else self._transport.resume_reading)()

    def rest(self, frames: int) -> None:
        """Count these frames, and read no more until it is the client's turn again."""
        late = self.pace(frames) if frames and not self._gone else 0.0
        if late > 0:
            if self._resting is not None:
                self._resting.cancel()
            self._resting = self._loop.call_later(late, self._rested)

    def _rested(self) -> None:
        self._resting = None
        self._wake()
        self._read_on()

    def _read_piece(self, data: bytes) -> int:
        """Read some bytes; return the number of their frames."""
        self._speech.receive_data(data)
        over, frames = False, 0
        for event in self._speech.events_received():
            if isinstance(event, Request):
                self._open(event)
            elif isinstance(event, Frame):
                frames += 1
                over = over or event.opcode is Opcode.CLOSE
                if event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                    self._read(event)
        self._flush()
        if over or self._speech.parser_exc is not None or self._speech.handshake_exc is not None:
            self._transport.close()
            self._leave()
        return frames

    def shutdown(self) -> None:
        """Close it, as uvicorn asks when the server ends."""
        self.close(CloseCode.SERVICE_RESTART)
        if self._closing is None:
            self._transport.close()
            return
        self._closing.cancel()
        self._closing = self._loop.call_later(_PATIENCE_AT_END, self._transport.close)

    # Messages

    async def message(self) -> str | bytes:
        """The next message: text, or (not allowed) bytes. Raises `Gone`."""
        while self._resting is not None or not self._unread:
            if self._gone:
                raise Gone
            self._waiting = self._loop.create_future()
            await self._waiting
        found = self._unread.popleft()
        if not self._unread:
            self._read_on()
        return found

    def attach(self, session: Session) -> None:
        """From now on send what the session says, to its end, then close the socket."""
        self._session = session
        session.on_frames(self._notify)

    def say(self, message: bytes) -> None:
        """Send one text."""
        if self._speech.state is State.OPEN:
            self._speech.send_text(message)
            self._flush()

    @property
    def paused(self) -> bool:
        """True while it reads nothing: the client has sent more than its turn."""
        return self._paused

    def ping(self) -> None:
        """Ask the other side for a sign; whatever its client is, it answers by itself."""
        if self._speech.state is State.OPEN and self._writable:
            self._speech.send_ping(b"")
            self._flush()

    def cut(self) -> None:
        """Break the connection off: the client does not even read the last words."""
        self._transport.abort()

    def close(self, code: int) -> None:
        """Close the socket with a code of RFC 6455; the connection goes with the client's answer, or soon."""
        if self._speech.state is State.OPEN:
            self._speech.send_close(code)
            self._flush()
            self._closing = self._loop.call_later(_PATIENCE, self._transport.close)
        self._leave()

    def _read(self, frame: Frame) -> None:
        if self._gone:  # only its last word counts
            return
        if frame.opcode is not Opcode.CONT:
            self._is_text = frame.opcode is Opcode.TEXT
        self._parts.append(bytes(frame.data))
        if len(self._parts) > _PARTS:
            self._fail(CloseCode.POLICY_VIOLATION)
            return
        if not frame.fin:
            return
        whole, self._parts = b"".join(self._parts), []
        try:
            self._unread.append(whole.decode() if self._is_text else whole)
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA)
        self._wake()

    def _fail(self, code: int) -> None:
        self._speech.fail(code)
        self._flush()
        self._transport.close()
        self._leave()

    def _notify(self) -> None:
        """Send soon: what a session says in one go becomes one piece for the network."""
        if not self._notified and self._session is not None:
            self._notified = True
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        self._notified = False
        session = self._session
        if session is None or not self._writable or self._speech.state is not State.OPEN:
            return
        size = 0
        while (frame := session.take()) is not None:
            self._speech.send_text(frame)
            size += len(frame)
            if size >= _SENT:
                self._flush()
                size = 0
                if not self._writable:
                    return
        self._flush()
        if session.ended:
            self.close(CloseCode.NORMAL_CLOSURE)

    def _flush(self) -> None:
        data = b"".join(self._speech.data_to_send())
        if data and not self._transport.is_closing():
            self._transport.write(data)

    def _leave(self) -> None:
        """Wake the reader that waits for a message: none comes any more."""
        if not self._gone:
            self._gone = True
            self._loop.call_soon(self._read_on)  # what waits may be the client's own goodbye
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
