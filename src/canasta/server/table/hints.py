"""What a bot advises, in words, and why: what it looks at where that can be told, else what the action is good for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.bots import reasons
from canasta.bots.closing import wants_to_close
from canasta.bots.reading import CANASTA, RANK_OF, WILDS, Move, Reading, moves_of
from canasta.cards import parse_kind
from canasta.game.words import cards_in_words, one_card, several
from canasta.texts import text

if TYPE_CHECKING:
    from canasta.bots.prospects import Choice
    from canasta.game.view import View

_LAYS: Final = ("meld", "add", "swap")
_PLAIN: Final = {"ask": "ask", "yes": "yes", "no": "no", "pass": "pass"}


def reason(view: View, action: str, lang: str) -> str:
    """One sentence: why that action, which is one of ``view.legal``."""
    code, data = _why(view, action)
    return text(lang, f"hint-{code}", **data)


def why(view: View, choice: Choice, lang: str) -> str:
    """One sentence: why a bot chose that, with its numbers where it has any."""
    return reason(view, choice.action, lang) if choice.other is None else reasons.reason(view, choice, lang)


def advice(view: View, action: str, lang: str) -> str:
    """One sentence: that action, which is one of ``view.legal``, as something to do."""
    move = next(move for move in moves_of(view) if move.text == action)
    told: dict[str, int | str] = {}
    if move.cards:
        told["cards"] = cards_in_words(lang, map(parse_kind, move.cards[:1] if move.verb == "swap" else move.cards))
    if move.verb == "swap":
        told["wild"] = one_card(lang, parse_kind(move.cards[1]))
    if move.verb in ("add", "swap") and move.meld is not None:
        rank = Reading(view).melds[move.meld].rank
        told["ranks"] = text(lang, "event-wilds") if rank == "wild" else several(lang, parse_kind(rank))
    if move.verb == "take" and not move.cards:
        return text(lang, "hint-do-take-top")
    return text(lang, f"hint-do-{move.verb}", **told)


def _why(view: View, action: str) -> tuple[str, dict[str, int]]:
    if len(view.legal) == 1:
        return "only", {}
    moves = moves_of(view)
    move = next(move for move in moves if move.text == action)
    table = Reading(view)
    if move.verb == "draw":
        takes = any(other.verb == "take" for other in moves)
        return ("draw", {"count": view.rules.draw}) if takes else ("draw-must", {})
    if move.verb == "take":
        return _why_take(table, move), {"size": view.pile.size}
    if move.verb in _LAYS:
        return _why_lay(table, move)
    if move.verb == "discard":
        return _why_discard(table, move), {}
    return _PLAIN[move.verb], {}


def _why_take(table: Reading, move: Move) -> str:
    top = RANK_OF[table.view.pile.top] if table.view.pile.top is not None else ""
    meld = table.melds.get(move.meld) if move.meld is not None else None
    if meld is None and not table.rules.separate_melds:
        meld = next((each for each in table.own.melds if each.rank == top and not each.closed), None)
    if meld is not None and meld.canasta is None and len(meld.cards) + len(move.cards) + 1 >= CANASTA:
        return "take-finishes"
    return "take" if table.own.opened else "take-opens"


def _why_lay(table: Reading, move: Move) -> tuple[str, dict[str, int]]:
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
    if view.leave != "no" and table.may_close and wants_to_close(table):
        return "close", {}
    if meld is None:
        return ("wilds" if all(card in WILDS for card in move.cards) else "meld"), {}
    length = len(meld.cards) + len(move.cards)
    return ("add-more", {}) if meld.canasta is not None else ("add", {"length": length})


def _why_discard(table: Reading, move: Move) -> str:
    rank = move.cards[0]
    if table.held == 1:
        return "discard-last"
    if rank in WILDS:
        return "freeze" if not table.view.pile.frozen else "discard-pair"
    if rank == "3b":
        return "stop"
    if table.hand[rank] > 1:
        return "discard-pair"
    collected = any(meld.rank == rank for side in table.rivals for meld in side.melds)
    return "discard-single" if collected else "discard-safe"
