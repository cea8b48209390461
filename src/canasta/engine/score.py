"""What a deal is worth: one list of scored lines per side, from which every total is made.

A line is (what, kind, number, points): what it is for (a constant below), the rank it concerns or `NO_KIND`, how
many, and game points. Which rule of the book each one comes from is said by `canasta.game.score`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from canasta.cards import ACE, BLACK_THREE, JOKER, RED_THREE, TWO
from canasta.engine.packed import NATURALS, at_least, count, total
from canasta.engine.sheet import EVERY_MELD_ALONE, Sheet
from canasta.engine.state import NO_KIND, WENT_OUT, Side, State

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


class Awards:
    """The awards of a rule set; fields carry the names of `canasta.rules.model.Rules`."""

    def __init__(
        self,
        numbers: dict[str, int],
        red_threes: list[int],
        canasta_awards: list[tuple[int, int]],
        concealed: list[int],
    ) -> None:
        self.clean: int = numbers["canasta_clean"]
        self.dirty: int = numbers["canasta_dirty"]
        self.aces_clean: int = numbers["aces_clean"]
        self.aces_dirty: int = numbers["aces_dirty"]
        self.wilds_mixed: int = numbers["wilds_mixed"]
        self.wilds_twos: int = numbers["wilds_twos"]
        self.wilds_jokers: int = numbers["wilds_jokers"]
        self.canasta_awards: list[tuple[int, int]] = canasta_awards
        self.canasta_awards_add: bool = numbers["canasta_awards_add"] != 0
        self.moda_doubles: bool = numbers["moda_doubles"] != 0
        self.repeats_multiply: bool = numbers["repeats_multiply"] != 0
        self.clean_game: bool = numbers["clean_game"] != 0
        self.exact_cut: int = numbers["exact_cut"]
        self.going_out: int = numbers["going_out"]
        self.concealed_awards: list[int] = concealed
        self.red_threes: list[int] = red_threes
        self.red_threes_need_canasta: bool = numbers["red_threes_need"] == 1
        self.black_threes_out: int = numbers["black_threes_out"]
        self.black_threes_held: int = numbers["black_threes_held"]
        self.black_threes_number: int = numbers["black_threes_number"]
        self.black_threes_flat: bool = numbers["black_threes_flat"] != 0
        self.black_threes_held_if_nobody_out: bool = numbers["black_threes_held_if_nobody_out"] != 0
        self.hands_count_if_nobody_out: bool = numbers["hands_count_if_nobody_out"] != 0
        self.laid_against_without_canasta: bool = numbers["laid_against_without_canasta"] != 0


def concealed_form(s: State) -> int:
    """How concealed the seat on turn went out: an index into the four awards, or -1 (CL-5.2, SA-6.3, RE-4.4)."""
    sheet = s.sheet
    if sheet.concealed == 0 or count(s.has_laid, s.seat) > 0:
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
        alone = _stands_alone(sheet, kind, naturals, with_wilds)
        if sheet.concealed == EVERY_MELD_ALONE and not alone:
            return -1
        if alone and size >= 7 and (sheet.concealed == EVERY_MELD_ALONE or not joined):
            own_canasta = True
    if not own_canasta:
        return -1
    return (0 if s.first_turns > 0 else 2) + int(used_partner)


def _stands_alone(sheet: Sheet, kind: i64, naturals: i64, wilds: i64) -> bool:
    """Whether those cards make a valid meld by themselves."""
    if kind == TWO:
        return wilds >= 3
    if kind == BLACK_THREE:
        return naturals >= 3
    if naturals < sheet.min_naturals or naturals + wilds < 3 or wilds > sheet.max_wilds:
        return False
    return naturals > wilds or not sheet.more_naturals


def side_lines(s: State, awards: Awards, index: int) -> list[Line]:
    """The scored lines of one side of a deal that is over, in the order of the sheet: awards first, then cards
    (TB-8.10)."""
    sheet = s.sheet
    side = s.sides[index]
    out = s.outcome == WENT_OUT
    closed = out and s.seat % sheet.sides == index
    lines: list[Line] = []
    canastas, soiled = _canasta_lines(s, awards, side, lines)
    reached: list[Line] = []
    for number, points in awards.canasta_awards:
        if canastas >= number:
            if not awards.canasta_awards_add:
                reached = []
            reached.append((CANASTA_NUMBER, int(NO_KIND), number, points))
    lines.extend(reached)
    if side.red_threes > 0:
        points = awards.red_threes[min(int(side.red_threes), len(awards.red_threes)) - 1]
        has_meld = _laid_cards(side) != (0, 0, 0)
        counts_for = canastas_on_table(side) > 0 if awards.red_threes_need_canasta else has_meld
        lines.append((RED_THREES, int(RED_THREE), int(side.red_threes), points if counts_for else -points))
    black_laid = count(side.melds.naturals, BLACK_THREE)
    if closed:
        if awards.going_out != 0:
            lines.append((GOING_OUT, int(NO_KIND), 1, awards.going_out))
        form = concealed_form(s)
        if form >= 0:
            lines.append((CONCEALED, int(NO_KIND), form, awards.concealed_awards[form]))
        if awards.black_threes_out != 0 and black_laid >= awards.black_threes_number:
            lines.append((BLACK_THREES_OUT, int(BLACK_THREE), int(black_laid), awards.black_threes_out))
    if s.exact_cut == index:
        lines.append((EXACT_CUT, int(NO_KIND), 1, awards.exact_cut))
    laid = _laid_points(sheet, awards, side, black_laid)
    if awards.laid_against_without_canasta and out and not closed and canastas_on_table(side) == 0:
        laid = -laid
    if laid != 0:
        lines.append((CARDS_LAID, int(NO_KIND), 0, laid))
    if closed and awards.clean_game and not soiled and not _partner_holds_wild(s, index):
        doubled = 0
        for line in lines:
            doubled += line[3]
        lines.append((CLEAN_GAME, int(NO_KIND), 2, doubled))
    _hand_lines(s, awards, index, out, lines)
    return lines


def _canasta_lines(s: State, awards: Awards, side: Side, lines: list[Line]) -> tuple[int, bool]:
    """Awards of the canastas; returns how many count for the number awards, and whether any wild lies in a meld."""
    sheet = s.sheet
    number = 0
    melds = side.melds
    soiled = (melds.twos | melds.jokers | side.done_twos | side.done_jokers) != 0
    for other in side.more:
        soiled = soiled or (other.twos | other.jokers) != 0
    for kind in range(ACE + 1):
        finished = count(side.canastas, kind)
        for order in range(finished):
            clean = (count(side.clean, kind) >> order) & 1 == 1
            number += 1
            _canasta_line(s, awards, kind, clean, order, lines)
        wilds = count(melds.twos, kind) + count(melds.jokers, kind)
        if count(melds.naturals, kind) + wilds >= 7:
            number += 1
            _canasta_line(s, awards, kind, wilds == 0, 0, lines)
    mixed = count(side.canastas, TWO)
    twos = count(side.canastas, JOKER)
    jokers = count(side.canastas, RED_THREE)
    if count(melds.twos, TWO) + count(melds.jokers, TWO) >= 7:
        if count(melds.twos, TWO) == 7:
            twos += 1
        elif count(melds.jokers, TWO) == 2 * sheet.packs:
            jokers += 1
        else:
            mixed += 1
    for what, many, points in (
        (WILDS_MIXED, mixed, awards.wilds_mixed),
        (WILDS_TWOS, twos, awards.wilds_twos),
        (WILDS_JOKERS, jokers, awards.wilds_jokers),
    ):
        if many > 0:
            lines.append((what, int(TWO), int(many), int(many) * points))
            if sheet.wild_canasta_counts:
                number += int(many)
    return number, soiled


def _canasta_line(s: State, awards: Awards, kind: i64, clean: bool, order: i64, lines: list[Line]) -> None:
    """One canasta of a rank and what moda and repetition add to it (TB-8.6 to TB-8.8)."""
    if kind == ACE:
        points = awards.aces_clean if clean else awards.aces_dirty
    else:
        points = awards.clean if clean else awards.dirty
    lines.append((CLEAN if clean else DIRTY, int(kind), 1, points))
    times = 1
    if awards.moda_doubles and kind == s.moda:
        lines.append((MODA, int(kind), 2, points))
        times = 2
    if awards.repeats_multiply and order > 0:
        lines.append((REPEATED, int(kind), int(order) + 1, points * times * int(order)))


def canastas_on_table(side: Side) -> int:
    """How many canastas a side has, those of wilds included."""
    melds = side.melds
    wilds = melds.twos + melds.jokers
    growing = total(at_least((melds.naturals & NATURALS) + (wilds & NATURALS), 7))
    if count(wilds, TWO) >= 7:
        growing += 1
    return int(growing + total(side.canastas))


def _laid_cards(side: Side) -> tuple[i64, i64, i64]:
    """All naturals, twos and jokers of a side by rank."""
    naturals = side.melds.naturals + side.done_naturals
    twos = side.melds.twos + side.done_twos
    jokers = side.melds.jokers + side.done_jokers
    for melds in side.more:
        naturals += melds.naturals
        twos += melds.twos
        jokers += melds.jokers
    return (naturals, twos, jokers)


def _laid_points(sheet: Sheet, awards: Awards, side: Side, black_laid: i64) -> int:
    naturals, twos, jokers = _laid_cards(side)
    points = sheet.worth(naturals) + sheet.two * total(twos) + sheet.joker * total(jokers)
    if awards.black_threes_flat and black_laid >= awards.black_threes_number:
        points -= black_laid * sheet.black_three
    return int(points)


def _partner_holds_wild(s: State, index: int) -> bool:
    seat = index
    while seat < s.sheet.seats:
        if count(s.hands[seat], TWO) + count(s.hands[seat], JOKER) > 0:
            return True
        seat += int(s.sheet.sides)
    return False


def _hand_lines(s: State, awards: Awards, index: int, out: bool, lines: list[Line]) -> None:
    """What the hands of a side cost."""
    held = 0
    points = 0
    seat = index
    while seat < s.sheet.seats:
        hand = s.hands[seat]
        blacks = count(hand, BLACK_THREE)
        if awards.black_threes_held != 0 and blacks >= awards.black_threes_number:
            if out or awards.black_threes_held_if_nobody_out:
                lines.append((BLACK_THREES_HELD, int(BLACK_THREE), int(blacks), -awards.black_threes_held))
        held += int(total(hand))
        points += int(s.sheet.worth(hand))
        seat += int(s.sheet.sides)
    if held > 0 and (out or awards.hands_count_if_nobody_out) and points != 0:
        lines.append((CARDS_IN_HAND, int(NO_KIND), held, -points))


def side_points(s: State, awards: Awards, index: int) -> int:
    """The total of one side's lines."""
    points = 0
    for line in side_lines(s, awards, index):
        points += line[3]
    return points
