"""Actions as people type them, taken apart into micro-actions: the smallest set first, then card by card."""

from __future__ import annotations

from .cards import WILDS, in_order, kinds
from .melds import rank_of
from .moves import Move, meld_of_rank
from .state import State


def parse(text: str) -> Move:
    """A typed action, its cards as kinds in canonical order. Raises `ValueError`."""
    words, _, number = text.strip().partition(">")
    verb, *cards = words.split()
    return Move(verb.lower(), in_order(kinds(cards)), int(number) - 1 if number.strip() else None)


def first_step(state: State, typed: Move) -> tuple[Move, tuple[str, ...]]:
    """The first micro-action of a typed action, and the cards that are left to be laid off on the same meld."""
    verb, cards, meld = typed
    separate = state.rules.separate_melds
    if verb == "take" and meld is None and state.pile:
        lying = meld_of_rank(state, state.pile[-1])
        if lying is not None and (not separate or not cards):
            return Move("take", cards, lying), ()
    if verb == "meld" and cards:
        rank = rank_of(cards)
        lying = meld_of_rank(state, rank)
        if lying is not None and not separate:
            return Move("add", cards[:1], lying), cards[1:]
        naturals = min(3, sum(1 for c in cards if c not in WILDS)) or 3
        rest = list(cards)
        smallest = rest[:naturals]
        del rest[:naturals]
        while len(smallest) < 3 and rest:
            smallest.append(rest.pop(0))
        return Move("meld", in_order(smallest)), tuple(rest)
    if verb == "add" and len(cards) > 1:
        return Move("add", cards[:1], meld), cards[1:]
    if verb == "swap" and len(cards) == 1 and meld is not None and meld < len(state.table):
        wilds = {c for c in state.table[meld].cards if c in WILDS}
        if len(wilds) == 1:
            return Move("swap", (*cards, *wilds), meld), ()
    return typed, ()
