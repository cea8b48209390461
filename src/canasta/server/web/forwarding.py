"""A request that goes to another server process, and its answer that comes back."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from canasta.server.journal.errors import HeldElsewhereError
from canasta.server.web.tunnel import ASTRAY, PASSED, RENEW, AstrayError, passed_header

if TYPE_CHECKING:
    from litestar.types import Message, Receive, Send

    from canasta.server.store.values import Peer

CONNECT_S: Final = 1.0
_RENEWED_S: Final = 5.0
_OF_THE_CONNECTION: Final = frozenset(
    {
        b"connection",
        b"keep-alive",
        b"transfer-encoding",
        b"content-length",
        b"upgrade",
        b"te",
        b"expect",
        PASSED,
    }
)
Headers = list[tuple[bytes, bytes]]


def address_of(peer: Peer) -> tuple[str, int]:
    """Host and port of its inner address."""
    host, _, port = peer.address.rpartition(":")
    return host.strip("[]"), int(port)


async def connected(peer: Peer) -> tuple[Peer, asyncio.StreamReader, asyncio.StreamWriter]:
    """A new connection to that process. Raises `OSError`, `TimeoutError`."""
    async with asyncio.timeout(CONNECT_S):
        return peer, *await asyncio.open_connection(*address_of(peer))


async def renew_at(peer: Peer, log_id: str) -> None:
    """Let the process that holds a log load it again; if it cannot be reached, its next input finds out."""
    name, secret = passed_header(peer, "", "http")
    with suppress(OSError, TimeoutError, EOFError, ValueError):
        _, reader, writer = await connected(peer)
        try:
            lines = [b"POST %b%b HTTP/1.0" % (RENEW, log_id.encode()), b"%b: %b" % (name, secret), b"content-length: 0"]
            writer.write(b"\r\n".join([*lines, b"", b""]))
            async with asyncio.timeout(_RENEWED_S):
                await reader.read()
        finally:
            writer.close()


async def forward(
    scope: Any,
    body: bytes,
    peer: Peer,
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    send: Send,
    started: asyncio.Event,
) -> None:
    """Ask that process, and send its answer; `started` once it has begun.

    By HTTP 1.0, whose answers end with the connection: there is nothing else to read in them. Raises `OSError`,
    `EOFError`, and `HeldElsewhereError` if the process does not hold what was asked for.
    """
    headers: Headers = [each for each in scope["headers"] if each[0] not in _OF_THE_CONNECTION]
    client = scope["client"][0] if scope["client"] else ""
    headers += [passed_header(peer, client, scope["scheme"]), (b"content-length", str(len(body)).encode())]
    target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
    lines = [b"%b %b HTTP/1.0" % (scope["method"].encode(), target), *(b"%b: %b" % each for each in headers)]
    writer.write(b"\r\n".join([*lines, b"", body]))
    await writer.drain()
    first, *said = (await reader.readuntil(b"\r\n\r\n")).strip().split(b"\r\n")
    pairs = [(name.lower(), value.strip()) for name, _, value in (line.partition(b":") for line in said)]
    if (why := dict(pairs).get(PASSED)) is not None:
        raise AstrayError if why == ASTRAY else HeldElsewhereError
    kept = [each for each in pairs if each[0] == b"content-length" or each[0] not in _OF_THE_CONNECTION]
    started.set()
    start: Message = {"type": "http.response.start", "status": int(first.split()[1]), "headers": kept}
    await send(start)
    while data := await reader.read(65_536):
        await send({"type": "http.response.body", "body": data, "more_body": True})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def disconnected(receive: Receive) -> None:
    """Return once the client has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass


def again(body: bytes, receive: Receive, *, more: bool) -> Receive:
    """The same request once more, for ourselves."""
    told = False

    async def receive_again() -> Any:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": more}

    return receive_again
