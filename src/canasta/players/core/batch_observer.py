"""Observations of one deal or of a whole batch: the rows of the engine, the history, and for a critic what is hidden.

The observers keep their rows and let interpreted code read them: it must not hand a `vec` over.
"""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import i16, i64

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.engine.batch import Batch
from canasta.engine.deal import EngineDeal
from canasta.engine.hidden_state import hidden_width, observe_hidden
from canasta.engine.observation import observe
from canasta.engine.units import Seat
from canasta.players.core.chronicle import NO_HISTORY, Chronicle, begin_chronicle, history_width


class DealObserver:
    """Observes one deal: `row`, of `width` numbers, is what a seat observes, after `observe`.

    It has the parts of a row of `BatchObserver`; `history` and `hidden` are where they begin in it, if they are there.
    """

    def __init__(self, history: i64, hidden: i64, width: i64) -> None:
        self.width: i64 = width
        self._history: i64 = history
        self._hidden: i64 = hidden
        self.row: vec[i16] = vec[i16]([0] * int(width))

    def observe(self, deal: EngineDeal, chronicle: Chronicle | None, seat: Seat) -> None:
        """Bring `row` up to date with what that seat observes."""
        observe(deal, seat, self.row, 0)
        if chronicle is not None:
            chronicle.write_history(deal, seat, self.row, self._history)
        if self._hidden < self.width:
            observe_hidden(deal, seat, self.row, self._hidden, self.width)


class BatchObserver:
    """Observes all deals of a batch that begins its deals again. Step the batch by `step` alone.

    `rows`: what the acting seat observes, deal by deal, after `observe`. `final_rows`: where the last step has ended a
    deal, what the seat that ended it observes. A row has `width` numbers: that of the engine; unless `turns` is
    `NO_HISTORY` the history with its last `turns` turns; with `perfect` what is hidden.
    """

    def __init__(self, batch: Batch, turns: int, perfect: bool) -> None:
        self.batch: Batch = batch
        self.turns: i64 = turns
        self.perfect: bool = perfect
        self._history: i64 = batch.row_width  # where it begins in a row
        self._hidden: i64 = self._history
        if self.turns != NO_HISTORY:
            self._hidden += history_width(batch.rule_table, turns)
        self.width: i64 = self._hidden
        if perfect:
            self.width += hidden_width(batch.rule_table)
        self.rows: vec[i16] = vec[i16]([0] * int(batch.size * self.width))
        self.final_rows: vec[i16] = vec[i16]([0] * int(batch.size * self.width))
        self.chronicles: list[Chronicle] = []
        self.restart()

    def restart(self) -> None:
        """Begin all histories, once the batch has been reset."""
        if self.turns != NO_HISTORY:
            batch = self.batch
            self.chronicles = [begin_chronicle(deal, batch.awards, int(self.turns)) for deal in batch.deals]

    def step(self, numbers: Iterable[int]) -> None:
        """Step the batch and remember the actions, as `Batch.step` takes them. Raises what it raises."""
        batch = self.batch
        actions = vec[i64](numbers)
        batch.check_numbers(actions)
        index: i64 = 0
        if self.turns != NO_HISTORY:
            while index < batch.size:
                self.chronicles[index].note(batch.deals[index], actions[index])
                index += 1
        acting = batch.acting[:]
        batch.carry_out(actions)
        index = 0
        while index < batch.size:
            if batch.done[index] != 0:
                ended = batch.ended[index]
                if ended is not None:
                    self._write(index, ended, acting[index], self.final_rows)
                if self.turns != NO_HISTORY:
                    self.chronicles[index] = begin_chronicle(batch.deals[index], batch.awards, int(self.turns))
            index += 1

    def observe(self) -> vec[i16]:
        """Bring `rows` up to date and return it."""
        batch = self.batch
        index: i64 = 0
        while index < batch.size:
            deal = batch.deals[index]
            self._write(index, deal, deal.to_act, self.rows)
            index += 1
        return self.rows

    def _write(self, index: i64, deal: EngineDeal, seat: Seat, rows: vec[i16]) -> None:
        at = index * self.width
        observe(deal, seat, rows, at)
        if self.turns != NO_HISTORY:
            self.chronicles[index].write_history(deal, seat, rows, at + self._history)
        if self.perfect:
            observe_hidden(deal, seat, rows, at + self._hidden, at + self.width)
