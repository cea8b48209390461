"""The route of the page and its files: every path that the API lacks."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from canasta.server.web import ahead
from canasta.server.web.compression import PACKED
from canasta.server.web.errors import WebError
from canasta.server.web.pages import PLACES
from canasta.server.web.site import site_of


def page_answer(request: Request[Any, Any, Any], file: str) -> Response[bytes]:
    """The page or one of its files. Raises `WebError` ``no-page``, ``no-client`` without a page, or ``packed-only``.

    A browser that asks for a path that is nothing gets the page too, with status 404: it says that nothing is there.
    """
    page = site_of(request).page
    if page is None:
        raise WebError("no-client")
    path = file.removeprefix("/")
    found = page.file(path.strip("/"), ahead.spoken(request.headers.get("accept-language", "")))
    lost = "." not in path.rpartition("/")[2] and not PLACES.fullmatch(path)
    # A program gets an error of its own kind.
    if found is None or (lost and "text/html" not in request.headers.get("accept", "")):
        raise WebError("no-page")
    headers = dict(found.headers)
    if not lost and headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = found.packed, "gzip"
    elif found.raw is not None:
        body = found.raw
    else:
        raise WebError("packed-only")
    return Response(body, headers=headers, media_type=found.media_type, status_code=404 if lost else 200)


def page_handler() -> HTTPRouteHandler:
    """A handler for every path that the API lacks.

    Raises `WebError` ``no-page``, ``no-client`` without a page, or ``packed-only``.
    """

    async def here(request: Request[Any, Any, Any], file: FromPath[str] = "") -> Response[bytes]:
        return page_answer(request, file)

    return HTTPRouteHandler(
        ["/", "/{file:path}"],
        http_method=["GET", "HEAD"],
        include_in_schema=False,
        name="page",
        status_code=200,
        opt=PACKED,
    )(here)
