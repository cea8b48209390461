"""A deal with real cards: they follow the engine card by card, whoever plays whatever."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.consistency import assert_consistent
from tests.deal.steps import cards, position
from tests.match.playing import EVERY_GAME, choose, random_deal, scores_at

from canasta.cards import CARD_OF_TEXT, pack
from canasta.deal.deal import Deal
from canasta.position import write_position
from canasta.refusals.refusal import IllegalAction
from canasta.rules import get
from canasta.tabletop.notation import NotationError, parse_action


def everywhere(deal: Deal) -> Counter[int]:
    found = Counter(deal.stock) + Counter(deal.pile)
    for hand in deal.hands:
        found.update(hand)
    for side in deal.sides:
        found.update(side.red_threes)
        for meld in side.melds:
            found.update(meld.cards)
    return found


@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_cards_follow_the_engine_to_the_end(name: str) -> None:
    """At every step: no card lost or made, every count right, something legal, the list without repetition."""
    rules = get(name)
    everything = Counter(pack(rules.packs))
    for seed in range(2):
        rng = random.Random(f"{name} {seed}")
        deal = random_deal(rules, rng, scores_at(rules, rng))
        while not deal.over:
            assert_consistent(deal)
            assert everywhere(deal) == everything
            legal = deal.legal().texts()
            assert legal
            assert len(set(legal)) == len(legal)
            deal.play(choose(legal, rng))
        assert_consistent(deal)
        assert everywhere(deal) == everything
        assert (deal.legal().texts(), deal.phase) == ([], "over")
        assert (deal.outcome == "out") == (deal.closer is not None)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_what_is_listed_is_what_is_played(name: str) -> None:
    """An action is in `legal` if and only if `check` has nothing against it; what is refused changes nothing."""
    rules = get(name)
    rng = random.Random(name)
    deal = random_deal(rules, rng, scores_at(rules, rng))
    other = random_deal(rules, rng, scores_at(rules, rng))
    while not deal.over and not other.over:
        legal = deal.legal()
        for action in {*legal.texts(), *other.legal().texts()}:
            assert (deal.check(action) is None) == (action in legal)
            if action not in legal:
                before = write_position(deal)
                with pytest.raises(IllegalAction):
                    deal.play(action)
                assert write_position(deal) == before
        assert [action in legal for action in legal] == [True] * len(legal)
        deal.play(choose(legal.texts(), rng))
        other.play(choose(other.legal().texts(), rng))


def test_the_list_of_legal_actions_is_a_sequence() -> None:
    legal = position(hand="K K K 4 6", melds=["5 5 5"]).legal()
    assert legal.texts() == ["meld K K K", "discard 4", "discard 6", "discard K"]
    assert legal[0] == parse_action("meld K K K")
    assert [*legal][1:3] == [parse_action("discard 4"), parse_action("discard 6")]
    assert len(legal) == 4
    assert repr(legal) == "<4 legal actions: meld K K K; discard 4; discard 6; discard K>"
    with pytest.raises(NotationError):
        "fold" in legal  # noqa: B015


def test_the_suit_that_is_named_moves() -> None:
    deal = position(hand="7h 7d 7s 5c 5d", melds=["9 9 9"])
    deal.play("discard 7d")
    assert deal.pile[-1] == CARD_OF_TEXT["7d"]
    assert deal.hands[0] == cards("7h 7s 5c 5d")


def test_a_suit_that_is_not_held_is_refused() -> None:
    deal = position(hand="7h 7s 5c", melds=["9 9 9"])
    assert "discard 7" in deal.legal()
    assert "discard 7d" not in deal.legal()
    refusal = deal.check("discard 7d")
    assert refusal is not None
    assert refusal.rule == "CL-3.1"
    two_of_one = position(hand="Kh Ks Kd 5c 4c", melds=["9 9 9"])
    assert "meld Kh Ks K" in two_of_one.legal()
    assert "meld Kh Kh K" not in two_of_one.legal()


@pytest.mark.rule("CL-5.3")
def test_the_partner_answers() -> None:
    deal = position(hand="K K 5", melds=["K K K K K K"])
    deal.play("ask")
    assert (deal.turn, deal.to_act, deal.phase) == (0, 2, "answer")
    assert deal.legal().texts() == ["yes", "no"]
    steps = deal.play("no")
    assert [(step.what, step.seat) for step in steps] == [("no", 2)]


@pytest.mark.rule("CL-5.1")
def test_the_end_of_a_deal() -> None:
    deal = position(hand="K 5", melds=["K K K K K K"], scores=[0, 0])
    steps = deal.play("add K > 1") + deal.play("discard 5")
    assert [step.what for step in steps] == ["add", "canasta", "discard", "over"]
    assert (deal.over, deal.outcome, deal.closer, deal.phase) == (True, "out", 0, "over")
    assert [side.total for side in deal.score()] == [500 + 100 + 70, 0]
    refusal = deal.check("draw")
    assert refusal is not None


def test_a_difference_between_cards_and_counts_is_seen() -> None:
    for spoil in ("hand", "pile", "meld", "red", "freed", "stock"):
        deal = position("tres-barajas", hand="4 5", melds=["K K K", "9 9 9 9 9 9 9"])
        assert_consistent(deal)
        if spoil == "hand":
            deal.hands[0][0] = CARD_OF_TEXT["Ks"]
        elif spoil == "pile":
            deal.pile.append(CARD_OF_TEXT["Ks"])
        elif spoil == "meld":
            deal.sides[0].melds[0].cards.append(CARD_OF_TEXT["Ks"])
        elif spoil == "red":
            deal.sides[0].red_threes.append(CARD_OF_TEXT["3h"])
        elif spoil == "freed":
            deal.freed = CARD_OF_TEXT["2s"]
        else:
            deal.drawn += 1
        with pytest.raises(AssertionError):
            assert_consistent(deal)
