"""Competitions: open them, look at them, make entries, ask for reasons; the socket of their feed; their links.

Also the addresses under which phones find this server.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any, Final

from litestar import Request, WebSocket
from litestar.handlers import websocket
from litestar.params import FromPath, JSONBody, QueryParameter

from canasta.club.competition import Competition, suggested
from canasta.club.competition.entries import RoundSeated
from canasta.club.competition.late_places import late_places
from canasta.club.competition.model import Format, of_game
from canasta.club.competition.rounds_to_come import rounds_to_come
from canasta.club.competition.words import format_title
from canasta.club.results import MOST_POINTS, MatchLength
from canasta.club.server import inputs, trail
from canasta.club.server.inputs import ClubError
from canasta.club.server.links import SALT_BYTES, links_told, new_links
from canasta.club.server.proposals import did, follow, proposal, propose_handicaps, usual_scale
from canasta.club.server.questions import ask_about_seats
from canasta.club.server.rights import Right, check
from canasta.club.server.web.dependencies import TheClubs, TheCompetition, TheKey
from canasta.club.server.wire.club import Addresses, ClubInfo, Done, FormatInfo, LinkInfo, OpenedClub
from canasta.club.server.wire.club_trail import HandicapsProposed, LatePlaces, LogPage, PairReasons, RankWhy
from canasta.club.server.wire.requests import (
    ClockTurned,
    HandicapsWanted,
    LinkRevoked,
    NewClub,
    NewEntries,
    NewFromRanking,
    NewLinks,
    NewSettings,
)
from canasta.rules import get as rules_named
from canasta.rules.house import with_house
from canasta.server.tables.table import DAY_MS
from canasta.server.web.addresses import answers, own_addresses, shown
from canasta.server.web.config import LOOPBACK
from canasta.server.web.handlers import HEAVY, PACKED, get, new_log, post
from canasta.server.web.limits import from_here
from canasta.server.web.site import Spoken, site_of
from canasta.server.web.sockets import serve_socket

Pair = Annotated[int, QueryParameter(ge=1, le=400, description="the number of a pair")]
Rules = Annotated[str, QueryParameter(max_length=40, description="a rule set and its form, such as reglamento/4")]
Ends = Annotated[int, QueryParameter(ge=0, le=MOST_POINTS, description="what ends a match; 0 is no such condition")]
After = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the last number that is known")]
Second = Annotated[bool, QueryParameter(description="of the second list, with handicaps")]
Part = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="how many entries after it are known")]


@post("/api/club/competitions", NewClub, tags=["club"], opt=PACKED, guards=[new_log])
async def open_club(data: JSONBody[NewClub], clubs: TheClubs) -> OpenedClub:
    """Open a competition, with the link of its organiser."""
    return await clubs.create(data.settings, data.rules, data.house)


@get("/api/club/formats", tags=["club"])
async def formats(spoken: Spoken) -> list[FormatInfo]:
    """The formats, each with the settings that clubs use with it; the length of a match is that of the game in play."""
    return [FormatInfo(format=each, title=format_title(each, spoken), settings=suggested("?", each)) for each in Format]


@get("/api/club/scale", tags=["club"])
async def scale(rules: Rules, target: Ends = 0, deals: Ends = 0, minutes: Ends = 0) -> list[int]:
    """The standard scale for matches of that length; without any condition, to the target of the rules."""
    return [*usual_scale(rules_named(rules), MatchLength(target=target, deals=deals, minutes=minutes))]


@get("/api/club/{club:str}")
async def look_at(spoken: Spoken, opened: TheCompetition) -> ClubInfo:
    """The competition as the link may see it."""
    found, link = opened
    async with found.lock:
        return await asyncio.to_thread(found.info, link, spoken)  # with 400 pairs it takes long


@get("/api/club/{club:str}/schedule", guards=[HEAVY])
async def schedule(opened: TheCompetition) -> list[RoundSeated]:
    """The rounds still to be seated, if nothing else happens; none where they depend on results."""
    found, _ = opened
    async with found.lock:
        log = found.state.competition.log
    return await asyncio.to_thread(lambda: [*rounds_to_come(Competition(log).state)])


@get("/api/club/{club:str}/late")
async def late(opened: TheCompetition) -> LatePlaces:
    """The places that a late pair can take, and the pairs that would move for it; nothing is entered."""
    found, link = opened
    check(link, "entered")
    async with found.lock:
        log = found.state.competition.log
    return LatePlaces(places=await asyncio.to_thread(late_places, log))


@get("/api/club/{club:str}/proposal")
async def propose(opened: TheCompetition) -> RoundSeated:
    """The next round that the format gives; nothing is entered."""
    return await proposal(*opened)


@post("/api/club/{club:str}/next", NewFromRanking, opt=PACKED, guards=[new_log])
async def open_next(data: JSONBody[NewFromRanking], clubs: TheClubs, opened: TheCompetition) -> OpenedClub:
    """Open a competition for the first pairs of this ranking, and of other groups."""
    return await follow(clubs, *opened, data)


@post("/api/club/{club:str}/handicaps", HandicapsWanted, status_code=200, guards=[HEAVY])
async def handicaps(
    data: JSONBody[HandicapsWanted], clubs: TheClubs, spoken: Spoken, opened: TheCompetition
) -> HandicapsProposed:
    """Handicaps proposed from earlier competitions whose keys are given; nothing is entered."""
    found, link = opened
    check(link, "handicapped")
    return await propose_handicaps(clubs, found, data, spoken)


@get("/api/club/{club:str}/why")
async def why(spoken: Spoken, pair: Pair, opened: TheCompetition, handicap: Second = False) -> RankWhy:
    """Every figure of a pair in the ranking, with its reasons and the entries behind them."""
    found, _ = opened
    async with found.lock:
        return trail.why(found.state, pair, spoken, handicap=handicap)


@get("/api/club/{club:str}/reasons", guards=[HEAVY])
async def reasons(spoken: Spoken, opened: TheCompetition, handicap: Second = False) -> list[PairReasons]:
    """The reasons for every figure of the ranking, in its order."""
    found, _ = opened
    async with found.lock:
        log = found.state.competition.log
    return await asyncio.to_thread(lambda: trail.reasons(Competition(log), spoken, handicap=handicap))


@get("/api/club/{club:str}/log")
async def log(spoken: Spoken, opened: TheCompetition, after: After = 0, part: Part = 0) -> LogPage:
    """The history of the competition: each action with its author, time and reason."""
    found, link = opened
    check(link, Right.LOG)
    async with found.lock:
        return trail.page(found.state, after, part, spoken)


@post("/api/club/{club:str}/entries", NewEntries)
async def enter(data: JSONBody[NewEntries], clubs: TheClubs, opened: TheCompetition) -> Done:
    """Make entries of the competition: all of them or none."""
    found, link = opened
    if not data.sure and found.known(link.number, data.id) is None:
        await ask_about_seats(clubs.sheets, found, data.entries)
    return await found.ask(link, data.id, partial(did, chance=clubs.chance, asked=data.entries), sure=data.sure)


@post("/api/club/{club:str}/settings", NewSettings)
async def settle(data: JSONBody[NewSettings], opened: TheCompetition) -> Done:
    """Change the settings; once a round is seated, only those that leave what has been played unchanged."""
    found, link = opened
    rules = found.state.rules_for(data.rules)
    played = with_house(rules, dict(data.house))
    entry = inputs.ClubSettled(
        settings=of_game(data.settings, played.target, played.deals),
        of_round=data.of_round,
        rules=rules.name,
        version=rules.version,
        house=data.house,
    )
    return await found.ask(link, data.id, entry)


@post("/api/club/{club:str}/clock", ClockTurned)
async def turn_clock(data: JSONBody[ClockTurned], opened: TheCompetition) -> Done:
    """Set, start or stop the clock of the round, or give it more time."""
    found, link = opened
    return await found.ask(link, data.id, inputs.Turned(do=data.do, seconds=data.seconds))


@websocket("/ws/club/{club:str}")
async def club_socket(socket: WebSocket[Any, Any, Any], club: FromPath[str], clubs: TheClubs) -> None:
    """Serve a reader of a competition or a score sheet."""
    await serve_socket(socket, club, clubs.connect, site_of(socket.scope).config.limits.sockets_per_club)


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
    """Make a link, or one for each table or pair."""
    found, link = opened
    for role, numbers in (("table", data.tables), ("pair", data.pairs)):
        if (data.role == role) != bool(numbers) or len(set(numbers)) < len(numbers):
            raise ClubError(f"link-{role}s")
    of: tuple[int | None, ...] = data.tables or data.pairs or (None,)
    if data.corrects and data.role != "deputy":
        raise ClubError("link-corrects")
    wanted = [(data.role, number) for number in of]
    until = None if data.days is None else clubs.clock.now_ms() + data.days * DAY_MS
    salt = clubs.chance.hex(SALT_BYTES)
    made = new_links(key, wanted, data.label, salt=salt, until=until, corrects=data.corrects)
    done = await found.ask(link, data.id, made)
    return links_told(found.state.links, link, key, done.seq)


@post("/api/club/{club:str}/links/revoke", LinkRevoked)
async def revoke(data: JSONBody[LinkRevoked], opened: TheCompetition) -> Done:
    """Revoke a link: it opens nothing any longer, and its feeds are closed."""
    found, link = opened
    return await found.ask(link, data.id, inputs.Unlinked(link=data.link))


OPEN = [open_club, formats, scale, addresses, club_socket]
HANDLERS = [
    look_at,
    schedule,
    propose,
    late,
    open_next,
    handicaps,
    why,
    reasons,
    log,
    enter,
    settle,
    turn_clock,
    links,
    link_up,
    revoke,
]
