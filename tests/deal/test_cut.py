"""The cut: what it shows, what is kept, and the order that is dealt."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta.cards import CARD_TEXTS, KIND_OF_CARD, KIND_TEXTS, RED_THREE, cards_text, pack, parse_card
from canasta.deal.cut import CutError, CutResult, cut_by, cutter
from canasta.deal.events import Fate
from canasta.rules import Rules, get
from canasta.rules.house import with_house

FILL = "4s 5s 6s 7s 8s 9s Ts Js Qs Ks"
MODA = get("tres-barajas")
LATE_PLUG = with_house(MODA, {"late_plug": True})
PLAIN = get("salon")
LIFTED = with_house(PLAIN, {"cut": "lifted"})


def moda(packet: str, rest: str = FILL, rules: Rules = MODA) -> CutResult:
    """The cut that lifts this packet off this rest."""
    cards = [parse_card(card) for card in f"{packet} {rest}".split()]
    return cut_by(rules, cards, len(packet.split()))


def shown(result: CutResult) -> str:
    return " ".join(f"{CARD_TEXTS[s.card]}:{s.fate}" for s in result.shown)


def named(result: CutResult) -> str:
    assert result.moda is not None
    return KIND_TEXTS[result.moda]


@pytest.mark.rule("TB-2.3")
def test_a_natural_names_the_moda_and_goes_back_into_the_middle() -> None:
    result = moda("4h 5h 6h 7h Kd")
    assert shown(result) == "Kd:moda"
    assert named(result) == "K"
    assert cards_text(result.order) == f"4h 5h Kd 6h 7h {FILL}"
    assert (result.kept_wilds, result.kept_red_threes, result.exact) == ((), (), False)


@pytest.mark.rule("TB-2.4")
def test_wilds_and_red_threes_are_kept_until_a_natural_shows() -> None:
    result = moda("4h 5h 6h Qd 2c 3h X")
    assert shown(result) == "X:kept 3h:kept 2c:kept Qd:moda"
    assert named(result) == "Q"
    assert cards_text(result.kept_wilds) == "X 2c"
    assert cards_text(result.kept_red_threes) == "3h"
    assert cards_text(result.order) == f"4h Qd 5h 6h {FILL}"


@pytest.mark.rule("TB-2.4")
@pytest.mark.parametrize("natural", list("456789TJQKA"))
def test_every_natural_rank_can_be_the_moda(natural: str) -> None:
    assert named(moda(f"4h {natural}c X")) == natural


@pytest.mark.rule("TB-2.5")
def test_a_black_three_first_plugs() -> None:
    result = moda("4h 5h 6h 7h Ad 2c 3h 3s")
    assert shown(result) == "3s:plug 3h:back 2c:back Ad:moda"
    assert result.kept_wilds == result.kept_red_threes == ()
    assert sorted(result.order) == sorted(parse_card(c) for c in f"4h 5h 6h 7h Ad 2c 3h 3s {FILL}".split())


@pytest.mark.rule("TB-2.5")
def test_a_black_three_that_shows_later_plugs_by_a_house_rule_only() -> None:
    result = moda("4h 5h 6h 7h Ad 2c 3h 3s X")
    assert shown(result) == "X:kept 3s:back 3h:kept 2c:kept Ad:moda"
    switched = moda("4h 5h 6h 7h Ad 2c 3h 3s X", rules=LATE_PLUG)
    assert shown(switched) == "X:kept 3s:plug 3h:back 2c:back Ad:moda"
    assert shown(moda("4h Ad 2c 3s")) == "3s:plug 2c:back Ad:moda"


@pytest.mark.rule("TB-2.5")
def test_a_second_black_three_goes_back_too() -> None:
    assert shown(moda("4h 5h Ad 3c 3s")) == "3s:plug 3c:back Ad:moda"


@pytest.mark.rule("TB-2.3", "TB-2.5")
def test_cards_in_the_middle_are_not_looked_at_twice() -> None:
    """Each goes back at half of the cards then in the packet; those that were seen there are passed over."""
    result = moda("Kh 2d 3s")
    assert shown(result) == "3s:plug 2d:back Kh:moda"
    # 3s between Kh and 2d; 2d, taken from below, between Kh and 3s; then Kh between these two
    assert cards_text(result.order) == f"2d Kh 3s {FILL}"


@pytest.mark.rule("TB-2.4")
def test_a_packet_without_a_natural_goes_on_with_the_rest() -> None:
    result = moda("2h 3h X")
    assert shown(result) == "X:kept 3h:kept 2h:kept 4s:moda"
    assert cards_text(result.order) == FILL
    plugged = moda("2h 3s", "3c 3d Kd 5s")
    assert shown(plugged) == "3s:plug 2h:back 3c:back 3d:back Kd:moda"
    assert sorted(plugged.order) == sorted(parse_card(c) for c in ("2h", "3s", "3c", "3d", "Kd", "5s"))
    assert plugged.order[-1] == parse_card("5s")


@pytest.mark.rule("TB-2.4", "TB-2.6")
def test_a_hand_of_wilds_is_full() -> None:
    result = moda("4h " + "2c " * 16)
    assert len(result.kept_wilds) == 15
    assert [s.fate for s in result.shown[-2:]] == [Fate.BACK, Fate.MODA]


def packet_of(lifted: int, bottom: str) -> list[int]:
    """Three packs in an order whose packet of that size ends with these cards."""
    end = [parse_card(card) for card in bottom.split()]
    others = pack(3)
    for card in end:
        others.remove(card)
    others.sort(key=lambda card: KIND_OF_CARD[card])  # naturals first
    return others[: lifted - len(end)] + end + others[lifted - len(end) :]


@pytest.mark.rule("TB-2.7", "TB-2.6")
@pytest.mark.parametrize(
    ("lifted", "bottom", "exact"),
    [
        (60, "Kh", True),
        (59, "Kh", False),
        (61, "Kh", False),
        (60, "Kh 2c X", True),  # kept wilds are part of the cutter's fifteen
        (60, "Kh 3h", False),
        (61, "Kh 3h", True),  # one red three kept
        (62, "Kh 3h 2c 3d", True),
        (60, "Kh 3h 3s", True),  # a plug: the red three is not kept
    ],
)
def test_exact_cut_is_a_packet_of_60_and_the_red_threes_kept(lifted: int, bottom: str, exact: bool) -> None:
    result = cut_by(MODA, packet_of(lifted, bottom), lifted)
    assert result.exact is exact
    left_in_packet = lifted - len(result.kept_wilds) - len(result.kept_red_threes)
    assert (left_in_packet == 60 - len(result.kept_wilds)) is exact


@pytest.mark.rule("TB-2.2")
def test_the_packet_is_dealt_first_and_the_rest_lies_under_what_is_left_of_it() -> None:
    order = packet_of(70, "Kh X")
    result = cut_by(MODA, order, 70)
    assert result.order[69:] == tuple(order[70:])


@pytest.mark.rule("RE-1.6", "SA-2.2")
def test_a_plain_cut_deals_from_the_rest_with_the_lifted_part_under_it() -> None:
    order = pack(2)
    result = cut_by(PLAIN, order, 40)
    assert result.order == (*order[40:], *order[:40])
    assert (result.shown, result.moda, result.exact) == ((), None, False)


def test_a_cut_dealt_from_the_lifted_part_is_exact_without_a_moda() -> None:
    order = pack(2)
    for number, exact in ((44, True), (43, False), (45, False)):
        result = cut_by(LIFTED, order, number)
        assert result.order == tuple(order)
        assert (result.shown, result.moda, result.exact) == ((), None, exact)


@pytest.mark.rule("CL-1.2")
def test_no_cut_leaves_the_order() -> None:
    assert cut_by(get("clasica"), pack(2), 0).order == tuple(pack(2))
    with pytest.raises(CutError, match="there is no cut"):
        cut_by(get("clasica"), pack(2), 3)


@pytest.mark.rule("TB-2.2", "RE-1.6", "SA-2.2")
@pytest.mark.parametrize(
    ("dealer", "seats", "sides", "expected"),
    [
        (3, 4, 2, 2),  # the mano's partner
        (0, 4, 2, 3),
        (5, 6, 2, 4),
        (5, 6, 3, 3),
        (1, 2, 2, 0),
        (0, 3, 3, 2),
    ],
)
def test_who_cuts(dealer: int, seats: int, sides: int, expected: int) -> None:
    assert cutter(dealer, seats, sides) == expected


@pytest.mark.parametrize("rules", [PLAIN, MODA], ids=str)
@pytest.mark.parametrize("lifted", [-1, 0, 162, 163])
def test_at_least_one_card_is_lifted_and_one_left(rules: Rules, lifted: int) -> None:
    with pytest.raises(CutError, match="expected from 1 to 161 of the 162"):
        cut_by(rules, pack(3), lifted)


def test_cards_without_a_natural_cannot_name_a_moda() -> None:
    with pytest.raises(CutError, match="expected at least one natural card"):
        moda("2h 3h", "3s X")


@given(order=st.permutations(pack(3)), lifted=st.integers(1, 161), rules=st.sampled_from([MODA, LATE_PLUG]))
def test_no_card_is_lost_at_a_cut(order: list[int], lifted: int, rules: Rules) -> None:
    result = cut_by(rules, order, lifted)
    assert sorted((*result.order, *result.kept_wilds, *result.kept_red_threes)) == sorted(order)
    assert result.shown[-1].fate is Fate.MODA
    assert named(result) == KIND_TEXTS[KIND_OF_CARD[result.shown[-1].card]]
    assert all(KIND_OF_CARD[card] == RED_THREE for card in result.kept_red_threes)
    assert result.shown[0].card == order[lifted - 1]
