"""The pages of the documentation, and the blocks of code in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CONTRIBUTING = ROOT / "CONTRIBUTING.md"
FENCE = re.compile(r"^```(\S+)[ ]*(.*)\n((?:.*\n)*?)^```$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A block of code: its page, the line of its first line, and what stands behind its language (``run``)."""

    page: Path
    line: int
    language: str
    words: str
    code: str

    def __str__(self) -> str:
        return f"{self.page.name}:{self.line}"


def pages() -> list[Path]:
    return [CONTRIBUTING, *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    for found in FENCE.finditer(text):
        line = text.count("\n", 0, found.start(3)) + 1
        yield Block(page, line, found[1], found[2].strip(), found[3])
