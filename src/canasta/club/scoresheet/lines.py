"""The lines of a score, and those of the rulings on it. The engine's own code makes those of a deal in detail.

Points are shared between a deal and its rulings, so that every card and every award counts once. The score of a deal
counts all cards where they are: those of a false opening on the table, penalised ones in the hand. A ruling says what
some of them are worth (`canasta.club.referee.Counts`). Points that the lines of the deal already give for them are
taken off again, so the ruling decides, no matter which of the two was written first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import product
from typing import Final

from msgspec import structs

from canasta.cards import FOUR, KIND_TEXTS, NATURAL_KINDS
from canasta.club.referee import Counts
from canasta.club.results import MOST_POINTS
from canasta.club.scoresheet.entries import RulingEntered
from canasta.club.scoresheet.scores import (
    RANKS,
    BaseCards,
    Canasta,
    CanastaKind,
    Concealed,
    Detail,
    Score,
    SheetError,
    SideDetail,
)
from canasta.club.scoresheet.supply import least_laid
from canasta.deal.score import BASE, CARDS, PENALTIES, POINTS, Part, ScoreLine, rule_of, score_of
from canasta.engine.compile_rules import awards_of
from canasta.engine.score import Counted, counted
from canasta.engine.state import NO_KIND, WENT_OUT, State
from canasta.rules import Rules

MOST_CARDS: Final = 162  # three packs


@lru_cache(maxsize=1024)  # every new entry folds the whole sheet again
def lines_of_score(rules: Rules, score: Score) -> tuple[tuple[ScoreLine, ...], ...]:
    """The lines of every side. SheetError: the score does not fit this rule set."""
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
            check_number("points", points, -MOST_POINTS, MOST_POINTS)


def _check_detail(rules: Rules, score: Detail) -> None:
    _check_sides(rules, score.sides)
    if score.closer is not None:
        check_number("closer", score.closer, 0, rules.seats - 1)
    if score.exact_cut is not None:
        check_number("exact_cut", score.exact_cut, 0, rules.sides - 1)
    check_number("black_threes_laid", score.black_threes_laid, 0, 15)
    if score.moda and score.moda not in RANKS:
        raise SheetError("no-rank", found=score.moda[:20], ranks=" ".join(RANKS))
    for has in score.sides:
        _check_side(rules, has)


def _check_side(rules: Rules, has: SideDetail) -> None:
    check_number("canastas", len(has.canastas), 0, MOST_CARDS // 7)
    for each in has.canastas:
        _check_canasta(rules, each)
    check_number("red_threes", has.red_threes, 0, 15)
    check_number("laid", has.laid, 0, MOST_POINTS)
    check_number("in_hand", has.in_hand, 0, MOST_POINTS)
    check_number("cards_in_hand", has.cards_in_hand or 0, 0, MOST_CARDS)
    check_number("red_threes_in_hand", has.red_threes_in_hand, 0, 15)
    check_number("black_threes_held", len(has.black_threes_held), 0, rules.seats // rules.sides)
    for blacks in has.black_threes_held:
        check_number("black_threes_held", blacks, 0, 15)
    check_number("penalties", has.penalties, 0, MOST_POINTS)


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


def check_number(field: str, found: int, low: int, high: int) -> None:
    """Check a number that was written. SheetError (bad-number): it is out of range."""
    if not low <= found <= high:
        raise SheetError("bad-number", field=field, found=found, low=low, high=high)


def detail_of(rules: Rules, core: State) -> Detail:
    """The detail of a finished deal. Its lines on a sheet are those of `canasta.Deal.score`."""
    sides = [counted(core, side) for side in range(rules.sides)]
    closer = int(core.seat) if core.outcome == WENT_OUT else None
    closing = Counted() if closer is None else sides[closer % rules.sides]
    return Detail(
        sides=tuple(_side(rules, has) for has in sides),
        closer=closer,
        concealed=list(Concealed)[closing.concealed] if closing.concealed >= 0 else None,
        black_threes_laid=closing.black_threes_laid,
        clean_game=rules.clean_game and closing.clean,
        exact_cut=None if core.exact_cut < 0 else int(core.exact_cut),
        moda="" if core.moda == NO_KIND else KIND_TEXTS[int(core.moda)],
    )


def _side(rules: Rules, has: Counted) -> SideDetail:
    canastas = [
        Canasta(made=CanastaKind.CLEAN if clean else CanastaKind.DIRTY, rank=KIND_TEXTS[kind])
        for kind, clean, _ in has.canastas
    ]
    for made, many in (
        (CanastaKind.MIXED, has.wilds_mixed),
        (CanastaKind.TWOS, has.wilds_twos),
        (CanastaKind.JOKERS, has.wilds_jokers),
    ):
        canastas += [Canasta(made=made)] * many
    red = has.red_threes_held
    return SideDetail(
        canastas=tuple(canastas),
        red_threes=has.red_threes,
        laid=has.laid,
        in_hand=has.held - red * rules.value_red_three_in_hand,
        cards_in_hand=has.cards_held - red,
        red_threes_in_hand=red,
        black_threes_held=tuple(blacks for blacks in has.black_threes_held if blacks >= rules.black_threes_number),
        melded=has.melded and not has.laid and not canastas,
    )


BESIDES: Final = (Counts.NOTHING, Counts.LAID)  # taken off whatever the lines of the deal count
_OF_CARDS: Final = (Counts.LAID, Counts.IN_HAND)


def ruling_line(
    number: int, entry: RulingEntered, points: int, part: Part = PENALTIES, code: str = "ruling"
) -> ScoreLine:
    """The line of a ruling, which is entry `number` of the log."""
    return ScoreLine(", ".join(entry.rules), code, None, 0, points, part, number, entry.offence)


def shared(
    rules: Rules, score: Score, rulings: Iterable[tuple[int, int, RulingEntered]]
) -> Mapping[int, list[ScoreLine]]:
    """The lines of each ruling that concerns lines of the deal, by its number in the log.

    `rulings` are number, side and entry, in the order of the deal's entries.
    """
    lines: dict[int, list[ScoreLine]] = {}
    for number, side, entry in rulings:
        if entry.counts is Counts.NOTHING:
            continue
        fewer = _without(rules, score, side, entry)
        taken = {} if fewer is None else _taken(rules, score, fewer, side)
        already = entry.points if fewer is None else sum(taken.values())
        score = score if fewer is None else fewer
        part: Part = POINTS
        if isinstance(score, BaseCards | Detail):
            part = CARDS if entry.counts in _OF_CARDS else BASE
        if entry.counts is not Counts.LAID:
            lines[number] = [ruling_line(number, entry, entry.points - already, part)]
            continue
        lines[number] = [ruling_line(number, entry, entry.points, part)]
        lines[number][:0] = [
            ruling_line(number, entry, -points, of, "not-for-base" if of == BASE else "not-for")
            for of, points in taken.items()
            if points
        ]
    return lines


def _taken(rules: Rules, score: Score, fewer: Score, side: int) -> dict[Part, int]:
    """The points by part of the sheet that the side loses if the deal counts as `fewer`."""
    taken: Counter[Part] = Counter()
    for each, sign in ((score, 1), (fewer, -1)):
        for line in lines_of_score(rules, each)[side]:
            taken[line.part] += sign * line.points
    return dict(taken)


def _without(rules: Rules, score: Score, side: int, entry: RulingEntered) -> Score | None:
    """The score without the cards or awards of the ruling; None if it already has the points of the ruling."""
    worth = -entry.points
    if isinstance(score, Detail):
        has = _side_without(rules, score.sides[side], entry, worth)
        return structs.replace(score, sides=(*score.sides[:side], has, *score.sides[side + 1 :]))
    if entry.counts is not Counts.LAID:
        return None
    lying = -worth if rules.laid_against_without_canasta else worth
    if isinstance(score, BaseCards):
        return structs.replace(score, cards=_less(score.cards, side, lying))
    return structs.replace(score, points=_less(score.points, side, lying))


def _less(column: tuple[int, ...], side: int, points: int) -> tuple[int, ...]:
    return tuple(found - points * (at == side) for at, found in enumerate(column))


def _side_without(rules: Rules, has: SideDetail, entry: RulingEntered, worth: int) -> SideDetail:
    cards = entry.facts.get("cards")
    number = cards if isinstance(cards, int) else 0
    match entry.counts:
        case Counts.LAID:
            canastas = _canastas_without(rules, has, worth)
            return structs.replace(
                has, canastas=canastas, laid=max(has.laid - worth, 0), melded=has.melded or has.laid > 0
            )
        case Counts.IN_HAND:
            return structs.replace(has, in_hand=max(has.in_hand - worth, 0))
        case Counts.RED_THREES:
            return structs.replace(has, red_threes=max(has.red_threes - number, 0))
        case Counts.RED_THREES_IN_HAND:
            return structs.replace(has, red_threes_in_hand=max(has.red_threes_in_hand - number, 0))
        case _:
            return structs.replace(has, black_threes_held=has.black_threes_held[:-1])


def _canastas_without(rules: Rules, has: SideDetail, worth: int) -> tuple[Canasta, ...]:
    """The canastas outside a false opening of that worth: those in it earn nothing (TB-5.6)."""
    left = []
    for each in has.canastas:
        least = least_laid(rules, each.made, each.rank)
        if least <= worth:
            worth -= least
        else:
            left.append(each)
    return tuple(left)
