"""The places that a late pair can take, and the pairs that each place would move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

from msgspec import Struct

from canasta.club.competition.competition import Competition
from canasta.club.competition.effects import apply
from canasta.club.competition.entries import Entered, Entry, RoundSeated
from canasta.club.competition.model import PLANNED, Format
from canasta.club.competition.rounds_to_come import rounds_to_come
from canasta.club.competition.state import CompetitionState, edge_of

_NOBODY = ("\N{HORIZONTAL ELLIPSIS}", "\N{HORIZONTAL ELLIPSIS}\N{HORIZONTAL ELLIPSIS}")  # names that no player has
_MOST_ROUNDS = 400


class MovedPair(Struct, frozen=True):
    """A pair whose places change from a round on."""

    pair: int
    round: int


class LatePlace(Struct, frozen=True):
    """A place for a late pair: that of a pair that has gone, or (`instead_of` 0) a new one.

    The pair would play `meetings` matches, and there would be `rounds` rounds, 0 if unknown. `moved` are the pairs
    whose future rounds would change, by number: the papers printed for them are void. `section` is the one that the
    pair would join, from 1; 0 without sections.
    """

    instead_of: int
    meetings: int
    rounds: int
    moved: tuple[MovedPair, ...]
    section: int = 0


def vacant(state: CompetitionState) -> list[int]:
    """Pairs that have left a place in the movement with meetings still to come; the place with most of them first."""
    if state.settings.format not in PLANNED or not state.rounds:
        return []
    live = [state.pairs[number].slot for number in state.live]
    due = {
        number: sum(
            max(0, state.due[edge_of(slot, other)]) + (edge_of(slot, other) in state.passed_over) for other in live
        )
        for slot, number in state.occupant.items()
        if state.pairs[number].gone
    }
    return sorted((number for number in due if due[number]), key=lambda number: (-due[number], number))


def late_places(log: Sequence[Entry]) -> tuple[LatePlace, ...]:
    """The places for one more pair, the recommended first: vacant places, then a new one.

    CompetitionError: no pair can come late.
    """
    competition = Competition(log)
    before = _by_pair(rounds_to_come(competition.state))
    places = []
    for instead_of in (*vacant(competition.state), 0):
        trial = Competition(log)
        names = _NOBODY[:1] if trial.state.settings.format is Format.INDIVIDUAL else _NOBODY
        apply(Entered(players=names, instead_of=instead_of), trial.state, (len(log) + 1,))
        places.append(_place(trial.state, instead_of, before))
    return tuple(places)


# By pair and round, the table and the other pairs there; (0,) for no match.
Course = dict[int, dict[int, tuple[int, ...]]]


def _place(state: CompetitionState, instead_of: int, before: Course) -> LatePlace:
    coming = list(islice(rounds_to_come(state), _MOST_ROUNDS))
    after, late = _by_pair(coming), len(state.pairs)
    own, moved = after.pop(late, {}), list[MovedPair]()
    for pair, course in before.items():
        for number, was in course.items():
            now = after.get(pair, {}).get(number)
            if now != was and not (instead_of and now and late in now[1:]):  # the pair would have been unopposed there
                moved.append(MovedPair(pair, number))
                break
    meetings = sum(at[0] > 0 for at in own.values())
    known = state.settings.format in PLANNED or state.settings.format is Format.INDIVIDUAL
    rounds = len(state.rounds) + len(coming) if known else 0
    ordered = tuple(sorted(moved, key=lambda each: each.pair))
    return LatePlace(instead_of, meetings, rounds, ordered, state.section_of_pair(late))


def _by_pair(rounds: Iterable[RoundSeated]) -> Course:
    found: Course = {}
    for each in islice(rounds, _MOST_ROUNDS):
        for at in each.meetings:
            fixed, moving = at.sides
            for side, others in ((fixed, moving), (moving, fixed)):
                for pair in side:
                    partner = (other for other in side if other != pair)
                    found.setdefault(pair, {})[each.round] = (at.table, *others, *partner)
        for pair in (*each.sit_out, *each.unopposed):
            found.setdefault(pair, {})[each.round] = (0,)
    return found
