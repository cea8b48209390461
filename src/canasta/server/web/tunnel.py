"""A connection that is passed on between two server processes, byte for byte."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from canasta.server.journal.errors import HeldElsewhereError

if TYPE_CHECKING:
    from canasta.server.store.values import Peer

# In a request: the secret of the process that it goes to, the address of the client, and `https` if it came by that.
# In an answer: the process has done nothing; it does not hold it (NO), or it holds nothing at all (ASTRAY).
PASSED: Final = b"x-canasta-passed"
NO: Final = b"no"
ASTRAY: Final = b"astray"
_REFUSED: Final = b"HTTP/1.1 503 Service Unavailable\r\n%b: " % PASSED
# What a process asks the holder of a log for whose log it has changed: to load it again.
RENEW: Final = b"/inside/renew/"
_PLACE: Final = re.compile(
    rb"/(?:ws|api)/(?:tables|club|club/sheets)/(?:import\?(?:club|sheet)=)?([CS]?[a-z2-9]{10})(?:[/?&].*)?", re.DOTALL
)


def place_in(target: bytes) -> str | None:
    """The id of a table, a competition or a sheet in the target of a request."""
    found = _PLACE.fullmatch(target)
    return None if found is None else found[1].decode()


def passed_header(peer: Peer, client: str, scheme: str) -> tuple[bytes, bytes]:
    """The header by which a process knows what another has passed on."""
    how = " https" if scheme in ("https", "wss") else ""
    return PASSED, f"{peer.secret} {client}{how}".encode("latin-1")


class AstrayError(HeldElsewhereError):
    """The process that was asked has no lease itself."""


def not_here(why: bytes) -> bytes:
    """The beginning of an answer to a socket that does not belong here."""
    return b"%b%b\r\n" % (_REFUSED, why)


def check_here(answer: bytes) -> None:
    """Raise `HeldElsewhereError` if that is the beginning of such an answer, or of none at all."""
    if answer.startswith(not_here(ASTRAY)):
        raise AstrayError
    if not answer or answer.startswith(_REFUSED):
        raise HeldElsewhereError


class Tunnel(asyncio.Protocol):
    """One end of a connection that is passed on; what arrives here goes out at the `other` end.

    What arrives before there is one is kept in `early`; `begun` is done once there is something, or the end.
    """

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.other: Tunnel | None = None
        self.at_end: Callable[[], object] = lambda: None
        self.early: bytes = b""
        self.begun: asyncio.Event = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        if self.other is None:
            self.early += data
            self.begun.set()
        elif self.other.transport is not None:
            self.other.transport.write(data)

    def join(self, other: Tunnel) -> None:
        """Make the two ends of one tunnel; what came early goes on to the other end."""
        self.other, other.other = other, self
        if self.early and other.transport is not None:
            other.transport.write(self.early)
            self.early = b""

    def pause_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.begun.set()
        self.at_end()
        if self.other is not None and self.other.transport is not None:
            self.other.transport.close()
