"""What to lay down: melds and lay-offs weighed one by one; wilds are kept for canastas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta.bots.reading import CANASTA, WILDS, Move, Reading

if TYPE_CHECKING:
    from canasta.game.view import MeldView

KEPT = 4  # cards that a hand should keep in the first half of a deal, to take the pile with
KEPT_LATE = 2
SMALLEST = 3  # cards of a meld


def best_lay(table: Reading, moves: list[Move], *, closing: bool, must: bool = False) -> Move | None:
    """The best card or meld to lay; None where keeping the hand is better. `must`: something has to be laid."""
    view = table.view
    opening = not table.own.opened
    forced = must or view.must_go_out or view.freed is not None or (opening and view.points > 0)
    best, best_worth = None, 0.0
    for move in moves:
        if move.verb not in ("meld", "add", "swap"):
            continue
        worth = _worth(table, move, closing=closing, opening=opening)
        if (best is None and forced) or worth > best_worth:
            best, best_worth = move, worth
    return best


def _worth(table: Reading, move: Move, *, closing: bool, opening: bool) -> float:
    """Above 0: lay it."""
    wilds = sum(card in WILDS for card in move.cards)
    left = table.held - len(move.cards)
    if move.verb == "swap":
        return _swap_worth(table, move)
    if move.verb == "add":
        worth = _add_worth(table, move, wilds, closing=closing)
    elif wilds == len(move.cards):
        worth = _wild_meld_worth(table)
    else:
        worth = _meld_worth(table, move, wilds, closing=closing, opening=opening)
    if closing or opening or table.late or table.pressed:
        return worth
    kept = KEPT if table.view.stock > 10 * table.seats * table.rules.draw else KEPT_LATE
    finishes = move.verb == "add" and move.meld is not None and len(table.melds[move.meld].cards) == CANASTA - 1
    return worth if left >= kept or finishes else worth - 60


def _meld_worth(table: Reading, move: Move, wilds: int, *, closing: bool, opening: bool) -> float:
    rank = move.cards[0]
    points = sum(table.value(card) for card in move.cards)
    if rank == "3b":
        return 1.0
    if opening:  # few cards, many points; wilds only where naturals cannot do it, twos before jokers
        if wilds and _naturals_open(table):
            return -10.0
        return 20 + points / len(move.cards) - 12 * wilds
    if not wilds:
        return 40 + points / 10
    if closing:
        return 10 + points / 10
    if table.late or table.pressed:
        return 5 + points / 10 - 3 * wilds
    return -10.0


def _naturals_open(table: Reading) -> bool:
    """Whether the minimum can still be reached in this turn without a wild."""
    points = table.view.points
    for rank, number in table.hand.items():
        if rank not in (*WILDS, "3b", "3r") and number >= SMALLEST:
            points += number * table.value(rank)
    return points >= table.own.minimum


def _wild_meld_worth(table: Reading) -> float:
    """Seven wilds are worth a canasta like no other, where the rules pay it (RE-4.2, TB-8.1)."""
    held = sum(table.hand[wild] for wild in WILDS)
    return 30.0 if table.rules.wilds_mixed >= 1000 and held >= 4 else -20.0


def _add_worth(table: Reading, move: Move, wilds: int, *, closing: bool) -> float:
    card = move.cards[0]
    meld = table.melds[move.meld or 0]
    size = len(meld.cards)
    if not wilds:
        return 30 + size + (300 if size == CANASTA - 1 else 0)
    if meld.rank == "wild":
        return 60 + size
    if size == CANASTA - 1:
        return 200 - table.value(card) / 10
    if size >= CANASTA:  # soils a clean canasta, or does nothing for a dirty one
        return -40.0 if meld.canasta == "clean" and not closing else 2.0 if closing else -15.0
    if size + _wilds_to_spend(table, meld) >= CANASTA:
        return 50 + size - table.value(card) / 10
    if closing or table.late or table.pressed:
        return 4 + size - table.value(card) / 20
    return -10.0


def _wilds_to_spend(table: Reading, meld: MeldView) -> int:
    """Wilds of the hand that the meld can still take."""
    wilds = sum(card[0] in WILDS for card in meld.cards)
    room = table.rules.max_wilds - wilds
    if table.rules.more_naturals:
        room = min(room, len(meld.cards) - 2 * wilds - 1)
    return min(room, sum(table.hand[wild] for wild in WILDS))


def _swap_worth(table: Reading, move: Move) -> float:
    """A canasta that becomes clean, or a wild that makes another one (RE-2.5)."""
    meld = table.melds[move.meld or 0]
    if sum(card[0] in WILDS for card in meld.cards) == 1:
        return 120.0
    near = any(each.canasta is None and len(each.cards) >= CANASTA - 2 for each in table.own.melds)
    return 100.0 if near else -5.0
