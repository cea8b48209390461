"""Matches that are not reported on paper: score sheets of a competition, and tables of this server."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request
from litestar.params import JSONBody

from canasta.server.clubs.online import keep_sheet, play_online, take_seat
from canasta.server.web.club.dependencies import TheClubs, TheCompetition, TheKey
from canasta.server.web.handlers import PACKED, count_new, post
from canasta.server.wire.club import Done, OnlineSeat
from canasta.server.wire.club_requests import OnlineSeatTaken, PlayedOnline, SheetWanted
from canasta.server.wire.sheets import KeptSheet


@post("/api/club/{club:str}/sheet", SheetWanted)
async def sheet(
    request: Request[Any, Any, Any], data: JSONBody[SheetWanted], clubs: TheClubs, opened: TheCompetition
) -> KeptSheet:
    """Open the score sheet of a match, or return the one there is. The same key opens it."""
    found, link = opened
    return await keep_sheet(clubs, found, link, data, partial(count_new, request))


@post("/api/club/{club:str}/online", PlayedOnline)
async def online(
    request: Request[Any, Any, Any], data: JSONBody[PlayedOnline], clubs: TheClubs, opened: TheCompetition
) -> Done:
    """Move matches of a round to tables of this server, or back; their results arrive by themselves."""
    found, link = opened
    return await play_online(clubs, found, link, data, partial(count_new, request))


@post("/api/club/{club:str}/online/seat", OnlineSeatTaken, opt=PACKED)
async def seat(data: JSONBody[OnlineSeatTaken], clubs: TheClubs, key: TheKey, opened: TheCompetition) -> OnlineSeat:
    """Seat a player of the match at its table; the match begins when all four are there."""
    found, link = opened
    return await take_seat(clubs, found, link, key, data)


HANDLERS = [sheet, online, seat]
