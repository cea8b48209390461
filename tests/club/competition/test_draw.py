"""The order of the draw: by entry, chosen, or by lot; and its use in the first Swiss round."""

from __future__ import annotations

from hashlib import sha256

import pytest
from tests.club.competition.playing import begin, couples, entered, play_rounds, seat
from tests.club.refusing import refuses

from canasta.club.competition import Competition, Drawn, First, Format, Renamed, Withdrew, read, write
from canasta.club.competition.movements import drawn


@pytest.mark.parametrize(
    ("first", "expected", "waits"),
    [(First.NEIGHBOURS, [{1, 2}, {3, 4}, {5, 6}], 7), (First.SEEDS, [{1, 4}, {2, 5}, {3, 6}], 7)],
)
def test_the_first_swiss_round(first: First, expected: list[set[int]], waits: int) -> None:
    competition = begin(Format.SWISS, 7, first=first)
    proposed = competition.propose()
    assert (list(map(set, couples(proposed.meetings))), proposed.sit_out) == (expected, (waits,))
    competition.add(Drawn(order=tuple(range(7, 0, -1))))
    proposed = competition.propose()
    backwards = [{8 - a for a in each} for each in expected]
    assert (list(map(set, couples(proposed.meetings))), proposed.sit_out) == (backwards, (1,))


def test_a_lot_can_be_drawn_again_by_everybody() -> None:
    """The seed and SHA-256 are enough, as the page about competitions says."""
    order = sorted(range(1, 9), key=lambda pair: sha256(f"three hearts {pair}".encode()).hexdigest())
    assert drawn(range(1, 9), "three hearts") == tuple(order)
    competition = begin(Format.FIXED_AND_MOVING, 8)
    competition.add(Drawn(order=tuple(order), seed="three hearts"))
    first = seat(competition)
    assert [each.fixed for each in first.meetings] == order[:4]
    assert Competition(read(write(competition.log))).state.occupant == dict(enumerate(order, 1))


def test_who_enters_after_the_draw_comes_last_and_who_goes_leaves_no_gap() -> None:
    competition = begin(Format.KNOCK_OUT, 4)
    competition.add(Drawn(order=(4, 2, 1, 3)))
    competition.add(entered(5))
    competition.add(Withdrew(pair=2))
    assert competition.state.draw == [4, 1, 3, 5]
    assert couples(competition.propose().meetings) == [frozenset((4, 5)), frozenset((1, 3))]


def test_rounds_that_stop_early_say_why() -> None:
    """Six pairs and five agreed rounds: the movement ends after three."""
    competition = begin(Format.FIXED_AND_MOVING, 6, rounds=5)
    assert len(play_rounds(competition)) == 3
    with refuses("all-met") as caught:
        competition.propose()
    assert all(number in caught.value.message("es") for number in ("6", "3", "5"))


def test_both_names_of_a_pair_are_put_right_at_once() -> None:
    competition = begin(Format.ROUND_ROBIN, 4)
    seat(competition)
    for players in (("Ana Dos", "Bea Dos"), ("Bea Dos", "Ana Dos")):  # and the same, the other way round
        competition.add(Renamed(pair=2, players=players))
        assert competition.state.pairs[2].players == players
