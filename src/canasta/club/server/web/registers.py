"""Registers of clubs: open them, add competitions, make entries; seasons with their reasons; members; links."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response
from litestar.params import JSONBody, PathParameter, QueryParameter

from canasta.club.register import RegisterOpened
from canasta.club.register.people import offered
from canasta.club.server import inputs
from canasta.club.server.calendar import season_calendar
from canasta.club.server.links import SALT_BYTES, links_told, new_links
from canasta.club.server.member_list import members_csv, season_csv
from canasta.club.server.register_live import RegisterRight, check_right
from canasta.club.server.register_words import member_info, register_info, register_log
from canasta.club.server.web.dependencies import RegisterPath, TheClubs, TheKey, TheRegister
from canasta.club.server.web.files import CALENDAR, CSV, LINES, Replaced, brought, copied, described, sent
from canasta.club.server.wire.club import Done, LinkInfo
from canasta.club.server.wire.registers import (
    MemberInfo,
    MembersChecked,
    NewCompetition,
    NewMembers,
    NewRegister,
    NewRegisterEntries,
    NewRegisterLink,
    OpenedRegister,
    RegisterInfo,
    RegisterLogLine,
    SeasonInfo,
    SeasonToldNow,
    SeasonWhy,
)
from canasta.club.server.wire.requests import LinkRevoked
from canasta.server.upkeep.copy_file import CopyError
from canasta.server.web.handlers import PACKED, get, new_log, post
from canasta.server.web.site import Spoken

MOST_OFFERED = 6
SeasonAt = Annotated[int, PathParameter(ge=1, le=100, description="a season by its number")]
OfSeason = Annotated[int, QueryParameter(ge=0, le=100, description="the season whose fees are told; 0 for none")]
Typed = Annotated[str, QueryParameter(min_length=1, max_length=60, description="the beginning of a name")]
Player = Annotated[str, QueryParameter(min_length=1, max_length=60, description="a player")]
Partner = Annotated[str | None, QueryParameter(max_length=60, description="the other of a pair, in a season by pairs")]


@post("/api/club/registers", NewRegister, tags=["registers"], opt=PACKED, guards=[new_log])
async def open_register(data: JSONBody[NewRegister], clubs: TheClubs) -> OpenedRegister:
    """Open a register, with the link of its organiser."""
    return await clubs.create_register(RegisterOpened(name=data.name, fees=data.fees))


@post("/api/club/registers/import", tags=["registers"], opt=PACKED, guards=[new_log])
async def bring(request: Request[Any, Any, Any], clubs: TheClubs, register: Replaced = None) -> OpenedRegister:
    """Take in the register of another server: the body is a copy of it. Its competitions have copies of their own.

    A copy is taken in as that of a competition is, with the code of the server or the key of the same `register` here.
    """
    taken = await brought(request, clubs, "register", register)
    if isinstance(taken, bytes):
        raise CopyError("not-copy")
    return OpenedRegister(register=taken.of or "", key=taken.key or "")


@get("/api/club/registers/{register:str}")
async def look_at(spoken: Spoken, opened: TheRegister) -> RegisterInfo:
    """The register as the link may see it."""
    async with opened.live.lock:
        found = await opened.competitions() if opened.link.role == "organiser" else {}
        return register_info(opened.live.state, opened.link, found, spoken)


@post("/api/club/registers/{register:str}/competitions", NewCompetition)
async def add(data: JSONBody[NewCompetition], opened: TheRegister) -> Done:
    """Add a competition of this server; the key of its organiser is looked at once and not kept."""
    return await opened.add(data)


@post("/api/club/registers/{register:str}/entries", NewRegisterEntries)
async def enter(data: JSONBody[NewRegisterEntries], opened: TheRegister) -> Done:
    """Make entries of the register: all of them or none."""
    return await opened.enter(data.id, data.entries)


@get("/api/club/registers/{register:str}/log")
async def log(spoken: Spoken, opened: TheRegister) -> list[RegisterLogLine]:
    """Every entry in words, with its author and time."""
    check_right(opened.link, RegisterRight.LOG)
    async with opened.live.lock:
        return register_log(opened.live.state, await opened.competitions(), spoken)


@get("/api/club/registers/{register:str}/seasons/{season:int}")
async def look_at_season(season: SeasonAt, spoken: Spoken, opened: TheRegister) -> SeasonInfo:
    """A season with its ranking, worked out anew from its competitions."""
    return (await opened.season(season)).info(spoken)


@get("/api/club/registers/{register:str}/seasons/{season:int}/why")
async def why(
    season: SeasonAt,
    spoken: Spoken,
    opened: TheRegister,
    player: Player,
    partner: Partner = None,
) -> SeasonWhy:
    """The reasons for a place in a season: every evening, what was dropped, the minima, how ties were broken."""
    now = await opened.season(season)
    return now.why((player, *([partner] if partner else [])), spoken)


@get(
    "/api/club/registers/{register:str}/seasons/{season:int}/season.csv",
    media_type=CSV,
    answers=described(CSV, "the ranking of a season"),
)
async def table(register: RegisterPath, season: SeasonAt, spoken: Spoken, opened: TheRegister) -> Response[str]:
    """The ranking of a season as a table."""
    now = await opened.season(season)
    return sent(season_csv(now.info(spoken), spoken), CSV, f"{register}-season-{season}.csv")


@get(
    "/api/club/registers/{register:str}/seasons/{season:int}/season.ics",
    media_type=CALENDAR,
    answers=described(CALENDAR, "the evenings of a season, an event for each"),
)
async def days_of_season(
    register: RegisterPath, season: SeasonAt, spoken: Spoken, opened: TheRegister
) -> Response[str]:
    """The evenings of a season for a calendar."""
    now = await opened.season(season)
    told = season_calendar(now.info(spoken), register, opened.live.state.seq, opened.live.clock.now_ms(), spoken)
    return sent(told, CALENDAR, f"{register}-season-{season}.ics")


@post("/api/club/registers/{register:str}/seasons/{season:int}/told", SeasonToldNow)
async def tell(data: JSONBody[SeasonToldNow], season: SeasonAt, opened: TheRegister) -> Done:
    """Note that the ranking is told now, so that later changes of its evenings are said."""
    return await opened.tell(data.id, season)


@get("/api/club/registers/{register:str}/members")
async def members(opened: TheRegister) -> list[MemberInfo]:
    """Everybody who played in the competitions or is on the list of members, by name."""
    return [member_info(each) for each in await opened.members()]


@post("/api/club/registers/{register:str}/members", NewMembers)
async def list_members(data: JSONBody[NewMembers], spoken: Spoken, opened: TheRegister) -> MembersChecked:
    """Take in a list of members, if every line is right. A list taken in again changes nothing twice."""
    return await opened.list_members(data, spoken)


@get("/api/club/registers/{register:str}/members.csv", media_type=CSV, answers=described(CSV, "the list of members"))
async def members_file(
    register: RegisterPath, spoken: Spoken, opened: TheRegister, season: OfSeason = 0
) -> Response[str]:
    """The list of members, in the form in which it is read."""
    found = await opened.members()
    return sent(members_csv(found, season, spoken), CSV, f"{register}-members.csv")


@get("/api/club/registers/{register:str}/names")
async def names(typed: Typed, opened: TheRegister) -> list[str]:
    """Names of the club that begin as typed, at most six: those who played most come first."""
    found = sorted(await opened.members(), key=lambda each: -len(each.clubs))
    return offered(found, typed, MOST_OFFERED)


@get(
    "/api/club/registers/{register:str}/copy.jsonl",
    media_type=LINES,
    answers=described(LINES, "everything that another machine needs to go on with the register"),
)
async def copy(key: TheKey, opened: TheRegister) -> Response[bytes]:
    """The register as it is now, with the key of who keeps it: other machines take it in."""
    check_right(opened.link, RegisterRight.LINKS)  # who has the copy has that link
    return await copied(opened.live, key)


@get("/api/club/registers/{register:str}/links", opt=PACKED)
async def links(key: TheKey, opened: TheRegister) -> list[LinkInfo]:
    """All links; with the secrets of those that the reader's own link has made."""
    live, link, _ = opened
    check_right(link, RegisterRight.LINKS)
    async with live.lock:
        return links_told(live.state.links, link, key)


@post("/api/club/registers/{register:str}/links", NewRegisterLink, opt=PACKED)
async def link_up(data: JSONBody[NewRegisterLink], clubs: TheClubs, key: TheKey, opened: TheRegister) -> list[LinkInfo]:
    """Make a link, for another organiser or for readers."""
    made = new_links(key, [(data.role, None)], data.label, salt=clubs.chance.hex(SALT_BYTES))
    done = await opened.ask(data.id, RegisterRight.LINKS, made)
    return links_told(opened.live.state.links, opened.link, key, done.seq)


@post("/api/club/registers/{register:str}/links/revoke", LinkRevoked)
async def revoke(data: JSONBody[LinkRevoked], opened: TheRegister) -> Done:
    """Revoke a link: it opens nothing any longer."""
    return await opened.ask(data.id, RegisterRight.LINKS, inputs.Unlinked(link=data.link))


OPEN = [open_register, bring]
HANDLERS = [
    look_at,
    add,
    enter,
    log,
    look_at_season,
    why,
    table,
    days_of_season,
    tell,
    members,
    list_members,
    members_file,
    names,
    copy,
    links,
    link_up,
    revoke,
]
