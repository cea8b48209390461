"""Messages from the tables: results, the opponents' agreement, calls for the arbiter.

Also the organiser's decisions on them.
"""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from canasta.server.clubs import inputs
from canasta.server.clubs.matches import SIDES
from canasta.server.web.bodies import Strict
from canasta.server.web.club.dependencies import KEYED, Club, TheClubs, TheKey
from canasta.server.web.schema import REFUSALS
from canasta.server.wire.club import Done
from canasta.server.wire.club_requests import (
    ArbiterCalled,
    ConflictSettled,
    ResultClaimed,
    ResultConfirmed,
    SecondGiven,
    SecondWanted,
)


@post(
    "/api/club/{club:str}/results",
    dto=Strict[ResultClaimed],
    return_dto=None,
    responses=REFUSALS,
    tags=["club"],
    security=KEYED,
)
async def claim(club: Club, data: JSONBody[ResultClaimed], clubs: TheClubs, key: TheKey) -> Done:
    """Claim the result of a match for one side; it is the result once the other side claims the same."""
    found, link = await clubs.opened(club, key)
    entry = inputs.Claimed(
        round=data.round, table=data.table, side=SIDES.index(data.side), device=data.device, **data.figures
    )
    return await found.ask(link, data.id, entry, sure=data.sure)


@post(
    "/api/club/{club:str}/confirm",
    dto=Strict[ResultConfirmed],
    return_dto=None,
    responses=REFUSALS,
    tags=["club"],
    security=KEYED,
)
async def confirm(club: Club, data: JSONBody[ResultConfirmed], clubs: TheClubs, key: TheKey) -> Done:
    """Agree to the other side's claim."""
    found, link = await clubs.opened(club, key)
    entry = inputs.Agreed(
        round=data.round, table=data.table, side=SIDES.index(data.side), claim=data.claim, device=data.device
    )
    return await found.ask(link, data.id, entry)


@post(
    "/api/club/{club:str}/second",
    dto=Strict[SecondWanted],
    return_dto=None,
    responses=REFUSALS,
    tags=["club"],
    security=KEYED,
)
async def ask_second(club: Club, data: JSONBody[SecondWanted], clubs: TheClubs, key: TheKey) -> Done:
    """Ask for a confirmation of a result from another phone, since one phone gave it for both sides."""
    found, link = await clubs.opened(club, key)
    entry = inputs.SecondAsked(round=data.round, table=data.table, wanted=data.wanted)
    return await found.ask(link, data.id, entry)


@post(
    "/api/club/{club:str}/second/given",
    dto=Strict[SecondGiven],
    return_dto=None,
    responses=REFUSALS,
    tags=["club"],
    security=KEYED,
)
async def give_second(club: Club, data: JSONBody[SecondGiven], clubs: TheClubs, key: TheKey) -> Done:
    """Say from the other phone whether the result is right."""
    found, link = await clubs.opened(club, key)
    entry = inputs.Seconded(round=data.round, table=data.table, device=data.device, right=data.right)
    return await found.ask(link, data.id, entry)


@post(
    "/api/club/{club:str}/call",
    dto=Strict[ArbiterCalled],
    return_dto=None,
    responses=REFUSALS,
    tags=["club"],
    security=KEYED,
)
async def call(club: Club, data: JSONBody[ArbiterCalled], clubs: TheClubs, key: TheKey) -> Done:
    """Call the arbiter to a table, or withdraw the call."""
    found, link = await clubs.opened(club, key)
    return await found.ask(link, data.id, inputs.Called(round=data.round, table=data.table, wanted=data.wanted))


@post(
    "/api/club/{club:str}/settle",
    dto=Strict[ConflictSettled],
    return_dto=None,
    responses=REFUSALS,
    tags=["club"],
    security=KEYED,
)
async def settle(club: Club, data: JSONBody[ConflictSettled], clubs: TheClubs, key: TheKey) -> Done:
    """Decide the result of a match on which the phones disagree, with a reason."""
    found, link = await clubs.opened(club, key)
    entry = inputs.Decided(round=data.round, table=data.table, reason=data.reason, **data.figures)
    return await found.ask(link, data.id, entry, sure=data.sure)


HANDLERS = [claim, confirm, ask_second, give_second, call, settle]
