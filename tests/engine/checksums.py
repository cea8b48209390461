"""Files of recorded checksums: numbers by rule set and by what was played."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

from tests.engine.sets import NAMES

Numbers = dict[str, list[int]]


def recorded(file: Path) -> dict[str, Numbers]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def record(file: Path, head: str, found: Callable[[str], Numbers]) -> None:
    """Write the file anew, a table for each rule set."""
    tables = []
    for name in NAMES:
        lines = [f'"{what}" = {numbers}' for what, numbers in found(name).items()]
        tables.append("\n".join((f'["{name}"]', *lines)))
    file.write_text("\n".join((head, "\n\n".join(tables), "")), encoding="utf-8")
