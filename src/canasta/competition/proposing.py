"""The next round, proposed. The organiser enters it as it is or changes it: what counts is the entry."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from canasta.competition.entries import Seated
from canasta.competition.errors import CompetitionError
from canasta.competition.matching import pairing
from canasta.competition.model import Format, Meeting
from canasta.competition.ranking import standings
from canasta.competition.seating import check_next
from canasta.competition.state import State


def propose(state: State) -> Seated:
    """The next round by the format. CompetitionError: there is none, or nobody can be paired without meeting again."""
    check_next(state)
    if state.settings.format is Format.KNOCK_OUT:
        return _knock_out(state)
    if state.settings.format is Format.SWISS:
        return _swiss(state)
    if not state.rounds or (not state.off_plan and len(state.rounds) < len(state.plan)):
        return _as_planned(state)
    return _mended(state)


def _as_planned(state: State) -> Seated:
    at = len(state.rounds)
    pair_of = state.occupant or dict(enumerate(state.live, 1))
    plan = (state.plan or state.make_plan())[at]
    meetings, unopposed = [], []
    for each in plan.meetings:
        fixed, moving = pair_of[each.fixed], pair_of[each.moving]
        there = [pair for pair in (fixed, moving) if not state.pairs[pair].gone]
        if len(there) == 2:
            meetings.append(Meeting(each.table, fixed, moving))
        else:
            unopposed += there
    sit_out = [pair for slot in plan.sit_out if not state.pairs[pair := pair_of[slot]].gone]
    return Seated(round=at + 1, meetings=tuple(meetings), sit_out=tuple(sit_out), unopposed=tuple(sorted(unopposed)))


def _mended(state: State) -> Seated:
    """Where the movement no longer holds: as many of the meetings that are due as go into one round.

    First come those who have sat out most, then those who have most opponents left, so that few rounds are needed.
    """
    live = state.live
    near = {one: [other for other in live if other != one and state.may_meet(one, other)] for one in live}
    planned = _planned_opponents(state)
    for one, others in near.items():
        others.sort(key=lambda other: (planned.get(one) != other, -len(near[other]), other))
    order = sorted(live, key=lambda one: (-state.times_out(one), -len(near[one]), one))
    couples = pairing(near, order, order)
    left_over = set(live) - {pair for couple in couples for pair in couple}
    unopposed = {pair for pair in left_over if state.gone_due(state.pairs[pair].slot)}
    return Seated(
        round=len(state.rounds) + 1,
        meetings=_tables(state, couples),
        sit_out=tuple(sorted(left_over - unopposed)),
        unopposed=tuple(sorted(unopposed)),
    )


def _planned_opponents(state: State) -> dict[int, int]:
    if len(state.rounds) >= len(state.plan):
        return {}
    couples = [
        (state.occupant[each.fixed], state.occupant[each.moving]) for each in state.plan[len(state.rounds)].meetings
    ]
    return {one: other for couple in couples for one, other in (couple, couple[::-1])}


def _swiss(state: State) -> Seated:
    """The best with the nearest in rank whom they have not met; of those who sat out least, the last sits out."""
    place = _by_rank(state)
    order = sorted(place, key=place.__getitem__)

    def wished(one: int) -> list[int]:
        may = (other for other in order if other != one and state.may_meet(one, other))
        return sorted(may, key=lambda other: (abs(place[other] - place[one]), place[other]))

    near = {one: wished(one) for one in order}
    couples = pairing(near, sorted(order, key=lambda one: (-state.times_out(one), place[one])), order)
    left_over = set(order) - {pair for couple in couples for pair in couple}
    if len(left_over) > 1:
        raise CompetitionError("no-pairing", pairs=len(left_over))
    return Seated(round=len(state.rounds) + 1, meetings=_tables(state, couples), sit_out=tuple(sorted(left_over)))


def _knock_out(state: State) -> Seated:
    """Who has lost as often meets, the first with the last, again only where it must be; the last two meet anyway."""
    place = _by_rank(state)
    there = sorted(state.still_in() if state.rounds else state.live, key=place.__getitem__)
    groups: list[list[int]] = [there]
    if len(there) > 2:
        lost = state.lost()
        groups = [[one for one in there if lost[one] == count] for count in range(state.settings.lives)]

    def wished(one: int, group: list[int]) -> list[int]:
        others = (other for other in group if other != one)
        return sorted(others, key=lambda other: (state.met[state.edge(one, other)], -place[other]))

    couples: list[tuple[int, int]] = []
    for group in groups:
        near = {one: wished(one, group) for one in group}
        couples += pairing(near, sorted(group, key=lambda one: (-state.times_out(one), place[one])), group)
    left_over = set(there) - {pair for couple in couples for pair in couple}
    return Seated(round=len(state.rounds) + 1, meetings=_tables(state, couples), sit_out=tuple(sorted(left_over)))


def _by_rank(state: State) -> dict[int, int]:
    """Live pairs in the order of the ranking, those level with each other as they entered."""
    if not state.rounds:
        return {pair: at for at, pair in enumerate(state.live)}
    ranked = [each.pair for each in standings(state) if not state.pairs[each.pair].gone]
    return {pair: at for at, pair in enumerate(ranked)}


def _tables(state: State, couples: Sequence[tuple[int, int]]) -> tuple[Meeting, ...]:
    """Table numbers; fixed is who has a table, or else who has written fewer sheets."""
    written = _sheets(state, (pair for couple in couples for pair in couple))
    meetings = []
    for table, (one, other) in enumerate(couples, 1):
        if state.home:
            if state.pairs[one].slot not in state.home:
                one, other = other, one
            table = state.home[state.pairs[one].slot]
        elif written[other] < written[one]:
            one, other = other, one
        meetings.append(Meeting(table, one, other))
    return tuple(sorted(meetings))


def _sheets(state: State, pairs: Iterable[int]) -> dict[int, int]:
    written = dict.fromkeys(pairs, 0)
    for match in state.matches():
        if match.fixed in written:
            written[match.fixed] += 1
    return written
