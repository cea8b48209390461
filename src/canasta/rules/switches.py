"""Every field of `Rules` as a switch that a table may turn: its range of values, and the rule of the book behind it.

The rules are listed as a text: one id for each rule set whose book speaks of it, told apart by its letters;
``2:RE-1.2`` is the rule of that form of `reglamento`. `Book.rule` looks them up, at need with the parent.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from canasta.rules import model
from canasta.rules.values import Kind, NamedChoice, Points, PointsTable, Whole, YesNo

LETTERS: Final = {
    "CL": "clasica",
    "IN": "internacional",
    "SA": "salon",
    "RE": "reglamento",
    "TB": "tres-barajas",
}


@dataclass(frozen=True)
class Switch:
    """One switch: a field of `Rules`, the kind of its values, and its rules by ``SET`` or ``SET/FORM``."""

    name: str
    group: str
    kind: Kind
    rules: Mapping[str, str]

    def read(self, value: object) -> Any:
        """A native value or its text as `Rules` holds it. Raises `HouseRuleError`."""
        return self.kind.read(self.name, value)

    def text(self, value: Any) -> str:
        """The canonical text of a value, which `read` reads back."""
        return self.kind.text(value)

    def native(self, value: Any) -> int | bool | str:
        """The value as in a TOML file: a number, true or false, or its text."""
        return value if isinstance(value, int) else self.kind.text(value)


def _switches(group: str, rows: dict[str, tuple[Kind, str]]) -> dict[str, Switch]:
    return {name: Switch(name, group, kind, by_set(rules)) for name, (kind, rules) in rows.items()}


def by_set(rules: str) -> dict[str, str]:
    """The rules of such a text by ``SET`` or ``SET/FORM``."""
    found = {}
    for word in rules.split():
        form, _, rule = word.rpartition(":")
        rule_set = LETTERS[rule[:2]]
        found[f"{rule_set}/{form}" if form else rule_set] = rule
    return found


_YES_NO: Final = YesNo()
_CARD: Final = Whole(0, 100, 5, "points")
_AWARD: Final = Whole(0, 20_000, 5, "points")
_RANK_AWARD: Final = Whole(0, 20_000, 5, "rank_points")  # 0: as another rank
_LIMIT: Final = Whole(0, 20_000, 5, "limit_points")  # 0: no limit
_FORMS: Final = "2:RE-1.2 3:RE-1.3 6-teams:RE-1.4 6-pairs:RE-1.5"

TABLE_AND_DEAL: Final = _switches(
    "deal",
    {
        "seats": (Whole(2, 6, unit="players"), f"CL-1.1 SA-2.1 TB-1.2 RE-1.1 {_FORMS}"),
        "sides": (Whole(2, 3, unit="sides"), f"CL-1.1 SA-2.1 TB-1.2 RE-1.1 {_FORMS}"),
        "packs": (Whole(1, 3, unit="packs"), "CL-1.1 SA-1.1 TB-1.1 RE-1.1 6-pairs:RE-1.5"),
        "hand_size": (Whole(5, 30, unit="cards"), f"CL-1.2 SA-2.2 TB-2.2 RE-1.1 {_FORMS}"),
        "draw": (Whole(1, 4, unit="cards"), f"CL-3.1 SA-4.1 TB-3.1 RE-1.1 {_FORMS}"),
        "clockwise": (_YES_NO, "CL-1.2 SA-2.2 TB-2.2 RE-1.6"),
        "seating": (NamedChoice(model.Seating), f"CL-1.1 SA-2.1 TB-2.1 RE-1.6 {_FORMS}"),
        "cut": (NamedChoice(model.CutPurpose), "SA-2.2 TB-2.3 RE-1.6"),
        "aimed_cut": (_YES_NO, "TB-2.7"),
        "exact_cut_red_threes": (_YES_NO, "TB-2.7"),
        "late_plug": (_YES_NO, "TB-2.5"),
        "initial_pile": (Whole(1, 15, unit="cards"), "CL-1.3 SA-2.3 TB-2.9 RE-1.6"),
        "upcard_black_three": (_YES_NO, "CL-1.3 SA-2.3 TB-2.10 RE-1.7"),
        "red_threes_dealt": (NamedChoice(model.RedThreesDealt), "CL-1.4 IN-2 SA-2.4 TB-2.12 RE-1.8"),
        "red_three_freezes": (_YES_NO, "CL-1.3 SA-2.3 TB-2.10 RE-1.7"),
    },
)

MELDS: Final = _switches(
    "melds",
    {
        # The smallest meld has three cards, so more than three naturals cannot be asked of every meld.
        "min_naturals": (Whole(2, 3, unit="naturals"), "CL-2.1 IN-1 SA-3.1 TB-3.3 RE-2.3"),
        "max_wilds": (Whole(0, 6, unit="wilds"), "CL-2.1 IN-1 SA-3.1 TB-3.3 RE-2.3"),
        "more_naturals": (_YES_NO, "CL-2.1 IN-1 SA-3.1 TB-3.3 RE-2.3"),
        "closed_canastas": (_YES_NO, "CL-2.4 SA-3.2 TB-3.3 RE-2.3"),
        "separate_melds": (_YES_NO, "CL-2.2 SA-3.2 TB-3.7 RE-2.3"),
        "wild_melds": (NamedChoice(model.WildMelds), "CL-2.1 SA-3.1 TB-3.6 RE-2.4"),
        "wild_melds_first": (_YES_NO, "TB-3.1"),
        "wild_canasta_counts": (_YES_NO, "TB-6.1 RE-2.4"),
        "swap_wilds": (_YES_NO, "RE-2.5 TB-3.4"),
        "black_threes_last": (_YES_NO, "CL-2.3 SA-3.4 TB-3.10 RE-2.8"),
    },
)

PILE: Final = _switches(
    "pile",
    {
        "pile_unopened": (NamedChoice(model.PileUnopened), "CL-3.5 SA-4.2 TB-4.3 RE-2.7"),
        "pile_frozen_naturals": (Whole(2, 3, unit="naturals"), "CL-3.3 SA-4.5 TB-4.2 RE-2.7"),
        "pile_with_wild": (_YES_NO, "CL-3.2 SA-4.4 TB-4.1 RE-2.7"),
        "pile_lay_off": (_YES_NO, "CL-3.2 SA-4.4 TB-4.1 RE-2.7"),
        "frozen_pair_again": (_YES_NO, "TB-4.4"),
        "frozen_lay_off": (_YES_NO, "TB-4.2"),
        "one_card_hand": (NamedChoice(model.OneCardHand), "SA-4.6 IN-3 RE-3.3"),
        "pile_seen": (NamedChoice(model.PileSeen), "TB-4.6 SA-4.8"),
    },
)

_OPENING: Final = PointsTable("0:50 1500:90", Whole(-20_000, 100_000, 5), Whole(0, 1_000, 5, "points"), floor=True)

GOING_OUT: Final = _switches(
    "out",
    {
        "opening": (_OPENING, "CL-4.1 SA-5.1 TB-5.1 RE-2.10"),
        "opening_waiver": (NamedChoice(model.OpeningWaiver), "CL-5.2 IN-4 SA-5.2 RE-2.10"),
        "leave": (NamedChoice(model.Leave), "CL-5.3 SA-5.4 TB-6.3 RE-3.4 2:RE-1.2 3:RE-1.3 6-teams:RE-1.4"),
        "go_out_needs": (NamedChoice(model.GoOutNeeds), "CL-5.1 SA-5.3 TB-6.1 RE-3.1"),
        "canastas_to_go_out": (
            Whole(1, 5, unit="canastas"),
            "CL-5.1 SA-5.3 TB-6.1 RE-3.1 2:RE-1.2 3:RE-1.3 6-pairs:RE-1.5",
        ),
        "final_discard": (_YES_NO, "CL-5.1 SA-5.3 TB-6.2 RE-3.2"),
        "pumba": (_YES_NO, "SA-4.6 RE-3.3"),
        "lone_discard": (_YES_NO, "RE-3.3"),
        "stock_end": (NamedChoice(model.StockEnd), "CL-5.4 IN-5 SA-5.5 TB-7.1 RE-3.7"),
        "must_take": (NamedChoice(model.MustTake), "SA-5.5 IN-5 RE-3.7"),
        "last_red_three": (NamedChoice(model.LastRedThree), "CL-3.6 IN-5 SA-5.6 TB-7.2 RE-3.7"),
        "last_taker_discards": (_YES_NO, "TB-7.1"),
    },
)

CARDS: Final = _switches(
    "cards",
    {
        "value_four_to_seven": (_CARD, "CL-1.5 SA-1.2 TB-1.5 RE-1.10"),
        "value_eight_to_king": (_CARD, "CL-1.5 SA-1.2 TB-1.5 RE-1.10"),
        "value_ace": (_CARD, "CL-1.5 SA-1.2 TB-1.5 RE-1.10"),
        "value_two": (_CARD, "CL-1.5 SA-1.2 TB-1.5 RE-1.10"),
        "value_joker": (_CARD, "CL-1.5 SA-1.2 TB-1.5 RE-1.10"),
        "value_black_three": (_CARD, "CL-1.5 SA-1.2 TB-1.5 RE-1.10"),
        "value_red_three_in_hand": (Whole(0, 1_000, 5, "points"), "CL-1.4 SA-7.2 TB-3.2 RE-5.2"),
        "hands_count_if_nobody_out": (_YES_NO, "CL-6.1 SA-6.4 TB-7.4 RE-3.7"),
    },
)

AWARDS: Final = _switches(
    "awards",
    {
        "canasta_clean": (_AWARD, "CL-6.1 SA-6.1 TB-8.1 RE-4.2"),
        "canasta_dirty": (_AWARD, "CL-6.1 SA-6.1 TB-8.1 RE-4.2"),
        "aces_clean": (_AWARD, "CL-6.1 SA-6.1 TB-8.1 RE-4.2"),
        "aces_dirty": (_AWARD, "CL-6.1 SA-6.1 TB-8.1 RE-4.2"),
        "canasta_sevens": (_RANK_AWARD, "CL-6.1 SA-6.1 TB-8.1 RE-4.2"),
        "wilds_mixed": (_AWARD, "TB-8.1 RE-4.2"),
        "wilds_twos": (_AWARD, "TB-8.1 RE-4.2"),
        "wilds_jokers": (_AWARD, "TB-8.1 RE-4.2"),
        "canasta_awards": (PointsTable("5:500 7:2000", Whole(2, 20), _AWARD), "SA-6.1 TB-8.3 RE-4.2"),
        "canasta_awards_add": (_YES_NO, "SA-6.1 TB-8.3 RE-4.3"),
        "moda_doubles": (_YES_NO, "TB-8.6"),
        "repeats_multiply": (_YES_NO, "TB-8.7"),
        "third_alone": (_YES_NO, "TB-8.7"),
        "wild_canasta_repeats": (_YES_NO, "TB-8.7"),
        "multiples_add": (_YES_NO, "TB-8.8"),
        "clean_game": (_YES_NO, "TB-8.9"),
        "clean_game_cards": (_YES_NO, "TB-8.9"),
        "discarded_wild_soils": (_YES_NO, "TB-8.9"),
        "exact_cut": (_AWARD, "TB-2.7"),
        "going_out": (_AWARD, "CL-6.1 SA-6.1 TB-8.4 RE-4.2"),
        "concealed": (NamedChoice(model.ConcealedTerms), "CL-5.2 SA-6.3 RE-4.4"),
        "concealed_awards": (Points(4, 4, 20_000), "CL-6.1 SA-6.3 RE-4.4"),
        "first_turn_undrawn": (_YES_NO, "SA-6.3 RE-4.4"),
        "red_threes": (Points(2, 6, 20_000), "CL-6.2 SA-6.2 TB-8.2 RE-4.2 6-pairs:RE-1.5"),
        "red_threes_need": (NamedChoice(model.RedThreesNeed), "CL-6.2 SA-6.2 TB-8.2 RE-4.5"),
        "red_threes_against_if_nobody_out": (_YES_NO, "CL-6.2 SA-6.2 TB-8.2 RE-4.5"),
        "red_threes_against_limit": (_LIMIT, "CL-6.2 SA-6.2 TB-8.2 RE-4.5"),
        "red_threes_unshown_count": (_YES_NO, "CL-1.4"),
        "black_threes_out": (_AWARD, "SA-6.1 TB-8.5 RE-4.2"),
        "black_threes_held": (_AWARD, "SA-7.1 TB-8.5 RE-5.1"),
        "black_threes_number": (Whole(3, 6, unit="cards"), "SA-6.1 TB-8.5 RE-4.2 6-pairs:RE-1.5"),
        "black_threes_flat": (_YES_NO, "RE-4.2 SA-6.1 TB-8.5"),
        "black_threes_held_if_nobody_out": (_YES_NO, "SA-7.1 TB-8.5 RE-5.1"),
        "laid_against_without_canasta": (_YES_NO, "TB-8.11 CL-6.1 SA-6.4 RE-4.1"),
    },
)

MATCH: Final = _switches(
    "match",
    {
        "target": (Whole(100, 100_000, 5, "points"), "CL-6.3 SA-6.5 TB-1.3 RE-4.6"),
        "deals": (Whole(0, 100, unit="most_deals"), "CL-6.3 SA-6.5 TB-1.3 RE-4.6"),
        "target_enough": (_YES_NO, "RE-4.6 CL-6.3 SA-6.5 TB-1.3"),
        "tie": (NamedChoice(model.Tie), "CL-6.3 SA-6.5 TB-1.3 RE-4.6"),
    },
)

SWITCHES: Final = TABLE_AND_DEAL | MELDS | PILE | GOING_OUT | CARDS | AWARDS | MATCH
