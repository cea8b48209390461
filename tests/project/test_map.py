"""The table of rooms in docs/explanation/architecture.md is complete, and its arrows are the imports of today.

`python -m tests.project.test_map` writes the column *uses* again, after a change of imports that is wanted.
"""

from __future__ import annotations

import re
from collections import defaultdict

import pytest
from tests.project.house import PACKAGE, ROOT, imports, module_name, modules, room

pytestmark = pytest.mark.pure  # it reads the source

PAGE = ROOT / "docs" / "explanation" / "architecture.md"
LINE = re.compile(r"^(\| `(\w+)(?:/|\.py)` \| [^|]+ \|)([^|]*)(\| [^|]+ \|)$", re.MULTILINE)
# The front of the package shows what is inside, and has no room of its own.
FRONT = {"", "__main__", "__version__", "_build"}


def drawn() -> dict[str, list[str]]:
    """The rooms of the table, from the top, each with its cell in *uses*."""
    lines = LINE.findall(PAGE.read_text(encoding="utf-8"))
    return {name: re.findall(r"`(\w+)`", uses) for _, name, uses, _ in lines}


def used() -> dict[str, list[str]]:
    """The rooms of the table, each with those that it imports, in the order of the table."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in modules():
        for _, target in imports(path):
            if target.split(".")[0] == "canasta":
                found[room(module_name(path))].add(room(target))
    order = list(drawn())
    known = {*order, *FRONT}
    unknown = {here: there - known for here, there in found.items() if there - known}
    assert unknown == {}, f"give each room of src/canasta its line in {PAGE.relative_to(ROOT)}"
    return {name: [each for each in order if each in found[name] - {name}] for name in order}


def test_every_room_has_a_line() -> None:
    entries = [path for path in PACKAGE.iterdir() if not path.name.startswith((".", "_")) and path.name != "py.typed"]
    assert set(drawn()) == {path.stem for path in entries}, f"edit the table in {PAGE.relative_to(ROOT)}"


def test_the_arrows_are_those_used() -> None:
    assert drawn() == used(), "`python -m tests.project.test_map` writes the column again"


def test_a_room_stands_above_all_that_it_uses() -> None:
    order = list(drawn())
    upward = {(here, there) for here, below in used().items() for there in below if there in order[: order.index(here)]}
    assert upward == set(), "move the line of the room, or take the import away"


def write() -> None:
    cells = {name: " ".join(f"`{each}`" for each in below) for name, below in used().items()}
    text = LINE.sub(
        lambda line: f"{line[1]} {cells[line[2]]} {line[4]}".replace("|  |", "| |"), PAGE.read_text(encoding="utf-8")
    )
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
