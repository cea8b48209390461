"""Facts of rare tables, which deals at random hardly bring; a card away from them they are not true."""

from __future__ import annotations

import pytest
from tests.advice.claims import true

from canasta.advice.deed import Deed
from canasta.advice.facts import KINDS_OF_FACTS
from canasta.advice.scene import Scene
from canasta.deal.view import View, view
from canasta.position import read_position

THREE_PACKS = """
rules = "tres-barajas"
phase = "PHASE"
stock = 60
pile = "9h 2c 8s Kh"
[[seat]]
hand = "Ks Kd Kc 2s 2h X 7d 7c 5s"
[[seat]]
hand = 12
[[seat]]
hand = 12
[[seat]]
hand = 12
[[side]]
opened = true
melds = ["Qh Qd Qc Qs Qh Qd Qs", "6h 6d 6c"]
[[side]]
"""


def seen(phase: str, *changes: tuple[str, str]) -> View:
    """The view of the first seat of the table above in that phase, with parts replaced."""
    text = THREE_PACKS.replace("PHASE", phase)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return view(read_position(text), 0)


def facts(table: View, best: str, other: str) -> set[str]:
    """The facts that speak for an action against another; each of them is true."""
    scene = Scene(table)
    found = [kind.of(scene, Deed(scene, best), Deed(scene, other)) for kind in KINDS_OF_FACTS]
    assert {best, other} <= set(table.legal)
    assert all(true(table, fact, best, other) for fact in found if fact is not None)
    return {fact.id for fact in found if fact is not None}


@pytest.mark.rule("TB-4.5")
def test_wilds_go_down_before_a_frozen_pile_is_taken() -> None:
    assert "take-wilds-first" in facts(seen("draw"), "meld 2 2 X", "take K K K")
    assert "take-wilds-first" not in facts(seen("play"), "meld 2 2 X", "discard 5")


@pytest.mark.rule("TB-8.9")
def test_a_game_without_wilds_is_kept_clean() -> None:
    assert "clean-game" in facts(seen("play"), "discard 5", "add 2 > 2")
    soiled = seen("play", ("6h 6d 6c", "6h 6d 6c 6s 2c"))
    assert "clean-game" not in facts(soiled, "discard 5", "add X > 2")


@pytest.mark.rule("TB-8.7")
def test_the_second_canasta_of_a_rank_counts_double() -> None:
    queens = seen("play", ("7d 7c 5s", "Qd Qc Qs 5s"))
    assert "second" in facts(queens, "meld Q Q Q", "discard 5")
    assert "second" not in facts(queens, "meld K K K", "discard 5")


CONCEALED = """
rules = "salon"
phase = "play"
stock = 40
pile = "9h 8s"
[[seat]]
hand = "Ks Kd Kc Kh Ks Kd Kc 7d 7c 7h 4s"
[[seat]]
hand = 9
[[seat]]
hand = 9
[[seat]]
hand = 9
[[side]]
opened = true
melds = ["Qh Qd Qc"]
[[side]]
"""


@pytest.mark.rule("SA-6.3")
@pytest.mark.parametrize(("melds", "award"), [("Qh Qd Qc", 500), ("7s 7s 7d", 200)])
def test_a_whole_hand_in_one_turn_earns_an_award(melds: str, award: int) -> None:
    table = view(read_position(CONCEALED.replace("Qh Qd Qc", melds)), 0)
    scene = Scene(table)
    best, other = Deed(scene, "meld K K K", closing=True), Deed(scene, "discard 4")
    [fact] = [
        fact for kind in KINDS_OF_FACTS if kind.id == "concealed" and (fact := kind.of(scene, best, other)) is not None
    ]
    assert fact.told["points"] == award
    assert true(table, fact, "meld K K K", "discard 4")
    assert Deed(scene, "meld K K K").concealed == 0
