"""Deals between bots on any number of processes, and results as columns, data frames and files.

The deals are the same, in the same order, however many processes there are. Columns have a row for each deal, or for
each game of a board. Seats and sides count from 1, as people do.
"""

from __future__ import annotations

import csv
import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from canasta.extras import needed
from canasta.lab.arena.boards import line_ups
from canasta.players import FaultTally, fault_tally, get
from canasta.players.simulation import SimulationError, line_up, play_deal
from canasta.processes import leave_ctrl_c
from canasta.rules import rules_of
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    import polars

    from canasta.lab.arena.boards import Board, Pair
    from canasta.players.simulation import PlayedDeal
    from canasta.rules import Rules

Columns: TypeAlias = dict[str, list[int | str | None]]
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


def deal_columns(rules: Rules | str, bots: Sequence[str], played: Iterable[PlayedDeal]) -> Columns:
    """A row for each deal.

    `deal` is its number, `first` the seat that began, `turns` and `actions` how long it lasted, `out` the side that
    went out, or None; by seat `bot`, by side `points`, `clean` and `canastas`.
    """
    rules = rules_of(rules)
    seated = [bot.name for bot in line_up(rules, [get(name) for name in bots])]
    names = [
        "rules",
        "deal",
        "first",
        *(f"bot {seat}" for seat in range(1, rules.seats + 1)),
        "turns",
        "actions",
        "out",
    ]
    names += [f"{what} {side}" for side in range(1, rules.sides + 1) for what in ("points", "clean", "canastas")]
    columns: Columns = {name: [] for name in names}
    for deal in played:
        out = None if deal.out is None else deal.out + 1
        row: list[int | str | None] = [rules.name, deal.number, deal.number % rules.seats + 1, *seated]
        row += [deal.turns, deal.actions, out]
        for side in range(rules.sides):
            row += [deal.points[side], deal.clean[side], deal.canastas[side]]
        for name, value in zip(names, row, strict=True):
            columns[name].append(value)
    return columns


def board_columns(rules: Rules | str, boards: Iterable[tuple[Pair, Board]]) -> Columns:
    """A row for each game of an arena's boards: `board`, `game` and `deals`; by side `bot` and `points`."""
    rules = rules_of(rules)
    sides = range(1, rules.sides + 1)
    names = ["rules", "board", "game", "deals", *(f"{what} {side}" for side in sides for what in ("bot", "points"))]
    columns: Columns = {name: [] for name in names}
    for pair, board in boards:
        for number, (seated, game) in enumerate(zip(line_ups(rules.sides), board.games, strict=True), 1):
            row: list[int | str | None] = [rules.name, board.number, number, game.deals]
            for which, points in zip(seated, game.points, strict=True):
                row += [pair[which], points]
            for name, value in zip(names, row, strict=True):
                columns[name].append(value)
    return columns


def data_frame(columns: Columns) -> polars.DataFrame:
    """The columns as a data frame. Raises `MissingExtraError` without the extra ``frames``."""
    frame: polars.DataFrame = needed("polars").DataFrame(columns, infer_schema_length=None)
    return frame


def write_columns(columns: Columns, file: str | Path) -> None:
    """Write a file: Parquet if its name ends in ``.parquet``, else CSV: names first, nothing for None.

    Raises `OSError`, and `MissingExtraError` for Parquet without the extra ``frames``.
    """
    if Path(file).suffix.lower() == ".parquet":
        data_frame(columns).write_parquet(file)
        return
    with Path(file).open("w", encoding="utf-8", newline="") as target:
        writer = csv.writer(target, lineterminator="\n")
        writer.writerow(columns)
        writer.writerows(zip(*columns.values(), strict=True))
