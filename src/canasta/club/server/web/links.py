"""Links of a competition (deputies, tables, the public), and the addresses under which phones find this server."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request
from litestar.params import JSONBody

from canasta.club.server import inputs
from canasta.club.server.errors import ClubError
from canasta.club.server.links import SALT_BYTES, links_told, new_links
from canasta.club.server.rights import Right, check
from canasta.club.server.web.dependencies import TheClubs, TheCompetition, TheKey
from canasta.club.server.wire.club import Addresses, Done, LinkInfo
from canasta.club.server.wire.club_requests import LinkRevoked, NewLinks
from canasta.server.tables.table import DAY_MS
from canasta.server.web.addresses import answers, own_addresses, shown
from canasta.server.web.config import LOOPBACK
from canasta.server.web.handlers import PACKED, get, post
from canasta.server.web.limits import from_here

_HERE: Final = ("localhost", *LOOPBACK)


@get("/api/club/addresses", tags=["club"])
async def addresses(request: Request[Any, Any, Any]) -> Addresses:
    """The addresses of this server for phones in the same networks; if unknown, only the address of this request."""
    asked, port = str(request.base_url).rstrip("/"), request.url.port
    found = own_addresses() if from_here(request) else ()
    listens = await asyncio.gather(*(answers(host, port or 80) for host in found))
    named = [shown(host) for host, there in zip(found, listens, strict=True) if there]
    every = [f"{request.url.scheme}://{host}{'' if port is None else f':{port}'}" for host in named]
    if (request.url.hostname or "") not in _HERE:
        every = [asked, *(each for each in every if each != asked)]
    return Addresses(asked=asked, near=every[0] if every else asked, all=every)


@get("/api/club/{club:str}/links", opt=PACKED)
async def links(key: TheKey, opened: TheCompetition) -> list[LinkInfo]:
    """All links; with the secrets of those that the reader's own link has made."""
    found, link = opened
    async with found.lock:
        check(link, Right.LINKS)
        return links_told(found.state.links, link, key)


@post("/api/club/{club:str}/links", NewLinks, opt=PACKED)
async def link_up(data: JSONBody[NewLinks], clubs: TheClubs, key: TheKey, opened: TheCompetition) -> list[LinkInfo]:
    """Make a link, or one for each table."""
    found, link = opened
    if (data.role == "table") != bool(data.tables) or len(set(data.tables)) < len(data.tables):
        raise ClubError("link-tables")
    tables: tuple[int | None, ...] = data.tables or (None,)
    if data.corrects and data.role != "deputy":
        raise ClubError("link-corrects")
    wanted = [(data.role, table) for table in tables]
    until = None if data.days is None else clubs.clock.now_ms() + data.days * DAY_MS
    salt = clubs.chance.hex(SALT_BYTES)
    made = new_links(key, wanted, data.label, until=until, salt=salt, corrects=data.corrects)
    done = await found.ask(link, data.id, made)
    return links_told(found.state.links, link, key, done.seq)


@post("/api/club/{club:str}/links/revoke", LinkRevoked)
async def revoke(data: JSONBody[LinkRevoked], opened: TheCompetition) -> Done:
    """Revoke a link: it opens nothing any longer, and its feeds are closed."""
    found, link = opened
    return await found.ask(link, data.id, inputs.Unlinked(link=data.link))


OPEN = [addresses]
HANDLERS = [links, link_up, revoke]
