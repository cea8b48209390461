"""The places that a late pair can take, and who else would move for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from canasta.competition.applying import apply
from canasta.competition.coming import rounds_to_come
from canasta.competition.competition import Competition
from canasta.competition.entries import Entered, Entry, RoundSeated
from canasta.competition.model import PLANNED
from canasta.competition.state import State, edge_of

_NOBODY = ("\N{HORIZONTAL ELLIPSIS}", "\N{HORIZONTAL ELLIPSIS}\N{HORIZONTAL ELLIPSIS}")  # no player is called that
_MOST_ROUNDS = 400


@dataclass(frozen=True, slots=True)
class LatePlace:
    """A place for a pair that comes once a round has been seated.

    `instead_of` is the pair that left it, 0 for a place of its own; `meetings` how many the late pair would play,
    `rounds` how many the competition would have. `moved`: the pairs already there whose rounds to come would be other
    than before, each with the first round that is; what was printed for them is void.
    """

    instead_of: int
    meetings: int
    rounds: int
    moved: Mapping[int, int]


def vacant(state: State) -> list[int]:
    """Pairs that have left a place in the movement with meetings still to come; the place with most of them first."""
    if state.settings.format not in PLANNED or not state.rounds:
        return []
    live = [state.pairs[number].slot for number in state.live]
    due = {
        number: sum(max(0, state.due[edge_of(slot, other)]) for other in live)
        for slot, number in state.occupant.items()
        if state.pairs[number].gone
    }
    return sorted((number for number in due if due[number]), key=lambda number: (-due[number], number))


def late_places(log: Sequence[Entry]) -> tuple[LatePlace, ...]:
    """The places for one more pair, that to be taken first at the beginning: vacant ones, then one of its own.

    Raises `CompetitionError` where nobody can come late.
    """
    competition = Competition(log)
    before = _by_pair(rounds_to_come(competition.state))
    places = []
    for instead_of in (*vacant(competition.state), 0):
        trial = Competition(log)
        apply(Entered(players=_NOBODY, instead_of=instead_of), trial.state, (len(log) + 1,))
        places.append(_place(trial.state, instead_of, before))
    return tuple(places)


Course = dict[int, dict[int, tuple[int, int]]]  # by pair and round, the table and the opponent; 0, 0 who does not play


def _place(state: State, instead_of: int, before: Course) -> LatePlace:
    coming = list(islice(rounds_to_come(state), _MOST_ROUNDS))
    after, late = _by_pair(coming), len(state.pairs)
    own, moved = after.pop(late, {}), {}
    for pair, course in before.items():
        for number, was in course.items():
            now = after.get(pair, {}).get(number)
            if now != was and not (instead_of and now and now[1] == late):  # it sits where it was to wait for nobody
                moved[pair] = number
                break
    meetings = sum(table > 0 for table, _ in own.values())
    return LatePlace(instead_of, meetings, len(state.rounds) + len(coming), moved)


def _by_pair(rounds: Iterable[RoundSeated]) -> Course:
    found: Course = {}
    for each in islice(rounds, _MOST_ROUNDS):
        for at in each.meetings:
            found.setdefault(at.fixed, {})[each.round] = (at.table, at.moving)
            found.setdefault(at.moving, {})[each.round] = (at.table, at.fixed)
        for pair in (*each.sit_out, *each.unopposed):
            found.setdefault(pair, {})[each.round] = (0, 0)
    return found
