"""The score of a deal: one list of scored lines per side, from which every total is computed.

A line is (what, kind, number, points): what it is for (a constant below), the rank it concerns or `NO_KIND`, how
many, and game points. Which rule of the book each one comes from is said by `canasta.deal.score`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from canasta.cards import ACE, BLACK_THREE, JOKER, RED_THREE, TWO
from canasta.engine.awards import Awards, concealed_place
from canasta.engine.packed import count, total, wild_number
from canasta.engine.rule_table import CANASTA_ALONE, EVERY_MELD_ALONE, RuleTable
from canasta.engine.state import NO_KIND, WENT_OUT, Side, State
from canasta.engine.units import Kind, MeldCounts

CLEAN: Final = 1
DIRTY: Final = 2
WILDS_MIXED: Final = 3
WILDS_TWOS: Final = 4
WILDS_JOKERS: Final = 5
MODA: Final = 6  # what the canasta de moda adds to its award
REPEATED: Final = 7  # what a double or triple canasta adds
CANASTA_NUMBER: Final = 8
RED_THREES: Final = 9
GOING_OUT: Final = 10
CONCEALED: Final = (
    11  # number: 0 first turn alone, 1 first turn with the partner's melds, 2 later alone, 3 later with them
)
BLACK_THREES_OUT: Final = 12
EXACT_CUT: Final = 13
CLEAN_GAME: Final = 14
CARDS_LAID: Final = 15
BLACK_THREES_HELD: Final = 16
CARDS_IN_HAND: Final = 17

Line = tuple[int, int, int, int]


def concealed_form(s: State) -> int:
    """The form of the seat's concealed going out, as in `concealed_place`; -1 if none (CL-5.2, SA-6.3, RE-4.4)."""
    rule_table = s.rule_table
    if rule_table.concealed == 0 or count(s.has_laid, s.seat) > 0:
        return -1
    melds = s.side_on_turn().melds
    wilds = s.laid_twos + s.laid_jokers
    own_canasta = False
    used_partner = False
    for kind in range(TWO + 1):
        naturals = count(s.laid_naturals, kind)
        with_wilds = count(wilds, kind)
        size = naturals + with_wilds
        if size == 0:
            continue
        on_table = count(melds.naturals, kind) + count(melds.twos, kind) + count(melds.jokers, kind)
        joined = on_table > size
        used_partner = used_partner or joined
        alone = _stands_alone(rule_table, kind, naturals, with_wilds)
        if rule_table.concealed == EVERY_MELD_ALONE and not alone:
            return -1
        if alone and size >= 7 and (rule_table.concealed != CANASTA_ALONE or not joined):
            own_canasta = True
    if not own_canasta:
        return -1
    return int(concealed_place(s, used_partner))


def _stands_alone(rule_table: RuleTable, kind: Kind, naturals: i64, wilds: i64) -> bool:
    """True if these cards make a valid meld by themselves."""
    if kind == TWO:
        return wilds >= 3
    if kind == BLACK_THREE:
        return naturals >= 3
    if naturals < rule_table.min_naturals or naturals + wilds < 3 or wilds > rule_table.max_wilds:
        return False
    return naturals > wilds or not rule_table.more_naturals


class Counted:
    """The final holdings of one side, as people count them; its lines follow from nothing else.

    A score sheet fills it from typed numbers, `counted` from a state. Points are card points.
    """

    def __init__(self) -> None:
        self.canastas: list[tuple[int, bool, int]] = []  # rank, clean, how many of that rank were finished before
        self.wilds_mixed: int = 0  # canastas of wilds
        self.wilds_twos: int = 0
        self.wilds_jokers: int = 0
        self.moda: int = int(NO_KIND)
        self.red_threes: int = 0
        self.melded: bool = False  # anything laid
        self.out: bool = False  # somebody went out
        self.closed: bool = False  # a player of this side
        self.concealed: int = -1  # as in `concealed_form`
        self.black_threes_laid: int = 0
        self.exact_cut: bool = False
        self.laid: int = 0  # points of all cards on the table but red threes
        self.clean: bool = False  # no wild in a meld, and none in the hands
        self.black_threes_held: list[int] = []  # by player
        self.cards_held: int = 0  # red threes among them
        self.red_threes_held: int = 0
        self.held: int = 0  # points of the cards in hand


def counted(s: State, index: int) -> Counted:
    """The final holdings of one side, after the deal is over."""
    side = s.sides[index]
    found = Counted()
    soiled = _count_canastas(s, side, found)
    found.moda = int(s.moda)
    found.red_threes = int(side.red_threes)
    found.melded = _laid_cards(side) != (0, 0, 0)
    found.out = s.outcome == WENT_OUT
    found.closed = found.out and s.seat % s.rule_table.sides == index
    if found.closed:
        found.concealed = concealed_form(s)
    found.black_threes_laid = int(count(side.melds.naturals, BLACK_THREE))
    found.exact_cut = s.exact_cut == index
    naturals, twos, jokers = _laid_cards(side)
    found.laid = int(s.rule_table.worth(naturals) + s.rule_table.two * total(twos) + s.rule_table.joker * total(jokers))
    seat = index
    while seat < s.rule_table.seats:
        hand = s.hands[seat]
        soiled = soiled or wild_number(hand) > 0
        found.black_threes_held.append(int(count(hand, BLACK_THREE)))
        found.cards_held += int(total(hand))
        found.red_threes_held += int(count(hand, RED_THREE))
        found.held += int(s.rule_table.worth(hand))
        seat += int(s.rule_table.sides)
    if s.rule_table.red_threes_unshown_count:
        found.red_threes += found.red_threes_held
        found.cards_held -= found.red_threes_held
        found.held -= found.red_threes_held * int(s.rule_table.red_three)
        found.red_threes_held = 0
    if s.rule_table.discarded_wild_soils and found.closed and (s.top == TWO or s.top == JOKER):
        soiled = True
    found.clean = not soiled
    return found


def _count_canastas(s: State, side: Side, found: Counted) -> bool:
    """Count the canastas of a side, by rank and in the order of finishing; True if any meld has a wild."""
    melds = side.melds
    soiled = (melds.twos | melds.jokers | side.done_twos | side.done_jokers) != 0
    for other in side.more:
        soiled = soiled or (other.twos | other.jokers) != 0
    for kind in range(ACE + 1):
        for order in range(count(side.canastas, kind)):
            found.canastas.append((int(kind), (count(side.clean, kind) >> order) & 1 == 1, int(order)))
        wilds = count(melds.twos, kind) + count(melds.jokers, kind)
        if count(melds.naturals, kind) + wilds >= 7:
            found.canastas.append((int(kind), wilds == 0, 0))
    found.wilds_mixed = int(count(side.canastas, TWO))
    found.wilds_twos = int(count(side.canastas, JOKER))
    found.wilds_jokers = int(count(side.canastas, RED_THREE))
    if count(melds.twos, TWO) + count(melds.jokers, TWO) >= 7:
        if count(melds.twos, TWO) == 7:
            found.wilds_twos += 1
        elif count(melds.jokers, TWO) == 2 * s.rule_table.packs:
            found.wilds_jokers += 1
        else:
            found.wilds_mixed += 1
    return soiled


def side_lines(s: State, awards: Awards, index: int) -> list[Line]:
    """The scored lines of one side of a deal that is over."""
    return lines_of(counted(s, index), s.rule_table, awards)


def lines_of(has: Counted, rule_table: RuleTable, awards: Awards) -> list[Line]:
    """The scored lines of a side, in the order of the sheet: awards first, then cards (TB-8.10)."""
    lines: list[Line] = []
    canastas = _canasta_lines(has, rule_table, awards, lines)
    first, end = awards.reached(canastas)
    for place in range(first, end):
        lines.append((CANASTA_NUMBER, int(NO_KIND), int(awards.numbers[place]), int(awards.number_points[place])))
    any_canasta = len(has.canastas) + has.wilds_mixed + has.wilds_twos + has.wilds_jokers > 0
    if has.red_threes > 0:
        counts_for = any_canasta if awards.red_threes_need_canasta else has.melded
        counts_for = counts_for or not (has.out or awards.red_threes_against_if_nobody_out)
        points = awards.of_red_threes(has.red_threes) if counts_for else -awards.against_of_red_threes(has.red_threes)
        lines.append((RED_THREES, int(RED_THREE), has.red_threes, int(points)))
    if has.closed:
        _closing_lines(has, awards, lines)
    if has.exact_cut:
        lines.append((EXACT_CUT, int(NO_KIND), 1, int(awards.exact_cut)))
    laid = has.laid
    if awards.black_threes_flat and has.closed and awards.of_black_threes(has.black_threes_laid) > 0:
        laid -= has.black_threes_laid * int(rule_table.black_three)
    if awards.laid_against_without_canasta and has.out and not has.closed and not any_canasta:
        laid = -laid
    if laid != 0:
        lines.append((CARDS_LAID, int(NO_KIND), 0, laid))
    if has.closed and awards.clean_game and has.clean:
        doubled = 0
        for line in lines:
            if line[0] != CARDS_LAID or awards.clean_game_cards:
                doubled += line[3]
        lines.append((CLEAN_GAME, int(NO_KIND), 2, doubled))
    _hand_lines(has, awards, lines)
    return lines


def _canasta_lines(has: Counted, rule_table: RuleTable, awards: Awards, lines: list[Line]) -> int:
    """Add the awards of the canastas; returns the number of them that counts for the number awards."""
    made = [0] * (int(NO_KIND) + 1)
    for kind, _clean, _order in has.canastas:
        made[kind] += 1
    for kind, clean, order in has.canastas:
        _canasta_line(has, awards, kind, clean, int(awards.before(order, made[kind])), lines)
    number = len(has.canastas)
    for what, many, points in (
        (WILDS_MIXED, has.wilds_mixed, awards.wilds_mixed),
        (WILDS_TWOS, has.wilds_twos, awards.wilds_twos),
        (WILDS_JOKERS, has.wilds_jokers, awards.wilds_jokers),
    ):
        if many > 0:
            lines.append((what, int(TWO), many, many * int(points)))
            if rule_table.wild_canasta_counts:
                number += many
    more = awards.second_of_wilds(has.wilds_mixed, has.wilds_twos, has.wilds_jokers)
    if more > 0:
        lines.append((REPEATED, int(TWO), 2, int(more)))
    return number


def _canasta_line(has: Counted, awards: Awards, kind: int, clean: bool, order: int, lines: list[Line]) -> None:
    """Add the lines of one canasta of a rank, with those of moda and repetition (TB-8.6 to TB-8.8)."""
    plain = awards.of_rank(kind, clean)
    lines.append((CLEAN if clean else DIRTY, kind, 1, int(plain)))
    doubled = awards.times(kind, has.moda, 0)
    if doubled > 1:
        lines.append((MODA, kind, int(doubled), int(plain * (doubled - 1))))
    multiplied = awards.times(kind, has.moda, order)
    if multiplied > doubled:
        lines.append((REPEATED, kind, order + 1, int(plain * (multiplied - doubled))))


def _laid_cards(side: Side) -> MeldCounts:
    """All naturals, twos and jokers of a side by rank."""
    naturals = side.melds.naturals + side.done_naturals
    twos = side.melds.twos + side.done_twos
    jokers = side.melds.jokers + side.done_jokers
    for melds in side.more:
        naturals += melds.naturals
        twos += melds.twos
        jokers += melds.jokers
    return (naturals, twos, jokers)


def _closing_lines(has: Counted, awards: Awards, lines: list[Line]) -> None:
    """Add the lines for going out."""
    if awards.going_out != 0:
        lines.append((GOING_OUT, int(NO_KIND), 1, int(awards.going_out)))
    if has.concealed >= 0:
        lines.append((CONCEALED, int(NO_KIND), has.concealed, int(awards.concealed[has.concealed])))
    points = int(awards.of_black_threes(has.black_threes_laid))
    if points != 0:
        lines.append((BLACK_THREES_OUT, int(BLACK_THREE), has.black_threes_laid, points))


def _hand_lines(has: Counted, awards: Awards, lines: list[Line]) -> None:
    """Add the lines for the cards in the hands of a side."""
    for blacks in has.black_threes_held:
        if awards.black_threes_held != 0 and blacks >= awards.black_threes_number:
            if has.out or awards.black_threes_held_if_nobody_out:
                lines.append((BLACK_THREES_HELD, int(BLACK_THREE), blacks, -int(awards.black_threes_held)))
    if has.cards_held > 0 and (has.out or awards.hands_count_if_nobody_out) and has.held != 0:
        lines.append((CARDS_IN_HAND, int(NO_KIND), has.cards_held, -has.held))


def side_points(s: State, awards: Awards, index: int) -> int:
    """The total of one side's lines."""
    points = 0
    for line in side_lines(s, awards, index):
        points += line[3]
    return points
