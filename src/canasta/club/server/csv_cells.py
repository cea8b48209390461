"""Cells of lists that spreadsheets open and write, and the names in them."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

from canasta.server.tables.errors import TableError
from canasta.server.tables.people import proper_name, seen
from canasta.texts import text
from canasta.texts.errors import shortened

_MOST_NAME: Final = 60
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would take for one


def written_csv(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table with its headings as a file."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";")  # what spreadsheets expect where the comma is decimal
    writer.writerow(head)
    writer.writerows(rows)
    return "\ufeff" + out.getvalue()  # the mark without which a spreadsheet does not read é


def plain_cell(name: str) -> str:
    """A name as a cell that is no formula."""
    return f"'{name}" if name.startswith(FORMULA) else name


def read_cell(cell: str) -> str:
    """The name in such a cell."""
    name = seen(cell)
    return name[1:] if name.startswith("'") and name[1:].startswith(FORMULA) else name


def cells_of(line: str, mark: str) -> list[str]:
    """The names in the cells of a line, parted by that mark."""
    try:
        found = next(csv.reader([line], delimiter=mark, skipinitialspace=True), [])
    except csv.Error:
        found = line.split(mark)
    return [read_cell(cell) for cell in found]


def name_fault(name: str, lang: str) -> str:
    """The reason why that cannot be the name of a player; empty if it can."""
    if not name or len(name) > _MOST_NAME or not name.isprintable():
        return text(lang, "desk-csv-name", found=shortened(name))
    try:
        proper_name(name)
    except TableError as error:
        return error.message(lang)
    return ""
