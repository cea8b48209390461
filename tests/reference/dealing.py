"""Dealing: hands, the first pile, the red threes that were dealt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from canasta.rules.model import RedThreesDealt, Rules

from .cards import BLACK, NATURALS, RED, WILDS, without
from .state import State, draw_cards


@dataclass(frozen=True)
class Cut:
    """The result of a cut: the cutter's cards and the moda (TB-2.3 to TB-2.7)."""

    cutter: int
    kept_wilds: tuple[str, ...] = ()
    kept_red_threes: int = 0
    moda: str | None = None
    exact: bool = False


def deal(rules: Rules, order: Sequence[str], first: int, scores: Sequence[int], cut: Cut | None = None) -> State:
    """Deals the cards in that order, the first card first; what the cutter kept is not among them."""
    stock = list(order)
    hands: list[list[str]] = [[] for _ in range(rules.seats)]
    seats = [(first + i) % rules.seats for i in range(rules.seats)]
    for round_ in range(rules.hand_size):
        for seat in seats:
            if cut and seat == cut.cutter and round_ < len(cut.kept_wilds):
                continue  # TB-2.6: the missing cards come off at the start of the deal
            hands[seat].append(stock.pop(0))
    if cut:
        hands[cut.cutter] += cut.kept_wilds
    state = State(
        rules=rules,
        scores=list(scores),
        hands=[tuple(hand) for hand in hands],
        melds=[()] * rules.sides,
        red_threes=[0] * rules.sides,
        opened=[False] * rules.sides,
        taken_pile=[False] * rules.sides,
        taken_frozen=[False] * rules.sides,
        has_laid=[False] * rules.seats,
        owed=[0] * rules.seats,
        turn=first,
        first_turns=rules.seats,
    )
    if cut:
        state.moda = cut.moda
        state.red_threes[cut.cutter % rules.sides] += cut.kept_red_threes
        state.exact_cut = cut.cutter % rules.sides if cut.exact else None
    _first_pile(state, stock)
    state.stock = tuple(stock)
    if rules.red_threes_dealt is not RedThreesDealt.ON_FIRST_TURN:
        for seat in seats:
            _show_dealt(state, seat)
    return state


def _first_pile(state: State, stock: list[str]) -> None:
    """The cards that start the pile, turned until the top one may stand (CL-1.3, SA-2.3, RE-1.7, TB-2.9)."""
    rules = state.rules
    pile = [stock.pop(0) for _ in range(rules.initial_pile)]
    state.face_down = len(pile) - 1
    while not (pile[-1] in NATURALS or (pile[-1] == BLACK and rules.upcard_black_three)):
        if pile[-1] in WILDS or (pile[-1] == RED and rules.red_three_freezes):
            state.frozen = True
        pile.append(stock.pop(0))
    state.pile = tuple(pile)


def _show_dealt(state: State, seat: int) -> None:
    """Shows a seat's red threes before play and replaces them at once or on its first turn (IN-2, SA-2.4, TB-2.12)."""
    reds = state.hands[seat].count(RED)
    state.hands[seat] = without(state.hands[seat], [RED] * reds)
    state.red_threes[seat % state.rules.sides] += reds
    if state.rules.red_threes_dealt is RedThreesDealt.AT_ONCE:
        draw_cards(state, seat, reds)
    else:
        state.owed[seat] = reds


def begin_first_turn(state: State) -> None:
    """Shows and replaces what the seat on turn owes since the deal (CL-1.4, SA-2.4, RE-1.8)."""
    reds = 0
    if state.rules.red_threes_dealt is RedThreesDealt.ON_FIRST_TURN:
        reds = state.hand.count(RED)
        state.hands[state.turn] = without(state.hand, [RED] * reds)
        state.red_threes[state.side] += reds
    owed = reds + state.owed[state.turn]
    state.owed[state.turn] = 0
    draw_cards(state, state.turn, owed)
