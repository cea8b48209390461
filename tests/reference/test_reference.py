"""Deals played to their end, typed actions, and corners of the book that no scene holds."""

from __future__ import annotations

import random
from typing import Any

import pytest

from . import ALL, RefDeal, Refused, book_rules
from .cards import pack

STEPS = 400


def shuffled(name: str, luck: random.Random) -> RefDeal:
    rules = book_rules(name)
    order = pack(rules.packs)
    luck.shuffle(order)
    scores = [luck.choice([-100, 0, 1500, 3000]) for _ in range(rules.sides)]
    return RefDeal.deal(rules, order, luck.randrange(rules.seats), scores)


def choose(legal: list[str], luck: random.Random) -> str:
    """Any legal action, those that take and lay more often than others."""
    weights = {"take": 30, "meld": 8, "add": 8, "swap": 4, "draw": 3, "ask": 3, "yes": 3}
    return luck.choices(legal, [weights.get(a.split()[0], 1) for a in legal])[0]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", ALL)
def test_random_deals_end_and_no_card_is_lost(name: str, seed: int) -> None:
    luck = random.Random(f"{name} {seed}")
    deal = shuffled(name, luck)
    for step in range(STEPS):
        assert deal.complete()
        if deal.over:
            break
        legal = deal.legal()
        assert legal
        assert len(set(legal)) == len(legal)
        if step % 7 == 0:
            again = RefDeal.from_position(deal.position())
            assert again.legal() == legal
            assert again.position() == deal.position()
        deal.apply(choose(legal, luck))
    assert deal.over
    assert deal.how in ("out", "stock")
    assert deal.legal() == []
    assert len(deal.totals()) == deal.state.rules.sides


def position(rules: str, hand: str, melds: list[str] | None = None, **more: Any) -> dict[str, Any]:
    seats, sides = more.pop("form", (4, 2))
    table: dict[str, Any] = {"rules": rules, "stock": "4 4", "pile": "8", **more}
    table["seat"] = [{"hand": hand}] + [{}] * (seats - 1)
    table["side"] = [{"melds": melds or []}] + [{}] * (sides - 1)
    return table


def test_typed_actions_are_all_or_nothing() -> None:
    deal = RefDeal.from_position(position("clasica", "K K Q 5 6", ["K K K", "Q Q Q"], phase="play"))
    before = deal.position()
    with pytest.raises(Refused):
        deal.apply("add K K Q > 1")
    assert deal.position() == before
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


@pytest.mark.rule("RE-3.3")
def test_pumba_never_finishes_by_merely_discarding() -> None:
    table = position("reglamento", "9", ["K K K K K K K"], stock="3r")
    deal = RefDeal.from_position(table)
    deal.apply("draw")
    assert deal.legal() == ["pass"]
    deal = RefDeal.from_position(table | {"rules": "salon"})
    deal.apply("draw")
    assert "discard 9" in deal.legal()


@pytest.mark.rule("RE-3.7")
def test_a_side_that_only_abatir_would_open_need_not_take() -> None:
    table = position("reglamento", "6 6 6 6 6 6 4 4 4", scores=[3000, 0], stock="", pile="4 6")
    assert RefDeal.from_position(table).legal() == ["pass", "take 6 6"]


@pytest.mark.rule("RE-3.7")
def test_a_pile_that_only_leads_to_laying_everything_need_not_be_taken() -> None:
    table = position("reglamento", "Q Q", ["K K K K K K K"], stock="", pile="Q")
    assert RefDeal.from_position(table).legal() == ["pass", "take Q Q"]


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


@pytest.mark.rule("TB-8.4", "TB-2.7")
def test_exact_cut_is_scored() -> None:
    melds = ["8 8 8", "K K K K K K K", "Q Q Q Q Q 2 2"]
    deal = RefDeal.from_position(position("tres-barajas", "8 5", melds, phase="play", leave="yes", exact_cut=1))
    deal.apply("add 8 > 1")
    deal.apply("discard 5")
    assert deal.totals() == [1200, 300]


@pytest.mark.rule("TB-8.11")
def test_house_rule_laid_cards_against_a_side_without_a_canasta() -> None:
    melds = ["8 8 8", "K K K K K K K", "Q Q Q Q Q 2 2"]
    house = {"laid_against_without_canasta": True}
    table = position("tres-barajas", "8 5", melds, phase="play", leave="yes", house=house)
    table["side"][1] = {"melds": ["4 4 4"]}
    deal = RefDeal.from_position(RefDeal.from_position(table).position())
    deal.apply("add 8 > 1")
    deal.apply("discard 5")
    assert deal.totals() == [1200, -15]


@pytest.mark.rule("TB-3.7")
def test_of_equal_melds_the_first_is_listed_and_any_is_accepted() -> None:
    deal = RefDeal.from_position(position("tres-barajas", "T 5 6", ["T T T", "9 9 9", "T T T"], phase="play"))
    assert [a for a in deal.legal() if a.startswith("add")] == ["add T > 1"]
    assert deal.canonical("add T > 3") == "add T > 1"
    deal.apply("add T > 3")
    assert deal.state.table[2].cards == ("T",) * 4
