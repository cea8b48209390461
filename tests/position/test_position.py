"""A position: its rule set and form, its cards, its pile, and the defaults of all the rest."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest
from tests.position.positions import EXAMPLE, hands, read

from canasta.cards import KIND_OF_CARD, cards_text, pack
from canasta.position import read_position, write_position
from canasta.rules import get


def test_the_example_of_the_page() -> None:
    deal = read_position(EXAMPLE)
    assert deal.rules == get("clasica")
    assert (deal.scores, deal.turn, deal.phase) == ([1100, 0], 0, "draw")
    assert cards_text(deal.stock) == "Kd 5c 9h"
    assert cards_text(deal.pile) == "9h 5s Kh"
    assert cards_text(deal.hands[0]) == "Ah Ac 2d 5c"
    assert [cards_text(meld.cards) for meld in deal.sides[0].melds] == ["Kd Kd Kc 2h"]
    assert cards_text(deal.sides[0].red_threes) == "3h"
    assert deal.legal().texts() == ["draw", "take"]
    assert write_position(read_position(EXAMPLE.encode())) == write_position(read_position(tomllib.loads(EXAMPLE)))


def test_everything_but_the_rule_set_has_a_default() -> None:
    deal = read_position('rules = "clasica"')
    assert (deal.scores, deal.turn, deal.phase, deal.pile) == ([0, 0], 0, "draw", [])
    assert deal.hands == [[], [], [], []]
    assert Counter(deal.stock) == Counter(pack(2)), "all cards that are not accounted for"
    assert [bool(side.opened) for side in deal.core.sides] == [False, False]
    assert (int(deal.core.first_turns), deal.moda) == (0, None)


@pytest.mark.rule("RE-1.1", "RE-1.2", "RE-1.3", "RE-1.4", "RE-1.5")
@pytest.mark.parametrize(
    ("seats", "sides", "form"),
    [
        (2, 2, "2"),
        (3, 3, "3"),
        (4, 2, "4"),
        (6, 2, "6-teams"),
        (6, 3, "6-pairs"),
        (0, 0, "4"),
        (3, 0, "3"),
        (0, 2, "4"),
        (1, 0, "4"),
        (6, 0, "6-teams"),
    ],
)
def test_seats_and_sides_pick_the_form(seats: int, sides: int, form: str) -> None:
    deal = read("reglamento", seat=[{}] * seats, side=[{}] * sides)
    assert deal.rules == get("reglamento", form)
    written = write_position(deal)
    assert (written["rules"], len(written["seat"]), len(written["side"])) == (
        "reglamento",
        deal.rules.seats,
        deal.rules.sides,
    )


def test_a_form_that_is_named_needs_no_counting() -> None:
    assert read("reglamento/6-pairs", seat=[{}]).rules.name == "reglamento/6-pairs"
    assert read("salón").rules.id == "salon"


def test_a_table_changes_switches() -> None:
    deal = read(house={"hand_size": 13, "opening": "0:60"})
    assert (deal.rules.hand_size, deal.rules.opening_minimum(0)) == (13, 60)
    assert write_position(deal)["house"] == {"hand_size": 13, "opening": "60"}


def test_a_table_may_have_other_seats_than_the_book() -> None:
    deal = read(house={"seats": 2, "leave": "none"}, seat=hands("K", "Q"))
    written = write_position(deal)
    assert (written["rules"], len(written["seat"]), deal.rules.seats) == ("clasica", 2, 2)
    assert read_position(written).rules == deal.rules


@pytest.mark.rule("TB-2.7", "TB-8.4")
def test_the_side_that_cut_exactly() -> None:
    deal = read("tres-barajas", exact_cut=1, moda="J", phase="play", seat=hands("4 5", "A"))
    written = write_position(deal)
    assert (written["exact_cut"], written["moda"]) == (1, "J")
    assert (int(read_position(written).core.exact_cut), read_position(written).moda) == (1, 7)


@pytest.mark.parametrize("cards", ["Ks 10h x 3B 2", ["K", "T", "X", "3c", "2d"]])
def test_cards_are_read_generously(cards: Any) -> None:
    deal = read(seat=[{"hand": cards}])
    assert sorted(KIND_OF_CARD[card] for card in deal.hands[0]) == [6, 9, 11, 12, 13]


def test_a_rank_alone_gets_a_suit_that_nobody_named() -> None:
    deal = read(seat=hands("K K Ks Kh Kd"))
    assert cards_text(deal.hands[0]) == "Kc Kc Ks Kh Kd"
    assert write_position(deal)["seat"][0]["hand"] == "K K Ks Kh Kd"


@pytest.mark.rule("CL-3.3", "SA-4.5", "TB-4.6")
@pytest.mark.parametrize(
    ("rules", "pile", "keys", "frozen"),
    [
        ("clasica", "9 8 K", {}, False),
        ("clasica", "9 2 K", {}, True),
        ("clasica", "X K", {}, True),
        ("clasica", "3r K", {}, True),
        ("clasica", "3b K", {}, False),
        ("clasica", "9 8 K", {"frozen": True}, True),
        ("clasica", "9 2 K", {"frozen": False}, False),
        ("tres-barajas", "3r K", {}, False),
        ("tres-barajas", "9 2 8 K", {"face_down": 3}, False),
        ("tres-barajas", "9 2 8 K", {"face_down": 1}, True),
        ("salon", "9", {"house": {"red_three_freezes": False}}, False),
    ],
)
def test_what_freezes_the_pile(rules: str, pile: str, keys: dict[str, Any], frozen: bool) -> None:
    deal = read(rules, pile=pile, **keys)
    assert bool(deal.core.frozen) is frozen
    assert write_position(deal).get("frozen", False) is frozen
    assert bool(read_position(write_position(deal)).core.frozen) is frozen
