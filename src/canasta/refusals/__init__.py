"""Refused actions: the reason, the rule of the book, the numbers and cards of the case."""

from canasta.refusals.explanation import explain, out_of_turn
from canasta.refusals.refusal import CODES, WHYS, Refusal, refuse

__all__ = ["CODES", "WHYS", "Refusal", "explain", "out_of_turn", "refuse"]
