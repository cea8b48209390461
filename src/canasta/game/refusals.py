"""Refused actions: the reason, the rule of the book, the numbers and cards of the case."""

from canasta.game.explain import explain, out_of_turn
from canasta.game.refusal import CODES, WHYS, Refusal, refuse

__all__ = ["CODES", "WHYS", "Refusal", "explain", "out_of_turn", "refuse"]
