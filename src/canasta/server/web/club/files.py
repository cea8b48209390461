"""Import and export of lists: pairs, the ranking, the whole log."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from canasta.club.competition import Entered, write
from canasta.server.clubs.completion import did
from canasta.server.clubs.lists import pairs_csv, ranking_csv, read_pairs
from canasta.server.clubs.rights import Right, check
from canasta.server.web.bodies import Strict
from canasta.server.web.clients import address_of
from canasta.server.web.club.dependencies import KEYED, Club, TheClubs, TheKey
from canasta.server.web.compression import PACKED
from canasta.server.web.dependencies import Spoken, TheConfig, TheLimiter
from canasta.server.web.errors import WebError
from canasta.server.web.schema import REFUSALS
from canasta.server.web.tables import whole
from canasta.server.wire.club import OpenedClub
from canasta.server.wire.club_requests import PairsListed
from canasta.server.wire.club_trail import PairsChecked

CSV = "text/csv"
LINES = "application/x-ndjson"
RuleSet = Annotated[str, QueryParameter(max_length=40, description="the rules that are played")]


def described(media: str, what: str) -> dict[int, ResponseSpec]:
    """The response specification of an endpoint that returns a file."""
    return {200: ResponseSpec(data_container=str, media_type=media, description=what, generate_examples=False)}


def sent(text: str, media: str, name: str) -> Response[str]:
    """A text as a file."""
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=f"{media}; charset=utf-8", headers=headers)


@post(
    "/api/club/import",
    responses=REFUSALS,
    tags=["club"],
    request_max_body_size=None,
    opt=PACKED,
)
async def bring(
    request: Request[Any, Any, Any],
    clubs: TheClubs,
    limiter: TheLimiter,
    config: TheConfig,
    rules: RuleSet = "clasica",
) -> OpenedClub:
    """Import a competition from the log of another server: the body is the content of ``log.jsonl``."""
    limiter.check(address_of(request), config.limits.tables)
    body = await whole(request, config.limits.record)
    try:
        log = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise WebError("not-text") from None
    return await clubs.bring(log, rules)


@post(
    "/api/club/{club:str}/pairs",
    dto=Strict[PairsListed],
    return_dto=None,
    responses=REFUSALS,
    tags=["club"],
    security=KEYED,
)
async def list_pairs(
    club: Club, data: JSONBody[PairsListed], clubs: TheClubs, key: TheKey, spoken: Spoken
) -> PairsChecked:
    """Import pairs from a CSV list, two names a line. They are entered only if every line is right."""
    found, link = await clubs.opened(club, key)
    check(link, Right.PAIRS)
    async with found.lock:
        done = found.known(link.number, data.id)
        state = found.state.competition.state
        known = [player for number in state.live for player in state.pairs[number].players]
    pairs, problems = read_pairs(data.csv, () if done else known, spoken)
    if done is None and not problems and not data.check:
        await found.ask(
            link, data.id, partial(did, chance=clubs.chance, asked=[Entered(players=players) for players in pairs])
        )
    return PairsChecked(pairs=pairs, problems=problems)


@get(
    "/api/club/{club:str}/pairs.csv",
    media_type=CSV,
    responses=REFUSALS | described(CSV, "all pairs"),
    tags=["club"],
    security=KEYED,
)
async def pairs(club: Club, clubs: TheClubs, key: TheKey, spoken: Spoken) -> Response[str]:
    """All pairs."""
    found, _ = await clubs.opened(club, key)
    async with found.lock:
        return sent(pairs_csv(found.state, spoken), CSV, f"{club}-pairs.csv")


@get(
    "/api/club/{club:str}/ranking.csv",
    media_type=CSV,
    responses=REFUSALS | described(CSV, "the ranking"),
    tags=["club"],
    security=KEYED,
)
async def ranking(club: Club, clubs: TheClubs, key: TheKey, spoken: Spoken) -> Response[str]:
    """The current ranking."""
    found, _ = await clubs.opened(club, key)
    async with found.lock:
        return sent(ranking_csv(found.state, spoken), CSV, f"{club}-ranking.csv")


@get(
    "/api/club/{club:str}/log.jsonl",
    media_type=LINES,
    responses=REFUSALS | described(LINES, "every entry, a JSON object a line"),
    tags=["club"],
    security=KEYED,
)
async def log(club: Club, clubs: TheClubs, key: TheKey) -> Response[str]:
    """The log of the competition, from which any server can restore it."""
    found, link = await clubs.opened(club, key)
    check(link, Right.LOG)
    async with found.lock:
        return sent(write(found.state.competition.log), LINES, f"{club}.jsonl")


HANDLERS = [bring, list_pairs, pairs, ranking, log]
