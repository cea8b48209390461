"""The engine's two lookaheads by brute force: every lay that the rules allow, one after another, on plain lists."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from tests.reference.cards import BLACK, NATURALS, WILDS, in_order, points, value, without
from tests.reference.melds import enough_to_go_out, is_canasta, rank_of, standing, valid

from canasta.rules.model import Rules, WildMelds

Cards = tuple[str, ...]
Melds = tuple[Cards, ...]


class Laid(NamedTuple):
    """The hand, the melds of the side, and a wild that was swapped out of meld `origin` and has no place yet."""

    hand: Cards
    melds: Melds
    freed: str = ""
    origin: Cards = ()


def closes(rules: Rules, hand: Cards, melds: Melds, slack: int, *, took_frozen: bool = False) -> bool:
    """True if the hand can be laid, bar one discard worth at most `slack`, so that the side may go out."""

    def ends(at: Laid) -> bool:
        if at.freed or len(at.hand) > 1 or (not at.hand and rules.final_discard):
            return False
        if any(value(rules, card) > slack for card in at.hand):
            return False
        return enough_to_go_out(rules, standing(rules, at.melds))

    @cache
    def search(at: Laid) -> bool:
        return ends(at) or any(search(after) for after in lays(rules, at, took_frozen=took_frozen, swaps=True))

    return search(Laid(in_order(hand), tuple(sorted(melds))))


def reaches(rules: Rules, hand: Cards, melds: Melds, need: int, keep: int, *, took_frozen: bool = False) -> bool:
    """True if melds of `need` more points can be laid with `keep` cards left in the hand; no black threes."""
    start = points(rules, hand)

    @cache
    def search(at: Laid) -> bool:
        if len(at.hand) < keep:
            return False
        if start - points(rules, at.hand) >= need:
            return True
        return any(search(after) for after in lays(rules, at, took_frozen=took_frozen, black_threes=False))

    return search(Laid(in_order(hand), tuple(sorted(melds))))


def lays(
    rules: Rules, at: Laid, *, took_frozen: bool, black_threes: bool = True, swaps: bool = False
) -> Iterator[Laid]:
    """Everything that one lay can make of it."""
    pool = (*at.hand, at.freed) if at.freed else at.hand
    only_black = rules.black_threes_last and any(BLACK in meld for meld in at.melds)
    for card in dict.fromkeys(pool):
        if (card == BLACK and not black_threes) or (card != BLACK and only_black):
            continue
        for meld in dict.fromkeys(at.melds):
            back = at.freed == card and meld == at.origin
            if not back and valid(rules, in_order((*meld, card))):
                yield after(at, (card,), meld)
    for chosen in smallest_sets(pool):
        rank = rank_of(chosen)
        if (rank == BLACK and not black_threes) or (rank != BLACK and only_black) or not valid(rules, chosen):
            continue
        if rank == "wild" and not may_start(rules, at.melds, took_frozen=took_frozen):
            continue
        if rules.separate_melds or rank == "wild" or all(rank_of(meld) != rank for meld in at.melds):
            yield after(at, chosen, None)
    if swaps and rules.swap_wilds and not at.freed and not only_black:
        for meld in dict.fromkeys(at.melds):
            rank = rank_of(meld)
            for wild in WILDS:
                if is_canasta(meld) and rank in NATURALS and rank in at.hand and wild in meld:
                    swapped = in_order((*without(meld, [wild]), rank))
                    melds = tuple(sorted((*without_meld(at.melds, meld), swapped)))
                    yield Laid(without(at.hand, [rank]), melds, wild, swapped)


def after(at: Laid, cards: Cards, meld: Cards | None) -> Laid:
    """The cards laid, on that meld or as a new one; a freed wild among them has its place then, but on its origin."""
    grown = in_order((*(meld or ()), *cards))
    rest = at.melds if meld is None else without_meld(at.melds, meld)
    from_hand = list(cards)
    freed, origin = at.freed, at.origin
    if freed in cards and meld != origin:
        from_hand.remove(freed)
        freed, origin = "", ()
    elif freed and meld == origin:
        origin = grown
    return Laid(without(at.hand, from_hand), tuple(sorted((*rest, grown))), freed, origin)


def smallest_sets(pool: Cards) -> Iterator[Cards]:
    """Sets of three of one rank, of a rank and wilds, or of wilds, that the cards hold."""
    for rank in (*NATURALS, BLACK, ""):
        for wilds in range(4) if rank else (3,):
            for chosen in combinations_with_replacement(WILDS, wilds):
                cards = (*[rank] * (3 - wilds), *chosen)
                if (wilds < 3 or not rank) and all(pool.count(card) >= cards.count(card) for card in cards):
                    yield cards


def may_start(rules: Rules, melds: Melds, *, took_frozen: bool) -> bool:
    """True if the side may begin a meld of wilds (RE-2.4, TB-4.5)."""
    if rules.wild_melds is WildMelds.BEFORE_FROZEN_PILE:
        return not took_frozen
    return rules.wild_melds is WildMelds.ALLOWED and all(rank_of(meld) != "wild" for meld in melds)


def without_meld(melds: Melds, meld: Cards) -> Melds:
    left = list(melds)
    left.remove(meld)
    return tuple(left)
