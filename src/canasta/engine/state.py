"""The state of one deal: hands, melds, stock and pile as counts, and the obligations of the turn. Data and copying
only.

`legal` decides what may be done, `play` carries actions out, `score` scores a deal;
`canasta.engine.deal.EngineDeal` begins one, and is the interface to all of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.engine.mutable import no_hash
from canasta.engine.rule_table import RuleTable
from canasta.engine.units import ActionWord, Cards, Kind, MeldCounts, Points, Seat

# Phases
DRAW: Final[i64] = 0
PLAY: Final[i64] = 1
ANSWER: Final[i64] = 2
OVER: Final[i64] = 3

# How the turn began
NOT_DRAWN: Final[i64] = 0
FROM_STOCK: Final[i64] = 1
FROM_PILE: Final[i64] = 2

# Leave to go out
NOT_ASKED: Final[i64] = 0
YES: Final[i64] = 1
NO: Final[i64] = 2

# What the end of the stock makes of this turn
NORMAL: Final[i64] = 0
LAST_DISCARD_OPTIONAL: Final[i64] = 1  # last turn, may go out, no discard needed (SA-5.6, RE-3.7)
LAST_NO_CLOSING: Final[i64] = 2  # last turn, down to no card, no closing, discard or not (TB-7.2)
LAST_NO_DISCARD: Final[i64] = 3  # the same without a discard (TB-7.3)
LAST_TAKER: Final[i64] = 4  # may take the pile once and lay, no closing; with a discard or without (TB-7.1)

# How a deal ended
STOCK_OUT: Final[i64] = 1
WENT_OUT: Final[i64] = 2

NO_KIND: Final[i64] = 15

NO_WORDS: Final[vec[i64]] = vec[i64]([])


@mypyc_attr(acyclic=True)
class Melds:
    """At most one meld of each rank, by counts. Lane 11 of `naturals` is the black threes, lane 12 of the wilds the
    meld of wilds."""

    def __init__(self, naturals: Cards, twos: Cards, jokers: Cards) -> None:
        self.naturals: Cards = naturals
        self.twos: Cards = twos
        self.jokers: Cards = jokers

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Melds) and self.counts() == other.counts()

    def __hash__(self) -> int:
        raise no_hash(self)

    def __reduce__(self) -> tuple[object, ...]:
        return Melds, self.counts()

    def counts(self) -> MeldCounts:
        """Naturals, twos and jokers as one value."""
        return (self.naturals, self.twos, self.jokers)

    def put(self, counts: MeldCounts) -> None:
        """Let the melds be these."""
        self.naturals, self.twos, self.jokers = counts


@mypyc_attr(acyclic=True)
class Side:
    """The cards of one side on the table: `melds` is the first slot, `more` holds further melds of the same ranks.

    Where canastas are closed, a finished one leaves its slot: `done_*` are the cards of all finished canastas,
    `canastas` their number by rank, `clean` a bit for each in the order of finishing, `clean_number` the clean ones
    in all. Lane 12 of `canastas` counts mixed canastas of wilds, lane 13 those of seven twos, lane 14 those of all
    the jokers that the packs hold.
    """

    def __init__(self, melds: Melds, minimum: Points) -> None:
        self.melds: Melds = melds
        self.more: list[Melds] = _NO_MELDS
        self.minimum: Points = minimum
        self.opened: bool = False
        self.red_threes: i64 = 0
        self.took_pile: bool = False
        self.took_frozen: bool = False
        self.done_naturals: Cards = 0
        self.done_twos: Cards = 0
        self.done_jokers: Cards = 0
        self.canastas: Cards = 0
        self.clean: i64 = 0
        self.clean_number: i64 = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Side) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        raise no_hash(self)

    def __reduce__(self) -> tuple[object, ...]:
        return side_from, (self.numbers(),)

    def numbers(self) -> list[int]:
        """All of it as numbers, `SIDE_NUMBERS` and three for each slot; `side_from` takes them."""
        found = [
            int(self.minimum),
            int(self.opened),
            int(self.red_threes),
            int(self.took_pile),
            int(self.took_frozen),
            int(self.done_naturals),
            int(self.done_twos),
            int(self.done_jokers),
            int(self.canastas),
            int(self.clean),
            int(self.clean_number),
        ]
        for index in range(self.slots()):
            found += self.slot(index).counts()
        return found

    def copy(self) -> Side:
        """An independent copy."""
        melds = self.melds
        side = Side(Melds(melds.naturals, melds.twos, melds.jokers), self.minimum)
        if self.more:
            side.more = [Melds(m.naturals, m.twos, m.jokers) for m in self.more]
        side.opened = self.opened
        side.red_threes = self.red_threes
        side.took_pile = self.took_pile
        side.took_frozen = self.took_frozen
        side.done_naturals = self.done_naturals
        side.done_twos = self.done_twos
        side.done_jokers = self.done_jokers
        side.canastas = self.canastas
        side.clean = self.clean
        side.clean_number = self.clean_number
        return side

    def slots(self) -> i64:
        """The number of slots in use or ready."""
        return len(self.more) + 1

    def slot(self, index: i64) -> Melds:
        """The melds of a slot."""
        return self.melds if index == 0 else self.more[index - 1]


SIDE_NUMBERS: Final[i64] = 11


def side_from(numbers: list[int]) -> Side:
    """The side of these `Side.numbers`."""
    slots = [Melds(numbers[at], numbers[at + 1], numbers[at + 2]) for at in range(int(SIDE_NUMBERS), len(numbers), 3)]
    side = Side(slots[0], numbers[0])
    if len(slots) > 1:
        side.more = slots[1:]
    side.opened = numbers[1] != 0
    side.red_threes = numbers[2]
    side.took_pile = numbers[3] != 0
    side.took_frozen = numbers[4] != 0
    side.done_naturals = numbers[5]
    side.done_twos = numbers[6]
    side.done_jokers = numbers[7]
    side.canastas = numbers[8]
    side.clean = numbers[9]
    side.clean_number = numbers[10]
    return side


_NO_MELDS: Final[list[Melds]] = []  # shared and never changed: most rule sets need one slot


@mypyc_attr(acyclic=True)
class State:
    """One deal in progress. Sizes are cards, points are card points; seats count from zero in the order of play."""

    def __init__(self, rule_table: RuleTable, stock: vec[u8], hands: vec[i64], sides: list[Side]) -> None:
        self.rule_table: RuleTable = rule_table
        self.stock: vec[u8] = stock  # kinds, next card at `drawn`; shared by all copies
        self.drawn: i64 = 0
        self.stock_size: i64 = len(stock)
        self.hands: vec[i64] = hands
        self.sides: list[Side] = sides
        self.seat: Seat = 0  # the seat whose turn it is
        self.phase: i64 = DRAW
        self.pile: Cards = 0
        self.pile_size: i64 = 0
        self.top: Kind = NO_KIND
        self.frozen: bool = False
        self.face_down: i64 = 0  # unseen cards of the initial pile
        self.first_turns: i64 = rule_table.seats  # seats that have not had a turn, the one on turn included
        self.has_laid: i64 = 0  # bit mask of seats that laid cards in an earlier turn
        self.owed: i64 = 0  # replacements of red threes owed, a nibble a seat
        self.moda: Kind = NO_KIND
        self.exact_cut: i64 = -1  # the side that cut exactly
        # The turn
        self.came: i64 = NOT_DRAWN
        self.laid_naturals: Cards = 0  # cards laid this turn by rank, the top of a taken pile included
        self.laid_twos: Cards = 0
        self.laid_jokers: Cards = 0
        self.points: Points = 0  # of the cards that count towards opening laid this turn
        self.leave: i64 = NOT_ASKED
        self.aside: bool = False  # the rest of the pile waits until the side has opened
        self.bound: bool = False  # must go out this turn
        self.freed: Kind = NO_KIND  # a wild taken out of a canasta, to be laid elsewhere
        self.freed_from: Kind = NO_KIND
        self.ending: i64 = NORMAL
        # The end
        self.outcome: i64 = 0
        # Legal words, filled by `legal.fill`
        self.base: ActionWord = 0
        self.starts: ActionWord = 0
        self.adds: ActionWord = 0
        self.more_adds: vec[i64] = NO_WORDS  # one for each further slot

    def side_on_turn(self) -> Side:
        """The side of the seat on turn."""
        return self.sides[self.rule_table.side_of(self.seat)]

    def stock_left(self) -> i64:
        """Cards left in the stock."""
        return self.stock_size - self.drawn

    def copy_into(self, other: State) -> None:
        """Copy everything but the stock, the hands and the sides, which `other` was made with."""
        other.drawn = self.drawn
        other.stock_size = self.stock_size
        other.seat = self.seat
        other.phase = self.phase
        other.pile = self.pile
        other.pile_size = self.pile_size
        other.top = self.top
        other.frozen = self.frozen
        other.face_down = self.face_down
        other.first_turns = self.first_turns
        other.has_laid = self.has_laid
        other.owed = self.owed
        other.moda = self.moda
        other.exact_cut = self.exact_cut
        other.came = self.came
        other.laid_naturals = self.laid_naturals
        other.laid_twos = self.laid_twos
        other.laid_jokers = self.laid_jokers
        other.points = self.points
        other.leave = self.leave
        other.aside = self.aside
        other.bound = self.bound
        other.freed = self.freed
        other.freed_from = self.freed_from
        other.ending = self.ending
        other.outcome = self.outcome


def answering_seat(state: State) -> Seat:
    """The partner who answers: the next seat of the same side in the order of play (RE-3.4 for teams of three)."""
    return (state.seat + state.rule_table.sides) % state.rule_table.seats
