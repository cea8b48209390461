"""A collection of puzzles as text: a line that says what it is, then a line of JSON for each puzzle.

Puzzles are chosen from it by theme and game.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from canasta.puzzles.puzzle import Puzzle, PuzzleError
from canasta.puzzles.themes import THEMES
from canasta.rules import get

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


def chosen(puzzles: Iterable[Puzzle], *, theme: str = "", rules: str = "") -> list[Puzzle]:
    """The puzzles of a theme and a rule set; all of what is not named. Raises `PuzzleError`, `RulesError`."""
    found = known = list(puzzles)
    if rules:
        asked = get(rules)
        found = [each for each in known if each.game == asked.id]
        if "/" in rules:  # else the puzzles of all forms
            found = [each for each in found if each.rules == asked.name]
        if not found:
            names = sorted({each.rules for each in known})
            raise PuzzleError("rules", found=repr(rules), names=", ".join(names))
    if theme:
        offered = {each.theme for each in found}
        found = [each for each in found if each.theme == theme]
        if not found:
            raise PuzzleError("theme", found=repr(theme), names=", ".join(name for name in THEMES if name in offered))
    return found


def themes_by_game(puzzles: Iterable[Puzzle]) -> dict[str, list[str]]:
    """The themes of which each game has puzzles, in their order."""
    found: dict[str, set[str]] = {}
    for each in puzzles:
        found.setdefault(each.game, set()).add(each.theme)
    return {game: [name for name in THEMES if name in themes] for game, themes in found.items()}
