"""Cells of lists that spreadsheets open and write."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

from canasta.server.tables.people import seen

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
