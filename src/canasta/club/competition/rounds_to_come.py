"""The rounds to come: the proposal for the next one, and all of a movement, as planned or mended where that fails.

The organiser may change a proposal before entering it: only the entry counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from enum import Enum, auto
from itertools import chain, count

from canasta.club.competition.bracket import next_couples
from canasta.club.competition.entries import RoundSeated
from canasta.club.competition.individual import rounds_for
from canasta.club.competition.matching import kept_pairing, pairing
from canasta.club.competition.model import PLANNED, CompetitionError, First, Format, Meeting
from canasta.club.competition.movements import Round
from canasta.club.competition.ranking import standings
from canasta.club.competition.seating import check_next, pairs_of
from canasta.club.competition.sections import own_tables
from canasta.club.competition.state import CompetitionState, Edge, edge_of
from canasta.club.competition.whist import Couple


def propose(state: CompetitionState) -> RoundSeated:
    """The next round by the format. CompetitionError: there is none, or it is impossible without a second meeting."""
    check_next(state)
    if state.settings.format is Format.KNOCK_OUT:
        return _knock_out(state)
    if state.settings.format is Format.SWISS:
        return _swiss(state)
    if state.settings.format is Format.INDIVIDUAL:
        return _individual(state)[0]
    return next(rounds_to_come(state))


def no_next(state: CompetitionState) -> CompetitionError | None:
    """The reason why there is no next round now; None if one can be proposed.

    A Swiss round is searched for only after enough rounds that there may be none left.
    """
    try:
        check_next(state)
        if state.settings.format is Format.SWISS and len(state.rounds) >= len(state.live) // 2:
            _swiss(state)
    except CompetitionError as error:
        return error.with_traceback(None)  # it is kept, and the frames of its calls would keep the whole competition
    return None


def _swiss(state: CompetitionState) -> RoundSeated:
    """A Swiss round: each meets the nearest in rank not yet met. The last of those who sat out least sits out."""
    place = _by_rank(state)
    order = sorted(place, key=place.__getitem__)

    near_by = len(order) // 2 if not state.rounds and state.settings.first is First.SEEDS else 0

    def wished(one: int) -> list[int]:
        may = (other for other in order if other != one and state.may_meet(one, other))
        return sorted(may, key=lambda other: (abs(abs(place[other] - place[one]) - near_by), place[other]))

    near = {one: wished(one) for one in order}
    couples = _apart(state, near, sorted(order, key=lambda one: (-state.times_out(one), place[one])), order)
    proposed = _at_tables(state, couples, order)
    if len(proposed.sit_out) > 1:
        played, agreed = len(state.rounds), state.settings.rounds
        raise CompetitionError("no-pairing", pairs=len(order), played=played, agreed=agreed)
    return proposed


def _at_tables(state: CompetitionState, couples: Sequence[Couple], there: Iterable[int]) -> RoundSeated:
    """The next round with these couples; the others who are there sit out."""
    sit_out = tuple(sorted(set(there).difference(*couples)))
    return RoundSeated(round=len(state.rounds) + 1, meetings=Tables(state).of(couples), sit_out=sit_out)


def _knock_out(state: CompetitionState) -> RoundSeated:
    """A knock-out round: by the bracket, or with two lives: pairs with equal defeats meet, first with last, for the
    first time if possible.

    The last two pairs meet whatever their defeats.
    """
    there = state.still_in() if state.rounds else state.live
    if state.settings.lives == 1:
        return _at_tables(state, next_couples(state), there)
    place = _by_rank(state)
    there.sort(key=place.__getitem__)
    groups: list[list[int]] = [there]
    if len(there) > 2:
        lost = state.lost()
        groups = [[one for one in there if lost[one] == count] for count in range(state.settings.lives)]

    def wished(one: int, group: list[int]) -> list[int]:
        others = (other for other in group if other != one)
        return sorted(others, key=lambda other: (state.met[state.edge(one, other)], -place[other]))

    couples: list[Couple] = []
    for group in groups:
        near = {one: wished(one, group) for one in group}
        couples += _apart(state, near, sorted(group, key=lambda one: (-state.times_out(one), place[one])), group)
    return _at_tables(state, couples, there)


def _apart(
    state: CompetitionState, near: dict[int, list[int]], keep: Sequence[int], choose: Sequence[int]
) -> list[Couple]:
    """A pairing without meetings within a team, if that leaves over no more than any does (`pairing`)."""
    if state.teams:
        others = {one: [each for each in found if not state.same_team(one, each)] for one, found in near.items()}
        couples = pairing(others, keep, choose)
        if len(couples) == len(keep) // 2:
            return couples
    return pairing(near, keep, choose)


def _by_rank(state: CompetitionState) -> dict[int, int]:
    """Live pairs with their places in the ranking, level pairs by number; before the first round, in the draw."""
    if not state.rounds:
        return {pair: at for at, pair in enumerate(state.draw)}
    ranked = [each.pair for each in standings(state) if not state.pairs[each.pair].gone]
    return {pair: at for at, pair in enumerate(ranked)}


def rounds_to_come(state: CompetitionState) -> Iterator[RoundSeated]:
    """All rounds still to be seated, if nothing else happens; none for formats that depend on results.

    The first is the proposal for now; seating it does not change the others.
    """
    if state.settings.format is Format.INDIVIDUAL and len(state.live) >= 4 and not state.over():
        yield from _individual(state)
    if state.settings.format not in PLANNED:
        return
    if not state.rounds or (not state.off_plan and len(state.rounds) < len(state.plan)):
        yield from _as_planned(state)
    else:
        yield from _Mended(state).rounds()


def _individual(state: CompetitionState) -> list[RoundSeated]:
    """All rounds to come, by the plan that was made when the players who are there now were last complete."""
    played = tuple(
        Round(tuple(sorted(match.meeting for match in each.matches.values())), tuple(sorted(each.sit_out)))
        for each in state.rounds
    )
    players, rounds = tuple(state.draw), state.settings.rounds
    coming: tuple[Round, ...] = ()
    for since in range(len(played) + 1):
        if any(set(players) != {*each.sit_out, *pairs_of(each.meetings)} for each in played[since:]):
            continue
        plan = rounds_for(played[:since], players, rounds - since)
        done = len(played) - since
        if plan[:done] == played[since:]:
            coming = plan[done:]
            break
    return [
        RoundSeated(round=number, meetings=each.meetings, sit_out=each.sit_out)
        for number, each in enumerate(coming, len(played) + 1)
    ]


def _as_planned(state: CompetitionState) -> Iterator[RoundSeated]:
    pair_of = state.occupant or dict(enumerate(state.draw, 1))
    plan, first = state.plan or state.make_plan(), len(state.rounds)
    coming = []
    for number, each in enumerate(plan[first:], first + 1):
        meetings, unopposed = [], list[int]()
        for at in each.meetings:
            fixed, moving = pair_of[at.fixed], pair_of[at.moving]
            there = [pair for pair in (fixed, moving) if not state.pairs[pair].gone]
            if len(there) == 2:
                meetings.append(Meeting(at.table, fixed, moving))
            else:
                unopposed += there
        sit_out = tuple(pair for slot in each.sit_out if not state.pairs[pair := pair_of[slot]].gone)
        unopposed_now = tuple(sorted(unopposed))
        coming.append(RoundSeated(round=number, meetings=tuple(meetings), sit_out=sit_out, unopposed=unopposed_now))
    while coming and not coming[-1].meetings:
        coming.pop()  # the competition ends earlier
    yield from coming


class Tables:
    """The choice of tables in each round, and of the fixed pairs, which write the sheets."""

    def __init__(self, state: CompetitionState) -> None:
        self._state = state
        self._written = Counter(match.fixed for match in state.matches())

    def of(self, couples: Iterable[Couple], kept: Sequence[Meeting] = ()) -> tuple[Meeting, ...]:
        """Tables for these couples, in addition to the meetings that are `kept`.

        The fixed pair is the one with a table of its own, or else the one that has written fewer sheets.
        """
        home, pairs = self._state.home, self._state.pairs
        meetings = list(kept)
        taken = {each.table for each in kept}
        free = self._free(taken)
        self._written.update(each.fixed for each in kept)
        for one, other in couples:
            table = 0 if home else next(free[self._state.section_of_pair(one)])
            if home:
                if pairs[one].slot not in home:
                    one, other = other, one
                table = home[pairs[one].slot]
            elif self._written[other] < self._written[one]:
                one, other = other, one
            self._written[one] += 1
            meetings.append(Meeting(table, one, other))
        return tuple(sorted(meetings))

    def _free(self, taken: Collection[int]) -> dict[int, Iterator[int]]:
        """The free tables by section: its own, then those after the last; 0 stands for a draw without sections."""
        state = self._state
        own = own_tables(state.drawn, state.settings.sections) if state.rounds else ()
        more = count(1 + max((each.stop - 1 for each in own), default=0))
        ranges = enumerate(own, 1) if own else [(0, range(0))]
        return {section: (table for table in chain(each, more) if table not in taken) for section, each in ranges}


class _Way(Enum):
    """A way to choose opponents in a round to be mended; all but `ANEW` keep the meetings of the movement."""

    FIRST = auto()
    MOST_LEFT = auto()
    LAST = auto()
    ANEW = auto()


class _Mended:
    """Rounds after the plan has failed: the meetings due, in few rounds, with as few changes for the pairs as possible.

    Meetings of the movement that are still possible stay. A pair without an opponent meets another such pair, or takes
    the place of one that was idle less often. After the rounds of the movement, each round takes as many of the other
    meetings as fit: first those of the pairs idle most often, then of those with most opponents left. If that loses
    meetings because the rounds are limited, other ways are tried.
    """

    def __init__(self, state: CompetitionState) -> None:
        self._state, self._live = state, state.live
        self._tables = Tables(state)
        self._slot = {pair: state.pairs[pair].slot for pair in self._live}
        self._gone = {pair: len(state.gone_due(slot)) for pair, slot in self._slot.items()}
        self._due: Counter[Edge] = Counter()
        for at, one in enumerate(self._live):
            for other in self._live[at + 1 :]:
                if (times := state.due[edge_of(self._slot[one], self._slot[other])]) > 0:
                    self._due[edge_of(one, other)] = times
        busy = Counter(pair for match in state.matches() for pair in match.pairs)
        busy.update(pair for each in state.rounds for pair in each.unopposed)
        self._idle = {pair: len(state.rounds) - busy[pair] for pair in self._live}

    def rounds(self) -> Iterator[RoundSeated]:
        """All rounds to come, the next first."""
        number, most = len(self._state.rounds), self._state.settings.rounds
        while self._due and not 0 < most <= number:
            number += 1
            couples = self._best(number, most)
            planned = {edge_of(each.fixed, each.moving): each for each in self._planned(number)}
            unopposed, sit_out = self._play(couples)
            yield RoundSeated(
                round=number,
                meetings=self._tables.of(
                    (each for each in couples if edge_of(*each) not in planned),
                    [planned[edge] for each in couples if (edge := edge_of(*each)) in planned],
                ),
                sit_out=tuple(sit_out),
                unopposed=tuple(unopposed),
            )

    def _best(self, number: int, most: int) -> Sequence[Couple]:
        """The couples of a round; with a limit on rounds (`most`), those that allow the most meetings in all."""
        couples = self._couples(number, _Way.FIRST)
        if not most:
            return couples
        sure = min(self._due.total(), (most - number + 1) * (len(self._live) // 2))
        found = self._worth(couples, number, most)
        for way in (_Way.MOST_LEFT, _Way.LAST, _Way.ANEW):
            if found == sure:
                break
            other = self._couples(number, way)
            if (worth := self._worth(other, number, most)) > found:
                couples, found = other, worth
        return couples

    def _worth(self, couples: Sequence[Couple], number: int, most: int) -> int:
        """The number of meetings played with this round next and the others as usual."""
        kept, played = (self._due.copy(), self._gone.copy(), self._idle.copy()), 0
        while couples:
            self._play(couples)
            played, number = played + len(couples), number + 1
            couples = self._couples(number, _Way.FIRST) if number <= most else []
        self._due, self._gone, self._idle = kept
        return played

    def _couples(self, number: int, way: _Way) -> Sequence[Couple]:
        near: dict[int, list[int]] = {pair: [] for pair in self._live}
        for one, other in self._due:
            near[one].append(other)
            near[other].append(one)
        planned = dict[int, int]()
        for each in () if way is _Way.ANEW else self._planned(number):
            planned |= {each.fixed: each.moving, each.moving: each.fixed}
        if not planned or way is _Way.MOST_LEFT:
            for others in near.values():
                others.sort(key=lambda other: (-len(near[other]), other))
        elif way is _Way.LAST:
            for others in near.values():
                others.sort(reverse=True)
        if planned:
            return sorted(kept_pairing(near, planned, self._idle))
        order = sorted(self._live, key=lambda one: (-self._idle[one], -len(near[one]), one))
        return pairing(near, order, order)

    def _planned(self, number: int) -> list[Meeting]:
        """The planned meetings of that round between present pairs that have not met."""
        state = self._state
        if number > len(state.plan):
            return []
        pair_of = state.occupant
        meant = (
            Meeting(each.table, pair_of[each.fixed], pair_of[each.moving]) for each in state.plan[number - 1].meetings
        )
        return [each for each in meant if self._due[edge_of(each.fixed, each.moving)] > 0]

    def _play(self, couples: Sequence[Couple]) -> tuple[list[int], list[int]]:
        """Record a round as played; return the unopposed pairs and those that sat out."""
        for one, other in couples:
            edge = edge_of(one, other)
            self._due[edge] -= 1
            if not self._due[edge]:
                del self._due[edge]
        playing = {pair for couple in couples for pair in couple}
        unopposed = [pair for pair in self._live if pair not in playing and self._gone[pair]]
        sit_out = [pair for pair in self._live if pair not in playing and not self._gone[pair]]
        for pair in unopposed:
            self._gone[pair] -= 1
        for pair in sit_out:
            self._idle[pair] += 1
        return unopposed, sit_out
