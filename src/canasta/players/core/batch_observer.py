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


class RowBuffer:
    """Rows of a batch, deal by deal: memory that an observer fills."""

    def __init__(self, numbers: vec[i16]) -> None:
        self.numbers: vec[i16] = numbers

    def copy(self) -> RowBuffer:
        """One of the same size, with the same numbers."""
        return RowBuffer(self.numbers[:])


class BatchObserver:
    """Observes all deals of a batch that begins its deals again. Call `restart`, then step the batch by `step` alone.

    `rows`: a buffer for what the acting seats observe. `final_rows`: where the last step has ended a deal, what the
    seat that ended it observes. A row has `width` numbers: that of the engine; unless `turns` is `NO_HISTORY` the
    history with its last `turns` turns; with `perfect` what is hidden.
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
        self.rows: RowBuffer = RowBuffer(vec[i16]([0] * int(batch.size * self.width)))
        self.final_rows: vec[i16] = self.rows.numbers[:]
        self.chronicles: list[Chronicle] = []

    def restart(self, rows: RowBuffer) -> None:
        """Begin all histories, once the batch has been reset, and observe every deal."""
        batch = self.batch
        if self.turns != NO_HISTORY:
            self.chronicles = [begin_chronicle(deal, batch.awards, int(self.turns)) for deal in batch.deals]
        index: i64 = 0
        while index < batch.size:
            deal = batch.deals[index]
            self._write(index, deal, deal.to_act, rows.numbers)
            index += 1

    def step(self, numbers: Iterable[int], rows: RowBuffer) -> None:
        """Step the batch, as `Batch.step` does, and observe every deal. Raises what that raises."""
        batch = self.batch
        actions = vec[i64](numbers)
        batch.check_numbers(actions)
        written = rows.numbers
        index: i64 = 0
        while index < batch.size:  # all of a deal at once, while the processor's cache has it
            action, acting = actions[index], batch.acting[index]
            if self.turns != NO_HISTORY:
                self.chronicles[index].note(batch.deals[index], action)
            batch.carry_out(index, action)
            if batch.done[index] != 0:
                ended = batch.ended[index]
                if ended is not None:
                    self._write(index, ended, acting, self.final_rows)
                if self.turns != NO_HISTORY:
                    self.chronicles[index] = begin_chronicle(batch.deals[index], batch.awards, int(self.turns))
            deal = batch.deals[index]
            self._write(index, deal, deal.to_act, written)
            index += 1

    def _write(self, index: i64, deal: EngineDeal, seat: Seat, rows: vec[i16]) -> None:
        at = index * self.width
        observe(deal, seat, rows, at)
        if self.turns != NO_HISTORY:
            self.chronicles[index].write_history(deal, seat, rows, at + self._history)
        if self.perfect:
            observe_hidden(deal, seat, rows, at + self._hidden, at + self.width)
