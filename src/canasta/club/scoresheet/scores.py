"""Scores of a deal: in detail, as base and cards, or as totals. Values only.

Points of cards are those of the rule set's card values. Sides and seats count from 0; ranks are written as in
`canasta.cards`: "4" to "9", "T", "J", "Q", "K", "A".
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from canasta.club.results import MatchPoints

MOST_SIDES = 6

SideNumber: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_SIDES - 1)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_SIDES - 1)]
Few: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Rank: TypeAlias = Annotated[str, Meta(pattern="^[4-9TJQKA]?$")]
PointsOfSides: TypeAlias = Annotated[tuple[MatchPoints, ...], Meta(min_length=2, max_length=MOST_SIDES)]


class CanastaKind(StrEnum):
    """The kind of a canasta."""

    CLEAN = "clean"
    DIRTY = "dirty"
    MIXED = "mixed"  # of wilds: twos and jokers
    TWOS = "twos"  # seven twos
    JOKERS = "jokers"  # every joker of the packs, and twos


class Concealed(StrEnum):
    """The ways to go out concealed (CL-5.2, SA-6.3, RE-4.4); the order is that of the awards."""

    FIRST_ALONE = "first_alone"  # on the player's own first turn, without the partner's melds
    FIRST_WITH = "first_with"
    LATER_ALONE = "later_alone"
    LATER_WITH = "later_with"


class Canasta(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A canasta. `rank` is empty for one of wilds, and where it makes no difference and was not written down."""

    made: CanastaKind
    rank: Rank = ""


Canastas: TypeAlias = Annotated[tuple[Canasta, ...], Meta(max_length=30)]


class SideDetail(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The cards and awards of one side at the end of a deal.

    `canastas`: those of one rank in the order in which they were finished. `laid`: points of all cards on the table
    except red threes. `in_hand`: points of the cards in hand without red threes; `cards_in_hand` their number, if
    somebody counted. `black_threes_held`: the number held by each player who kept all of them. `penalties`: points off
    that the table settled by itself. `melded`: the side has melded although its melds are worth nothing.
    """

    canastas: Canastas = ()
    red_threes: Few = 0
    laid: MatchPoints = 0
    in_hand: MatchPoints = 0
    cards_in_hand: Annotated[int, Meta(ge=0, le=400)] | None = None
    red_threes_in_hand: Few = 0
    black_threes_held: Annotated[tuple[Few, ...], Meta(max_length=6)] = ()
    penalties: MatchPoints = 0
    melded: bool = False


class Detail(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="form",
    tag="detail",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """The score of a deal in detail. `closer` is the seat that went out, None if none did.

    `black_threes_laid` and `clean_game` belong to the closer; `exact_cut` is the side that cut exactly (TB-2.7); `moda`
    is a rank (TB-2.3).
    """

    sides: Annotated[tuple[SideDetail, ...], Meta(min_length=2, max_length=MOST_SIDES)]
    closer: SeatNumber | None = None
    concealed: Concealed | None = None
    black_threes_laid: Few = 0
    clean_game: bool = False
    exact_cut: SideNumber | None = None
    moda: Rank = ""


class BaseCards(msgspec.Struct, frozen=True, tag_field="form", tag="base_cards", forbid_unknown_fields=True):
    """Each side's base (canastas and awards) and cards (those laid less those in hand), in points (TB-8.10)."""

    base: PointsOfSides
    cards: PointsOfSides


class Totals(msgspec.Struct, frozen=True, tag_field="form", tag="totals", forbid_unknown_fields=True):
    """Each side's points of the deal."""

    points: PointsOfSides


Score: TypeAlias = Detail | BaseCards | Totals
