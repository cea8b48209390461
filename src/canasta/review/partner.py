"""What it is like to have a player as a partner: things that hurt, counted as people at the table would see them.

Everything is read from the deals that it played with itself, from the view that it had when it acted.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from canasta.bots.reading import CANASTA, RANK_OF, WILDS, Move, Reading, moves_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from canasta.game.view import MeldView, View

STRANDED: Final = 60  # points in the partner's hand, from which it is left alone with them


@dataclass(slots=True)
class Manners:
    """Counts over deals. `wasted`: wilds laid where they bring no canasta nearer; `thrown`: discards that an own meld
    would have taken, with something else to throw; `outs`: how often it went out, `stranded` those of them that left
    the partner with many points while the side was behind in the deal; `caught`: points in partners' hands then.
    """

    deals: int = 0
    wilds: int = 0
    wasted: int = 0
    discards: int = 0
    thrown: int = 0
    outs: int = 0
    stranded: int = 0
    caught: int = 0
    asked: Counter[str] = field(default_factory=Counter)

    def note(self, view: View, action: str) -> None:
        """An action of the player, which saw that."""
        table, move = Reading(view), _move(view, action)
        if move.verb == "discard":
            self.discards += 1
            self.thrown += throws_own(table, move)
        elif move.verb in ("add", "meld") and not view.must_go_out and view.last_turn is None:
            laid = sum(card in WILDS for card in move.cards)
            self.wilds += laid
            self.wasted += bool(laid) and wastes_wild(table, move)
        elif move.verb in ("ask", "yes", "no"):
            self.asked[move.verb] += 1

    def end(self, points: Iterable[int], side: int, caught: int) -> None:
        """The player went out: points of the deal by side, and those in the hands of its partners."""
        made = list(points)
        self.outs += 1
        self.caught += caught
        behind = made[side] < max(each for other, each in enumerate(made) if other != side)
        self.stranded += behind and caught >= STRANDED

    def per_hundred(self, number: int) -> float:
        """A count for every hundred deals."""
        return 100 * number / max(1, self.deals)


def throws_own(table: Reading, move: Move) -> bool:
    """Whether a card is thrown that could be laid off on an own meld, though another could be thrown."""
    rank = move.cards[0]
    fits = {other.cards[0] for other in moves_of(table.view) if other.verb == "add"}
    discards = {other.cards[0] for other in moves_of(table.view) if other.verb == "discard"}
    spare = [each for each in discards if each not in fits and each not in WILDS and each != "3b"]
    return rank in fits and rank not in WILDS and bool(spare)


def wastes_wild(table: Reading, move: Move) -> bool:
    """Whether a wild goes where it brings no canasta nearer: on a finished one, or on a rank that cannot become one."""
    meld = table.melds.get(move.meld) if move.meld is not None else None
    if meld is not None and meld.canasta is not None:
        return True
    if meld is None:
        rank = next((card for card in move.cards if card not in WILDS), "")
        return bool(rank) and reach(table, rank, len(move.cards), sum(card in WILDS for card in move.cards)) < CANASTA
    if meld.rank == "wild":
        return False
    return reach(table, meld.rank, len(meld.cards) + 1, _wilds(meld) + 1) < CANASTA


def reach(table: Reading, rank: str, size: int, wilds: int) -> int:
    """How long a meld can become at most: with all of its rank that may still come, and the wilds that it may hold."""
    hidden = table.unseen(rank) + table.hand[rank]
    most = max(wilds, table.rules.max_wilds)
    return size + hidden + most - wilds


def _wilds(meld: MeldView) -> int:
    return sum(RANK_OF[card] in WILDS for card in meld.cards)


def _move(view: View, action: str) -> Move:
    return next(move for move in moves_of(view) if move.text == action)
