"""Random tables at the end of a deal, with more awards than real play brings."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, replace

from tests.engine.tables import Cards, Table
from tests.reference.cards import NATURALS
from tests.reference.cards import pack as ref_pack
from tests.reference.melds import Meld
from tests.reference.state import State

from canasta.cards import KIND_TEXTS
from canasta.engine.deal import EngineDeal
from canasta.engine.packed import one
from canasta.engine.state import OVER, STOCK_OUT, WENT_OUT
from canasta.rules.model import GoOutNeeds, Rules, WildMelds


@dataclass
class Ended:
    """The table at the end of a deal: seat `table.turn` went out, or nobody; `laid_now` is of that seat's last turn."""

    table: Table
    out: bool
    laid_now: str | None  # a rank of which the side has one meld, a canasta of naturals
    exact_cut: int

    def deal(self, rules: Rules) -> EngineDeal:
        """The same table under other rules with the same numbers of cards, seats and sides."""
        deal = replace(self.table, rules=rules, first_turns=0).for_engine()
        deal.phase, deal.outcome = OVER, WENT_OUT if self.out else STOCK_OUT
        deal.first_turns = self.table.first_turns
        deal.exact_cut = self.exact_cut if rules.exact_cut else -1  # else not used
        deal.laid_naturals = deal.laid_twos = deal.laid_jokers = 0
        if self.laid_now:
            deal.laid_naturals = 7 * one(KIND_TEXTS.index(self.laid_now))
        return deal

    def for_reference(self, rules: Rules) -> State:
        """The same table for the second reading (`tests/reference`)."""
        state = replace(self.table, rules=rules, first_turns=0).for_reference().state
        state.phase, state.how = "over", "out" if self.out else "stock"
        state.first_turns = self.table.first_turns
        state.exact_cut = self.exact_cut if rules.exact_cut and self.exact_cut >= 0 else None
        if self.laid_now:
            melds = [Meld(m.cards, m.cards, there=False) if m.rank == self.laid_now else m for m in state.table]
            state.melds[state.side] = tuple(melds)
        return state


def ended(rules: Rules, rng: random.Random) -> Ended:
    """A random table at the end of a deal, with cards that the packs hold."""
    left = Counter(ref_pack(rules.packs))
    pure = rng.random() < 0.4  # no wild on the table or in a hand
    turn = rng.randrange(rules.seats)
    shares = [rng.choice((11, 11, 8, 5, 2)), *(rng.choice((0, 1, 3)) for _ in range(rules.sides - 1))]
    rng.shuffle(shares)
    melds = [_melds(rules, rng, left, most, pure=pure) for most in shares]
    own = melds[turn % rules.sides]
    out = _may_close(rules, own) and rng.random() < 0.9
    whole = [cards[0] for cards in own if len(cards) == 7 and set(cards) <= {cards[0]} & set(NATURALS)]
    laid_now = rng.choice(whole) if out and whole and rng.random() < 0.5 else None
    if out and rng.random() < 0.5:
        left["3b"] -= rules.black_threes_number
        melds[turn % rules.sides] = (*own, ("3b",) * rules.black_threes_number)
    hands = [() if out and seat == turn else _hand(rules, rng, left, pure=pure) for seat in range(rules.seats)]
    reds = []
    for _ in range(rules.sides):
        reds.append(rng.randint(0, left["3r"]))
        left["3r"] -= reds[-1]
    table = Table(
        rules,
        hands,
        melds,
        (),
        (rng.choice(("2", "4", "K", "X")),) if out else (),  # the discard
        red_threes=reds,
        has_laid=[seat != turn or laid_now is None for seat in range(rules.seats)],
        turn=turn,
        first_turns=rng.choice((0, rules.seats)),
        moda=rng.choice([cards[0] for cards in own if cards[0] in NATURALS] or NATURALS)
        if rules.moda_doubles
        else None,
    )
    return Ended(table, out, laid_now, rng.choice((-1, *range(rules.sides))) if rules.cut.from_lifted else -1)


def _may_close(rules: Rules, melds: tuple[Cards, ...]) -> bool:
    """True if a side with those melds may go out."""
    clean = sum(len(cards) == 7 and len(set(cards)) == 1 for cards in melds if cards[0] in NATURALS)
    dirty = sum(len(cards) == 7 and len(set(cards)) > 1 for cards in melds if cards[0] in NATURALS)
    if rules.go_out_needs is GoOutNeeds.CLEAN_AND_DIRTY:
        return clean > 0 and (dirty > 0 or (clean > 1 and not any(set(cards) & {"2", "X"} for cards in melds)))
    return clean + dirty >= 2


def _melds(rules: Rules, rng: random.Random, left: Counter[str], most: int, *, pure: bool) -> tuple[Cards, ...]:
    ranks = rng.sample(NATURALS, min(most, len(NATURALS)))
    if rules.separate_melds:
        ranks = rng.choices(ranks, k=most) if rng.random() < 0.5 and ranks else ranks
    melds = [] if rules.wild_melds is WildMelds.NONE or pure or not most else [_wilds(rules, rng)]
    several = rng.random() if rules.separate_melds and not pure and most > 5 else 0.5
    if several < 0.3:  # three canastas of a rank
        melds += [(ranks[0],) * 4 + ("2",) * 3] * 3
    elif several > 0.6:  # two of wilds
        melds = [("2",) * 7, ("2",) * 5 + ("X",) * 2]
    for rank in ranks:
        wilds = 0 if pure else rng.choice((0, 0, 1, 2, 3))
        size = 7 if rng.random() < (0.9 if most > 3 else 0.5) else max(3, 2 * wilds + 1)
        melds.append((rank,) * (size - wilds) + ("2",) * wilds)
    found = []
    for cards in melds:
        if not Counter(cards) - left:
            left.subtract(cards)
            found.append(cards)
    return tuple(sorted(found, key=lambda cards: len(cards) >= 7))


def _wilds(rules: Rules, rng: random.Random) -> Cards:
    """A canasta of wilds: mixed, of twos, or with every joker."""
    jokers = min(rng.choice((0, 1, 2 * rules.packs)), 7)
    return ("2",) * (7 - jokers) + ("X",) * jokers


def _hand(rules: Rules, rng: random.Random, left: Counter[str], *, pure: bool) -> Cards:
    kinds = [card for card in left if card != "3r" and not (pure and card in "2X")]
    cards = rng.choices(kinds, k=rng.choice((0, 1, 4)))
    if rng.random() < 0.3:
        cards += ["3b"] * rules.black_threes_number
    if rng.random() < 0.2:
        cards.append("3r")
    hand = Counter(cards) & left
    left.subtract(hand)
    return tuple(hand.elements())
