"""Banned addresses as a server knows them: it looks every few seconds, and cuts the connections of new ones."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import TYPE_CHECKING, Final

from canasta.server.store.errors import StoreError
from canasta.server.web.errors import WebError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from canasta.server.store import Store

LOOK_S: Final = 5.0


class BanList:
    """The networks whose requests are refused."""

    def __init__(self) -> None:
        self._networks: tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...] = ()

    def put(self, networks: Iterable[str]) -> bool:
        """Refuse these networks from now on, and no others; True if there are new ones."""
        found = tuple(ipaddress.ip_network(each) for each in networks)
        new = not set(found).issubset(self._networks)
        self._networks = found
        return new

    def holds(self, address: str) -> bool:
        """True for a banned address, or for the network of a banned household."""
        if not self._networks:
            return False
        try:
            found = ipaddress.ip_network(address)
        except ValueError:  # a unix socket has none
            return False
        return any(found.version == each.version and found.subnet_of(each) for each in self._networks)  # type: ignore[arg-type]

    def check(self, address: str) -> None:
        """Raise `WebError` (``banned``) for a banned address."""
        if self.holds(address):
            raise WebError("banned")

    async def watch(self, store: Store, cut: Callable[[Callable[[str], bool]], None]) -> None:
        """Look at the store for ever; `cut` breaks off the connections whose address is banned."""
        while True:
            try:
                if self.put(ban.address for ban in await store.bans()):
                    cut(self.holds)
            except StoreError:
                pass  # the store has logged it
            await asyncio.sleep(LOOK_S)
