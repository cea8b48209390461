"""`/ws/club/{id}`: the feed of a competition or a score sheet."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket
from litestar.handlers import websocket
from litestar.params import FromPath

from canasta.server.web.club.dependencies import TheClubs
from canasta.server.web.site import TheConfig, TheLimiter
from canasta.server.web.sockets import serve_socket


@websocket("/ws/club/{club:str}")
async def club_socket(
    socket: WebSocket[Any, Any, Any],
    club: FromPath[str],
    clubs: TheClubs,
    limiter: TheLimiter,
    config: TheConfig,
) -> None:
    """Serve a reader of a competition or a score sheet."""
    await serve_socket(socket, club, clubs.connect, limiter, config, config.limits.sockets_per_club)
