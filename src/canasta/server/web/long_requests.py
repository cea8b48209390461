"""Long requests: the client they are for, and their end once the client has closed them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

from canasta.server.web.clients import address_of
from canasta.server.web.errors import WebError
from canasta.server.web.limits import neighbourhood

T = TypeVar("T")


def client_of(request: Request[Any, Any, Any]) -> str:
    """The client of a request, for fair turns: a household."""
    return neighbourhood(address_of(request))


async def while_awaited(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """Do the work, but stop once the client has closed the request, whose body must have been read.

    Raises the errors of the work, and `WebError` ``gone``, after the client has gone.
    """
    doing = asyncio.ensure_future(work)
    going = asyncio.ensure_future(_closed(request))
    try:
        await asyncio.wait({doing, going}, return_when=asyncio.FIRST_COMPLETED)
        if doing.done():
            return doing.result()
        raise WebError("gone")
    finally:
        for task in (doing, going):
            task.cancel()
        await asyncio.gather(doing, going, return_exceptions=True)


async def _closed(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
