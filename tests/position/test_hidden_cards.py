"""Hidden cards of a position: numbers in the place of hands and of the stock."""

from __future__ import annotations

import random
from collections import Counter

from tests.match.playing import choose
from tests.position.positions import hands, read

from canasta.cards import CARD_TEXTS, KIND_OF_CARD, RED_THREE, pack
from canasta.position import read_position, write_position


def test_hidden_hands_hold_no_red_three_and_are_written_as_numbers_again() -> None:
    deal = read(turn=0, stock=40, pile="9 K", seat=hands("4 5 6 7", 11, 11, 11))
    assert [len(hand) for hand in deal.hands] == [4, 11, 11, 11]
    assert len(deal.stock) == 40
    held = [card for hand in deal.hands for card in hand]
    assert RED_THREE not in {KIND_OF_CARD[card] for card in held}
    assert not Counter(held) + Counter(deal.stock) + Counter(deal.pile) - Counter(pack(2))
    deal.play("draw")
    drawn = deal.hands[0][-1]
    deal.play("discard 4")
    written = write_position(deal)
    assert written["stock"] == 39
    assert [seat["hand"] for seat in written["seat"][1:]] == [11, 11, 11]
    assert written["seat"][0]["hand"].split()[-1] == CARD_TEXTS[drawn][0]
    again = read_position(written)
    assert [KIND_OF_CARD[card] for card in again.stock] == [KIND_OF_CARD[card] for card in deal.stock]


def test_a_hidden_hand_that_plays_is_shown_where_it_matters() -> None:
    """Whatever a hidden hand does, the position written then reads back to the same cards."""
    rng = random.Random(8)
    deal = read(stock=50, pile="9 K", seat=hands(11, 11, 11, 11))
    for _ in range(60):
        again = read_position(write_position(deal))
        assert [sorted(KIND_OF_CARD[c] for c in hand) for hand in again.hands] == [
            sorted(KIND_OF_CARD[c] for c in hand) for hand in deal.hands
        ]
        assert [KIND_OF_CARD[c] for c in again.stock] == [KIND_OF_CARD[c] for c in deal.stock]
        if deal.over:
            break
        deal.play(choose(deal.legal().texts(), rng))


def test_an_unknown_stock_keeps_its_red_threes_for_last() -> None:
    deal = read(seat=hands("4 5"))
    assert {KIND_OF_CARD[card] for card in deal.stock[-4:]} == {RED_THREE}
    assert read(seat=hands("4 5")).stock == deal.stock, "the same position, the same cards"
    assert write_position(deal)["stock"] == 106
