"""Checks before every request, and headers on every answer: origins, rates, headers that browsers obey."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.types import Message, Scope

from canasta.server.web.addresses import host_named, is_figures
from canasta.server.web.config import Config
from canasta.server.web.errors import WebError
from canasta.server.web.limits import address_of
from canasta.server.web.pages import MANUAL
from canasta.server.web.site import site_of

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
# The worker with Python in it (web/src/offline/python.ts) compiles WebAssembly, by the policy of its own script.
_WORKER: Final = "/assets/python-"
_WORKER_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'").encode()
# The manual's search sends its form to a page of its own (canasta.server.web.pages).
_MANUAL_POLICY: Final = POLICY.replace("form-action 'none'", "form-action 'self'").encode()
# A link to a seat carries its secret behind the #, which browsers do not send; the rest of the address stays here too.
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


def _by(policy: bytes) -> tuple[tuple[bytes, bytes], ...]:
    return tuple((name, policy if value == POLICY.encode() else value) for name, value in HEADERS)


_WORKER_HEADERS: Final = _by(_WORKER_POLICY)
_MANUAL_HEADERS: Final = _by(_MANUAL_POLICY)
_HARMLESS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


async def add_headers(message: Message, scope: Scope) -> None:
    """Put headers on every answer, the worker and the manual having their own; forbid caching of answers of the API."""
    if message["type"] == "http.response.start":
        path = scope["path"]
        ours = HEADERS
        if _WORKER in path:
            ours = _WORKER_HEADERS
        elif f"{path}/".startswith(f"{MANUAL}/"):
            ours = _MANUAL_HEADERS
        headers = [*message["headers"], *ours]
        if not any(name.lower() == b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], config: Config) -> None:
    """Refuse pages of other sites. Clients other than browsers send no Origin, and have only their own keys."""
    origin = connection.headers.get("origin")
    if origin is None or origin in config.origins:
        return
    try:
        parts = urlsplit(origin)
    except ValueError:
        raise WebError("bad-origin") from None
    if parts.scheme not in ("http", "https") or parts.netloc != connection.headers.get("host"):
        raise WebError("foreign-origin")


def check_host(connection: ASGIConnection[Any, Any, Any, Any], config: Config) -> None:
    """Refuse foreign names: the owner of a name can point it here, and then the browser takes their page for ours.

    Raises `WebError`: bad-host for an invalid host, foreign-host for somebody else's.
    """
    found = connection.headers.get("host")
    if found is None:  # no browser
        return
    name = host_named(found)
    if name is None:
        raise WebError("bad-host")
    if config.hosts is None or name in config.hosts or is_figures(name) or name.endswith(".localhost"):
        return
    raise WebError("foreign-host", host=name)


async def guard(request: Request[Any, Any, Any]) -> None:
    """The check before every request. Raises `WebError`."""
    site = site_of(request.scope)
    site.proxy.look(request)
    site.limiter.check(address_of(request), site.config.limits.requests)
    check_host(request, site.config)
    if request.method not in _HARMLESS:
        check_origin(request, site.config)
