"""`/api/tables/…/review` and `/api/review`: the coach reviews a finished deal."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec

from canasta.server.web.clients import address_of
from canasta.server.web.compression import PACKED, packed
from canasta.server.web.dependencies import Spoken, TheConfig, TheHub, TheLimiter, TheSeat
from canasta.server.web.long_requests import client_of, while_awaited
from canasta.server.web.schema import REFUSALS, SEAT
from canasta.server.web.tables import Deal, Table, record_in
from canasta.server.wire.reviews import Reviewed

_REVIEW = {200: ResponseSpec(data_container=Reviewed, description="the deal, graded", generate_examples=False)}


@get("/api/tables/{table:str}/review", responses=REFUSALS | _REVIEW, tags=["replay"], security=SEAT, opt=PACKED)
async def review(
    request: Request[Any, Any, Any],
    table: Table,
    hub: TheHub,
    limiter: TheLimiter,
    config: TheConfig,
    spoken: Spoken,
    seat_key: TheSeat,
    deal: Deal = 1,
) -> Response[bytes]:
    """Every decision of a finished deal, graded by what its player could know. It takes seconds."""
    limiter.check(address_of(request), config.limits.reviews)
    work = hub.review(table, deal=deal, lang=spoken, key=seat_key, client=client_of(request))
    return await packed(request, await while_awaited(request, work))


@post(
    "/api/review",
    status_code=200,
    responses=REFUSALS | _REVIEW,
    tags=["replay"],
    request_max_body_size=None,
    opt=PACKED,
)
async def review_record(
    request: Request[Any, Any, Any],
    hub: TheHub,
    limiter: TheLimiter,
    config: TheConfig,
    spoken: Spoken,
    deal: Deal = 1,
) -> Response[bytes]:
    """The same for a match that the client sends: the body is the text of a record."""
    limiter.check(address_of(request), config.limits.reviews)
    text = await record_in(request, config.limits.record)
    work = hub.review_record(text, deal=deal, lang=spoken, client=client_of(request))
    return await packed(request, await while_awaited(request, work))
