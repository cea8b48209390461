"""The addresses and names of this machine, and those that a browser sends in `Host` and `Origin`."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from typing import Final, NamedTuple
from urllib.parse import urlsplit

_HOST: Final = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]{1,255})(?::(?P<port>\d{1,5}))?", re.ASCII)
_LAST_PORT: Final = 65_535
_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
# Endings that nobody can own, so that nobody elsewhere can let such a name point here; routers make them up.
_AT_HOME: Final = ("local", "lan", "home", "home.arpa", "internal", "intranet", "localdomain", "fritz.box")


class Origin(NamedTuple):
    """An origin in its parts."""

    scheme: str
    netloc: str

    @classmethod
    def read(cls, written: str) -> Origin | None:
        """Parse an origin; None for an invalid one."""
        try:
            parts = urlsplit(written)
        except ValueError:
            return None
        return cls(parts.scheme, parts.netloc)


def host_named(header: str) -> str | None:
    """The name in a `Host` header, in small letters and without brackets; None for an invalid header.

    >>> host_named("Cards.example:8642"), host_named("[::1]"), host_named("localhost:99999")
    ('cards.example', '::1', None)
    """
    found = _HOST.fullmatch(header)
    if found is None or int(found["port"] or 0) > _LAST_PORT:
        return None
    return found["name"].strip("[]").rstrip(".").lower()


def is_figures(name: str) -> bool:
    """True if the host is an IP address and not a name."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def plain(address: str) -> str:
    """An address; IPv4 as such also where it comes through IPv6, as behind one listener for both or behind NAT64.

    >>> plain("::ffff:192.0.2.7"), plain("64:ff9b::c000:207"), plain("2001:db8::7")
    ('192.0.2.7', '192.0.2.7', '2001:db8::7')
    """
    if ":" not in address:
        return address
    try:
        parsed = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    within = ipaddress.IPv4Address(int(parsed) & 0xFFFF_FFFF) if parsed in _NAT64 else parsed.ipv4_mapped
    return address if within is None else str(within)


def own_names() -> frozenset[str]:
    """The names by which this machine is known to itself and in a network at home. Asks no other machine."""
    whole = socket.gethostname().lower().rstrip(".")
    short = whole.partition(".")[0]
    names = {"localhost", "localhost.localdomain", whole, short}
    return frozenset((names | {f"{short}.{ending}" for ending in _AT_HOME}) - {""})


def own_address() -> str | None:
    """The address of this machine in its network, as the system would choose it; no packet is sent."""
    for family, other in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):  # for documentation
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((other, 9))
                address = str(probe.getsockname()[0])
        except OSError:
            continue
        if not address.startswith(("127.", "0.", "::")):
            return address
    return None


async def answers(host: str, port: int) -> bool:
    """True if a server listens at that address: one started for this machine alone cannot be reached from elsewhere."""
    try:
        _, writer = await asyncio.wait_for(asyncio.open_connection(host, port), timeout=1)
    except OSError:  # a timeout too
        return False
    writer.close()
    return True
