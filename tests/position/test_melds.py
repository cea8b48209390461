"""The melds of a position: whether they opened, who has laid them, and their places."""

from __future__ import annotations

from typing import Any

import pytest
from tests.consistency import assert_consistent
from tests.position.positions import hands, read

from canasta.position import read_position, write_position


@pytest.mark.parametrize(
    ("rules", "melds", "opened"),
    [("clasica", ["K K K"], True), ("clasica", [], False)],
)
def test_a_side_has_opened_if_it_has_melds(rules: str, melds: list[str], opened: bool) -> None:
    deal = read(rules, side=[{"melds": melds}])
    assert bool(deal.core.sides[0].opened) is opened
    assert bool(read(rules, side=[{"melds": melds, "opened": True}]).core.sides[0].opened)


@pytest.mark.rule("CL-4.2")
def test_melds_of_a_side_that_has_not_opened_were_laid_in_this_turn() -> None:
    keys: dict[str, Any] = {"phase": "play", "seat": hands("Q Q Q 4 5 6"), "stock": "4 4"}
    half = read(side=[{"melds": ["6 6 6"], "opened": False}], **keys)
    assert int(half.core.points) == 15
    assert "discard 4" not in half.legal()
    same = read(side=[{"melds": ["6 6 6"]}], laid=["6 6 6"], **keys)
    assert write_position(same) == write_position(half)
    enough = read(side=[{"melds": ["A A A"]}], laid=["A A A"], **keys)
    assert bool(enough.core.sides[0].opened)


@pytest.mark.rule("SA-6.3")
@pytest.mark.parametrize(
    ("keys", "has_laid"),
    [
        ({}, [False, False, True, False]),
        ({"turn": 2}, [True, False, False, False]),
        ({"turn": 1}, [True, False, False, False]),
        ({"side": [{"melds": ["K K K"], "laid_by": [0]}]}, [True, False, False, False]),
        ({"seat": [{"laid": True}, {}, {"laid": False}]}, [True, False, False, False]),
        ({"phase": "play", "laid": ["K K K"], "seat": hands("4 5")}, [False, False, False, False]),
    ],
)
def test_melds_count_as_laid_by_the_partner_of_who_plays_next(keys: dict[str, Any], has_laid: list[bool]) -> None:
    deal = read("salon", **({"side": [{"melds": ["K K K"]}]} | keys))
    assert [bool((deal.core.has_laid >> 4 * seat) & 15) for seat in range(4)] == has_laid
    assert write_position(read_position(write_position(deal))) == write_position(deal)


@pytest.mark.rule("RE-1.2")
def test_whoever_plays_alone_has_laid_the_own_melds() -> None:
    deal = read("reglamento/2", side=[{"melds": ["K K K"]}, {}])
    assert [bool((deal.core.has_laid >> 4 * seat) & 15) for seat in range(2)] == [True, False]


@pytest.mark.rule("TB-8.7", "TB-8.8")
def test_closed_canastas_stand_in_the_order_of_finishing() -> None:
    melds = ["K K K K K 2 2", "9 9 9", "K K K K K K K", "9 9 9 2", "X X X X X X 2", "2 2 2 2 2 2 2"]
    deal = read("tres-barajas", side=[{"melds": melds}, {"melds": ["4 4 4"], "taken_frozen_pile": True}])
    assert_consistent(deal)
    side = deal.core.sides[0]
    assert (int(side.canastas), int(side.clean)) == (2 << 36 | 1 << 52 | 1 << 56, 1 << 37)
    assert [meld.slot for meld in deal.sides[0].melds] == [None, 0, None, 1, None, None]
    assert bool(deal.core.sides[1].took_frozen)
    assert write_position(deal)["side"][0]["melds"] == melds
    assert write_position(deal)["side"][1]["taken_pile"] is True
