"""Puzzles chosen by theme and game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta.puzzles.errors import PuzzleError
from canasta.puzzles.themes import THEMES
from canasta.rules import get

if TYPE_CHECKING:
    from collections.abc import Iterable

    from canasta.puzzles.puzzle import Puzzle


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
