"""Stock or pile: what a pile is worth to the hand, and the cards to take it with."""

from __future__ import annotations

from typing import Final

from canasta.bots.closing import wants_to_close
from canasta.bots.laying import best_lay
from canasta.bots.reading import CANASTA, PILE_CARD, RANK_OF, WILDS, Move, Reading

DRAWN_CARD: Final = 16  # points that a card of the stock is worth: one may be a wild
SPENT_WILD: Final = 45


def best_draw(table: Reading, moves: list[Move]) -> Move:
    """How to begin the turn, or to go on in a draw phase where the side opens before it takes (TB-4.3)."""
    by_verb: dict[str, list[Move]] = {}
    for move in moves:
        by_verb.setdefault(move.verb, []).append(move)
    if "ask" in by_verb and wants_to_close(table):
        return by_verb["ask"][0]
    takes = by_verb.get("take", [])
    best = max(takes, key=lambda move: _take_worth(table, move), default=None)
    if best is not None and _take_worth(table, best) > _other_worth(table, by_verb):
        return best
    lays = [*by_verb.get("meld", []), *by_verb.get("add", [])]
    opens_for_it = not takes and _pile_worth(table) > _other_worth(table, by_verb) + SPENT_WILD
    if lays and ("draw" not in by_verb or opens_for_it):
        return best_lay(table, lays, closing=False, must=True) or lays[0]
    for verb in ("draw", "pass"):
        if verb in by_verb:
            return by_verb[verb][0]
    return best or moves[0]


def _pile_worth(table: Reading) -> float:
    """What the pile under its top card brings."""
    view = table.view
    if table.pressed and view.pile.size > 6 and not table.may_close:
        return -PILE_CARD * view.pile.size / 2
    return PILE_CARD * (view.pile.size - 1)


def _take_worth(table: Reading, move: Move) -> float:
    view = table.view
    top = RANK_OF[view.pile.top] if view.pile.top is not None else ""
    worth = _pile_worth(table) + 2.0 * table.value(top)
    for card in move.cards:
        worth += -SPENT_WILD if card in WILDS else 4.0
    meld = table.melds.get(move.meld) if move.meld is not None else None
    if meld is None and not view.rules.separate_melds:
        meld = next((each for each in table.own.melds if each.rank == top and not each.closed), None)
    if meld is None:
        worth += 15  # a new meld lies on the table
    elif meld.canasta is None and len(meld.cards) + len(move.cards) + 1 >= CANASTA:
        worth += 250
    if not table.own.opened:
        worth += 40 + 30 * len(table.own.red_threes)
    return worth


def _other_worth(table: Reading, by_verb: dict[str, list[Move]]) -> float:
    if "draw" in by_verb:
        return DRAWN_CARD * table.rules.draw
    if table.rules.hands_count_if_nobody_out and not table.own.opened:
        return PILE_CARD * 2
    return 0.0
