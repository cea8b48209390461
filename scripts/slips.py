"""Measure what the score sheet notices of slips of the pen, and how often it doubts a deal that was so.

    python scripts/slips.py [RULESET[/FORM] …] [--deals N] [--seed TEXT]

Bots play deals (as in scripts/usual_scores.py, from another seed). Each is checked as it was, in all three forms, and
with one slip of each kind. A slip is noticed if it raises a flag.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from msgspec.structs import replace
from usual_scores import columns, details

from canasta.club.scoresheet.checks import check
from canasta.club.scoresheet.errors import SheetError
from canasta.club.scoresheet.lines import RANKS, lines_of_score, rank_matters
from canasta.club.scoresheet.scores import BaseCards, Canasta, CanastaKind, Detail, Score, SideDetail, Totals
from canasta.rules import Rules, games
from canasta.rules import get as rules_named

Slip = Callable[[Rules, Random, Detail, list[int]], Score | None]


def digit_more(points: int, chance: Random) -> int:
    """A digit too many somewhere."""
    text = str(points)
    at = chance.randrange(len(text)) + 1
    return int(text[:at] + text[at - 1] + text[at:])


def digit_less(points: int, chance: Random) -> int:
    """A digit lost."""
    text = str(points)
    at = chance.randrange(len(text))
    return int(text[:at] + text[at + 1 :] or "0")


def turned(points: int, chance: Random) -> int:
    """Two neighbours turned round, the last digit kept."""
    text = str(points)
    if len(text) < 3:
        return points
    at = chance.randrange(len(text) - 2)
    return int(text[:at] + text[at + 1] + text[at] + text[at + 2 :])


def of_side(detail: Detail, side: int, **fields: object) -> Detail:
    """The deal with other figures of a side."""
    has: SideDetail = replace(detail.sides[side], **fields)
    return replace(detail, sides=(*detail.sides[:side], has, *detail.sides[side + 1 :]))


def on_side(field: str, change: Callable[[int, Random], int]) -> Slip:
    """A slip in the figure of one side."""

    def slip(rules: Rules, chance: Random, detail: Detail, points: list[int]) -> Score | None:
        side = chance.randrange(rules.sides)
        before = getattr(detail.sides[side], field)
        after = change(before, chance)
        after -= after % 5
        return None if after == before else of_side(detail, side, **{field: after})

    return slip


def in_totals(change: Callable[[int, Random], int]) -> Slip:
    """A slip in the total of one side."""

    def slip(rules: Rules, chance: Random, detail: Detail, points: list[int]) -> Score | None:
        side = chance.randrange(rules.sides)
        size = change(abs(points[side]), chance)
        after = (size - size % 5) * (-1 if points[side] < 0 else 1)
        told = [*points[:side], after, *points[side + 1 :]]
        return None if told == points else Totals(points=tuple(told))

    return slip


def exchanged(*fields: str) -> Slip:
    """Figures of the first two sides exchanged."""

    def slip(rules: Rules, chance: Random, detail: Detail, points: list[int]) -> Score | None:
        one, other = detail.sides[:2]
        found = of_side(detail, 0, **{name: getattr(other, name) for name in fields})
        found = of_side(found, 1, **{name: getattr(one, name) for name in fields})
        return None if found == detail else found

    return slip


def canasta_more(rules: Rules, chance: Random, detail: Detail, points: list[int]) -> Score | None:
    """A canasta written that is not there."""
    side = chance.randrange(rules.sides)
    made = chance.choice((CanastaKind.CLEAN, CanastaKind.DIRTY))
    each = Canasta(made=made, rank=chance.choice(RANKS) if rank_matters(rules) else "")
    return of_side(detail, side, canastas=(*detail.sides[side].canastas, each))


def canasta_less(rules: Rules, chance: Random, detail: Detail, points: list[int]) -> Score | None:
    """A canasta forgotten."""
    sides = [side for side, has in enumerate(detail.sides) if has.canastas]
    if not sides:
        return None
    side = chance.choice(sides)
    return of_side(detail, side, canastas=detail.sides[side].canastas[:-1])


def no_hand(sides: int) -> Slip:
    """The hand of one side, or of all, forgotten."""

    def slip(rules: Rules, chance: Random, detail: Detail, points: list[int]) -> Score | None:
        one = chance.randrange(rules.sides)
        found = detail
        for side in range(rules.sides) if sides > 1 else [one]:
            found = of_side(found, side, in_hand=0)
        return None if found == detail else found

    return slip


def other_closer(rules: Rules, chance: Random, detail: Detail, points: list[int]) -> Score | None:
    """Somebody of another side is written as the one who went out."""
    if detail.closer is None:
        return None
    return replace(detail, closer=(detail.closer + 1) % rules.seats, concealed=None, clean_game=False)


def no_closer(rules: Rules, chance: Random, detail: Detail, points: list[int]) -> Score | None:
    """Nobody is written as the one who went out."""
    if detail.closer is None:
        return None
    return replace(detail, closer=None, concealed=None, clean_game=False, black_threes_laid=0)


def exchanged_totals(rules: Rules, chance: Random, detail: Detail, points: list[int]) -> Score | None:
    """The totals of the first two sides exchanged."""
    return None if points[0] == points[1] else Totals(points=(points[1], points[0], *points[2:]))


def without_minus(rules: Rules, chance: Random, detail: Detail, points: list[int]) -> Score | None:
    """The minus of a total forgotten."""
    return Totals(points=tuple(map(abs, points))) if min(points) < 0 else None


SLIPS: dict[str, Slip] = {
    "table: a digit too many": on_side("laid", digit_more),
    "table: a digit lost": on_side("laid", digit_less),
    "table: forgotten": on_side("laid", lambda _points, _chance: 0),
    "table: digits turned round": on_side("laid", turned),
    "hand of a side forgotten": no_hand(1),
    "all hands forgotten": no_hand(2),
    "hand: a digit too many": on_side("in_hand", digit_more),
    "one canasta too many": canasta_more,
    "one canasta forgotten": canasta_less,
    "cards on the table exchanged": exchanged("laid"),
    "canastas exchanged": exchanged("canastas"),
    "went out: the other side": other_closer,
    "went out: nobody": no_closer,
    "totals: a digit too many": in_totals(digit_more),
    "totals: a digit lost": in_totals(digit_less),
    "totals: minus forgotten": without_minus,
    "totals: exchanged": exchanged_totals,
}


def forms(rules: Rules, detail: Detail) -> Iterator[tuple[str, Score]]:
    """The deal in every form."""
    base, cards = zip(*columns(rules, detail), strict=True)
    yield "detail", detail
    yield "base and cards", BaseCards(base=base, cards=cards)
    yield "totals", Totals(points=tuple(map(sum, columns(rules, detail))))


def measure(rules: Rules, deals: int, seed: str) -> None:
    """Print what is noticed in a game."""
    chance, false, codes = Random(seed), Counter[str](), Counter[str]()
    tried, seen = Counter[str](), Counter[str]()
    for detail, minima in details(rules, deals, seed):
        points = [sum(line.points for line in side) for side in lines_of_score(rules, detail)]
        real = replace(detail, sides=tuple(replace(has, cards_in_hand=None) for has in detail.sides))
        for form, score in forms(rules, real):
            found = [flag.code for flag in check(rules, score, minima) if flag.code != "nothing"]
            false[form] += bool(found)
            codes.update(found)
        for name, slip in SLIPS.items():
            wrong = slip(rules, chance, real, points)
            if wrong is None:
                continue
            tried[name] += 1
            try:
                seen[name] += bool(check(rules, wrong, minima))
            except SheetError:
                seen[name] += 1
    print(f"{rules.name}: doubted without a slip, of {deals} deals: {dict(false)} {dict(codes)}")
    for name in SLIPS:
        if tried[name]:
            print(f"  {name:30} {100 * seen[name] / tried[name]:4.0f} % of {tried[name]}")


def main() -> None:
    """Measure the games named, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rules", nargs="*")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", default="slips")
    asked = parser.parse_args()
    for rules in [rules_named(name) for name in asked.rules] or games():
        measure(rules, asked.deals, asked.seed)


if __name__ == "__main__":
    main()
