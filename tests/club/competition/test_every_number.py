"""Every format from 4 to 200 pairs. ``CANASTA_PAIRS=every`` tries each number; an ordinary run tries some."""

from __future__ import annotations

import os
from collections import Counter
from typing import Final

import pytest
from tests.club.competition.checking import checked_to_its_end

from canasta.club.competition import Format

EVERY: Final = os.environ.get("CANASTA_PAIRS") == "every"
NUMBERS: Final = range(4, 201) if EVERY else (*range(4, 13), 21, 30)


@pytest.mark.rule("TB-11.1")
@pytest.mark.parametrize("pairs", NUMBERS)
def test_half_fixed_half_moving(pairs: int) -> None:
    competition = checked_to_its_end(Format.FIXED_AND_MOVING, pairs)
    assert len(competition.state.rounds) == (pairs + 1) // 2
    assert sum(1 for _ in competition.state.matches()) == (pairs + 1) // 2 * (pairs // 2)


@pytest.mark.parametrize("pairs", NUMBERS)
def test_everyone_meets_everyone(pairs: int) -> None:
    of = Format.LEAGUE if pairs % 4 < 2 else Format.ROUND_ROBIN  # which differ by their dates alone
    competition = checked_to_its_end(of, pairs)
    assert sum(1 for _ in competition.state.matches()) == pairs * (pairs - 1) // 2


@pytest.mark.parametrize("pairs", NUMBERS)
def test_swiss(pairs: int) -> None:
    rounds = min(9, pairs // 2)  # with so few rounds there is always a pairing
    competition = checked_to_its_end(Format.SWISS, pairs, rounds=rounds)
    assert len(competition.state.rounds) == rounds


@pytest.mark.parametrize("lives", [1, 2])
@pytest.mark.parametrize("pairs", NUMBERS)
def test_knock_out(pairs: int, lives: int) -> None:
    """Every pair but the winner loses exactly as often as it has lives, and only then is out."""
    competition = checked_to_its_end(Format.KNOCK_OUT, pairs, lives=lives)
    lost = competition.state.lost()
    losses = Counter(lost[pair] for pair in competition.state.pairs)
    (winner,) = competition.state.still_in()
    assert losses[lives] == pairs - 1
    assert [line.place for line in competition.standings()][:2] == [1, 2]
    assert competition.standings()[0].pair == winner
