"""The pairs that go on from a ranking to another competition, and their seeds."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.club.competition.playing import begin, place, play_out, play_rounds, played, seat
from tests.club.refusing import refuses

from canasta.club.competition import Competition, CompetitionOpened, Entered, Format, Withdrew
from canasta.club.competition.bracket import seeding
from canasta.club.competition.entries import Earned
from canasta.club.competition.qualifying import first_of, seeded
from canasta.club.competition.words import entry_sentence, seeded_sentence


def group(letter: str, pairs: int) -> list[Entered]:
    return [
        Entered(players=(f"Ana {letter}{at}", f"Bea {letter}{at}"), earned=Earned(place=at, of=letter))
        for at in range(1, pairs + 1)
    ]


def level(seeds: int, one: int, other: int) -> int:
    """The round in which two seeds meet at the earliest."""
    order = seeding(1 << (seeds - 1).bit_length())
    return (order.index(one) ^ order.index(other)).bit_length()


def earliest(found: list[Entered]) -> list[int]:
    """The rounds in which pairs of one group would meet, the earliest first."""
    return sorted(
        level(len(found), one + 1, other + 1)
        for one in range(len(found))
        for other in range(one)
        if _of(found[one]) == _of(found[other])
    )


def _of(entry: Entered) -> str:
    assert entry.earned is not None
    return entry.earned.of


def test_the_first_of_a_ranking_go_on_in_its_order() -> None:
    competition = play_out(begin(Format.ROUND_ROBIN, 6), seed=3)
    found = first_of(competition, 4)
    ranked = [competition.state.pairs[line.pair].players for line in competition.standings()]
    assert [each.players for each in found] == ranked[:4]
    assert [each.earned for each in found] == [Earned(place=at, of="Club") for at in (1, 2, 3, 4)]


def test_who_has_left_is_passed_over_and_who_had_finished_is_not() -> None:
    competition = begin(Format.SWISS, 6, rounds=3)
    play_rounds(competition, 2)
    gone = competition.standings()[0].pair
    competition.add(Withdrew(pair=gone))
    assert competition.state.pairs[gone].players not in [each.players for each in first_of(competition, 4)]
    over = play_out(begin(Format.ROUND_ROBIN, 4), seed=1)
    best = over.standings()[0].pair
    over.add(Withdrew(pair=best))
    assert first_of(over, 1)[0].players == over.state.pairs[best].players


def test_an_open_match_too_few_pairs_and_a_shared_place_are_refused() -> None:
    competition = begin(Format.ROUND_ROBIN, 4)
    with refuses("ranking-open"):
        first_of(competition, 2)
    seat(competition)
    competition.add(played(1, 1))
    with refuses("ranking-open"):
        first_of(competition, 2)
    competition.add(played(1, 2))
    with refuses("few-ranked"):
        first_of(competition, 5)
    with refuses("place-shared") as caught:
        first_of(competition, 1)
    assert str(caught.value).startswith("In “Club” several pairs share place 1: take 2 pairs")
    assert len(first_of(competition, 2)) == 2
    assert {place(competition, pair) for pair in (1, 2, 3, 4)} == {1, 3}


@pytest.mark.parametrize(("groups", "pairs"), [(2, 2), (2, 4), (3, 2), (4, 2), (5, 2), (4, 4), (6, 2), (8, 2), (8, 4)])
def test_pairs_of_one_group_meet_late(groups: int, pairs: int) -> None:
    found = seeded([group(letter, pairs) for letter in "ABCDEFGH"[:groups]])
    assert [each.earned.place for each in found if each.earned] == [
        at for at in range(1, pairs + 1) for _ in range(groups)
    ]
    final = ((groups * pairs) - 1).bit_length()
    if pairs == 2:
        assert earliest(found) == [final] * groups  # winner and second meet in the final
    else:
        assert earliest(found)[0] >= final - 1


@pytest.mark.parametrize(("groups", "pairs"), [(2, 3), (3, 2), (3, 3), (4, 2), (4, 3), (5, 2)])
def test_no_order_within_the_rows_parts_the_groups_better(groups: int, pairs: int) -> None:
    found = seeded([group(letter, pairs) for letter in "ABCDE"[:groups]])
    rows = [found[at * groups : (at + 1) * groups] for at in range(pairs)]
    best = earliest(found)
    for second in permutations(rows[1]):
        other = [*rows[0], *second, *(each for row in rows[2:] for each in row)]
        assert earliest(other) <= best


def test_groups_of_unequal_size_keep_their_rows() -> None:
    found = seeded([group("A", 3), group("B", 1), group("C", 2)])
    assert [each.earned.place for each in found if each.earned] == [1, 1, 1, 2, 2, 3]
    assert len({each.players for each in found}) == 6


def test_why_says_from_where_a_seed_comes() -> None:
    settings = begin(Format.KNOCK_OUT, 4, lives=1).state.settings
    competition = Competition([CompetitionOpened(settings=settings), *group("Group A", 4)])
    assert seeded_sentence(competition.state, 1, "en") == "Seeded 1: number 1 of “Group A”."
    assert entry_sentence(competition.log[2], "en") == "Ana Group A2 · Bea Group A2 enter, number 2 of “Group A”."
    seat(competition)
    competition.add(played(1, 1))
    assert seeded_sentence(competition.state, 4, "es") == "Cabeza de serie 4: puesto 4 de «Group A»."
    assert seeded_sentence(begin(Format.KNOCK_OUT, 4).state, 1, "en") == ""
