"""Bots measured against each other on the same cards: boards, statistics, Elo, a test (``docs/reference/arena.md``)."""

from canasta.lab.arena.boards import ArenaError, ArenaPlan, Board, Chunk, Game, Pair, play_all, play_board
from canasta.lab.arena.session import (
    ANCHOR,
    ANCHOR_ELO,
    FIXED_POINTS,
    ArenaSession,
    Duel,
    LeagueStanding,
    Report,
    league,
    pairs_of,
    two,
)
from canasta.lab.arena.sprt import Sprt, Verdict

__all__ = [
    "ANCHOR",
    "ANCHOR_ELO",
    "FIXED_POINTS",
    "ArenaError",
    "ArenaPlan",
    "ArenaSession",
    "Board",
    "Chunk",
    "Duel",
    "Game",
    "LeagueStanding",
    "Pair",
    "Report",
    "Sprt",
    "Verdict",
    "league",
    "pairs_of",
    "play_all",
    "play_board",
    "two",
]
