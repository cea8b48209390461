"""Supply of cards: the packs, the share that canastas take, and the points that a deal can bring at most.

Bounds follow from the rules: the cards of the packs, the cards that canastas take, and the points that each earns. A
bound is never too narrow. It may be a little wide, because it lets a side have every award at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from math import gcd
from typing import Final

from canasta.cards import ACE, CANASTA, FOUR, JOKER, KIND_OF_CARD, NATURAL_KINDS, RED_THREE, TWO, pack
from canasta.club.scoresheet.scores import RANKS, Canasta, CanastaKind
from canasta.engine.compile_rules import awards_of, card_values
from canasta.engine.state import NO_KIND
from canasta.rules import Rules
from canasta.rules.model import WildMelds

_MOST_OF_RANK: Final = 3  # canastas of one rank: twelve naturals, at least four in each


@cache
def card_step(rules: Rules) -> int:
    """The greatest common divisor of the card values: 5 in the rulebooks."""
    return gcd(*card_values(rules)) or 1


@cache
def award_step(rules: Rules) -> int:
    """The greatest common divisor of the awards: 100 in the rulebooks."""
    awards = awards_of(rules)
    rows = (canasta_awards(rules), awards.number_points, awards.concealed, awards.red_threes)
    once = (
        *(awards.exact_cut, awards.going_out, awards.black_threes_out, awards.black_threes_held),
        awards.red_threes_against_limit,
    )
    return gcd(*(points for row in rows for points in row), *once) or 1


def canasta_awards(rules: Rules) -> tuple[int, ...]:
    """Every award that a single canasta can earn, before any multiplication."""
    awards = awards_of(rules)
    return (*awards.clean, *awards.dirty, awards.wilds_mixed, awards.wilds_twos, awards.wilds_jokers)


@cache
def all_cards(rules: Rules) -> int:
    """Points of all cards of the packs except red threes."""
    values = card_values(rules)
    return sum(values[kind] for card in pack(rules.packs) for kind in (KIND_OF_CARD[card],) if kind != RED_THREE)


def most_cards(rules: Rules) -> int:
    """The most points of cards that a side can have in a deal."""
    return all_cards(rules) * (2 if rules.clean_game else 1)


@cache
def most_base(rules: Rules) -> int:
    """A base that no side can exceed."""
    awards = awards_of(rules)
    times = awards.times(FOUR, FOUR, _MOST_OF_RANK - 1)
    most = _most_canastas(rules) * max(canasta_awards(rules)) * times + most_once(rules)
    return most * 2 if awards.clean_game else most


@cache
def most_once(rules: Rules) -> int:
    """The most that a side can have beside its canastas and cards: every other award at its highest."""
    awards = awards_of(rules)
    closing = awards.going_out + max(awards.concealed) + awards.black_threes_out
    return most_numbers(rules) + max(awards.red_threes) + closing + awards.exact_cut


def most_numbers(rules: Rules) -> int:
    """The most that a side can earn for its number of canastas."""
    return awards_of(rules).of_number(_most_canastas(rules))


def _most_canastas(rules: Rules) -> int:
    return len(pack(rules.packs)) // CANASTA


@cache
def least_base(rules: Rules) -> int:
    """A base that no side can fall below: all red threes against, and black threes held."""
    return -max(rules.red_threes) - rules.black_threes_held * (rules.seats // rules.sides)


@cache
def most_wilds(rules: Rules) -> int:
    """The most wilds in a canasta of seven."""
    room = (CANASTA - 1) // 2 if rules.more_naturals else CANASTA
    return min(rules.max_wilds, room, CANASTA - rules.min_naturals)


@cache
def least_laid(rules: Rules, made: CanastaKind, rank: str) -> int:
    """The fewest points of cards that such a canasta can hold; of any rank if `rank` is empty."""
    values = card_values(rules)
    two, joker = values[TWO], values[JOKER]
    jokers = 2 * rules.packs
    if made is CanastaKind.TWOS:
        return CANASTA * two
    if made is CanastaKind.JOKERS:
        return min(jokers, CANASTA) * joker + max(CANASTA - jokers, 0) * two
    if made is CanastaKind.MIXED:
        return min(n * joker + (CANASTA - n) * two for n in range(1, min(jokers, CANASTA)))
    naturals = [values[RANKS.index(rank)]] if rank else values[: ACE + 1]
    wilds = range(1, most_wilds(rules) + 1) if made is CanastaKind.DIRTY else range(1)
    return min((CANASTA - n) * value + n * min(two, joker) for value in naturals for n in wilds)


def naturals_taken(rules: Rules, canastas: Iterable[Canasta]) -> Counter[str]:
    """The fewest naturals that those canastas hold, by rank; "" for canastas without a named rank."""
    taken: Counter[str] = Counter()
    for each in canastas:
        if each.made is CanastaKind.CLEAN:
            taken[each.rank] += CANASTA
        elif each.made is CanastaKind.DIRTY:
            taken[each.rank] += CANASTA - most_wilds(rules)
    return taken


def wilds_taken(rules: Rules, canastas: Iterable[Canasta]) -> tuple[int, int, int]:
    """The fewest wilds that those canastas hold: in all, twos, jokers."""
    made = Counter(each.made for each in canastas)
    jokers = min(2 * rules.packs, CANASTA)
    wild = made[CanastaKind.MIXED] + made[CanastaKind.TWOS] + made[CanastaKind.JOKERS]
    twos = CANASTA * made[CanastaKind.TWOS] + (CANASTA - jokers) * made[CanastaKind.JOKERS] + made[CanastaKind.MIXED]
    return made[CanastaKind.DIRTY] + CANASTA * wild, twos, jokers * made[CanastaKind.JOKERS] + made[CanastaKind.MIXED]


@dataclass(frozen=True, slots=True)
class Bounds:
    """The lowest and the highest points of a side in a deal, and the highest sum of both sides.

    They include an arbiter's penalties, which no rule limits: so `low` is as far below 0 as `high` is above.
    """

    low: int
    high: int
    both: int


@cache
def deal_bounds(rules: Rules) -> Bounds:
    """The bounds of the points of a deal."""
    wild = _canastas(rules, wilds=True) + most_once(rules) + all_cards(rules)
    values = card_values(rules)
    naturals = all_cards(rules) - rules.packs * (4 * values[TWO] + 2 * rules.value_joker)
    clean = 2 * (_canastas(rules, wilds=False) + most_once(rules) + naturals) if rules.clean_game else 0
    both = max(wild, clean + wild if clean else 0) + most_numbers(rules) * (rules.sides - 1)
    most = max(wild, clean)
    return Bounds(-most, most, both)


def _canastas(rules: Rules, *, wilds: bool) -> int:
    """The most that the canastas of all packs can earn, with every card in one of them at most."""
    most = 6 * rules.packs if wilds else 0
    plain, moda = [0] * (most + 1), [0] * (most + 1)  # by most wilds used: without a canasta of the moda, and with one
    for kind in NATURAL_KINDS:
        plain, moda = (
            _with_rank(rules, kind, plain, plain),
            _better(_with_rank(rules, kind, moda, moda), _with_rank(rules, kind, plain, moda, moda=kind)),
        )
    return max(found + _wild_canastas(rules, most - used) for used, found in enumerate(moda))


def _better(one: list[int], other: list[int]) -> list[int]:
    return [max(each) for each in zip(one, other, strict=True)]


def _with_rank(rules: Rules, kind: int, before: list[int], least: list[int], *, moda: int = NO_KIND) -> list[int]:
    """The most after adding the canastas of one rank; `least` is the value without them."""
    after = list(least)
    for needed, earned in _of_rank(rules, kind, moda):
        for used in range(needed, len(after)):
            after[used] = max(after[used], before[used - needed] + earned)
    return after


def _of_rank(rules: Rules, kind: int, moda: int) -> Iterator[tuple[int, int]]:
    """Sets of canastas that the cards of a rank can make: the wilds that each takes, and the most that it earns."""
    awards = awards_of(rules)
    naturals, fewest = 4 * rules.packs, CANASTA - most_wilds(rules)
    for cleans in range(naturals // CANASTA + 1):
        left = naturals - cleans * CANASTA
        for dirties in range(left // fewest + 1):
            wilds = CANASTA * dirties - min(left, (CANASTA - 1) * dirties)
            made = sorted([True] * cleans + [False] * dirties, key=lambda clean: awards.of_rank(kind, clean))
            number = len(made)
            yield (
                wilds,
                sum(
                    awards.of_canasta(kind, clean, moda, int(awards.before(order, number)))
                    for order, clean in enumerate(made)
                ),
            )


def _wild_canastas(rules: Rules, wilds: int) -> int:
    """The most that canastas of this number of wilds can earn; a single one holds all jokers."""
    if rules.wild_melds is WildMelds.NONE:
        return 0
    awards = awards_of(rules)
    others = max(awards.wilds_twos, awards.wilds_mixed)
    found = sorted([awards.wilds_jokers, *[others] * (wilds // CANASTA)], reverse=True)[: wilds // CANASTA]
    return sum(found) + (found[0] if awards.wild_canasta_repeats and len(found) > 1 else 0)
