"""The collection of puzzles: a line that says how it was made, then a line of JSON for each puzzle.

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

FILE: Final = files("canasta.puzzles") / "collection.jsonl"  # written by ``scripts/puzzles.py``


@cache
def shipped() -> dict[str, Puzzle]:
    """The puzzles of the package, by their names. The deals are not replayed."""
    decoder = msgspec.json.Decoder(Puzzle)
    _head, *lines = FILE.read_text(encoding="utf-8").splitlines()
    return {each.id: each for each in map(decoder.decode, lines)}


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
