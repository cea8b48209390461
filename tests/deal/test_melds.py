"""Melds on the table: laid whole or not at all, named by number, added to, closed, and no melds."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.consistency import assert_consistent
from tests.deal.steps import happened, position

from canasta.cards import KIND_OF_CARD, cards_text
from canasta.position import write_position
from canasta.refusals.refusal import IllegalAction
from canasta.tabletop.notation import parse_action


@pytest.mark.rule("CL-2.1", "CL-2.2")
@pytest.mark.parametrize(
    ("hand", "action", "melds"),
    [
        ("9h 9d 9s 9c 2s 4 5", "meld 9 9 9 9 2", ["9 9 9 9 2"]),
        ("9h 9d 2s 2c Xx 9c 4 5".replace("Xx", "X"), "meld 9 9 2 9", ["9 9 9 2"]),
        ("9h 9d 9s X 2s 4 5", "meld X 9 9 2 9", ["9 9 9 2 X"]),
    ],
)
def test_a_larger_meld_is_laid_at_once(hand: str, action: str, melds: list[str]) -> None:
    deal = position(hand=hand, melds=["K K K"])
    steps = deal.play(action)
    assert [step.what for step in steps] == ["meld"]
    kinds = Counter(parse_action(f"meld {melds[0]}").cards)
    assert Counter(KIND_OF_CARD[card] for card in deal.sides[0].melds[1].cards) == kinds
    assert steps[0].meld == 2
    assert_consistent(deal)


@pytest.mark.rule("CL-2.1")
def test_a_larger_action_is_done_whole_or_not_at_all() -> None:
    deal = position(hand="9 9 2 X 4 5", melds=["K K K"])
    before = write_position(deal)
    refusal = deal.check("meld 9 9 2 X")  # two naturals do not carry two wilds
    assert refusal is not None
    assert refusal.rule == "CL-2.1"
    with pytest.raises(IllegalAction, match=r"\."):
        deal.play("meld 9 9 2 X")
    assert write_position(deal) == before


@pytest.mark.rule("CL-2.2")
def test_a_meld_of_a_rank_that_lies_there_is_added_to_it() -> None:
    deal = position(hand="Kh Kc 2s 4 5", melds=["Ks Kd Ks"])
    assert "meld K K 2" not in deal.legal().texts()
    assert happened(deal.play("meld Kc Kh 2s")) == [("add", "Kh Kc 2s")]
    assert [cards_text(meld.cards) for meld in deal.sides[0].melds] == ["Ks Kd Ks Kh Kc 2s"]


@pytest.mark.rule("RE-2.4")
@pytest.mark.parametrize("action", ["meld 2 2 X X", "meld X X 2 2 2", "meld 2 2 2", "meld X 2 X"])
def test_melds_of_wilds(action: str) -> None:
    deal = position("reglamento/4", hand="2 2 2 X X 4 5", melds=["K K K"])
    deal.play(action)
    laid = Counter(parse_action(action).cards)
    assert Counter(KIND_OF_CARD[card] for card in deal.sides[0].melds[1].cards) == laid
    assert_consistent(deal)


@pytest.mark.rule("TB-3.3")
def test_what_was_named_by_number_stays_when_a_canasta_moves() -> None:
    deal = position("tres-barajas", hand="K 9 9 4 5 6", melds=["K K K K K K", "9 9 9", "8 8 8"])
    steps = deal.play("add K > 1")
    assert [(step.what, step.meld) for step in steps] == [("add", 3), ("canasta", 3)]
    deal.play("add 9 9 > 1")
    assert [meld.kind for meld in deal.sides[0].melds] == [5, 4, 9]
    refusal = deal.check("add 4 > 3")
    assert refusal is not None
    assert_consistent(deal)
