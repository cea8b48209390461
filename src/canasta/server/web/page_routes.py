"""The routes of the page and its files, and of the documentation under `/docs`, where there is a manual."""

from __future__ import annotations

import zlib
from typing import Any, Final
from zipfile import ZIP_DEFLATED

from litestar import Request, Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from canasta.server.web.errors import WebError
from canasta.server.web.handlers import PACKED
from canasta.server.web.manual import MANUAL, gzipped
from canasta.server.web.pages import INDEX, kind_of, spoken
from canasta.server.web.site import site_of


def page_answer(request: Request[Any, Any, Any], file: str) -> Response[bytes]:
    """The page or one of its files. Raises `WebError` ``no-page``, ``no-client`` without a page, or ``packed-only``.

    A browser that asks for a path that is nothing gets the page too, with status 404: it says that nothing is there.
    """
    page = site_of(request).page
    if page is None:
        raise WebError("no-client")
    path = file.removeprefix("/")
    found = page.file(path.strip("/"), spoken(request.headers.get("accept-language", "")))
    lost = "." not in path.rpartition("/")[2] and not page.shows(path)
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


_UNPACKED: Final = 262_144  # bytes of a file that is unpacked on the event loop: 1 ms


def manual_handler() -> HTTPRouteHandler:
    """A handler for the files under `/docs`.

    Raises `WebError` ``no-page`` where there is none, or no manual, and ``packed-only`` for a large one.
    """

    async def here(request: Request[Any, Any, Any], file: FromPath[str] = "") -> Response[bytes]:
        manual = site_of(request).manual
        name = file.removeprefix("/")
        # The router takes no notice of a last slash, and links are meant from there on.
        folder = (request.scope.get("raw_path") or b"/").endswith(b"/")
        asked = f"{name}/{INDEX}".lstrip("/") if folder or not name else name
        info = None if manual is None else manual.files.get(asked)
        if manual is None or info is None:
            if site_of(request).page is None:
                raise WebError("no-page")
            return page_answer(request, MANUAL[1:])
        if not name and not folder:
            return Response(b"", status_code=307, headers={"location": f"{MANUAL[1:]}/"})
        etag = f'"{info.CRC:08x}{info.file_size:x}"'
        headers = {"etag": etag, "cache-control": "no-cache", "vary": "accept-encoding"}
        kind = kind_of(info.filename)
        if etag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=kind)
        body = manual.packed(info)
        if info.compress_type == ZIP_DEFLATED:
            if "gzip" in request.headers.get("accept-encoding", ""):
                body, headers["content-encoding"] = gzipped(body, info), "gzip"
            elif info.file_size > _UNPACKED:
                raise WebError("packed-only")
            else:
                body = zlib.decompress(body, -zlib.MAX_WBITS)
        return Response(body, headers=headers, media_type=kind)

    return HTTPRouteHandler(
        [MANUAL, f"{MANUAL}/{{file:path}}"],
        http_method=["GET", "HEAD"],
        include_in_schema=False,
        name="manual",
        status_code=200,
        opt=PACKED,
    )(here)
