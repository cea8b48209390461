"""What a seat sees: its own hand, the table, and of everything else only what the rules show."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest
from tests.game.playing import EVERY_GAME, choose, random_deal

from canasta.cards import CARD_TEXTS
from canasta.game.deal import CardDeal
from canasta.game.position import read_position
from canasta.game.public import texts
from canasta.game.view import View, view
from canasta.rules import Rules, get
from canasta.rules.house import with_house

CARD = re.compile(r"(?<![A-Za-z0-9])(?:[A2-9TJQK][shdc]|X)(?![A-Za-z0-9])")


def allowed(deal: CardDeal, seat: int | None) -> Counter[str]:
    """The cards that may stand in a view of that seat, counted apart from `canasta.game.view`."""
    seen = Counter[str]()
    for side in deal.sides:
        seen.update(texts(side.red_threes))
        for meld in side.melds:
            seen.update(texts(meld.cards))
    if seat is not None:
        seen.update(texts(deal.hands[seat]))
    if deal.over:
        for hand in deal.hands:
            seen.update(texts(hand))
    face_up = deal.pile[int(deal.core.face_down) :]
    examined = seat == deal.turn and deal.core.first_turns > 0 and deal.rules.id == "tres-barajas" and not deal.over
    crosswise = [card for card in face_up if deal.core.frozen and CARD_TEXTS[card][0] in "23X"]
    seen.update(texts(deal.pile[-1:]) + texts(crosswise))
    seen.update(texts(face_up) if examined else [])
    return seen


@pytest.mark.parametrize("name", EVERY_GAME)
def test_no_card_stands_in_a_view_that_the_seat_may_not_know(name: str) -> None:
    """Every card in the repr and in the JSON of a view is accounted for, at every step."""
    rng = random.Random(5)
    deal = random_deal(get(name), rng)
    while True:
        for seat in (None, *range(deal.rules.seats)):
            seen = view(deal, seat)
            may = allowed(deal, seat)
            for text in (repr(seen), json.dumps(seen.as_dict())):
                ranks = Counter([*seen.laid, seen.freed]) + Counter(CARD.findall(" ".join(seen.legal)))
                jokers = Counter({"X": ranks["X"]})  # the one rank that is written as a card is
                assert Counter(CARD.findall(text)) - jokers <= may
        if deal.over:
            return
        deal.play(choose(deal.legal().texts(), rng))


def parts(value: Any) -> list[Any]:
    """Everything that can be reached from a value through its attributes and items."""
    found = [value]
    if isinstance(value, tuple | list):
        for item in value:
            found += parts(item)
    elif is_dataclass(value) and not isinstance(value, Rules):
        for field in fields(value):
            found += parts(getattr(value, field.name))
        assert not hasattr(value, "__dict__")
    return found


def test_a_view_holds_plain_values_and_refers_to_nothing_else() -> None:
    deal = random_deal(get("tres-barajas"), random.Random(1))
    names = {type(part).__name__ for part in parts(view(deal, 0))}
    assert names <= {"View", "PileView", "SideView", "MeldView", "Rules", "tuple", "str", "int", "bool", "NoneType"}


def test_a_view_cannot_be_changed_and_does_not_change() -> None:
    deal = random_deal(get("clasica"), random.Random(1))
    seen = view(deal, deal.turn)
    before = seen.as_dict()
    deal.play("draw")
    assert seen.as_dict() == before
    with pytest.raises(AttributeError):
        seen.stock = 3  # type: ignore[misc]


def position(text: str) -> CardDeal:
    return read_position(text)


CLASSIC = """
rules = "clasica"
turn = 0
phase = "draw"
stock = 30
pile = "9h 2c Kh"
frozen = true
scores = [1600, -20]
[[seat]]
hand = "Ah Ac 2d 5c Kd Kc"
[[seat]]
hand = "4s 4h"
[[seat]]
hand = "7c"
[[seat]]
hand = "8s 8d 3s"
[[side]]
melds = ["Qs Qd Qc 2h"]
red_threes = "3h"
[[side]]
"""


def test_a_seat_sees_its_hand_and_the_table() -> None:
    deal = position(CLASSIC)
    own, other, nobody = view(deal, 0), view(deal, 1), view(deal, None)
    assert own.hand == ("5c", "Kd", "Kc"[:2], "Ac", "Ah"[:2], "2d") or set(own.hand) == {
        "5c",
        "Kd",
        "Kc",
        "Ah",
        "Ac",
        "2d",
    }
    assert other.hand == ("4s", "4h")
    assert nobody.hand == ()
    for seen in (own, other, nobody):
        assert seen.hands == (6, 2, 1, 3)
        assert seen.stock == 30
        assert seen.shown is None
        assert seen.sides[0].melds[0].cards == ("Qs", "Qd", "Qc", "2h")
        assert seen.sides[0].melds[0].rank == "Q"
        assert seen.sides[0].red_threes == ("3h",)
    assert own.legal
    assert other.legal == nobody.legal == ()


@pytest.mark.rule("TB-9.1")
def test_scores_minima_and_numbers_of_cards_are_for_everybody() -> None:
    for seat in (None, 0, 1, 2, 3):
        seen = view(position(CLASSIC), seat)
        assert [side.score for side in seen.sides] == [1600, -20]
        assert [side.minimum for side in seen.sides] == [90, 15]
        assert [side.opened for side in seen.sides] == [True, False]


@pytest.mark.rule("CL-7.1", "TB-3.11", "TB-2.11", "SA-4.8")
@pytest.mark.parametrize(
    ("rules", "pile", "crosswise"),
    [
        ("clasica", "9h 2c Kh", ("2c",)),
        ("clasica", "3d X Kh", ("3d", "X")),
        ("clasica", "9h Kh 2c", ("2c",)),
        ("internacional", "9h 2c Kh", ("2c",)),
        ("tres-barajas", "9h 2c 3d Kh", ("2c",)),  # a red three does not freeze there
        ("salon", "9h 2c Kh", ()),  # nothing but the top may be seen
        ("reglamento/4", "9h 2c Kh", ()),
    ],
)
def test_freezing_cards_lie_crosswise_where_the_book_says_so(rules: str, pile: str, crosswise: tuple[str, ...]) -> None:
    seen = view(position(f'rules = "{rules}"\npile = "{pile}"\nfrozen = true\n[[seat]]\nhand = "4h 5h"'), 1)
    assert seen.pile.frozen
    assert seen.pile.crosswise == crosswise
    assert seen.pile.top == pile[-2:]
    assert seen.pile.cards is None


def test_a_pile_that_is_not_frozen_has_nothing_crosswise() -> None:
    seen = view(position('rules = "clasica"\npile = "3s Kh"\n[[seat]]\nhand = "4h 5h"'), 0)
    assert (seen.pile.frozen, seen.pile.blocked, seen.pile.crosswise) == (False, False, ())
    assert view(position('rules = "clasica"\npile = "Kh 3s"\n[[seat]]\nhand = "4h 5h"'), 0).pile.blocked


@pytest.mark.rule("TB-4.6", "TB-2.9")
def test_the_pile_may_be_examined_in_the_first_round_by_the_player_on_turn() -> None:
    rng = random.Random(12)
    deal = random_deal(get("tres-barajas"), rng)
    turns = 0
    while not deal.over and turns < 6:
        for seat in (None, 0, 1, 2, 3):
            cards = view(deal, seat).pile.cards
            if seat == deal.turn and turns < 4 and deal.pile:
                down = int(deal.core.face_down)
                assert cards == (*[None] * down, *texts(deal.pile[down:]))
            else:
                assert not cards
        turn = deal.turn
        legal = [text for text in deal.legal().texts() if not text.startswith("take")]
        deal.play(choose(legal, rng))
        turns += deal.turn != turn
    assert turns == 6


@pytest.mark.rule("TB-4.6")
def test_a_switch_lets_the_face_down_cards_be_examined_too() -> None:
    deal = random_deal(with_house(get("tres-barajas"), {"pile_seen": "all"}), random.Random(12))
    assert view(deal, deal.turn).pile.cards == tuple(texts(deal.pile))
    assert view(deal, (deal.turn + 1) % 4).pile.cards is None
    closed = random_deal(with_house(get("tres-barajas"), {"pile_seen": "nothing"}), random.Random(12))
    assert view(closed, closed.turn).pile.cards is None


@pytest.mark.rule("TB-4.6")
def test_a_wild_among_the_face_down_six_neither_shows_nor_freezes() -> None:
    rng = random.Random(0)
    found = 0
    for _ in range(30):
        deal = random_deal(get("tres-barajas"), rng)
        wilds = [card for card in texts(deal.pile[:6]) if card[0] in "2X"]
        if wilds and not [card for card in texts(deal.pile[6:]) if card[0] in "2X"]:
            found += 1
            seen = view(deal, (deal.turn + 1) % 4)
            assert not seen.pile.frozen
            assert seen.pile.crosswise == ()
    assert found > 5


@pytest.mark.rule("SA-4.8")
@pytest.mark.parametrize("name", [name for name in EVERY_GAME if name != "tres-barajas"])
def test_elsewhere_the_pile_is_never_examined(name: str) -> None:
    rng = random.Random(3)
    deal = random_deal(get(name), rng)
    while not deal.over:
        assert all(view(deal, seat).pile.cards is None for seat in range(deal.rules.seats))
        deal.play(choose(deal.legal().texts(), rng))


def abatir(rest: str) -> CardDeal:
    """A player who needs 120 points has drawn and holds four fours and this."""
    return position(
        f"""
        rules = "salon"
        turn = 0
        phase = "play"
        drew = "stock"
        stock = 20
        pile = "Kh"
        scores = [3100, 0]
        [[seat]]
        hand = "4h 4h 4s 4s 4d 4d 4c {rest}"
        [[seat]]
        hand = "8h 9d Ks"
        [[seat]]
        hand = "8s 9s Kd"
        [[seat]]
        hand = "Js Td"
        [[side]]
        [[side]]
        """
    )


@pytest.mark.rule("SA-5.2", "SA-4.8")
def test_the_table_does_not_know_at_the_first_meld_that_a_whole_hand_will_be_laid() -> None:
    all_of_it, much_of_it = abatir("5h 5d 5c 6h"), abatir("Ah Ad Ac X")
    for deal in (all_of_it, much_of_it):
        deal.play("meld 4h 4h 4s")
    assert all_of_it.core.bound
    assert not much_of_it.core.bound
    for seat in (None, 1, 2, 3):
        one, other = view(all_of_it, seat), view(much_of_it, seat)
        assert one == other
        assert not one.sides[0].opened
        assert not one.must_go_out
    assert view(all_of_it, 0).must_go_out
    assert not view(much_of_it, 0).must_go_out
    all_of_it.play("add 4 4 4 4 > 1")
    all_of_it.play("meld 5 5 5")
    all_of_it.play("discard 6")
    assert view(all_of_it, 1).sides[0].opened
    assert view(all_of_it, 1).outcome == "out"


LEAVE = """
rules = "clasica"
turn = 0
phase = "play"
drew = "stock"
stock = 20
pile = "4h"
[[seat]]
hand = "Ah Ac Ad 5c"
[[seat]]
hand = "4s 4d"
[[seat]]
hand = "7c 8c"
[[seat]]
hand = "8s 8d"
[[side]]
melds = ["Qs Qd Qc Qh Qs Qd 2h"]
[[side]]
"""


@pytest.mark.rule("CL-7.2", "CL-5.3")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_leave_is_asked_answered_and_seen_by_all(answer: str) -> None:
    deal = position(LEAVE)
    assert "ask" in view(deal, 0).legal
    deal.play("ask")
    for seat in (None, 0, 1, 2, 3):
        seen = view(deal, seat)
        assert (seen.phase, seen.turn, seen.to_act, seen.leave) == ("answer", 0, 2, None)
        assert seen.legal == (("yes", "no") if seat == 2 else ())
    deal.play(answer)
    for seat in (None, 0, 1, 2, 3):
        seen = view(deal, seat)
        assert (seen.phase, seen.to_act, seen.leave) == ("play", 0, answer)
        assert seen.must_go_out == (answer == "yes")


@pytest.mark.rule("CL-7.2")
def test_leave_cannot_be_asked_once_cards_are_laid() -> None:
    deal = position(LEAVE)
    deal.play("meld A A A")
    assert "ask" not in view(deal, 0).legal


def test_hands_are_shown_when_the_deal_is_over() -> None:
    deal = position(LEAVE)
    deal.play("meld A A A")
    deal.play("discard 5")
    seen = view(deal, 3)
    assert seen.shown == ((), ("4s", "4d"), ("7c", "8c"), ("8s", "8d"))
    assert (seen.outcome, seen.closer, seen.legal) == ("out", 0, ())
    assert view(deal, None).shown == seen.shown


@pytest.mark.rule("CL-3.5")
def test_the_rest_of_a_pile_that_waits_shows_nothing() -> None:
    deal = position(
        """
        rules = "clasica"
        stock = 20
        pile = "9h Jd Kh"
        [[seat]]
        hand = "Ks Kd Ah Ac As 5c 6c"
        [[side]]
        [[side]]
        """
    )
    deal.play("take K K")
    for seat in (None, 0, 1):
        seen = view(deal, seat)
        assert (seen.pile.aside, seen.pile.size, seen.pile.top) == (True, 2, None)
        assert (seen.points, seen.drew, seen.laid) == (30, "pile", ("K", "K", "K"))
    deal.play("meld A A A")
    assert view(deal, 1).pile.size == 0
    assert view(deal, 1).sides[0].opened
    assert not view(deal, 1).pile.aside


@pytest.mark.rule("TB-9.1")
def test_the_last_round_of_the_stock_is_shown() -> None:
    def stock(cards: int) -> View:
        return view(position(f'rules = "tres-barajas"\nstock = {cards}\npile = "4h"\n[[seat]]\nhand = "4s 5s 6s"'), 1)

    assert not stock(9).last_round
    assert stock(8).last_round
    assert not view(position('rules = "clasica"\nstock = 3\npile = "4h"\n[[seat]]\nhand = "4s 5s"'), 1).last_round


@pytest.mark.rule("TB-3.7", "TB-9.3")
def test_canastas_say_what_they_are_and_whether_they_are_closed() -> None:
    deal = position(
        """
        rules = "tres-barajas"
        moda = "J"
        stock = 20
        pile = "4h"
        [[seat]]
        hand = "4s 5s 6s"
        [[side]]
        melds = ["K K K K K K K", "Q Q Q Q 2 2 2", "J J J", "2 2 2 2 2 2 2", "X X X X X X 2"]
        [[side]]
        """
    )
    seen = view(deal, 0)
    assert seen.moda == "J"
    kinds = {(meld.rank, meld.canasta, meld.closed) for meld in seen.sides[0].melds}
    assert kinds == {
        ("K", "clean", True),
        ("Q", "dirty", True),
        ("J", None, False),
        ("wild", "wilds_twos", True),
        ("wild", "wilds_jokers", True),
    }
    assert [meld.number for meld in seen.sides[0].melds] == [1, 2, 3, 4, 5]
    mixed = 'rules = "tres-barajas"\npile = "4h"\n[[side]]\nmelds = ["2 2 2 2 2 X X"]\n[[side]]'
    assert view(position(mixed), 1).sides[0].melds[0].canasta == "wilds_mixed"


@pytest.mark.rule("CL-1.4", "SA-2.4", "RE-1.8")
def test_red_threes_that_are_held_are_hidden_and_those_laid_out_are_not() -> None:
    rng = random.Random(4)
    held = 0
    for name in ("clasica", "salon", "reglamento"):
        deal = random_deal(get(name), rng)
        for seat in range(4):
            red = [card for card in texts(deal.hands[seat]) if card in ("3h", "3d")]
            held += len(red)
            assert set(red) <= set(view(deal, seat).hand)
            assert name == "clasica" or not red
            assert view(deal, seat).owed == view(deal, None).owed
    assert held


@pytest.mark.rule("RE-2.5")
def test_a_freed_wild_is_seen_by_all() -> None:
    deal = position(
        """
        rules = "reglamento/4"
        phase = "play"
        stock = 20
        pile = "4h"
        [[seat]]
        hand = "Kh 5s 6s 7s"
        [[side]]
        melds = ["Ks Kd Kc Kh Ks Kd 2h", "Qs Qd Qc"]
        [[side]]
        """
    )
    deal.play("swap K 2 > 1")
    assert {view(deal, seat).freed for seat in (None, 0, 1)} == {"2"}


def test_a_set_of_rules_of_ones_own_shows_freezing_cards() -> None:
    rng = random.Random(1)
    rules = replace(get("clasica"), id="de-la-casa")
    frozen = next(deal for deal in (random_deal(rules, rng) for _ in range(200)) if deal.core.frozen)
    assert view(frozen, None).pile.crosswise
