"""Puzzles: moments of played deals in which one way to go on is clearly best, proven, rated and spaced."""

from canasta.puzzles.collection import chosen, shipped, themes_by_game
from canasta.puzzles.glicko import Rated
from canasta.puzzles.progress import PuzzleProgress, answered, begin_lesson, next_puzzle, step_done
from canasta.puzzles.puzzle import Puzzle, PuzzleError
from canasta.puzzles.themes import THEMES

__all__ = [
    "THEMES",
    "Puzzle",
    "PuzzleError",
    "PuzzleProgress",
    "Rated",
    "answered",
    "begin_lesson",
    "chosen",
    "next_puzzle",
    "shipped",
    "step_done",
    "themes_by_game",
]
