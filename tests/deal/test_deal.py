"""A deal with real cards: they follow the engine card by card, whoever plays whatever."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.match.playing import EVERY_GAME, choose, random_deal, scores_at
from tests.scenes import deal_of

from canasta.cards import CARD_OF_TEXT, KIND_OF_CARD, RED_THREE, cards_text, pack, parse_card
from canasta.deal.deal import Deal, IllegalAction
from canasta.position import write_position
from canasta.rules import get
from canasta.tabletop.faces import Step
from canasta.tabletop.notation import NotationError, parse_action

ORDER = pack(2)


def cards(text: str) -> list[int]:
    return [parse_card(word) for word in text.split()]


def everywhere(deal: Deal) -> Counter[int]:
    found = Counter(deal.stock) + Counter(deal.pile)
    for hand in deal.hands:
        found.update(hand)
    for side in deal.sides:
        found.update(side.red_threes)
        for meld in side.melds:
            found.update(meld.cards)
    return found


def position(rules: str = "clasica", **keys: Any) -> Deal:
    """A deal in which the first seat plays."""
    return deal_of(rules, **{"phase": "play", "pile": "8s", **keys})


def happened(steps: list[Step]) -> list[tuple[str, str]]:
    return [(step.what, cards_text(step.cards)) for step in steps]


@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_cards_follow_the_engine_to_the_end(name: str) -> None:
    """At every step: no card lost or made, every count right, something legal, the list without repetition."""
    rules = get(name)
    everything = Counter(pack(rules.packs))
    for seed in range(4):
        rng = random.Random(f"{name} {seed}")
        deal = random_deal(rules, rng, scores_at(rules, rng))
        while not deal.over:
            deal.assert_consistent()
            assert everywhere(deal) == everything
            legal = deal.legal().texts()
            assert legal
            assert len(set(legal)) == len(legal)
            deal.play(choose(legal, rng))
        deal.assert_consistent()
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
            assert (deal.check(action) is None) == (action in legal) == deal.would_play(parse_action(action))
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
    deal.assert_consistent()


@pytest.mark.rule("TB-2.12")
def test_dealt_red_threes_are_replaced_before_play_where_the_rules_say_so() -> None:
    order = cards("3h 3d 4s 4h") + [card for card in pack(3) if KIND_OF_CARD[card] not in (RED_THREE, 0)]
    deal = Deal.start(get("tres-barajas"), order, 0, [0, 0], moda=1)
    assert [(side.red_threes) for side in deal.sides] == [cards("3h"), cards("3d")]
    assert [len(hand) for hand in deal.hands] == [15, 15, 15, 15]
    deal.assert_consistent()


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
    deal.assert_consistent()


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
    deal.assert_consistent()


@pytest.mark.rule("CL-3.2", "CL-2.2")
@pytest.mark.parametrize(
    ("action", "melds"),
    [
        ("take", ["Ks Kd Ks Kh"]),
        ("take > 1", ["Ks Kd Ks Kh"]),
        ("take K K", ["Ks Kd Ks Kc Kc Kh"]),
        ("take K K > 1", ["Ks Kd Ks Kc Kc Kh"]),
        ("take K 2", ["Ks Kd Ks Kc Kh 2c"]),
        ("take K K 2", ["Ks Kd Ks Kc Kc Kh 2c"]),
    ],
)
def test_ways_to_take_the_pile(action: str, melds: list[str]) -> None:
    deal = position(hand="Kc Kc 2c 4 5", melds=["Ks Kd Ks"], phase="draw", pile="8s Kh")
    steps = deal.play(action)
    assert [cards_text(meld.cards) for meld in deal.sides[0].melds] == melds
    assert (steps[0].what, steps[0].cards[-1]) == ("take", CARD_OF_TEXT["Kh"])
    assert ("pile", "8s") in happened(steps)
    assert CARD_OF_TEXT["8s"] in deal.hands[0]
    deal.assert_consistent()


@pytest.mark.rule("CL-3.2", "CL-3.3")
@pytest.mark.parametrize(
    "action", ["take > 2", "take K K > 2", "take K K > 9", "take 5 K", "take K Q", "take 2 2", "take K"]
)
def test_ways_to_take_the_pile_that_are_none(action: str) -> None:
    deal = position(hand="Kc Kc 2c 2d Q 5", melds=["Ks Kd Ks", "9 9 9"], phase="draw", pile="8s Kh")
    assert deal.check(action) is not None


def test_the_pile_is_never_looked_into_for_the_cards_of_an_action() -> None:
    """No question may reveal whether the third king lies in the pile."""
    for hidden in ("Kd", "7d"):
        deal = position(hand="Kc Ks 4 5 6", melds=["9 9 9"], phase="draw", pile=f"{hidden} 8s Kh")
        assert deal.check("take K K K") is not None
        assert "take K K" in deal.legal()


@pytest.mark.rule("CL-3.5")
def test_the_rest_of_the_pile_waits_until_the_side_has_opened() -> None:
    deal = position(hand="K K Q Q Q 5 6", scores=[0, 0], phase="draw", pile="As 3h 8c Kh", frozen=False)
    assert [what for what, _ in happened(deal.play("take K K"))] == ["take"]
    assert cards_text(deal.pile) == "As 3h 8c"
    deal.assert_consistent()
    steps = deal.play("meld Q Q Q")
    assert [step.what for step in steps] == ["meld", "opened", "pile", "red_three"]
    assert steps[-1].source == "pile"
    assert deal.pile == []
    assert sorted(deal.hands[0][-2:]) == sorted(cards("As 8c"))
    assert deal.sides[0].red_threes == cards("3h")
    deal.assert_consistent()


@pytest.mark.rule("TB-4.1", "TB-3.7")
def test_separate_melds_are_named_by_number() -> None:
    deal = position(
        "tres-barajas", hand="K K 4 5 6", melds=["Ks Kd Ks", "9 9 9", "Kh Kh Kh 2"], phase="draw", pile="8s Kc"
    )
    assert deal.legal().texts() == ["draw", "take K K", "take K K > 1", "take K K > 3"]
    onto = deal.copy()
    onto.play("take K K > 3")
    assert [len(meld.cards) for meld in onto.sides[0].melds] == [3, 3, 7], "a canasta goes last"
    assert onto.sides[0].melds[2].slot is None
    assert "take K K > 2" not in deal.legal()
    deal.play("take K K")
    assert [len(meld.cards) for meld in deal.sides[0].melds] == [3, 3, 4, 3]
    deal.assert_consistent()


@pytest.mark.rule("TB-3.3")
def test_what_was_named_by_number_stays_when_a_canasta_moves() -> None:
    deal = position("tres-barajas", hand="K 9 9 4 5 6", melds=["K K K K K K", "9 9 9", "8 8 8"])
    steps = deal.play("add K > 1")
    assert [(step.what, step.meld) for step in steps] == [("add", 3), ("canasta", 3)]
    deal.play("add 9 9 > 1")
    assert [meld.kind for meld in deal.sides[0].melds] == [5, 4, 9]
    refusal = deal.check("add 4 > 3")
    assert refusal is not None
    deal.assert_consistent()


@pytest.mark.rule("TB-3.3")
def test_a_meld_of_eight_is_refused_where_canastas_are_closed() -> None:
    deal = position("tres-barajas", hand="K K K K K K K K 4 5", melds=["9 9 9"])
    assert "meld K K K K K K K" in deal.legal()
    assert deal.check("meld K K K K K K K K") is not None
    deal.play("meld K K K K K K K")
    assert [len(meld.cards) for meld in deal.sides[0].melds] == [3, 7]


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
    deal.assert_consistent()
    deal.play(f"meld 9 9 {freed[0]}")
    assert deal.freed is None
    assert deal.sides[0].melds[1].cards[-1] == CARD_OF_TEXT[freed]
    deal.assert_consistent()


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


@pytest.mark.rule("CL-3.6")
def test_red_threes_that_are_drawn_are_laid_out_and_replaced() -> None:
    deal = position(hand="4 5 6", phase="draw", stock="3h 3d Kc 9d", melds=["9 9 9"])
    assert happened(deal.play("draw")) == [("red_three", "3h 3d"), ("draw", "Kc")]
    assert deal.sides[0].red_threes == cards("3h 3d")
    assert deal.stock == (CARD_OF_TEXT["9d"],)
    deal.assert_consistent()


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


def test_a_copy_goes_its_own_way() -> None:
    rng = random.Random(3)
    deal = random_deal(get("reglamento/4"), rng)
    for _ in range(30):
        deal.play(choose(deal.legal().texts(), rng))
    other, before = deal.copy(), write_position(deal)
    assert write_position(other) == before
    while not other.over:
        other.play(choose(other.legal().texts(), rng))
    assert write_position(deal) == before
    deal.assert_consistent()


@pytest.mark.rule("CL-2.1")
@pytest.mark.parametrize(
    "action", ["meld 9 K 2", "meld 9 2 2", "meld 9 9", "meld 3r 3r 3r", "meld 9 9 3r", "add 9 > 7"]
)
def test_sets_that_are_no_melds(action: str) -> None:
    deal = position("tres-barajas", hand="9 9 K 2 2 4 5 6", melds=["Q Q Q"])
    refusal = deal.check(parse_action(action))
    assert refusal is not None
    assert refusal.rule.startswith("TB-")


def test_cutting_is_no_part_of_a_deal() -> None:
    assert position(hand="4 5").check("cut 61") is not None


def test_a_difference_between_cards_and_counts_is_seen() -> None:
    for spoil in ("hand", "pile", "meld", "red", "freed", "stock"):
        deal = position("tres-barajas", hand="4 5", melds=["K K K", "9 9 9 9 9 9 9"])
        deal.assert_consistent()
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
            deal.assert_consistent()
