"""Advice as a good player would give it: facts of the table, the choice among them, and their sentences."""

from canasta.advice.hint import GivenHint, hint_of
from canasta.advice.warning import warning

__all__ = ["GivenHint", "hint_of", "warning"]
