"""docs/reference/readings.md names rules that exist, every reading of the book, and switches that turn each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.rules.reading_scenes import WAYS

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
        if re.fullmatch(r"[A-Z]{2}-[\dX]+(?:\.\d+)?", cells[0]):
            yield heading, cells


ROWS = list(rows())
OTHER_WAYS = [(heading, cells) for heading, cells in ROWS if heading in names() and len(cells) == 5 and cells[3] != "—"]
TURNED = [pytest.param(cells[0], heading, cells[3], id=f"{cells[0]} {cells[3]}") for heading, cells in OTHER_WAYS]


def test_every_reading_of_the_book_is_there() -> None:
    readings = {entry.id for name in rule_sets() for entry in rules(name) if "Lectura:" in rule_text(entry.id, "es")}
    assert len(readings) > 40
    assert readings <= {cells[0] for _, cells in ROWS}


def test_every_row_stands_under_its_rule_set_and_is_whole() -> None:
    for heading, cells in ROWS:
        assert all(cells)
        assert rule(cells[0]).set == heading or heading not in names()
        assert len(cells) in ((2, 5) if heading in names() else (4,))


@pytest.mark.parametrize(("rule_id", "name", "cell"), TURNED)
def test_what_is_written_turns_the_reading(rule_id: str, name: str, cell: str) -> None:
    form = FORM.search(cell)
    lines = NAMED.findall(cell)
    book = get(form[1] if form else name)
    other = with_house(book, read_lines(lines))
    assert len(changes(other)) == len(lines) > 0
    way = WAYS[rule_id, "; ".join(lines)]
    assert (way.seen(book), way.seen(other)) == (way.book, way.other)
    assert way.book != way.other


def test_no_scene_is_of_a_reading_that_is_gone() -> None:
    assert set(WAYS) == {(cells[0], "; ".join(NAMED.findall(cells[3]))) for _, cells in OTHER_WAYS}
