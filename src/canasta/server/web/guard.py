"""What every request passes first, and what every answer carries: origins, rates, headers that browsers obey."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.types import Message, Scope

from canasta.server.web.config import Config
from canasta.server.web.errors import WebError
from canasta.server.web.limits import Keeper

_SOURCES: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",  # cards are placed by their style attributes
    "img-src": "'self' data: blob:",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "media-src": "'self' blob:",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
POLICY: Final = "; ".join(f"{name} {sources}" for name, sources in _SOURCES.items())
# A link to a seat carries its secret behind the #, which browsers send nobody; the rest of the address stays here too.
HEADERS: Final = tuple(
    (name.encode(), value.encode())
    for name, value in {
        "content-security-policy": POLICY,
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
    }.items()
)

_HARMLESS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


async def add_headers(message: Message, _scope: Scope) -> None:
    """The headers above on every answer; what the API says is never kept."""
    if message["type"] == "http.response.start":
        headers = [*message["headers"], *HEADERS]
        if not any(name.lower() == b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address of the client; one for all where the server does not know it (a unix socket)."""
    client = connection.scope.get("client")
    return client[0] if client else ""


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], config: Config) -> None:
    """Refuse pages of other sites. Programs that are no browsers send no Origin, and have no keys but their own."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    if origin in config.origins:
        return
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or parts.netloc != connection.headers.get("host"):
        raise WebError("foreign-origin")


def guard(config: Config, keeper: Keeper) -> Callable[[Request[Any, Any, Any]], Awaitable[None]]:
    """The check before every request. Raises `WebError`."""

    async def check(request: Request[Any, Any, Any]) -> None:
        keeper.check(address_of(request), config.limits.requests)
        if request.method not in _HARMLESS:
            check_origin(request, config)

    return check
