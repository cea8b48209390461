"""Dependencies of the handlers by name: the parts of the server that was asked, and the secret of a seat."""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.types import Scope

from canasta.server.live.hub import Hub
from canasta.server.web.config import Config
from canasta.server.web.limits import RateLimiter
from canasta.server.web.site import Site

_BEARER: Final = re.compile(r"Bearer ([A-Za-z0-9_-]{32,64})", re.ASCII)

Spoken: TypeAlias = NamedDependency[str]
TheHub: TypeAlias = NamedDependency[Hub]
TheConfig: TypeAlias = NamedDependency[Config]
TheLimiter: TypeAlias = NamedDependency[RateLimiter]
TheSeat: TypeAlias = NamedDependency[str | None]


def bearer(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The secret in ``Authorization: Bearer …``; None if there is none or it cannot be one."""
    found = _BEARER.fullmatch(connection.headers.get("authorization", ""))
    return None if found is None else found[1]


def provide_hub(scope: Scope) -> Hub:
    """The dependency `hub`."""
    return Site.of(scope).hub


def provide_config(scope: Scope) -> Config:
    """The dependency `config`."""
    return Site.of(scope).config


def provide_limiter(scope: Scope) -> RateLimiter:
    """The dependency `limiter`."""
    return Site.of(scope).limiter


def provide_seat(request: Request[Any, Any, Any]) -> str | None:
    """The dependency `seat_key`: the secret of a seat, for tables without spectators."""
    return bearer(request)
