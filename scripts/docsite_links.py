"""Faults of a built site: links that lead nowhere, and scripts inside pages, which the server forbids."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Reader(HTMLParser):
    """The links of a page, the names that links may lead to, and the scripts and styles that it holds itself."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.names: set[str] = set()
        self.inside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.links += [link for name in ("href", "src") if (link := given.get(name))]
        self.names |= {name for key in ("id", "name") if (name := given.get(key))}
        if tag == "style" or (tag == "script" and "src" not in given):
            self.inside.append(tag)
        self.inside += [name for name in given if name.startswith("on")]


@cache
def read(path: Path) -> Reader:
    """The contents of a page."""
    reader = Reader()
    reader.feed(path.read_text(encoding="utf-8"))
    return reader


def dead_links(site: Path) -> Iterator[str]:
    """A line for each link to a file or a place that the site has not, and for each file that comes from elsewhere."""
    for path in sorted(site.rglob("*.html")):
        at = path.relative_to(site).as_posix()
        for link in read(path).links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            there = posixpath.normpath(posixpath.join(posixpath.dirname(at), unquote(parts.path))) if parts.path else at
            target = site / there
            if there.startswith("..") or not target.is_file():
                yield f"{at}: {link} leads to no file"
            elif parts.fragment and target.suffix == ".html" and unquote(parts.fragment) not in read(target).names:
                yield f"{at}: {link} leads to no place on that page"


def inside_scripts(site: Path) -> Iterator[str]:
    """A line for each page that holds a script or a style of its own."""
    for path in sorted(site.rglob("*.html")):
        for found in sorted(set(read(path).inside)):
            yield f"{path.relative_to(site).as_posix()}: {found} inside the page"
