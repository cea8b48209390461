"""Handicaps proposed from what the same pairs have made in earlier competitions.

A pair is known by its names, written alike; those of its entry count, so that a substitute's matches count for it. The
proposal is four fifths of what its average lacks to the best average of those who take part, rounded to 50.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Final, NamedTuple, TypeAlias

from canasta.club.competition.ranking import scores
from canasta.club.competition.state import CompetitionState

SHARE: Final = Fraction(4, 5)
STEP: Final = 50

Names: TypeAlias = frozenset[str]


class PastMatches(NamedTuple):
    """The matches that a pair has played: in how many competitions, how many, and their points."""

    competitions: int
    matches: int
    points: int

    @property
    def average(self) -> Fraction:
        """Points a match."""
        return Fraction(self.points, self.matches)


class Proposal(NamedTuple):
    """A proposed handicap, in points a match, with the matches behind it and the best average."""

    points: int
    past: PastMatches
    best: Fraction


def past_matches(competitions: Iterable[CompetitionState]) -> dict[Names, PastMatches]:
    """The matches played in these competitions, by the names of the pair; awards and rounds sat out do not count."""
    evenings, matches, points = Counter[Names](), Counter[Names](), Counter[Names]()
    for state in competitions:
        for number, found in scores(state).items():
            played = [each.points for each in found if each.code == "played"]
            if played:
                names = frozenset(state.pairs[number].first)
                evenings[names] += 1
                matches[names] += len(played)
                points[names] += sum(played)
    return {names: PastMatches(evenings[names], matches[names], points[names]) for names in matches}


def proposed(state: CompetitionState, past: Mapping[Names, PastMatches]) -> dict[int, Proposal]:
    """The proposals for the pairs that are there, by number; none for a pair without matches."""
    known = {number: past[names] for number in state.live if (names := frozenset(state.pairs[number].first)) in past}
    best = max((each.average for each in known.values()), default=Fraction(0))
    return {number: Proposal(_rounded(SHARE * (best - each.average)), each, best) for number, each in known.items()}


def _rounded(points: Fraction) -> int:
    """The nearest multiple of the step; the higher one for a number in the middle."""
    return (2 * points + STEP) // (2 * STEP) * STEP
