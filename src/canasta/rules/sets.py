"""The five rule sets of the book, each as its differences from a parent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from canasta.rules.model import (
    ConcealedTerms,
    CutPurpose,
    GoOutNeeds,
    LastRedThree,
    Leave,
    MustTake,
    OneCardHand,
    OpeningWaiver,
    PileSeen,
    PileUnopened,
    RedThreesDealt,
    RedThreesNeed,
    Seating,
    StockEnd,
    Tie,
    WildMelds,
)


@dataclass(frozen=True)
class RuleSet:
    """A rule set as data: its differences from a parent, and its forms.

    A difference is a value of the field's type or its text, as house rules are written (``"0:50 1500:90"``).
    `own_book` says that the parent only lends numbers: a rule of the parent's book is no rule of this one.
    A parent is named with its version, ``salon@1``, where a set must stay as it is when the parent changes.
    `titles` are by language, for a set that the catalogue does not know.
    `forms` maps the name of a form to its further differences; a rule set with one form has the single name ``""``.
    `earlier` maps each older version to the values in which it differs from the next one, in every form, so that
    what was begun by it plays on by it. A version that was released never changes.
    """

    id: str
    version: int
    parent: str | None
    differences: Mapping[str, Any]
    forms: Mapping[str, Mapping[str, Any]] = field(default_factory=lambda: {"": {}})
    default_form: str = ""
    own_book: bool = False
    titles: Mapping[str, str] = field(default_factory=dict)
    earlier: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.id, self.version))

    @property
    def versions(self) -> tuple[int, ...]:
        """The versions that can be played, the oldest first."""
        return (*sorted(self.earlier), self.version)


CLASICA: Final = RuleSet("clasica", 1, None, {})

INTERNACIONAL: Final = RuleSet(
    "internacional",
    1,
    "clasica",
    {
        "more_naturals": False,  # IN-1
        "red_threes_dealt": RedThreesDealt.AT_ONCE,  # IN-2
        "one_card_hand": OneCardHand.NOT_ONE_CARD_PILE,  # IN-3
        "opening_waiver": OpeningWaiver.WHOLE_HAND_FROM_STOCK,  # IN-4
        "stock_end": StockEnd.TAKE_ON,  # IN-5
        "must_take": MustTake.FITS_MELD,
        "last_red_three": LastRedThree.NO_PLAY,
    },
)

SALON: Final = RuleSet(
    "salon",
    1,
    "clasica",
    {
        "clockwise": False,  # SA-2.2
        "seating": Seating.PARTNERS,  # SA-2.1
        "cut": CutPurpose.PLAIN,
        "upcard_black_three": False,  # SA-2.3
        "red_threes_dealt": RedThreesDealt.REPLACED_ON_FIRST_TURN,  # SA-2.4
        "more_naturals": False,  # SA-3.1
        "black_threes_last": False,  # SA-3.4
        "one_card_hand": OneCardHand.NOT_WHILE_STOCK,  # SA-4.6
        "pumba": True,
        "opening_waiver": OpeningWaiver.WHOLE_HAND,  # SA-4.3, SA-5.2
        "leave": Leave.OPTIONAL,  # SA-5.4
        "stock_end": StockEnd.TAKE_ON,  # SA-5.5
        "must_take": MustTake.FITS_MELD_FROZEN_TOO,
        "last_red_three": LastRedThree.NO_DISCARD,  # SA-5.6
        "canasta_awards": ((5, 500), (7, 2000)),  # SA-6.1
        "concealed": ConcealedTerms.CANASTA_ALONE,  # SA-6.3
        "concealed_awards": (1000, 500, 500, 200),
        "red_threes_need": RedThreesNeed.CANASTA,  # SA-6.2
        "black_threes_out": 500,
        "black_threes_held": 500,  # SA-7.1
        "value_red_three_in_hand": 500,  # SA-7.2
    },
    own_book=True,
)

REGLAMENTO: Final = RuleSet(
    "reglamento",
    1,
    "salon",
    {
        "upcard_black_three": True,  # RE-1.7
        "wild_melds": WildMelds.ALLOWED,  # RE-2.4
        "swap_wilds": True,  # RE-2.5
        "lone_discard": False,  # RE-3.3
        "must_take": MustTake.WHENEVER_POSSIBLE,  # RE-3.7
        "wilds_mixed": 2000,  # RE-4.2
        "wilds_twos": 2000,
        "wilds_jokers": 2000,
        "black_threes_flat": True,
        "red_threes_need": RedThreesNeed.MELD,  # RE-4.5
        "target_enough": False,  # RE-4.6
        "tie": Tie.DRAW,
    },
    forms={
        "2": {  # RE-1.2
            "seats": 2,
            "hand_size": 15,
            "draw": 2,
            "canastas_to_go_out": 2,
            "leave": Leave.NONE,
            "seating": Seating.LOWEST_DEALS,
        },
        "3": {  # RE-1.3
            "seats": 3,
            "sides": 3,
            "hand_size": 13,
            "draw": 2,
            "leave": Leave.NONE,
            "seating": Seating.LOWEST_DEALS,
        },
        "4": {},
        "6-teams": {"seats": 6, "seating": Seating.TEAMS},  # RE-1.4
        "6-pairs": {  # RE-1.5
            "seats": 6,
            "sides": 3,
            "packs": 3,
            "hand_size": 13,
            "red_threes": (100, 200, 300, 800, 1000, 1200),
            "seating": Seating.PAIRS,
        },
    },
    default_form="4",
)

TRES_BARAJAS: Final = RuleSet(
    "tres-barajas",
    1,
    "clasica",
    {
        "packs": 3,  # TB-1.1
        "hand_size": 15,  # TB-2.2
        "draw": 2,  # TB-3.1
        "seating": Seating.PARTNERS_MANO_CHOOSES,  # TB-2.1
        "cut": CutPurpose.MODA,  # TB-2.3
        "aimed_cut": True,  # TB-2.7
        "late_plug": False,  # TB-2.5
        "initial_pile": 7,  # TB-2.9
        "upcard_black_three": False,  # TB-2.10
        "red_three_freezes": False,
        "red_threes_dealt": RedThreesDealt.AT_ONCE,  # TB-2.12
        "closed_canastas": True,  # TB-3.3
        "separate_melds": True,  # TB-3.7
        "wild_melds": WildMelds.BEFORE_FROZEN_PILE,  # TB-3.6, TB-4.5
        "wild_melds_first": True,  # TB-3.1
        "black_threes_last": False,  # TB-3.10
        "pile_unopened": PileUnopened.OPEN_FIRST,  # TB-4.3
        "pile_frozen_naturals": 3,  # TB-4.2
        "pile_with_wild": False,  # TB-4.1
        "pile_lay_off": False,
        "pile_seen": PileSeen.FACE_UP,  # TB-4.6
        "opening": ((-100_000, 50), (0, 90), (3000, 120), (6000, 150), (9000, 180), (12000, 200)),  # TB-5.1
        "leave": Leave.COMPULSORY,  # TB-6.3
        "go_out_needs": GoOutNeeds.CLEAN_AND_DIRTY,  # TB-6.1
        "final_discard": True,  # TB-6.2
        "stock_end": StockEnd.LAST_TAKE,  # TB-7.1 to TB-7.3
        "last_taker_discards": True,  # TB-7.1
        "value_black_three": 0,  # TB-1.5
        "value_red_three_in_hand": 0,
        "hands_count_if_nobody_out": False,  # TB-7.4
        "aces_clean": 1000,  # TB-8.1
        "aces_dirty": 500,
        "wilds_mixed": 2000,
        "wilds_twos": 4000,
        "wilds_jokers": 8000,
        "canasta_awards": ((5, 1000), (10, 3000)),  # TB-8.3
        "moda_doubles": True,  # TB-8.6
        "repeats_multiply": True,  # TB-8.7, TB-8.8
        "clean_game": True,  # TB-8.9
        "exact_cut": 300,  # TB-2.7
        "going_out": 200,  # TB-8.4
        "concealed": ConcealedTerms.NONE,
        "concealed_awards": (0, 0, 0, 0),
        "red_threes": (100, 300, 500, 800, 1000, 1200),  # TB-8.2
        "red_threes_need": RedThreesNeed.CANASTA,
        "black_threes_out": 800,  # TB-8.5
        "black_threes_held": 800,
        "black_threes_number": 6,
        "black_threes_held_if_nobody_out": False,
        "target": 15000,  # TB-1.3
    },
    own_book=True,
)

BOOK: Final = {s.id: s for s in (CLASICA, INTERNACIONAL, SALON, REGLAMENTO, TRES_BARAJAS)}
