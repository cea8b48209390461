"""A puzzle in other suits, so that a player who meets it again does not know it by its picture."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

if TYPE_CHECKING:
    from canasta.puzzles.puzzle import Puzzle

_CARD: Final = re.compile(r"(?<!\S)([2-9TJQKA])([cdhs])(?!\S)")
_PAIRS: Final = ("hd", "cs")  # of one colour: a red three must stay a red one


def in_other_suits(puzzle: Puzzle, day: int) -> Puzzle:
    """The puzzle as it is set on a day: suits of one colour may have changed places."""
    chance = Random(f"{puzzle.id}/{day}")
    swapped = "".join(pair for pair in _PAIRS if chance.random() < 0.5)
    suits = {suit: pair[1 - pair.index(suit)] for pair in _PAIRS if pair in swapped for suit in pair}
    return replace(puzzle, position=_recoloured(puzzle.position, suits)) if suits else puzzle


def _recoloured(value: Any, suits: dict[str, str]) -> Any:
    """The cards of a position in those suits; everything else as it is."""
    if isinstance(value, str):
        return _CARD.sub(lambda card: card[1] + suits.get(card[2], card[2]), value)
    if isinstance(value, list):
        return [_recoloured(each, suits) for each in value]
    if isinstance(value, dict):
        return {name: _recoloured(each, suits) for name, each in value.items()}
    return value
