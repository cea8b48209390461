"""uvicorn's WebSocket with a shorter path in and out.

For every frame uvicorn builds a message, a future, a frame object and a chain of coroutines, and asks the system to
stop reading and to go on. Here the frames of a session go directly to the transport, several in one piece.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from canasta.server.live.session import Session
from canasta.server.web.admission import Visitor

EXTENSION: Final = "canasta.socket"  # in a scope of ASGI: the `SocketProtocol`
_AHEAD: Final = 8  # frames that are read while one is heard; then the client waits
_PATIENCE: Final = 10.0  # seconds for the last words to go out
_TEXT: Final = 0x81  # RFC 6455: a text frame that is the whole message
_NORMAL: Final = 1000


class SocketProtocol(WebSocketsSansIOProtocol):
    """A `canasta.server.live.session.Wire`. Until a session runs on it, it is like uvicorn's own."""

    session: Session | None = None
    visitor: Visitor | None = None
    last_words: asyncio.Task[None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # else it was refused
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.visitor is not None:
            self.visitor.leave()

    def carry(self, session: Session) -> None:
        """Let a session run on this socket."""
        self.session = session
        if self.visitor is not None:
            self.visitor.end = session.end
        session.run_on(self)

    def takes(self) -> bool:
        return self.writable.is_set()

    def write(self, frames: Sequence[bytes]) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(framed(frames)))

    def finish(self) -> None:
        if self.last_words is None:
            self.last_words = self.loop.create_task(self._close())

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.session is not None:
            self.session.flush()

    def send_receive_event_to_app(self) -> None:
        """Read text frames ahead; leave all others to uvicorn."""
        if self.curr_msg_data_type == "text" and not self.close_sent and self.queue.qsize() < _AHEAD:
            data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
            try:
                text = data.decode()
            except UnicodeDecodeError:
                pass
            else:
                self.frames = []
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                return
        super().send_receive_event_to_app()

    async def _close(self) -> None:
        """Close as RFC 6455 says; cut off a client that does not read even the last frame."""
        closing: Any = {"type": "websocket.close", "code": _NORMAL}
        try:
            async with asyncio.timeout(_PATIENCE):
                await self.send(closing)
        except Exception:
            self.transport.abort()


def framed(frames: Sequence[bytes]) -> Iterator[bytes]:
    """Each text as a text frame of a server, in pieces."""
    for frame in frames:
        length = len(frame)
        if length < 126:
            yield bytes((_TEXT, length))
        elif length < 65_536:
            yield b"%c%c%b" % (_TEXT, 126, length.to_bytes(2, "big"))
        else:
            yield b"%c%c%b" % (_TEXT, 127, length.to_bytes(8, "big"))
        yield frame
