"""Read the table of a score sheet back into entries, and check the total of every line."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from canasta.club.referee import Counts
from canasta.club.results import Length, Unfinished
from canasta.club.scoresheet.entries import Adjusted, Closed, DealEntered, Entry, RulingEntered, SheetOpened
from canasta.club.scoresheet.errors import SheetError
from canasta.club.scoresheet.fold import fold
from canasta.club.scoresheet.lines import RANKS, lines_of_score
from canasta.club.scoresheet.scores import BaseCards, Canasta, CanastaKind, Concealed, Detail, Score, SideDetail, Totals
from canasta.club.scoresheet.table import COLUMNS, FORMAT, SIGNS, YES
from canasta.rules import Rules

_MADE: Final = {sign: made for made, sign in SIGNS.items()}
_BEGINS: Final = re.compile(f'"?{FORMAT[0]}"?([,;\t])')  # some spreadsheets put every text into quotes


def is_table(written: str) -> bool:
    """True if a text begins like the table of a sheet."""
    return _BEGINS.match(written.removeprefix("\ufeff")) is not None


def read_table(written: str) -> tuple[Entry, ...]:
    """The entries of a sheet with that table. SheetError: no table, or a damaged one; the sentence names the line."""
    written = written.removeprefix("\ufeff")
    begins = _BEGINS.match(written)
    if begins is None:
        raise SheetError("no-table", expected=FORMAT[0])
    lines = _cells(written, begins[1])
    head = next((at for at, line in enumerate(lines) if line.name == COLUMNS[0]), 0)
    if not head or lines[0].rest[:1] != [FORMAT[1]]:
        raise SheetError("no-table", expected=FORMAT[0])
    names = (lines[head].name, *lines[head].rest)
    rows = [CellRow(line.number, dict(zip(names, (line.name, *line.rest), strict=False))) for line in lines[head + 1 :]]
    agreed = {line.name: line for line in lines[1:head]}
    opened = _opened(agreed)
    rules = fold([opened]).rules
    log: list[Entry] = [opened, *_deals(rules, rows)]
    if "closed" in agreed:
        reason, *accepted = agreed["closed"].rest or [""]
        log.append(Closed(reason=reason, accepted=tuple(name for name in accepted if name)))
    return tuple(log)


class CellLine:
    """A line of cells: its number, its first cell (`name`), the other cells."""

    def __init__(self, number: int, cells: Sequence[str]) -> None:
        self.number = number
        self.name: str = cells[0].strip()
        self.rest: list[str] = list(cells[1:])

    def given(self) -> tuple[str, ...]:
        """The cells after the first that are not empty."""
        return tuple(cell for cell in self.rest if cell.strip())


class CellRow:
    """A line below the header, by column. SheetError (bad-cell): a cell that its column does not allow."""

    def __init__(self, line: int, cells: Mapping[str, str]) -> None:
        self.line = line
        self.cells = cells

    def text(self, name: str) -> str:
        """The text of a cell."""
        return self.cells.get(name, "")

    def read(self, name: str, reading: Callable[[str], Any], empty: Any = None) -> Any:
        """The cell, converted by `reading`; `empty` for an empty cell."""
        found = self.text(name).strip()
        if not found:
            return empty
        try:
            return reading(found)
        except (ValueError, KeyError):
            raise self.odd(name) from None

    def number(self, name: str) -> int:
        """A whole number; 0 for an empty cell."""
        return int(self.read(name, _whole, 0))

    def place(self, name: str) -> int | None:
        """A side or seat, counted from 0; None for an empty cell."""
        found = self.read(name, _whole)
        return None if found is None else int(found) - 1

    def known_place(self, name: str) -> int:
        """A side or seat in a cell that may not be empty."""
        found = self.place(name)
        if found is None:
            raise self.odd(name)
        return found

    def odd(self, name: str) -> SheetError:
        """The error for a cell that its column does not allow."""
        return SheetError("bad-cell", line=self.line, column=name, found=self.text(name).strip()[:40])

    def yes(self, name: str) -> bool:
        """True if the cell says yes."""
        return bool(self.read(name, {YES: True}.__getitem__, empty=False))

    @property
    def who(self) -> dict[str, str]:
        """The author and the time of the line."""
        return {"by": self.text("by"), "at": self.text("at")}


def _cells(written: str, delimiter: str) -> list[CellLine]:
    reader = csv.reader(io.StringIO(written), delimiter=delimiter, strict=True)
    try:
        return [
            CellLine(reader.line_num, [cell.removeprefix("'") for cell in cells])
            for cells in reader
            if any(cell.strip() for cell in cells)
        ]
    except csv.Error:
        raise SheetError("bad-line", line=reader.line_num) from None


def _opened(agreed: Mapping[str, CellLine]) -> SheetOpened:
    def given(name: str) -> tuple[str, ...]:
        return agreed[name].given() if name in agreed else ()

    def one(name: str, place: int = 0) -> CellRow:
        cells = agreed[name].rest if name in agreed else []
        line = agreed[name].number if name in agreed else 0
        return CellRow(line, {name: cells[place] if place < len(cells) else ""})

    house = dict(each.partition("=")[::2] for each in given("house"))
    return SheetOpened(
        rules=one("rules").text("rules"),
        version=one("rules", 1).read("rules", _whole),
        house=house,
        players=given("players"),
        sides=given("sides"),
        dealer=one("dealer").place("dealer"),
        title=one("title").text("title"),
        length=one("length").read("length", Length, Length.TARGET),
        amount=one("length", 1).number("length"),
        unfinished=one("length", 2).read("length", Unfinished, Unfinished.PLAYED_OUT),
    )


def _deals(rules: Rules, rows: Sequence[CellRow]) -> list[Entry]:
    """The entries of the lines: the deals in order, then rulings and adjustments, each with its deal."""
    sides: dict[int, list[CellRow]] = {}
    later: list[CellRow] = []
    for row in rows:
        if row.text("form") in ("ruling", "adjusted"):
            later.append(row)
        else:
            sides.setdefault(row.number("deal"), []).append(row)
    entries: list[Entry] = [_deal(rules, of_deal) for of_deal in sides.values()]
    for expected, (number, of_deal) in enumerate(sides.items(), 1):
        if number != expected:
            raise of_deal[0].odd("deal")
    return entries + [_decision(row, _goes_with(row, len(sides))) for row in later]


def _goes_with(row: CellRow, deals: int) -> int:
    """The entry of the deal that a decision belongs to, 0 for the deal after the last. SheetError: no such deal."""
    number = row.number("deal")
    if not 1 <= number <= deals + 1:
        raise row.odd("deal")
    return number + 1 if number <= deals else 0


def _deal(rules: Rules, rows: Sequence[CellRow]) -> DealEntered:
    first = rows[0]
    for side, row in enumerate(rows):
        if row.read("form", _FORMS.__getitem__) != first.read("form", _FORMS.__getitem__):
            raise row.odd("form")
        if row.place("side") != side:
            raise row.odd("side")
    if len(rows) != rules.sides:
        raise SheetError("wrong-sides", found=len(rows), sides=rules.sides)
    form = first.read("form", _FORMS.__getitem__)
    if form is None:
        raise first.odd("form")
    score: Score = form(rows)
    for row, lines in zip(rows, lines_of_score(rules, score), strict=True):
        found, expected = row.number("total"), sum(line.points for line in lines)
        if found != expected:
            raise SheetError("bad-total", line=row.line, found=found, expected=expected)
    dealer, stopped, insist = first.place("dealer"), first.yes("stopped"), first.text("insist")
    return DealEntered(score=score, dealer=dealer, stopped=stopped, insist=insist, **first.who)


def _totals(rows: Sequence[CellRow]) -> Score:
    return Totals(points=tuple(row.number("total") for row in rows))


def _base_cards(rows: Sequence[CellRow]) -> Score:
    return BaseCards(base=tuple(row.number("base") for row in rows), cards=tuple(row.number("cards") for row in rows))


def _detail(rows: Sequence[CellRow]) -> Score:
    closing = next((row for row in rows if row.text("closer").strip()), rows[0])
    exact = [side for side, row in enumerate(rows) if row.yes("exact_cut")]
    return Detail(
        sides=tuple(_side(row) for row in rows),
        closer=closing.place("closer"),
        concealed=closing.read("concealed", Concealed),
        black_threes_laid=closing.number("black_threes_laid"),
        clean_game=closing.yes("clean_game"),
        exact_cut=exact[0] if exact else None,
        moda=rows[0].text("moda").strip(),
    )


_FORMS: Final[Mapping[str, Callable[[Sequence[CellRow]], Score]]] = {
    "detail": _detail,
    "base_cards": _base_cards,
    "totals": _totals,
}


def _side(row: CellRow) -> SideDetail:
    return SideDetail(
        canastas=row.read("canastas", _canastas, ()),
        red_threes=row.number("red_threes"),
        laid=row.number("laid"),
        in_hand=row.number("in_hand"),
        cards_in_hand=row.read("cards_in_hand", _whole),
        red_threes_in_hand=row.number("red_threes_in_hand"),
        black_threes_held=row.read("black_threes_held", lambda found: tuple(map(_whole, found.split())), ()),
        penalties=row.number("penalties"),
        melded=row.yes("melded"),
    )


def _canastas(found: str) -> tuple[Canasta, ...]:
    canastas = []
    for each in found.split():
        if each in _MADE and each[0] == "W":
            canastas.append(Canasta(made=_MADE[each]))
        else:
            rank, made = each[:-1], _MADE[each[-1]]
            if made not in (CanastaKind.CLEAN, CanastaKind.DIRTY) or rank not in (*RANKS, "?"):
                raise ValueError
            canastas.append(Canasta(made=made, rank="" if rank == "?" else rank))
    return tuple(canastas)


def _decision(row: CellRow, of: int) -> Entry:
    points = row.number("total")
    if row.text("form") == "adjusted":
        return Adjusted(side=row.known_place("side"), points=points, reason=row.text("reason"), of=of, **row.who)
    return RulingEntered(
        seat=row.known_place("seat"),
        offence=row.text("offence"),
        points=points,
        rules=tuple(row.text("rules").split()),
        facts=row.read("facts", _facts, {}),
        counts=row.read("counts", Counts, Counts.NOTHING),
        of=of,
        **row.who,
    )


def _facts(found: str) -> Any:
    return msgspec.json.decode(found, type=dict[str, str | int | bool])


def _whole(found: str) -> int:
    """A whole number as people and spreadsheets write it: ``-200``, ``−200``. ValueError."""
    if len(found) > 12:
        raise ValueError
    return int(found.replace("−", "-"))
