"""Advice: one sentence that names the action to take, and one that gives the reason for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.cards import CANASTA
from canasta.players import reasons
from canasta.players.glance import RANK_OF, WILDS, Glance, Move, move_of, moves_of
from canasta.players.greedy import closing_pays
from canasta.texts import text

if TYPE_CHECKING:
    from canasta.deal.view import View
    from canasta.players.prospects import Choice

_LAYS: Final = ("meld", "add", "swap")


def advice(view: View, action: str, lang: str) -> str:
    """An action of ``view.legal`` as advice: "Draw from the stock."."""
    move = move_of(action)
    code = "take-top" if move.verb == "take" and not move.cards else move.verb
    return text(lang, f"hint-do-{code}", **reasons.cards_of(view, move, lang))


def why(view: View, choice: Choice, lang: str) -> str:
    """The reason for a choice: from its numbers if it has any, else from the visible table."""
    return plain_reason(view, choice.action, lang) if choice.other is None else reasons.reason(view, choice, lang)


def plain_reason(view: View, action: str, lang: str) -> str:
    """The reason for an action of ``view.legal``, from the visible table."""
    code, data = _plain(view, move_of(action))
    return text(lang, f"hint-{code}", **data)


def _plain(view: View, move: Move) -> tuple[str, dict[str, int]]:
    if len(view.legal) == 1:
        return "only", {}
    table = Glance(view)
    if move.verb == "draw":
        takes = any(other.verb == "take" for other in moves_of(view))
        return ("draw", {"count": view.rules.draw}) if takes else ("draw-must", {})
    if move.verb == "take":
        return _take(table, move), {"size": view.pile.size}
    if move.verb in _LAYS:
        return _lay(table, move)
    return _discard(table, move) if move.verb == "discard" else move.verb, {}


def _take(table: Glance, move: Move) -> str:
    top = RANK_OF[table.view.pile.top] if table.view.pile.top is not None else ""
    meld = table.melds.get(move.meld) if move.meld is not None else None
    if meld is None and not table.rules.separate_melds:
        meld = next((each for each in table.own.melds if each.rank == top and not each.closed), None)
    if meld is not None and meld.canasta is None and len(meld.cards) + len(move.cards) + 1 >= CANASTA:
        return "take-finishes"
    return "take" if table.own.opened else "take-opens"


def _lay(table: Glance, move: Move) -> tuple[str, dict[str, int]]:
    view = table.view
    meld = table.melds.get(move.meld) if move.meld is not None else None
    if view.freed is not None:
        return "freed", {}
    if move.verb == "swap":
        wilds = 0 if meld is None else sum(card[0] in WILDS for card in meld.cards)
        return ("swap-clean" if wilds == 1 else "swap"), {}
    if meld is not None and meld.canasta is None and len(meld.cards) + len(move.cards) >= CANASTA:
        return "finish", {}
    if view.must_go_out:
        return "must-go-out", {}
    if not table.own.opened:
        return "open", {"minimum": table.own.minimum, "points": view.points}
    if view.leave != "no" and closing_pays(view):
        return "close", {}
    if meld is None:
        return ("wilds" if all(card in WILDS for card in move.cards) else "meld"), {}
    length = len(meld.cards) + len(move.cards)
    return ("add-more", {}) if meld.canasta is not None else ("add", {"length": length})


def _discard(table: Glance, move: Move) -> str:
    rank = move.cards[0]
    if len(table.view.hand) == 1:
        return "discard-last"
    if rank in WILDS:
        return "freeze" if not table.view.pile.frozen else "discard-pair"
    if rank == "3b":
        return "stop"
    if table.hand[rank] > 1:
        return "discard-pair"
    collected = any(meld.rank == rank for side in table.rivals for meld in side.melds)
    return "discard-single" if collected else "discard-safe"
