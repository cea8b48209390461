"""Changing partners: nobody twice with the same before it must be, everybody against everybody, all sit out in turn.

`CANASTA_CHANGING=every` tries each number of players and rounds, and 2,000 evenings on which players come and go.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product
from random import Random

import pytest

from canasta.club.competition.individual import rounds_for
from canasta.club.competition.movements import Round
from canasta.club.competition.seating import pairs_of
from canasta.club.competition.whist import MOST_SEARCHED, whist

EVERY = os.environ.get("CANASTA_CHANGING") == "every"
NUMBERS = range(4, 61) if EVERY else (*range(4, 14), 16, 17, 20, 21, 27, 38, 60)
EVENINGS = 2000 if EVERY else 6
PARTS = 40 if EVERY else 1


def evening(players: int, rounds: int) -> tuple[Round, ...]:
    return rounds_for((), tuple(range(1, players + 1)), rounds)


def partners(rounds: Sequence[Round]) -> Counter[frozenset[int]]:
    return Counter(frozenset(side) for one in rounds for each in one.meetings for side in each.sides)


def opponents(rounds: Sequence[Round]) -> Counter[frozenset[int]]:
    return Counter(frozenset(two) for one in rounds for each in one.meetings for two in product(*each.sides))


def seated(one: Round) -> list[int]:
    return pairs_of(one.meetings)


def check_round(one: Round, before: Sequence[Round], there: Sequence[int]) -> None:
    """Everybody has one place, all tables that can be are full, and who sits out has played as much as all others."""
    assert sorted([*seated(one), *one.sit_out]) == sorted(there)
    assert [each.table for each in one.meetings] == list(range(1, len(there) // 4 + 1))
    played = Counter(player for each in before for player in seated(each))
    if one.sit_out:
        assert min(played[player] for player in one.sit_out) >= max(played[player] for player in seated(one))


def spread(met: Counter[frozenset[int]], players: int) -> int:
    """The number of second meetings; a third counts two more, and so on; less what cannot be avoided."""
    every, more = divmod(met.total(), players * (players - 1) // 2)
    least = more * every + players * (players - 1) // 2 * every * (every - 1) // 2
    return sum(times * (times - 1) // 2 for times in met.values()) - least


@pytest.mark.parametrize("players", NUMBERS)
def test_every_number_of_players(players: int) -> None:
    everybody = range(1, players + 1)
    for rounds in range(1, 21) if EVERY else (1 + players * 7 % 20, 20):
        found = evening(players, rounds)
        assert len(found) == rounds
        for at, one in enumerate(found):
            check_round(one, found[:at], everybody)
        out = Counter(player for one in found for player in one.sit_out)
        assert max(out[each] for each in everybody) - min(out[each] for each in everybody) <= 1
        with_ = partners(found)
        assert max(with_.values()) <= -(-rounds // (players - 1)), (players, rounds)  # once in each n-1 rounds
        assert spread(opponents(found), players) <= 3 + players * rounds / 11, (players, rounds)
        tables = Counter((player, each.table) for one in found for each in one.meetings for player in pairs_of([each]))
        assert max(tables.values()) <= rounds / (players // 4) + 4, (players, rounds)
        wrote = Counter(player for one in found for each in one.meetings for player in each.sides[0])
        assert max(wrote.values()) - min(wrote[each] for each in everybody) <= 4, (players, rounds)
    if players <= MOST_SEARCHED:
        check_whist(players)


def check_whist(players: int) -> None:
    """All with everybody once and against everybody twice, where there is such a movement; and it is played."""
    movement = whist(players)
    assert bool(movement) == (players % 4 < 2)
    if not movement:
        return
    everybody = [frozenset(two) for two in combinations(range(1, players + 1), 2)]
    with_ = Counter(frozenset(couple) for one in movement for each in one for couple in each)
    against = Counter(frozenset(two) for one in movement for each in one for two in product(*each))
    assert len(movement) == players - 1 + players % 4
    assert (with_, against) == (dict.fromkeys(everybody, 1), dict.fromkeys(everybody, 2))
    for one in movement:
        assert len({player for each in one for couple in each for player in couple}) == players // 4 * 4
    whole = evening(players, len(movement))
    assert (partners(whole), opponents(whole)) == (with_, against)


def test_four_players_play_all_three_pairings_equally_often() -> None:
    assert set(partners(evening(4, 3)).values()) == {1}
    assert set(partners(evening(4, 12)).values()) == {4}


def best_of(there: Sequence[int], met: Counter[frozenset[int]]) -> int:
    """The largest number of couples who were never partners, by trying all."""
    if len(there) < 2:
        return 0
    first, *others = there
    best = best_of(others, met)
    for other in others:
        if best == len(there) // 2:
            break
        if not met[frozenset((first, other))]:
            best = max(best, 1 + best_of([each for each in others if each != other], met))
    return best


def check_partners(one: Round, before: Sequence[Round]) -> None:
    """All are partners for the first time if they can be; for many players, where that is certain without a search."""
    met, there = partners(before), seated(one)
    new = sum(not met[couple] for couple in partners([one]))
    known = Counter(player for couple in met if couple <= set(there) for player in couple)
    if len(there) <= 8:
        possible = best_of(there, met) == len(there) // 2
    else:
        possible = max(known.values(), default=0) < len(there) // 2  # all have half of the others left: Dirac
    if possible:
        assert new == len(there) // 2


@pytest.mark.parametrize("part", range(PARTS))
def test_players_who_come_late_leave_and_return(part: int) -> None:
    for seed in range(part, EVENINGS, PARTS):
        chance = Random(seed)
        known = chance.randint(4, 40 if EVERY else 24)
        there, played = list(range(1, known + 1)), list[Round]()
        for rounds in range(chance.randint(3, 12), 0, -1):
            one = rounds_for(tuple(played), tuple(there), rounds)[0]
            check_round(one, played, there)
            check_partners(one, played)
            played.append(one)
            if chance.random() < 0.5:
                gone = chance.sample(there, min(chance.choice((0, 1, 1, 3)), len(there) - 4))
                back = [each for each in range(1, known + 1) if each not in there and chance.random() < 0.5]
                late = list(range(known + 1, known + 1 + chance.choice((0, 0, 1, 2))))
                known += len(late)
                there = sorted({*there, *back, *late} - set(gone))


def test_a_late_player_is_not_the_first_to_sit_out() -> None:
    played = evening(9, 2)
    late = rounds_for(played, tuple(range(1, 11)), 1)[0]
    out = {player for one in played for player in one.sit_out}
    assert not {10, *out} & set(late.sit_out)


def test_rounds_are_the_same_whenever_they_are_asked_for() -> None:
    first = rounds_for((), tuple(range(1, 15)), 6)
    rounds_for.cache_clear()
    assert rounds_for((), tuple(range(1, 15)), 6) == first
