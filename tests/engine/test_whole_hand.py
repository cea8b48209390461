"""Turns that open and lay the whole hand: positions in which engine and reference once said something else."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.engine.lockstep import Pair
from tests.engine.sets import rules_of
from tests.engine.tables import Cards, Table

from canasta.rules.house import with_house

FIVES_AND_JACKS = (  # 80 points
    "meld 5 5 5; add 5 > 5 5 5; add 5 > 5 5 5 5; add 5 > 5 5 5 5 5; add 2 > 5 5 5 5 5 5; meld J J J"
)


def table(
    name: str, score: int, hand: str, *, stock: str = "", pile: str = "", house: dict[str, Any] | None = None
) -> Pair:
    """Nothing lies on the table; the first player is on turn, the others hold what does not matter."""
    rules = with_house(rules_of(name), house) if house else rules_of(name)
    hands: list[Cards] = [tuple(hand.split()), *([("9", "J", "Q")] * (rules.seats - 1))]
    nothing: list[tuple[Cards, ...]] = [()] * rules.sides
    scores = [score] * rules.sides
    given = Table(rules, hands, nothing, tuple(stock.split()), tuple(pile.split()), scores=scores)
    return Pair(given.for_engine(), given.for_reference(), name)


def after(pair: Pair, played: str) -> set[str]:
    """The legal actions after these; before each of them engine and reference are compared."""
    for text in filter(None, played.split("; ")):
        assert text in pair.legal(), f"{text}: {pair.legal()}"
        pair.play(text, random.Random(0))
    return set(pair.legal())


@pytest.mark.rule("IN-4", "CL-5.1")
def test_the_last_card_of_a_whole_hand_may_be_discarded_or_laid() -> None:
    pair = table("internacional", 1500, "5 5 5 5 5 5 2 J J J", stock="J 4 4", pile="9")
    whole = (
        "draw; ask; yes; meld 5 5 5; add 5 > 5 5 5; add 5 > 5 5 5 5; add 5 > 5 5 5 5 5; add 2 > 5 5 5 5 5 5; meld J J J"
    )
    assert after(pair, whole) == {"discard J", "add J > J J J"}
    pair.play("discard J", random.Random(0))
    assert pair.deal.over
    assert int(pair.deal.outcome) == 2


@pytest.mark.rule("SA-5.2")
def test_the_last_card_may_be_discarded_without_leave_too() -> None:
    pair = table("salon", 1500, "5 5 5 5 5 5 2 J J J", stock="J 4 4", pile="9")
    assert after(pair, f"draw; {FIVES_AND_JACKS}") == {"discard J", "add J > J J J"}


@pytest.mark.rule("IN-4", "CL-4.2")
def test_without_a_waiver_the_last_card_must_reach_the_minimum() -> None:
    pair = table("clasica", 1500, "5 5 5 5 5 5 2 J J J", stock="J 4 4", pile="9")
    whole = (
        "draw; ask; yes; meld 5 5 5; add 5 > 5 5 5; add 5 > 5 5 5 5; add 5 > 5 5 5 5 5; add 2 > 5 5 5 5 5 5; meld J J J"
    )
    assert after(pair, whole) == {"add J > J J J"}


@pytest.mark.rule("RE-3.7")
@pytest.mark.parametrize(
    ("name", "score", "pile", "hand", "take"),
    [
        ("reglamento/6-teams", 1500, "Q", "Q Q Q Q 2 2 6", "take Q Q"),
        ("reglamento/3", 3000, "T 5", "5 5 5 5 5 2 X T T", "take 5 5"),
    ],
)
def test_a_turn_that_ends_by_discarding_the_last_card_obliges_to_take(
    name: str, score: int, pile: str, hand: str, take: str
) -> None:
    assert after(table(name, score, hand, pile=pile), "") == {take}


@pytest.mark.rule("RE-3.7")
def test_a_turn_that_only_lays_everything_does_not_oblige() -> None:
    pair = table("reglamento/6-teams", 3000, "9 9 2 X 4 4 4 4", pile="4 9")
    assert after(pair, "") == {"take 9 9", "pass"}


@pytest.mark.rule("RE-2.5", "RE-2.10")
def test_a_swap_after_the_minimum_rescues_a_lay_before_it() -> None:
    pair = table("reglamento/4", 1500, "8 8 8 8 8 8 8 2 4 4 3b 3b 3b", stock="4 9 9", pile="8")
    assert "add 2 > 8 8 8" in after(pair, "take 8 8; meld 3b 3b 3b")
    lays = "add 2 > 8 8 8; add 8 > 8 8 8 2; add 8 > 8 8 8 8 2; add 8 > 8 8 8 8 8 2"
    assert after(pair, lays) == {"swap 8 2 > 8 8 8 8 8 8 2", "add 8 > 8 8 8 8 8 8 2"}
    after(pair, "swap 8 2 > 8 8 8 8 8 8 2; add 8 > 8 8 8 8 8 8 8")
    pair.play("meld 4 4 2", random.Random(0))
    assert int(pair.deal.outcome) == 2


@pytest.mark.rule("RE-2.5", "RE-3.4", "CL-4.2")
def test_the_same_with_leave_and_without_a_waiver() -> None:
    house = {"opening_waiver": "none"}
    pair = table("reglamento/4", 0, "K K K K K K 2 4 4", stock="K 9 9", pile="9", house=house)
    assert "meld K K 2" in after(pair, "draw; ask; yes")
    lays = "meld K K 2; add K > K K 2; add K > K K K 2; add K > K K K K 2; add K > K K K K K 2"
    assert after(pair, lays) == {"swap K 2 > K K K K K K 2"}


@pytest.mark.rule("SA-5.2", "RE-2.5", "RE-2.10")
def test_the_promise_to_lay_the_whole_hand_lets_swap_and_binds() -> None:
    """No way to the minimum of 120 without the waiver: the side counts as opened, and the player goes out."""
    pair = table("reglamento/3", 3000, "7 7 7 7 6 6 6 6 6 2 2", stock="6 8 9 9", pile="9")
    after(pair, "draw; meld 7 7 7; add 7 > 7 7 7; meld 6 6 6; add 6 > 6 6 6; add 6 > 6 6 6 6")
    legal = after(pair, "add 2 > 6 6 6 6 6; add 2 > 6 6 6 6 6 2")
    assert "swap 6 2 > 6 6 6 6 6 2 2" in legal
    assert not any(text.startswith("discard") for text in legal)


@pytest.mark.rule("RE-3.7", "TB-6.3")
def test_the_deal_goes_on_where_the_pile_can_be_taken_to_close_with_leave_only() -> None:
    """A house rule: leave is compulsory, the stock is out, and taking leaves nothing to discard and to hold."""
    rules = with_house(rules_of("reglamento/4"), {"leave": "compulsory"})
    hands: list[Cards] = [("5", "6"), ("4", "4"), ("5", "6"), ("5", "6")]
    melds: list[tuple[Cards, ...]] = [(), (("K",) * 7, ("Q",) * 3)]
    given = Table(rules, hands, melds, ("4",), ("J",))
    pair = Pair(given.for_engine(), given.for_reference(), "leave to close with the pile")
    assert after(pair, "draw; discard 4") == {"ask", "pass"}
    assert after(pair, "ask; yes") == {"take 4 4"}


OPEN_FIRST = {"pile_unopened": "open_first"}


@pytest.mark.rule("TB-4.3", "RE-3.2")
def test_opening_first_may_lead_to_going_out_with_the_pile() -> None:
    house = OPEN_FIRST | {"pile_lay_off": False, "pile_with_wild": False, "canastas_to_go_out": 1}
    pair = table("reglamento/2", -50, "K K X 4 4 4 6 6 2 4 4 4 6", stock="9 9 9", pile="4", house=house)
    legal = after(pair, "meld K K X; meld 4 4 4; meld 6 6 2")
    assert {"add 4 > 4 4 4", "add 6 > 6 6 2", "take 4 4"} == legal
    assert after(pair, "add 4 > 4 4 4; add 6 > 6 6 2") == {"take 4 4"}
    pair.play("take 4 4", random.Random(0))
    assert int(pair.deal.outcome) == 2


@pytest.mark.rule("TB-4.3")
def test_opening_first_may_keep_the_pair_and_lay_the_top_off() -> None:
    """Down to the pair: with leave compulsory nobody may go out, but the top card alone fits the fours."""
    house = OPEN_FIRST | {"leave": "compulsory"}
    pair = table("reglamento/4", -50, "4 4 4 6 4 4 6 6", stock="9 9 9", pile="4", house=house)
    assert "meld 6 6 6" in after(pair, "meld 4 4 4")
    assert after(pair, "meld 6 6 6") == {"take"}


@pytest.mark.rule("TB-4.3", "CL-5.1")
def test_opening_first_with_every_card_but_the_pair() -> None:
    """120 points need all the wilds on the nines, in whatever order; then the queens take the queen and close."""
    pair = table("clasica", 3000, "Q Q 2 2 X 9 9 9 9", stock="7 8 T", pile="Q", house=OPEN_FIRST)
    legal = after(pair, "")
    assert legal == {"draw", "meld 9 9 9", "meld 9 9 2", "meld 9 9 X"}
    assert after(pair, "meld 9 9 X") == {"add 9 > 9 9 X"}


@pytest.mark.rule("TB-3.10", "RE-2.5")
def test_no_swap_once_black_threes_are_to_be_the_last() -> None:
    house = {"black_threes_last": True}
    pair = table("reglamento/4", -50, "A A A A A A 2 2 3b 3b", stock="3b 4 4 4", pile="9", house=house)
    lays = "meld A A A; add A > A A A; add A > A A A A; add 2 > A A A A A; add 2 > A A A A A 2; meld 3b 3b 3b"
    assert after(pair, f"draw; ask; yes; {lays}") == {"discard A"}


@pytest.mark.rule("RE-2.5", "CL-3.5")
def test_a_wild_laid_to_reach_the_minimum_is_swapped_out_for_the_rest_of_the_pile() -> None:
    """The joker is needed for 120 points, and again for the pair of fives once the pile has brought the second one."""
    pair = table("reglamento/4", 3000, "9 9 9 9 9 9 X Q Q Q 3b 3b 3b 5", stock="5 4 A", pile="5 9")
    assert "meld 3b 3b 3b" in after(pair, "take 9 9")
    lays = "meld 3b 3b 3b; meld Q Q Q; add 9 > 9 9 9; add 9 > 9 9 9 9; add X > 9 9 9 9 9; add 9 > 9 9 9 9 9 X"
    after(pair, f"{lays}; swap 9 X > 9 9 9 9 9 9 X")
    pair.play("meld 5 5 X", random.Random(0))
    assert int(pair.deal.outcome) == 2
