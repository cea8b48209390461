"""Deals between bots on any number of processes: the same deals, in the same order, however many there are."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

from canasta.players import FaultTally, fault_tally, get
from canasta.players.simulation import SimulationError, line_up, play_deal
from canasta.processes import leave_ctrl_c
from canasta.rules import rules_of
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from canasta.players.simulation import PlayedDeal
    from canasta.rules import Rules

CHUNK: Final = 20  # deals that a process plays before it reports


class DealsPlayed:
    """Deals 0 to `deals` − 1 of a seed, played while they are read; `faults` tells those of bots from outside."""

    def __init__(self, rules: Rules, bots: Sequence[str], deals: int, seed: str, processes: int) -> None:
        self.faults: FaultTally = FaultTally()
        self._chunks = [range(start, min(start + CHUNK, deals)) for start in range(0, deals, CHUNK)]
        self._plan = (rules, list(bots), seed)
        self._processes = min(processes, len(self._chunks), os.cpu_count() or 1)

    def __iter__(self) -> Iterator[PlayedDeal]:
        for some, found in self._chunks_played():
            self.faults.add(found)
            yield from some

    def _chunks_played(self) -> Iterator[tuple[list[PlayedDeal], FaultTally]]:
        rules, names, seed = self._plan
        if self._processes <= 1:
            for numbers in self._chunks:
                yield play_some(rules, names, seed, numbers)
            return
        fresh = get_context("spawn")  # a progress bar has a thread, and threads do not survive a fork
        with ProcessPoolExecutor(self._processes, fresh, leave_ctrl_c) as pool:
            try:
                each = len(self._chunks)
                yield from pool.map(play_some, [rules] * each, [names] * each, [seed] * each, self._chunks)
            finally:
                pool.shutdown(cancel_futures=True)  # after Ctrl-C the rest is not wanted


def play_deals(
    rules: Rules | str,
    bots: Sequence[str] | str,
    deals: int = 1000,
    *,
    seed: str | int = "1",
    processes: int = 1,
) -> DealsPlayed:
    """Deals between bots by name: one name for all seats, or one a side or one a seat in a list.

    `rules` are rules or their name. Raises `SimulationError` for a number of bots, deals or processes that does not
    fit, `UnknownBotError` for a name that no bot has, `RuleSetError` for one that no rule set has.
    """
    chosen, seated = rules_of(rules), [bots] if isinstance(bots, str) else list(bots)
    for name, number, least in (("deals", deals, 0), ("processes", processes, 1)):
        if type(number) is not int or number < least:
            raise SimulationError("number", name=name, found=shortened(str(number)), least=least)
    line_up(chosen, [get(name) for name in seated])
    return DealsPlayed(chosen, seated, deals, str(seed), processes)


def play_some(rules: Rules, names: list[str], seed: str, numbers: range) -> tuple[list[PlayedDeal], FaultTally]:
    """Some deals, in this process, and the faults of bots from outside."""
    seats = line_up(rules, [get(name) for name in names])
    return [play_deal(rules, seats, seed, number) for number in numbers], fault_tally(names)
