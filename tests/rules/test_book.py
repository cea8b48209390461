"""The numbers and choices of the book, typed from it by hand, against the rules as they are resolved."""

from __future__ import annotations

from typing import Any

import pytest

from canasta.rules import games, get
from canasta.rules.build import THE_BOOK
from canasta.rules.rulebook import rule
from canasta.rules.switches import SWITCHES

BELOW = -100_000  # the first line of an opening table holds for every lower score
TWO_PACK_MINIMA = ((BELOW, 15), (0, 50), (1500, 90), (3000, 120))
TWO_PACK_VALUES = {
    "value_four_to_seven": 5,
    "value_eight_to_king": 10,
    "value_ace": 20,
    "value_two": 20,
    "value_joker": 50,
    "value_black_three": 5,
}
RANKS = {  # whose canastas no book rewards otherwise than others
    "canasta_sevens": 0,
}
CANASTAS = {"canasta_clean": 500, "canasta_dirty": 300, "aces_clean": 500, "aces_dirty": 300, "going_out": 100, **RANKS}

CLASICA: list[tuple[str, dict[str, Any]]] = [
    ("CL-1.1", {"packs": 2, "seats": 4, "sides": 2, "seating": "given"}),
    ("CL-1.2", {"hand_size": 11, "clockwise": True}),
    ("CL-1.3", {"initial_pile": 1, "upcard_black_three": True, "red_three_freezes": True}),
    ("CL-1.4", {"red_threes_dealt": "on_first_turn", "value_red_three_in_hand": 5, "red_threes_unshown_count": False}),
    ("CL-1.5", TWO_PACK_VALUES),
    ("CL-2.1", {"min_naturals": 2, "max_wilds": 3, "more_naturals": True, "wild_melds": "none"}),
    ("CL-2.2", {"separate_melds": False}),
    ("CL-2.3", {"black_threes_last": True}),
    ("CL-2.4", {"closed_canastas": False}),
    ("CL-3.1", {"draw": 1}),
    ("CL-3.2", {"pile_with_wild": True, "pile_lay_off": True}),
    ("CL-3.3", {"pile_frozen_naturals": 2}),
    ("CL-3.5", {"pile_unopened": "top_counts"}),
    ("CL-3.6", {"last_red_three": "play_on"}),
    ("CL-4.1", {"opening": TWO_PACK_MINIMA}),
    ("CL-5.1", {"go_out_needs": "canastas", "canastas_to_go_out": 1, "final_discard": False}),
    ("CL-5.2", {"concealed": "every_meld_alone", "opening_waiver": "none"}),
    ("CL-5.3", {"leave": "optional_before_melding"}),
    ("CL-5.4", {"stock_end": "turn_ends"}),
    ("CL-6.1", {**CANASTAS, "concealed_awards": (100, 100, 100, 100), "hands_count_if_nobody_out": True}),
    ("CL-6.1", {"laid_against_without_canasta": False}),
    ("CL-6.2", {"red_threes": (100, 200, 300, 800), "red_threes_need": "meld"}),
    ("CL-6.2", {"red_threes_against_if_nobody_out": True, "red_threes_against_limit": 0}),
    ("CL-6.3", {"target": 5000, "deals": 0, "target_enough": True, "tie": "play_on"}),
]

INTERNACIONAL: list[tuple[str, dict[str, Any]]] = [
    ("IN-1", {"min_naturals": 2, "max_wilds": 3, "more_naturals": False}),
    ("IN-2", {"red_threes_dealt": "at_once"}),
    ("IN-3", {"one_card_hand": "not_one_card_pile"}),
    ("IN-4", {"opening_waiver": "whole_hand_from_stock"}),
    ("IN-5", {"stock_end": "take_on", "must_take": "fits_meld", "last_red_three": "no_play"}),
]

SALON: list[tuple[str, dict[str, Any]]] = [
    ("SA-1.1", {"packs": 2}),
    ("SA-1.2", TWO_PACK_VALUES),
    ("SA-2.1", {"seats": 4, "sides": 2, "seating": "partners"}),
    ("SA-2.2", {"hand_size": 11, "clockwise": False, "cut": "plain"}),
    ("SA-2.3", {"initial_pile": 1, "upcard_black_three": False, "red_three_freezes": True}),
    ("SA-2.4", {"red_threes_dealt": "replaced_on_first_turn"}),
    ("SA-3.1", {"min_naturals": 2, "max_wilds": 3, "more_naturals": False, "wild_melds": "none"}),
    ("SA-3.2", {"closed_canastas": False, "separate_melds": False}),
    ("SA-3.4", {"black_threes_last": False}),
    ("SA-4.1", {"draw": 1}),
    ("SA-4.2", {"pile_unopened": "top_counts"}),
    ("SA-4.4", {"pile_with_wild": True, "pile_lay_off": True}),
    ("SA-4.5", {"pile_frozen_naturals": 2}),
    ("SA-4.6", {"one_card_hand": "not_while_stock", "pumba": True}),
    ("SA-4.8", {"pile_seen": "nothing"}),
    ("SA-5.1", {"opening": TWO_PACK_MINIMA}),
    ("SA-5.2", {"opening_waiver": "whole_hand"}),
    ("SA-5.3", {"go_out_needs": "canastas", "canastas_to_go_out": 1, "final_discard": False}),
    ("SA-5.4", {"leave": "optional"}),
    ("SA-5.5", {"stock_end": "take_on", "must_take": "fits_meld_frozen_too"}),
    ("SA-5.6", {"last_red_three": "no_discard"}),
    ("SA-6.1", {**CANASTAS, "canasta_awards": ((5, 500), (7, 2000)), "canasta_awards_add": True}),
    ("SA-6.1", {"black_threes_out": 500, "black_threes_number": 4, "black_threes_flat": False}),
    ("SA-6.2", {"red_threes": (100, 200, 300, 800), "red_threes_need": "canasta"}),
    ("SA-6.2", {"red_threes_against_if_nobody_out": True, "red_threes_against_limit": 0}),
    ("SA-6.3", {"first_turn_undrawn": False}),
    ("SA-6.3", {"concealed": "canasta_alone", "concealed_awards": (1000, 500, 500, 200)}),
    ("SA-6.4", {"hands_count_if_nobody_out": True, "laid_against_without_canasta": False}),
    ("SA-6.5", {"target": 5000, "deals": 0, "target_enough": True, "tie": "play_on"}),
    ("SA-7.1", {"black_threes_held": 500, "black_threes_held_if_nobody_out": True}),
    ("SA-7.2", {"value_red_three_in_hand": 500}),
]

REGLAMENTO: list[tuple[str, dict[str, Any]]] = [
    ("RE-1.6", {"clockwise": False, "cut": "plain", "initial_pile": 1}),
    ("RE-1.7", {"upcard_black_three": True, "red_three_freezes": True}),
    ("RE-1.8", {"red_threes_dealt": "replaced_on_first_turn"}),
    ("RE-1.10", TWO_PACK_VALUES),
    ("RE-2.3", {"min_naturals": 2, "max_wilds": 3, "more_naturals": False, "closed_canastas": False}),
    ("RE-2.3", {"separate_melds": False}),
    ("RE-2.4", {"wild_melds": "allowed", "wild_canasta_counts": True}),
    ("RE-2.5", {"swap_wilds": True}),
    ("RE-2.7", {"pile_unopened": "top_counts", "pile_with_wild": True, "pile_lay_off": True}),
    ("RE-2.7", {"pile_frozen_naturals": 2}),
    ("RE-2.8", {"black_threes_last": False}),
    ("RE-2.10", {"opening": TWO_PACK_MINIMA, "opening_waiver": "whole_hand"}),
    ("RE-3.1", {"go_out_needs": "canastas"}),
    ("RE-3.2", {"final_discard": False}),
    ("RE-3.3", {"one_card_hand": "not_while_stock", "pumba": True, "lone_discard": False}),
    ("RE-3.7", {"stock_end": "take_on", "must_take": "whenever_possible", "last_red_three": "no_discard"}),
    ("RE-3.7", {"hands_count_if_nobody_out": True}),
    ("RE-4.1", {"laid_against_without_canasta": False}),
    ("RE-4.2", {**CANASTAS, "wilds_mixed": 2000, "wilds_twos": 2000, "wilds_jokers": 2000}),
    ("RE-4.2", {"canasta_awards": ((5, 500), (7, 2000)), "black_threes_out": 500, "black_threes_flat": True}),
    ("RE-4.3", {"canasta_awards_add": True}),
    ("RE-4.4", {"concealed": "canasta_alone", "concealed_awards": (1000, 500, 500, 200)}),
    ("RE-4.4", {"first_turn_undrawn": False}),
    ("RE-4.5", {"red_threes_need": "meld", "red_threes_against_if_nobody_out": True, "red_threes_against_limit": 0}),
    ("RE-4.6", {"target": 5000, "deals": 0, "target_enough": False, "tie": "draw"}),
    ("RE-5.1", {"black_threes_held": 500, "black_threes_held_if_nobody_out": True}),
    ("RE-5.2", {"value_red_three_in_hand": 500}),
]

FOUR_RED_THREES = ("RE-4.2", {"red_threes": (100, 200, 300, 800), "black_threes_number": 4})
REGLAMENTO_2: list[tuple[str, dict[str, Any]]] = [
    ("RE-1.1", {"packs": 2}),
    ("RE-1.2", {"seats": 2, "sides": 2, "hand_size": 15, "draw": 2, "canastas_to_go_out": 2, "leave": "none"}),
    ("RE-1.2", {"seating": "lowest_deals"}),
    FOUR_RED_THREES,
]
REGLAMENTO_3: list[tuple[str, dict[str, Any]]] = [
    ("RE-1.1", {"packs": 2}),
    ("RE-1.3", {"seats": 3, "sides": 3, "hand_size": 13, "draw": 2, "canastas_to_go_out": 1, "leave": "none"}),
    ("RE-1.3", {"seating": "lowest_deals"}),
    FOUR_RED_THREES,
]
REGLAMENTO_4: list[tuple[str, dict[str, Any]]] = [
    ("RE-1.1", {"packs": 2, "seats": 4, "sides": 2, "hand_size": 11, "draw": 1}),
    ("RE-1.6", {"seating": "partners"}),
    ("RE-3.1", {"canastas_to_go_out": 1}),
    ("RE-3.4", {"leave": "optional"}),
    FOUR_RED_THREES,
]
REGLAMENTO_6_TEAMS: list[tuple[str, dict[str, Any]]] = [
    ("RE-1.1", {"packs": 2}),
    ("RE-1.4", {"seats": 6, "sides": 2, "hand_size": 11, "draw": 1, "seating": "teams", "leave": "optional"}),
    ("RE-3.1", {"canastas_to_go_out": 1}),
    FOUR_RED_THREES,
]
REGLAMENTO_6_PAIRS: list[tuple[str, dict[str, Any]]] = [
    ("RE-1.5", {"seats": 6, "sides": 3, "packs": 3, "hand_size": 13, "draw": 1, "seating": "pairs"}),
    ("RE-1.5", {"canastas_to_go_out": 1, "red_threes": (100, 200, 300, 800, 1000, 1200), "black_threes_number": 4}),
    ("RE-3.4", {"leave": "optional"}),
]

TB_MINIMA = ((BELOW, 50), (0, 90), (3000, 120), (6000, 150), (9000, 180), (12000, 200))
TRES_BARAJAS: list[tuple[str, dict[str, Any]]] = [
    ("TB-1.1", {"packs": 3}),
    ("TB-1.2", {"seats": 4, "sides": 2}),
    ("TB-1.3", {"target": 15000, "deals": 0, "target_enough": True, "tie": "play_on"}),
    ("TB-1.5", {**TWO_PACK_VALUES, "value_black_three": 0}),
    ("TB-2.1", {"seating": "partners_mano_chooses"}),
    ("TB-2.2", {"hand_size": 15, "clockwise": True}),
    ("TB-2.3", {"cut": "moda"}),
    ("TB-2.5", {"late_plug": False}),
    ("TB-2.7", {"exact_cut": 300, "aimed_cut": True, "exact_cut_red_threes": True}),
    ("TB-2.9", {"initial_pile": 7}),
    ("TB-2.10", {"upcard_black_three": False, "red_three_freezes": False}),
    ("TB-2.12", {"red_threes_dealt": "at_once"}),
    ("TB-3.1", {"draw": 2, "wild_melds_first": True}),
    ("TB-3.2", {"value_red_three_in_hand": 0}),
    ("TB-3.3", {"min_naturals": 2, "max_wilds": 3, "more_naturals": True, "closed_canastas": True}),
    ("TB-3.4", {"swap_wilds": False}),
    ("TB-3.6", {"wild_melds": "before_frozen_pile"}),
    ("TB-3.7", {"separate_melds": True}),
    ("TB-3.10", {"black_threes_last": False}),
    ("TB-4.1", {"pile_with_wild": False, "pile_lay_off": False}),
    ("TB-4.2", {"pile_frozen_naturals": 3, "frozen_lay_off": True}),
    ("TB-4.3", {"pile_unopened": "open_first"}),
    ("TB-4.4", {"frozen_pair_again": False}),
    ("TB-4.6", {"pile_seen": "face_up"}),
    ("TB-5.1", {"opening": TB_MINIMA}),
    ("TB-6.1", {"go_out_needs": "clean_and_dirty", "canastas_to_go_out": 1, "wild_canasta_counts": True}),
    ("TB-6.2", {"final_discard": True}),
    ("TB-6.3", {"leave": "compulsory"}),
    ("TB-7.1", {"stock_end": "last_take", "last_taker_discards": True}),
    ("TB-7.2", {"last_red_three": "play_on"}),
    ("TB-7.4", {"hands_count_if_nobody_out": False}),
    ("TB-8.1", {"canasta_dirty": 300, "canasta_clean": 500, "aces_dirty": 500, "aces_clean": 1000, **RANKS}),
    ("TB-8.1", {"wilds_mixed": 2000, "wilds_twos": 4000, "wilds_jokers": 8000}),
    ("TB-8.2", {"red_threes": (100, 300, 500, 800, 1000, 1200), "red_threes_need": "canasta"}),
    ("TB-8.2", {"red_threes_against_if_nobody_out": True, "red_threes_against_limit": 0}),
    ("TB-8.3", {"canasta_awards": ((5, 1000), (10, 3000)), "canasta_awards_add": True}),
    ("TB-8.4", {"going_out": 200}),
    ("TB-8.5", {"black_threes_out": 800, "black_threes_held": 800, "black_threes_number": 6}),
    ("TB-8.5", {"black_threes_flat": False, "black_threes_held_if_nobody_out": False}),
    ("TB-8.6", {"moda_doubles": True}),
    ("TB-8.7", {"repeats_multiply": True, "third_alone": False, "wild_canasta_repeats": False}),
    ("TB-8.8", {"multiples_add": False}),
    ("TB-8.9", {"clean_game": True, "clean_game_cards": True, "discarded_wild_soils": False}),
    ("TB-8.11", {"laid_against_without_canasta": False}),
]

FACTS = {
    "clasica": CLASICA,
    "internacional": INTERNACIONAL,
    "salon": SALON,
    "reglamento/2": REGLAMENTO + REGLAMENTO_2,
    "reglamento/3": REGLAMENTO + REGLAMENTO_3,
    "reglamento/4": REGLAMENTO + REGLAMENTO_4,
    "reglamento/6-teams": REGLAMENTO + REGLAMENTO_6_TEAMS,
    "reglamento/6-pairs": REGLAMENTO + REGLAMENTO_6_PAIRS,
    "tres-barajas": TRES_BARAJAS,
}


def proves(rule_id: str, facts: dict[str, Any]) -> list[pytest.MarkDecorator]:
    """A number of the deal or the score is a proof of its rule; a choice is one only once it is played."""
    number = any(isinstance(value, int | tuple) and not isinstance(value, bool) for value in facts.values())
    return [pytest.mark.rule(rule_id)] if number and rule(rule_id).tag in ("deal", "score", "match") else []


@pytest.mark.parametrize(
    ("name", "rule_id", "facts"),
    [
        pytest.param(name, rule_id, facts, marks=proves(rule_id, facts), id=f"{name} {rule_id} {next(iter(facts))}")
        for name, entries in FACTS.items()
        for rule_id, facts in entries
    ],
)
def test_the_rules_hold_what_the_book_says(name: str, rule_id: str, facts: dict[str, Any]) -> None:
    rules = get(name)
    assert {field: getattr(rules, field) for field in facts} == facts
    assert {field: THE_BOOK.rule(rules, field) for field in facts} == dict.fromkeys(facts, rule_id)


@pytest.mark.parametrize("name", FACTS)
def test_every_switch_of_which_the_book_speaks_has_been_checked(name: str) -> None:
    rules = get(name)
    typed = {field for _, facts in FACTS[name] for field in facts}
    inherited = {
        field for _, facts in {"internacional": CLASICA, "reglamento": SALON}.get(rules.id, []) for field in facts
    }
    assert {field for field in SWITCHES if THE_BOOK.rule(rules, field)} == typed | inherited


def test_all_rule_sets_and_forms_are_here() -> None:
    assert set(FACTS) == {rules.name for rules in games()}


# Where the book of a set is silent, an award must be nothing and a restriction must be off.
SILENT: dict[str, dict[str, Any]] = {
    "clasica": {"pumba": False, "swap_wilds": False, "canasta_awards": (), "must_take": "never", "cut": "none"},
    "tres-barajas": {"pumba": False, "concealed": "none", "concealed_awards": (0, 0, 0, 0), "one_card_hand": "any"},
    "salon": {"swap_wilds": False, "wilds_mixed": 0, "wilds_twos": 0, "wilds_jokers": 0},
    "reglamento": {},
}
NOWHERE_BUT_IN_THREE_PACKS = {"moda_doubles": False, "repeats_multiply": False, "clean_game": False, "exact_cut": 0}


@pytest.mark.parametrize("name", SILENT)
def test_where_the_book_is_silent_nothing_happens(name: str) -> None:
    rules = get(name)
    silent = SILENT[name] if name == "tres-barajas" else SILENT[name] | NOWHERE_BUT_IN_THREE_PACKS
    assert {field: getattr(rules, field) for field in silent} == silent
    assert {THE_BOOK.rule(rules, field) for field in silent} <= {None}


TWO_PACKS = {-3000: 15, -5: 15, 0: 50, 5: 50, 1495: 50, 1500: 90, 2995: 90, 3000: 120, 4995: 120, 9000: 120}
THREE_PACKS = {-3000: 50, -5: 50, 0: 90, 2995: 90, 3000: 120, 5995: 120, 6000: 150, 8995: 150, 9000: 180, 11995: 180}


@pytest.mark.rule("CL-4.1", "SA-5.1", "RE-2.10", "TB-5.1")
@pytest.mark.parametrize("name", FACTS)
def test_minimum_to_open_by_score(name: str) -> None:
    wanted = THREE_PACKS | {12000: 200, 14995: 200} if name == "tres-barajas" else TWO_PACKS
    assert {score: get(name).opening_minimum(score) for score in wanted} == wanted


@pytest.mark.rule("RE-1.1", "RE-1.2", "RE-1.3", "RE-1.4", "RE-1.5")
@pytest.mark.parametrize(
    ("seats", "sides", "form", "partners"),
    [(2, 2, "2", False), (3, 3, "3", False), (4, 2, "4", True), (6, 2, "6-teams", True), (6, 3, "6-pairs", True)],
)
def test_seats_and_sides_pick_the_form(seats: int, sides: int, form: str, partners: bool) -> None:
    rules = get("reglamento", seats=seats, sides=sides)
    assert rules.form == form
    assert rules.partners == partners
    assert rules is get("reglamento", form) is get(f"reglamento/{form}")
