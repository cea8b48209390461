"""The table of rooms in docs/explanation/architecture.md is complete, and its arrows are the imports of today.

`python -m tests.project.test_map` writes the column *uses* again, after a change of imports that is wanted.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest
from tests.project.house import LINE, MAP, PACKAGE, ROOT, drawn, imports, module_name, modules, room

pytestmark = pytest.mark.pure  # it reads the source

# The front of the package shows what is inside, and has no room of its own.
FRONT = {"", "__main__", "__version__", "_build"}


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
    assert unknown == {}, f"give each room of src/canasta its line in {MAP.relative_to(ROOT)}"
    return {name: [each for each in order if each in found[name] - {name}] for name in order}


def is_left_over(path: Path) -> bool:
    """True for the folder of a room that has moved: nothing but what Python made of it is there."""
    return path.is_dir() and all(entry.name == "__pycache__" or is_left_over(entry) for entry in path.iterdir())


def rooms_of(folder: Path, above: str = "") -> set[str]:
    """The rooms in a folder; those inside a room that is divided stand for it where it holds nothing else."""
    divided = {name.partition("/")[0] for name in drawn() if "/" in name}
    found = set()
    for path in folder.iterdir():
        name = above + path.stem
        if path.name.startswith((".", "_")) or path.name == "py.typed" or is_left_over(path):
            continue
        if not above and name in divided:
            inside = [entry for entry in path.iterdir() if not entry.name.startswith((".", "_"))]
            found |= rooms_of(path, f"{name}/") | ({name} if any(entry.suffix == ".py" for entry in inside) else set())
        elif not above or (path / "__init__.py").exists():
            found.add(name)
    return found


def test_every_room_has_a_line() -> None:
    assert set(drawn()) == rooms_of(PACKAGE), f"edit the table in {MAP.relative_to(ROOT)}"


def test_the_arrows_are_those_used() -> None:
    assert drawn() == used(), "`python -m tests.project.test_map` writes the column again"


def test_a_room_stands_above_all_that_it_uses() -> None:
    order = list(drawn())
    upward = {(here, there) for here, below in used().items() for there in below if there in order[: order.index(here)]}
    assert upward == set(), "move the line of the room, or take the import away"


def write() -> None:
    cells = {name: " ".join(f"`{each}`" for each in below) for name, below in used().items()}
    text = LINE.sub(
        lambda line: f"{line[1]} {cells[line[2]]} {line[4]}".replace("|  |", "| |"), MAP.read_text(encoding="utf-8")
    )
    MAP.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
