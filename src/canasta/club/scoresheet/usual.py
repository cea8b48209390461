"""Doubts about figures that no rule forbids but that hardly any deal, or hardly any match, has.

How far each figure reaches in deals between bots is in `usual.toml` (`scripts/usual_scores.py` makes it). A game with
house rules for its deals is another game: for it only the doubts hold that follow from the rules themselves.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from canasta.cards import CANASTA
from canasta.club.referee import offences
from canasta.club.results import MatchLength, MatchResult, Unfinished
from canasta.club.scoresheet.scores import BaseCards, Certainty, Concealed, Detail, Flag, Score
from canasta.club.scoresheet.supply import Bounds, canasta_awards, deal_bounds, least_laid
from canasta.engine.compile_rules import card_values
from canasta.rules import Rules, games, get

Reach = Mapping[str, Mapping[int, tuple[int, int]]]  # lowest and highest by the name and the number of a figure

_FILE: Final = files("canasta.club.scoresheet") / "usual.toml"
_BASES: Final = 6  # classes of a base, each as wide as the least award of a canasta
PARTNER, OTHERS, NOBODY_OUT = range(3)  # whose hands: of the closer's side, of another side, where no one went out


@cache
def reach_of(rules: Rules) -> Reach | None:
    """The reach of every figure in a game; None with house rules, and where none has been measured."""
    told = _measured().get(rules.name)
    book = get(rules.edition)
    if told is None or replace(rules, target=book.target, target_enough=book.target_enough, tie=book.tie) != book:
        return None
    return {
        name: {number: (low, high) for number, low, high in rows}
        for name, rows in told.items()
        if isinstance(rows, list)
    }


@cache
def _measured() -> dict[str, Any]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))


def usual_bounds(rules: Rules) -> Bounds:
    """The bounds of nearly all deals; with house rules, and where no deals were counted, those of every deal."""
    reach = reach_of(rules)
    if reach is None:
        return deal_bounds(rules)
    (low, high), (_, both) = reach["points"][0], reach["points_both"][0]
    return Bounds(low, high, both)


def figures_of(rules: Rules, detail: Detail, columns: Sequence[tuple[int, int]]) -> Iterator[tuple[str, int, int]]:
    """The figures of a deal: name, number and value. `columns` are base and cards of each side."""
    points = [base + cards for base, cards in columns]
    yield "points_both", 0, sum(points)
    yield "canastas_both", 0, sum(len(has.canastas) for has in detail.sides)
    for side, has in enumerate(detail.sides):
        role = _role(rules, detail, side)
        yield "points", 0, points[side]
        yield "canastas", 0, len(has.canastas)
        yield "laid", len(has.canastas), has.laid - _least(rules, detail, side)
        if rules.hands_count_if_nobody_out or role != NOBODY_OUT:
            yield "hand", role, has.in_hand
        base, cards = columns[side]
        yield "base", 0, base
        yield "cards", _class(rules, base), cards


def unusual(rules: Rules, score: Score) -> Iterator[Flag]:
    """The doubts about a score."""
    if isinstance(score, Detail):
        yield from _of_hands(rules, score)
        yield from _of_first_turn(rules, score)
        yield from _of_penalties(rules, score)
    reach = reach_of(rules)
    if reach is None:
        return
    if isinstance(score, Detail):
        yield from _of_detail(rules, reach, score)
    elif isinstance(score, BaseCards):
        for side, (base, cards) in enumerate(zip(score.base, score.cards, strict=True)):
            yield from _outside(reach, "base", 0, base, side)
            yield from _outside(reach, "cards", _class(rules, base), cards, side)
    else:
        found = [
            flag for side, points in enumerate(score.points) for flag in _outside(reach, "points", 0, points, side)
        ]
        yield from found or _outside(reach, "points_both", 0, sum(score.points), None)


def _outside(
    reach: Reach, name: str, number: int, value: int, side: int | None, more: int = 0, **data: int | str
) -> Iterator[Flag]:
    """The doubt about a figure beyond its reach; `more` is what its words count beside it."""
    low, high = reach.get(name, {}).get(number, (value, value))
    if not low <= value <= high:
        told: dict[str, int | str] = {"found": value + more, "low": low + more, "high": high + more, **data}
        yield Flag(f"unusual-{name}".replace("_", "-"), Certainty.DOUBTFUL, side, (), told)


def _of_detail(rules: Rules, reach: Reach, detail: Detail) -> Iterator[Flag]:
    many = [len(has.canastas) for has in detail.sides]
    found = [flag for side, each in enumerate(many) for flag in _outside(reach, "canastas", 0, each, side)]
    yield from found or _outside(reach, "canastas_both", 0, sum(many), None)
    for side, has in enumerate(detail.sides):
        least = _least(rules, detail, side)
        yield from _outside(reach, "laid", many[side], has.laid - least, side, least, canastas=many[side])
        if any(has.black_threes_held) or has.red_threes_in_hand:
            continue
        for flag in _outside(reach, "hand", _role(rules, detail, side), has.in_hand, side):
            if has.in_hand > flag.data["high"]:  # type: ignore[operator]  # both are points; few are `hand-empty`
                yield flag


def _of_hands(rules: Rules, detail: Detail) -> Iterator[Flag]:
    """After somebody went out, everybody else holds a card or more."""
    if detail.closer is None:
        return
    values = card_values(rules)
    least = min(values[:-1])
    for side, has in enumerate(detail.sides):
        closes = side == detail.closer % rules.sides
        holders = rules.seats // rules.sides - closes - has.red_threes_in_hand
        if holders <= 0 or (has.cards_in_hand or 0) >= holders:
            continue
        if not least and holders == 1:
            continue  # one player is left with worthless cards now and then, two hardly ever
        if has.in_hand < max(least * holders, 1) and not any(has.black_threes_held):
            code = "hand-little" if least else "hand-empty"
            yield Flag(code, Certainty.DOUBTFUL, side, (), {"points": has.in_hand, "least": least * holders})


def _of_first_turn(rules: Rules, detail: Detail) -> Iterator[Flag]:
    """Flags of a close on the closer's first turn, when no player has had more than one turn."""
    if detail.closer is None or detail.concealed not in (Concealed.FIRST_ALONE, Concealed.FIRST_WITH):
        return
    own = (rules.hand_size + rules.draw) // CANASTA + (detail.concealed is Concealed.FIRST_WITH)
    for side, has in enumerate(detail.sides):
        most = own if side == detail.closer % rules.sides else 1
        if len(has.canastas) > most:
            data = {"found": len(has.canastas), "most": most}
            yield Flag("first-turn", Certainty.DOUBTFUL, side, (), data)


def _of_penalties(rules: Rules, detail: Detail) -> Iterator[Flag]:
    most = _highest_price() * (rules.seats // rules.sides)
    for side, has in enumerate(detail.sides):
        if has.penalties > most:
            data = {"points": has.penalties, "most": most}
            yield Flag("penalties-high", Certainty.DOUBTFUL, side, (), data)


@cache
def _highest_price() -> int:
    """The highest price of an irregularity in any book."""
    rows = [row for rules in games() for case, _ in offences(rules) for row in case.rows]
    return max(row.amount.points for row in rows)


def _role(rules: Rules, detail: Detail, side: int) -> int:
    if detail.closer is None:
        return NOBODY_OUT
    return PARTNER if detail.closer % rules.sides == side else OTHERS


def _class(rules: Rules, base: int) -> int:
    """The class of a base: how many of the least canastas it would pay for."""
    least = min((points for points in canasta_awards(rules) if points > 0), default=100)
    return min(max(base, 0) // least, _BASES)


def _least(rules: Rules, detail: Detail, side: int) -> int:
    """The fewest points that the cards of the canastas come to."""
    return sum(least_laid(rules, each.made, each.rank) for each in detail.sides[side].canastas)


@dataclass(frozen=True, slots=True)
class Beyond:
    """Points outside their bounds. `both`: they are the sum of both sides."""

    points: int
    low: int
    high: int
    both: bool = False


def beyond(rules: Rules, agreed: MatchLength, result: MatchResult) -> Beyond | None:
    """The part of a result that hardly any match has; None for a usual result.

    The number of deals in the result may be 0: unknown.
    """
    of_deal, points, unfinished = usual_bounds(rules), result.points, result.unfinished
    if unfinished is not None:
        for each in unfinished:
            if not of_deal.low <= each <= of_deal.high:
                return Beyond(each, of_deal.low, of_deal.high)
        if agreed.unfinished is Unfinished.AS_IT_LIES and sum(unfinished) > of_deal.both:
            return Beyond(sum(unfinished), 2 * of_deal.low, of_deal.both, both=True)
    if agreed.target:  # no side reaches the target before the last deal
        low, high = 0, agreed.target + of_deal.high
        if max(points) > high:
            return Beyond(max(points), low, high)
        if sum(points) > (most := 2 * agreed.target + of_deal.both):
            return Beyond(sum(points), low, most, both=True)
    if number := result.deals:
        low, high = number * of_deal.low, number * of_deal.high
        for each in points:
            if not low <= each <= high:
                return Beyond(each, low, high)
        if sum(points) > number * of_deal.both:
            return Beyond(sum(points), 2 * low, number * of_deal.both, both=True)
    return None
