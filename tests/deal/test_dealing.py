"""The cards of the start: one at a time to each, what the cutter kept, red threes shown and replaced."""

from __future__ import annotations

import random

import pytest
from tests.consistency import assert_consistent
from tests.deal.steps import cards, happened, position

from canasta.cards import CARD_OF_TEXT, KIND_OF_CARD, RED_THREE, pack
from canasta.deal.deal import Deal
from canasta.rules import get

ORDER = pack(2)


@pytest.mark.rule("CL-1.2", "CL-1.3", "CL-1.4")
def test_a_deal_gives_the_cards_one_at_a_time() -> None:
    order = ORDER[:]
    random.Random(5).shuffle(order)
    deal = Deal.start(get("clasica"), order, 2, [0, 0])
    assert (deal.turn, deal.to_act, deal.phase, deal.number) == (2, 2, "draw", 1)
    for place, seat in enumerate((2, 3, 0, 1)):
        dealt = order[place:44:4]
        red = [card for card in dealt if KIND_OF_CARD[card] == RED_THREE] if seat == 2 else []
        assert deal.hands[seat][: 11 - len(red)] == [card for card in dealt if card not in red]
    assert deal.pile[0] == order[44]
    assert deal.stock == tuple(order[deal.drawn :])


@pytest.mark.rule("CL-1.4")
def test_red_threes_of_the_hand_are_shown_and_replaced_on_the_first_turn() -> None:
    order = cards("3h 4s 4h 4d") + [card for card in ORDER if KIND_OF_CARD[card] not in (RED_THREE, 0)][:96]
    deal = Deal.start(get("clasica"), order, 0, [0, 0])
    assert deal.sides[0].red_threes == cards("3h")
    assert [step.what for step in deal.began] == ["turn", "red_three", "draw"]
    assert deal.began[1].source == "hand"
    assert len(deal.hands[0]) == 11


@pytest.mark.rule("TB-2.6", "TB-2.7", "TB-2.12")
def test_what_the_cutter_kept_is_in_the_hand_and_on_the_table() -> None:
    order = [card for card in pack(3) if KIND_OF_CARD[card] != RED_THREE]
    order.remove(CARD_OF_TEXT["2s"])
    random.Random(1).shuffle(order)
    kept = cards("2s 3h")
    deal = Deal.start(get("tres-barajas"), order, 1, [0, 0], cutter=3, kept=kept, moda=9, exact_cut_side=1, number=4)
    assert deal.hands[3][0] == CARD_OF_TEXT["2s"]
    assert [len(hand) for hand in deal.hands] == [15, 15, 15, 15]
    assert deal.sides[1].red_threes == cards("3h")
    assert (deal.moda, int(deal.core.exact_cut), deal.number) == (9, 1, 4)
    assert_consistent(deal)


@pytest.mark.rule("TB-2.12")
def test_dealt_red_threes_are_replaced_before_play_where_the_rules_say_so() -> None:
    order = cards("3h 3d 4s 4h") + [card for card in pack(3) if KIND_OF_CARD[card] not in (RED_THREE, 0)]
    deal = Deal.start(get("tres-barajas"), order, 0, [0, 0], moda=1)
    assert [(side.red_threes) for side in deal.sides] == [cards("3h"), cards("3d")]
    assert [len(hand) for hand in deal.hands] == [15, 15, 15, 15]
    assert_consistent(deal)


@pytest.mark.rule("CL-3.6")
def test_red_threes_that_are_drawn_are_laid_out_and_replaced() -> None:
    deal = position(hand="4 5 6", phase="draw", stock="3h 3d Kc 9d", melds=["9 9 9"])
    assert happened(deal.play("draw")) == [("red_three", "3h 3d"), ("draw", "Kc")]
    assert deal.sides[0].red_threes == cards("3h 3d")
    assert deal.stock == (CARD_OF_TEXT["9d"],)
    assert_consistent(deal)
