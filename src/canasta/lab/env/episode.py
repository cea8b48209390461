"""`Episode`: one deal of the engine with its history, as a learner meets it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import numpy as np
from numpy.typing import NDArray

from canasta.cards import KIND_TEXTS, kinds_text
from canasta.engine.packed import unpack
from canasta.engine.rng import Rng, as_signed
from canasta.engine.score import side_points
from canasta.engine.simulate import random_deal
from canasta.lab.env.actions import not_legal
from canasta.lab.env.windows import Window
from canasta.players.core.chronicle import Chronicle, DealObserver, begin_chronicle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.engine.deal import EngineDeal
    from canasta.lab.env.features import Features


class Episode:
    """A deal in progress, and what its seats observe. `deal` is to be read; `apply` goes on."""

    def __init__(self, features: Features, deal: EngineDeal, chronicle: Chronicle | None = None) -> None:
        """Go on with a deal whose history is that `chronicle`, or begins now."""
        self.features = features
        self.deal = deal
        self.chronicle: Chronicle = chronicle or begin_chronicle(deal, features.awards, features.turns or 0)
        self._shown = None if features.turns is None else self.chronicle
        self._observer = DealObserver(features.history, features.hidden, features.width)
        self._window = Window(self._observer.row, "i2", features.width)

    @classmethod
    def dealt(cls, features: Features, seed: int, scores: Sequence[int]) -> Self:
        """A fresh deal, with the sides at these scores. The seed has 64 bits."""
        table = features.rule_table
        minimums = [int(table.minimum(score)) for score in scores]
        return cls(features, random_deal(table, Rng(as_signed(seed)), minimums))

    def copy(self) -> Self:
        """An independent copy."""
        return type(self)(self.features, self.deal.copy(), self.chronicle.copy())

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.features, self.deal, self.chronicle)

    def apply(self, action: int) -> None:
        """Carry out a legal action. Raises `EnvError` for another."""
        if not self.deal.is_legal(action):
            raise not_legal(self.deal, action)
        self.note(action)
        self.deal.apply(action)

    def note(self, action: int) -> None:
        """Remember a legal action that somebody else is about to carry out on `deal`."""
        self.chronicle.note(self.deal, action)

    def row(self, seat: int) -> NDArray[np.int16]:
        """The observation of a seat, to act or not."""
        self._observer.observe(self.deal, self._shown, seat)
        return self._window.copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each legal action of a seat: none, unless it is to act."""
        mask = np.zeros(self.features.action_number, np.int8)
        if self.deal.to_act == seat and not self.deal.over:
            mask[self.deal.legal_actions()] = 1
        return mask

    def points(self) -> list[int]:
        """The points of each side, once the deal is over."""
        awards = self.features.awards
        return [int(side_points(self.deal, awards, side)) for side in range(self.features.rules.sides)]

    def text(self) -> str:
        """The deal as lines of text: stock and pile, all hands with a mark at the seat to act, the melds of each side.

        Words and cards are those of a position (``docs/reference/notation.md``), the same in every language.
        """
        deal = self.deal
        top = KIND_TEXTS[deal.top] if deal.pile_size > 0 else ""
        lines = [f"stock = {int(deal.stock_left())}  pile = {int(deal.pile_size)}  top = {top}"]
        for seat, hand in enumerate(deal.hands):
            mark = ">" if not deal.over and deal.to_act == seat else " "
            lines.append(f"{mark} seat {seat}: {kinds_text(unpack(int(hand)))}")
        for index, side in enumerate(deal.sides):
            laid = int(side.done_naturals + side.done_twos + side.done_jokers)
            for slot in range(int(side.slots())):
                melds = side.slot(slot)
                laid += int(melds.naturals + melds.twos + melds.jokers)
            lines.append(f"  side {index}: red_threes = {int(side.red_threes)}  melds = {kinds_text(unpack(laid))}")
        return "\n".join(lines)
