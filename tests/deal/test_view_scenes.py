"""Views of set scenes: crosswise cards, leave, a pile that waits, a whole hand laid, canastas, the last round."""

from __future__ import annotations

import pytest
from tests.deal.steps import may_ask_leave, position
from tests.scenes import deal_of

from canasta.deal.deal import Deal
from canasta.deal.view import View, view


@pytest.mark.rule("TB-9.1")
def test_a_seat_sees_its_hand_and_the_table() -> None:
    deal = deal_of(
        stock=30,
        pile="9h 2c Kh",
        frozen=True,
        scores=[1600, -20],
        melds=["Qs Qd Qc 2h"],
        red_threes="3h",
        hand="Ah Ac 2d 5c Kd Kc",
        others=["4s 4h", "7c", "8s 8d 3s"],
    )
    own, other, nobody = view(deal, 0), view(deal, 1), view(deal, None)
    assert set(own.hand) == {"5c", "Kd", "Kc", "Ah", "Ac", "2d"}
    assert other.hand == ("4s", "4h")
    assert nobody.hand == ()
    for seen in (own, other, nobody):
        assert seen.hands == (6, 2, 1, 3)
        assert seen.stock == 30
        assert seen.shown is None
        assert seen.sides[0].melds[0].cards == ("Qs", "Qd", "Qc", "2h")
        assert seen.sides[0].melds[0].rank == "Q"
        assert seen.sides[0].red_threes == ("3h",)
        assert [side.score for side in seen.sides] == [1600, -20]
        assert [side.minimum for side in seen.sides] == [90, 15]
        assert [side.opened for side in seen.sides] == [True, False]
    assert own.legal
    assert other.legal == nobody.legal == ()


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
    seen = view(deal_of(rules, pile=pile, frozen=True, hand="4h 5h"), 1)
    assert seen.pile.frozen
    assert seen.pile.crosswise == crosswise
    assert seen.pile.top == pile[-2:]
    assert seen.pile.cards is None


def test_a_pile_that_is_not_frozen_has_nothing_crosswise() -> None:
    seen = view(deal_of(pile="3s Kh", hand="4h 5h"), 0)
    assert (seen.pile.frozen, seen.pile.blocked, seen.pile.crosswise) == (False, False, ())
    assert view(deal_of(pile="Kh 3s", hand="4h 5h"), 0).pile.blocked


def abatir(rest: str) -> Deal:
    """A player who needs 120 points has drawn and holds four fours and this."""
    hand, others = f"4h 4h 4s 4s 4d 4d 4c {rest}", ["8h 9d Ks", "8s 9s Kd", "Js Td"]
    return position("salon", drew="stock", stock=20, pile="Kh", scores=[3100, 0], hand=hand, others=others)


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
    rows = [[deal.core.row(seat) for seat in range(4)] for deal in (all_of_it, much_of_it)]
    assert rows[0][0] != rows[1][0]
    assert rows[0][1:] == rows[1][1:]
    assert view(all_of_it, 0).must_go_out
    assert not view(much_of_it, 0).must_go_out
    all_of_it.play("add 4 4 4 4 > 1")
    all_of_it.play("meld 5 5 5")
    all_of_it.play("discard 6")
    assert view(all_of_it, 1).sides[0].opened
    assert view(all_of_it, 1).outcome == "out"


@pytest.mark.rule("CL-7.2", "CL-5.3")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_leave_is_asked_answered_and_seen_by_all(answer: str) -> None:
    deal = may_ask_leave()
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


def test_hands_are_shown_when_the_deal_is_over() -> None:
    deal = may_ask_leave()
    deal.play("meld A A A")
    deal.play("discard 5")
    seen = view(deal, 3)
    assert seen.shown == ((), ("4s", "4d"), ("7c", "8c"), ("8s", "8d"))
    assert (seen.outcome, seen.closer, seen.legal) == ("out", 0, ())
    assert view(deal, None).shown == seen.shown


@pytest.mark.rule("CL-3.5")
def test_the_rest_of_a_pile_that_waits_shows_nothing() -> None:
    deal = deal_of(stock=20, pile="9h Jd Kh", hand="Ks Kd Ah Ac As 5c 6c")
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
    def stock(cards: int, rules: str = "tres-barajas") -> View:
        return view(deal_of(rules, stock=cards, pile="4h", hand="4s 5s 6s"), 1)

    assert not stock(9).last_round
    assert stock(8).last_round
    assert not stock(3, "clasica").last_round


@pytest.mark.rule("TB-3.7", "TB-9.3")
def test_canastas_say_what_they_are_and_whether_they_are_closed() -> None:
    melds = ["K K K K K K K", "Q Q Q Q 2 2 2", "J J J", "2 2 2 2 2 2 2", "X X X X X X 2"]
    deal = deal_of("tres-barajas", moda="J", stock=20, pile="4h", hand="4s 5s 6s", melds=melds)
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
    mixed = deal_of("tres-barajas", pile="4h", melds=["2 2 2 2 2 X X"])
    assert view(mixed, 1).sides[0].melds[0].canasta == "wilds_mixed"


@pytest.mark.rule("RE-2.5")
def test_a_freed_wild_is_seen_by_all() -> None:
    melds = ["Ks Kd Kc Kh Ks Kd 2h", "Qs Qd Qc"]
    deal = position("reglamento/4", stock=20, pile="4h", hand="Kh 5s 6s 7s", melds=melds)
    deal.play("swap K 2 > 1")
    assert {view(deal, seat).freed for seat in (None, 0, 1)} == {"2"}
