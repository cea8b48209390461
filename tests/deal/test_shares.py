"""The share of each player: what all of a side did adds up to what lies on its table."""

from __future__ import annotations

import random

import pytest
from tests.match.playing import EVERY_GAME, play_on, started

from canasta.cards import CANASTA, KIND_OF_CARD
from canasta.deal.events import CanastaFinished, DealBegan, Event, LaidOff, Melded, PileTaken, Swapped, WentOut
from canasta.deal.shares import PlayerShare, shares_of
from canasta.engine.compile_rules import card_values
from canasta.rules import get


@pytest.mark.parametrize("name", EVERY_GAME)
def test_shares_of_a_side_add_up_to_its_melds(name: str) -> None:
    values = card_values(get(name))
    seen = PlayerShare()
    for seed in range(6):
        match = play_on(started(name, f"share {seed}"), random.Random(seed), 1)
        deal = match.deal
        assert deal is not None
        (shares,) = shares_of(match.log, match.rules)
        assert len(shares) == match.rules.seats
        for number, side in enumerate(deal.sides):
            own = shares[number :: match.rules.sides]
            assert sum(share.laid for share in own) == sum(
                values[KIND_OF_CARD[card]] for meld in side.melds for card in meld.cards
            )
            assert sum(share.canastas for share in own) == sum(len(meld.cards) >= CANASTA for meld in side.melds)
        assert sum(share.out for share in shares) == (deal.outcome == "out")
        assert sum(share.piles for share in shares) == sum(isinstance(event, PileTaken) for event in match.log)
        seen = max(seen, *shares, key=lambda share: share.canastas + share.piles)
    assert seen.canastas or seen.piles  # something was seen


def test_each_deed_goes_to_its_player_and_its_deal() -> None:
    events: list[Event] = [
        DealBegan(seat=3, deal=1),
        Melded(seat=0, cards=("Kh", "Kd", "2s"), meld=0, rank="K", length=3),
        PileTaken(seat=1, cards=("Ah", "X"), meld=1, rank="A", length=3, top="As", size=9, aside=False),
        LaidOff(seat=2, cards=("Ks", "Kc", "Kh", "Kd"), meld=0, rank="K", length=7),
        CanastaFinished(seat=2, meld=0, rank="K", type="dirty"),
        Swapped(seat=2, cards=("Ks",), meld=0, rank="K", length=7, wild="2s"),
        DealBegan(seat=0, deal=2),
        WentOut(seat=1, concealed=-1),
    ]
    first, second = shares_of(events, get("clasica"))
    assert first == [
        PlayerShare(laid=40),
        PlayerShare(laid=90, piles=1),
        PlayerShare(laid=30, canastas=1),
        PlayerShare(),
    ]
    assert second == [PlayerShare(), PlayerShare(out=True), PlayerShare(), PlayerShare()]
