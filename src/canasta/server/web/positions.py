"""`/api/positions`: actions tried in a position that the client sends, for lessons and arguments."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.params import JSONBody

from canasta.server.tables.positions import looked_at, tried_out
from canasta.server.web.dependencies import Spoken, TheHub
from canasta.server.web.handlers import post
from canasta.server.web.long_requests import client_of, while_awaited
from canasta.server.wire.rest import PositionAsked, PositionOutcome, PositionTried
from canasta.server.wire.values import DealView


@post("/api/positions/view", PositionAsked, status_code=200)
async def look(request: Request[Any, Any, Any], data: JSONBody[PositionAsked], hub: TheHub) -> DealView:
    """A seat's view of the position."""
    return await while_awaited(request, hub.helper.run(client_of(request), looked_at, data))


@post("/api/positions/try", PositionTried, status_code=200)
async def try_actions(
    request: Request[Any, Any, Any], data: JSONBody[PositionTried], hub: TheHub, spoken: Spoken
) -> PositionOutcome:
    """The actions, as far as they are legal, and the position after them."""
    return await while_awaited(request, hub.helper.run(client_of(request), tried_out, data, spoken))
