"""The address of a client, and a warning that a proxy which was not named asks for others."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection

from canasta.server.web.addresses import plain
from canasta.server.web.config import LOOPBACK
from canasta.server.web.errors import LOG
from canasta.texts import default_language, text

_FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip")


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address of the client; one for all if the server does not know it (a unix socket)."""
    client = connection.scope.get("client")
    return client[0] if client else ""


def from_here(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """True if the client is on this machine and no proxy: only it may learn about the network."""
    return address_of(connection) in LOOPBACK and not any(header in connection.headers for header in _FORWARDED)


class ProxyWarning:
    """A warning, given once, that a proxy on this machine was not named: all its clients count as this machine."""

    def __init__(self) -> None:
        self._said = False

    def look(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Warn if a proxy that was not named has forwarded the request."""
        address = address_of(connection)
        if self._said or address not in LOOPBACK:
            return
        for header in _FORWARDED:
            said = connection.headers.get(header, "").strip()
            if said and not LOOPBACK.issuperset(plain(each.strip()) for each in said.split(",")):
                self._said = True
                LOG.warning(
                    text(default_language(), "serve-proxy-unnamed", header=header, address=address),
                    extra={"event": "proxy-unnamed"},
                )
                return
