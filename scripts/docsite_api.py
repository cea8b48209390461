"""The reference of the Python API as pages for Sphinx: one for each public module, from its docstrings by autodoc."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).resolve().parent.parent / "src"
WITHIN: Final = ("canasta.cli", "canasta.server")  # rooms that no program imports
MORE: Final = ("canasta.rules.rulebook", "canasta.tabletop.notation")  # single modules whose names pages use
SINGLE: Final = {"canasta.engine.batch": "Batch"}  # modules without `__all__`


def modules() -> dict[str, list[str]]:
    """The public modules, by name, each with what it offers: rooms with an `__all__`, and some modules of them."""
    rooms = [".".join(path.relative_to(SOURCE).parts[:-1]) for path in SOURCE.rglob("__init__.py")]
    names = [name for name in (*rooms, *MORE) if not name.startswith(WITHIN)]
    found = {name: list(getattr(importlib.import_module(name), "__all__", ())) for name in names}
    found |= {name: [only] for name, only in SINGLE.items()}
    return {name: found[name] for name in sorted(found) if found[name]}


def pages(words: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The names and texts of the pages, in reStructuredText. What several modules offer stands once."""
    listed = "\n".join(f"   {name}" for name in modules())
    heading = words["api"]
    yield (
        "reference/api/index.rst",
        f"{heading}\n{'=' * len(heading)}\n\n{words['api-intro']}\n\n.. toctree::\n   :maxdepth: 1\n\n{listed}\n",
    )
    first: dict[int, str] = {}
    for name, names in modules().items():
        module = importlib.import_module(name)
        homes = {each: first.setdefault(id(getattr(module, each)), f"{name}.{each}") for each in names}
        own = [each for each, home in homes.items() if home == f"{name}.{each}"]
        others = [home for each, home in homes.items() if each not in own]
        heading = f"``{name}``"
        lines = [heading, "=" * len(heading), "", f".. automodule:: {name}"]
        lines += [f"   :members: {', '.join(own)}", "   :undoc-members:", ""]
        if others:
            lines += [f"{words['api-also']} {', '.join(f':py:obj:`{home}`' for home in others)}.", ""]
        yield f"reference/api/{name}.rst", "\n".join(lines)
