"""The lines of a score. The engine's own code makes those of a deal in detail."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import product
from typing import Final

from canasta.cards import ACE, FOUR, KIND_TEXTS, NATURAL_KINDS
from canasta.club.scoresheet.errors import SheetError
from canasta.club.scoresheet.scores import BaseCards, Canasta, CanastaKind, Concealed, Detail, Score, SideDetail
from canasta.deal.score import BASE, CARDS, PENALTIES, POINTS, ScoreLine, rule_of, score_of
from canasta.engine.compile_rules import awards_of
from canasta.engine.score import Counted
from canasta.engine.state import NO_KIND
from canasta.rules import Rules

RANKS: Final = KIND_TEXTS[: ACE + 1]
MOST_POINTS: Final = 200_000  # no match ends above it: a higher number is a slip of the pen
MOST_CARDS: Final = 162  # three packs


def lines_of_score(rules: Rules, score: Score) -> tuple[tuple[ScoreLine, ...], ...]:
    """The lines of every side. SheetError: the score does not fit this rule set."""
    return _lines(rules, score)


@lru_cache(maxsize=1024)  # every new entry folds the whole sheet again
def _lines(rules: Rules, score: Score) -> tuple[tuple[ScoreLine, ...], ...]:
    check_shape(rules, score)
    rule = sheet_rule(rules)
    if isinstance(score, BaseCards):
        return tuple(
            (ScoreLine(rule, "base", None, 0, base, BASE), ScoreLine(rule, "cards", None, 0, cards, CARDS))
            for base, cards in zip(score.base, score.cards, strict=True)
        )
    if not isinstance(score, Detail):
        return tuple((ScoreLine(rule, "total", None, 0, points, POINTS),) for points in score.points)
    told = score_of(rules, [counted_of(rules, score, side) for side in range(rules.sides)], [0] * rules.sides)
    sheet = []
    for side, has in zip(told, score.sides, strict=True):
        lines = []
        for line in side.lines:
            uncounted = line.code == "cards-in-hand" and not has.cards_in_hand
            lines.append(replace(line, number=0) if uncounted else line)
        if has.penalties:
            lines.append(ScoreLine(rule, "penalties", None, 0, -has.penalties, PENALTIES))
        sheet.append(tuple(lines))
    return tuple(sheet)


def counted_of(rules: Rules, detail: Detail, side: int) -> Counted:
    """The input of the engine's scoring, from the detail of one side."""
    has = detail.sides[side]
    found = Counted()
    before: Counter[str] = Counter()
    for each in has.canastas:
        if each.made in (CanastaKind.CLEAN, CanastaKind.DIRTY):
            kind = RANKS.index(each.rank) if each.rank else int(NO_KIND)
            found.canastas.append((kind, each.made is CanastaKind.CLEAN, before[each.rank] if each.rank else 0))
            before[each.rank] += 1
    found.canastas.sort(key=lambda each: each[0])  # by rank; within a rank in the order in which they were finished
    made = Counter(each.made for each in has.canastas)
    found.wilds_mixed, found.wilds_twos, found.wilds_jokers = (
        made[CanastaKind.MIXED],
        made[CanastaKind.TWOS],
        made[CanastaKind.JOKERS],
    )
    if detail.moda:
        found.moda = RANKS.index(detail.moda)
    found.red_threes = has.red_threes
    found.out = detail.closer is not None
    found.closed = detail.closer is not None and detail.closer % rules.sides == side
    if found.closed:
        found.black_threes_laid = detail.black_threes_laid
        found.clean = detail.clean_game
        if detail.concealed is not None:
            found.concealed = list(Concealed).index(detail.concealed)
    found.melded = has.melded or has.laid != 0 or bool(has.canastas) or found.black_threes_laid > 0
    found.exact_cut = detail.exact_cut == side
    found.laid = has.laid
    found.black_threes_held = list(has.black_threes_held)
    unshown = has.red_threes_in_hand
    if rules.red_threes_unshown_count:
        found.red_threes += unshown
        unshown = 0
    found.red_threes_held = unshown
    found.held = has.in_hand + unshown * rules.value_red_three_in_hand
    found.cards_held = unshown + (has.cards_in_hand or int(has.in_hand > 0))
    return found


@cache
def rank_matters(rules: Rules) -> bool:
    """True if the ranks of two canastas can change the points that they earn together."""
    awards = awards_of(rules)
    for clean in (True, False):
        earned = {
            awards.of_canasta(one, clean, FOUR, 0) + awards.of_canasta(other, clean, FOUR, int(one == other))
            for one, other in product(NATURAL_KINDS, repeat=2)
        }
        if len(earned) > 1:
            return True
    return False


@cache
def sheet_rule(rules: Rules) -> str:
    """The rule id, in the rulebook in use, of how base and cards make the score."""
    return rule_of(rules, "cards-laid")


def check_shape(rules: Rules, score: Score) -> None:
    """Check the form of a score. SheetError: a wrong number of sides, or an impossible number or rank."""
    if isinstance(score, Detail):
        _check_detail(rules, score)
        return
    columns = (score.base, score.cards) if isinstance(score, BaseCards) else (score.points,)
    for column in columns:
        _check_sides(rules, column)
        for points in column:
            _check_number("points", points, -MOST_POINTS, MOST_POINTS)


def _check_detail(rules: Rules, score: Detail) -> None:
    _check_sides(rules, score.sides)
    if score.closer is not None:
        _check_number("closer", score.closer, 0, rules.seats - 1)
    if score.exact_cut is not None:
        _check_number("exact_cut", score.exact_cut, 0, rules.sides - 1)
    _check_number("black_threes_laid", score.black_threes_laid, 0, 15)
    if score.moda and score.moda not in RANKS:
        raise SheetError("no-rank", found=score.moda[:20], ranks=" ".join(RANKS))
    for has in score.sides:
        _check_side(rules, has)


def _check_side(rules: Rules, has: SideDetail) -> None:
    _check_number("canastas", len(has.canastas), 0, MOST_CARDS // 7)
    for each in has.canastas:
        _check_canasta(rules, each)
    _check_number("red_threes", has.red_threes, 0, 15)
    _check_number("laid", has.laid, 0, MOST_POINTS)
    _check_number("in_hand", has.in_hand, 0, MOST_POINTS)
    _check_number("cards_in_hand", has.cards_in_hand or 0, 0, MOST_CARDS)
    _check_number("red_threes_in_hand", has.red_threes_in_hand, 0, 15)
    _check_number("black_threes_held", len(has.black_threes_held), 0, rules.seats // rules.sides)
    for blacks in has.black_threes_held:
        _check_number("black_threes_held", blacks, 0, 15)
    _check_number("penalties", has.penalties, 0, MOST_POINTS)


def _check_canasta(rules: Rules, each: Canasta) -> None:
    if each.made not in (CanastaKind.CLEAN, CanastaKind.DIRTY):
        if each.rank:
            raise SheetError("wilds-have-no-rank", rank=each.rank[:20])
    elif each.rank and each.rank not in RANKS:
        raise SheetError("no-rank", found=each.rank[:20], ranks=" ".join(RANKS))
    elif not each.rank and rank_matters(rules):
        raise SheetError("rank-needed")


def _check_sides(rules: Rules, given: Sequence[object]) -> None:
    if len(given) != rules.sides:
        raise SheetError("wrong-sides", found=len(given), sides=rules.sides)


def _check_number(field: str, found: int, low: int, high: int) -> None:
    if not low <= found <= high:
        raise SheetError("bad-number", field=field, found=found, low=low, high=high)
