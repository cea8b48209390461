"""The planned movements: every pair once a round, no second meetings, every pair sits out in turn."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product
from pathlib import Path

import pytest

from canasta.club.competition.movements import Round, everyone_meets, fixed_and_moving

DATA = Path(__file__).parent / "data"
ALL = (*range(4, 41), 99, 100, 199, 200)
MOVEMENTS = {"fixed-and-moving": fixed_and_moving, "everyone-meets": everyone_meets}


def table(rounds: tuple[Round, ...]) -> str:
    """A movement in readable form: a line a round, a column a table, fixed pair first."""
    numbers = sorted({meeting.table for each in rounds for meeting in each.meetings})
    lines = ["round  " + "  ".join(f"table {number:<2}" for number in numbers) + "  sits out"]
    for number, each in enumerate(rounds, 1):
        at = {meeting.table: f"{meeting.fixed:>2} - {meeting.moving:<2}" for meeting in each.meetings}
        cells = "  ".join(f"{at.get(column, ''):<8}" for column in numbers)
        lines.append(f"{number:>5}  {cells}  {' '.join(map(str, each.sit_out))}".rstrip())
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("pairs", range(4, 10))
@pytest.mark.parametrize("name", MOVEMENTS)
def test_small_movements_are_the_printed_ones(name: str, pairs: int) -> None:
    printed = (DATA / f"{name}-{pairs}.txt").read_text(encoding="utf-8")
    assert table(MOVEMENTS[name](pairs)) == printed


def couples(rounds: tuple[Round, ...]) -> Counter[tuple[int, int]]:
    """The number of meetings of each two pairs, the lower number first."""
    met = ((each.fixed, each.moving) for one in rounds for each in one.meetings)
    return Counter((one, other) if one < other else (other, one) for one, other in met)


def everybody_once(one: Round, pairs: int) -> bool:
    there = [*one.sit_out, *(pair for each in one.meetings for pair in (each.fixed, each.moving))]
    return sorted(there) == list(range(1, pairs + 1)) and len({each.table for each in one.meetings}) == len(
        one.meetings
    )


@pytest.mark.rule("TB-11.1")
def test_half_keep_their_table_and_half_go_to_the_next() -> None:
    for pairs in ALL:
        rounds = fixed_and_moving(pairs)
        fixed, moving = range(1, (pairs + 1) // 2 + 1), range((pairs + 1) // 2 + 1, pairs + 1)
        assert all(everybody_once(one, pairs) for one in rounds), pairs
        assert couples(rounds) == dict.fromkeys(product(fixed, moving), 1), pairs
        assert {each.fixed - each.table for one in rounds for each in one.meetings} == {0}, pairs
        for before, after in pairwise(rounds):
            was = {each.moving: each.table for each in before.meetings}
            assert all(each.table == was[each.moving] % len(fixed) + 1 for each in after.meetings), pairs
        out = Counter(pair for one in rounds for pair in one.sit_out)
        assert out == (dict.fromkeys(fixed, 1) if pairs % 2 else {}), pairs


def test_everyone_meets_everyone_once() -> None:
    for pairs in ALL:
        rounds = everyone_meets(pairs)
        assert all(everybody_once(one, pairs) for one in rounds), pairs
        met = couples(rounds)
        assert (set(met.values()), len(met)) == ({1}, pairs * (pairs - 1) // 2), pairs
        out = Counter(pair for one in rounds for pair in one.sit_out)
        assert out == (dict.fromkeys(range(1, pairs + 1), 1) if pairs % 2 else {}), pairs
        sheets = Counter(dict.fromkeys(range(1, pairs + 1), 0))
        for one in rounds:  # an evening may end after any of them
            sheets.update(each.fixed for each in one.meetings)
            assert max(sheets.values()) - min(sheets.values()) <= 1, pairs


@pytest.mark.parametrize("pairs", [4, 7, 12])
def test_the_second_leg_turns_the_tables(pairs: int) -> None:
    rounds = everyone_meets(pairs, 2)
    assert set(couples(rounds).values()) == {2}
    assert len({(each.fixed, each.moving) for one in rounds for each in one.meetings}) == pairs * (pairs - 1)
