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


@post("/api/club/{club:str}/results", ResultClaimed)
async def claim(data: JSONBody[ResultClaimed], opened: TheCompetition) -> Done:
    """Claim the result of a match for one side; it is the result once the other side claims the same."""
    found, link = opened
    entry = inputs.Claimed(
        round=data.round, table=data.table, side=SIDES.index(data.side), device=data.device, **data.figures
    )
    return await found.ask(link, data.id, entry, sure=data.sure)


@post("/api/club/{club:str}/confirm", ResultConfirmed)
async def confirm(data: JSONBody[ResultConfirmed], opened: TheCompetition) -> Done:
    """Agree to the other side's claim."""
    found, link = opened
    entry = inputs.Agreed(
        round=data.round, table=data.table, side=SIDES.index(data.side), claim=data.claim, device=data.device
    )
    return await found.ask(link, data.id, entry)


@post("/api/club/{club:str}/second", SecondWanted)
async def ask_second(data: JSONBody[SecondWanted], opened: TheCompetition) -> Done:
    """Ask for a confirmation of a result from another phone, since one phone gave it for both sides."""
    found, link = opened
    entry = inputs.SecondAsked(round=data.round, table=data.table, wanted=data.wanted)
    return await found.ask(link, data.id, entry)


@post("/api/club/{club:str}/second/given", SecondGiven)
async def give_second(data: JSONBody[SecondGiven], opened: TheCompetition) -> Done:
    """Say from the other phone whether the result is right."""
    found, link = opened
    entry = inputs.Seconded(round=data.round, table=data.table, device=data.device, right=data.right)
    return await found.ask(link, data.id, entry)


@post("/api/club/{club:str}/call", ArbiterCalled)
async def call(data: JSONBody[ArbiterCalled], opened: TheCompetition) -> Done:
    """Call the arbiter to a table, or withdraw the call."""
    found, link = opened
    return await found.ask(link, data.id, inputs.Called(round=data.round, table=data.table, wanted=data.wanted))


@post("/api/club/{club:str}/settle", ConflictSettled)
async def settle(data: JSONBody[ConflictSettled], opened: TheCompetition) -> Done:
    """Decide the result of a match on which the phones disagree, with a reason."""
    found, link = opened
    entry = inputs.Decided(round=data.round, table=data.table, reason=data.reason, **data.figures)
    return await found.ask(link, data.id, entry, sure=data.sure)


@post("/api/club/{club:str}/sheet/dismissed", SheetOverruled)
async def dismiss(data: JSONBody[SheetOverruled], opened: TheCompetition) -> Done:
    """Let the result of a match stand against that of its accepted score sheet."""
    found, link = opened
    return await found.ask(link, data.id, inputs.SheetDismissed(round=data.round, table=data.table))


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
