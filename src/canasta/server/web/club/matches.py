"""Matches that are not reported on paper: score sheets of a competition, and tables of this server."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from litestar import Request, post
from litestar.params import JSONBody

from canasta.server.clubs.online import keep_sheet, play_online, take_seat
from canasta.server.web.bodies import Strict
from canasta.server.web.clients import address_of
from canasta.server.web.club.dependencies import KEYED, Club, TheClubs, TheKey
from canasta.server.web.compression import PACKED
from canasta.server.web.config import Config
from canasta.server.web.dependencies import TheConfig, TheLimiter
from canasta.server.web.limits import RateLimiter
from canasta.server.web.schema import REFUSALS
from canasta.server.wire.club import Done, OnlineSeat
from canasta.server.wire.club_requests import OnlineSeatTaken, PlayedOnline, SheetWanted
from canasta.server.wire.sheets import KeptSheet


@post(
    "/api/club/{club:str}/sheet",
    dto=Strict[SheetWanted],
    return_dto=None,
    responses=REFUSALS,
    tags=["club"],
    security=KEYED,
)
async def sheet(
    request: Request[Any, Any, Any],
    club: Club,
    data: JSONBody[SheetWanted],
    clubs: TheClubs,
    key: TheKey,
    limiter: TheLimiter,
    config: TheConfig,
) -> KeptSheet:
    """Open the score sheet of a match, or return the one there is. The same key opens it."""
    found, link = await clubs.opened(club, key)
    return await keep_sheet(clubs, found, link, data, new_ones(request, limiter, config))


@post(
    "/api/club/{club:str}/online",
    dto=Strict[PlayedOnline],
    return_dto=None,
    responses=REFUSALS,
    tags=["club"],
    security=KEYED,
)
async def online(
    request: Request[Any, Any, Any],
    club: Club,
    data: JSONBody[PlayedOnline],
    clubs: TheClubs,
    key: TheKey,
    limiter: TheLimiter,
    config: TheConfig,
) -> Done:
    """Move matches of a round to tables of this server, or back; their results arrive by themselves."""
    found, link = await clubs.opened(club, key)
    return await play_online(clubs, found, link, data, new_ones(request, limiter, config))


@post(
    "/api/club/{club:str}/online/seat",
    dto=Strict[OnlineSeatTaken],
    return_dto=None,
    responses=REFUSALS,
    tags=["club"],
    security=KEYED,
    opt=PACKED,
)
async def seat(club: Club, data: JSONBody[OnlineSeatTaken], clubs: TheClubs, key: TheKey) -> OnlineSeat:
    """Seat a player of the match at its table; the match begins when all four are there."""
    found, link = await clubs.opened(club, key)
    return await take_seat(clubs, found, link, key, data)


def new_ones(request: Request[Any, Any, Any], limiter: RateLimiter, config: Config) -> Callable[[int], None]:
    """A function that counts new tables and sheets against the limit of the address. It raises `WebError`."""
    return partial(limiter.check, address_of(request), config.limits.tables)


HANDLERS = [sheet, online, seat]
