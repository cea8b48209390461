"""Competitions: open them, look at them, make entries, ask for reasons."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, QueryParameter

from canasta.club.competition import Format, suggested
from canasta.club.competition.words import format_title
from canasta.server.clubs import inputs, trail
from canasta.server.clubs.completion import did
from canasta.server.clubs.proposals import places_for_late, proposal
from canasta.server.clubs.rights import Right, check
from canasta.server.web.bodies import Strict
from canasta.server.web.clients import address_of
from canasta.server.web.club.dependencies import KEYED, Club, TheClubs, TheKey
from canasta.server.web.compression import PACKED
from canasta.server.web.dependencies import Spoken, TheConfig, TheLimiter
from canasta.server.web.schema import REFUSALS
from canasta.server.wire.club import ClubInfo, Done, FormatInfo, OpenedClub
from canasta.server.wire.club_requests import ClockTurned, NewClub, NewEntries, NewSettings
from canasta.server.wire.club_trail import LatePlaces, LogPage, Proposal, RankWhy, RoundGuide

Pair = Annotated[int, QueryParameter(ge=1, le=400, description="the number of a pair")]
Round = Annotated[int | None, QueryParameter(ge=1, le=1000, description="a round; without it the last")]
After = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the last number that is known")]


@post("/api/club/competitions", dto=Strict[NewClub], return_dto=None, responses=REFUSALS, tags=["club"], opt=PACKED)
async def open_club(
    request: Request[Any, Any, Any],
    data: JSONBody[NewClub],
    clubs: TheClubs,
    limiter: TheLimiter,
    config: TheConfig,
) -> OpenedClub:
    """Open a competition, with the link of its organiser."""
    limiter.check(address_of(request), config.limits.tables)
    return await clubs.create(data.settings, data.rules, data.house)


@get("/api/club/formats", responses=REFUSALS, tags=["club"])
async def formats(spoken: Spoken) -> list[FormatInfo]:
    """The formats, each with the settings that clubs use with it."""
    return [FormatInfo(format=each, title=format_title(each, spoken), settings=suggested("?", each)) for each in Format]


@get("/api/club/{club:str}", responses=REFUSALS, tags=["club"], security=KEYED)
async def look_at(club: Club, clubs: TheClubs, key: TheKey, spoken: Spoken) -> ClubInfo:
    """The competition as the link may see it."""
    found, link = await clubs.opened(club, key)
    async with found.lock:
        return found.info(link, spoken)


@get("/api/club/{club:str}/guide", responses=REFUSALS, tags=["club"], security=KEYED)
async def guide(club: Club, clubs: TheClubs, key: TheKey, spoken: Spoken, round: Round = None) -> RoundGuide:  # noqa: A002 - as it stands in the address
    """The places of all pairs in a round."""
    found, _ = await clubs.opened(club, key)
    async with found.lock:
        number = round or len(found.state.competition.state.rounds)
        return RoundGuide(round=number, places=trail.places(found.state, number, spoken))


@get("/api/club/{club:str}/late", responses=REFUSALS, tags=["club"], security=KEYED)
async def late(club: Club, clubs: TheClubs, key: TheKey) -> LatePlaces:
    """The places that a late pair can take, and the pairs that would move for it; nothing is entered."""
    return await places_for_late(*await clubs.opened(club, key))


@get("/api/club/{club:str}/proposal", responses=REFUSALS, tags=["club"], security=KEYED)
async def propose(club: Club, clubs: TheClubs, key: TheKey, spoken: Spoken) -> Proposal:
    """The next round that the format gives; nothing is entered."""
    return await proposal(*await clubs.opened(club, key), spoken)


@get("/api/club/{club:str}/why", responses=REFUSALS, tags=["club"], security=KEYED)
async def why(club: Club, clubs: TheClubs, key: TheKey, spoken: Spoken, pair: Pair) -> RankWhy:
    """Every figure of a pair in the ranking, with its reasons and the entries behind them."""
    found, _ = await clubs.opened(club, key)
    async with found.lock:
        return trail.why(found.state, pair, spoken)


@get("/api/club/{club:str}/log", responses=REFUSALS, tags=["club"], security=KEYED)
async def log(club: Club, clubs: TheClubs, key: TheKey, spoken: Spoken, after: After = 0) -> LogPage:
    """The history of the competition: each action with its author, time and reason."""
    found, link = await clubs.opened(club, key)
    check(link, Right.LOG)
    async with found.lock:
        return trail.page(found.state, after, spoken)


@post(
    "/api/club/{club:str}/entries",
    dto=Strict[NewEntries],
    return_dto=None,
    responses=REFUSALS,
    tags=["club"],
    security=KEYED,
)
async def enter(club: Club, data: JSONBody[NewEntries], clubs: TheClubs, key: TheKey) -> Done:
    """Make entries of the competition: all of them or none."""
    found, link = await clubs.opened(club, key)
    return await found.ask(link, data.id, partial(did, chance=clubs.chance, asked=data.entries), sure=data.sure)


@post(
    "/api/club/{club:str}/settings",
    dto=Strict[NewSettings],
    return_dto=None,
    responses=REFUSALS,
    tags=["club"],
    security=KEYED,
)
async def settle(club: Club, data: JSONBody[NewSettings], clubs: TheClubs, key: TheKey) -> Done:
    """Change the settings, before the first round."""
    found, link = await clubs.opened(club, key)
    rules = found.state.rules_for(data.rules)
    entry = inputs.ClubSettled(settings=data.settings, rules=rules.name, version=rules.version, house=data.house)
    return await found.ask(link, data.id, entry)


@post(
    "/api/club/{club:str}/clock",
    dto=Strict[ClockTurned],
    return_dto=None,
    responses=REFUSALS,
    tags=["club"],
    security=KEYED,
)
async def turn_clock(club: Club, data: JSONBody[ClockTurned], clubs: TheClubs, key: TheKey) -> Done:
    """Set, start or stop the clock of the round, or give it more time."""
    found, link = await clubs.opened(club, key)
    return await found.ask(link, data.id, inputs.Turned(do=data.do, seconds=data.seconds))


HANDLERS = [open_club, formats, look_at, guide, propose, late, why, log, enter, settle, turn_clock]
