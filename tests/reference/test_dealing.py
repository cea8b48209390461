"""Dealing by the book, with packs stacked for the purpose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from . import Cut, RefDeal, book_rules, look
from .cards import RED, kinds, pack


def stacked(name: str, hands: Sequence[str], rest: str, *, first: int = 0, cut: Cut | None = None) -> RefDeal:
    """A deal in which each seat gets the cards written, filled up with other naturals; then `rest` follows."""
    rules = book_rules(name)
    left = Counter(pack(rules.packs)) - Counter(kinds(rest))
    if cut:
        left -= Counter([*cut.kept_wilds, *[RED] * cut.kept_red_threes])
    dealt = [kinds(hand) for hand in (*hands, *[""] * (rules.seats - len(hands)))]
    for hand in dealt:
        left -= Counter(hand)
    spare = [c for c in left.elements() if c in "456789TJQKA"]
    for seat, hand in enumerate(dealt):
        kept = len(cut.kept_wilds) if cut and cut.cutter == seat else 0
        while len(hand) < rules.hand_size - kept:
            hand.append(spare.pop())
            left[hand[-1]] -= 1
    order, turns = [], [[*hand] for hand in dealt]
    for round_ in range(rules.hand_size):
        for i in range(rules.seats):
            seat = (first + i) % rules.seats
            if not (cut and cut.cutter == seat and round_ < len(cut.kept_wilds)):
                order.append(turns[seat].pop(0))
    order += [*kinds(rest), *left.elements()]
    return RefDeal.deal(rules, order, first, [0] * rules.sides, cut)


def hand(deal: RefDeal, seat: int) -> Counter[str]:
    return Counter(deal.state.hands[seat])


@pytest.mark.rule("CL-1.1", "CL-1.2", "CL-1.3")
def test_clasica() -> None:
    deal = stacked("clasica", ["4 5"], "K 9 9 9", first=1)
    assert [len(h) for h in deal.state.hands] == [11, 11, 11, 11]
    assert (deal.to_act, deal.phase, deal.state.pile, deal.state.frozen) == (1, "draw", ("K",), False)
    assert deal.complete()


def test_cards_are_dealt_one_at_a_time() -> None:
    rules = book_rules("clasica")
    order = [*pack(2)[60:], *pack(2)[:60]]
    deal = RefDeal.deal(rules, order, 2, [0, 0])
    assert list(deal.state.hands) == [tuple(order[i:44:4]) for i in (2, 3, 0, 1)]


@pytest.mark.rule("CL-1.3", "SA-2.3", "RE-1.7")
@pytest.mark.parametrize(("name", "covered"), [("clasica", "2 3r X"), ("salon", "2 3b 3r X"), ("reglamento", "X 3r 2")])
def test_first_upcard_is_covered(name: str, covered: str) -> None:
    deal = stacked(name, [], covered + " 9 4 4 4")
    assert deal.state.pile == (*kinds(covered), "9")
    assert deal.state.frozen


@pytest.mark.rule("CL-1.3", "RE-1.7")
@pytest.mark.parametrize("name", ["clasica", "reglamento"])
def test_black_three_stands_as_upcard(name: str) -> None:
    deal = stacked(name, ["3b 3b"], "3b 9 9 9")
    assert deal.state.pile == ("3b",)
    assert deal.legal() == ["draw"]


@pytest.mark.rule("SA-2.3")
def test_black_three_is_covered_and_does_not_freeze_in_salon() -> None:
    deal = stacked("salon", [], "3b 9 4 4")
    assert deal.state.pile == ("3b", "9")
    assert not deal.state.frozen


@pytest.mark.rule("CL-1.4")
def test_red_threes_wait_for_the_first_turn_in_clasica() -> None:
    deal = stacked("clasica", ["3r", "3r 3r"], "9 3r 8 7 7 7")
    assert deal.state.red_threes == [2, 0]  # the first player's own and the replacement
    assert hand(deal, 0)["8"] >= 1
    assert len(deal.state.hands[0]) == 11
    assert hand(deal, 1)[RED] == 2
    deal.apply("draw")
    deal.apply("discard 7")
    assert deal.state.red_threes == [2, 2]
    assert len(deal.state.hands[1]) == 11
    assert deal.complete()


@pytest.mark.rule("IN-2")
def test_red_threes_are_replaced_at_once_in_internacional() -> None:
    deal = stacked("internacional", ["3r", "3r 3r"], "9 3r 8 7 7 7", first=1)
    assert deal.state.red_threes == [1, 3]
    assert [len(h) for h in deal.state.hands] == [11] * 4
    assert RED not in deal.cards() - Counter({RED: 4})
    assert hand(deal, 1)["8"] >= 1  # seat 1 was first in order


@pytest.mark.rule("SA-2.4", "RE-1.8")
@pytest.mark.parametrize("name", ["salon", "reglamento"])
def test_red_threes_are_shown_at_once_and_replaced_on_the_first_turn(name: str) -> None:
    deal = stacked(name, ["3r", "3r 3r"], "9 3r 8 7 6 6 5 5")
    assert deal.state.red_threes == [2, 2]
    assert [len(h) for h in deal.state.hands] == [11, 9, 11, 11]
    deal.apply("draw")
    deal.apply("discard 7")
    assert len(deal.state.hands[1]) == 11
    assert deal.complete()


@pytest.mark.rule("RE-1.2", "RE-1.3", "RE-1.4", "RE-1.5", "RE-1.1")
@pytest.mark.parametrize(
    ("form", "sizes", "packs"),
    [("2", [15, 15], 2), ("3", [13] * 3, 2), ("4", [11] * 4, 2), ("6-teams", [11] * 6, 2), ("6-pairs", [13] * 6, 3)],
)
def test_forms_of_reglamento(form: str, sizes: list[int], packs: int) -> None:
    deal = stacked(f"reglamento/{form}", [], "9")
    assert [len(h) for h in deal.state.hands] == sizes
    assert sum(deal.cards().values()) == 54 * packs


@pytest.mark.rule("TB-1.1", "TB-2.2", "TB-2.9")
def test_three_packs() -> None:
    deal = stacked("tres-barajas", [], "4 5 6 7 8 9 T J J")
    assert [len(h) for h in deal.state.hands] == [15] * 4
    assert deal.state.pile == tuple("456789T")
    assert deal.state.face_down == 6
    assert sum(deal.cards().values()) == 162


@pytest.mark.rule("TB-2.10", "TB-2.11")
@pytest.mark.parametrize(("turned", "frozen"), [("3r 3b", False), ("3b 2", True), ("X 3r", True)])
def test_three_packs_seventh_card(turned: str, frozen: bool) -> None:
    deal = stacked("tres-barajas", [], f"4 5 6 7 8 9 {turned} J K")
    assert deal.state.pile == (*"456789", *turned.split(), "J")
    assert deal.state.frozen is frozen


@pytest.mark.rule("TB-4.6")
def test_a_wild_among_the_six_does_not_freeze() -> None:
    deal = stacked("tres-barajas", ["T T"], "4 2 6 X 8 9 T J J")
    assert not deal.state.frozen


@pytest.mark.rule("TB-6.3")
def test_no_leave_to_close_with_a_pile_that_hides_cards() -> None:
    seats = [{"hand": "8 8 5"}, {}, {}, {}]
    sides = [{"melds": ["K K K K K K K", "Q Q Q Q Q 2 2"]}, {}]
    table = {"rules": "tres-barajas", "stock": "4 4", "seat": seats, "side": sides, "pile": "5 8"}
    sides[0]["melds"].append("5 5 5")
    assert "ask" in RefDeal.from_position(table).legal()
    assert "ask" not in RefDeal.from_position(table | {"face_down": 1}).legal()


@pytest.mark.rule("TB-2.12")
def test_three_packs_red_threes_are_replaced_in_order_from_the_mano() -> None:
    deal = stacked("tres-barajas", ["3r", "3r"], "4 5 6 7 8 9 T J 3r Q", first=1)
    assert deal.state.red_threes == [2, 1]  # seat 1 gets the jack, seat 0 the red three and the queen
    assert [len(h) for h in deal.state.hands] == [15] * 4
    assert deal.complete()


@pytest.mark.rule("TB-2.6", "TB-2.7")
def test_cutter_gets_a_card_fewer_for_each_wild_kept() -> None:
    cut = Cut(cutter=2, kept_wilds=("2", "X"), kept_red_threes=1, moda="J", exact=True)
    deal = stacked("tres-barajas", [], "4 5 6 7 8 9 T", cut=cut)
    assert [len(h) for h in deal.state.hands] == [15] * 4
    assert hand(deal, 2)["X"] == 1
    assert (deal.state.red_threes, deal.state.moda, deal.state.exact_cut) == ([1, 0], "J", 0)
    assert deal.complete()


@pytest.mark.rule("TB-2.6")
def test_the_missing_cards_come_off_at_the_start() -> None:
    order = [c for c in pack(3) if c not in ("3r", "2")]
    deal = RefDeal.deal(book_rules("tres-barajas"), order, 0, [0, 0], Cut(cutter=1, kept_wilds=("2",)))
    assert deal.state.hands[1][0] == order[3 + 1]  # seats 0, 2, 3, then 0, 1
    assert deal.state.hands[1][-1] == "2"


@pytest.mark.rule("TB-2.3", "TB-2.4", "TB-2.5")
@pytest.mark.parametrize(
    ("bottom", "moda", "wilds", "reds"),
    [
        ("K", "K", [], 0),
        ("K 2", "K", ["2"], 0),
        ("K 3r X 2", "K", ["2", "X"], 1),
        ("K 2 3b", "K", [], 0),  # the first card plugs
        ("K 3r 3b X", "K", ["X"], 1),  # a later one is passed over
        ("9 K 3b 3b", "K", [], 0),
    ],
)
def test_cut(bottom: str, moda: str, wilds: list[str], reds: int) -> None:
    found = look(book_rules("tres-barajas"), [*"4" * 20, *bottom.split()], cutter=2)
    assert (found.moda, list(found.kept_wilds), found.kept_red_threes) == (moda, wilds, reds)


@pytest.mark.rule("TB-2.5")
def test_cut_where_a_late_black_three_plugs() -> None:
    rules = book_rules("tres-barajas", {"late_plug": True})
    assert look(rules, ["K", "3r", "3b", "X"], 0).kept_red_threes == 0
    assert look(rules, ["K", "2", "3r", "3b", "3r"], 0).kept_wilds == ()
    assert look(rules, ["K", "2", "3r", "3b", "3r"], 0).kept_red_threes == 1


@pytest.mark.rule("TB-2.7")
@pytest.mark.parametrize(
    ("size", "bottom", "exact"), [(60, "K", True), (60, "K 2", True), (61, "K 3r", True), (60, "K 3r", False)]
)
def test_exact_cut(size: int, bottom: str, exact: bool) -> None:
    cards = bottom.split()
    packet = ["5"] * (size - len(cards)) + cards
    assert look(book_rules("tres-barajas"), packet, 0).exact is exact
