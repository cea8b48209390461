"""Supply of cards: the packs, and the share that canastas take. The arithmetic behind the flags."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from math import gcd
from typing import Final

from canasta.cards import ACE, CANASTA, FOUR, JOKER, KIND_OF_CARD, RED_THREE, TWO, pack
from canasta.club.scoresheet.lines import RANKS
from canasta.club.scoresheet.scores import Canasta, CanastaKind
from canasta.engine.compile_rules import awards_of, card_values
from canasta.rules import Rules

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
