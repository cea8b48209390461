"""A proposal for the next round. The organiser may change it before entering it: only the entry counts."""

from __future__ import annotations

from canasta.club.competition.entries import RoundSeated
from canasta.club.competition.errors import CompetitionError
from canasta.club.competition.matching import pairing
from canasta.club.competition.model import First, Format
from canasta.club.competition.ranking import standings
from canasta.club.competition.rounds_to_come import Tables, rounds_to_come
from canasta.club.competition.seating import check_next
from canasta.club.competition.state import CompetitionState


def propose(state: CompetitionState) -> RoundSeated:
    """The next round by the format. CompetitionError: there is none, or it is impossible without a second meeting."""
    check_next(state)
    if state.settings.format is Format.KNOCK_OUT:
        return _knock_out(state)
    if state.settings.format is Format.SWISS:
        return _swiss(state)
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
    couples = pairing(near, sorted(order, key=lambda one: (-state.times_out(one), place[one])), order)
    left_over = set(order) - {pair for couple in couples for pair in couple}
    if len(left_over) > 1:
        played, agreed = len(state.rounds), state.settings.rounds
        raise CompetitionError("no-pairing", pairs=len(order), played=played, agreed=agreed)
    return RoundSeated(
        round=len(state.rounds) + 1, meetings=Tables(state).of(couples), sit_out=tuple(sorted(left_over))
    )


def _knock_out(state: CompetitionState) -> RoundSeated:
    """A knock-out round: pairs with equal defeats meet, first with last, for the first time if possible.

    The last two pairs meet whatever their defeats.
    """
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
    return RoundSeated(
        round=len(state.rounds) + 1, meetings=Tables(state).of(couples), sit_out=tuple(sorted(left_over))
    )


def _by_rank(state: CompetitionState) -> dict[int, int]:
    """Live pairs with their places in the ranking, level pairs by number; before the first round, in the draw."""
    if not state.rounds:
        return {pair: at for at, pair in enumerate(state.draw)}
    ranked = [each.pair for each in standings(state) if not state.pairs[each.pair].gone]
    return {pair: at for at, pair in enumerate(ranked)}
