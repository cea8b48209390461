"""The pages of the documentation, their links and the blocks of code in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
CONTRIBUTING = ROOT / "CONTRIBUTING.md"
FENCE = re.compile(r"^```(\S+)[ ]*(.*)\n((?:.*\n)*?)^```$", re.MULTILINE)
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)")
HEADINGS = re.compile(r"^## .*$", re.MULTILINE)
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A block of code: its page, the line of its first line, and the words after its language (``run``)."""

    page: Path
    line: int
    language: str
    words: str
    code: str

    def __str__(self) -> str:
        return f"{self.page.name}:{self.line}"


def pages() -> list[Path]:
    return [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]


def title(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    for found in FENCE.finditer(text):
        line = text.count("\n", 0, found.start(3)) + 1
        yield Block(page, line, found[1], found[2].strip(), found[3])


def section(page: Path, heading: str) -> list[Block]:
    """The blocks of a page below that heading, up to the next one."""
    text = page.read_text(encoding="utf-8")
    lines = [text.count("\n", 0, found.start()) + 1 for found in HEADINGS.finditer(text)]
    first = text.count("\n", 0, text.index(f"\n## {heading}\n") + 1) + 1
    last = next((line for line in lines if line > first), text.count("\n") + 1)
    return [block for block in blocks(page) if first < block.line < last]


def prose(page: Path) -> str:
    """The page without its code."""
    return CODE.sub("", page.read_text(encoding="utf-8"))


def links(page: Path) -> list[tuple[str, str]]:
    """Links inside the repository: path, empty for the page itself, and anchor."""
    return [(found[1], found[2] or "") for found in LINK.finditer(prose(page))]


def anchors(page: Path) -> set[str]:
    """The anchors that a forge makes of the headings of a page."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-") for heading in HEADING.findall(text)}
