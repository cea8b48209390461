"""Checks of rules that do not fit together: contradictions, and switches without effect."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from canasta.cards import CANASTA, CARDS_PER_PACK
from canasta.rules.model import (
    ConcealedTerms,
    CutPurpose,
    GoOutNeeds,
    LastRedThree,
    Leave,
    MustTake,
    OneCardHand,
    PileUnopened,
    RedThreesDealt,
    Rules,
    Seating,
    StockEnd,
    WildMelds,
)

Finding = tuple[str, dict[str, int | str]]  # the code of a sentence and its data

# Twos, jokers and threes: the cards of a pack that could come onto the first pile before a natural shows.
NOT_NATURAL_PER_PACK: Final = 10
THREES_PER_PACK: Final = 2  # of each colour


def contradictions(rules: Rules) -> Iterator[Finding]:
    """The reasons why these rules cannot be played, or promise the impossible; none if they make sense."""
    for check in (_table, _deal, _melds, _awards, _end):
        yield from check(rules)


def _table(rules: Rules) -> Iterator[Finding]:
    if rules.seats % rules.sides:
        yield "seats-and-sides", {"seats": rules.seats, "sides": rules.sides}
        return
    seats, sides = rules.seats, rules.sides
    fits = {
        Seating.GIVEN: True,
        Seating.PARTNERS: (seats, sides) == (4, 2),
        Seating.PARTNERS_MANO_CHOOSES: (seats, sides) == (4, 2),
        Seating.LOWEST_DEALS: seats == sides,
        Seating.LOWEST_DEALS_LEFT: seats == sides == 3,
        Seating.TEAMS: (seats, sides) == (6, 2),
        Seating.PAIRS: (seats, sides) == (6, 3),
    }
    if not fits[rules.seating]:
        yield "seating", {"seating": rules.seating.value, "seats": seats, "sides": sides}
    if rules.leave is not Leave.NONE and not rules.partners:
        yield "leave-without-partners", {"leave": rules.leave.value}


def _deal(rules: Rules) -> Iterator[Finding]:
    needed = rules.seats * rules.hand_size + rules.initial_pile + NOT_NATURAL_PER_PACK * rules.packs + rules.draw
    if needed > CARDS_PER_PACK * rules.packs:
        dealt = rules.seats * rules.hand_size + rules.initial_pile
        yield "too-many-cards", {"dealt": dealt, "needed": needed, "cards": CARDS_PER_PACK * rules.packs}
    threes = THREES_PER_PACK * rules.packs
    if len(rules.red_threes) != threes:
        yield "red-threes-length", {"given": len(rules.red_threes), "threes": threes}
    if rules.black_threes_number > threes and (rules.black_threes_out or rules.black_threes_held):
        yield "too-many-black-threes", {"number": rules.black_threes_number, "threes": threes}
    if rules.cut is not CutPurpose.MODA and rules.moda_doubles:
        yield "moda-without-cut", {"cut": rules.cut.value}
    if rules.exact_cut and not rules.cut.from_lifted:
        yield "exact-cut-without-cut", {"cut": rules.cut.value, "points": rules.exact_cut}


MOST_IN_A_MELD: Final = 15  # cards of a meld that the engine can count


def _melds(rules: Rules) -> Iterator[Finding]:
    if rules.separate_melds and not rules.closed_canastas:
        yield "separate-melds-grow", {}
    if rules.separate_melds:
        yield from _apart(rules)
    if rules.swap_wilds:
        yield from _swaps(rules)
    naturals = 4 * rules.packs
    if naturals + rules.max_wilds > MOST_IN_A_MELD:
        yield "too-many-wilds", {"max_wilds": rules.max_wilds, "limit": MOST_IN_A_MELD - naturals}
    if rules.repeats_multiply and not rules.separate_melds:
        yield "repeats-without-separate-melds", {}
    if rules.pile_with_wild and not rules.max_wilds:
        yield "pile-with-wild-without-wilds", {}
    if rules.wild_melds is WildMelds.BEFORE_FROZEN_PILE and not rules.separate_melds:
        yield "wild-melds-need", {"name": "separate_melds", "value": "true", "wild_melds": rules.wild_melds.value}
    if rules.wild_melds is WildMelds.ALLOWED and rules.separate_melds:
        yield "wild-melds-need", {"name": "separate_melds", "value": "false", "wild_melds": rules.wild_melds.value}


def _apart(rules: Rules) -> Iterator[Finding]:
    """Separate melds are implemented only with the ways of taking the pile of the book that has them."""
    if rules.pile_lay_off:
        yield "separate-melds", {"name": "pile_lay_off", "value": "false"}
    elif rules.pile_with_wild:
        yield "separate-melds", {"name": "pile_with_wild", "value": "false"}
    elif rules.pile_unopened is not PileUnopened.OPEN_FIRST:
        yield "separate-melds", {"name": "pile_unopened", "value": PileUnopened.OPEN_FIRST.value}


def _swaps(rules: Rules) -> Iterator[Finding]:
    """Swaps are implemented only for the melds of their book: one a rank, growing, with up to three wilds."""
    if rules.closed_canastas:
        yield "swap-wilds", {"name": "closed_canastas", "value": "false"}
    elif rules.go_out_needs is not GoOutNeeds.CANASTAS:
        yield "swap-wilds", {"name": "go_out_needs", "value": GoOutNeeds.CANASTAS.value}
    elif rules.max_wilds != 3:
        yield "swap-wilds", {"name": "max_wilds", "value": "3"}
    elif rules.min_naturals != 2:
        yield "swap-wilds", {"name": "min_naturals", "value": "2"}


def _awards(rules: Rules) -> Iterator[Finding]:
    if rules.wild_melds is WildMelds.NONE:
        for name in ("wilds_mixed", "wilds_twos", "wilds_jokers"):
            if getattr(rules, name):
                yield "wild-canastas-without-wild-melds", {"name": name, "points": str(getattr(rules, name))}
                return
    if rules.concealed is ConcealedTerms.NONE and any(rules.concealed_awards):
        yield "concealed-awards-without-concealed", {"awards": " ".join(map(str, rules.concealed_awards))}


def _end(rules: Rules) -> Iterator[Finding]:
    if rules.go_out_needs is GoOutNeeds.CLEAN_AND_DIRTY and rules.canastas_to_go_out != 1:
        yield "canastas-and-clean-and-dirty", {"canastas": rules.canastas_to_go_out}
    if rules.pumba and rules.one_card_hand is OneCardHand.ANY:
        yield "pumba-without-limit", {}
    if rules.stock_end is StockEnd.LAST_TAKE and rules.draw != 2:
        yield "last-take-draw", {"draw": rules.draw}
    if rules.stock_end is not StockEnd.TAKE_ON and rules.must_take is not MustTake.NEVER:
        yield "must-take-without-take-on", {"must_take": rules.must_take.value, "stock_end": rules.stock_end.value}
    if rules.stock_end is not StockEnd.TAKE_ON and rules.last_red_three is not LastRedThree.PLAY_ON:
        data = {"last_red_three": rules.last_red_three.value, "stock_end": rules.stock_end.value}
        yield "last-red-three-without-take-on", {**data}


# The condition for a switch to have an effect. Names are those of the message about the missing condition.
_EFFECTIVE: Final[dict[str, Callable[[Rules], bool]]] = {
    "aimed_cut": lambda rules: rules.cut is not CutPurpose.NONE,
    "late_plug": lambda rules: rules.cut is CutPurpose.MODA,
    "wild_melds_first": lambda rules: rules.wild_melds is WildMelds.BEFORE_FROZEN_PILE,
    "wild_canasta_counts": lambda rules: rules.wild_melds is not WildMelds.NONE,
    "last_taker_discards": lambda rules: rules.stock_end is StockEnd.LAST_TAKE,
    "frozen_pair_again": lambda rules: rules.pile_frozen_naturals > 2,
    "frozen_lay_off": lambda rules: rules.separate_melds,
    "third_alone": lambda rules: rules.repeats_multiply,
    "wild_canasta_repeats": lambda rules: (
        rules.repeats_multiply and bool(rules.wilds_mixed or rules.wilds_twos or rules.wilds_jokers)
    ),
    "multiples_add": lambda rules: rules.moda_doubles and rules.repeats_multiply,
    "clean_game_cards": lambda rules: rules.clean_game,
    "discarded_wild_soils": lambda rules: rules.clean_game and rules.final_discard,
    "exact_cut_red_threes": lambda rules: bool(rules.exact_cut) and rules.cut is CutPurpose.MODA,
    "first_turn_undrawn": lambda rules: rules.concealed_awards[:2] != rules.concealed_awards[2:],
    "red_threes_against_limit": lambda rules: rules.red_threes_against_limit < max(rules.red_threes),
    "red_threes_unshown_count": lambda rules: rules.red_threes_dealt is RedThreesDealt.ON_FIRST_TURN,
    "max_wilds": lambda rules: rules.max_wilds <= _most_wilds_of_seven(rules),
    "canasta_awards_add": lambda rules: len(rules.canasta_awards) > 1,
    "black_threes_number": lambda rules: bool(rules.black_threes_out or rules.black_threes_held),
    "black_threes_flat": lambda rules: bool(rules.black_threes_out and rules.value_black_three),
    "black_threes_held_if_nobody_out": lambda rules: bool(rules.black_threes_held),
}


# The same for switches that contradict the others unless "nothing", so that only "nothing" is idle.
_SPEAKS: Final[dict[str, Callable[[Rules], bool]]] = {
    "canastas_to_go_out": lambda rules: rules.go_out_needs is GoOutNeeds.CANASTAS,
    "must_take": lambda rules: rules.stock_end is StockEnd.TAKE_ON,
    "last_red_three": lambda rules: rules.stock_end is not StockEnd.LAST_TAKE,
    "moda_doubles": lambda rules: rules.cut is CutPurpose.MODA,
    "repeats_multiply": lambda rules: rules.separate_melds,
    "concealed_awards": lambda rules: rules.concealed is not ConcealedTerms.NONE,
    "wilds_mixed": lambda rules: rules.wild_melds is not WildMelds.NONE,
    "wilds_twos": lambda rules: rules.wild_melds is not WildMelds.NONE,
    "wilds_jokers": lambda rules: rules.wild_melds is not WildMelds.NONE,
}


def without_effect(rules: Rules, name: str) -> bool:
    """True if a change of that switch, with the others as they are, makes no difference to any deal."""
    return name in _EFFECTIVE and not _EFFECTIVE[name](rules)


def idle(rules: Rules, name: str) -> bool:
    """True if that switch, with the others as they are, says nothing about the game."""
    return without_effect(rules, name) or (name in _SPEAKS and not _SPEAKS[name](rules))


def _most_wilds_of_seven(rules: Rules) -> int:
    """The greatest number of wilds in a closed canasta; any number if canastas may grow."""
    if not rules.closed_canastas:
        return 6
    return min(CANASTA - rules.min_naturals, 3 if rules.more_naturals else 6)
