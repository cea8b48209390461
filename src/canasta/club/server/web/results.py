"""Files that people take home: the results of a competition, the days of a league."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, Response
from litestar.params import QueryParameter

from canasta.club.competition import Competition
from canasta.club.competition.model import MOST_PAIRS
from canasta.club.server import trail
from canasta.club.server.calendar import calendar
from canasta.club.server.inputs import ClubError
from canasta.club.server.results_file import Results, results_html
from canasta.club.server.rights import Right, check
from canasta.club.server.sheet_live import Holder
from canasta.club.server.web.dependencies import Club, TheClubs, TheCompetition
from canasta.club.server.web.files import CALENDAR, described, sent
from canasta.server.journal.kind import JournalError
from canasta.server.web.handlers import HEAVY, PACKED, get, packed
from canasta.server.web.site import Spoken

if TYPE_CHECKING:
    from canasta.club.server.hub import ClubHub
    from canasta.club.server.links import Link
    from canasta.club.server.live import LiveClub
    from canasta.club.server.wire.club_trail import LogLine
    from canasta.club.server.wire.sheets import SheetInfo

HTML = "text/html"
Ahead = Annotated[
    int, QueryParameter(ge=-1440, le=1440, description="minutes by which the reader's clock is ahead of UTC")
]
OnePair = Annotated[int, QueryParameter(ge=0, le=MOST_PAIRS, description="the number of a pair; 0 for all rounds")]


@get(
    "/api/club/{club:str}/results.html",
    media_type=HTML,
    opt=PACKED,
    guards=[HEAVY],
    answers=described(HTML, "the results, their reasons, the score sheets and the log, for reading without a server"),
)
async def results(
    request: Request[Any, Any, Any],
    club: Club,
    clubs: TheClubs,
    spoken: Spoken,
    opened: TheCompetition,
    ahead: Ahead = 0,
) -> Response[bytes]:
    """The results in one file that needs no server: rankings, bracket, rounds, reasons, score sheets and log."""
    found, link = opened
    check(link, Right.LOG)
    async with found.lock:
        log, rules, last = list(found.state.competition.log), found.state.rules, found.state.seq
        written = {
            (match.round, match.table): desk.sheet
            for match, desk in found.state.seated_desks()
            if desk.sheet is not None
        }
    lines = [each for each in await _lines(found, last, spoken) if each.number]
    sheets = {where: await _sheet(clubs, sheet, link, spoken) for where, sheet in written.items()}
    at = clubs.clock.now_ms()

    def made() -> bytes:
        return results_html(Results(Competition(log), rules, lines, sheets, at, ahead), spoken).encode()

    answer = await packed(request, await asyncio.to_thread(made), f"{HTML}; charset=utf-8")
    answer.headers["content-disposition"] = f'attachment; filename="{club}.html"'
    return answer


async def _lines(found: LiveClub, last: int, lang: str) -> list[LogLine]:
    """The log up to that input; others are served between its pages."""
    lines: list[LogLine] = []
    after = part = 0
    while after < last:
        async with found.lock:
            page = trail.page(found.state, after, part, lang)
        lines += (each for each in page.lines if each.seq <= last)
        after, part = page.last, page.part
        await asyncio.sleep(0)
    return lines


async def _sheet(clubs: ClubHub, sheet_id: str, link: Link, lang: str) -> SheetInfo | str:
    """A score sheet as the link sees it; the reason where it cannot be read."""
    try:
        live = await clubs.sheets.take(sheet_id)
    except (ClubError, JournalError) as error:
        return error.message(lang)
    async with live.lock:
        return await asyncio.to_thread(live.info, Holder(link, of_club=True), lang)


@get(
    "/api/club/{club:str}/calendar.ics",
    media_type=CALENDAR,
    guards=[HEAVY],
    answers=described(CALENDAR, "the days of a league, an event for each"),
)
async def days(club: Club, clubs: TheClubs, spoken: Spoken, opened: TheCompetition, pair: OnePair = 0) -> Response[str]:
    """The days of a league for a calendar: all rounds and the matches that were moved, or the matches of a pair."""
    found, _ = opened
    async with found.lock:
        log = list(found.state.competition.log)
    at = clubs.clock.now_ms()
    told = await asyncio.to_thread(lambda: calendar(Competition(log), club, at, spoken, pair))
    return sent(told, CALENDAR, f"{club}.ics")


HANDLERS = [results, days]
