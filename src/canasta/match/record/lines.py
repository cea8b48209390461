"""The lines of a record: decoded, checked to be printable, comments left out, continued lines joined."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from canasta.match.errors import RecordError
from canasta.texts.errors import shortened

MAX_BYTES: Final = 8_000_000


@dataclass(frozen=True, slots=True)
class RecordLine:
    """A line with its continuation lines: the number and the text of each part, without the spaces around it."""

    parts: tuple[tuple[int, str], ...]

    @property
    def number(self) -> int:
        """The number of its first line, counted from 1."""
        return self.parts[0][0]

    @property
    def text(self) -> str:
        return " ".join(text for _, text in self.parts)


class Lines:
    """The lines of a record, taken one by one. An error about a line names what was expected there."""

    def __init__(self, source: str | bytes) -> None:
        text = _decoded(source)
        self._lines = list(_joined(text))
        self._last = text.count("\n") + (not text.endswith("\n"))
        self._next = 0
        self._tried: list[str] = []

    @property
    def ended(self) -> bool:
        return self._next == len(self._lines)

    def ahead(self, start: str, example: str) -> bool:
        """True if the next line begins with this pattern; `example` is a line that would."""
        if not self.ended and re.match(start, self._lines[self._next].text):
            self._tried.clear()
            return True
        self._tried.append(example)
        return False

    def take(self, pattern: str, example: str) -> tuple[RecordLine, re.Match[str]]:
        """Take the next line, which must be of this pattern. Raises `RecordError` with `example`."""
        if self.ended:
            raise RecordError("ended", self._last, examples=self._examples(example))
        line = self._lines[self._next]
        found = re.fullmatch(pattern, line.text)
        if found is None:
            raise RecordError("expected", line.number, examples=self._examples(example), found=shortened(line.text))
        self._next += 1
        self._tried.clear()
        return line, found

    def finish(self) -> None:
        """Raise `RecordError` unless every line has been taken."""
        if not self.ended:
            line = self._lines[self._next]
            raise RecordError("after-result", line.number, found=shortened(line.text))

    def _examples(self, example: str) -> str:
        return ", ".join(f"“{tried}”" for tried in dict.fromkeys((*self._tried, example)))


@contextmanager
def at(line: int) -> Iterator[None]:
    """A context that adds a line to `RecordError`s raised inside."""
    try:
        yield
    except RecordError as error:
        raise error.at(line) from None


def _decoded(source: str | bytes) -> str:
    if len(source) > MAX_BYTES:
        raise RecordError("too-big", most=MAX_BYTES // 1_000_000)
    if isinstance(source, str):
        return source.removeprefix("\ufeff")
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError("not-utf8", source.count(b"\n", 0, error.start) + 1) from None


def _joined(text: str) -> Iterator[RecordLine]:
    parts: list[tuple[int, str]] = []
    for number, line in enumerate(text.split("\n"), 1):
        line = line.removesuffix("\r").rstrip(" ")
        if not line.isprintable():
            bad = next(c for c in line if not c.isprintable())
            raise RecordError("unprintable", number, character=f"U+{ord(bad):04X}")
        if not line or line.startswith("#"):
            continue
        if parts and not line.startswith(" "):
            yield RecordLine(tuple(parts))
            parts = []
        parts.append((number, line.strip(" ")))
    if parts:
        yield RecordLine(tuple(parts))
