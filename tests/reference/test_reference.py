"""Typed actions, and corners of the book that no scene holds. Whole deals are played beside the engine."""

from __future__ import annotations

from typing import Any

import pytest

from .deal import RefDeal, Refused


def position(rules: str, hand: str, melds: list[str] | None = None, **more: Any) -> dict[str, Any]:
    seats, sides = more.pop("form", (4, 2))
    table: dict[str, Any] = {"rules": rules, "stock": "4 4", "pile": "8", **more}
    table["seat"] = [{"hand": hand}] + [{}] * (seats - 1)
    table["side"] = [{"melds": melds or []}] + [{}] * (sides - 1)
    return table


def test_typed_actions_are_all_or_nothing() -> None:
    deal = RefDeal.from_position(position("clasica", "K K Q 5 6", ["K K K", "Q Q Q"], phase="play"))
    before = deal.state
    with pytest.raises(Refused):
        deal.apply("add K K Q > 1")
    assert deal.state is before
    assert deal.apply("add K K > 1") == 2
    assert deal.state.table[0].cards == ("K",) * 5


@pytest.mark.parametrize(
    "text", ["add K > 3", "add K > 0", "add 1 > 1", "jump", "meld", "meld 3r 3r 3r", "discard", ""]
)
def test_texts_that_are_no_action_are_refused(text: str) -> None:
    deal = RefDeal.from_position(position("clasica", "K K Q 5 6", ["K K K", "Q Q Q"], phase="play"))
    with pytest.raises(Refused):
        deal.apply(text)


def test_smallest_set_first_takes_naturals_before_wilds() -> None:
    deal = RefDeal.from_position(position("salon", "9 9 9 9 2 X 5 6", ["7 7 7"], phase="play"))
    assert deal.apply("meld X 9 9 2 9 9") == 4
    assert deal.state.table[1].cards == ("9", "9", "9", "9", "2", "X")


@pytest.mark.rule("SA-5.4")
def test_leave_is_not_asked_when_no_would_leave_no_way_to_end_the_turn() -> None:
    deal = RefDeal.from_position(position("salon", "K 5 9", ["K K K K K K K", "5 5 5"], phase="play"))
    assert "ask" in deal.legal()
    deal.apply("add K > 1")
    assert "ask" in deal.legal()
    deal.apply("add 5 > 2")
    assert deal.legal() == ["discard 9"]


@pytest.mark.rule("RE-2.5")
def test_swap_for_a_joker_and_two_of_the_same_kind() -> None:
    deal = RefDeal.from_position(
        position("reglamento", "K X 5 6", ["K K K K K 2 X", "9 9 9 9"], phase="play", stock="4 4")
    )
    assert {"swap K 2 > 1", "swap K X > 1"} <= set(deal.legal())
    with pytest.raises(Refused):
        deal.apply("swap K > 1")  # which wild?
    deal.apply("swap K X > 1")
    assert "add X > 1" not in deal.legal()
    deal.apply("add X > 2")  # the first joker laid elsewhere settles it
    assert "add X > 1" in deal.legal()
    assert "discard 6" in deal.legal()


@pytest.mark.rule("TB-3.7")
def test_of_equal_melds_the_first_is_listed_and_any_is_accepted() -> None:
    deal = RefDeal.from_position(position("tres-barajas", "T 5 6", ["T T T", "9 9 9", "T T T"], phase="play"))
    assert [a for a in deal.legal() if a.startswith("add")] == ["add T > 1"]
    deal.apply("add T > 3")
    assert deal.state.table[2].cards == ("T",) * 4
