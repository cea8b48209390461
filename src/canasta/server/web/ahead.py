"""What an address begins with, said in its HTML: so a browser far away asks for everything at once.

Which files those are is written by the build of the page (web/ahead.ts).
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

NAME: Final = "ahead.json"
_END: Final = b"</head>"
_AFTER: Final = 'fetchpriority="low" crossorigin'  # after what every page begins with


@dataclass(frozen=True)
class Start:
    """The paths of some addresses, without a slash before them, and the links for their HTML by language."""

    path: re.Pattern[str]
    links: dict[str, bytes]


def starts(folder: Path) -> tuple[Start, ...]:
    """What the build of that page has written, if anything. Raises `ValueError` where that is no JSON."""
    try:
        written = json.loads((folder / NAME).read_bytes())
    except FileNotFoundError:
        return ()
    return tuple(
        Start(
            re.compile(one["path"].removeprefix("/")),
            {lang: _links([*one["files"], *texts]) for lang, texts in one["texts"].items()},
        )
        for one in written
    )


def _links(files: list[str]) -> bytes:
    """Fetched and no more: scripts run, and styles apply, when the page asks for them; first words wait for none."""
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
    return "es" if any(tag.strip().lower().startswith("es") for tag in header[:200].split(",")) else "en"
