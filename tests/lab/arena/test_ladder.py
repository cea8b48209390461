"""The fixed points of the ladder stay in it, and play for ever as they play today.

Where the rules themselves are mended the points below may change, and are written anew with the reason. A bot that
plays better is no reason: it is a new bot.
"""

from __future__ import annotations

import pytest
from tests.match.playing import EVERY_GAME

from canasta.lab.arena import ANCHOR, FIXED_POINTS, ArenaPlan, play_board
from canasta.players import names
from canasta.rules import get

PLAYED: dict[str, list[tuple[int, ...]]] = {
    "clasica": [(2160, 305), (470, 970)],
    "internacional": [(1245, 310), (110, 1565)],
    "salon": [(1025, -125), (735, 2200)],
    "reglamento/2": [(3720, 1355), (220, 1345)],
    "reglamento/3": [
        (505, 845, 1695),
        (385, 255, 815),
        (860, 615, 160),
        (-380, 1720, 645),
        (65, 1510, 110),
        (930, 350, 2000),
    ],
    "reglamento/4": [(1305, 345), (610, 3200)],
    "reglamento/6-teams": [(1350, 310), (155, 2260)],
    "reglamento/6-pairs": [
        (1365, 425, 310),
        (970, 35, 1435),
        (1020, -10, 140),
        (-535, 40, 880),
        (730, 765, 280),
        (190, 380, 1065),
    ],
    "tres-barajas": [(4060, 15), (-1020, 3765)],
}


def test_the_fixed_points_are_there() -> None:
    assert {"greedy", "random"} <= set(FIXED_POINTS) <= set(names())
    assert ANCHOR == "greedy"


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_fixed_points_play_as_ever(game: str) -> None:
    plan = ArenaPlan(get(game), (("greedy", "random"),), "fixed", 1)
    assert [each.points for each in play_board(plan, ("greedy", "random"), 0).games] == PLAYED[game]
