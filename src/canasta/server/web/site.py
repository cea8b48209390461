"""One server as its requests see it. The routes are the same for every server of a process, and are made once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection
    from litestar.types import Scope

    from canasta.server.clubs.hub import ClubHub
    from canasta.server.live.hub import Hub
    from canasta.server.web.bans import BanList
    from canasta.server.web.clients import ProxyWarning
    from canasta.server.web.config import Config
    from canasta.server.web.health import Readiness
    from canasta.server.web.limits import RateLimiter
    from canasta.server.web.metrics import Metrics
    from canasta.server.web.pages import Page
    from canasta.server.web.security import SecurityLog


@dataclass(frozen=True)
class Site:
    """The tables, the competitions and the settings of one server; `page` is None where none is built."""

    hub: Hub
    clubs: ClubHub
    config: Config
    limiter: RateLimiter
    page: Page | None
    proxy: ProxyWarning
    readiness: Readiness
    metrics: Metrics
    security: SecurityLog
    bans: BanList

    def put_into(self, scope: Scope) -> None:
        """Let the handlers of this request find it."""
        scope.setdefault("state", {})["site"] = self

    def refused(self, code: str, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Count a refused request or socket, and tell the security log."""
        self.metrics.refused.labels(code).inc()
        client = connection.scope.get("client")
        self.security.note(code, client[0] if client else "", connection.scope["path"])

    @staticmethod
    def of(scope: Scope) -> Site:
        """The server that was asked."""
        site: Site = scope["state"]["site"]
        return site


def site_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Site:
    """The server that was asked on this connection."""
    return Site.of(connection.scope)
