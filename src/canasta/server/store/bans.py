"""Banned addresses: a small table that running servers look at every few seconds."""

from __future__ import annotations

import ipaddress
from functools import partial
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select

from canasta.server.store import address as addresses
from canasta.server.store.errors import StoreError
from canasta.server.store.failures import worded
from canasta.server.store.migrate import newest, version
from canasta.server.store.reader import Reader
from canasta.server.store.runner import T, Work
from canasta.server.store.schema import BANS
from canasta.server.store.values import Ban

_ALL: Final = select(BANS.c.address, BANS.c.since, BANS.c.reason).order_by(BANS.c.address)
_OF: Final = delete(BANS).where(BANS.c.address == bindparam("of"))
_HOUSEHOLD: Final = 64  # bits of an IPv6 address that one household shares


def network(address: str) -> str:
    """An address or a network in the form in which it is kept; of one IPv6 address, the network of its household.

    Raises `StoreError` for anything else, and for this machine itself.
    """
    try:
        found = ipaddress.ip_network(address.strip(), strict=False)
    except ValueError:
        raise StoreError("ban-address", found=address[:60]) from None
    if found.version == 6 and found.prefixlen == found.max_prefixlen:
        found = found.supernet(new_prefix=_HOUSEHOLD)
    if any(found.overlaps(own) for own in _OWN if own.version == found.version):
        raise StoreError("ban-own", found=str(found))
    return str(found)


_OWN: Final = (ipaddress.ip_network("127.0.0.0/8"), ipaddress.ip_network("::1/128"))


async def beside(address: str, work: Work[T]) -> T:
    """Do a small write beside a running server, to this table or that of counts, not to logs. Raises `StoreError`."""
    await (await Reader.open(address)).close()  # it is there, and ours
    found = addresses.read(address)
    runner = found.runner(1)
    try:
        return await runner.run(partial(_with_bans, work=work, where=found.shown))
    except Exception as error:
        raise worded(error, found.shown) from None
    finally:
        await runner.close()


def _with_bans(connection: Connection, work: Work[T], where: str) -> T:
    if version(connection) != newest():
        raise StoreError("older", where=where)
    return work(connection)


def all_bans(connection: Connection) -> list[Ban]:
    """All bans."""
    return [Ban(*row) for row in connection.execute(_ALL)]


def ban(connection: Connection, one: Ban) -> None:
    """Ban a network; a second ban takes the place of the first."""
    connection.execute(_OF, {"of": one.address})
    connection.execute(insert(BANS), [{"address": one.address, "since": one.since, "reason": one.reason}])


def unban(connection: Connection, address: str) -> bool:
    """Lift a ban; False if there was none."""
    return connection.execute(_OF, {"of": address}).rowcount > 0
