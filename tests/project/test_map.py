"""The table of rooms in docs/explanation/architecture.md is complete, and its arrows are the imports of today."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest
from tests.project.house import PACKAGE, ROOT, imports, module_name, modules, room

pytestmark = pytest.mark.pure  # it reads the source

PAGE = ROOT / "docs" / "explanation" / "architecture.md"
LINE = re.compile(r"^\| `(\w+)(?:/|\.py)` \| [^|]+ \|([^|]*)\| [^|]+ \|$", re.MULTILINE)
# The front of the package shows what is inside, and has no room of its own.
FRONT = {"", "__main__", "__version__", "_build"}


def drawn() -> dict[str, list[str]]:
    """The rooms of the table, from the top, each with the rooms that it is said to use."""
    return {name: re.findall(r"`(\w+)`", uses) for name, uses in LINE.findall(PAGE.read_text(encoding="utf-8"))}


def arrows() -> dict[str, set[str]]:
    used: dict[str, set[str]] = defaultdict(set)
    for path in modules():
        here = room(module_name(path))
        for _, target in imports(path):
            if target.split(".")[0] == "canasta" and room(target) not in FRONT | {here}:
                used[here].add(room(target))
    return {here: used[here] for here in used.keys() - FRONT}


def test_every_room_has_a_line() -> None:
    rooms = {
        path.stem for path in PACKAGE.iterdir() if not path.name.startswith((".", "_")) and path.suffix != ".typed"
    }
    assert set(drawn()) == rooms, f"give each room of src/canasta its line in {PAGE.relative_to(ROOT)}"


def test_the_arrows_are_those_used() -> None:
    """A failure shows, for each room that differs, the cell that belongs into *uses*."""
    order, used = list(drawn()), arrows()
    cells = {name: " ".join(f"`{each}`" for each in order if each in used.get(name, ())) for name in order}
    shown = {name: " ".join(f"`{each}`" for each in uses) for name, uses in drawn().items()}
    assert {name: cell for name, cell in cells.items() if shown[name] != cell} == {}


def test_a_room_stands_above_all_that_it_uses() -> None:
    order = list(drawn())
    upward = {
        (here, there) for here, uses in drawn().items() for there in uses if order.index(there) <= order.index(here)
    }
    assert upward == set()
