"""A score sheet at the terminal: deals and totals, the dealer, corrections."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from canasta.texts import number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from canasta.cli.screen import Screen
    from canasta.club.scoresheet import Score, ScoreSheet, SheetDeal, SheetRow


def show(page: Screen, sheet: ScoreSheet, *, lines: bool) -> None:
    """Print the whole sheet; `lines`: with the scoring lines of every deal."""
    from canasta.club.scoresheet.words import outcome, turn_sentence
    from canasta.rules.describe import title

    page.print(sheet.opened.title or title(sheet.rules, page.lang), style="bold")
    if sheet.opened.title:
        page.print(title(sheet.rules, page.lang), style="dim")
    page.print()
    page.block(_deals(page, sheet))
    if lines:
        for deal in sheet.deals:
            page.print()
            page.tell("cli-scoresheet-deal", deal=deal.number, style="bold")
            page.block(_made(page, sheet, [side.lines for side in deal.sides]))
    page.print()
    if sheet.ended or sheet.closed:
        page.print(outcome(sheet, page.lang), style="bold")
    else:
        page.print(turn_sentence(sheet, sheet.turn, page.lang))
        page.print(outcome(sheet, page.lang), style="dim")
    if sheet.closed:
        page.tell("cli-scoresheet-closed", style="dim")
    _notes(page, sheet)


def points_of(page: Screen, sheet: ScoreSheet, score: Score) -> Table:
    """A table of the score of a deal, line by line, with the rulings that go with it."""
    return _made(page, sheet, sheet.made_of(score))


def _grid(page: Screen, sheet: ScoreSheet, first: str) -> Table:
    from rich.table import Table

    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(style="dim")
    for _ in range(sheet.rules.sides):
        table.add_column(justify="right")
        table.add_column(justify="right", style="bold")
    table.add_row(first, *(cell for name in _names(page, sheet) for cell in ("", name)))
    return table


def _names(page: Screen, sheet: ScoreSheet) -> list[str]:
    from canasta.club.scoresheet.words import side_title

    return [side_title(sheet, side, page.lang) for side in range(sheet.rules.sides)]


def _deals(page: Screen, sheet: ScoreSheet) -> Table:
    table = _grid(page, sheet, "")
    for deal in sheet.deals:
        cells: list[Any] = []
        for side in deal.sides:
            cells += [_points(page, side.points), _points(page, side.after)]
        table.add_row(f"{deal.number}{_mark(deal)}", *cells)
    pending = [sum(line.points for at, line in sheet.state.pending if at == side) for side in range(sheet.rules.sides)]
    if any(pending):
        cells = [
            cell
            for side, more in enumerate(pending)
            for cell in (_points(page, more), _points(page, sheet.totals[side]))
        ]
        table.add_row("+", *cells)
    if not (sheet.ended or sheet.closed):
        minima = (page.say("cli-scoresheet-opens", n=minimum) for minimum in sheet.minima)
        table.add_row("", *(cell for words in minima for cell in ("", words)), style="dim")
    return table


def _mark(deal: SheetDeal) -> str:
    """A star for a deal with a note below the table."""
    return "*" if len(deal.entries) > 1 or deal.insist else ""


def _made(page: Screen, sheet: ScoreSheet, sides: Sequence[Sequence[SheetRow]]) -> Table:
    from rich.table import Table
    from rich.text import Text

    from canasta.club.scoresheet.words import line_label

    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right", no_wrap=True)
    for name, lines in zip(_names(page, sheet), sides, strict=True):
        table.add_row(Text(name, style="bold"), "")
        for line in lines:
            table.add_row(
                Text.assemble("  ", line_label(sheet.rules, line, page.lang), " ", (line.rule, "dim")),
                _points(page, line.points),
            )
        total = sum(line.points for line in lines)
        table.add_row(Text(f"  {page.say('cli-sheet-deal')}", style="bold"), _points(page, total, "bold"))
    return table


def _notes(page: Screen, sheet: ScoreSheet) -> None:
    """Print everything on the sheet but plain deals, with its writer and time."""
    from canasta.club.scoresheet import Closed, DealEntered, SheetOpened
    from canasta.club.scoresheet.words import entry_sentence, moment

    told = [
        (at, entry)
        for at, entry in enumerate(sheet.log, 1)
        if not isinstance(entry, SheetOpened | Closed) and (not isinstance(entry, DealEntered) or entry.insist)
    ]
    if not told:
        return
    page.print()
    changes = {change.entry: change for change in sheet.trail}
    for at, entry in told:
        who = " · ".join(filter(None, (entry.by, moment(entry.at))))
        sentence = entry_sentence(sheet, entry, page.lang, changes.get(at))
        page.print(f"({at}) {sentence}" + (f" [{who}]" if who else ""), style="dim")


def _points(page: Screen, points: int, style: str = "") -> Any:
    from rich.text import Text

    return Text(number(page.lang, points), style=style or ("red" if points < 0 else ""))
