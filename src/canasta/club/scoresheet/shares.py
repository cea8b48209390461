"""Share points between a deal and its rulings, so that every card and every award counts once.

The score of a deal counts all cards where they are: those of a false opening on the table, penalised ones in the hand.
A ruling says what some of them are worth (`canasta.club.referee.Counts`). Points that the lines of the deal already
give for them are taken off again, so the ruling decides, no matter which of the two was written first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from canasta.club.referee import Counts
from canasta.club.scoresheet.entries import RulingEntered
from canasta.club.scoresheet.lines import BASE, CARDS, PENALTIES, POINTS, SheetRow, lines_of_score
from canasta.club.scoresheet.scores import BaseCards, Detail, Score, SideDetail
from canasta.rules import Rules

BESIDES: Final = (Counts.NOTHING, Counts.LAID)  # taken off whatever the lines of the deal count
_OF_CARDS: Final = (Counts.LAID, Counts.IN_HAND)


def ruling_line(
    number: int, entry: RulingEntered, points: int, part: str = PENALTIES, code: str = "ruling"
) -> SheetRow:
    """The line of a ruling, which is entry `number` of the log."""
    return SheetRow(", ".join(entry.rules), code, None, 0, points, part, number, entry.offence)


def shared(
    rules: Rules, score: Score, rulings: Iterable[tuple[int, int, RulingEntered]]
) -> Mapping[int, list[SheetRow]]:
    """The lines of each ruling that concerns lines of the deal, by its number in the log.

    `rulings` are number, side and entry, in the order of the deal's entries.
    """
    lines: dict[int, list[SheetRow]] = {}
    for number, side, entry in rulings:
        if entry.counts is Counts.NOTHING:
            continue
        fewer = _without(rules, score, side, entry)
        already = entry.points if fewer is None else _points(rules, score, side) - _points(rules, fewer, side)
        score = score if fewer is None else fewer
        part = POINTS
        if isinstance(score, BaseCards | Detail):
            part = CARDS if entry.counts in _OF_CARDS else BASE
        if entry.counts is not Counts.LAID:
            lines[number] = [ruling_line(number, entry, entry.points - already, part)]
            continue
        lines[number] = [ruling_line(number, entry, entry.points, part)]
        if already:
            lines[number].insert(0, ruling_line(number, entry, -already, part, "not-for"))
    return lines


def _points(rules: Rules, score: Score, side: int) -> int:
    return sum(line.points for line in lines_of_score(rules, score)[side])


def _without(rules: Rules, score: Score, side: int, entry: RulingEntered) -> Score | None:
    """The score without the cards or awards of the ruling; None if it already has the points of the ruling."""
    worth = -entry.points
    if isinstance(score, Detail):
        has = _side_without(score.sides[side], entry, worth)
        return replace(score, sides=(*score.sides[:side], has, *score.sides[side + 1 :]))
    if entry.counts is not Counts.LAID:
        return None
    lying = -worth if rules.laid_against_without_canasta else worth
    if isinstance(score, BaseCards):
        return replace(score, cards=_less(score.cards, side, lying))
    return replace(score, points=_less(score.points, side, lying))


def _less(column: tuple[int, ...], side: int, points: int) -> tuple[int, ...]:
    return tuple(found - points * (at == side) for at, found in enumerate(column))


def _side_without(has: SideDetail, entry: RulingEntered, worth: int) -> SideDetail:
    cards = entry.facts.get("cards")
    number = cards if isinstance(cards, int) else 0
    match entry.counts:
        case Counts.LAID:
            return replace(has, laid=max(has.laid - worth, 0), melded=has.melded or has.laid > 0)
        case Counts.IN_HAND:
            return replace(has, in_hand=max(has.in_hand - worth, 0))
        case Counts.RED_THREES:
            return replace(has, red_threes=max(has.red_threes - number, 0))
        case Counts.RED_THREES_IN_HAND:
            return replace(has, red_threes_in_hand=max(has.red_threes_in_hand - number, 0))
        case _:
            return replace(has, black_threes_held=has.black_threes_held[:-1])
