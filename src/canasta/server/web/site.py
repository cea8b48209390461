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
    from canasta.server.web.limits import RateLimiter
    from canasta.server.web.pages import Page


@dataclass(frozen=True)
class Site:
    """The tables, the competitions and the settings of one server; `page` is None where none is built."""

    hub: Hub
    clubs: ClubHub
    config: Config
    limiter: RateLimiter
    page: Page | None
    proxy: ProxyWarning
    bans: BanList

    def put_into(self, scope: Scope) -> None:
        """Let the handlers of this request find it."""
        scope.setdefault("state", {})["site"] = self

    @staticmethod
    def of(scope: Scope) -> Site:
        """The server that was asked."""
        site: Site = scope["state"]["site"]
        return site


def site_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Site:
    """The server that was asked on this connection."""
    return Site.of(connection.scope)
