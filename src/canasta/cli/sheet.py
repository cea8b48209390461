"""The score sheet of a deal: a column for each side, line by line, then the totals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from canasta.cli.table import SIDE_BY_SIDE, side_name
from canasta.deal.score import label
from canasta.texts import number

if TYPE_CHECKING:
    from canasta.cli.screen import Screen
    from canasta.deal.score import SideScore


def sheet(page: Screen, scores: Sequence[SideScore], names: Sequence[str], first: int = 0) -> Any:
    """The lines of a deal; the side `first` comes on the left."""
    count = len(scores)
    order = [scores[(first + step) % count] for step in range(count)]
    together = page.table_width // count >= SIDE_BY_SIDE + 8
    columns = [_column(page, score, side_name(page, score.side, names, count)) for score in order]
    if not together:
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column()
        table.add_column(justify="right")
        for column in columns:
            for row in column:
                table.add_row(*row)
            table.add_row()
        return table
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    for place in range(count):
        table.add_column(ratio=1)
        table.add_column(justify="right", no_wrap=True)
        if place < count - 1:
            table.add_column(width=2)
    height = max(len(column) for column in columns)
    filled = [_stretched(column, height) for column in columns]
    for rows in zip_longest(*filled):
        cells: list[Text | str] = []
        for place, row in enumerate(rows):
            cells += row
            if place < count - 1:
                cells.append("")
        table.add_row(*cells)
    return table


_TOTALS = 3  # rows that stand at the bottom of every column


def _stretched(column: list[tuple[Text, Text]], height: int) -> list[tuple[Text, Text]]:
    """The column with empty rows before its totals, so that the totals of all sides are level."""
    gap = [(Text(), Text())] * (height - len(column))
    return [*column[:-_TOTALS], *gap, *column[-_TOTALS:]]


def _column(page: Screen, score: SideScore, name: str) -> list[tuple[Text, Text]]:
    rows = [(Text(name, style="bold"), Text())]
    for line in score.lines:
        said = Text.assemble(label(line, page.lang), " ", (line.rule, "dim"))
        rows.append((said, _points(page, line.points)))
    rows.append((Text(page.say("cli-sheet-deal"), style="bold"), _points(page, score.total, "bold")))
    rows.append((Text(page.say("cli-sheet-before"), style="dim"), _points(page, score.before, "dim")))
    rows.append((Text(page.say("cli-sheet-total"), style="bold"), _points(page, score.after, "bold yellow")))
    return rows


def _points(page: Screen, points: int, style: str = "") -> Text:
    return Text(number(page.lang, points), style=style or ("red" if points < 0 else ""))


def history(page: Screen, sheets: Sequence[Sequence[SideScore]], names: Sequence[str], first: int = 0) -> Any:
    """The totals of every deal so far, a row each."""
    count = len(sheets[0])
    order = [(first + step) % count for step in range(count)]
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(style="dim")
    for _ in order:
        table.add_column(justify="right")
        table.add_column(justify="right", style="bold")
    table.add_row("", *(cell for side in order for cell in ("", side_name(page, side, names, count))))
    for deal, scores in enumerate(sheets, 1):
        cells = (
            cell
            for side in order
            for cell in (number(page.lang, scores[side].total), number(page.lang, scores[side].after))
        )
        table.add_row(page.say("cli-sheet-row", deal=deal), *cells)
    return table
