"""Bots measured against each other on the same cards: boards, statistics, Elo, a test (``docs/reference/arena.md``)."""

from canasta.lab.arena.boards import ArenaPlan, Board, Chunk, Game, Pair, play_board
from canasta.lab.arena.errors import ArenaError
from canasta.lab.arena.ladder import ANCHOR, ANCHOR_ELO, FIXED_POINTS, league, two
from canasta.lab.arena.outcome import Duel, LeagueStanding, pairs_of
from canasta.lab.arena.runner import play_all
from canasta.lab.arena.session import ArenaSession, Report
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
