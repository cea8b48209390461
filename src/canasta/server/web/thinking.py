"""Answers of the coach: JSON once it has thought, or, line by line for clients that ask so, how far it is meanwhile."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.response import Stream

from canasta.server.live.reviews import Tell
from canasta.server.web.compression import packed
from canasta.server.web.errors import refuse
from canasta.server.web.long_requests import while_awaited
from canasta.server.wire.reviews import Thought

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
