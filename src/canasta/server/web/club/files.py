"""Import and export of lists: pairs, the ranking, the whole log."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Request, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from canasta.club.competition import Entered, write
from canasta.server.clubs.completion import did
from canasta.server.clubs.lists import pairs_csv, ranking_csv, read_pairs
from canasta.server.clubs.rights import Right, check
from canasta.server.web.club.dependencies import Club, TheClubs, TheCompetition
from canasta.server.web.compression import PACKED
from canasta.server.web.dependencies import Spoken, TheConfig
from canasta.server.web.errors import WebError
from canasta.server.web.handlers import TABLES, get, post
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


@post("/api/club/import", tags=["club"], opt=PACKED, guards=[TABLES])
async def bring(
    request: Request[Any, Any, Any], clubs: TheClubs, config: TheConfig, rules: RuleSet = "clasica"
) -> OpenedClub:
    """Import a competition from the log of another server: the body is the content of ``log.jsonl``."""
    body = await whole(request, config.limits.record)
    try:
        log = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise WebError("not-text") from None
    return await clubs.bring(log, rules)


@post("/api/club/{club:str}/pairs", PairsListed)
async def list_pairs(
    data: JSONBody[PairsListed], spoken: Spoken, opened: TheCompetition, clubs: TheClubs
) -> PairsChecked:
    """Import pairs from a CSV list, two names a line. They are entered only if every line is right."""
    found, link = opened
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


@get("/api/club/{club:str}/log.jsonl", media_type=LINES, answers=described(LINES, "every entry, a JSON object a line"))
async def log(club: Club, opened: TheCompetition) -> Response[str]:
    """The log of the competition, from which any server can restore it."""
    found, link = opened
    check(link, Right.LOG)
    async with found.lock:
        return sent(write(found.state.competition.log), LINES, f"{club}.jsonl")


OPEN = [bring]
HANDLERS = [list_pairs, pairs, ranking, log]
