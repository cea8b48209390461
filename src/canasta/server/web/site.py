"""One server as its requests see it. The routes are the same for every server of a process, and are made once.

Its parts are dependencies of the handlers by name, and so is the secret of a seat.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.types import Scope

from canasta.server.live.hub import Hub
from canasta.server.web.config import Config
from canasta.server.web.limits import RateLimiter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.server.web.flow import BodyBounds, SocketPlaces
    from canasta.server.web.health import Readiness
    from canasta.server.web.limits import ProxyWarning
    from canasta.server.web.manual import Manual
    from canasta.server.web.metrics import Metrics
    from canasta.server.web.pages import Page
    from canasta.server.web.security import SecurityLog
    from canasta.server.web.wing import Wing

T = TypeVar("T")


@dataclass(frozen=True)
class Site:
    """The tables, the wings and the settings of one server; `page` and `manual` are None where none is built."""

    hub: Hub
    wings: Sequence[Wing]
    config: Config
    limiter: RateLimiter
    page: Page | None
    proxy: ProxyWarning
    readiness: Readiness
    metrics: Metrics
    security: SecurityLog
    manual: Manual | None
    bodies: BodyBounds
    places: SocketPlaces

    def part(self, kind: type[T]) -> T:
        """The state of the wing that has one of that type."""
        return next(each.hub for each in self.wings if isinstance(each.hub, kind))

    def put_into(self, scope: Scope) -> None:
        """Let the handlers of this request find it."""
        scope.setdefault("state", {})["site"] = self

    def refused(self, code: str, scope: Scope) -> None:
        """Tell the security log of a refused request or socket, which is counted."""
        self.security.note(code, _address_in(scope), scope["path"])

    @staticmethod
    def of(scope: Scope) -> Site:
        """The server that was asked."""
        site: Site = scope["state"]["site"]
        return site


def _address_in(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def site_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Site:
    """The server that was asked on this connection."""
    return Site.of(connection.scope)


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
