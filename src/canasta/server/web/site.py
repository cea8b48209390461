"""One server as its requests see it, and its wings: parts such as the club, which a server of tables runs without.

The routes are the same for every server of a process, and are made once. The parts of a server are dependencies of
their handlers by name, and so is the secret of a seat.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.types import AnyCallable, ControllerRouterHandler, Scope

from canasta.server.live.hub import Hub
from canasta.server.web.config import Config
from canasta.server.web.limits import RateLimiter, address_of

if TYPE_CHECKING:
    from canasta.server.journal.cache import JournalCache
    from canasta.server.web.health import Readiness
    from canasta.server.web.limits import BodyBounds, ProxyWarning, SocketPlaces
    from canasta.server.web.logs import SecurityLog
    from canasta.server.web.metrics import Metrics
    from canasta.server.web.network import Network
    from canasta.server.web.pages import Manual, Page


@dataclass(frozen=True, eq=False)
class WingRoutes:
    """The handlers of a wing, what they depend on by name, and the types that their signatures name."""

    handlers: Sequence[ControllerRouterHandler]
    dependencies: Mapping[str, AnyCallable]
    types: Sequence[type]


class WingHub:
    """The state of a wing in one server. What a wing leaves out here does nothing."""

    @property
    def caches(self) -> Mapping[str, JournalCache[Any]]:
        """Its journals in memory, by the name of the figure that counts them."""
        return {}

    async def start(self) -> None:
        """Start what it does by itself."""

    async def close(self) -> None:
        """Stop it. What is stored stays."""


@dataclass(frozen=True)
class Wing:
    """A wing of one server."""

    routes: WingRoutes
    hub: WingHub


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
    network: Network

    def part(self, kind: type[T]) -> T:
        """The state of the wing that has one of that type."""
        return next(each.hub for each in self.wings if isinstance(each.hub, kind))

    def refused(self, code: str, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Tell the security log of a refused request or socket, which is counted."""
        self.security.note(code, address_of(connection), connection.scope["path"])


def site_of(scope: Scope) -> Site:
    """The server that was asked on a connection."""
    site: Site = scope["state"]["site"]
    return site


def provided(kind: type[T]) -> Callable[[Scope], T]:
    """The dependency that is the state of a wing: the one of that type."""

    def provide(scope: Scope) -> T:
        return site_of(scope).part(kind)

    return provide


_BEARER: Final = re.compile(r"Bearer ([A-Za-z0-9_-]{32,64})", re.ASCII)

Spoken: TypeAlias = NamedDependency[str]
TheHub: TypeAlias = NamedDependency[Hub]
TheSeat: TypeAlias = NamedDependency[str | None]


def bearer(request: Request[Any, Any, Any]) -> str | None:
    """The secret in ``Authorization: Bearer …``, as `seat_key` that of a seat; None if none can be one."""
    found = _BEARER.fullmatch(request.headers.get("authorization", ""))
    return None if found is None else found[1]


def key_or(refused: Callable[[], Exception]) -> Callable[[Request[Any, Any, Any]], str]:
    """The dependency that is the secret in ``Authorization: Bearer …``; `refused` makes the error where none is."""

    def provide(request: Request[Any, Any, Any]) -> str:
        found = bearer(request)
        if found is None:
            raise refused()
        return found

    return provide


def provide_hub(scope: Scope) -> Hub:
    """The dependency `hub`."""
    return site_of(scope).hub
