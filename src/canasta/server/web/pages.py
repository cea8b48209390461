"""The page and its files, held in memory: they are few and small, and every visit begins with them."""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
import re
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from canasta.texts import LANGUAGES

AHEAD: Final = "ahead.json"
_END: Final = b"</head>"
_AFTER: Final = 'fetchpriority="low" crossorigin'  # after what every page begins with


@dataclass(frozen=True)
class Start:
    """Addresses, as a pattern of paths without a leading slash, and the links for their HTML by language."""

    path: re.Pattern[str]
    links: dict[str, bytes]


def starts(folder: Path, prefix: str = "") -> tuple[Start, ...]:
    """The list that the build of the page has written; empty without one. Raises `ValueError` for invalid JSON."""
    try:
        written = json.loads((folder / AHEAD).read_bytes())
    except FileNotFoundError:
        return ()
    return tuple(
        Start(
            re.compile(one["path"].removeprefix("/")),
            {lang: _links([prefix + file for file in (*one["files"], *texts)]) for lang, texts in one["texts"].items()},
        )
        for one in written
    )


def _links(files: list[str]) -> bytes:
    """Links that only preload: the page runs scripts and applies styles itself; the first text waits for none."""
    kinds = {".js": 'rel="modulepreload"', ".css": 'rel="preload" as="style"'}
    lines = (f'<link {kinds[Path(file).suffix]} {_AFTER} href="{escape(file)}">\n' for file in files)
    return "".join(lines).encode()


def inserted(html: bytes, links: bytes) -> bytes:
    """The page with these links at the end of its head."""
    head, end, rest = html.partition(_END)
    return head + links + end + rest if end else html


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
        self._begun: list[tuple[Start, dict[str, File]]] = []
        self._changed: int | None = None

    def file(self, path: str, lang: str = "en") -> File | None:
        """The file at that path, without a leading slash. A path whose last part has no dot is the page itself.

        Its HTML has the preload links of that address and language.
        """
        changed = (self.folder / INDEX).stat().st_mtime_ns
        if changed != self._changed:
            self._read()
            self._changed = changed
        if path != INDEX and "." in path.rpartition("/")[2]:
            return self._files.get(path)
        begun = (files for start, files in self._begun if start.path.fullmatch(path))
        return next(begun, {}).get(lang) or self._files.get(INDEX)

    def shows(self, path: str) -> bool:
        """Tell whether the page shows something at that path, without a leading slash: its build lists where."""
        return not path or any(start.path.fullmatch(path) for start, _ in self._begun)

    def _read(self) -> None:
        self._files = read(self.folder, self.prefix, manual=self.manual)
        html = self._files[INDEX].raw or b""
        self._begun = [
            (
                start,
                {lang: _file(inserted(html, links), INDEX, _BY_LANGUAGE) for lang, links in start.links.items()},
            )
            for start in starts(self.folder, self.prefix)
        ]


def read(folder: Path, prefix: str = "", *, manual: bool = False) -> dict[str, File]:
    """All files of a built page. What the build has packed already, since it is large, goes by its name without .gz."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    names = {path.relative_to(folder).as_posix(): path for path in paths}
    plain = {name: path for name, path in names.items() if path.suffix not in (".txt", ".gz") and name != AHEAD}
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
