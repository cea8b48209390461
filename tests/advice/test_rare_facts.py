"""Facts of rare tables, which deals at random hardly bring; a card away from them they are not true."""

from __future__ import annotations

import pytest
from tests.advice.claims import true
from tests.advice.scenes import table

from canasta.advice.deed import Deed
from canasta.advice.facts import KINDS_OF_FACTS
from canasta.advice.scene import Scene
from canasta.deal.view import View


def seen(phase: str, hand: str = "Ks Kd Kc 2s 2h X 7d 7c 5s", second: str = "6h 6d 6c") -> View:
    """The view of a side with a canasta and a second meld, in a game of three packs."""
    own = {"opened": True, "melds": ["Qh Qd Qc Qs Qh Qd Qs", second]}
    keys = {"stock": 60, "pile": "9h 2c 8s Kh", "others": (12, 12, 12), "side": [own, {}]}
    return table(rules="tres-barajas", phase=phase, hand=hand, **keys)


def facts(shown: View, best: str, other: str) -> set[str]:
    """The facts that speak for an action against another; each of them is true."""
    scene = Scene(shown)
    found = [kind.of(scene, Deed(scene, best), Deed(scene, other)) for kind in KINDS_OF_FACTS]
    assert {best, other} <= set(shown.legal)
    assert all(true(shown, fact, best, other) for fact in found if fact is not None)
    return {fact.id for fact in found if fact is not None}


@pytest.mark.rule("TB-4.5")
def test_wilds_go_down_before_a_frozen_pile_is_taken() -> None:
    assert "take-wilds-first" in facts(seen("draw"), "meld 2 2 X", "take K K K")
    assert "take-wilds-first" not in facts(seen("play"), "meld 2 2 X", "discard 5")


@pytest.mark.rule("TB-8.9")
def test_a_game_without_wilds_is_kept_clean() -> None:
    assert "clean-game" in facts(seen("play"), "discard 5", "add 2 > 2")
    soiled = seen("play", second="6h 6d 6c 6s 2c")
    assert "clean-game" not in facts(soiled, "discard 5", "add X > 2")


@pytest.mark.rule("TB-8.7")
def test_the_second_canasta_of_a_rank_counts_double() -> None:
    queens = seen("play", "Ks Kd Kc 2s 2h X Qd Qc Qs 5s")
    assert "second" in facts(queens, "meld Q Q Q", "discard 5")
    assert "second" not in facts(queens, "meld K K K", "discard 5")


@pytest.mark.rule("SA-6.3")
@pytest.mark.parametrize(("melds", "award"), [("Qh Qd Qc", 500), ("7s 7s 7d", 200)])
def test_a_whole_hand_in_one_turn_earns_an_award(melds: str, award: int) -> None:
    side = [{"opened": True, "melds": [melds]}, {}]
    shown = table(rules="salon", pile="9h 8s", hand="Ks Kd Kc Kh Ks Kd Kc 7d 7c 7h 4s", side=side)
    scene = Scene(shown)
    best, other = Deed(scene, "meld K K K", closing=True), Deed(scene, "discard 4")
    [fact] = [
        fact for kind in KINDS_OF_FACTS if kind.id == "concealed" and (fact := kind.of(scene, best, other)) is not None
    ]
    assert fact.told["points"] == award
    assert true(shown, fact, "meld K K K", "discard 4")
    assert Deed(scene, "meld K K K").concealed == 0
