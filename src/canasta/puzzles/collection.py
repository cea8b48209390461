"""A collection of puzzles as text: a line that says what it is, then a line of JSON for each puzzle."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from canasta.puzzles.errors import PuzzleError
from canasta.puzzles.puzzle import Puzzle

if TYPE_CHECKING:
    from collections.abc import Iterable

VERSION: Final = 1
FILE: Final = files("canasta.puzzles") / "collection.jsonl"
_LINE: Final = msgspec.json.Decoder(Puzzle)


class CollectionHead(msgspec.Struct, frozen=True):
    """The first line of a collection: the version of its form, and the seed that it was made with.

    `made`: the number of puzzles of each game that a run of `scripts/puzzles.py` with that seed makes, the first ones
    of the game; those after them are older.
    """

    canasta_puzzles: int
    seed: str
    made: dict[str, int] = {}


def read_collection(content: str) -> tuple[Puzzle, ...]:
    """The puzzles of a text. Raises `PuzzleError`, which names the line; the deals are not replayed."""
    lines = content.splitlines()
    read_head(content)
    found: dict[str, Puzzle] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            puzzle = _LINE.decode(line)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise PuzzleError("line", number=number) from None
        if puzzle.id in found or not puzzle.answers:
            raise PuzzleError("line", number=number)
        found[puzzle.id] = puzzle
    return tuple(found.values())


def read_head(content: str) -> CollectionHead:
    """The first line of a text. Raises `PuzzleError`."""
    try:
        head = msgspec.json.decode(content.partition("\n")[0], type=CollectionHead)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise PuzzleError("foreign") from None
    if head.canasta_puzzles != VERSION:
        raise PuzzleError("version", found=head.canasta_puzzles, known=VERSION)
    return head


def written(puzzles: Iterable[Puzzle], head: CollectionHead) -> str:
    """The text of a collection."""
    lines = [msgspec.json.encode(head), *[msgspec.json.encode(each) for each in puzzles]]
    return "".join(f"{line.decode()}\n" for line in lines)


@cache
def shipped() -> dict[str, Puzzle]:
    """The puzzles of the package, by their names."""
    return {each.id: each for each in read_collection(FILE.read_text(encoding="utf-8"))}
