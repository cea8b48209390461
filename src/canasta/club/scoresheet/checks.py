"""Flags for the score of a deal: impossible things, and very rare ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from canasta.club.scoresheet.bounds import deal_bounds
from canasta.club.scoresheet.checks_detail import check_detail
from canasta.club.scoresheet.flags import Certainty, Flag
from canasta.club.scoresheet.lines import check_shape, lines_of_score, sheet_rule
from canasta.club.scoresheet.scores import BaseCards, Detail, Score, Totals
from canasta.club.scoresheet.supply import all_cards, award_step, card_step, least_base, most_base
from canasta.club.scoresheet.usual import unusual
from canasta.rules import Rules


def check(rules: Rules, score: Score, minima: Sequence[int] = (), cutter: int | None = None) -> tuple[Flag, ...]:
    """The flags for a score, the impossible first.

    `minima` by side and the seat `cutter` are those of the deal, where they are known. SheetError: the score does not
    fit this rule set.
    """
    return _check(rules, score, tuple(minima), cutter)


@lru_cache(maxsize=1024)  # every new entry folds the whole sheet again
def _check(rules: Rules, score: Score, minima: tuple[int, ...], cutter: int | None) -> tuple[Flag, ...]:
    check_shape(rules, score)
    if isinstance(score, Detail):
        found = list(check_detail(rules, score, minima, cutter))
    elif isinstance(score, BaseCards):
        found = list(_base_and_cards(rules, score))
    else:
        most = most_base(rules) + _most_cards(rules)
        found = list(_points(rules, "points", score.points, card_step(rules), -most, most)) or list(_rich(rules, score))
    if not found and not any(line.points for side in lines_of_score(rules, score) for line in side):
        found.append(Flag("nothing", Certainty.DOUBTFUL))
    if not any(flag.level is Certainty.IMPOSSIBLE or flag.code.startswith("points-") for flag in found):
        found += unusual(rules, score)
    return tuple(sorted(found, key=lambda flag: flag.level is Certainty.DOUBTFUL))


def _base_and_cards(rules: Rules, score: BaseCards) -> Iterator[Flag]:
    yield from _points(rules, "base", score.base, award_step(rules), least_base(rules), most_base(rules))
    most = _most_cards(rules)
    yield from _points(rules, "cards", score.cards, card_step(rules), -all_cards(rules), most)
    if sum(score.cards) > most:
        yield Flag("all-cards", Certainty.IMPOSSIBLE, None, (), {"points": sum(score.cards), "most": most})


def _rich(rules: Rules, score: Totals) -> Iterator[Flag]:
    """Flags for totals that no deal of these packs can reach. Older sheets have them, so they are not refused."""
    bounds = deal_bounds(rules)
    for side, found in enumerate(score.points):
        if found > bounds.high:
            yield Flag("points-rich", Certainty.DOUBTFUL, side, (), {"points": found, "most": bounds.high})
    if sum(score.points) > bounds.both:
        yield Flag("points-both", Certainty.DOUBTFUL, None, (), {"points": sum(score.points), "most": bounds.both})


def _most_cards(rules: Rules) -> int:
    return all_cards(rules) * (2 if rules.clean_game else 1)


def _points(rules: Rules, what: str, points: Sequence[int], step: int, low: int, high: int) -> Iterator[Flag]:
    for side, found in enumerate(points):
        if found % step:
            data = {"points": found, "step": step}
            yield Flag(f"{what}-step", Certainty.IMPOSSIBLE, side, (sheet_rule(rules),), data)
        if not low <= found <= high:
            yield Flag(f"{what}-bounds", Certainty.IMPOSSIBLE, side, (), {"points": found, "low": low, "high": high})
