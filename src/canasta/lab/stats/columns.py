"""Results as columns, data frames and files: a row for each deal, or for each game of a board.

Seats and sides count from 1, as people do.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from canasta.extras import needed
from canasta.lab.arena.boards import line_ups
from canasta.players import get
from canasta.players.simulation import line_up
from canasta.rules import rules_of

if TYPE_CHECKING:
    import polars

    from canasta.lab.arena.boards import Board, Pair
    from canasta.players.simulation import PlayedDeal
    from canasta.rules import Rules

Columns: TypeAlias = dict[str, list[int | str | None]]


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
