"""Laying a whole hand to go out, all but at most one card, where no wild leaves a meld.

Still every micro-action is tried, but rank by rank: a lay on one rank touches another only by the wilds it uses, so the
order of the ranks does not matter and the results of each can be listed by itself.
"""

from __future__ import annotations

from functools import lru_cache

from canasta.rules.model import Rules, WildMelds

from .cards import BLACK, NATURALS, WILDS, in_order, points, without
from .melds import WILD, Standing, enough_to_go_out, rank_of, standing, valid
from .moves import may_start_wild_meld
from .state import State

Cards = tuple[str, ...]
Melds = tuple[Cards, ...]
# What is left of the naturals of a rank, what is left of the wilds, and the melds of that rank.
Way = tuple[Cards, Cards, Melds]


def can_go_out(state: State) -> bool:
    """True if some way of laying the hand ends the turn by going out."""
    rules, hand = state.rules, state.hand
    if state.closing_barred:
        return False
    wilds = in_order(c for c in hand if c in WILDS)
    only_black = state.black_threes_laid and rules.black_threes_last
    partial: set[tuple[Cards, Cards, Standing]] = {((), wilds, Standing())}
    for rank in (*NATURALS, BLACK, WILD):
        lying = tuple(m.cards for m in state.table if m.rank == rank)
        cards = tuple(c for c in hand if c == rank)
        untouched = only_black and rank != BLACK
        new_wild_melds = rank == WILD and may_start_wild_meld(state)
        following = set()
        for left, spare, so_far in partial:
            for way in {(cards, spare, lying)} if untouched else ways(rules, rank, cards, spare, lying, new_wild_melds):
                if len(left) + len(way[0]) <= 1:
                    side = so_far.plus(standing(rules, way[2]), max(2, rules.canastas_to_go_out))
                    following.add(((*left, *way[0]), way[1], side))
        partial = following
    laid = state.laid_points + points(rules, hand)
    return any(_goes_out(state, (*left, *spare), side, laid) for left, spare, side in partial)


def _goes_out(state: State, left: Cards, side: Standing, laid: int) -> bool:
    """True if a hand laid but for these cards has gone out."""
    if len(left) > 1 or (state.rules.final_discard and not left):
        return False
    if len(left) == len(state.hand) and state.must_lay_to_go_out:
        return False
    reached = laid - points(state.rules, left) >= state.minimum
    return (state.is_open or state.waived or reached) and enough_to_go_out(state.rules, side)


@lru_cache(maxsize=4096)
def ways(rules: Rules, rank: str, cards: Cards, wilds: Cards, melds: Melds, new_wild_melds: bool) -> frozenset[Way]:
    """All that laying cards of one rank, with wilds, may come to: every micro-action tried from every state reached."""
    start = (cards, wilds, tuple(sorted(melds)))
    seen, todo = {start}, [start]
    while todo:
        for way in _next(rules, rank, *todo.pop(), new_wild_melds):
            if way not in seen:
                seen.add(way)
                todo.append(way)
    return frozenset(way for way in seen if len(way[0]) <= 1)


def _next(rules: Rules, rank: str, cards: Cards, wilds: Cards, melds: Melds, new_wild_melds: bool) -> list[Way]:
    """The ways one micro-action further."""
    found = []
    pool = (*cards, *wilds)
    for i, meld in enumerate(melds):
        for card in dict.fromkeys(pool):
            grown = in_order((*meld, card))
            if valid(rules, grown):
                found.append(_laid(cards, wilds, (card,), (*melds[:i], *melds[i + 1 :], grown)))
    one_only = not rules.separate_melds or (rank == WILD and rules.wild_melds is WildMelds.ALLOWED)
    if (rank == WILD and not new_wild_melds) or (one_only and melds):
        return found
    return found + [_laid(cards, wilds, chosen, (*melds, chosen)) for chosen in _threes(rules, rank, pool)]


def _threes(rules: Rules, rank: str, pool: Cards) -> list[Cards]:
    """The sets of three of that rank that these cards hold."""
    sets = [
        in_order((pool[i], pool[j], pool[k]))
        for i in range(len(pool))
        for j in range(i + 1, len(pool))
        for k in range(j + 1, len(pool))
    ]
    return [s for s in dict.fromkeys(sets) if rank_of(s) == rank and valid(rules, s)]


def _laid(cards: Cards, wilds: Cards, gone: Cards, melds: Melds) -> Way:
    naturals = [c for c in gone if c not in WILDS]
    spent = [c for c in gone if c in WILDS]
    return without(cards, naturals), without(wilds, spent), tuple(sorted(melds))
