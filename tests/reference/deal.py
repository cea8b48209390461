"""`RefDeal`: one deal, played through texts. The face of the reference."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from canasta.rules.model import Rules

from . import dealing, position, score
from .actions import first_step, parse
from .legal import legal_moves, text_of
from .moves import Move
from .state import State
from .turn import play


class Refused(ValueError):
    """An action that is not legal."""


class RefDeal:
    """A deal in progress. `apply` changes it; `copy` gives an independent one."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._legal: dict[str, Move] | None = None

    @classmethod
    def deal(
        cls, rules: Rules, order: Sequence[str], first_seat: int, scores: Sequence[int], cut: dealing.Cut | None = None
    ) -> RefDeal:
        """A new deal from kinds in dealing order, up to the first choice. `cut`: what the cutter kept (TB-2)."""
        state = dealing.deal(rules, order, first_seat, scores, cut)
        dealing.begin_first_turn(state)
        return cls(state)

    @classmethod
    def from_position(cls, given: Mapping[str, Any]) -> RefDeal:
        """The deal that a position describes."""
        state = position.read(given)
        if state.phase == "draw" and state.first_turns:
            dealing.begin_first_turn(state)
        return cls(state)

    def copy(self) -> RefDeal:
        new = RefDeal(copy.copy(self.state))
        new._legal = self._legal
        return new

    @property
    def to_act(self) -> int:
        """The seat whose choice it is: the partner who answers, else the seat on turn."""
        rules = self.state.rules
        if self.state.phase == "answer":
            return (self.state.turn + rules.sides) % rules.seats
        return self.state.turn

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def over(self) -> bool:
        return self.state.phase == "over"

    @property
    def how(self) -> str | None:
        """The end of the deal: "out" or "stock"; None while it goes on."""
        return self.state.how

    def legal(self) -> list[str]:
        """The legal micro-actions as canonical texts, sorted."""
        return sorted(self._moves())

    def _moves(self) -> dict[str, Move]:
        if self._legal is None:
            self._legal = {text_of(self.state, m): m for m in legal_moves(self.state)}
        return self._legal

    def apply(self, text: str) -> int:
        """Carries out a typed action, all or nothing; returns the number of its micro-actions. Raises `Refused`."""
        done, steps = self.copy(), 0
        try:
            typed = parse(text)
        except ValueError as wrong:
            raise Refused(str(wrong)) from wrong
        while True:
            before = done.state
            move, rest = first_step(before, typed)
            done._step(move, text)
            steps += 1
            if not rest:
                break
            if done.phase != self.phase or done.to_act != self.to_act:
                raise Refused(text)
            typed = Move("add", rest, _where(before, move))
        self.state, self._legal = done.state, done._legal
        return steps

    def _step(self, move: Move, text: str) -> None:
        """One micro-action; of equal melds any number may be typed."""
        canonical = self._first_of_equal(move)
        if canonical not in self._moves().values():
            raise Refused(f"{text}: {canonical.text()} is not legal")
        self.state, self._legal = play(self.state, move), None

    def _first_of_equal(self, move: Move) -> Move:
        table = self.state.table
        if move.meld is None or not 0 <= move.meld < len(table):
            return move
        meld = table[move.meld]
        equal = (i for i, m in enumerate(table) if (m.cards, m.origin) == (meld.cards, meld.origin))
        return move._replace(meld=next(equal))

    def score(self) -> list[list[tuple[str, int]]]:
        """Per side the lines (rule, points) of the deal that is over."""
        return score.score(self.state)

    def totals(self) -> list[int]:
        """Per side what the deal brings."""
        return score.totals(self.state)

    def match_result(self) -> int | str | None:
        """The side that has won the match with this deal, "draw", or None while it goes on."""
        return score.winner(self.state, self.state.scores)

    def cards(self) -> Counter[str]:
        """Every card of the deal, wherever it lies."""
        return position.everywhere(self.state)


def _where(before: State, move: Move) -> int:
    """The place of a micro-action's meld after it: new melds and canastas just finished come last."""
    if move.meld is None:
        return len(before.table)
    finished = len(before.table[move.meld].cards) == 6
    return len(before.table) - 1 if finished else move.meld
