"""The page and its files, and the documentation at `/docs`.

The page is held in memory: its files are few and small, and every visit begins with them. The documentation is the
archive that `make docs` builds; its files are sent as they lie packed in it.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
import re
import struct
import zlib
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from litestar import Request, Response

from canasta.server.web.errors import WebError
from canasta.texts import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

PRELOAD: Final = "preload.json"
_END: Final = b"</head>"
_AFTER: Final = 'fetchpriority="low" crossorigin'  # after what every page begins with


@dataclass(frozen=True)
class Start:
    """Addresses, as a pattern of paths without a leading slash, and the links for their HTML by language.

    `stages` has others by how far the table there is, whose id is the first group of the pattern, or by the part shown.
    """

    path: re.Pattern[str]
    links: dict[str, bytes]
    stages: dict[str, dict[str, bytes]]


def starts(folder: Path, prefix: str = "") -> tuple[Start, ...]:
    """The list that the build of the page has written; empty without one. Raises `ValueError` for invalid JSON."""
    try:
        written = json.loads((folder / PRELOAD).read_bytes())
    except FileNotFoundError:
        return ()
    return tuple(
        Start(
            re.compile(one["path"].removeprefix("/")),
            _linked(one, prefix),
            {stage: _linked(other, prefix) for stage, other in one.get("stages", {}).items()},
        )
        for one in written
    )


def _linked(one: dict[str, Any], prefix: str) -> dict[str, bytes]:
    """The links by language of what the build has written of an address."""
    return {lang: _links([prefix + file for file in (*one["files"], *texts)]) for lang, texts in one["texts"].items()}


def _links(files: list[str]) -> bytes:
    """Links that only preload: the page runs scripts and applies styles itself; the first text waits for none."""
    kinds = {".js": 'rel="modulepreload"', ".css": 'rel="preload" as="style"'}
    lines = (f'<link {kinds[Path(file).suffix]} {_AFTER} href="{escape(file)}">\n' for file in files)
    return "".join(lines).encode()


def inserted(html: bytes, links: bytes) -> bytes:
    """The page with these links at the end of its head."""
    head, end, rest = html.partition(_END)
    return head + links + end + rest if end else html


def staged(html: bytes, stage: str) -> bytes:
    """The page that says its stage; unchanged without one."""
    return html.replace(b"<html ", b'<html data-stage="%b" ' % stage.encode(), 1) if stage else html


def spoken(header: str) -> str:
    """The language in which the page will begin with this Accept-Language, as settings.svelte.ts chooses.

    >>> spoken("en-GB, es;q=0.5"), spoken("fr")
    ('es', 'en')
    """
    asked = (tag.strip().lower()[:2] for tag in header[:200].split(","))
    return next((code for code in asked if code in LANGUAGES and code != "en"), "en")


INDEX: Final = "index.html"
_FOR_EVER: Final = "public, max-age=31536000, immutable"  # Vite puts a hash of the content into these names
_ASK: Final = "no-cache"
_BY_LANGUAGE: Final = "accept-encoding, accept-language"
_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain",
    ".toml": "text/plain",
}
_ADDRESS: Final = re.compile(rb'(href|src)="\.?/')
_PACKED: Final = ("text/", "image/svg", "application/json", "application/manifest")


@dataclass(frozen=True)
class File:
    """One file in the form that is sent: the bytes, the same packed (None if that saves nothing), and its headers.

    Of a large file only the packed bytes are held: `raw` is None.
    """

    raw: bytes | None
    packed: bytes | None
    media_type: str
    headers: dict[str, str]


class Page:
    """The files of a folder by path, read again when its index.html has changed."""

    def __init__(self, folder: Path, prefix: str = "", *, manual: bool = False) -> None:
        """Read it when somebody asks. `prefix` goes before all addresses in its HTML; with a manual it links to it."""
        self.folder = folder
        self.prefix = prefix
        self.manual = manual
        self._files: dict[str, File] = {}
        self._begun: list[tuple[Start, dict[tuple[str, str], File]]] = []
        self._changed: int | None = None

    def file(self, path: str, lang: str = "en", stage_of: Callable[[str], str] = lambda _: "") -> File | None:
        """The file at that path, without a leading slash. A path whose last part has no dot is the page itself.

        Its HTML has the preload links of that address and language, and of the stage there, if it is known.
        """
        changed = (self.folder / INDEX).stat().st_mtime_ns
        if changed != self._changed:
            self._read()
            self._changed = changed
        if path != INDEX and "." in path.rpartition("/")[2]:
            return self._files.get(path)
        for start, files in self._begun:
            if at := start.path.fullmatch(path):
                stage = stage_of(at[1]) if start.stages else ""
                return files.get((lang, stage)) or files.get((lang, "")) or self._files.get(INDEX)
        return self._files.get(INDEX)

    def shows(self, path: str) -> bool:
        """Tell whether the page shows something at that path, without a leading slash: its build lists where."""
        return not path or any(start.path.fullmatch(path) for start, _ in self._begun)

    def _read(self) -> None:
        self._files = read(self.folder, self.prefix, manual=self.manual)
        html = self._files[INDEX].raw or b""
        self._begun = [
            (
                start,
                {
                    (lang, stage): _file(inserted(staged(html, stage), links), INDEX, _BY_LANGUAGE)
                    for stage, by_language in ({"": start.links} | start.stages).items()
                    for lang, links in by_language.items()
                },
            )
            for start in starts(self.folder, self.prefix)
        ]


def read(folder: Path, prefix: str = "", *, manual: bool = False) -> dict[str, File]:
    """All files of a built page. What the build has packed already, since it is large, goes by its name without .gz."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    names = {path.relative_to(folder).as_posix(): path for path in paths}
    plain = {name: path for name, path in names.items() if path.suffix not in (".txt", ".gz") and name != PRELOAD}
    return {
        **{name: _file(_placed(path.read_bytes(), name, prefix, manual=manual), name) for name, path in plain.items()},
        **{
            name[:-3]: _packed_file(path.read_bytes(), name[:-3])
            for name, path in names.items()
            if path.suffix == ".gz"
        },
    }


def _placed(raw: bytes, name: str, prefix: str, *, manual: bool) -> bytes:
    """A file whose addresses begin with the prefix, if it is HTML; its scripts find what is there in `data-…`."""
    if not name.endswith(".html"):
        return raw
    raw = _ADDRESS.sub(rb'\1="' + prefix.encode() + b"/", raw)
    told = (b'data-prefix="%b" ' % prefix.encode() if prefix else b"") + (b"data-manual " if manual else b"")
    return raw.replace(b"<html ", b"<html " + told, 1)


def _file(raw: bytes, name: str, vary: str = "accept-encoding") -> File:
    kind = kind_of(name)
    packed = gzip.compress(raw, 9, mtime=0) if kind.startswith(_PACKED) else None
    return File(raw, packed if packed and len(packed) < len(raw) else None, kind, _headers(raw, name, vary))


def _packed_file(packed: bytes, name: str) -> File:
    return File(None, packed, kind_of(name), _headers(packed, name, "accept-encoding"))


def kind_of(name: str) -> str:
    """The media type of a file, by its name."""
    return _TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def _headers(content: bytes, name: str, vary: str) -> dict[str, str]:
    return {
        "cache-control": _FOR_EVER if name.startswith("assets/") else _ASK,
        "etag": f'"{hashlib.sha256(content).hexdigest()[:20]}"',
        "vary": vary,
    }


MANUAL: Final = "/docs"
_HEADER: Final = struct.Struct("<26xHH")  # of a file in an archive, up to the lengths of its name and of what follows
_UNPACKED: Final = 262_144  # bytes of a file that is unpacked on the event loop: 1 ms
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


def page_answer(
    page: Page | None, request: Request[Any, Any, Any], file: str, stage_of: Callable[[str], str] = lambda _: ""
) -> Response[bytes]:
    """The page or one of its files. Raises `WebError` ``no-page``, ``no-client`` without a page, or ``packed-only``.

    A browser that asks for a path that is nothing gets the page too, with status 404: it says that nothing is there.
    """
    if page is None:
        raise WebError("no-client")
    path = file.removeprefix("/")
    found = page.file(path.strip("/"), spoken(request.headers.get("accept-language", "")), stage_of)
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


def manual_answer(
    manual: Manual | None, page: Page | None, request: Request[Any, Any, Any], file: str
) -> Response[bytes]:
    """A file of the documentation; without a manual, and for a file that it lacks, the page.

    Raises `WebError` ``no-page`` where there is no page either, and ``packed-only`` for a large file.
    """
    name = file.removeprefix("/")
    # The router takes no notice of a last slash, and links are meant from there on.
    folder = (request.scope.get("raw_path") or b"/").endswith(b"/")
    asked = f"{name}/{INDEX}".lstrip("/") if folder or not name else name
    info = None if manual is None else manual.files.get(asked)
    if manual is None or info is None:
        if page is None:
            raise WebError("no-page")
        return page_answer(page, request, MANUAL[1:])
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
