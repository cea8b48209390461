"""Deals between bots for the tests: duplicate deals, and positions that a bot looks at."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from statistics import fmean, stdev
from typing import Any

from tests.match.playing import EVERY_GAME

from canasta.deal.view import view
from canasta.players import Bot, get, names, quick
from canasta.players.simulation import line_up, play_deal
from canasta.position import read_position
from canasta.rules import Rules

# Every bot; those that try things out do so a little only, to be asked often
BOTS = [name if name in quick() else f"{name}/16" for name in names()]
# What each is asked in; those that try things out differ in how much: one of them is enough for every game
ASKED = [
    (bot, game)
    for bot in BOTS
    for game in EVERY_GAME
    if bot in (*quick(), "strong/16") or game in ("clasica", "tres-barajas")
]


def edge(rules: Rules, one: Bot, other: Bot, deals: int) -> tuple[float, float]:
    """Points a deal by which a side of `one` beats the sides of `other`, and the standard error.

    Duplicate deals: every deal is played once with `one` on each side, so that the cards favour nobody.
    """
    differences = []
    for number in range(deals):
        played = 0.0
        for side in range(rules.sides):
            bots = [one if seat % rules.sides == side else other for seat in range(rules.sides)]
            points = list(play_deal(rules, line_up(rules, bots), "duel", number).points)
            mine = points.pop(side)
            played += mine - fmean(points)
        differences.append(played / rules.sides)
    return fmean(differences), stdev(differences) / len(differences) ** 0.5


def choice(position: str | Mapping[str, Any], bot: str = "greedy", chance: int = 0) -> str:
    """What a bot does in a position."""
    deal = read_position(position)
    seen = view(deal, deal.to_act)
    chosen = get(bot).choose(seen, Random(chance))
    assert chosen in seen.legal
    return chosen


def choices(position: str | Mapping[str, Any], bot: str = "greedy", times: int = 40) -> set[str]:
    """What a bot may do in a position, by chance."""
    return {choice(position, bot, chance) for chance in range(times)}
