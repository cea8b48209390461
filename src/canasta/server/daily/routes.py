"""`/api/daily`: the days, the tries of a day, its best one."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Final, TypeAlias

from litestar import MediaType, Response
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from canasta.server.daily.day import DayError
from canasta.server.daily.hub import Daily
from canasta.server.live.hub import Hub
from canasta.server.web.handlers import HEAVY, SEAT, get, new_log, post
from canasta.server.web.site import Spoken, TheSeat, Wing, WingRoutes, provided
from canasta.server.wire.daily import DailyInfo, DayInfo, NewTry, OpenDay, OpenedTry

TheDaily: TypeAlias = NamedDependency[Daily]
Date = Annotated[str, PathParameter(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="a day, as 2026-11-29")]
OwnTable = Annotated[str | None, QueryParameter(pattern="^[a-z2-9]{10}$", description="the table of the own try")]
Own = Annotated[str, QueryParameter(pattern="^[a-z2-9]{10}$", description="the table of the own try")]

_TEXT: Final[dict[int, Any]] = {
    200: ResponseSpec(data_container=str, media_type=MediaType.TEXT, description="the record")
}
_TAG: Final = ["daily"]


@get("/api/daily", tags=_TAG)
async def days(daily: TheDaily) -> DailyInfo:
    """The days: those that can be played, and the seals of those to come."""
    return await daily.told()


@get("/api/daily/archive", tags=_TAG)
async def archive(daily: TheDaily) -> list[OpenDay]:
    """The days that no longer count, with their secrets, for browsers that keep them to play without a connection."""
    return await daily.archive()


@get("/api/daily/{day:str}", tags=_TAG, security=SEAT)
async def one_day(day: Date, daily: TheDaily, spoken: Spoken, seat_key: TheSeat, table: OwnTable = None) -> DayInfo:
    """A day that has come; with its table and the key of the seat, the own try."""
    return await daily.info(dated(day), spoken, table, seat_key)


@post("/api/daily/{day:str}/tries", NewTry, status_code=200, tags=_TAG, guards=[new_log])
async def begin(day: Date, data: JSONBody[NewTry], daily: TheDaily) -> OpenedTry:
    """Begin the own try, or go back to it. Once the day no longer counts, each is a new one, outside the ranking."""
    return await daily.begin(dated(day), data.key, data.name, data.avatar, data.pace)


@get("/api/daily/{day:str}/best", media_type=MediaType.TEXT, answers=_TEXT, tags=_TAG, security=SEAT, guards=[HEAVY])
async def best(day: Date, table: Own, daily: TheDaily, spoken: Spoken, seat_key: TheSeat) -> Response[str]:
    """The record of the best try, for somebody whose own is over."""
    return Response(await daily.best(dated(day), spoken, table, seat_key), media_type=MediaType.TEXT)


def dated(day: str) -> date:
    """The date. Raises `DayError` ``no-date``."""
    try:
        return date.fromisoformat(day)
    except ValueError:
        raise DayError("no-date", found=day) from None


ROUTES: Final = WingRoutes([days, archive, one_day, begin, best], {"daily": provided(Daily)}, [Daily])


def daily_wing(hub: Hub) -> Wing:
    """The deal of the day at a server."""
    return Wing(ROUTES, Daily(hub))
