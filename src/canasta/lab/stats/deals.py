"""Deals between bots on any number of processes, and results as columns, data frames and files.

The deals are the same, in the same order, however many processes there are. Columns have a row for each deal, or for
each game of a board. Seats and sides count from 1, as people do.
"""

from __future__ import annotations

import csv
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from canasta.extras import needed
from canasta.lab.arena.boards import line_ups
from canasta.players import FaultTally, fault_tally, get
from canasta.players.simulation import SimulationError, line_up, play_deal
from canasta.processes import fresh_processes
from canasta.rules import rules_of
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    import polars

    from canasta.lab.arena.boards import Board, Pair
    from canasta.players.simulation import PlayedDeal
    from canasta.rules import Rules

Row: TypeAlias = list[int | str | None]
Columns: TypeAlias = dict[str, Row]
CHUNK: Final = 20  # deals that a process plays before it reports


class DealsPlayed:
    """Deals 0 to `deals` − 1 of a seed, played while they are read; `faults` tells those of bots from outside."""

    def __init__(self, rules: Rules, bots: Sequence[str], deals: int, seed: str, processes: int) -> None:
        self.faults: FaultTally = FaultTally()
        self._chunks = [range(start, min(start + CHUNK, deals)) for start in range(0, deals, CHUNK)]
        self._plan = (rules, list(bots), seed)
        self._processes = min(processes, len(self._chunks), os.cpu_count() or 1)

    def __iter__(self) -> Iterator[PlayedDeal]:
        play, many = partial(play_some, *self._plan), self._processes > 1
        with fresh_processes(self._processes) if many else nullcontext() as pool:
            for some, found in map(play, self._chunks) if pool is None else pool.map(play, self._chunks):
                self.faults.add(found)
                yield from some


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
    names = ["rules", "deal", "first", *(f"bot {seat}" for seat in range(1, rules.seats + 1))]
    names += ["turns", "actions", "out"]
    names += [f"{what} {side}" for side in range(1, rules.sides + 1) for what in ("points", "clean", "canastas")]
    rows: list[Row] = []
    for deal in played:
        out = None if deal.out is None else deal.out + 1
        row: Row = [rules.name, deal.number, deal.number % rules.seats + 1, *seated, deal.turns, deal.actions, out]
        for side in range(rules.sides):
            row += [deal.points[side], deal.clean[side], deal.canastas[side]]
        rows.append(row)
    return _columns(names, rows)


def board_columns(rules: Rules | str, boards: Iterable[tuple[Pair, Board]]) -> Columns:
    """A row for each game of an arena's boards: `board`, `game` and `deals`; by side `bot` and `points`."""
    rules = rules_of(rules)
    sides = range(1, rules.sides + 1)
    names = ["rules", "board", "game", "deals", *(f"{what} {side}" for side in sides for what in ("bot", "points"))]
    rows: list[Row] = []
    for pair, board in boards:
        for number, (seated, game) in enumerate(zip(line_ups(rules.sides), board.games, strict=True), 1):
            row: Row = [rules.name, board.number, number, game.deals]
            for which, points in zip(seated, game.points, strict=True):
                row += [pair[which], points]
            rows.append(row)
    return _columns(names, rows)


def _columns(names: Sequence[str], rows: Sequence[Row]) -> Columns:
    return {name: [row[place] for row in rows] for place, name in enumerate(names)}


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
