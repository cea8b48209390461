"""The model of a rule set: one frozen, typed value. Numbers and named choices, no behaviour.

Every field is a switch that a table may change (see `canasta.rules.house`); `canasta.rules.switches` says which rule of
the book each one comes from. Choices are `StrEnum`s, so that they read and write as plain words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from enum import StrEnum

from canasta.rules.errors import RulesError


class RedThreesDealt(StrEnum):
    """The time at which red threes of the dealt hands are shown and replaced."""

    AT_ONCE = "at_once"  # shown and replaced before play, from the first player on (TB-2.12, IN-2)
    REPLACED_ON_FIRST_TURN = "replaced_on_first_turn"  # shown at once, replaced on the holder's turn (SA-2.4, RE-1.8)
    ON_FIRST_TURN = "on_first_turn"  # held, then shown and replaced when the holder's first turn begins (CL-1.4)


class CutPurpose(StrEnum):
    """The purpose of the cut."""

    NONE = "none"
    PLAIN = "plain"  # dealt from the rest, the lifted part under it (SA-2.2, RE-1.6)
    MODA = "moda"  # names the canasta de moda, dealt from the lifted part (TB-2.3)
    LIFTED = "lifted"  # dealt from the lifted part, without a moda: house games that pay for an exact cut

    @property
    def from_lifted(self) -> bool:
        """True if the cards are dealt from the lifted part, so that a cut can be exact."""
        return self in (CutPurpose.MODA, CutPurpose.LIFTED)


class Seating(StrEnum):
    """The way to assign seats and the first dealer."""

    GIVEN = "given"  # as the players sit
    PARTNERS = "partners"  # four draw; the two highest are partners (SA-2.1, RE-1.6)
    PARTNERS_MANO_CHOOSES = "partners_mano_chooses"  # the same with jokers void and seats by rank (TB-2.1)
    LOWEST_DEALS = "lowest_deals"  # each alone, the lowest card deals (RE-1.2, RE-1.3)
    LOWEST_DEALS_LEFT = "lowest_deals_left"  # the other way round for three (switch of RE-1.3)
    TEAMS = "teams"  # the three highest against the three lowest, alternating (RE-1.4)
    PAIRS = "pairs"  # three pairs, partners opposite (RE-1.5)


class WildMelds(StrEnum):
    """Melds of wild cards only."""

    NONE = "none"
    ALLOWED = "allowed"  # one a side (RE-2.4)
    BEFORE_FROZEN_PILE = "before_frozen_pile"  # several, none begun after taking a frozen pile (TB-3.6, TB-4.5)


class PileUnopened(StrEnum):
    """The ways in which a side that has not opened may take the pile."""

    TOP_COUNTS = "top_counts"  # with a natural pair; the top card counts towards the minimum (CL-3.5, SA-4.2)
    OPEN_FIRST = "open_first"  # after opening from the hand in the same turn (TB-4.3)


class OneCardHand(StrEnum):
    """The cases in which a player with a single card may take the pile."""

    ANY = "any"
    NOT_ONE_CARD_PILE = "not_one_card_pile"  # IN-3
    NOT_WHILE_STOCK = "not_while_stock"  # pumba: only when the stock is out (SA-4.6, RE-3.3)


class OpeningWaiver(StrEnum):
    """The cases in which laying the whole hand needs no opening minimum."""

    NONE = "none"
    WHOLE_HAND = "whole_hand"  # SA-5.2, RE-2.10
    WHOLE_HAND_FROM_STOCK = "whole_hand_from_stock"  # only after drawing from the stock (IN-4)


class Leave(StrEnum):
    """Asking the partner for leave to go out. Once given, the answer binds."""

    NONE = "none"
    OPTIONAL_BEFORE_MELDING = "optional_before_melding"  # CL-5.3
    OPTIONAL = "optional"  # any time before the last cards are laid (SA-5.4, RE-3.4)
    COMPULSORY = "compulsory"  # before any card is laid (TB-6.3)


class GoOutNeeds(StrEnum):
    """The canastas that a side must have to go out."""

    CANASTAS = "canastas"  # a number of canastas (CL-5.1, SA-5.3, RE-3.1)
    CLEAN_AND_DIRTY = "clean_and_dirty"  # one of each, or two clean ones in a game without wilds (TB-6.1)


class StockEnd(StrEnum):
    """The rule for a stock that is used up."""

    TURN_ENDS = "turn_ends"  # the turn that empties it is the last (CL-5.4)
    TAKE_ON = "take_on"  # play goes on while the pile is taken (IN-5, SA-5.5, RE-3.7)
    LAST_TAKE = "last_take"  # by what the last draw gave; at most one more take (TB-7.1 to TB-7.3)


class MustTake(StrEnum):
    """The obligation to take the pile once the stock is used up."""

    NEVER = "never"
    FITS_MELD = "fits_meld"  # when its top can be laid off on the side's melds, so not while it is frozen (IN-5)
    FITS_MELD_FROZEN_TOO = "fits_meld_frozen_too"  # when its top fits one and it can be taken at all (SA-5.5)
    WHENEVER_POSSIBLE = "whenever_possible"  # RE-3.7


class LastRedThree(StrEnum):
    """A red three as the last card of the stock."""

    PLAY_ON = "play_on"  # the turn is played as usual (CL-3.6)
    NO_DISCARD = "no_discard"  # play, no discard needed, the deal ends (SA-5.6, RE-3.7)
    NO_PLAY = "no_play"  # the deal ends at once (IN-5)


class ConcealedTerms(StrEnum):
    """The conditions of going out concealed (abatir), besides laying everything in one turn."""

    NONE = "none"
    EVERY_MELD_ALONE = "every_meld_alone"  # every meld stands without the partner's cards, one is a canasta (CL-5.2)
    CANASTA_ALONE = "canasta_alone"  # one canasta laid complete; lay-offs make it cheaper (SA-6.3, RE-4.4)
    CANASTA_JOINED = "canasta_joined"  # the same, also where its cards join a meld of the partner's (switch of SA-3.3)


class RedThreesNeed(StrEnum):
    """The condition for a side's red threes to count for it."""

    MELD = "meld"  # CL-6.2, RE-4.5
    CANASTA = "canasta"  # SA-6.2, TB-8.2


class Tie(StrEnum):
    """Both sides level at or above the target."""

    PLAY_ON = "play_on"
    DRAW = "draw"  # RE-4.6


class PileSeen(StrEnum):
    """The cards of the pile that the player on turn may see below its top, until everybody has had one turn."""

    NOTHING = "nothing"
    FACE_UP = "face_up"  # TB-4.6
    ALL = "all"  # the face-down cards too (switch of TB-4.6)


@dataclass(frozen=True, kw_only=True, repr=False)
class Rules:
    """One rule set in one form (number of seats and sides). Points are game points, sizes are cards.

    `id`, `version` and `form` name the set, `book` the one whose rules are cited. Every other field is a switch: card
    values, awards and `target` in game points, `seats`, `sides`, `packs`, `hand_size` and the like as numbers. In
    words, with the rules of the book from which each comes, they are in `canasta.rules.describe.listing`, and printed
    by ``canasta rules NAME --switches``.

    `repr` is the code that makes the rules, ``get('clasica')``; of a set that is in no book, its fields.
    """

    id: str
    version: int
    form: str = ""  # empty where the rule set has one form only; else "2", "3", "4", "6-teams", "6-pairs"
    book: str = ""  # the set whose rules are named if the rulebook has none of this one; empty: this set

    # Table and deal
    seats: int = 4
    sides: int = 2  # seat s belongs to side s % sides; seats are numbered in the order of play
    packs: int = 2
    hand_size: int = 11
    draw: int = 1
    clockwise: bool = True
    seating: Seating = Seating.GIVEN
    cut: CutPurpose = CutPurpose.NONE
    aimed_cut: bool = False  # the cutter aims, and the hand lifts a few cards more or fewer (TB-2.7)
    late_plug: bool = True  # a black three shown later at the cut plugs from there on (TB-2.5)
    initial_pile: int = 1  # cards; all but the top one lie face down
    upcard_black_three: bool = True  # a black three may be the first upcard
    red_threes_dealt: RedThreesDealt = RedThreesDealt.ON_FIRST_TURN
    red_three_freezes: bool = True  # a red three turned up under the first upcard freezes the pile, as a wild does

    # Melds
    min_naturals: int = 2
    max_wilds: int = 3
    more_naturals: bool = True  # always strictly more naturals than wilds
    closed_canastas: bool = False  # a canasta is exactly seven cards; else it may grow
    separate_melds: bool = False  # several melds of one rank, never joined; else one a rank and side
    wild_melds: WildMelds = WildMelds.NONE
    wild_melds_first: bool = False  # an open side may lay wild melds before it takes a frozen pile (TB-3.1)
    wild_canasta_counts: bool = True  # a canasta of wilds counts for going out and for the number awards
    swap_wilds: bool = False  # a natural may take the place of a wild in a canasta
    black_threes_last: bool = True  # black threes are the very last meld; else any time in the play that ends the deal

    # Taking the pile
    pile_unopened: PileUnopened = PileUnopened.TOP_COUNTS
    pile_frozen_naturals: int = 2  # naturals from the hand that take a frozen pile
    pile_with_wild: bool = True  # one natural and one wild take a pile that is not frozen
    pile_lay_off: bool = True  # the top card may be laid off to take a pile that is not frozen
    frozen_pair_again: bool = False  # a side that has taken the pile takes a frozen one with a pair (switch of TB-4.4)
    frozen_lay_off: bool = True  # the naturals that take a frozen pile may join a meld on the table (reading of TB-4.2)
    one_card_hand: OneCardHand = OneCardHand.ANY
    pile_seen: PileSeen = PileSeen.NOTHING

    # Opening: (lowest score, minimum) in rising order; the first entry holds for every lower score too
    opening: tuple[tuple[int, int], ...] = ((-100_000, 15), (0, 50), (1500, 90), (3000, 120))
    opening_waiver: OpeningWaiver = OpeningWaiver.NONE

    # Going out
    leave: Leave = Leave.OPTIONAL_BEFORE_MELDING
    go_out_needs: GoOutNeeds = GoOutNeeds.CANASTAS
    canastas_to_go_out: int = 1
    final_discard: bool = False  # going out asks for a discard
    pumba: bool = False  # a player down to one card says so
    lone_discard: bool = True  # a player who lays nothing may go out by discarding the only card

    # End of the stock
    stock_end: StockEnd = StockEnd.TURN_ENDS
    must_take: MustTake = MustTake.NEVER
    last_red_three: LastRedThree = LastRedThree.PLAY_ON
    last_taker_discards: bool = False  # the last taker of the pile ends the turn with a discard (reading of TB-7.1)

    # Card values
    value_four_to_seven: int = 5
    value_eight_to_king: int = 10
    value_ace: int = 20
    value_two: int = 20
    value_joker: int = 50
    value_black_three: int = 5
    value_red_three_in_hand: int = 5
    hands_count_if_nobody_out: bool = True

    # Awards
    canasta_clean: int = 500
    canasta_dirty: int = 300
    aces_clean: int = 500
    aces_dirty: int = 300
    canasta_sevens: int = 0  # clean or dirty; 0: as that of another rank
    wilds_mixed: int = 0
    wilds_twos: int = 0  # seven twos
    wilds_jokers: int = 0  # as many jokers as the packs hold, and twos
    canasta_awards: tuple[tuple[int, int], ...] = ()  # (number of canastas, points) in rising order
    canasta_awards_add: bool = True  # a higher number earns the lower awards too
    moda_doubles: bool = False
    repeats_multiply: bool = False  # the second canasta of a rank counts double, the third triple
    third_alone: bool = False  # of three canastas of a rank only the third counts more than once (switch of TB-8.7)
    wild_canasta_repeats: bool = False  # of two canastas of wilds the dearer counts double (switch of TB-8.7)
    multiples_add: bool = False  # moda and repetition add up instead of multiplying each other (switch of TB-8.8)
    clean_game: bool = False  # closing a clean game doubles everything
    clean_game_cards: bool = True  # the laid cards too (reading of TB-8.9)
    discarded_wild_soils: bool = False  # a wild discarded last ends the clean game (switch of TB-8.9)
    exact_cut: int = 0
    exact_cut_red_threes: bool = True  # red threes kept come on top of the cards of an exact cut (reading of TB-2.7)
    going_out: int = 100
    concealed: ConcealedTerms = ConcealedTerms.EVERY_MELD_ALONE
    # first turn without and with the partner's melds, later without and with them
    concealed_awards: tuple[int, int, int, int] = (100, 100, 100, 100)
    first_turn_undrawn: bool = False  # a first turn is one without a card from the stock (switch of SA-6.3)
    red_threes: tuple[int, ...] = (100, 200, 300, 800)  # by how many the side has
    red_threes_need: RedThreesNeed = RedThreesNeed.MELD
    red_threes_against_if_nobody_out: bool = True  # those of a side that lacks it (reading of CL-6.2)
    red_threes_against_limit: int = 0  # the most that they cost; 0: what they would earn
    red_threes_unshown_count: bool = False  # those not shown before the deal ended count as shown (switch of CL-1.4)
    black_threes_out: int = 0  # laid by the player who goes out
    black_threes_held: int = 0  # against a player who holds them at the end
    black_threes_number: int = 4  # how many both of these ask for
    black_threes_flat: bool = False  # the award includes the cards' own points
    black_threes_held_if_nobody_out: bool = True
    laid_against_without_canasta: bool = False  # when the other side closes (switch of TB-8.11)

    # Match
    target: int = 5000
    deals: int = 0  # a match ends with this deal at the latest; 0: only by its points
    target_enough: bool = True  # exactly the target wins; else it must be passed (RE-4.6)
    tie: Tie = Tie.PLAY_ON

    def __hash__(self) -> int:  # all fields, as a dataclass takes them, cost more than what is looked up by rules
        return hash((self.id, self.version, self.form, self.book, self.target))

    @property
    def partners(self) -> bool:
        """True if a side has more than one player."""
        return self.seats > self.sides

    @property
    def name(self) -> str:
        """The rule set with its form, ``reglamento/6-pairs``; a plain id where there is one form."""
        return f"{self.id}/{self.form}" if self.form else self.id

    def __repr__(self) -> str:
        try:
            return _in_code(self)
        except RulesError:
            return _by_fields(self)

    @property
    def edition(self) -> str:
        """The name with the version, ``reglamento/6-pairs@1``: the one text that identifies these rules."""
        return f"{self.name}@{self.version}"

    @property
    def enough(self) -> int:
        """The least total that can win a match: the target, or more."""
        return self.target if self.target_enough else self.target + 1

    def opening_minimum(self, score: int) -> int:
        """Points of cards that a side with that score needs to open."""
        minimum = self.opening[0][1]
        for lowest, points in self.opening:
            if score >= lowest:
                minimum = points
        return minimum


def _by_fields(rules: Rules) -> str:
    return f"Rules({', '.join(f'{field.name}={getattr(rules, field.name)!r}' for field in fields(rules))})"


_in_code: Callable[[Rules], str] = _by_fields


def print_by(in_code: Callable[[Rules], str]) -> None:
    """Let that function make the `repr` of rules; it may raise `RulesError` for a set that it does not know."""
    global _in_code  # noqa: PLW0603 - set once, when `canasta.rules` is imported
    _in_code = in_code
