"""The bracket of a knock-out: seeds that meet late, winners that meet winners, the match for third place."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest
from tests.club.competition.disturbed import disturbed_evening
from tests.club.competition.playing import begin, couples, figure, line_of, place, play, play_out, played, refused, seat

from canasta.club.competition import (
    Annulled,
    Competition,
    Corrected,
    Drawn,
    Format,
    Meeting,
    NoShow,
    Reseated,
    RoundSeated,
    Withdrew,
)
from canasta.club.competition.bracket import bracket, seeding

SIZES = (*range(4, 20), 31, 32, 33, 63, 64)


def knock_out(pairs: int, *, third: bool = False) -> Competition:
    return begin(Format.KNOCK_OUT, pairs, lives=1, third_place=third)


def met_in(competition: Competition, of_round: int) -> set[frozenset[int]]:
    return {*couples(each.meeting for each in competition.state.rounds[of_round - 1].matches.values())}


def fold(pairs: int, winner: dict[frozenset[int], int]) -> Iterator[set[frozenset[int]]]:
    """A second computation: fold the list of seeds in the middle; the winners keep the better seed's place."""
    size = 2
    while size < pairs:
        size *= 2
    line = [seed if seed <= pairs else 0 for seed in range(1, size + 1)]
    while len(line) > 1:
        half = len(line) // 2
        facing = [(line[at], line[-1 - at]) for at in range(half)]
        yield {frozenset(each) for each in facing if 0 not in each}
        line = [one or other if 0 in (one, other) else winner[frozenset((one, other))] for one, other in facing]


def win(competition: Competition, pair: int, of_round: int = 0) -> int:
    """Let that pair win its match of the round, or of the last one; the number of the entry."""
    number = of_round or len(competition.state.rounds)
    match = next(each for each in competition.state.rounds[number - 1].matches.values() if pair in each.pairs)
    return competition.add(played(number, match.table, (1000, 500) if pair == match.fixed else (500, 1000)))


def check_bracket(competition: Competition) -> None:
    """Assert that every match has one node, that who goes on comes from the node before, and that nobody is lost."""
    state = competition.state
    if len(state.live) < 2:
        return
    found = bracket(state)
    nodes = [node for column in found.columns for node in column] + ([found.third] if found.third else [])
    shown = sorted(
        (node.round, node.table, *sorted(map(int, filter(None, node.pairs)))) for node in nodes if node.table
    )
    assert shown == sorted((each.round, each.table, *sorted(each.pairs)) for each in state.matches())
    if state.settings.lives > 1:
        return
    assert len(found.columns[-1]) == 1
    for before, column in zip(found.columns, found.columns[1:], strict=False):
        assert len(before) == 2 * len(column)
        for column_pairs in (tuple(filter(None, node.pairs)) for node in column):
            assert len(set(column_pairs)) == len(column_pairs)
        ahead = sorted(pair for node in column for pair in node.pairs if pair)
        assert len(set(ahead)) == len(ahead)
    final = found.columns[-1][0]
    left = state.still_in()
    if state.over() and len(left) == 1:
        assert final.winner == left[0]
    if not any(state.open_matches()) and len(left) > 1:
        coming = next(column for column in found.columns if not any(n.round for n in column) and _open(column))
        assert sorted(pair for node in coming for pair in node.pairs if pair) == sorted(left)


def _open(column: tuple[object, ...]) -> bool:
    return any(not getattr(node, "winner", 0) and None not in getattr(node, "pairs", ()) for node in column)


def test_the_places_of_the_draw_stand_so_that_the_best_meet_last() -> None:
    assert [seeding(size) for size in (1, 2, 4, 8)] == [(1,), (1, 2), (1, 4, 2, 3), (1, 8, 4, 5, 2, 7, 3, 6)]
    for size in (16, 32, 64):
        order = seeding(size)
        assert sorted(order) == [*range(1, size + 1)]
        for one, other in combinations(range(1, size + 1), 2):
            apart = order.index(one) ^ order.index(other)
            assert (1 << apart.bit_length()) * 2 > size // max(one, other)  # seeds up to 2ⁿ are in different nodes


@pytest.mark.parametrize("pairs", SIZES)
def test_every_round_is_that_of_a_second_computation(pairs: int) -> None:
    competition, chance, winner = knock_out(pairs), random.Random(pairs), dict[frozenset[int], int]()
    for number, wanted in enumerate(fold(pairs, winner), 1):
        entry = seat(competition)
        assert met_in(competition, number) == wanted
        assert bool(entry.sit_out) <= (number == 1)
        check_bracket(competition)
        play(competition, chance)
        check_bracket(competition)
        for match in competition.state.rounds[-1].matches.values():
            winner[frozenset(match.pairs)] = match.winner()
    assert competition.over


def test_the_draw_gives_the_seeds() -> None:
    competition = knock_out(5)
    competition.add(Drawn(order=(3, 5, 1, 2, 4)))
    assert [node.pairs for node in bracket(competition.state).columns[0]] == [(3, None), (2, 4), (5, None), (1, None)]
    assert [node.pairs for node in bracket(competition.state).columns[1]] == [(3, 0), (5, 1)]
    assert seat(competition).sit_out == (1, 3, 5)


def test_who_withdraws_leaves_its_opponent_to_go_on_alone() -> None:
    competition = knock_out(8)
    seat(competition)
    play(competition, random.Random(1))
    one, other = next(each for each in bracket(competition.state).columns[1]).pairs
    assert one
    assert other
    competition.add(Withdrew(pair=one))
    entry = seat(competition)
    assert entry.sit_out == (other,)
    assert bracket(competition.state).columns[1][0].winner == other
    check_bracket(competition)


def test_a_round_that_nobody_would_play_is_left_out() -> None:
    competition = knock_out(5)
    seat(competition)
    play(competition, random.Random(1))
    for pair in (1, 2):
        competition.add(Withdrew(pair=pair))
    assert len(seat(competition).meetings) == 1  # the final, though the level before it has no match
    check_bracket(competition)
    play(competition, random.Random(1))
    assert competition.over
    check_bracket(competition)


def test_other_seats_are_an_exchange_in_the_bracket() -> None:
    competition = knock_out(8)
    entry = competition.propose()
    assert {*couples(entry.meetings)} == {frozenset(each) for each in ((1, 8), (4, 5), (2, 7), (3, 6))}
    meetings = (Meeting(1, 1, 7), Meeting(2, 4, 5), Meeting(3, 2, 8), Meeting(4, 3, 6))
    competition.add(RoundSeated(round=1, meetings=meetings))
    check_bracket(competition)
    for pair in (7, 4, 8, 3):
        win(competition, pair)
    seat(competition)
    assert met_in(competition, 2) == {frozenset((7, 4)), frozenset((8, 3))}
    match = next(each for each in competition.state.rounds[1].matches.values() if 7 in each.pairs)
    other = next(each for each in competition.state.rounds[1].matches.values() if 8 in each.pairs)
    swapped = (Meeting(match.table, 7, 8), Meeting(other.table, 4, 3))
    competition.add(Reseated(round=2, meetings=swapped))
    check_bracket(competition)
    play_out(competition)
    check_bracket(competition)


def test_who_would_have_sat_out_plays_and_another_sits_out() -> None:
    competition = knock_out(5)
    entry = competition.propose()
    (match,) = entry.meetings
    competition.add(RoundSeated(round=1, meetings=(Meeting(match.table, 1, 2),), sit_out=(3, 4, 5)))
    check_bracket(competition)
    play_out(competition)
    check_bracket(competition)
    assert len(competition.state.rounds) == 3
    fewer = RoundSeated(round=1, meetings=(), sit_out=(1, 2, 3, 4, 5))
    refused(knock_out(5), fewer, "few-meetings")


@pytest.mark.parametrize("pairs", [3, 4, 5, 7, 8, 13])
def test_the_losers_of_the_semi_finals_play_for_third_place(pairs: int) -> None:
    competition = play_out(knock_out(pairs, third=True), seed=pairs)
    match, final = competition.state.third_match(), competition.state.rounds[-1]
    check_bracket(competition)
    if pairs == 3:
        assert match is None
        assert bracket(competition.state).third is None
        return
    assert match is not None
    assert match.round == len(competition.state.rounds)
    assert match.table == 2
    assert len(final.matches) == 2
    assert place(competition, match.winner()) == 3
    assert [line.place for line in competition.standings()][:4] == [1, 2, 3, 4]
    reason = line_of(competition, match.winner()).figures[0].reasons[-1]
    assert (reason.code, reason.value, reason.opponent) == ("third", 0.5, match.other(match.winner()))
    assert set(match.entries) <= set(reason.entries)


def semi_finals(*, third: bool = True) -> tuple[Competition, list[int]]:
    """A knock-out of four after its semi-finals, won by 1 and 2; and the numbers of these results."""
    competition = knock_out(4, third=third)
    seat(competition)
    return competition, [win(competition, pair) for pair in (1, 2)]


def test_who_waits_for_the_match_for_third_place_has_something_left_to_play() -> None:
    competition, _ = semi_finals()
    assert not competition.state.finished()
    competition.add(Withdrew(pair=4))
    assert competition.state.pairs[4].disqualified
    assert seat(competition).meetings == (Meeting(1, 1, 2),)
    assert place(competition, 3) == 3
    assert figure(competition, 3, "lasting") == 1.5
    assert bracket(competition.state).third is None
    without, _ = semi_finals(third=False)
    assert without.state.finished() == {3, 4}


def test_the_final_is_seated_without_a_match_for_third_place_too_and_it_may_join() -> None:
    competition, _ = semi_finals()
    competition.add(RoundSeated(round=2, meetings=(Meeting(1, 1, 2),)))
    assert competition.state.finished() == {3, 4}
    competition.add(Reseated(round=2, meetings=(Meeting(2, 3, 4),)))
    assert competition.state.third_match() is not None
    win(competition, 4)
    win(competition, 2)
    assert competition.over
    assert [line.pair for line in competition.standings()] == [2, 1, 4, 3]


def test_finalists_do_not_play_for_third_place() -> None:
    competition, _ = semi_finals()
    wrong = RoundSeated(round=2, meetings=(Meeting(1, 1, 3), Meeting(2, 2, 4)))
    refused(competition, wrong, "lives-differ")
    seat(competition)
    refused(competition, Reseated(round=2, meetings=(Meeting(1, 1, 3), Meeting(2, 2, 4))), "lives-differ")


def test_a_corrected_semi_final_exchanges_finalist_and_loser() -> None:
    competition, (first, _) = semi_finals()
    seat(competition)
    right = Corrected(of=first, points=(500, 1000), deals=4, reason="wrong columns")
    match = competition.log[first - 1]
    assert match.points == (1000, 500)  # type: ignore[union-attr]
    seats = Reseated(round=2, meetings=(Meeting(1, 4, 2), Meeting(2, 3, 1)), reason="wrong columns")
    competition.extend([right, seats])
    check_bracket(competition)
    assert met_in(competition, 2) == {frozenset((4, 2)), frozenset((3, 1))}
    third = competition.state.third_match()
    assert third is not None
    assert set(third.pairs) == {1, 3}


def test_an_annulled_round_is_proposed_again() -> None:
    competition, _ = semi_finals()
    entry = seat(competition)
    competition.add(Annulled(of=competition.state.rounds[-1].entry, reason="too early"))
    assert competition.propose() == entry


def test_nobody_comes_to_a_semi_final() -> None:
    competition = knock_out(4, third=True)
    seat(competition)
    win(competition, 1)
    for pair in (2, 3):
        table = next(each.table for each in competition.state.rounds[0].matches.values() if pair in each.pairs)
        competition.add(NoShow(round=1, table=table, pair=pair))
    assert competition.over
    assert [line.pair for line in competition.standings()][:2] == [1, 4]
    assert bracket(competition.state).columns[-1][0].winner == 1


def test_two_lives_show_rounds_and_defeats() -> None:
    competition = begin(Format.KNOCK_OUT, 5, lives=2)
    assert bracket(competition.state).columns == ()
    play_out(competition)
    columns = bracket(competition.state).columns
    assert len(columns) == len(competition.state.rounds)
    assert [node.lost for node in columns[0]] == [0, 0, 0]
    assert {node.lost for node in columns[1]} == {0, 1}
    assert all(node.winner for column in columns for node in column)


def test_disturbed_evenings_keep_their_bracket() -> None:
    for seed in range(40):
        competition, _ = disturbed_evening(seed, check_bracket, (Format.KNOCK_OUT,))
        check_bracket(competition)
