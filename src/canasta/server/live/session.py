"""One socket at a table: what it asks for and, in a bounded queue, what it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from canasta.server.wire.commands import Command, Hello


def read_hello(frame: str | bytes) -> Hello:
    """The first frame of a socket. Raises `TableError` for anything but a `Hello`."""
    raise NotImplementedError


def goodbye(error: Exception, lang: str) -> bytes:
    """The last frame (`Bye`) for a socket that `Hub.connect` or `read_hello` refused, and why."""
    raise NotImplementedError


class Session:
    """A player or, with `player` None, somebody who watches. Made by `Hub.connect`.

    The web server runs two loops on it: every frame that comes in goes to `hear`; every frame of `next` goes out, until
    it gives None: then the socket is closed. However the socket ends, `close` is called.
    """

    player: int | None
    lang: str

    async def hear(self, frame: str | bytes) -> None:
        """A frame of the client, one after another. Answers, also those to what cannot be read, come by `next`.

        Raises nothing for whatever a client may send.
        """
        raise NotImplementedError

    async def say(self, command: Command) -> None:
        """The same for a command that has been read already."""
        raise NotImplementedError

    async def next(self) -> bytes | None:
        """The next frame for the client, UTF-8 JSON for a text frame; waits for it. None: there will be no more."""
        raise NotImplementedError

    def end(self, code: str) -> None:
        """Say goodbye (a code of ``table-bye-CODE``) after what is waiting: `next` gives that, then None."""
        raise NotImplementedError

    async def close(self) -> None:
        """The socket is gone. May be called twice."""
        raise NotImplementedError
