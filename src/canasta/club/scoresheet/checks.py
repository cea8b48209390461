"""Flags for the score of a deal: impossible things, and very rare ones.

In detail those are too many cards for the packs, awards without their conditions, and points that do not fit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

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
from canasta.rules.rulebook import speaking
from canasta.rules.switches import LETTERS

_WILD: tuple[CanastaKind, ...] = (CanastaKind.MIXED, CanastaKind.TWOS, CanastaKind.JOKERS)


def spoken(rules: Rules, ids: str) -> tuple[str, ...]:
    """The first of those rules that is in a rulebook of this set; empty if all its rulebooks are silent."""
    by_set = {LETTERS[each[:2]]: each for each in ids.split()}
    return next(((by_set[name],) for name in speaking(rules) if name in by_set), ())


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
                ids = spoken(rules, "CL-4.1 SA-5.1 RE-2.10 TB-5.1")
                yield Flag(
                    "below-minimum", Certainty.DOUBTFUL, side, ids, {"points": has.laid, "minimum": minima[side]}
                )


def _closes(rules: Rules, detail: Detail, side: int) -> bool:
    return detail.closer is not None and detail.closer % rules.sides == side


def _threes(rules: Rules, detail: Detail) -> Iterator[Flag]:
    most = 2 * rules.packs
    red = sum(has.red_threes + has.red_threes_in_hand for has in detail.sides)
    if red > most:
        yield Flag(
            "red-threes", Certainty.IMPOSSIBLE, None, spoken(rules, "CL-1.1 SA-1.1 RE-1.1 TB-1.1"), _of(red, most)
        )
    black = detail.black_threes_laid + sum(sum(has.black_threes_held) for has in detail.sides)
    if black > most:
        yield Flag(
            "black-threes", Certainty.IMPOSSIBLE, None, spoken(rules, "CL-1.1 SA-1.1 RE-1.1 TB-1.1"), _of(black, most)
        )
    if detail.black_threes_laid:
        ids = spoken(rules, "CL-2.3 SA-3.4 RE-2.8 TB-3.10")
        if detail.closer is None:
            yield Flag("black-threes-not-out", Certainty.IMPOSSIBLE, None, ids)
        elif detail.black_threes_laid < 3:
            data = {"found": detail.black_threes_laid}
            yield Flag("black-threes-few", Certainty.IMPOSSIBLE, detail.closer % rules.sides, ids, data)


def _canastas(rules: Rules, detail: Detail) -> Iterator[Flag]:
    for side, has in enumerate(detail.sides):
        made = Counter(each.made for each in has.canastas)
        wild = sum(made[each] for each in _WILD)
        if wild and rules.wild_melds is WildMelds.NONE:
            yield Flag("no-wild-canastas", Certainty.IMPOSSIBLE, side, spoken(rules, "CL-2.1 SA-3.1"))
        elif wild > 1 and rules.wild_melds is WildMelds.ALLOWED:
            yield Flag("wild-canastas", Certainty.IMPOSSIBLE, side, spoken(rules, "RE-2.4"), {"found": wild})
        if rules.closed_canastas:
            continue
        ranks = Counter(each.rank for each in has.canastas if each.rank)
        for rank, number in ranks.items():
            if number > 1:
                ids = spoken(rules, "CL-2.2 SA-3.2 RE-2.3")
                yield Flag("rank-twice", Certainty.IMPOSSIBLE, side, ids, {"rank": rank, "found": number})


def _supply(rules: Rules, detail: Detail) -> Iterator[Flag]:
    every = [each for has in detail.sides for each in has.canastas]
    ids = spoken(rules, "CL-1.1 SA-1.1 RE-1.1 TB-1.1")
    most = 4 * rules.packs
    taken = naturals_taken(rules, every)
    for rank, number in taken.items():
        if rank and number > most:
            yield Flag("rank-cards", Certainty.IMPOSSIBLE, None, ids, {"rank": rank, **_of(number, most)})
    if taken.total() > 11 * most:
        yield Flag("canasta-cards", Certainty.IMPOSSIBLE, None, ids, _of(taken.total(), 11 * most))
    wilds, twos, jokers = wilds_taken(rules, every)
    for what, number, there in (("wilds", wilds, 6), ("twos", twos, 4), ("jokers", jokers, 2)):
        if number > there * rules.packs:
            yield Flag(f"{what}-cards", Certainty.IMPOSSIBLE, None, ids, _of(number, there * rules.packs))
            return


def _closing(rules: Rules, detail: Detail) -> Iterator[Flag]:
    if detail.closer is None:
        if detail.concealed is not None:
            yield Flag("concealed-not-out", Certainty.IMPOSSIBLE, None, _concealed_rule(rules))
        if detail.clean_game:
            yield Flag("clean-game-not-out", Certainty.IMPOSSIBLE, None, ("TB-8.9",))
        return
    side = detail.closer % rules.sides
    has = detail.sides[side]
    made = Counter(each.made for each in has.canastas)
    if not _may_close(rules, made):
        by_kinds = rules.go_out_needs is GoOutNeeds.CLEAN_AND_DIRTY
        code = "closing-clean-dirty" if by_kinds else "closing-canastas"
        ids = spoken(rules, "CL-5.1 SA-5.3 RE-3.1 TB-6.1")
        yield Flag(code, Certainty.IMPOSSIBLE, side, ids, {"needed": rules.canastas_to_go_out})
    if detail.concealed is not None:
        if rules.concealed is ConcealedNeeds.NONE:
            yield Flag("no-concealed", Certainty.IMPOSSIBLE, side)
        elif not rules.partners and detail.concealed in (Concealed.FIRST_WITH, Concealed.LATER_WITH):
            yield Flag("concealed-alone", Certainty.IMPOSSIBLE, side, _concealed_rule(rules))
        elif not made[CanastaKind.CLEAN] + made[CanastaKind.DIRTY] + sum(made[each] for each in _WILD):
            yield Flag("concealed-canasta", Certainty.IMPOSSIBLE, side, _concealed_rule(rules))
    if detail.clean_game:
        if not rules.clean_game:
            yield Flag("no-clean-game", Certainty.IMPOSSIBLE, side)
        elif made[CanastaKind.DIRTY] or any(made[each] for each in _WILD):
            yield Flag("clean-game", Certainty.IMPOSSIBLE, side, ("TB-8.9",))
    if not rules.partners and (has.in_hand or has.cards_in_hand or has.red_threes_in_hand or has.black_threes_held):
        yield Flag("closer-hand", Certainty.IMPOSSIBLE, side, spoken(rules, "CL-5.1 SA-5.3 RE-3.2 TB-6.2"))


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
            yield Flag("no-exact-cut", Certainty.IMPOSSIBLE, detail.exact_cut)
        elif cutter is not None and cutter % rules.sides != detail.exact_cut:
            yield Flag("exact-cut-side", Certainty.IMPOSSIBLE, detail.exact_cut, ("TB-2.7",))
    if rules.moda_doubles and not detail.moda and any(has.canastas for has in detail.sides):
        yield Flag("no-moda", Certainty.DOUBTFUL, None, ("TB-2.3",))


def _points(rules: Rules, detail: Detail, side: int, has: SideDetail) -> Iterator[Flag]:
    step = card_step(rules)
    for code, points in (("laid-step", has.laid), ("hand-step", has.in_hand), ("penalties-step", has.penalties)):
        if points % step:
            yield Flag(code, Certainty.IMPOSSIBLE, side, (sheet_rule(rules),), {"points": points, "step": step})
    values = card_values(rules)
    least = sum(least_laid(rules, each.made, each.rank) for each in has.canastas)
    if _closes(rules, detail, side):
        least += detail.black_threes_laid * rules.value_black_three
    if has.laid < least:
        yield Flag("laid-little", Certainty.IMPOSSIBLE, side, (), {"points": has.laid, "least": least})
    if has.cards_in_hand is not None:
        low, high = (edge(values[:-1]) * has.cards_in_hand for edge in (min, max))
        if not low <= has.in_hand <= high:
            data = {"points": has.in_hand, "cards": has.cards_in_hand}
            yield Flag("hand-cards", Certainty.IMPOSSIBLE, side, (), data)
    if side == 0:
        every = sum(each.laid + each.in_hand for each in detail.sides)
        if every > all_cards(rules):
            yield Flag("all-cards", Certainty.IMPOSSIBLE, None, (), {"points": every, "most": all_cards(rules)})


def _concealed_rule(rules: Rules) -> tuple[str, ...]:
    return spoken(rules, "CL-5.2 SA-6.3 RE-4.4")


def _of(found: int, most: int) -> dict[str, int | str]:
    return {"found": found, "most": most}


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
        most = most_base(rules) + most_cards(rules)
        found = list(_bounded(rules, "points", score.points, card_step(rules), -most, most)) or list(
            _rich(rules, score)
        )
    if not found and not any(line.points for side in lines_of_score(rules, score) for line in side):
        found.append(Flag("nothing", Certainty.DOUBTFUL))
    if not any(flag.level is Certainty.IMPOSSIBLE or flag.code.startswith("points-") for flag in found):
        found += unusual(rules, score)
    return tuple(sorted(found, key=lambda flag: flag.level is Certainty.DOUBTFUL))


def _base_and_cards(rules: Rules, score: BaseCards) -> Iterator[Flag]:
    yield from _bounded(rules, "base", score.base, award_step(rules), least_base(rules), most_base(rules))
    most = most_cards(rules)
    yield from _bounded(rules, "cards", score.cards, card_step(rules), -all_cards(rules), most)
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


def _bounded(rules: Rules, what: str, points: Sequence[int], step: int, low: int, high: int) -> Iterator[Flag]:
    for side, found in enumerate(points):
        if found % step:
            data = {"points": found, "step": step}
            yield Flag(f"{what}-step", Certainty.IMPOSSIBLE, side, (sheet_rule(rules),), data)
        if not low <= found <= high:
            yield Flag(f"{what}-bounds", Certainty.IMPOSSIBLE, side, (), {"points": found, "low": low, "high": high})
