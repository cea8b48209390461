"""The pile taken: the ways to take it, where its cards go, and that nobody looks into it."""

from __future__ import annotations

import pytest
from tests.consistency import assert_consistent
from tests.deal.steps import cards, happened, position

from canasta.cards import CARD_OF_TEXT, cards_text


@pytest.mark.rule("CL-3.2", "CL-2.2")
@pytest.mark.parametrize(
    ("action", "melds"),
    [
        ("take", ["Ks Kd Ks Kh"]),
        ("take > 1", ["Ks Kd Ks Kh"]),
        ("take K K", ["Ks Kd Ks Kc Kc Kh"]),
        ("take K K > 1", ["Ks Kd Ks Kc Kc Kh"]),
        ("take K 2", ["Ks Kd Ks Kc Kh 2c"]),
        ("take K K 2", ["Ks Kd Ks Kc Kc Kh 2c"]),
    ],
)
def test_ways_to_take_the_pile(action: str, melds: list[str]) -> None:
    deal = position(hand="Kc Kc 2c 4 5", melds=["Ks Kd Ks"], phase="draw", pile="8s Kh")
    steps = deal.play(action)
    assert [cards_text(meld.cards) for meld in deal.sides[0].melds] == melds
    assert (steps[0].what, steps[0].cards[-1]) == ("take", CARD_OF_TEXT["Kh"])
    assert ("pile", "8s") in happened(steps)
    assert CARD_OF_TEXT["8s"] in deal.hands[0]
    assert_consistent(deal)


def test_the_pile_is_never_looked_into_for_the_cards_of_an_action() -> None:
    """No question may reveal whether the third king lies in the pile."""
    for hidden in ("Kd", "7d"):
        deal = position(hand="Kc Ks 4 5 6", melds=["9 9 9"], phase="draw", pile=f"{hidden} 8s Kh")
        assert deal.check("take K K K") is not None
        assert "take K K" in deal.legal()


@pytest.mark.rule("CL-3.5")
def test_the_rest_of_the_pile_waits_until_the_side_has_opened() -> None:
    deal = position(hand="K K Q Q Q 5 6", scores=[0, 0], phase="draw", pile="As 3h 8c Kh", frozen=False)
    assert [what for what, _ in happened(deal.play("take K K"))] == ["take"]
    assert cards_text(deal.pile) == "As 3h 8c"
    assert_consistent(deal)
    steps = deal.play("meld Q Q Q")
    assert [step.what for step in steps] == ["meld", "opened", "pile", "red_three"]
    assert steps[-1].source == "pile"
    assert deal.pile == []
    assert sorted(deal.hands[0][-2:]) == sorted(cards("As 8c"))
    assert deal.sides[0].red_threes == cards("3h")
    assert_consistent(deal)


@pytest.mark.rule("TB-4.1", "TB-3.7")
def test_separate_melds_are_named_by_number() -> None:
    deal = position(
        "tres-barajas", hand="K K 4 5 6", melds=["Ks Kd Ks", "9 9 9", "Kh Kh Kh 2"], phase="draw", pile="8s Kc"
    )
    assert deal.legal().texts() == ["draw", "take K K", "take K K > 1", "take K K > 3"]
    onto = deal.copy()
    onto.play("take K K > 3")
    assert [len(meld.cards) for meld in onto.sides[0].melds] == [3, 3, 7], "a canasta goes last"
    assert onto.sides[0].melds[2].slot is None
    assert "take K K > 2" not in deal.legal()
    deal.play("take K K")
    assert [len(meld.cards) for meld in deal.sides[0].melds] == [3, 3, 4, 3]
    assert_consistent(deal)
