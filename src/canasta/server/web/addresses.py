"""The addresses and names of this machine, and those that a browser sends in `Host`."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import sys
from types import ModuleType
from typing import Final

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

_HOST: Final = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]{1,255})(?::(?P<port>\d{1,5}))?", re.ASCII)
_LAST_PORT: Final = 65_535
_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
# Endings without an owner, so that such a name cannot be made to point here from elsewhere; routers make them up.
_AT_HOME: Final = ("local", "lan", "home", "home.arpa", "internal", "intranet", "localdomain", "fritz.box")


_ITSELF: Final = ("127.", "0.", "::")
_MADE_UP: Final = ("169.254.", "fe80:")  # by the machine itself, where nothing in the network gave it one
# SIOCGIFADDR of Linux, and of macOS and the BSDs: a request begins with a name, the address stands at 20 of the answer.
_ADDRESS_OF: Final = 0x8915 if sys.platform == "linux" else 0xC0206921
_INTERFACE: Final = 15  # bytes of a name
_REQUEST: Final = 40


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


def own_addresses() -> tuple[str, ...]:
    """The addresses of this machine in its networks: the one that the system prefers, then those of its interfaces.

    A network without a router, such as that of a laptop's own hotspot, has one too. Asks no other machine.
    """
    preferred = _preferred()
    found = [*([preferred] if preferred else []), *_of_interfaces()]
    own = [each for each in dict.fromkeys(found) if not each.startswith(_ITSELF)]
    return tuple(sorted(own, key=lambda each: each.startswith(_MADE_UP)))


def _of_interfaces() -> list[str]:
    """The IPv4 address of each interface that has one; on Windows those of the machine's name, which are the same."""
    if fcntl is None:
        try:
            return [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
        except OSError:
            return []
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            request = name.encode()[:_INTERFACE].ljust(_REQUEST, b"\0")
            try:
                answer = fcntl.ioctl(asking.fileno(), _ADDRESS_OF, request)
            except OSError:  # it has none
                continue
            found.append(socket.inet_ntoa(answer[20:24]))
    return found


def _preferred() -> str | None:
    """The address that the system would choose towards other networks; no packet is sent."""
    for family, other in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):  # for documentation
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((other, 9))
                address = str(probe.getsockname()[0])
        except OSError:
            continue
        if not address.startswith(_ITSELF):
            return address
    return None


def shown(host: str) -> str:
    """The host as an address of the web writes it, with brackets around an IPv6 address."""
    return f"[{host}]" if ":" in host else host


async def answers(host: str, port: int) -> bool:
    """True if a server listens at that address: one started for this machine alone cannot be reached from elsewhere."""
    try:
        _, writer = await asyncio.wait_for(asyncio.open_connection(host, port), timeout=1)
    except OSError:  # a timeout too
        return False
    writer.close()
    return True
