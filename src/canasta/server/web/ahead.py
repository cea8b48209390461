"""Preload links in the HTML of an address, so that a distant browser requests all files at once.

The build of the page lists those files (web/ahead.ts).
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from canasta.texts import LANGUAGES

NAME: Final = "ahead.json"
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
        written = json.loads((folder / NAME).read_bytes())
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
