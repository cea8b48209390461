"""Sections of a large evening: the draw is dealt to them, and each plays a movement of its own.

Sections count from 1 and are named A, B, C… Tables run on from one to the next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain, count, zip_longest
from typing import Final

from canasta.club.competition.model import CompetitionError, Format, Meeting
from canasta.club.competition.movements import Round

SECTIONED: Final = frozenset({Format.FIXED_AND_MOVING, Format.ROUND_ROBIN})
MOST: Final = 8
FEWEST_PAIRS: Final = 4  # of a section


def section_of(place: int, sections: int) -> int:
    """The section of a place in the draw: the first to A, the next to B and so on, then back from the last to A.

    So sections are of even strength where the draw is in order of strength. 0 if there are no `sections`.
    """
    if not sections:
        return 0
    turn, at = divmod(place - 1, sections)
    return sections - at if turn % 2 else at + 1


def section_letter(section: int) -> str:
    """The name of a section: A for 1, and so on; empty for 0."""
    return chr(ord("A") + section - 1) if section else ""


def places_of(pairs: int, sections: int) -> tuple[tuple[int, ...], ...]:
    """The places in the draw of each section, in their order. Sizes differ by one at most."""
    dealt = [(place, section_of(place, sections)) for place in range(1, pairs + 1)]
    return tuple(tuple(place for place, of in dealt if of == section) for section in range(1, sections + 1))


def check_sections(pairs: int, sections: int) -> None:
    """Check that there are pairs for that many sections. CompetitionError (sections-small)."""
    if sections and pairs < FEWEST_PAIRS * sections:
        most, needed = pairs // FEWEST_PAIRS, FEWEST_PAIRS * sections
        raise CompetitionError("sections-small", pairs=pairs, sections=sections, needed=needed, most=most)


def own_tables_of_pairs(pairs: int, sections: int) -> dict[int, int]:
    """With half fixed and half moving, the table of each place that keeps one: the first half of each section."""
    tables = count(1)
    halves = (places[: (len(places) + 1) // 2] for places in places_of(pairs, sections or 1))
    return {place: next(tables) for half in halves for place in half}


def own_tables(pairs: int, sections: int) -> tuple[range, ...]:
    """The tables of each section where all its pairs meet: as many as play at once."""
    found, first = [], 1
    for places in places_of(pairs, sections):
        found.append(range(first, first + len(places) // 2))
        first += len(places) // 2
    return tuple(found)


def side_by_side(pairs: int, sections: int, movement: Callable[[int], tuple[Round, ...]]) -> tuple[Round, ...]:
    """The movements of all sections as one; `movement` makes that of so many pairs.

    Pairs of a section that has finished before the others sit out.
    """
    parts, taken = [], 0
    for places in places_of(pairs, sections):
        plan = movement(len(places))
        parts.append([_moved(each, places, taken) for each in plan])
        taken += max((at.table for each in plan for at in each.meetings), default=0)
    waiting = [Round((), places) for places in places_of(pairs, sections)]
    rounds = []
    for together in zip_longest(*parts):
        own = [each or waiting[at] for at, each in enumerate(together)]
        meetings = chain.from_iterable(each.meetings for each in own)
        rounds.append(Round(tuple(meetings), tuple(chain.from_iterable(each.sit_out for each in own))))
    return tuple(rounds)


def _moved(of_round: Round, places: Sequence[int], tables: int) -> Round:
    """A round with these places instead of 1, 2, 3…, at tables after so many."""
    meetings = (Meeting(at.table + tables, places[at.fixed - 1], places[at.moving - 1]) for at in of_round.meetings)
    return Round(tuple(meetings), tuple(places[at - 1] for at in of_round.sit_out))
