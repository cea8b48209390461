"""Flags for what was written of a deal: what cannot be, and what hardly ever is."""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd

from canasta.rules import Rules
from canasta.scoresheet.flags import Flag, Level
from canasta.scoresheet.scores import BaseCards, Detail, Score
from canasta.scoresheet.scoring import check_shape, sheet_rule


def check(rules: Rules, score: Score) -> tuple[Flag, ...]:
    """What looks wrong in it, the impossible first. SheetError: it is not of this rule set's shape."""
    check_shape(rules, score)
    if isinstance(score, Detail):
        found: Iterator[Flag] = iter(())
    elif isinstance(score, BaseCards):
        found = _base_and_cards(rules, score)
    else:
        found = _steps(rules, score.points, "points", card_step(rules))
    return tuple(sorted(found, key=lambda flag: flag.level is Level.DOUBTFUL))


def card_step(rules: Rules) -> int:
    """What every sum of card values is a multiple of: 5 in the book."""
    return (
        gcd(
            rules.value_four_to_seven,
            rules.value_eight_to_king,
            rules.value_ace,
            rules.value_two,
            rules.value_joker,
            rules.value_black_three,
            rules.value_red_three_in_hand,
        )
        or 1
    )


def award_step(rules: Rules) -> int:
    """What every base is a multiple of: 100 in the book."""
    awards = (
        rules.canasta_clean,
        rules.canasta_dirty,
        rules.aces_clean,
        rules.aces_dirty,
        rules.wilds_mixed,
        rules.wilds_twos,
        rules.wilds_jokers,
        rules.exact_cut,
        rules.going_out,
        rules.black_threes_out,
        rules.black_threes_held,
        *rules.concealed_awards,
        *rules.red_threes,
        *(points for _, points in rules.canasta_awards),
    )
    return gcd(*awards) or 1


def _base_and_cards(rules: Rules, score: BaseCards) -> Iterator[Flag]:
    yield from _steps(rules, score.base, "base", award_step(rules))
    yield from _steps(rules, score.cards, "cards", card_step(rules))


def _steps(rules: Rules, points: tuple[int, ...], what: str, step: int) -> Iterator[Flag]:
    for side, found in enumerate(points):
        if found % step:
            data = {"points": found, "step": step}
            yield Flag(f"{what}-step", Level.IMPOSSIBLE, side, (sheet_rule(rules),), data)
