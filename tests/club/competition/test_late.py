"""A late pair: its place, the pairs that move for it, and no meeting lost without need."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import cache

import pytest
from tests.club.competition.playing import begin, couples, entered, play, play_rounds, refused, seat
from tests.club.refusing import refuses

from canasta.club.competition import Competition, Entered, Format, NoShow, Reseated, Withdrew
from canasta.club.competition.late_places import LatePlace, late_places, vacant
from canasta.club.competition.rounds_to_come import rounds_to_come
from canasta.club.competition.state import Edge

MOVEMENTS = [Format.FIXED_AND_MOVING, Format.ROUND_ROBIN]


def most_meetings(due: Iterable[Edge], rounds: int) -> int:
    """The most due meetings that fit into that number of rounds, by trying everything."""

    @cache
    def most(left: frozenset[Edge], rounds: int) -> int:
        found = 0
        there = {one for edge in left for one in edge}
        for each in _rounds(tuple(sorted(left))) if rounds and left else ():
            found = max(found, len(each) + most(left - each, rounds - 1))
            if found == min(len(left), len(there) // 2 * rounds):
                break
        return found

    return most(frozenset(due), rounds)


def _rounds(left: tuple[Edge, ...]) -> Iterator[frozenset[Edge]]:
    """All rounds to which no further meeting can be added."""
    if not left:
        yield frozenset()
        return
    one, other = left[0]
    for edge in left:
        if one in edge or other in edge:
            rest = tuple(each for each in left if not set(each) & set(edge))
            for more in _rounds(rest):
                yield more | {edge}


def short_evenings() -> Iterator[tuple[Format, int, int, int]]:
    """Cases: format, pairs, rounds agreed, rounds seated before the late pair comes."""
    for of in MOVEMENTS:
        for pairs in range(4, 8):
            for rounds in range(2, len(begin(of, pairs).state.make_plan()) + 1):
                yield from ((of, pairs, rounds, seated) for seated in range(1, rounds))


def played_until(of: Format, pairs: int, seated: int, *, gone: bool, **changed: int) -> Competition:
    competition, chance = begin(of, pairs, **changed), random.Random(pairs)
    for number in range(1, seated + 1):
        table = seat(competition).meetings[0]
        if gone and number == 1:
            competition.add(NoShow(round=1, table=table.table, pair=table.moving))
        play(competition, chance)
    return competition


def due_now(competition: Competition) -> list[Edge]:
    state = competition.state
    live = {state.pairs[number].slot for number in state.live}
    return [edge for edge, count in state.due.items() if count > 0 and set(edge) <= live]


@pytest.mark.rule("TB-11.1", "TB-11.5")
@pytest.mark.parametrize("gone", [False, True])
def test_no_meeting_is_lost_that_need_not_be(gone: bool) -> None:
    for of, pairs, rounds, seated in short_evenings():
        competition = played_until(of, pairs, seated, gone=gone, rounds=rounds)
        competition.add(entered(pairs + 1))
        wanted = most_meetings(due_now(competition), rounds - seated)
        found = sum(len(each.meetings) for each in rounds_to_come(competition.state))
        assert found == wanted, (of, pairs, rounds, seated)


@pytest.mark.parametrize("of", MOVEMENTS)
@pytest.mark.parametrize("pairs", [6, 7, 9, 10])
def test_what_is_to_come_comes(of: Format, pairs: int) -> None:
    """The rounds shown when the late pair enters are the rounds proposed later."""
    competition = played_until(of, pairs, 2, gone=pairs % 2 == 0)
    competition.add(entered(pairs + 1))
    shown = list(rounds_to_come(competition.state))
    assert play_rounds(competition) == shown


@pytest.mark.rule("TB-11.5")
@pytest.mark.parametrize("of", MOVEMENTS)
def test_the_vacant_place_is_the_first_and_nobody_moves_for_it(of: Format) -> None:
    competition = played_until(of, 8, 1, gone=True)
    (gone,) = vacant(competition.state)
    place, own = late_places(competition.log)
    assert (place.instead_of, place.moved, own.instead_of) == (gone, (), 0)
    assert place.rounds == len(competition.state.plan)
    assert place.meetings == (3 if of is Format.FIXED_AND_MOVING else 6)
    assert own.moved
    before = {each.round: set(each.meetings) for each in rounds_to_come(competition.state)}
    competition.add(Entered(players=("Eva", "Sol"), instead_of=gone))
    for each in rounds_to_come(competition.state):
        assert before[each.round] <= set(each.meetings)
    assert vacant(competition.state) == []


@pytest.mark.parametrize("of", MOVEMENTS)
@pytest.mark.parametrize("pairs", [8, 9, 12])
def test_who_sits_out_makes_room_or_else_one_meeting_a_round(of: Format, pairs: int) -> None:
    competition = played_until(of, pairs, 1, gone=False)
    before = {each.round: each for each in rounds_to_come(competition.state)}
    (own,) = late_places(competition.log)
    competition.add(entered(pairs + 1))
    changed = dict[int, int]()
    for each in rounds_to_come(competition.state):
        if was := before.get(each.round):
            given_up = set(couples(was.meetings)) - set(couples(each.meetings))
            assert len(given_up) <= 1 - pairs % 2
            assert pairs % 2 == 0 or set(was.meetings) <= set(each.meetings)
            moving = {*was.sit_out, *(pair for couple in given_up for pair in couple)}
            changed |= {pair: each.round for pair in moving if pair not in changed}
    assert moved(own) == changed


def moved(place: LatePlace) -> dict[int, int]:
    """The pairs that would move, each with its first changed round."""
    return {each.pair: each.round for each in place.moved}


def test_two_pairs_that_swapped_seats_meet_again_where_they_were_to_meet() -> None:
    """No other pair moves when two tables sat down wrongly."""
    competition = begin(Format.ROUND_ROBIN, 8)
    one, other = seat(competition).meetings[:2]
    wrong = (type(one)(one.table, one.fixed, other.moving), type(one)(other.table, other.fixed, one.moving))
    before = {each.round: each for each in rounds_to_come(competition.state)}
    competition.add(Reseated(round=1, meetings=wrong))
    four = {one.fixed, one.moving, other.fixed, other.moving}
    for each in rounds_to_come(competition.state):
        if each.round in before:
            given_up = set(couples(before[each.round].meetings)) - set(couples(each.meetings))
            assert all(couple & four for couple in given_up)


@pytest.mark.parametrize("of", [Format.SWISS, Format.KNOCK_OUT])
def test_formats_that_go_by_results_have_no_vacant_places(of: Format) -> None:
    competition = played_until(of, 8, 1, gone=True, **({} if of is Format.SWISS else {"lives": 2}))
    assert vacant(competition.state) == []
    if of is Format.KNOCK_OUT:
        refused(competition, entered(9), "no-late-pair")
        with refuses("no-late-pair"):
            late_places(competition.log)
    else:
        (own,) = late_places(competition.log)
        assert (own.instead_of, own.moved, own.rounds) == (0, (), 0)


@pytest.mark.rule("TB-11.5")
@pytest.mark.parametrize("of", MOVEMENTS)
def test_a_late_pair_meets_the_pair_that_takes_a_vacant_place_after_it(of: Format) -> None:
    competition = begin(of, 6)
    play_rounds(competition, 1)
    # The late pair keeps a table where half of the pairs do: 4 is of the moving half.
    for gone in (1, 2, 4) if of is Format.FIXED_AND_MOVING else (4,):
        competition.add(Withdrew(pair=gone))
    competition.add(entered(7))
    assert 4 in vacant(competition.state)
    competition.add(Entered(players=("Sara", "Nora"), instead_of=4))
    play_rounds(competition)
    met = {frozenset(match.pairs) for match in competition.state.matches()}
    assert frozenset((7, 8)) in met
