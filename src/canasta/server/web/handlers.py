"""Handlers of the web API: how one is declared, and the limits by address that some of them count against."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import litestar
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.handlers.http_handlers import HTTPRouteHandler
from msgspec import Struct

from canasta.server.journal import quota
from canasta.server.web.bodies import Strict
from canasta.server.web.clients import address_of
from canasta.server.web.schema import REFUSALS
from canasta.server.web.site import site_of

if TYPE_CHECKING:
    from canasta.server.web.config import Limits, Rate

Declared = Callable[[Callable[..., Any]], HTTPRouteHandler]
Guard = Callable[[ASGIConnection[Any, Any, Any, Any], BaseRouteHandler], None]


def get(path: str, *, answers: dict[int, Any] | None = None, **more: Any) -> Declared:
    """A GET at that path. `answers` describes more than Litestar sees for itself; refusals are added."""
    return litestar.get(path, responses=REFUSALS | (answers or {}), **more)


def post(
    path: str, body: type[Struct] | None = None, *, answers: dict[int, Any] | None = None, **more: Any
) -> Declared:
    """A POST at that path with a JSON `body` of that type, read strictly; without one, the handler reads it itself."""
    read: dict[str, Any] = {"request_max_body_size": None}
    if body is not None:
        read = {"dto": Strict[body], "return_dto": None}  # type: ignore[valid-type]
    return litestar.post(path, responses=REFUSALS | (answers or {}), **read, **more)


def counted(rate: Callable[[Limits], Rate]) -> Guard:
    """A guard that counts a request against a limit of its address. It raises `WebError` ``too-fast``."""

    def check(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
        site = site_of(connection)
        site.limiter.check(address_of(connection), rate(site.config.limits))

    return check


def count_new(connection: ASGIConnection[Any, Any, Any, Any], many: int = 1) -> None:
    """Count `many` new tables, competitions or sheets against the limits of the address, before they are made.

    Raises `WebError` ``too-fast``, `QuotaError`.
    """
    site = site_of(connection)
    site.limiter.check(address_of(connection), site.config.limits.tables, many)
    quota.check_new(many)


def new_log(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """The guard of requests that open one."""
    count_new(connection)


HEAVY: Final = counted(lambda limits: limits.heavy)
REVIEWS: Final = counted(lambda limits: limits.reviews)
