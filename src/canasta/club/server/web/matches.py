"""Matches of a competition: messages from their tables, and those that are not reported on paper.

The messages are results, the opponents' agreement, calls for the arbiter, and the organiser's decisions on them. Not
on paper are score sheets of a competition, and tables of this server.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request
from litestar.params import JSONBody

from canasta.club.server import inputs
from canasta.club.server.matches import SIDES
from canasta.club.server.online import keep_sheet, play_online, take_seat
from canasta.club.server.web.dependencies import TheClubs, TheCompetition, TheKey
from canasta.club.server.wire.club import Done, OnlineSeat
from canasta.club.server.wire.requests import (
    ArbiterCalled,
    ConflictSettled,
    OnlineSeatTaken,
    PlayedOnline,
    ResultClaimed,
    ResultConfirmed,
    SecondGiven,
    SecondWanted,
    SheetOverruled,
    SheetWanted,
)
from canasta.club.server.wire.sheets import KeptSheet
from canasta.server.web.handlers import PACKED, count_new, post


async def _tell(opened: TheCompetition, data: Any, kind: Any) -> Done:
    """Make an input of that kind from the request about a match whose fields it has."""
    found, link = opened
    told = {name: getattr(data, name) for name in kind.__struct_fields__ if hasattr(data, name)}
    if "side" in told:
        told["side"] = SIDES.index(told["side"])
    return await found.ask(link, data.id, kind(**told), sure=getattr(data, "sure", True))


@post("/api/club/{club:str}/results", ResultClaimed)
async def claim(data: JSONBody[ResultClaimed], opened: TheCompetition) -> Done:
    """Claim the result of a match for one side; it is the result once the other side claims the same."""
    return await _tell(opened, data, inputs.Claimed)


@post("/api/club/{club:str}/confirm", ResultConfirmed)
async def confirm(data: JSONBody[ResultConfirmed], opened: TheCompetition) -> Done:
    """Agree to the other side's claim."""
    return await _tell(opened, data, inputs.Agreed)


@post("/api/club/{club:str}/second", SecondWanted)
async def ask_second(data: JSONBody[SecondWanted], opened: TheCompetition) -> Done:
    """Ask for a confirmation of a result from another phone, since one phone gave it for both sides."""
    return await _tell(opened, data, inputs.SecondAsked)


@post("/api/club/{club:str}/second/given", SecondGiven)
async def give_second(data: JSONBody[SecondGiven], opened: TheCompetition) -> Done:
    """Say from the other phone whether the result is right."""
    return await _tell(opened, data, inputs.Seconded)


@post("/api/club/{club:str}/call", ArbiterCalled)
async def call(data: JSONBody[ArbiterCalled], opened: TheCompetition) -> Done:
    """Call the arbiter to a table, or withdraw the call."""
    return await _tell(opened, data, inputs.Called)


@post("/api/club/{club:str}/settle", ConflictSettled)
async def settle(data: JSONBody[ConflictSettled], opened: TheCompetition) -> Done:
    """Decide the result of a match on which the phones disagree, with a reason."""
    return await _tell(opened, data, inputs.Decided)


@post("/api/club/{club:str}/sheet/dismissed", SheetOverruled)
async def dismiss(data: JSONBody[SheetOverruled], opened: TheCompetition) -> Done:
    """Let the result of a match stand against that of its accepted score sheet."""
    return await _tell(opened, data, inputs.SheetDismissed)


@post("/api/club/{club:str}/sheet", SheetWanted)
async def sheet(
    request: Request[Any, Any, Any], data: JSONBody[SheetWanted], clubs: TheClubs, opened: TheCompetition
) -> KeptSheet:
    """Open the score sheet of a match, or return the one there is. The same key opens it."""
    found, link = opened
    return await keep_sheet(clubs.keep_sheet, found, link, data, partial(count_new, request))


@post("/api/club/{club:str}/online", PlayedOnline)
async def online(
    request: Request[Any, Any, Any], data: JSONBody[PlayedOnline], clubs: TheClubs, opened: TheCompetition
) -> Done:
    """Move matches of a round to tables of this server, or back; their results arrive by themselves."""
    found, link = opened
    return await play_online(clubs.hub, found, link, data, partial(count_new, request))


@post("/api/club/{club:str}/online/seat", OnlineSeatTaken, opt=PACKED)
async def seat(data: JSONBody[OnlineSeatTaken], clubs: TheClubs, key: TheKey, opened: TheCompetition) -> OnlineSeat:
    """Seat a player of the match at its table; the match begins when all four are there."""
    found, link = opened
    return await take_seat(clubs.hub, found, link, key, data)


HANDLERS = [claim, confirm, ask_second, give_second, call, settle, dismiss, sheet, online, seat]
