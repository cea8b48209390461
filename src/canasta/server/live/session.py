"""One socket at a table: its commands and, in a bounded queue, its messages."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from canasta.advice.advisee import MEMORY
from canasta.server.journal.input_text import has_controls
from canasta.server.live.errors import code_of, encode, failed, passes, sentence_of
from canasta.server.tables.errors import TableError
from canasta.server.wire.commands import PROTOCOL, Command, Hello, Language
from canasta.server.wire.messages import Bye
from canasta.texts import text
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

MOST_WAITING: Final = 256  # frames; a slower client reconnects and asks for what it missed
MOST_WAITING_BYTES: Final = 1_000_000  # the same, if more than one frame waits
MOST_BYTES: Final = 16_384  # of a frame from a client
_COSTS: Final[dict[type, int]] = {Language: 20}  # frames for which a command counts; 1 for any other
_PASSING: Final = frozenset(
    {"away", "restart", "moved", "slow", "silent", "seated"}
)  # goodbyes after which one may come back

_commands: Final[msgspec.json.Decoder[Command]] = msgspec.json.Decoder(Command)


def read(frame: str | bytes) -> Command:
    """Decode a frame as a command. Raises `TableError`."""
    body = frame.encode(errors="replace") if isinstance(frame, str) else frame
    if len(body) > MOST_BYTES:
        raise TableError("too-long", most=MOST_BYTES)
    if has_controls(body):
        raise TableError("controls")
    try:
        return _commands.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise TableError("not-understood", why=str(error)[:200]) from None


def read_hello(frame: str | bytes) -> Hello:
    """Decode the first frame of a socket. Raises `TableError` for anything but a `Hello`."""
    command = read(frame)
    if not isinstance(command, Hello):
        raise TableError("hello")
    return command


def check_protocol(hello: Hello) -> None:
    """Raise `TableError` if the client speaks another version of the protocol."""
    if hello.protocol != PROTOCOL:
        raise TableError("protocol", found=hello.protocol, expected=PROTOCOL)


def goodbye(error: WordedError, lang: str) -> bytes:
    """The last frame (`Bye`), with the reason, for a socket that `Hub.connect` or `read_hello` refused."""
    return encode(Bye(code=code_of(error), message=sentence_of(error, lang), again=passes(error)))


class Hearing(Protocol):
    """A table, as its sockets know it."""

    async def handle(self, session: Session, command: Command) -> None:
        """Do the command of a client and answer it."""

    def forget(self, session: Session) -> None:
        """Remove a closed socket."""


class Session:
    """A player or, with `player` None, a watcher, from the address `client`. Made by `Hub.connect`.

    `adds`: the client adds to every shuffle by itself.

    Pass every incoming frame to `handle`. Outgoing frames wait in a queue; `on_frames` tells of them, and `take` gives
    one after another. Call `close` however the socket ends.
    """

    def __init__(self, table: Hearing, player: int | None, lang: str, *, adds: bool = False) -> None:
        self.player = player
        self.adds = adds
        self.beside: int | None = None  # the player at whose cards this one looks, who is no player
        self.lent: str | None = None  # the hash of the key with which they do
        self.asks: str | None = None  # the hash of the key with which this watcher asks for a chair
        self.lang = lang
        self.client = ""
        self.hinted: deque[str] = deque(maxlen=MEMORY)  # reasons of the last hints
        self._table = table
        self._frames: deque[bytes] = deque()
        self._on_frames: Callable[[], None] | None = None
        self._ended = False
        self._at_end: Callable[[], object] | None = None
        self._aside: set[asyncio.Task[None]] = set()

    @property
    def holder(self) -> str | None:
        """The holder of the key, among those of the same table; None without a key, or with a key open to anybody."""
        return None if self.player is None else str(self.player)

    @property
    def sees(self) -> int | None:
        """The player whose cards are seen; None for a watcher."""
        return self.beside if self.player is None else self.player

    @property
    def ended(self) -> bool:
        """True once the session takes no more frames; the last outgoing ones may still be under way."""
        return self._ended

    def on_frames(self, call: Callable[[], None]) -> None:
        """Call it whenever there are frames to `take`, and at the end; and now, for those that wait."""
        self._on_frames = call
        call()

    def take(self) -> bytes | None:
        """The next frame for the client, UTF-8 JSON for a text frame; None if none waits."""
        return self._frames.popleft() if self._frames else None

    def at_end(self, call: Callable[[], object]) -> None:
        """Call it when the session ends of itself (`end`), or now if it has."""
        self._at_end = call
        if self._ended:
            call()

    async def handle(self, frame: str | bytes) -> int:
        """Handle a frame of the client; call it for one frame after another. All answers go out through the queue.

        Return the number of frames for which it counts, by what it has cost. Raises nothing, for any frame. Do not
        cancel it: a command that has begun must finish.
        """
        try:
            command = read(frame)
        except TableError as error:
            self.send(encode(failed(_id_in(frame), error, self.lang)))
            return 1
        if not self._ended:
            await self._table.handle(self, command)
        return _COSTS.get(type(command), 1)

    async def say(self, command: Command) -> None:
        """Handle a decoded command, to its end even if the caller is cancelled."""
        if not self._ended:
            await asyncio.shield(asyncio.ensure_future(self._table.handle(self, command)))

    def aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work for this client alone, in the background; it is cancelled once the client is gone."""
        task = asyncio.get_running_loop().create_task(work)
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)
        if self._ended:
            task.cancel()

    def send(self, frame: bytes) -> None:
        """Put a frame into the queue; if the client is too slow for it, say goodbye instead."""
        if self._ended:
            return
        if len(self._frames) >= MOST_WAITING or (
            self._frames and sum(map(len, self._frames)) + len(frame) > MOST_WAITING_BYTES
        ):
            self._frames.clear()
            self.end("slow")
            return
        self._frames.append(frame)
        self._wake()

    def end(self, code: str) -> None:
        """Say goodbye (a code of ``table-bye-CODE``) after the waiting frames."""
        if self._ended:
            return
        self._frames.append(
            encode(Bye(code=code, message=text(self.lang, f"table-bye-{code}"), again=code in _PASSING))
        )
        self._ended = True
        self._leave_off()
        self._wake()
        self._table.forget(self)
        if self._at_end is not None:
            self._at_end()

    async def close(self) -> None:
        """Close the session of a closed socket. May be called twice."""
        self._ended = True
        self._leave_off()
        self._frames.clear()
        self._wake()
        self._on_frames = self._at_end = None  # they know the socket, which knows the session
        self._table.forget(self)

    def _leave_off(self) -> None:
        for task in self._aside:
            task.cancel()

    def _wake(self) -> None:
        if self._on_frames is not None:
            self._on_frames()


class _WithId(msgspec.Struct):
    id: str


def _id_in(frame: str | bytes) -> str | None:
    """The id in a command that is otherwise invalid, so that its sender knows which command failed."""
    try:
        found = msgspec.json.decode(frame, type=_WithId).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return found if len(found) <= 40 and found.isprintable() else None
