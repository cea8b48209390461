"""The small parts that everything stands on: action numbers, values of cards, the stand-in for `librt.vecs.vec`."""

from __future__ import annotations

import pytest
from tests.engine.sets import NAMES, rules_of
from tests.engine.tables import Table, packed
from tests.engine.words import action_text, legal_texts
from tests.reference import cards as reference

from canasta.cards import BLACK_THREE, FOUR, JOKER, KIND_TEXTS, KING, TWO
from canasta.engine import actions
from canasta.engine._purevec import vec
from canasta.engine.compile_rules import rule_table_of
from canasta.engine.deal import EngineDeal


def table(name: str, hand: str, melds: tuple[str, ...], stock: str, pile: str = "", turn: int = 0) -> EngineDeal:
    """A deal where the seat on turn holds `hand` and its side has the melds; nobody else has anything."""
    rules = rules_of(name)
    hands = [tuple(hand.split()) if seat == turn else ("4",) for seat in range(rules.seats)]
    lying = [tuple(tuple(meld.split()) for meld in melds) if s == turn else () for s in range(rules.sides)]
    return Table(rules, hands, lying, tuple(stock.split()), tuple(pile.split()), turn=turn).for_engine()


def test_every_action_has_its_number() -> None:
    deal = table("reglamento/4", "K", ("K K K K K 2 X", "2 2 X"), "5")
    assert action_text(deal, actions.discard(BLACK_THREE)) == "discard 3b"
    assert action_text(deal, actions.start(FOUR, 0)) == "meld 4 4 4"
    assert action_text(deal, actions.start(FOUR, 1)) == "meld 4 4 2"
    assert action_text(deal, actions.start(TWO, 2)) == "meld 2 X X"
    assert action_text(deal, actions.start(JOKER, 0)) == "meld X X X"
    assert action_text(deal, actions.add(0, KING, 0)) == "add K > K K K K K 2 X"
    assert action_text(deal, actions.add(0, TWO, 2)) == "add X > 2 2 X"
    assert action_text(deal, actions.swap(KING, 1)) == "swap K 2 > K K K K K 2 X"
    assert action_text(deal, actions.swap(KING, 2)) == "swap K X > K K K K K 2 X"


def test_an_action_number_is_taken_apart() -> None:
    assert actions.decode(actions.discard(KING)) == (0, KING, 0)
    assert actions.decode(actions.PASS_ACTION)[::2] == (0, 1)
    assert actions.decode(actions.start(TWO, 2)) == (1, TWO, 2)
    assert actions.decode(actions.swap(KING, 1)) == (1, KING, 3)
    assert actions.decode(actions.swap(KING, 2)) == (2, KING, 3)
    last = int(actions.MAX_SLOTS) - 1
    assert actions.decode(actions.add(last, JOKER, 1)) == (2 + last, JOKER, 1)
    assert actions.slot_taken(actions.TAKE_ONTO + 4 * last) == last


@pytest.mark.rule("CL-1.5", "SA-1.2", "RE-1.10", "TB-1.5")
@pytest.mark.parametrize("name", NAMES)
def test_values_of_cards(name: str) -> None:
    rules = rules_of(name)
    rule_table = rule_table_of(rules)
    for kind, text in enumerate(KIND_TEXTS):
        assert rule_table.value(kind) == reference.value(rules, text), text
        assert rule_table.worth(3 * 16**kind) == 3 * rule_table.value(kind), text
    hand = ("4", "K", "K", "A", "2", "X", "3b", "3r")
    assert rule_table.worth(packed(hand)) == reference.points(rules, hand)


@pytest.mark.rule("CL-4.1", "SA-5.1", "RE-2.10", "TB-5.1")
@pytest.mark.parametrize("name", NAMES)
def test_opening_minimum_by_score(name: str) -> None:
    rules = rules_of(name)
    for score in (-2000, -5, 0, 1495, 1500, 2995, 3000, 5995, 6000, 8995, 9000, 11995, 12000, 20000):
        assert rule_table_of(rules).minimum(score) == rules.opening_minimum(score)


def test_the_stand_in_for_vec() -> None:
    """Without a wheel of librt the engine runs on a list that answers to ``vec[T]``."""
    numbers = vec.__class_getitem__(int)([3, 1, 2])  # as ``vec[int]``, which mypy does not know for it
    copy = numbers[:]
    copy[0] = 9
    assert list(numbers) == [3, 1, 2]
    assert isinstance(copy, vec)
    assert copy[0] == 9
    assert isinstance(numbers[1:], vec)
    assert len(numbers) == 3


@pytest.mark.rule("RE-3.3")
def test_nobody_goes_out_by_merely_discarding() -> None:
    """The last stock card is a red three: nothing came, and the single card may only be laid or kept."""
    deal = table("reglamento/4", "K", ("Q Q Q Q Q Q Q",), "3r", "5 6")
    deal.apply(actions.DRAW_ACTION)
    assert [*legal_texts(deal)] == ["pass"]
    other = table("salon", "K", ("Q Q Q Q Q Q Q",), "3r", "5 6")
    other.apply(actions.DRAW_ACTION)
    assert "discard K" in legal_texts(other)


@pytest.mark.rule("RE-2.5", "RE-3.4")
def test_leave_may_be_asked_where_only_a_swap_goes_out() -> None:
    deal = table("reglamento/4", "4 4", ("K K K K K 2 2",), "K 5 6", "5 6")
    deal.apply(actions.DRAW_ACTION)
    assert "ask" in legal_texts(deal)


@pytest.mark.rule("RE-2.5")
def test_freed_wilds_come_one_at_a_time() -> None:
    """One wild of the hand and one that comes free are no meld of wilds."""
    deal = table("reglamento/4", "7 7 7 4 X", ("4 4 4 4 4 4 4 2 X X", "7 7 7 7 2 2 2"), "3b 5", "5 6")
    deal.apply(actions.DRAW_ACTION)
    assert "ask" not in legal_texts(deal)


@pytest.mark.rule("SA-5.6", "RE-3.7")
def test_one_card_may_be_left_where_no_discard_is_needed() -> None:
    deal = table("salon", "A 2", ("Q Q Q 2",), "3r", "5 6")
    deal.apply(actions.DRAW_ACTION)
    assert "add 2 > Q Q Q 2" in legal_texts(deal)


@pytest.mark.rule("TB-6.3")
def test_leave_to_close_with_the_pile() -> None:
    """Taking it without closing would leave one card, so the question comes first."""
    deal = table("tres-barajas", "Q Q", ("Q Q Q Q Q Q Q", "T T T T T 2 X"), "5 6 7 8", "T Q")
    assert [*legal_texts(deal)] == ["draw", "ask"]


@pytest.mark.rule("CL-3.5", "CL-2.3", "CL-4.1")
def test_black_threes_count_towards_an_opening_with_the_pile() -> None:
    hand = "5 5 5 5 2 2 2 3b 3b 3b 3b"
    rules = rules_of("clasica")
    hands = [tuple(hand.split()), ("4",), ("4",), ("4",)]
    deal = Table(rules, hands, [(), ()], ("6", "7"), ("6", "5"), scores=[1500, 0]).for_engine()
    assert "take 5 5" in legal_texts(deal)
