"""The rules as the engine reads them: integers, made once from a `Rules` value by `canasta.engine.compile_rules`.

Choices are small integers in the order of their enumerations in `canasta.rules.model`; the constants here name them.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64, u8

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.cards import KIND_OF_CARD, pack
from canasta.engine.packed import EIGHT_TO_KING, FOUR_TO_SEVEN, total
from canasta.engine.programme import Programme
from canasta.engine.units import Cards, Kind, Points, Seat
from canasta.engine.ways import KnownWays

# RedThreesDealt
AT_ONCE: Final[i64] = 0
REPLACED_ON_FIRST_TURN: Final[i64] = 1
ON_FIRST_TURN: Final[i64] = 2
# WildMelds
NO_WILD_MELDS: Final[i64] = 0
ONE_WILD_MELD: Final[i64] = 1
WILD_MELDS_BEFORE_FROZEN_PILE: Final[i64] = 2
# PileUnopened
TOP_COUNTS: Final[i64] = 0
OPEN_FIRST: Final[i64] = 1
# OneCardHand
ANY_PILE: Final[i64] = 0
NOT_ONE_CARD_PILE: Final[i64] = 1
NOT_WHILE_STOCK: Final[i64] = 2
# OpeningWaiver
NO_WAIVER: Final[i64] = 0
WHOLE_HAND: Final[i64] = 1
WHOLE_HAND_FROM_STOCK: Final[i64] = 2
# Leave
NO_LEAVE: Final[i64] = 0
LEAVE_BEFORE_MELDING: Final[i64] = 1
LEAVE_OPTIONAL: Final[i64] = 2
LEAVE_COMPULSORY: Final[i64] = 3
# StockEnd
TURN_ENDS: Final[i64] = 0
TAKE_ON: Final[i64] = 1
LAST_TAKE: Final[i64] = 2
# MustTake
NEVER: Final[i64] = 0
FITS_MELD: Final[i64] = 1
FITS_MELD_FROZEN_TOO: Final[i64] = 2
WHENEVER_POSSIBLE: Final[i64] = 3
# LastRedThree
PLAY_ON: Final[i64] = 0
NO_DISCARD: Final[i64] = 1
NO_PLAY: Final[i64] = 2
# CutPurpose
CUT_FOR_MODA: Final[i64] = 2
# Concealed
NOT_CONCEALED: Final[i64] = 0
EVERY_MELD_ALONE: Final[i64] = 1
CANASTA_ALONE: Final[i64] = 2
CANASTA_JOINED: Final[i64] = 3


# The numbers that a table is made of, in order of their names
RuleKey: TypeAlias = tuple[tuple[tuple[str, int], ...], tuple[int, ...], tuple[tuple[int, int], ...]]


class RuleTable:
    """One rule set in numbers. Fields carry the names of `canasta.rules.model.Rules`.

    Made by `rule_table_from`, so that what is remembered of a rule set is remembered once. It never changes: a copy is
    the table itself, and two of the same numbers are equal.
    """

    def __init__(self, numbers: dict[str, int], values: list[int], opening: list[tuple[int, int]]) -> None:
        self.key: RuleKey = rule_key(numbers, values, opening)
        self.seats: i64 = numbers["seats"]
        self.sides: i64 = numbers["sides"]
        self.packs: i64 = numbers["packs"]
        self.hand_size: i64 = numbers["hand_size"]
        self.draw: i64 = numbers["draw"]
        self.has_moda: bool = numbers["cut"] == CUT_FOR_MODA
        self.initial_pile: i64 = numbers["initial_pile"]
        self.upcard_black_three: bool = numbers["upcard_black_three"] != 0
        self.red_threes_dealt: i64 = numbers["red_threes_dealt"]
        self.red_three_freezes: bool = numbers["red_three_freezes"] != 0
        self.min_naturals: i64 = numbers["min_naturals"]
        self.max_wilds: i64 = numbers["max_wilds"]
        self.more_naturals: bool = numbers["more_naturals"] != 0
        self.closed_canastas: bool = numbers["closed_canastas"] != 0
        self.separate_melds: bool = numbers["separate_melds"] != 0
        self.wild_melds: i64 = numbers["wild_melds"]
        self.wild_melds_first: bool = (
            numbers["wild_melds_first"] != 0 and numbers["wild_melds"] == WILD_MELDS_BEFORE_FROZEN_PILE
        )
        self.wild_canasta_counts: bool = numbers["wild_canasta_counts"] != 0
        self.swap_wilds: bool = numbers["swap_wilds"] != 0
        self.black_threes_last: bool = numbers["black_threes_last"] != 0
        self.pile_unopened: i64 = numbers["pile_unopened"]
        self.pile_frozen_naturals: i64 = numbers["pile_frozen_naturals"]
        self.pile_with_wild: bool = numbers["pile_with_wild"] != 0
        self.pile_lay_off: bool = numbers["pile_lay_off"] != 0
        self.frozen_pair_again: bool = numbers["frozen_pair_again"] != 0
        self.frozen_lay_off: bool = numbers["frozen_lay_off"] != 0
        self.one_card_hand: i64 = numbers["one_card_hand"]
        self.opening_waiver: i64 = numbers["opening_waiver"]
        self.leave: i64 = numbers["leave"]
        self.clean_and_dirty: bool = numbers["go_out_needs"] == 1
        self.canastas_to_go_out: i64 = numbers["canastas_to_go_out"]
        self.final_discard: bool = numbers["final_discard"] != 0
        self.lone_discard: bool = numbers["lone_discard"] != 0
        self.stock_end: i64 = numbers["stock_end"]
        self.must_take: i64 = numbers["must_take"]
        self.last_red_three: i64 = numbers["last_red_three"]
        self.last_taker_discards: bool = numbers["last_taker_discards"] != 0
        self.concealed: i64 = numbers["concealed"]
        self.first_turn_undrawn: bool = numbers["first_turn_undrawn"] != 0
        self.discarded_wild_soils: bool = numbers["discarded_wild_soils"] != 0 and numbers["final_discard"] != 0
        self.red_threes_unshown_count: bool = numbers["red_threes_unshown_count"] != 0
        # Whether going out can be decided by counting (see `canasta.engine.merged`)
        self.counts_only: bool = (
            not self.closed_canastas and not self.clean_and_dirty and self.max_wilds == 3 and self.min_naturals == 2
        )
        # The same with a compulsory final discard and no opening waiver, where `must_take` asks for it
        self.discarding: RuleTable = self
        # Filled by `rank_options`, by hand and melds of a rank
        self.rank_options: KnownWays = KnownWays()
        self.rank_ways: KnownWays = KnownWays()  # the values of `rank_options`, each once
        self.rank_layings: dict[int, vec[i64]] = {}
        self.programmes: dict[int, Programme] = {}  # by caps and wilds at hand
        self.accepted: dict[int, vec[i64]] = {}  # filled by `requirement`, by wilds and canastas
        # The kinds of all cards, in a fixed order
        self.cards: vec[u8] = vec[u8]([KIND_OF_CARD[card] for card in pack(numbers["packs"])])
        # Points by kind, and by the three classes of natural rank
        self.values: vec[i64] = vec[i64](values)
        self.low: Points = values[0]
        self.middle: Points = values[4]
        self.ace: Points = values[10]
        self.two: Points = values[12]
        self.joker: Points = values[13]
        self.black_three: Points = values[11]
        self.red_three: Points = values[14]
        self.opening: list[tuple[int, int]] = opening

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, RuleTable) and self.key == other.key)

    def __hash__(self) -> int:
        return hash(self.key)

    def __copy__(self) -> RuleTable:
        return self

    def __deepcopy__(self, memo: object) -> RuleTable:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        numbers, values, opening = self.key
        return rule_table_from, (dict(numbers), list(values), list(opening))

    def value(self, kind: Kind) -> Points:
        """Points of one card."""
        return self.values[kind]

    def side_of(self, seat: Seat) -> i64:
        """The side of a seat."""
        # With a division, who plays on which side was a tenth of the reading of a table.
        return seat & 1 if self.sides == 2 else seat % self.sides

    def worth(self, cards: Cards) -> Points:
        """Points of packed cards."""
        return (
            self.low * total(cards & FOUR_TO_SEVEN)
            + self.middle * total(cards & EIGHT_TO_KING)
            + self.ace * ((cards >> 40) & 15)
            + self.black_three * ((cards >> 44) & 15)
            + self.two * ((cards >> 48) & 15)
            + self.joker * ((cards >> 52) & 15)
            + self.red_three * ((cards >> 56) & 15)
        )

    def minimum(self, score: Points) -> Points:
        """Points that a side with that score needs to open."""
        points = self.opening[0][1]
        for lowest, minimum in self.opening:
            if score >= lowest:
                points = minimum
        return points


def rule_key(numbers: dict[str, int], values: list[int], opening: list[tuple[int, int]]) -> RuleKey:
    """The value by which tables are told apart."""
    return tuple(sorted(numbers.items())), tuple(values), tuple(opening)


def rule_table_from(numbers: dict[str, int], values: list[int], opening: list[tuple[int, int]]) -> RuleTable:
    """The table of these numbers: as long as it is kept, the same one in the whole process."""
    found = _KEPT.get(rule_key(numbers, values, opening))
    if found is not None:
        return found
    found = RuleTable(numbers, values, opening)
    twin = numbers | {"final_discard": 1, "opening_waiver": int(NO_WAIVER)}
    if numbers["must_take"] == WHENEVER_POSSIBLE and twin != numbers:
        found.discarding = rule_table_from(twin, values, opening)
    return kept(found)


def kept(table: RuleTable) -> RuleTable:
    """The one table of these numbers that is kept: another than this one, if there was one before."""
    found = _KEPT.get(table.key)
    if found is not None:
        return found
    if len(_KEPT) >= _MOST_KEPT:
        del _KEPT[next(iter(_KEPT))]
    _KEPT[table.key] = table
    twin = table.discarding
    if twin is not table:  # it stays as long: the oldest goes first
        table.discarding = _KEPT.pop(twin.key, twin)
        _KEPT[twin.key] = table.discarding
    return table


_KEPT: Final[dict[RuleKey, RuleTable]] = {}
_MOST_KEPT: Final[i64] = 256
