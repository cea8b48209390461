"""Moves that the cards allow, of laying and taking; finishing the turn afterwards is not asked here."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple

from canasta.rules.model import OneCardHand, WildMelds

from .cards import BLACK, NATURALS, WILDS
from .melds import WILD, Meld, valid
from .state import State


class Move(NamedTuple):
    """One micro-action: its verb, the cards of the hand it uses, and the meld it goes to (from 0)."""

    verb: str
    cards: tuple[str, ...] = ()
    meld: int | None = None

    def text(self, *, number: bool = True) -> str:
        words = " ".join((self.verb, *self.cards))
        return words if self.meld is None or not number else f"{words} > {self.meld + 1}"


def has_cards(hand: tuple[str, ...], cards: tuple[str, ...]) -> bool:
    return all(hand.count(c) >= cards.count(c) for c in set(cards))


def to_lay(state: State) -> tuple[str, ...]:
    """The cards that may be laid: the hand and a wild that was swapped out."""
    return state.hand if state.freed is None else (*state.hand, state.freed)


def meld_of_rank(state: State, rank: str) -> int | None:
    """The number (from 0) of the side's meld of that rank, if a rank has one meld."""
    return next((i for i, m in enumerate(state.table) if m.rank == rank), None)


def different(melds: tuple[Meld, ...]) -> Iterator[tuple[int, Meld]]:
    """The melds with their numbers, of equal ones only the first."""
    seen = set()
    for i, meld in enumerate(melds):
        if (meld.cards, meld.origin) not in seen:
            seen.add((meld.cards, meld.origin))
            yield i, meld


def may_start_wild_meld(state: State) -> bool:
    """RE-2.4: one a side; TB-4.5: none after a frozen pile was taken."""
    if state.rules.wild_melds is WildMelds.ALLOWED:
        return meld_of_rank(state, WILD) is None
    return state.rules.wild_melds is WildMelds.BEFORE_FROZEN_PILE and not state.taken_frozen[state.side]


def new_melds(state: State) -> Iterator[Move]:
    """The smallest sets, three cards, that may start a meld."""
    rules, cards = state.rules, to_lay(state)
    only_black = state.black_threes_laid and rules.black_threes_last
    for rank in (BLACK,) if only_black else (*NATURALS, BLACK):
        if rank not in cards or (not rules.separate_melds and meld_of_rank(state, rank) is not None):
            continue  # CL-2.2: a second meld of the rank would only be more cards for the first
        for naturals in (3, 2, 1):
            for wilds in combinations_with_replacement(WILDS, 3 - naturals):
                chosen = (rank,) * naturals + wilds
                if has_cards(cards, chosen) and valid(rules, chosen):
                    yield Move("meld", chosen)
    if not only_black and may_start_wild_meld(state):
        for chosen in combinations_with_replacement(WILDS, 3):
            if has_cards(cards, chosen):
                yield Move("meld", chosen)


def lay_offs(state: State) -> Iterator[Move]:
    """One card onto one of the side's melds."""
    only_black = state.black_threes_laid and state.rules.black_threes_last
    for i, meld in different(state.table):
        for card in dict.fromkeys(to_lay(state)):
            if only_black and card != BLACK:
                continue
            if meld.origin and card == state.freed:
                continue  # RE-2.5: into another meld
            if valid(state.rules, (*meld.cards, card)):
                yield Move("add", (card,), i)


def swaps(state: State) -> Iterator[Move]:
    """A natural of the hand in place of a wild of a canasta (RE-2.5)."""
    rules = state.rules
    if not rules.swap_wilds or state.freed is not None or state.pile_waits:
        return
    if not state.is_open and not state.abatir:  # under the promise to lay the whole hand the side counts as opened
        return
    if state.black_threes_laid and rules.black_threes_last:
        return
    for i, meld in different(state.table):
        if meld.canasta and meld.rank in state.hand and meld.rank in NATURALS:
            for wild in WILDS:
                if wild in meld.cards:
                    yield Move("swap", (meld.rank, wild), i)


def lays(state: State) -> Iterator[Move]:
    """Everything that may be laid in the play phase."""
    yield from new_melds(state)
    yield from lay_offs(state)
    yield from swaps(state)


def pile_naturals(state: State) -> int:
    """The number of naturals of the hand that take the pile without help (CL-3.2, CL-3.3, TB-4.1, TB-4.2)."""
    if not state.frozen or (state.rules.frozen_pair_again and state.taken_pile[state.side]):
        return 2  # TB-4.4: the second time, by a switch
    return state.rules.pile_frozen_naturals


def pile_closed(state: State) -> bool:
    """Nobody could take this pile with this hand, whatever it holds: blocked, none there, or the hand too small."""
    if not state.pile or state.pile[-1] not in NATURALS:
        return True  # CL-3.4, SA-3.4, TB-3.10, TB-3.11
    rule = state.rules.one_card_hand
    if len(state.hand) != 1 or rule is OneCardHand.ANY:
        return False
    if rule is OneCardHand.NOT_ONE_CARD_PILE:  # IN-3
        return len(state.pile) == 1
    return bool(state.stock)  # SA-4.6, RE-3.3


def takes(state: State) -> Iterator[Move]:
    """The ways to take the pile that the cards allow."""
    if pile_closed(state) or (state.open_first and not state.is_open):
        return
    rules, top = state.rules, state.pile[-1]
    naturals = (top,) * pile_naturals(state)
    if has_cards(state.hand, naturals):
        yield from _takes_with(state, naturals)
    if not state.is_open or state.frozen:
        return
    if rules.pile_with_wild:
        for wild in WILDS:
            if has_cards(state.hand, (top, wild)):
                yield from _takes_with(state, (top, wild))
    if rules.pile_lay_off:
        yield from _takes_with(state, ())


def _takes_with(state: State, cards: tuple[str, ...]) -> Iterator[Move]:
    """The same cards of the hand, as a new meld or on one that lies there."""
    rules, laid = state.rules, (*cards, state.pile[-1])
    same = [(i, m) for i, m in different(state.table) if m.rank == state.pile[-1]]
    if (rules.separate_melds or not same) and valid(rules, laid):
        yield Move("take", cards)
    if state.frozen and not rules.frozen_lay_off and rules.separate_melds:
        return
    for i, meld in same:
        if valid(rules, (*meld.cards, *laid)):
            yield Move("take", cards, i)
