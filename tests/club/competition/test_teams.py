"""Teams: whose pairs do not meet, what is refused, and their ranking against a second computation."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from tests.club.competition import second_ranking
from tests.club.competition.checking import check_round
from tests.club.competition.playing import begin, entered, play, play_out, refused, seat
from tests.club.refusing import refuses

from canasta.club.competition import Competition, Disqualified, Drawn, Format, Teamed, Withdrew
from canasta.club.competition.bracket import next_couples
from canasta.club.competition.ranking import scores
from canasta.club.competition.rounds_to_come import rounds_to_come


def with_teams(
    of: Format, sizes: Sequence[int], more: int = 0, order: Sequence[int] = (), **changed: Any
) -> Competition:
    """Teams A, B, C… of these sizes one after another, and pairs in no team."""
    pairs = sum(sizes) + more
    competition = begin(of, pairs, **changed)
    numbers = iter(range(1, pairs + 1))
    for at, size in enumerate(sizes):
        for _ in range(size):
            competition.add(Teamed(pair=next(numbers), team=chr(65 + at)))
    if order:
        competition.add(Drawn(order=tuple(order)))
    return competition


def within(competition: Competition) -> list[tuple[int, ...]]:
    """The matches between pairs of one team."""
    state = competition.state
    return [match.pairs for match in state.matches() if state.same_team(match.fixed, match.moving)]


@pytest.mark.parametrize("of", [Format.FIXED_AND_MOVING, Format.ROUND_ROBIN, Format.LEAGUE, Format.SWISS])
@pytest.mark.parametrize(
    ("sizes", "more"), [((2, 2), 0), ((2, 2, 2), 0), ((2, 2, 2), 1), ((3, 3), 0), ((4, 4), 0), ((4, 3, 2), 2)]
)
def test_pairs_of_a_team_do_not_meet(of: Format, sizes: tuple[int, ...], more: int) -> None:
    changed: dict[str, Any] = {"rounds": 2} if of is Format.SWISS else {}
    if of is Format.LEAGUE:
        rounds = len(with_teams(Format.ROUND_ROBIN, sizes, more).state.make_plan())
        changed["dates"] = tuple(f"2026-01-{day:02}" for day in range(1, rounds + 1))
    competition = with_teams(of, sizes, more, **changed)
    coming = list(rounds_to_come(competition.state))
    chance = random.Random(0)
    while not competition.over:
        entry = seat(competition)
        if coming:
            assert entry == coming.pop(0)
        check_round(competition, competition.state.live)
        play(competition, chance)
    assert within(competition) == []
    if of in (Format.ROUND_ROBIN, Format.LEAGUE):
        met = Counter(frozenset(match.pairs) for match in competition.state.matches())
        pairs = sum(sizes) + more
        assert set(met.values()) == {1}
        assert len(met) == pairs * (pairs - 1) // 2 - sum(size * (size - 1) // 2 for size in sizes)


def test_half_fixed_and_half_moving_keeps_teams_in_a_half() -> None:
    competition = with_teams(Format.FIXED_AND_MOVING, (2, 2, 2, 2), order=(1, 3, 5, 7, 2, 4, 6, 8))
    play_out(competition)
    state = competition.state
    assert not any(each.sit_out for each in state.rounds)
    assert len(state.rounds) == 4
    for members in state.teams.values():
        assert len({state.pairs[pair].slot in state.home for pair in members}) == 1
    assert state.pairs[1].slot == 1  # the first of the draw keeps its place


def test_meetings_that_no_half_avoids_are_left_out() -> None:
    competition = with_teams(Format.FIXED_AND_MOVING, (4, 2), 0)  # 3 and 3 cannot be made of 4 and 2
    play_out(competition)
    assert within(competition) == []
    assert sum(len(each.sit_out) for each in competition.state.rounds) > 0


@pytest.mark.parametrize("lives", [1, 2])
@pytest.mark.parametrize("sizes", [(2, 2, 2), (2, 2, 2, 2), (3, 3, 2), (4, 4)])
def test_the_first_round_of_a_knock_out(lives: int, sizes: tuple[int, ...]) -> None:
    for seed in range(20):
        order = random.Random(seed).sample(range(1, sum(sizes) + 1), sum(sizes))
        competition = with_teams(Format.KNOCK_OUT, sizes, order=order, lives=lives)
        if lives == 1:
            assert not any(competition.state.same_team(*couple) for couple in next_couples(competition.state))
        seat(competition)
        assert within(competition) == []
        if seed < 3:
            play_out(competition, seed)  # later they may


def test_a_swiss_round_within_teams_rather_than_none() -> None:
    competition = with_teams(Format.SWISS, (3,), 1, rounds=3)
    play_out(competition)
    assert len(competition.state.rounds) == 3


def test_a_team_is_known_by_its_name_however_it_is_written() -> None:
    competition = with_teams(Format.SWISS, (2,), 4)
    competition.add(Teamed(pair=3, team="a"))
    assert competition.state.teams == {"A": [1, 2, 3]}
    competition.add(Teamed(pair=3, team=""))
    assert competition.state.teams == {"A": [1, 2]}


@pytest.mark.parametrize(
    ("sizes", "more", "best", "code"),
    [((2, 2, 1), 0, 0, "team-alone"), ((2, 3), 1, 3, "team-small"), ((4,), 0, 0, "team-of-all")],
)
def test_what_is_said_before_the_first_round(sizes: tuple[int, ...], more: int, best: int, code: str) -> None:
    competition = with_teams(Format.SWISS, sizes, more, team_best=best)
    with refuses(code):
        competition.propose()


def test_teams_are_formed_before_the_first_round() -> None:
    competition = with_teams(Format.SWISS, (2, 2))
    seat(competition)
    refused(competition, Teamed(pair=1, team="B"), "team-late")
    competition.add(entered(5))
    refused(competition, Teamed(pair=5, team="A"), "team-late")


def second_team_ranking(
    competition: Competition, sizes: Sequence[int], best: int
) -> list[tuple[int, str, list[float]]]:
    """From the second ranking of pairs, whose order is that of the criteria."""
    ranked = [line for line in second_ranking.ranking(competition.log) if line[0]]
    sums, first = {}, 1
    for at, size in enumerate(sizes):
        own = [figures for _, pair, figures in ranked if first <= pair < first + size]
        own.sort(reverse=True)
        sums[chr(65 + at)] = [sum(column) for column in zip(*own[:best], strict=True)]
        first += size
    return [(1 + sum(other > figures for other in sums.values()), team, figures) for team, figures in sums.items()]


@pytest.mark.parametrize("of", [Format.FIXED_AND_MOVING, Format.ROUND_ROBIN, Format.SWISS])
def test_the_ranking_of_teams_over_random_evenings(of: Format) -> None:
    for seed in range(30):
        chance = random.Random(seed)
        sizes = [chance.randint(2, 4) for _ in range(chance.randint(2, 4))]
        best = chance.randint(1, min(sizes))
        rounds: dict[str, Any] = {"rounds": 2} if of is Format.SWISS else {}
        competition = with_teams(of, sizes, chance.randint(0, 2), team_best=best, **rounds)
        seat(competition)
        play(competition, chance)
        if of is Format.SWISS and chance.random() < 0.5:
            competition.add(Disqualified(pair=chance.choice(competition.state.live), reason="x"))
        found = competition.team_standings()
        wanted = second_team_ranking(competition, sizes, best)
        assert sorted((line.place, line.team, list(line.figures)) for line in found) == sorted(wanted)
        for line in found:
            assert sorted((*line.counted, *line.dropped)) == competition.state.teams[line.team]
            assert len(line.counted) <= best


@pytest.mark.parametrize("of", [Format.FIXED_AND_MOVING, Format.ROUND_ROBIN])
def test_a_pair_has_no_award_for_one_of_its_own_team(of: Format) -> None:
    competition = with_teams(of, (3, 3))
    seat(competition)
    play(competition, random.Random(0))
    competition.add(Disqualified(pair=1, reason="x"))
    awarded = {
        pair for pair, of_pair in scores(competition.state).items() for each in of_pair if each.code == "unplayed"
    }
    assert awarded
    assert awarded <= {4, 5, 6}


def test_no_ranking_of_teams_without_a_number_that_counts() -> None:
    assert with_teams(Format.SWISS, (2, 2)).team_standings() == ()
    assert begin(Format.SWISS, 4, team_best=1).team_standings() == ()


def test_a_pair_that_goes_before_the_first_round_leaves_its_team() -> None:
    competition = with_teams(Format.SWISS, (3, 2), team_best=2)
    competition.add(Withdrew(pair=1))
    assert competition.state.teams == {"A": [2, 3], "B": [4, 5]}
    seat(competition)
