"""docs/reference/readings.md names rules that exist, switches that turn, and every reading of the book."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from canasta.rules import get, names
from canasta.rules.house import changes, read_lines, with_house
from canasta.rules.rulebook import rule, rule_sets, rule_text, rules

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "readings.md").read_text(encoding="utf-8")
NAMED = re.compile(r"`(\w+ = [^`]+)`")
FORM = re.compile(r"`(reglamento/[\w-]+)`:")


def rows() -> Iterator[tuple[str, list[str]]]:
    """The heading and the cells of every row that begins with a rule."""
    heading = ""
    for line in PAGE.splitlines():
        if line.startswith("## "):
            heading = line[3:].strip("`")
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if re.fullmatch(r"[A-Z]{2}-[\dX]+\.\d+", cells[0]):
            yield heading, cells


ROWS = list(rows())
TURNED = [
    pytest.param(heading, cells[3], id=f"{cells[0]} {cells[3]}")
    for heading, cells in ROWS
    if heading in names() and len(cells) == 5 and cells[3] != "—"
]


def test_every_reading_of_the_book_is_there() -> None:
    readings = {entry.id for name in rule_sets() for entry in rules(name) if "Lectura:" in rule_text(entry.id, "es")}
    assert len(readings) > 40
    assert readings <= {cells[0] for _, cells in ROWS}


def test_every_row_stands_under_its_rule_set_and_is_whole() -> None:
    for heading, cells in ROWS:
        assert all(cells)
        assert rule(cells[0]).set == heading or heading not in names()
        assert len(cells) in ((2, 5) if heading in names() else (4,))


@pytest.mark.parametrize(("name", "cell"), TURNED)
def test_what_is_written_turns_it(name: str, cell: str) -> None:
    form = FORM.search(cell)
    lines = NAMED.findall(cell)
    book = get(form[1] if form else name)
    assert len(changes(with_house(book, read_lines(lines)))) == len(lines) > 0
