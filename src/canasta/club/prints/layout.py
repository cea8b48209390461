"""The parts of every printed page: a heading, a foot with its number, tables that continue on the next page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from canasta.club.prints.paper import Align, Paper, width_of, wrapped
from canasta.svg.palette import BRASS, GREEN, INK, LINE, PALE, SOFT
from canasta.texts import text

PAD: Final = 5.0


@dataclass(frozen=True, slots=True)
class Head:
    """The texts at the top and the foot of every page of a document."""

    title: str
    subtitle: str = ""
    note: str = ""  # at the foot: when it was printed, or who by


def heading(paper: Paper, head: Head, lang: str) -> float:
    """Print the heading and the foot of a page; returns where its content may begin."""
    left, right = paper.margin, paper.width - paper.margin
    y = paper.margin + 24
    paper.suits(right, y - 6, 15, Align.RIGHT)
    paper.text(left, y, head.title, 26, bold=True, colour=GREEN, width=paper.inner - 90)
    if head.subtitle:
        y += 20
        paper.text(left, y, head.subtitle, 13, colour=SOFT, width=paper.inner)
    y += 10
    paper.rule(left, y, right, y, thick=1.6, colour=BRASS)
    foot = paper.height - paper.margin + 14
    paper.text(left, foot, head.note, 9, colour=SOFT, width=paper.inner - 120)
    paper.text(right, foot, text(lang, "prints-page", page=paper.pages), 9, colour=SOFT, align=Align.RIGHT)
    return y + 18


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table: its title, its width, the alignment of its cells."""

    title: str
    width: float
    align: Align = Align.LEFT
    bold: bool = False
    size: float = 0  # of the type, where it is not that of the table
    names: bool = False  # of a pair: in two lines where one is too narrow


class PrintedTable:
    """A table that repeats its head on every page."""

    def __init__(self, paper: Paper, columns: Sequence[Column], size: float, start: Callable[[], float]) -> None:
        """`start` prints the top of a page and returns where its content may begin."""
        self.paper = paper
        self.columns = columns
        self.size = size
        self.start = start
        self.row_height: float = size * 1.95
        self.y: float = start()
        self._striped = False
        self._titles()

    @property
    def bottom(self) -> float:
        """The lower limit of the rows on a page."""
        return self.paper.height - self.paper.margin - 6

    def row(self, cells: Sequence[str], *, bold: bool = False, under: Sequence[str] = ()) -> None:
        """Print a line of cells; `under` comes below them in small type, across the table."""
        paper, left = self.paper, self.paper.margin
        small = self.size * 0.7
        indent = next((x - left for column, x in self._places() if column.names), PAD)
        told = [line for words in under for line in wrapped(words, small, paper.inner - indent - 8)]
        height = self.row_height + len(told) * small * 1.35 + (6 if told else 0)
        self.need(height)
        if self._striped:
            paper.box(left, self.y, paper.inner, height, fill=PALE)
        self._striped = not self._striped
        self._cells(cells, self.y + self.row_height * 0.66, bold=bold)
        y = self.y + self.row_height + small * 0.6
        for line in told:
            paper.text(left + indent, y, line, small, colour=SOFT)
            y += small * 1.35
        self.y += height

    def need(self, height: float) -> None:
        """Go on to the next page unless this one has that much room left."""
        if self.y + height > self.bottom:
            self.paper.new_page()
            self.y = self.start()
            self._striped = False
            self._titles()

    def _titles(self) -> None:
        if not any(column.title for column in self.columns):
            return
        small = min(self.size * 0.75, 11)
        told = [wrapped(column.title, small, column.width - PAD) for column in self.columns]
        lines = max(map(len, told))
        for title, (column, x) in zip(told, self._places(), strict=True):
            for at, words in enumerate(title):
                y = self.y + small * (1 + 1.15 * (lines - len(title) + at))
                self.paper.text(x, y, words, small, colour=SOFT, align=column.align, width=column.width - PAD)
        self.y += small * (0.5 + 1.15 * lines)
        self.paper.rule(self.paper.margin, self.y, self.paper.width - self.paper.margin, self.y, colour=LINE)

    def _cells(self, cells: Sequence[str], y: float, *, bold: bool) -> None:
        for cell, (column, x) in zip(cells, self._places(), strict=True):
            size, width = column.size or self.size, column.width - PAD
            if column.names and width_of(cell, size) > width:
                two_lines(self.paper, x, self.y + self.row_height * 0.48, cell, size * 0.74, width)
            else:
                heavy = bold or column.bold
                self.paper.text(x, y, cell, size, bold=heavy, align=column.align, colour=INK, width=width)

    def _places(self) -> list[tuple[Column, float]]:
        places, x = [], self.paper.margin
        for column in self.columns:
            at = {Align.LEFT: x + PAD, Align.MIDDLE: x + column.width / 2, Align.RIGHT: x + column.width - PAD}
            places.append((column, at[column.align]))
            x += column.width
        return places


def two_lines(paper: Paper, x: float, middle: float, names: str, size: float, width: float) -> None:
    """Print the names of a pair centred on that height, in one line or, if too wide, in two."""
    if width_of(names, size) <= width:
        paper.text(x, middle + size * 0.36, names, size)
        return
    for place, name in enumerate(names.split(" · ", 1)):
        paper.text(x, middle + (place - 0.15) * size * 1.15, name, size, width=width)
