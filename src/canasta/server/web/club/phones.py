"""Messages from the tables: results, the opponents' agreement, calls for the arbiter.

Also the organiser's decisions on them.
"""

from __future__ import annotations

from litestar.params import JSONBody

from canasta.server.clubs import inputs
from canasta.server.clubs.matches import SIDES
from canasta.server.web.club.dependencies import TheCompetition
from canasta.server.web.handlers import post
from canasta.server.wire.club import Done
from canasta.server.wire.club_requests import (
    ArbiterCalled,
    ConflictSettled,
    ResultClaimed,
    ResultConfirmed,
    SecondGiven,
    SecondWanted,
    SheetOverruled,
)


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


HANDLERS = [claim, confirm, ask_second, give_second, call, settle, dismiss]
