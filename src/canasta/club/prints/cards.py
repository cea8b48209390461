"""Cards to cut out: several on a page, with cutting lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

from canasta.club.prints.paper import MM, Paper
from canasta.svg.palette import LINE

T = TypeVar("T")
PAD: Final = 9 * MM


@dataclass(frozen=True, slots=True)
class Card:
    """The rectangle of a card, inside its padding."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height


def cards(paper: Paper, of: Iterable[T], across: int, down: int) -> Iterator[tuple[T, Card]]:
    """Yield each item with its card, row by row, page after page."""
    width, height = paper.width / across, paper.height / down
    for number, each in enumerate(of):
        place = number % (across * down)
        if not place:
            if number:
                paper.new_page()
            for column in range(1, across):
                paper.rule(column * width, 0, column * width, paper.height, dash=(4, 4), colour=LINE, thick=0.6)
            for row in range(1, down):
                paper.rule(0, row * height, paper.width, row * height, dash=(4, 4), colour=LINE, thick=0.6)
        row, column = divmod(place, across)
        yield each, Card(column * width + PAD, row * height + PAD, width - 2 * PAD, height - 2 * PAD)
