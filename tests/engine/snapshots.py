"""Everything a deal of the engine knows, as plain values that can be compared."""

from __future__ import annotations

from typing import Any

from canasta.engine.deal import EngineDeal
from canasta.engine.state import Melds, Side

# The fields one by one: compiled classes have no __dict__. A test of the pure build says if one is missing.
OF_DEAL = """
    drawn stock_size seat phase pile pile_size top frozen face_down first_turns has_laid owed moda exact_cut came
    laid_naturals laid_twos laid_jokers points leave aside bound freed freed_from ending outcome
"""
OF_SIDE = """
    minimum opened red_threes took_pile took_frozen done_naturals done_twos done_jokers canastas clean clean_number
"""
OF_MELDS = ("naturals", "twos", "jokers")
# Sheet and stock are shared; the legal words are worked out anew whenever they are asked for.
ELSEWHERE = {"rule_table", "stock", "hands", "sides", "base", "starts", "adds", "more_adds"}


def melds_values(melds: Melds) -> list[int]:
    return [int(getattr(melds, name)) for name in OF_MELDS]


def side_values(side: Side) -> dict[str, Any]:
    values: dict[str, Any] = {name: int(getattr(side, name)) for name in OF_SIDE.split()}
    values["melds"] = [melds_values(side.slot(slot)) for slot in range(side.slots())]
    return values


def snapshot(deal: EngineDeal) -> dict[str, Any]:
    values: dict[str, Any] = {name: int(getattr(deal, name)) for name in OF_DEAL.split()}
    values["hands"] = [int(hand) for hand in deal.hands]
    values["sides"] = [side_values(side) for side in deal.sides]
    return values
