"""Share points between a deal and its rulings, so that every card and every award counts once.

The score of a deal counts all cards where they are: those of a false opening on the table, penalised ones in the hand.
A ruling says what some of them are worth (`canasta.club.referee.Counts`). Points that the lines of the deal already
give for them are taken off again, so the ruling decides, no matter which of the two was written first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from canasta.club.referee import Counts
from canasta.club.scoresheet.entries import RulingEntered
from canasta.club.scoresheet.lines import lines_of_score
from canasta.club.scoresheet.scores import BaseCards, Canasta, Detail, Score, SideDetail
from canasta.club.scoresheet.supply import least_laid
from canasta.deal.score import BASE, CARDS, PENALTIES, POINTS, Part, ScoreLine
from canasta.rules import Rules

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
        return replace(score, sides=(*score.sides[:side], has, *score.sides[side + 1 :]))
    if entry.counts is not Counts.LAID:
        return None
    lying = -worth if rules.laid_against_without_canasta else worth
    if isinstance(score, BaseCards):
        return replace(score, cards=_less(score.cards, side, lying))
    return replace(score, points=_less(score.points, side, lying))


def _less(column: tuple[int, ...], side: int, points: int) -> tuple[int, ...]:
    return tuple(found - points * (at == side) for at, found in enumerate(column))


def _side_without(rules: Rules, has: SideDetail, entry: RulingEntered, worth: int) -> SideDetail:
    cards = entry.facts.get("cards")
    number = cards if isinstance(cards, int) else 0
    match entry.counts:
        case Counts.LAID:
            canastas = _canastas_without(rules, has, worth)
            return replace(has, canastas=canastas, laid=max(has.laid - worth, 0), melded=has.melded or has.laid > 0)
        case Counts.IN_HAND:
            return replace(has, in_hand=max(has.in_hand - worth, 0))
        case Counts.RED_THREES:
            return replace(has, red_threes=max(has.red_threes - number, 0))
        case Counts.RED_THREES_IN_HAND:
            return replace(has, red_threes_in_hand=max(has.red_threes_in_hand - number, 0))
        case _:
            return replace(has, black_threes_held=has.black_threes_held[:-1])


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
