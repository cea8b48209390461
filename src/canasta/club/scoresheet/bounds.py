"""Bounds of the points of a deal and of a match, for score sheets and results of a competition.

They follow from the rules: the cards of the packs, the cards that canastas take, and the points that each earns. A
bound is never too narrow. It may be a little wide, because it lets a side have every award at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from canasta.cards import CANASTA, NATURAL_KINDS, TWO
from canasta.club.results import Length, MatchLength, MatchResult, Unfinished
from canasta.club.scoresheet.supply import all_cards, most_numbers, most_once, most_wilds
from canasta.club.scoresheet.usual import reach_of
from canasta.engine.compile_rules import awards_of, card_values
from canasta.engine.state import NO_KIND
from canasta.rules import Rules
from canasta.rules.model import WildMelds


@dataclass(frozen=True, slots=True)
class Bounds:
    """The lowest and the highest points of a side in a deal, and the highest sum of both sides.

    They include an arbiter's penalties, which no rule limits: so `low` is as far below 0 as `high` is above.
    """

    low: int
    high: int
    both: int


@dataclass(frozen=True, slots=True)
class Beyond:
    """Points outside their bounds. `both`: they are the sum of both sides."""

    points: int
    low: int
    high: int
    both: bool = False


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


def usual_bounds(rules: Rules) -> Bounds:
    """The bounds of nearly all deals; with house rules, and where no deals were counted, those of every deal."""
    reach = reach_of(rules)
    if reach is None:
        return deal_bounds(rules)
    (low, high), (_, both) = reach["points"][0], reach["points_both"][0]
    return Bounds(low, high, both)


def beyond(rules: Rules, agreed: MatchLength, result: MatchResult) -> Beyond | None:
    """The part of a result that hardly any match has; None for a usual result.

    If `agreed` fixes no number of deals, the number in the result is used; 0 means unknown.
    """
    of_deal, points, unfinished = usual_bounds(rules), result.points, result.unfinished
    if unfinished is not None:
        for each in unfinished:
            if not of_deal.low <= each <= of_deal.high:
                return Beyond(each, of_deal.low, of_deal.high)
        if agreed.unfinished is Unfinished.AS_IT_LIES and sum(unfinished) > of_deal.both:
            return Beyond(sum(unfinished), 2 * of_deal.low, of_deal.both, both=True)
    if agreed.length is Length.TARGET:  # no side reaches the target before the last deal
        low, high = 0, agreed.amount + of_deal.high
        if max(points) > high:
            return Beyond(max(points), low, high)
        if sum(points) > (most := 2 * agreed.amount + of_deal.both):
            return Beyond(sum(points), low, most, both=True)
    number = agreed.amount if agreed.length is Length.DEALS else result.deals
    if number:
        low, high = number * of_deal.low, number * of_deal.high
        for each in points:
            if not low <= each <= high:
                return Beyond(each, low, high)
        if sum(points) > number * of_deal.both:
            return Beyond(sum(points), 2 * low, number * of_deal.both, both=True)
    return None


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
