"""Switches that contradict each other or have no effect as things are, by the code of the refusal."""

from __future__ import annotations

from tests.rules.refused import Case, change, house, own, set_

from canasta.rules import get
from canasta.rules.house import with_house

CONTRADICTIONS: dict[str, list[Case]] = {
    "seats-and-sides": [
        change(house("clasica", seats=5), "5 jugadores", "5 players do not make 2 sides"),
        change(house("clasica", sides=3), "3 bandos", "3 sides of equal size"),
        set_(own(seats=5), "mia: 5 jugadores", "mia: 5 players"),
    ],
    "seating": [
        change(house("salon", seats=6), "seating = partners", "6 players on 2 sides"),
        change(house("clasica", seating="lowest_deals"), "seating = lowest_deals", "seating = lowest_deals"),
        change(
            lambda: with_house(get("reglamento", "2"), {"seating": "lowest_deals_left"}), "2 jugadores", "2 players"
        ),
        change(house("clasica", seating="pairs"), "seating = pairs", "4 players on 2 sides"),
    ],
    "leave-without-partners": [
        change(house("clasica", seats=2), "no optional_before_melding", "not optional_before_melding"),
        change(lambda: with_house(get("reglamento", "3"), {"leave": "optional"}), "leave", "no partner to ask"),
    ],
    "too-many-cards": [
        change(house("clasica", hand_size=25), "se reparten 101", "101 are dealt"),
        change(house("clasica", packs=1, red_threes="100 300"), "solo hay 54", "there are only 54"),
    ],
    "red-threes-length": [
        change(house("clasica", packs=3), "4 cantidades, pero en las barajas hay 6", "4 amounts, but the packs have 6"),
        change(house("clasica", red_threes="100 200 300"), "3 cantidades", "3 amounts"),
    ],
    "too-many-black-threes": [
        change(house("salon", black_threes_number=5), "solo hay 4", "there are only 4"),
        change(house("tres-barajas", packs=2, red_threes="100 300 500 800"), "solo hay 4", "there are only 4"),
    ],
    "moda-without-cut": [
        change(house("clasica", moda_doubles=True), "no none", "not none"),
        change(house("tres-barajas", cut="plain"), "no plain", "not plain"),
    ],
    "exact-cut-without-cut": [change(house("clasica", exact_cut=300), "300 puntos", "300 points for the exact cut")],
    "separate-melds-grow": [
        change(
            house("clasica", separate_melds=True), "closed_canastas tiene que ser true", "closed_canastas must be true"
        ),
        set_(own(separate_melds=True), "mia: Varias combinaciones", "mia: Several melds"),
    ],
    "separate-melds": [
        change(
            house("salon", separate_melds=True, closed_canastas=True), "pile_lay_off = false", "pile_lay_off = false"
        ),
        change(house("tres-barajas", pile_with_wild=True), "pile_with_wild = false", "pile_with_wild = false"),
        change(
            house("tres-barajas", pile_unopened="top_counts"),
            "pile_unopened = open_first",
            "pile_unopened = open_first",
        ),
    ],
    "wild-melds-need": [
        change(
            house("salon", wild_melds="before_frozen_pile"), "piden separate_melds = true", "need separate_melds = true"
        ),
        change(
            house("tres-barajas", wild_melds="allowed"), "piden separate_melds = false", "need separate_melds = false"
        ),
    ],
    "swap-wilds": [
        change(house("tres-barajas", swap_wilds=True), "closed_canastas = false", "closed_canastas = false"),
        change(house("reglamento", max_wilds=2), "max_wilds = 3", "max_wilds = 3"),
        change(house("reglamento", min_naturals=3), "min_naturals = 2", "min_naturals = 2"),
        change(
            house("reglamento", go_out_needs="clean_and_dirty"), "go_out_needs = canastas", "go_out_needs = canastas"
        ),
    ],
    "too-many-wilds": [
        change(
            house("reglamento/6-pairs", swap_wilds=False, max_wilds=4), "como mucho 3 comodines", "At most 3 wild cards"
        ),
    ],
    "repeats-without-separate-melds": [
        change(house("clasica", repeats_multiply=True), "separate_melds = true", "needs separate_melds = true"),
        change(house("tres-barajas", separate_melds=False), "repeats_multiply pide", "repeats_multiply needs"),
    ],
    "pile-with-wild-without-wilds": [change(house("clasica", max_wilds=0), "pile_with_wild", "pile_with_wild must be")],
    "wild-canastas-without-wild-melds": [
        change(house("clasica", wilds_mixed=1000), "wilds_mixed = 1000 premia", "wilds_mixed = 1000 rewards"),
        change(house("clasica", wilds_twos=3000), "wilds_twos = 3000 premia", "wilds_twos = 3000 rewards"),
        change(house("reglamento", wild_melds="none"), "wilds_mixed = 2000 premia", "wild_melds = none"),
    ],
    "concealed-awards-without-concealed": [
        change(house("tres-barajas", concealed_awards="100 100 100 100"), "100 100 100 100", "it must be 0 0 0 0"),
        change(house("salon", concealed="none"), "1000 500 500 200", "1000 500 500 200"),
    ],
    "canastas-and-clean-and-dirty": [
        change(house("tres-barajas", canastas_to_go_out=3), "canastas_to_go_out = 3", "canastas_to_go_out = 3"),
        change(
            lambda: with_house(get("reglamento", "2"), {"go_out_needs": "clean_and_dirty", "swap_wilds": False}),
            "= 2 no casa",
            "= 2 does not",
        ),
    ],
    "pumba-without-limit": [
        change(house("clasica", pumba="yes"), "one_card_hand no puede ser any", "one_card_hand must not be any"),
    ],
    "last-take-draw": [
        change(house("clasica", stock_end="last_take"), "no 1", "draw must be 2, not 1"),
        change(house("tres-barajas", draw=3), "no 3", "draw must be 2, not 3"),
    ],
    "must-take-without-take-on": [
        change(
            house("clasica", must_take="fits_meld"), "must_take = fits_meld", "stock_end must be take_on, not turn_ends"
        ),
        change(house("salon", stock_end="turn_ends"), "no turn_ends", "not turn_ends"),
    ],
    "last-red-three-without-take-on": [
        change(house("clasica", last_red_three="no_play"), "last_red_three = no_play", "last_red_three = no_play"),
    ],
    "without-effect": [
        change(
            house("clasica", wild_melds_first=True),
            "wild_melds = before_frozen_pile",
            "wild_melds = before_frozen_pile",
        ),
        change(house("clasica", late_plug=False), "el corte no señala la moda", "does not name the moda"),
        change(house("clasica", wild_canasta_counts=False), "(wild_melds)", "(wild_melds)"),
        change(house("clasica", frozen_lay_off=False), "(separate_melds)", "(separate_melds)"),
        change(
            house("clasica", closed_canastas=True, max_wilds=6),
            "no caben tantos comodines",
            "has no room for that many wild cards",
        ),
        change(
            house("clasica", canasta_awards="5:500", canasta_awards_add=False), "(canasta_awards)", "(canasta_awards)"
        ),
        change(
            house("clasica", black_threes_number=3), "(black_threes_out, black_threes_held)", "neither an award nor"
        ),
        change(house("tres-barajas", black_threes_flat=True), "value_black_three", "the cards are worth nothing"),
        change(house("clasica", black_threes_held_if_nobody_out=False), "(black_threes_held)", "(black_threes_held)"),
        change(house("clasica", last_taker_discards=True), "última toma", "(stock_end = last_take)"),
        change(house("clasica", frozen_pair_again=True), "pide solo una pareja", "(pile_frozen_naturals)"),
        change(house("clasica", third_alone=True), "no se multiplican", "(repeats_multiply)"),
        change(house("clasica", wild_canasta_repeats=True), "no se multiplican", "those of wild cards earn nothing"),
        change(house("clasica", multiples_add=True), "(moda_doubles, repeats_multiply)", "it takes a canasta de moda"),
        change(house("clasica", clean_game_cards=False), "(clean_game)", "a clean game doubles nothing"),
        change(house("clasica", discarded_wild_soils=True), "no hay juego limpio", "(clean_game, final_discard)"),
        change(house("clasica", exact_cut_red_threes=False), "(exact_cut, cut = moda)", "the exact cut earns nothing"),
        change(house("clasica", first_turn_undrawn=True), "(concealed_awards)", "the same on the first turn as later"),
        change(house("clasica", red_threes_against_limit=900), "nunca cuestan tanto", "never cost that much"),
        change(house("salon", red_threes_unshown_count=True), "se muestran antes de jugar", "(red_threes_dealt)"),
    ],
}
