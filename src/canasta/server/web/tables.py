"""`/api/tables` and `/api/replay`: open a table, join it, look at it, and keep its record."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from canasta.server.web.errors import WebError
from canasta.server.web.handlers import HEAVY, PACKED, client_of, get, new_log, packed, post, while_awaited
from canasta.server.web.schema import SEAT
from canasta.server.web.site import Spoken, TheConfig, TheHub, TheSeat
from canasta.server.wire.rest import NewPlayer, NewTable, Opened, Seated
from canasta.server.wire.values import Replay, TableInfo

Table = Annotated[str, PathParameter(pattern="^[a-z2-9]{10}$", description="a table by its id")]
Deal = Annotated[int, QueryParameter(ge=1, le=1000, description="the number of a deal that is over")]
Seat = Annotated[int | None, QueryParameter(ge=0, le=5, description="whose view; without it all hands lie open")]

_TEXT = {200: ResponseSpec(data_container=str, media_type=MediaType.TEXT, description="the record")}
_REPLAY = {200: ResponseSpec(data_container=Replay, description="the deal, step by step", generate_examples=False)}


@post("/api/tables", NewTable, tags=["tables"], guards=[new_log])
async def open_table(data: JSONBody[NewTable], hub: TheHub) -> Opened:
    """Open a table; its host is player 0."""
    table, player, key = await hub.create(data.settings, data.name, data.avatar)
    return Opened(table, player, key)


@post("/api/tables/{table:str}/chairs", NewPlayer, tags=["tables"])
async def sit_down(table: Table, data: JSONBody[NewPlayer], hub: TheHub) -> Seated:
    """Take a free chair, before the match begins; the one that this key has, if it has one.

    In a match, ask for the chair of a bot: it is taken once the host has agreed and the deal is over.
    """
    _, player, key = await hub.join(table, data.chair, data.name, data.avatar, data.key)
    return Seated(player, key)


@get("/api/tables/{table:str}", tags=["tables"], security=SEAT)
async def look_at(table: Table, hub: TheHub, spoken: Spoken, seat_key: TheSeat) -> TableInfo:
    """The public facts of a table."""
    return await hub.info(table, spoken, seat_key)


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, answers=_TEXT, tags=["tables"], security=SEAT)
async def record(table: Table, hub: TheHub, seat_key: TheSeat) -> Response[str]:
    """The record of the match, without anything still secret."""
    headers = {"content-disposition": f'attachment; filename="{table}.canasta"'}
    return Response(await hub.record(table, seat_key), media_type=MediaType.TEXT, headers=headers)


@get("/api/tables/{table:str}/replay", answers=_REPLAY, tags=["replay"], security=SEAT, opt=PACKED, guards=[HEAVY])
async def replay(
    request: Request[Any, Any, Any],
    table: Table,
    hub: TheHub,
    spoken: Spoken,
    seat_key: TheSeat,
    deal: Deal = 1,
    seat: Seat = None,
) -> Response[bytes]:
    """A finished deal, step by step."""
    work = hub.replay(table, deal=deal, seat=seat, lang=spoken, key=seat_key, client=client_of(request))
    return await packed(request, await while_awaited(request, work))


@post("/api/replay", status_code=200, answers=_REPLAY, tags=["replay"], opt=PACKED, guards=[HEAVY])
async def replay_record(
    request: Request[Any, Any, Any], hub: TheHub, config: TheConfig, spoken: Spoken, deal: Deal = 1, seat: Seat = None
) -> Response[bytes]:
    """A finished deal of a match that the client sends, step by step: the body is the text of a record."""
    text = await record_in(request, config.limits.record)
    work = hub.replay_record(text, deal=deal, seat=seat, lang=spoken, client=client_of(request))
    return await packed(request, await while_awaited(request, work))


async def record_in(request: Request[Any, Any, Any], most: int) -> str:
    """The body of the request as text. Raises `WebError` ``too-big`` and ``not-text``."""
    body = await whole(request, most)
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise WebError("not-text") from None


async def whole(request: Request[Any, Any, Any], most: int) -> bytes:
    """The body of the request.

    Raises `WebError` ``too-big``: before anything is read if it says so itself, else as soon as it exceeds that size.
    """
    said = request.headers.get("content-length", "")
    if said.isdecimal() and int(said) > most:
        raise WebError("too-big")
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise WebError("too-big")
        parts.append(part)
    return b"".join(parts)
