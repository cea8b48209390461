"""`/api/puzzles`: puzzles set and answered; the progress comes with every request, and the server keeps none."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.params import JSONBody

from canasta.server.tables.puzzles import kinds_told, next_shown, solved
from canasta.server.web.dependencies import Spoken, TheHub
from canasta.server.web.handlers import get, post
from canasta.server.web.long_requests import client_of, while_awaited
from canasta.server.wire.puzzles import PuzzleAnswered, PuzzleAsked, PuzzleKinds, PuzzleSolved, PuzzlesShown


@get("/api/puzzles")
async def kinds_of_puzzles(request: Request[Any, Any, Any], hub: TheHub, spoken: Spoken) -> PuzzleKinds:
    """The themes and games of which there are puzzles."""
    return await while_awaited(request, hub.helper.run(client_of(request), kinds_told, spoken))


@post("/api/puzzles/next", PuzzleAsked, status_code=200)
async def set_puzzle(
    request: Request[Any, Any, Any], data: JSONBody[PuzzleAsked], hub: TheHub, spoken: Spoken
) -> PuzzlesShown:
    """The next puzzle for somebody, or the next part of the lesson of a day."""
    return await while_awaited(request, hub.helper.run(client_of(request), next_shown, data, spoken))


@post("/api/puzzles/answer", PuzzleAnswered, status_code=200)
async def answer_puzzle(
    request: Request[Any, Any, Any], data: JSONBody[PuzzleAnswered], hub: TheHub, spoken: Spoken
) -> PuzzleSolved:
    """The worth of an answer, and the reasons."""
    return await while_awaited(request, hub.helper.run(client_of(request), solved, data, spoken))
