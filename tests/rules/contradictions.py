"""Switches that contradict each other or have no effect as things are, by the code of the refusal."""

from __future__ import annotations

from tests.rules.refused import Case, change, house, own, set_

from canasta.rules import get
from canasta.rules.house import with_house

CONTRADICTIONS: dict[str, list[Case]] = {
    "seats-and-sides": [
        change(house("clasica", seats=5), "5 players do not make 2 sides"),
        change(house("clasica", sides=3), "3 sides of equal size"),
        set_(own(seats=5), "mia: 5 players"),
    ],
    "seating": [
        change(house("salon", seats=6), "6 players on 2 sides"),
        change(house("clasica", seating="lowest_deals"), "seating = lowest_deals"),
        change(lambda: with_house(get("reglamento", "2"), {"seating": "lowest_deals_left"}), "2 players"),
        change(house("clasica", seating="pairs"), "4 players on 2 sides"),
    ],
    "leave-without-partners": [
        change(house("clasica", seats=2), "not optional_before_melding"),
        change(lambda: with_house(get("reglamento", "3"), {"leave": "optional"}), "no partner to ask"),
    ],
    "too-many-cards": [
        change(house("clasica", hand_size=25), "101 are dealt"),
        change(house("clasica", packs=1, red_threes="100 300"), "there are only 54"),
    ],
    "red-threes-length": [
        change(house("clasica", packs=3), "4 amounts, but the packs have 6"),
        change(house("clasica", red_threes="100 200 300"), "3 amounts"),
    ],
    "too-many-black-threes": [
        change(house("salon", black_threes_number=5), "there are only 4"),
        change(house("tres-barajas", packs=2, red_threes="100 300 500 800"), "there are only 4"),
    ],
    "moda-without-cut": [
        change(house("clasica", moda_doubles=True), "not none"),
        change(house("tres-barajas", cut="plain"), "not plain"),
    ],
    "exact-cut-without-cut": [change(house("clasica", exact_cut=300), "300 points for the exact cut")],
    "separate-melds-grow": [
        change(house("clasica", separate_melds=True), "closed_canastas must be true"),
        set_(own(separate_melds=True), "mia: Several melds"),
    ],
    "separate-melds": [
        change(house("salon", separate_melds=True, closed_canastas=True), "pile_lay_off = false"),
        change(house("tres-barajas", pile_with_wild=True), "pile_with_wild = false"),
        change(house("tres-barajas", pile_unopened="top_counts"), "pile_unopened = open_first"),
    ],
    "wild-melds-need": [
        change(house("salon", wild_melds="before_frozen_pile"), "need separate_melds = true"),
        change(house("tres-barajas", wild_melds="allowed"), "need separate_melds = false"),
    ],
    "swap-wilds": [
        change(house("tres-barajas", swap_wilds=True), "closed_canastas = false"),
        change(house("reglamento", max_wilds=2), "max_wilds = 3"),
        change(house("reglamento", min_naturals=3), "min_naturals = 2"),
        change(house("reglamento", go_out_needs="clean_and_dirty"), "go_out_needs = canastas"),
    ],
    "too-many-wilds": [
        change(house("reglamento/6-pairs", swap_wilds=False, max_wilds=4), "At most 3 wild cards"),
    ],
    "repeats-without-separate-melds": [
        change(house("clasica", repeats_multiply=True), "needs separate_melds = true"),
        change(house("tres-barajas", separate_melds=False), "repeats_multiply needs"),
    ],
    "pile-with-wild-without-wilds": [change(house("clasica", max_wilds=0), "pile_with_wild must be")],
    "wild-canastas-without-wild-melds": [
        change(house("clasica", wilds_mixed=1000), "wilds_mixed = 1000 rewards"),
        change(house("clasica", wilds_twos=3000), "wilds_twos = 3000 rewards"),
        change(house("reglamento", wild_melds="none"), "wild_melds = none"),
    ],
    "concealed-awards-without-concealed": [
        change(house("tres-barajas", concealed_awards="100 100 100 100"), "it must be 0 0 0 0"),
        change(house("salon", concealed="none"), "1000 500 500 200"),
    ],
    "canastas-and-clean-and-dirty": [
        change(house("tres-barajas", canastas_to_go_out=3), "canastas_to_go_out = 3"),
        change(
            lambda: with_house(get("reglamento", "2"), {"go_out_needs": "clean_and_dirty", "swap_wilds": False}),
            "= 2 does not",
        ),
    ],
    "pumba-without-limit": [
        change(house("clasica", pumba="yes"), "one_card_hand must not be any"),
    ],
    "last-take-draw": [
        change(house("clasica", stock_end="last_take"), "draw must be 2, not 1"),
        change(house("tres-barajas", draw=3), "draw must be 2, not 3"),
    ],
    "must-take-without-take-on": [
        change(house("clasica", must_take="fits_meld"), "stock_end must be take_on, not turn_ends"),
        change(house("salon", stock_end="turn_ends"), "not turn_ends"),
    ],
    "last-red-three-without-take-on": [
        change(house("clasica", last_red_three="no_play"), "last_red_three = no_play"),
    ],
    "without-effect": [
        change(house("clasica", wild_melds_first=True), "wild_melds = before_frozen_pile"),
        change(house("clasica", late_plug=False), "does not name the moda"),
        change(house("clasica", wild_canasta_counts=False), "(wild_melds)"),
        change(house("clasica", frozen_lay_off=False), "(separate_melds)"),
        change(house("clasica", closed_canastas=True, max_wilds=6), "has no room for that many wild cards"),
        change(house("clasica", canasta_awards="5:500", canasta_awards_add=False), "(canasta_awards)"),
        change(house("clasica", black_threes_number=3), "neither an award nor"),
        change(house("tres-barajas", black_threes_flat=True), "the cards are worth nothing"),
        change(house("clasica", black_threes_held_if_nobody_out=False), "(black_threes_held)"),
        change(house("clasica", last_taker_discards=True), "(stock_end = last_take)"),
        change(house("clasica", frozen_pair_again=True), "(pile_frozen_naturals)"),
        change(house("clasica", third_alone=True), "(repeats_multiply)"),
        change(house("clasica", wild_canasta_repeats=True), "those of wild cards earn nothing"),
        change(house("clasica", multiples_add=True), "it takes a canasta de moda"),
        change(house("clasica", clean_game_cards=False), "a clean game doubles nothing"),
        change(house("clasica", discarded_wild_soils=True), "(clean_game, final_discard)"),
        change(house("clasica", exact_cut_red_threes=False), "the exact cut earns nothing"),
        change(house("clasica", first_turn_undrawn=True), "the same on the first turn as later"),
        change(house("clasica", red_threes_against_limit=900), "never cost that much"),
        change(house("salon", red_threes_unshown_count=True), "(red_threes_dealt)"),
    ],
}
