"""The application: its routes, and the settings that they share."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.types import ASGIApp, Receive, Scope, Send

from canasta.server.live.hub import Hub
from canasta.server.web import book, tables
from canasta.server.web.addresses import plain
from canasta.server.web.config import Config
from canasta.server.web.errors import provide_language, refuse
from canasta.server.web.guard import add_headers, guard
from canasta.server.web.handlers import OPENAPI, PACKED, PACKING
from canasta.server.web.health import Readiness, life_of
from canasta.server.web.limits import BodyBounds, ProxyWarning, RateLimiter, SocketPlaces, by_pieces
from canasta.server.web.logs import REQUEST, SecurityLog
from canasta.server.web.metrics import Metrics
from canasta.server.web.network import Network
from canasta.server.web.pages import MANUAL, Manual, Page, manual_answer, page_answer
from canasta.server.web.site import Site, TheHub, Wing, WingRoutes, bearer, provide_hub, site_of
from canasta.server.web.sockets import table_socket
from canasta.server.web.tables import change_network, network_state
from canasta.server.wire.rest import Problem


@get("/healthz", include_in_schema=False, media_type=MediaType.JSON)
async def health(hub: TheHub) -> dict[str, Any]:
    """Report that the process answers, and how busy it is; the store is not asked."""
    return life_of(hub)


@get("/readyz", include_in_schema=False, media_type=MediaType.JSON)
async def ready(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Report that tables can be read and written and that the server stays. Raises `WordedError`."""
    await site_of(request.scope).readiness.check()
    return {"ok": True}


_FILES: Final[dict[str, Any]] = {
    "http_method": ["GET", "HEAD"],
    "include_in_schema": False,
    "status_code": 200,
    "opt": PACKED,
}


@HTTPRouteHandler([MANUAL, f"{MANUAL}/{{file:path}}"], name="manual", **_FILES)
async def manual_file(request: Request[Any, Any, Any], file: FromPath[str] = "") -> Response[bytes]:
    """A file of the documentation."""
    site = site_of(request.scope)
    return manual_answer(site.manual, site.page, request, file)


@HTTPRouteHandler(["/", "/{file:path}"], name="page", **_FILES)
async def page_file(request: Request[Any, Any, Any], file: FromPath[str] = "") -> Response[bytes]:
    """The page or one of its files, at every path that the API lacks."""
    site = site_of(request.scope)
    part = request.query_params.get("show", "")
    return page_answer(site.page, request, file, lambda table: part or site.hub.stage_of(table))


def strip(scope: Scope, prefix: str) -> None:
    """Take the prefix off the path. A proxy may have done so already, and who watches the server asks without it."""
    path = scope["path"]
    if prefix and (path == prefix or path.startswith(f"{prefix}/")):
        scope["path"] = path.removeprefix(prefix) or "/"
        raw = scope.get("raw_path")
        if raw is not None:
            scope["raw_path"] = raw.removeprefix(prefix.encode()) or b"/"


def answer_to(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The answer to any error, which is counted."""
    answer = refuse(request, error)
    site_of(request.scope).refused(answer.content.code, request)
    return answer


def create_app(
    hub: Hub,
    config: Config | None = None,
    wings: Sequence[Wing] = (),
    *,
    readiness: Readiness | None = None,
    metrics: Metrics | None = None,
    places: SocketPlaces | None = None,
    network: Network | None = None,
) -> ASGIApp:
    """Create the application. The caller starts and closes `hub` (the tables) and the hubs of the wings."""
    where, figures = config or Config(), metrics or Metrics()
    site = Site(
        hub,
        wings,
        where,
        RateLimiter(where.limits),
        None if where.client is None else Page(where.client, where.prefix, manual=where.manual is not None),
        ProxyWarning(),
        readiness or Readiness(hub),
        figures,
        SecurityLog(count=figures.refuse),
        None if where.manual is None else Manual.at(where.manual),
        BodyBounds(where.limits),
        places or SocketPlaces(where.limits),
        network or Network(),
    )
    answer = _routes(where.limits.body, tuple(each.routes for each in wings))

    async def served(scope: Scope, receive: Receive, send: Send) -> None:
        scope.setdefault("state", {})["site"] = site
        if client := scope.get("client"):
            scope["client"] = (plain(client[0]), client[1])  # a proxy may say it as IPv6
        strip(scope, where.prefix)
        REQUEST.set(secrets.token_hex(6))
        with site.bodies.counted(scope, receive) as counted:
            await answer(scope, counted, by_pieces(site.metrics.timed(scope, send)))

    return served


@cache
def _routes(body: int, wings: tuple[WingRoutes, ...]) -> Litestar:
    """All handlers, for bodies of at most `body` bytes. Reading their signatures takes long: once for a process."""
    needed = {name: provide for each in wings for name, provide in each.dependencies.items()}
    return Litestar(
        [
            book.menu,
            book.one_set,
            book.book,
            book.in_book,
            book.in_switches,
            book.house,
            book.of_game,
            book.look,
            book.try_actions,
            book.kinds_of_puzzles,
            book.set_puzzle,
            book.answer_puzzle,
            tables.open_table,
            tables.sit_down,
            tables.look_at,
            tables.record,
            *tables.replay,
            *tables.review,
            *tables.moments,
            tables.habits,
            tables.tell_habits,
            network_state,
            change_network,
            health,
            ready,
            *(handler for each in wings for handler in each.handlers),
            table_socket,
            manual_file,
            page_file,
        ],
        dependencies={
            "spoken": Provide(provide_language, sync_to_thread=False),
            "hub": Provide(provide_hub, sync_to_thread=False),
            "seat_key": Provide(bearer, sync_to_thread=False),
            **{name: Provide(provide, sync_to_thread=False) for name, provide in needed.items()},
        },
        before_request=guard,
        before_send=[add_headers],
        exception_handlers={HTTPException: answer_to, Exception: answer_to},
        openapi_config=OPENAPI,
        compression_config=PACKING,
        request_max_body_size=body,
        signature_types=[Hub, *(kind for each in wings for kind in each.types)],
        logging_config=None,
        debug=False,
    )
