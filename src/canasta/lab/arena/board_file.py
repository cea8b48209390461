"""A file of boards already played, as JSON lines: a header, then a chunk of boards a line.

Lines are only ever added. A last line without its end was being written when the power went; it is cut off.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final

import msgspec

from canasta.lab.arena.boards import ArenaError, Chunk, line_ups
from canasta.rules.house import house
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from canasta.lab.arena.boards import ArenaPlan

VERSION: Final = 1
_OTHERS: Final = {  # the error for each field of the header that differs from the plan
    "canasta_arena": "other-version",
    "rules": "other-rules",
    "version": "other-rules-version",
    "house": "other-house",
    "games": "other-games",
    "seed": "other-seed",
}


@dataclass(frozen=True, slots=True)
class BoardsHeader:
    """The first line of a file: the format, the rules, and the seed that all its boards share."""

    canasta_arena: int
    rules: str
    house: dict[str, int | bool | str]
    games: str
    seed: str
    version: int  # of the rules

    @classmethod
    def of(cls, plan: ArenaPlan) -> BoardsHeader:
        """The header of a file for that plan."""
        rules = plan.rules
        return cls(VERSION, rules.name, house(rules), "matches" if plan.matches else "deals", plan.seed, rules.version)


class BoardFile:
    """A file that boards are added to. `found` are the chunks that it held when it was opened."""

    def __init__(self, file: str, plan: ArenaPlan) -> None:
        """Open or create the file. Raises `OSError`, or `ArenaError` for a file of anything else, left alone."""
        if "\0" in file:
            raise ArenaError("foreign", file=repr(file))
        self.found: list[Chunk] = []
        self._file: BinaryIO = Path(file).open("a+b")  # noqa: SIM115 - it stays open until `close`
        try:
            self._lock(file)
            whole = self._read(file, BoardsHeader.of(plan), plan)
            if whole < self._file.seek(0, os.SEEK_END):
                self._file.truncate(whole)
            if not whole:
                self._write(BoardsHeader.of(plan))
        except BaseException:
            self._file.close()
            raise

    def add(self, chunk: Chunk) -> None:
        """Append a chunk of boards; it is on the disk when this returns."""
        self._write(chunk)

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _write(self, value: BoardsHeader | Chunk) -> None:
        self._file.write(msgspec.json.encode(value) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def _lock(self, file: str) -> None:
        """Lock the file, if the system can: two arenas on one file would cut off each other's last lines."""
        if sys.platform == "win32":
            return
        import fcntl

        try:
            fcntl.flock(self._file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ArenaError("in-use", file=file) from None

    def _read(self, file: str, head: BoardsHeader, plan: ArenaPlan) -> int:
        """Read every complete line; returns the byte at which the next one begins."""
        at = self._file.seek(0)
        for number, line in enumerate(self._file, 1):
            if number == 1:
                _check_head(file, line if line.endswith(b"\n") else b"", head)
            elif not line.endswith(b"\n"):
                break
            else:
                self.found.append(_chunk(file, number, line, plan))
            at += len(line)
        return at


def _check_head(file: str, line: bytes, expected: BoardsHeader) -> None:
    try:
        head = msgspec.json.decode(line, type=BoardsHeader)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise ArenaError("foreign", file=file) from None
    for name, code in _OTHERS.items():
        there, here = getattr(head, name), getattr(expected, name)
        if there != here:
            raise ArenaError(code, file=file, found=in_words(there), expected=in_words(here))


def in_words(value: object) -> str:
    """A value of a header in short, for an error."""
    if isinstance(value, dict):
        return shortened(", ".join(f"{name}={_word(each)}" for name, each in value.items()) or "–")
    return shortened(_word(value))


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _chunk(file: str, number: int, line: bytes, plan: ArenaPlan) -> Chunk:
    try:
        chunk = msgspec.json.decode(line, type=Chunk)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise ArenaError("damaged", file=file, line=number) from None
    sides = plan.rules.sides
    ways = len(line_ups(sides))
    for board in chunk.boards:
        whole = len(board.games) == ways and all(len(game.points) == sides for game in board.games)
        if not whole or board.number < 0:
            raise ArenaError("damaged", file=file, line=number)
    return chunk
