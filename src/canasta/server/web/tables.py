"""The routes of tables and of records: open, join, look at, keep, replay, and the coach's reviews of a deal.

Also those by which the host of a table opens the server to the local network.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.di import NamedDependency, Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from canasta.server.live.reviews import Tell
from canasta.server.tables.habit_pieces import habits_told
from canasta.server.web.config import LOOPBACK
from canasta.server.web.errors import WebError, refuse
from canasta.server.web.handlers import (
    HEAVY,
    PACKED,
    REVIEWS,
    SEAT,
    Guard,
    client_of,
    get,
    new_log,
    packed,
    post,
    while_awaited,
)
from canasta.server.web.limits import from_here
from canasta.server.web.site import Spoken, TheHub, TheSeat, site_of
from canasta.server.wire.rest import NetworkAsked, NetworkState, NewPlayer, NewTable, Opened, Seated
from canasta.server.wire.reviews import CountedDeal, DealMoments, HabitsAsked, HabitsTold, Reviewed, Thought
from canasta.server.wire.values import Replay, TableInfo

Table = Annotated[str, PathParameter(pattern="^[a-z2-9]{10}$", description="a table by its id")]
Deal = Annotated[int, QueryParameter(ge=1, le=1000, description="the number of a deal that is over")]
Seat = Annotated[int | None, QueryParameter(ge=0, le=5, description="whose view; without it all hands lie open")]

_TEXT = {200: ResponseSpec(data_container=str, media_type=MediaType.TEXT, description="the record")}


@post("/api/tables", NewTable, tags=["tables"], guards=[new_log])
async def open_table(data: JSONBody[NewTable], hub: TheHub) -> Opened:
    """Open a table; its host is player 0."""
    return await hub.create(data.settings, data.name, data.avatar)


@post("/api/tables/{table:str}/chairs", NewPlayer, tags=["tables"])
async def sit_down(table: Table, data: JSONBody[NewPlayer], hub: TheHub) -> Seated:
    """Take a free chair, before the match begins; the one that this key has, if it has one.

    In a match, ask for the chair of a bot: it is taken once the host has agreed and the deal is over.
    """
    seated = await hub.join(table, data.chair, data.name, data.avatar, data.key)
    return Seated(seated.player, seated.key)


@get("/api/tables/{table:str}", tags=["tables"], security=SEAT)
async def look_at(table: Table, hub: TheHub, spoken: Spoken, seat_key: TheSeat) -> TableInfo:
    """The public facts of a table."""
    return await hub.info(table, spoken, seat_key)


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, answers=_TEXT, tags=["tables"], security=SEAT)
async def record(table: Table, hub: TheHub, seat_key: TheSeat) -> Response[str]:
    """The record of the match, without anything still secret."""
    headers = {"content-disposition": f'attachment; filename="{table}.canasta"'}
    return Response(await hub.record(table, seat_key), media_type=MediaType.TEXT, headers=headers)


async def record_of(table: Table, hub: TheHub, seat_key: TheSeat) -> str:
    """The text of the record of a table. Raises `TableError`."""
    return await hub.record(table, seat_key)


async def record_in(request: Request[Any, Any, Any]) -> str:
    """The body of the request as text. Raises `WebError` ``too-big`` and ``not-text``."""
    body = await whole(request, site_of(request.scope).config.limits.record)
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


LINES: Final = "application/x-ndjson"  # in `Accept`: a `Thought` a line, and at the end the answer or a `Problem`
_GZIP: Final = 31
_LEVEL: Final = 5
Work = Callable[[Tell | None], Coroutine[Any, Any, bytes]]


async def thought_out(request: Request[Any, Any, Any], work: Work) -> Response[Any]:
    """Do the work, but stop once the client has gone. Raises its errors as long as no line is written."""
    if LINES not in request.headers.get("accept", ""):
        return await packed(request, await while_awaited(request, work(None)))
    news: asyncio.Queue[Thought | None] = asyncio.Queue()
    doing = asyncio.ensure_future(work(news.put_nowait))
    doing.add_done_callback(lambda _: news.put_nowait(None))
    try:
        first = await while_awaited(request, news.get())
        if first is None:
            return await packed(request, doing.result() + b"\n", LINES)
    except BaseException:
        doing.cancel()
        raise
    squeezed = "gzip" in request.headers.get("accept-encoding", "")
    # A proxy that collects an answer before it passes it on would tell how far it is once it is there.
    headers = {"vary": "accept, accept-encoding", "cache-control": "no-store", "x-accel-buffering": "no"}
    if squeezed:
        headers["content-encoding"] = "gzip"
    lines = _lines(request, doing, news, first)
    return Stream(_squeezed(lines) if squeezed else lines, media_type=LINES, headers=headers)


async def _lines(
    request: Request[Any, Any, Any], doing: asyncio.Future[bytes], news: asyncio.Queue[Thought | None], first: Thought
) -> AsyncIterator[bytes]:
    try:
        told: Thought | None = first
        while told is not None:
            yield msgspec.json.encode(told) + b"\n"
            told = await news.get()
        try:
            yield doing.result() + b"\n"
        except Exception as error:  # the status has gone out: what went wrong is said in the last line
            yield msgspec.json.encode(refuse(request, error).content) + b"\n"
    finally:
        doing.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await doing


async def _squeezed(lines: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Each line packed so that it can be read before the next."""
    packer = zlib.compressobj(_LEVEL, wbits=_GZIP)
    async for line in lines:
        # the answer is long, and must not block the event loop
        yield await asyncio.to_thread(packer.compress, line) + packer.flush(zlib.Z_SYNC_FLUSH)
    yield packer.flush()


Told = NamedDependency[str]  # the text of a record
Chooser = Annotated[int, QueryParameter(ge=0, le=5, description="whose decisions")]


def of_deal(
    name: str, answer: type[msgspec.Struct], said: str, guard: Guard
) -> Callable[[Callable[..., Any]], list[HTTPRouteHandler]]:
    """Two handlers for something about a finished deal: a GET of a table, and a POST whose body is a record."""
    more: dict[str, Any] = {
        "answers": {200: ResponseSpec(data_container=answer, description=said, generate_examples=False)},
        "tags": ["replay"],
        "opt": PACKED,
        "guards": [guard],
    }

    def made(work: Callable[..., Any]) -> list[HTTPRouteHandler]:
        of_table, of_record = {"told": Provide(record_of)}, {"told": Provide(record_in)}
        path = f"/api/tables/{{table:str}}/{name}"
        return [
            get(path, security=SEAT, dependencies=of_table, **more)(work),
            post(f"/api/{name}", status_code=200, dependencies=of_record, **more)(work),
        ]

    return made


@of_deal("replay", Replay, "the deal, step by step", HEAVY)
async def replay(
    request: Request[Any, Any, Any], hub: TheHub, spoken: Spoken, told: Told, deal: Deal = 1, seat: Seat = None
) -> Response[bytes]:
    """A finished deal, step by step: of a table, or of the match whose record the client sends."""
    work = hub.replay(told, deal=deal, seat=seat, lang=spoken, client=client_of(request))
    return await packed(request, await while_awaited(request, work))


@of_deal("review", Reviewed, "the deal, graded", REVIEWS)
async def review(
    request: Request[Any, Any, Any], hub: TheHub, spoken: Spoken, told: Told, deal: Deal = 1
) -> Response[Any]:
    """Every decision of a finished deal, graded by what its player could know. It takes seconds.

    With `Accept: application/x-ndjson` each line says meanwhile how far the coach is, and the last one is the answer.
    """
    ask = partial(hub.coach.review, client_of(request), told, deal=deal, lang=spoken)
    return await thought_out(request, lambda tell: ask(tell=tell))


@of_deal("moments", DealMoments, "costly decisions", REVIEWS)
async def moments(
    request: Request[Any, Any, Any], hub: TheHub, spoken: Spoken, told: Told, deal: Deal = 1, seat: Chooser = 0
) -> Response[Any]:
    """The decisions of a seat that cost most in a finished deal, with every answer weighed. It takes seconds.

    With `Accept: application/x-ndjson` each line says meanwhile how far the coach is, and the last one is the answer.
    """
    ask = partial(hub.coach.moments, client_of(request), told, deal=deal, seat=seat, lang=spoken)
    return await thought_out(request, lambda tell: ask(tell=tell))


_HABITS = {200: ResponseSpec(data_container=CountedDeal, description="habits, counted", generate_examples=False)}


@get("/api/tables/{table:str}/habits", answers=_HABITS, tags=["replay"], security=SEAT, opt=PACKED, guards=[REVIEWS])
async def habits(
    request: Request[Any, Any, Any], table: Table, hub: TheHub, seat_key: TheSeat, deal: Deal = 1, seat: Chooser = 0
) -> Response[bytes]:
    """The habits of a seat in a finished deal, counted, for the client to keep. It takes seconds."""
    text = await hub.record(table, seat_key)
    work = hub.coach.habits(client_of(request), text, deal=deal, seat=seat)
    return await packed(request, await while_awaited(request, work))


@post("/api/habits", HabitsAsked, status_code=200)
async def tell_habits(
    request: Request[Any, Any, Any], data: JSONBody[HabitsAsked], hub: TheHub, spoken: Spoken
) -> HabitsTold:
    """The habits that show in the counted deals of several matches."""
    return await while_awaited(request, hub.helper.run(client_of(request), habits_told, data, spoken))


@get("/api/network", tags=["tables"])
async def network_state(request: Request[Any, Any, Any]) -> NetworkState:
    """Tell whether the server can be opened to the local network from here, and whether it is open."""
    network = site_of(request.scope).network
    return NetworkState(may_open=network.allowed and _at_this_machine(request), opened=network.opened)


@post("/api/tables/{table:str}/network", NetworkAsked, status_code=200, tags=["tables"], security=[{"seat": []}])
async def change_network(
    request: Request[Any, Any, Any], table: Table, data: JSONBody[NetworkAsked], hub: TheHub, seat_key: TheSeat
) -> NetworkState:
    """Open the server to the local network, or close it again: for the host of a table, at this machine."""
    network = site_of(request.scope).network
    if not network.allowed or not _at_this_machine(request):
        raise WebError("not-to-open")
    await hub.check_host(table, seat_key)
    if data.opened:
        await network.open()
    else:
        await network.close()
    return NetworkState(may_open=True, opened=network.opened)


def _at_this_machine(request: Request[Any, Any, Any]) -> bool:
    """True for a client on this machine that also calls it so: no page of a name that was made to point here."""
    host = request.url.hostname or ""
    return from_here(request) and (host in LOOPBACK or host == "localhost")
