"""Import and export of lists: pairs, the ranking, the whole log."""

from __future__ import annotations

import asyncio
import hmac
from functools import partial
from io import BytesIO
from typing import Annotated, Any, TypeVar

from litestar import Request, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from canasta.club.competition import write
from canasta.club.server.feeds import RecordedJournal
from canasta.club.server.hub import ClubHub
from canasta.club.server.pair_list import list_text, pairs_csv, ranking_csv, read_pairs, teams_csv
from canasta.club.server.proposals import did_list
from canasta.club.server.questions import disqualified_players
from canasta.club.server.rights import Right, check
from canasta.club.server.web.dependencies import Club, TheClubs, TheCompetition, TheKey
from canasta.club.server.wire.club import OpenedClub
from canasta.club.server.wire.club_trail import ListedPair, PairsChecked
from canasta.club.server.wire.requests import PairsListed
from canasta.server.store.values import StoreError
from canasta.server.upkeep.carrying import TakenCopy, copy_of, read_copy, store_copy
from canasta.server.upkeep.copy_file import CopyReader, What, is_copy
from canasta.server.web.errors import WebError
from canasta.server.web.handlers import PACKED, client_of, get, new_log, post
from canasta.server.web.limits import address_of
from canasta.server.web.site import Spoken, site_of
from canasta.server.web.tables import whole
from canasta.texts.errors import WordedError

T = TypeVar("T", str, bytes)
CSV = "text/csv"
CALENDAR = "text/calendar"
LINES = "application/x-ndjson"
ANY = "*"  # of `may_bring`
WEIGHT = 1024 * 1024  # bytes of a copy that are read in about a second
RuleSet = Annotated[
    str | None, QueryParameter(max_length=40, description="the rules that are played, which a bare log does not say")
]
Replaced = Annotated[
    str | None,
    QueryParameter(pattern="^[CSR][a-z2-9]{10}$", description="what is here by the id of the copy, for its own key"),
]


def described(media: str, what: str) -> dict[int, ResponseSpec]:
    """The response specification of an endpoint that returns a file."""
    return {200: ResponseSpec(data_container=str, media_type=media, description=what, generate_examples=False)}


def sent(text: T, media: str, name: str) -> Response[T]:
    """A text as a file."""
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=f"{media}; charset=utf-8", headers=headers)


async def may_bring(request: Request[Any, Any, Any], clubs: ClubHub, log_id: str | None) -> str | None:
    """The id of the log of which a copy may be taken in, `ANY` for all, or None; asked before the body is read.

    ``Authorization: Bearer`` has the code that the operator of the server knows, or the key of an organiser of the
    competition or register `log_id` here, or of the writer of that sheet. Raises `StoreError`.
    """
    said = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    code, wanted = "".join(said.lower().split()).replace("-", ""), site_of(request.scope).config.copy_code
    if wanted is not None and hmac.compare_digest(code.encode(), wanted.encode()):
        return ANY
    if log_id is None or not said:
        return None
    try:
        if log_id.startswith("S"):
            link = (await clubs.opened_sheet(log_id, said))[1].link
        elif log_id.startswith("R"):
            link = (await clubs.opened_register(log_id, said))[1]
        else:
            link = (await clubs.opened(log_id, said))[1]
    except StoreError:
        raise
    except WordedError:  # nothing is here by that id, or the key opens nothing
        return None
    return log_id if link.role == "organiser" else None


@post("/api/club/import", tags=["club"], opt=PACKED, guards=[new_log])
async def bring(
    request: Request[Any, Any, Any], clubs: TheClubs, rules: RuleSet = None, club: Replaced = None
) -> OpenedClub:
    """Take in a competition of another server: the body is a copy of it, or a bare ``log.jsonl``.

    A copy brings everything: rules, links and keys, the clock, sheets and tables. It is taken in with the code of the
    server as the bearer, or with the key of an organiser of the same `club` here. A bare log says only what was entered
    and opens a new competition; its rules must be named.
    """
    found = await brought(request, clubs, "club", club)
    if not isinstance(found, bytes):
        return OpenedClub(club=found.of or "", key=found.key or "")
    try:
        return await clubs.bring(found.decode("utf-8-sig"), rules)
    except UnicodeDecodeError:
        raise WebError("not-text") from None


async def brought(
    request: Request[Any, Any, Any], clubs: ClubHub, wanted: What, log_id: str | None
) -> TakenCopy | bytes:
    """Take in the copy that is the body of a request, of that kind and for the log `log_id` here; else return the body.

    Raises as `taken_in`, and `WebError` (``too-big``).
    """
    limits, allowed = site_of(request.scope).config.limits, await may_bring(request, clubs, log_id)
    body = await whole(request, limits.copy if allowed else limits.record)
    if is_copy(body):
        return await taken_in(request, clubs, body, wanted, allowed)
    if len(body) > limits.record:
        raise WebError("too-big")
    return body


async def taken_in(
    request: Request[Any, Any, Any], clubs: ClubHub, body: bytes, wanted: What, allowed: str | None
) -> TakenCopy:
    """Take in a copy of that kind; who follows an older state of it connects anew. `allowed` is that of `may_bring`.

    Each `WEIGHT` bytes of it count as a new log. Raises `CopyError`, `WebError` (``copy-code``, ``too-fast``).
    """
    if allowed is None or allowed not in (ANY, CopyReader(BytesIO(body)).header.of):
        raise WebError("copy-code")
    if (more := len(body) // WEIGHT) > 0:
        site = site_of(request.scope)
        site.limiter.check(address_of(request), site.config.limits.tables, more)
    async with clubs.reading_copy(client_of(request)):
        taken = await asyncio.to_thread(read_copy, BytesIO(body), clubs.clock.now_ms())
    async with clubs.storing:
        changed = await store_copy(clubs.hub.store, taken, wanted)
    for log_id in changed:  # another process that holds one hears it from the database
        for cache in (*clubs.caches.values(), clubs.hub.tables):
            await cache.renew(log_id)
    return taken


@post("/api/club/{club:str}/pairs", PairsListed)
async def list_pairs(
    data: JSONBody[PairsListed], clubs: TheClubs, spoken: Spoken, opened: TheCompetition
) -> PairsChecked:
    """Import pairs from a list, two names a line, or players, one a line; if every line is right and none in doubt."""
    found, link = opened
    check(link, Right.PAIRS)
    written = list_text(data.file) if data.file else data.csv
    async with found.lock:
        done = found.known(link.number, data.id)
        state = found.state.competition.state
        known = [player for number in state.live for player in state.pairs[number].players]
        read = read_pairs(written, () if done else known, spoken, state.settings.entrant)
        read.doubts += disqualified_players(found.state, read.pairs, spoken)
    if done is None and not read.problems and not data.check and (data.sure or not read.doubts):
        await found.ask(link, data.id, partial(did_list, chance=clubs.chance, read=read))
    listed = [
        ListedPair(players=players, handicap=handicap, team=team)
        for players, handicap, team in zip(read.pairs, read.handicaps, read.teams, strict=True)
    ]
    return PairsChecked(pairs=listed, problems=read.problems, doubts=read.doubts, text=written)


@get("/api/club/{club:str}/pairs.csv", media_type=CSV, answers=described(CSV, "all pairs"))
async def pairs(club: Club, spoken: Spoken, opened: TheCompetition) -> Response[str]:
    """All pairs."""
    found, _ = opened
    async with found.lock:
        return sent(pairs_csv(found.state, spoken), CSV, f"{club}-pairs.csv")


@get("/api/club/{club:str}/ranking.csv", media_type=CSV, answers=described(CSV, "the ranking"))
async def ranking(club: Club, spoken: Spoken, opened: TheCompetition) -> Response[str]:
    """The current ranking."""
    found, _ = opened
    async with found.lock:
        return sent(ranking_csv(found.state, spoken), CSV, f"{club}-ranking.csv")


@get("/api/club/{club:str}/teams.csv", media_type=CSV, answers=described(CSV, "the ranking of teams"))
async def teams(club: Club, spoken: Spoken, opened: TheCompetition) -> Response[str]:
    """The ranking of teams."""
    found, _ = opened
    async with found.lock:
        return sent(teams_csv(found.state, spoken), CSV, f"{club}-teams.csv")


@get("/api/club/{club:str}/log.jsonl", media_type=LINES, answers=described(LINES, "every entry, a JSON object a line"))
async def log(club: Club, opened: TheCompetition) -> Response[str]:
    """The log of the competition, from which any server can restore it."""
    found, link = opened
    check(link, Right.LOG)
    async with found.lock:
        return sent(write(found.state.competition.log), LINES, f"{club}.jsonl")


@get(
    "/api/club/{club:str}/copy.jsonl",
    media_type=LINES,
    answers=described(LINES, "everything that another machine needs to go on"),
)
async def copy(key: TheKey, opened: TheCompetition) -> Response[bytes]:
    """The competition as it is now, with sheets, tables and the organiser's key: other machines take it in."""
    found, link = opened
    check(link, Right.LINKS)  # who has the copy has the organiser's link
    return await copied(found, key)


async def copied(live: RecordedJournal[Any, Any], key: str) -> Response[bytes]:
    """The copy of a log as a file, with the key of its organiser."""
    lines = await copy_of(live.store, live.state.id, at=live.now(), key=key)
    return sent(b"".join(lines), LINES, f"{live.state.id}.jsonl")


OPEN = [bring]
HANDLERS = [list_pairs, pairs, ranking, teams, log, copy]
