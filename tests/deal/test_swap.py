"""A natural in the place of a wild: the very wild comes free, and is laid in the same turn."""

from __future__ import annotations

import pytest
from tests.consistency import assert_consistent
from tests.deal.steps import happened, position

from canasta.cards import CARD_OF_TEXT, cards_text


@pytest.mark.rule("RE-2.5")
@pytest.mark.parametrize(
    ("action", "canasta", "freed"),
    [
        ("swap K 2 > 1", "Ks Kd Kc Ks Kh X 2h", "2d"),
        ("swap Kh 2h > 1", "Ks Kd Kc Ks 2d X Kh", "2h"),
        ("swap K X > 1", "Ks Kd Kc Ks 2d Kh 2h", "X"),
    ],
)
def test_a_natural_takes_the_very_place_of_a_wild(action: str, canasta: str, freed: str) -> None:
    deal = position("reglamento/4", hand="Kh 9 9 8 7", melds=["Ks Kd Kc Ks 2d X 2h"])
    steps = deal.play(action)
    assert happened(steps) == [("swap", f"Kh {freed}")]
    assert cards_text(deal.sides[0].melds[0].cards) == canasta
    assert deal.freed == CARD_OF_TEXT[freed]
    assert_consistent(deal)
    deal.play(f"meld 9 9 {freed[0]}")
    assert deal.freed is None
    assert deal.sides[0].melds[1].cards[-1] == CARD_OF_TEXT[freed]
    assert_consistent(deal)


@pytest.mark.rule("RE-2.5")
def test_the_wild_need_not_be_named_where_one_kind_lies_there() -> None:
    deal = position("reglamento/4", hand="K 9 9 8 7", melds=["K K K K K 2d 2h"])
    assert "swap K > 1" in deal.legal()
    assert "swap K > 1" not in position("reglamento/4", hand="K 9 9 8 7", melds=["K K K K K 2 X"]).legal()
    assert "swap Kh 2s > 1" not in deal.legal(), "that two does not lie there"
    assert "swap K > 2" not in deal.legal()


@pytest.mark.rule("RE-2.5")
def test_the_wild_that_came_free_is_laid_before_its_equals() -> None:
    deal = position("reglamento/4", hand="Kh 2s 9 9 8 7", melds=["Ks Kd Kc Ks Kc 2d 2h"])
    deal.play("swap K 2h > 1")
    deal.play("meld 9 9 2")
    assert deal.sides[0].melds[1].cards[-1] == CARD_OF_TEXT["2h"]
    assert CARD_OF_TEXT["2s"] in deal.hands[0]
