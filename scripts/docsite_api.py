"""The reference of the Python API as pages for Sphinx: one for each public module, from its docstrings by autodoc."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).resolve().parent.parent / "src"
WITHIN: Final = ("canasta.cli", "canasta.server")  # rooms that no program imports
MORE: Final = ("canasta.rules.rulebook", "canasta.tabletop.notation")  # single modules whose names pages use
SINGLE: Final = {"canasta.engine.batch": "Batch"}  # modules without `__all__`


def offered(path: Path) -> list[str]:
    """The names in `__all__` of a module."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["__all__"]:
            return [str(name) for name in ast.literal_eval(node.value)]
    return []


def modules() -> dict[str, list[str]]:
    """The public modules, by name, each with what it offers: rooms with an `__all__`, and some modules of them."""
    paths = [*sorted(SOURCE.rglob("__init__.py")), *(SOURCE / f"{name.replace('.', '/')}.py" for name in MORE)]
    found = {}
    for path in paths:
        parts = path.relative_to(SOURCE).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        if not name.startswith(WITHIN) and offered(path):
            found[name] = offered(path)
    return dict(sorted({**found, **{name: [only] for name, only in SINGLE.items()}}.items()))


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
