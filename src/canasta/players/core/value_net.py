"""The value net: the lead that a deal will come to, said by a small network of whole numbers.

One hidden layer with rectified sums, in fixed point. Three hidden sums of 21 bits share a machine word, so that one
multiplication serves three. Each input is kept within the range met in training. By these ranges `ValueNet` proves,
when it is made, that no sum can leave its 21 bits.

The inputs are a deal at the beginning of a turn, all hands open, as small whole numbers. Sides and seats come in the
order of play from the seat on turn. Rule sets without a thing leave its inputs at 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.cards import ACE, BLACK_THREE, CANASTA, JOKER, RED_THREE, TWO
from canasta.engine.alive import takes_naturals
from canasta.engine.awards import Awards
from canasta.engine.packed import (
    NATURALS,
    at_least,
    count,
    kind_of,
    lanes,
    lowest,
    spread,
    three_or_more,
    total,
    two_or_more,
    wild_number,
)
from canasta.engine.rule_table import RuleTable
from canasta.engine.state import Melds, Side, State
from canasta.engine.units import Cards, Points, Seat
from canasta.players.core.reading import clean_so_far, melded

# Points are in tens; those of a hand in fives.
OF_A_SIDE: Final = (
    "opened",
    "minimum",  # 0 once it has opened
    "points-laid",
    "clean",  # canastas
    "mixed",
    "red-threes",
    "melds",
    "growing",  # cards in melds short of a canasta
    "sixes",  # melds of six cards
    "fives",
    "clean-fours",  # melds of naturals, of four to six cards
    "growing-wilds",
    "may-go-out",  # it has the canastas
    "worth",  # points if the deal ended now, hands left out
    "coming",  # awards of the growing melds, each by the share of its cards that lie there
    "next-number",  # the award for a number of canastas that one more would bring
    "wild-meld",  # cards in a meld of wilds
    "wild-canastas",
    "unsoiled",  # no wild on the table
)
OF_A_SEAT: Final = (
    "cards",
    "ranks",
    "pairs",
    "trios",
    "twos",
    "jokers",
    "black-threes",
    "fit-own",  # naturals of ranks that its side has melded
    "fit-next",  # the same of the next side
    "points",
    "takes-top",  # it holds the naturals that take the pile
    "joins-top",  # its side has a meld of the rank of the top, and the pile is not frozen
    "in-pile",  # naturals of ranks that lie in the pile
    "has-laid",  # cards in an earlier turn
)
OF_THE_TABLE: Final = (
    "stock",
    "pile",
    "frozen",
    "pile-points",
    "pile-wilds",
    "top-natural",
    "top-other",
    "first-turns",
)
SIDE_WIDTH: Final[i64] = len(OF_A_SIDE)
SEAT_WIDTH: Final[i64] = len(OF_A_SEAT)
LANES: Final[i64] = 3  # hidden sums in a word
LANE_BITS: Final[i64] = 21
LIMIT: Final = 1 << 20  # a sum lies below it, and above its negative
OUTPUT_BITS: Final[i64] = 10  # of the fraction of the second layer's weights
STEPS: Final[i64] = 12  # cost of an evaluation, in legal actions examined
_LANE: Final[i64] = 0x1FFFFF
_SIGN: Final[i64] = 0x100000


def input_names(rule_table: RuleTable) -> list[str]:
    """The names of the inputs of a rule set, in their order: ``side0-opened`` is of the side on turn."""
    found: list[str] = []
    for side in range(int(rule_table.sides)):
        found += [f"side{side}-{name}" for name in OF_A_SIDE]
    for seat in range(int(rule_table.seats)):
        found += [f"seat{seat}-{name}" for name in OF_A_SEAT]
    return found + list(OF_THE_TABLE)


def fill_inputs(s: State, awards: Awards, found: vec[i64]) -> None:
    """Write the inputs of a deal into `found`, which is as long as `input_names` and holds zeros.

    A turn is about to begin: the seat on turn has not drawn.
    """
    rule_table = s.rule_table
    at: i64 = 0
    for number in range(rule_table.sides):
        _fill_side(s, s.sides[rule_table.side_of(s.seat + number)], awards, found, at)
        at += SIDE_WIDTH
    pile_ranks = spread(lanes(s.pile & NATURALS))
    seat = s.seat
    for _number in range(rule_table.seats):
        _fill_seat(s, seat, pile_ranks, found, at)
        at += SEAT_WIDTH
        seat = seat + 1 if seat + 1 < rule_table.seats else 0
    found[at] = s.stock_size - s.drawn
    found[at + 1] = s.pile_size
    found[at + 2] = 1 if s.frozen else 0
    found[at + 3] = rule_table.worth(s.pile) // 10
    found[at + 4] = wild_number(s.pile)
    found[at + 5] = 1 if s.top <= ACE else 0
    found[at + 6] = 1 if s.top > ACE else 0
    found[at + 7] = s.first_turns


def _fill_side(s: State, side: Side, awards: Awards, found: vec[i64], at: i64) -> None:
    rule_table = s.rule_table
    found[at] = 1 if side.opened else 0
    found[at + 1] = 0 if side.opened else side.minimum // 10
    laid = rule_table.worth(side.done_naturals)
    laid += rule_table.two * total(side.done_twos) + rule_table.joker * total(side.done_jokers)
    worth: Points = 0
    clean = side.clean_number
    made = total(side.canastas & NATURALS)
    mixed = made - clean
    if made > 0:
        worth += _finished(s, side, awards)
    wild_canastas = total(side.canastas) - made
    worth += _wild_worth(side.canastas, awards)
    coming: Points = 0
    slots = side.slots()
    for number in range(slots):
        melds = side.slot(number)
        laid += rule_table.worth(melds.naturals)
        laid += rule_table.two * total(melds.twos) + rule_table.joker * total(melds.jokers)
        wilds = (melds.twos + melds.jokers) & NATURALS
        sizes = (melds.naturals & NATURALS) + wilds
        if sizes == 0:
            continue
        full = at_least(sizes, CANASTA)
        six = at_least(sizes, 6)
        five = at_least(sizes, 5)
        some = lanes(sizes)
        soiled = lanes(wilds)
        growing = spread(some ^ full)
        pure = total(full) - total(full & soiled)
        clean += pure
        mixed += total(full) - pure
        four = at_least(sizes, 4) ^ full
        found[at + 6] = found[at + 6] + total(some)
        found[at + 7] = found[at + 7] + total(sizes & growing)
        found[at + 8] = found[at + 8] + total(six ^ full)
        found[at + 9] = found[at + 9] + total(five ^ six)
        found[at + 10] = found[at + 10] + total(four ^ (four & soiled))
        found[at + 11] = found[at + 11] + total(wilds & growing)
        left = some
        while left != 0:
            lane = lowest(left)
            left ^= lane
            award = awards.of_next(s, side, kind_of(lane), lane & soiled == 0)
            if lane & full != 0:
                worth += award
            else:
                coming += award * count(sizes, kind_of(lane)) // CANASTA
    wilds_laid = _wilds_of(side.melds)
    if wilds_laid >= CANASTA:
        wild_canastas += 1
        worth += awards.wilds_mixed
    else:
        found[at + 16] = wilds_laid
    safe = side.opened
    if awards.red_threes_need_canasta:
        safe = clean + mixed + wild_canastas > 0
    worth += awards.of_red_threes(side.red_threes) if safe else -awards.against_of_red_threes(side.red_threes)
    counted = clean + mixed
    if rule_table.wild_canasta_counts:
        counted += wild_canastas
    if len(awards.numbers) > 0:
        number_award = awards.of_number(counted)
        worth += number_award
        found[at + 15] = (awards.of_number(counted + 1) - number_award) // 10
    found[at + 2] = laid // 10
    found[at + 3] = clean
    found[at + 4] = mixed
    found[at + 5] = side.red_threes
    if rule_table.clean_and_dirty:
        found[at + 12] = 1 if clean > 0 and mixed > 0 else 0
    else:
        found[at + 12] = 1 if clean + mixed + wild_canastas >= rule_table.canastas_to_go_out else 0
    found[at + 13] = (laid + worth) // 10
    found[at + 14] = coming // 10
    found[at + 17] = wild_canastas
    found[at + 18] = 1 if clean_so_far(side) else 0


def _finished(s: State, side: Side, awards: Awards) -> Points:
    """The awards of the canastas that have left their slots."""
    found: Points = 0
    left = lanes(side.canastas & NATURALS)
    while left != 0:
        lane = lowest(left)
        left ^= lane
        kind = kind_of(lane)
        for order in range(count(side.canastas, kind)):
            clean = (count(side.clean, kind) >> order) & 1 == 1
            found += awards.of_canasta(kind, clean, s.moda, awards.before(order, count(side.canastas, kind)))
    return found


def _wild_worth(canastas: Cards, awards: Awards) -> Points:
    """The awards of the canastas of wilds that have left their slots."""
    return awards.of_wilds(count(canastas, TWO), count(canastas, JOKER), count(canastas, RED_THREE))


def _wilds_of(melds: Melds) -> i64:
    """The cards in the meld of wilds."""
    return count(melds.twos, TWO) + count(melds.jokers, TWO)


def _fill_seat(s: State, seat: Seat, pile_ranks: Cards, found: vec[i64], at: i64) -> None:
    rule_table = s.rule_table
    hand = s.hands[seat]
    naturals = hand & NATURALS
    own = melded(s.sides[rule_table.side_of(seat)])
    found[at] = total(hand)
    found[at + 1] = total(lanes(naturals))
    found[at + 2] = total(two_or_more(naturals))
    found[at + 3] = total(three_or_more(naturals))
    found[at + 4] = count(hand, TWO)
    found[at + 5] = count(hand, JOKER)
    found[at + 6] = count(hand, BLACK_THREE)
    found[at + 7] = total(naturals & spread(own))
    found[at + 8] = total(naturals & spread(melded(s.sides[rule_table.side_of(seat + 1)])))
    found[at + 9] = rule_table.worth(hand) // 5
    if s.top <= ACE and s.pile_size > 0:
        if count(naturals, s.top) >= takes_naturals(s):
            found[at + 10] = 1
        if not s.frozen and count(own, s.top) > 0:
            found[at + 11] = 1
    found[at + 12] = total(naturals & pile_ranks)
    found[at + 13] = 1 if count(s.has_laid, seat) > 0 else 0


class ValueRangeError(ValueError):
    """Raised for a net with a sum that could leave its bits."""


@mypyc_attr(acyclic=True)
class ValueNet:
    """A net for a rule set and form.

    `rows`: by input its lowest and highest value and a weight for each hidden sum; `bias`: by hidden sum; both with
    `fraction` bits after the point. `outputs`: by output a weight for each hidden sum, in points, with `OUTPUT_BITS`
    more; `offsets`: by output, in points. Output k is the lead of the side k places after the side on turn over the
    mean of the others; that of the last side follows, since they add up to 0. Raises `ValueRangeError`.
    """

    def __init__(
        self, rows: list[list[int]], bias: list[int], outputs: list[list[int]], offsets: list[int], fraction: int
    ) -> None:
        check_ranges(rows, bias)
        self.lows: vec[i64] = vec[i64]([row[0] for row in rows])
        self.highs: vec[i64] = vec[i64]([row[1] for row in rows])
        packed: list[int] = []
        for row in rows:
            packed += _words(row[2:])
        self.blank: vec[i64] = vec[i64]([0] * len(rows))
        self.weights: vec[i64] = vec[i64](packed)
        self.bias: vec[i64] = vec[i64](_words(bias))
        self.words: i64 = len(self.bias)
        second: list[int] = []
        for each in outputs:
            second += each + [0] * (int(self.words * LANES) - len(each))
        self.outputs: vec[i64] = vec[i64](second)
        self.offsets: vec[i64] = vec[i64]([offset << (fraction + OUTPUT_BITS) for offset in offsets])
        self.shift: i64 = fraction + OUTPUT_BITS

    def lead(self, s: State, awards: Awards, side: i64) -> i64:
        """The expected points of a side less the mean of the others; a turn is about to begin."""
        inputs = self.blank[:]
        fill_inputs(s, awards, inputs)
        sums = self._sums(inputs)
        sides = s.rule_table.sides
        place = side - s.rule_table.side_of(s.seat)
        if place < 0:
            place += sides
        if place < sides - 1:
            return self._output(sums, place) >> self.shift
        found: i64 = 0
        for other in range(sides - 1):
            found += self._output(sums, other)
        return -(found >> self.shift)

    def _sums(self, inputs: vec[i64]) -> vec[i64]:
        """The hidden sums, packed."""
        sums = self.bias[:]
        weights, lows, highs = self.weights, self.lows, self.highs
        words = self.words
        base: i64 = 0
        for at in range(len(inputs)):
            value = inputs[at]
            if value != 0:
                value = max(min(value, highs[at]), lows[at])
                for word in range(words):
                    sums[word] = sums[word] + value * weights[base + word]
            base += words
        return sums

    def _output(self, sums: vec[i64], number: i64) -> i64:
        found = self.offsets[number]
        outputs = self.outputs
        at = number * self.words * LANES
        for word in range(self.words):
            rest = sums[word]
            low = ((rest & _LANE) ^ _SIGN) - _SIGN
            rest = (rest - low) >> LANE_BITS
            middle = ((rest & _LANE) ^ _SIGN) - _SIGN
            high = (rest - middle) >> LANE_BITS
            if low > 0:
                found += low * outputs[at]
            if middle > 0:
                found += middle * outputs[at + 1]
            if high > 0:
                found += high * outputs[at + 2]
            at += LANES
        return found


@mypyc_attr(acyclic=True)
class Horizon:
    """The end of a playout's sight: it is cut at the beginning of a turn, `turns` turns after the decision or more,
    and `net` says the rest. With fewer than `stock` cards in the stock at the decision playouts go to the end."""

    def __init__(self, net: ValueNet, turns: i64, stock: i64) -> None:
        self.net: ValueNet = net
        self.turns: i64 = turns
        self.stock: i64 = stock


def check_ranges(rows: list[list[int]], bias: list[int]) -> None:
    """Raise `ValueRangeError` if inputs within their ranges, or 0, could bring a hidden sum to `LIMIT`."""
    for number in range(len(bias)):
        lowest = highest = bias[number]
        for row in rows:
            weight = row[number + 2]
            lowest += min(weight * row[0], weight * row[1], 0)
            highest += max(weight * row[0], weight * row[1], 0)
        if lowest <= -LIMIT or highest >= LIMIT:
            raise ValueRangeError(f"hidden sum {number} could lie between {lowest} and {highest}, {LIMIT} is the limit")


def _words(sums: list[int]) -> list[int]:
    """Numbers packed by threes."""
    found: list[int] = []
    for number, value in enumerate(sums):
        lane = number % 3
        if lane == 0:
            found.append(0)
        found[-1] += value * (1, 1 << 21, 1 << 42)[lane]
    return found
