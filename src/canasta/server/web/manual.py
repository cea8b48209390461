"""The documentation at `/docs`: the files of the archive that `make docs` builds, sent as they lie packed in it."""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from litestar import Request, Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from canasta.server.web.compression import PACKED
from canasta.server.web.errors import WebError
from canasta.server.web.pages import INDEX, kind_of
from canasta.server.web.site import site_of

MANUAL: Final = "/docs"
_HEADER: Final = struct.Struct("<26xHH")  # of a file in an archive, up to the lengths of its name and of what follows
_GZIP: Final = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff"


@dataclass(frozen=True)
class Manual:
    """The archive, and what it has by name. The names are those of its list: no other file can be asked for."""

    path: Path
    files: dict[str, ZipInfo]

    @classmethod
    def at(cls, path: Path) -> Manual:
        """The manual in that archive. Raises `OSError` or `zipfile.BadZipFile` where it is none."""
        with ZipFile(path) as archive:
            return cls(path, {info.filename: info for info in archive.infolist()})

    def packed(self, info: ZipInfo) -> bytes:
        """The bytes of a file as they lie in the archive."""
        with self.path.open("rb") as archive:
            archive.seek(info.header_offset)
            name, more = _HEADER.unpack(archive.read(_HEADER.size))
            archive.seek(name + more, 1)
            return archive.read(info.compress_size)


def gzipped(packed: bytes, info: ZipInfo) -> bytes:
    """A packed file of an archive as gzip has it: only what stands around the same bytes is another."""
    return _GZIP + packed + struct.pack("<II", info.CRC, info.file_size)


def manual_handler() -> HTTPRouteHandler:
    """A handler for the files under `/docs`. Raises `WebError` ``no-page`` where there is none, or no manual."""

    async def here(request: Request[Any, Any, Any], file: FromPath[str] = "") -> Response[bytes]:
        manual = site_of(request).manual
        name = file.removeprefix("/")
        # The router takes no notice of a last slash, and links are meant from there on.
        folder = (request.scope.get("raw_path") or b"/").endswith(b"/")
        asked = f"{name}/{INDEX}".lstrip("/") if folder or not name else name
        info = None if manual is None else manual.files.get(asked)
        if manual is None or info is None:
            raise WebError("no-page")
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
