"""The build of this copy of canasta: the engine compiled to C, or plain Python. Both play alike."""

from __future__ import annotations

from importlib.machinery import ExtensionFileLoader, PathFinder
from pathlib import Path
from typing import Literal

ENGINE = Path(__file__).parent / "engine"


def compiled_modules() -> list[str]:
    """The engine's modules that an import would take from a compiled extension, sorted. Imports nothing."""
    names = sorted(path.stem for path in ENGINE.glob("*.py"))
    specs = {name: PathFinder.find_spec(name, [str(ENGINE)]) for name in names}
    return [name for name, spec in specs.items() if spec and isinstance(spec.loader, ExtensionFileLoader)]


def build_kind() -> Literal["compiled", "pure"]:
    """``"compiled"`` if the engine runs as C extensions, ``"pure"`` if it runs as Python."""
    return "compiled" if compiled_modules() else "pure"
