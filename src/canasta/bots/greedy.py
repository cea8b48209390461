"""`greedy`: plays by eye. Opens when it can, takes what is worth taking, builds canastas, throws what hurts least.

It looks one action ahead and remembers nothing; that an action leaves a legal end of the turn is the engine's care.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta.bots.closing import gives_leave, wants_to_close
from canasta.bots.discarding import best_discard
from canasta.bots.laying import best_lay
from canasta.bots.reading import Move, Reading, moves_of
from canasta.bots.taking import best_draw

if TYPE_CHECKING:
    from random import Random as Chance

    from canasta.game.view import View


class Greedy:
    """The player that every other one should beat."""

    name = "greedy"

    def choose(self, view: View, chance: Chance) -> str:
        """The best action by eye."""
        if len(view.legal) == 1:
            return view.legal[0]
        table, moves = Reading(view), moves_of(view)
        if view.phase == "answer":
            return "yes" if gives_leave(table) else "no"
        if view.phase == "draw":
            return best_draw(table, moves).text
        return self._play(table, moves, chance).text

    def _play(self, table: Reading, moves: list[Move], chance: Chance) -> Move:
        verbs = {move.verb for move in moves}
        wants = table.view.leave != "no" and wants_to_close(table)
        closing = table.view.must_go_out or (wants and (table.may_close or "ask" in verbs))
        if "ask" in verbs and wants and not table.view.must_go_out and self._asks(table):
            return next(move for move in moves if move.verb == "ask")
        lay = best_lay(table, moves, closing=closing)
        if lay is not None:
            return lay
        if "discard" in verbs:
            return best_discard(table, moves, chance)
        return next((move for move in moves if move.verb == "pass"), moves[0])

    @staticmethod
    def _asks(table: Reading) -> bool:
        """Leave is asked where it must be, and where the partner holds enough to mind."""
        return table.rules.leave == "compulsory" or any(table.view.hands[seat] >= 6 for seat in table.partners)
