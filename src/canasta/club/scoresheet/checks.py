"""Flags for the score of a deal: impossible things, and very rare ones.

In detail those are too many cards for the packs, awards without their conditions, and points that do not fit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial

from canasta.club.scoresheet.lines import check_shape, lines_of_score, sheet_rule
from canasta.club.scoresheet.scores import (
    BaseCards,
    CanastaKind,
    Certainty,
    Concealed,
    Detail,
    Flag,
    Score,
    SideDetail,
    Totals,
)
from canasta.club.scoresheet.supply import (
    all_cards,
    award_step,
    card_step,
    deal_bounds,
    least_base,
    least_laid,
    most_base,
    most_cards,
    naturals_taken,
    wilds_taken,
)
from canasta.club.scoresheet.usual import unusual
from canasta.engine.compile_rules import card_values, rule_table_of
from canasta.engine.requirement import meets
from canasta.rules import Rules
from canasta.rules.model import ConcealedTerms as ConcealedNeeds
from canasta.rules.model import GoOutNeeds, OpeningWaiver, WildMelds
from canasta.rules.rulebook import cited
from canasta.rules.switches import by_set

_WILD: tuple[CanastaKind, ...] = (CanastaKind.MIXED, CanastaKind.TWOS, CanastaKind.JOKERS)


def _rule(rules: Rules, ids: str) -> str | None:
    """The rule of that matter in the book in play; None if all its books are silent."""
    return cited(rules, by_set(ids))


def _flag(level: Certainty, code: str, side: int | None = None, rule: str | None = None, **data: int | str) -> Flag:
    return Flag(code, level, side, () if rule is None else (rule,), data)


_impossible = partial(_flag, Certainty.IMPOSSIBLE)
_doubtful = partial(_flag, Certainty.DOUBTFUL)


def check_detail(rules: Rules, detail: Detail, minima: Sequence[int], cutter: int | None) -> Iterator[Flag]:
    """The flags for the detail of a deal."""
    yield from _threes(rules, detail)
    yield from _canastas(rules, detail)
    yield from _supply(rules, detail)
    yield from _closing(rules, detail)
    yield from _cut(rules, detail, cutter)
    for side, has in enumerate(detail.sides):
        yield from _points(rules, detail, side, has)
        if minima and 0 < has.laid < minima[side]:
            waived = _closes(rules, detail, side) and rules.opening_waiver is not OpeningWaiver.NONE
            if not waived:
                rule = _rule(rules, "CL-4.1 SA-5.1 RE-2.10 TB-5.1")
                yield _doubtful("below-minimum", side, rule, points=has.laid, minimum=minima[side])


def _closes(rules: Rules, detail: Detail, side: int) -> bool:
    return detail.closer is not None and detail.closer % rules.sides == side


def _threes(rules: Rules, detail: Detail) -> Iterator[Flag]:
    most = 2 * rules.packs
    red = sum(has.red_threes + has.red_threes_in_hand for has in detail.sides)
    black = detail.black_threes_laid + sum(sum(has.black_threes_held) for has in detail.sides)
    for code, found in (("red-threes", red), ("black-threes", black)):
        if found > most:
            yield _impossible(code, None, _pack_rule(rules), found=found, most=most)
    if detail.black_threes_laid:
        rule = _rule(rules, "CL-2.3 SA-3.4 RE-2.8 TB-3.10")
        if detail.closer is None:
            yield _impossible("black-threes-not-out", None, rule)
        elif detail.black_threes_laid < 3:
            yield _impossible("black-threes-few", detail.closer % rules.sides, rule, found=detail.black_threes_laid)


def _canastas(rules: Rules, detail: Detail) -> Iterator[Flag]:
    for side, has in enumerate(detail.sides):
        made = Counter(each.made for each in has.canastas)
        wild = sum(made[each] for each in _WILD)
        if wild and rules.wild_melds is WildMelds.NONE:
            yield _impossible("no-wild-canastas", side, _rule(rules, "CL-2.1 SA-3.1"))
        elif wild > 1 and rules.wild_melds is WildMelds.ALLOWED:
            yield _impossible("wild-canastas", side, _rule(rules, "RE-2.4"), found=wild)
        if rules.closed_canastas:
            continue
        ranks = Counter(each.rank for each in has.canastas if each.rank)
        for rank, number in ranks.items():
            if number > 1:
                rule = _rule(rules, "CL-2.2 SA-3.2 RE-2.3")
                yield _impossible("rank-twice", side, rule, rank=rank, found=number)


def _supply(rules: Rules, detail: Detail) -> Iterator[Flag]:
    every = [each for has in detail.sides for each in has.canastas]
    rule, most = _pack_rule(rules), 4 * rules.packs
    taken = naturals_taken(rules, every)
    for rank, number in taken.items():
        if rank and number > most:
            yield _impossible("rank-cards", None, rule, rank=rank, found=number, most=most)
    if taken.total() > 11 * most:
        yield _impossible("canasta-cards", None, rule, found=taken.total(), most=11 * most)
    wilds, twos, jokers = wilds_taken(rules, every)
    for what, number, there in (("wilds", wilds, 6), ("twos", twos, 4), ("jokers", jokers, 2)):
        if number > there * rules.packs:
            yield _impossible(f"{what}-cards", None, rule, found=number, most=there * rules.packs)
            return


def _closing(rules: Rules, detail: Detail) -> Iterator[Flag]:
    concealed_rule = _rule(rules, "CL-5.2 SA-6.3 RE-4.4")
    if detail.closer is None:
        if detail.concealed is not None:
            yield _impossible("concealed-not-out", None, concealed_rule)
        if detail.clean_game:
            yield _impossible("clean-game-not-out", None, "TB-8.9")
        return
    side = detail.closer % rules.sides
    has = detail.sides[side]
    made = Counter(each.made for each in has.canastas)
    if not _may_close(rules, made):
        by_kinds = rules.go_out_needs is GoOutNeeds.CLEAN_AND_DIRTY
        code = "closing-clean-dirty" if by_kinds else "closing-canastas"
        rule = _rule(rules, "CL-5.1 SA-5.3 RE-3.1 TB-6.1")
        yield _impossible(code, side, rule, needed=rules.canastas_to_go_out)
    if detail.concealed is not None:
        if rules.concealed is ConcealedNeeds.NONE:
            yield _impossible("no-concealed", side)
        elif not rules.partners and detail.concealed in (Concealed.FIRST_WITH, Concealed.LATER_WITH):
            yield _impossible("concealed-alone", side, concealed_rule)
        elif not made.total():
            yield _impossible("concealed-canasta", side, concealed_rule)
    if detail.clean_game:
        if not rules.clean_game:
            yield _impossible("no-clean-game", side)
        elif made.total() > made[CanastaKind.CLEAN]:
            yield _impossible("clean-game", side, "TB-8.9")
    if not rules.partners and (has.in_hand or has.cards_in_hand or has.red_threes_in_hand or has.black_threes_held):
        yield _impossible("closer-hand", side, _rule(rules, "CL-5.1 SA-5.3 RE-3.2 TB-6.2"))


def _may_close(rules: Rules, made: Counter[CanastaKind]) -> bool:
    """True if those canastas let a side go out, by the engine's own test."""
    clean, dirty = made[CanastaKind.CLEAN], made[CanastaKind.DIRTY]
    wild_clean, wild_dirty = made[CanastaKind.TWOS] + made[CanastaKind.JOKERS], made[CanastaKind.MIXED]
    soiled = dirty + wild_clean + wild_dirty > 0
    if rules.wild_canasta_counts:
        clean, dirty = clean + wild_clean, dirty + wild_dirty
    if rules.go_out_needs is GoOutNeeds.CANASTAS:
        clean, dirty = clean + dirty, 0
    return meets(rule_table_of(rules), clean, dirty, soiled)


def _cut(rules: Rules, detail: Detail, cutter: int | None) -> Iterator[Flag]:
    if detail.exact_cut is not None:
        if not rules.exact_cut:
            yield _impossible("no-exact-cut", detail.exact_cut)
        elif cutter is not None and cutter % rules.sides != detail.exact_cut:
            yield _impossible("exact-cut-side", detail.exact_cut, "TB-2.7")
    if rules.moda_doubles and not detail.moda and any(has.canastas for has in detail.sides):
        yield _doubtful("no-moda", None, "TB-2.3")


def _points(rules: Rules, detail: Detail, side: int, has: SideDetail) -> Iterator[Flag]:
    step = card_step(rules)
    for code, points in (("laid-step", has.laid), ("hand-step", has.in_hand), ("penalties-step", has.penalties)):
        if points % step:
            yield _impossible(code, side, sheet_rule(rules), points=points, step=step)
    values = card_values(rules)
    least = sum(least_laid(rules, each.made, each.rank) for each in has.canastas)
    if _closes(rules, detail, side):
        least += detail.black_threes_laid * rules.value_black_three
    if has.laid < least:
        yield _impossible("laid-little", side, points=has.laid, least=least)
    if has.cards_in_hand is not None:
        low, high = (edge(values[:-1]) * has.cards_in_hand for edge in (min, max))
        if not low <= has.in_hand <= high:
            yield _impossible("hand-cards", side, points=has.in_hand, cards=has.cards_in_hand)
    if side == 0:
        every = sum(each.laid + each.in_hand for each in detail.sides)
        if every > all_cards(rules):
            yield _impossible("all-cards", points=every, most=all_cards(rules))


def _pack_rule(rules: Rules) -> str | None:
    return _rule(rules, "CL-1.1 SA-1.1 RE-1.1 TB-1.1")


@lru_cache(maxsize=1024)  # every new entry folds the whole sheet again
def check(rules: Rules, score: Score, minima: tuple[int, ...] = (), cutter: int | None = None) -> tuple[Flag, ...]:
    """The flags for a score, the impossible first.

    `minima` by side and the seat `cutter` are those of the deal, where they are known. SheetError: the score does not
    fit this rule set.
    """
    check_shape(rules, score)
    if isinstance(score, Detail):
        found = list(check_detail(rules, score, minima, cutter))
    elif isinstance(score, BaseCards):
        found = list(_base_and_cards(rules, score))
    else:
        most = most_base(rules) + most_cards(rules)
        found = list(_bounded(rules, "points", score.points, card_step(rules), -most, most)) or list(
            _rich(rules, score)
        )
    if not found and not any(line.points for side in lines_of_score(rules, score) for line in side):
        found.append(_doubtful("nothing"))
    if not any(flag.level is Certainty.IMPOSSIBLE or flag.code.startswith("points-") for flag in found):
        found += unusual(rules, score)
    return tuple(sorted(found, key=lambda flag: flag.level is Certainty.DOUBTFUL))


def _base_and_cards(rules: Rules, score: BaseCards) -> Iterator[Flag]:
    yield from _bounded(rules, "base", score.base, award_step(rules), least_base(rules), most_base(rules))
    most = most_cards(rules)
    yield from _bounded(rules, "cards", score.cards, card_step(rules), -all_cards(rules), most)
    if sum(score.cards) > most:
        yield _impossible("all-cards", points=sum(score.cards), most=most)


def _rich(rules: Rules, score: Totals) -> Iterator[Flag]:
    """Flags for totals that no deal of these packs can reach. Older sheets have them, so they are not refused."""
    bounds = deal_bounds(rules)
    for side, found in enumerate(score.points):
        if found > bounds.high:
            yield _doubtful("points-rich", side, points=found, most=bounds.high)
    if sum(score.points) > bounds.both:
        yield _doubtful("points-both", points=sum(score.points), most=bounds.both)


def _bounded(rules: Rules, what: str, points: Sequence[int], step: int, low: int, high: int) -> Iterator[Flag]:
    for side, found in enumerate(points):
        if found % step:
            yield _impossible(f"{what}-step", side, sheet_rule(rules), points=found, step=step)
        if not low <= found <= high:
            yield _impossible(f"{what}-bounds", side, points=found, low=low, high=high)
