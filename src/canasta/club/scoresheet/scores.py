"""Scores of a deal: in detail, as base and cards, or as totals. Values only.

Points of cards are those of the rule set's card values. Sides and seats count from 0; ranks are written as in
`canasta.cards`: "4" to "9", "T", "J", "Q", "K", "A".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, ClassVar, Final, TypeAlias

import msgspec
from msgspec import Meta

from canasta.cards import ACE, KIND_TEXTS
from canasta.club.results import MatchPoints
from canasta.tabletop.card_words import several
from canasta.texts import has, text
from canasta.texts.errors import WordedError

MOST_SIDES = 6
RANKS: Final = KIND_TEXTS[: ACE + 1]

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


class Certainty(StrEnum):
    """The certainty that something is wrong."""

    IMPOSSIBLE = "impossible"  # these rules do not allow it
    DOUBTFUL = "doubtful"  # possible, but very rare


@dataclass(frozen=True, slots=True)
class Flag:
    """One thing that looks wrong. `side` is None for a flag about the whole deal; `rules` are rule ids."""

    code: str
    level: Certainty
    side: int | None = None
    rules: tuple[str, ...] = ()
    data: Mapping[str, int | str] = field(default_factory=dict)

    def message(self, lang: str) -> str:
        """One sentence that says what looks wrong."""
        data = dict(self.data)
        if "rank" in data:
            data["rank"] = several(lang, KIND_TEXTS.index(str(data["rank"])))
        return text(lang, f"scoresheet-flag-{self.code}", **data)


class SheetError(WordedError):
    """An entry that cannot stand where it was put, or a file that holds no score sheet.

    `code` is stable, `data` holds the names and numbers of the case; the sentences are ``scoresheet-error-CODE``.
    `because` is the error that another entry would then raise, or the flag that is not overruled (`insist`).
    """

    family: ClassVar[str] = "scoresheet"

    def __init__(self, code: str, because: WordedError | Flag | None = None, /, **data: int | str) -> None:
        super().__init__(code, **data)
        self.because = because

    def message(self, lang: str) -> str:
        """One sentence in that language: what was found and what was expected."""
        data = dict(self.data)
        if "field" in data and has(lang, field := f"scoresheet-field-{data['field']}"):
            data["field"] = text(lang, field)
        if self.because is not None:
            data["why"] = self.because.message(lang)
        said = text(lang, f"scoresheet-error-{self.code}", **data)
        return said[:1].upper() + said[1:]
