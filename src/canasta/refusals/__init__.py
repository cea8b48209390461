"""Refused actions: the reason, the rule of the book, the numbers and cards of the case."""

from canasta.refusals.refusal import CODES, WHYS, Refusal

__all__ = ["CODES", "WHYS", "Refusal"]
