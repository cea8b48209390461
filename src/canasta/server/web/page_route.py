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


def page_handler() -> HTTPRouteHandler:
    """A handler for every path that the API lacks.

    Raises `WebError` ``no-page``, ``no-client`` without a page, or ``packed-only``.
    """

    async def answer(request: Request[Any, Any, Any], file: str) -> Response[bytes]:
        page = site_of(request).page
        if page is None:
            raise WebError("no-client")
        path = file.removeprefix("/")
        found = page.file(path.strip("/"), ahead.spoken(request.headers.get("accept-language", "")))
        lost = "." not in path.rpartition("/")[2] and not PLACES.fullmatch(path)
        # The page tells a person that there is nothing here; a program gets an error of its own kind.
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

    async def here(request: Request[Any, Any, Any], file: FromPath[str] = "") -> Response[bytes]:
        return await answer(request, file)

    return HTTPRouteHandler(
        ["/", "/{file:path}"],
        http_method=["GET", "HEAD"],
        include_in_schema=False,
        name="page",
        status_code=200,
        opt=PACKED,
    )(here)
