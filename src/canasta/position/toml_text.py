"""A position as TOML text. Python reads TOML but does not write it; these few lines are all that a position needs."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any


def to_toml(position: Mapping[str, Any]) -> str:
    """The TOML text of a position: plain keys first, then its tables. ``tomllib.loads`` gives the position back."""
    lines = [f"{key} = {_value(value)}" for key, value in position.items() if not _is_table(value)]
    for key, value in position.items():
        if _is_table(value):
            lines.extend(_tables(key, value))
    return "\n".join(lines) + "\n"


def _is_table(value: object) -> bool:
    return isinstance(value, Mapping) or (isinstance(value, list) and any(isinstance(item, Mapping) for item in value))


def _tables(key: str, value: Any) -> Iterator[str]:
    for table in [value] if isinstance(value, Mapping) else value:
        yield ""
        yield f"[{key}]" if isinstance(value, Mapping) else f"[[{key}]]"
        yield from (f"{name} = {_value(item)}" for name, item in table.items())


def _value(value: Any) -> str:
    # Texts, whole numbers, truth values and lists of them are written as in JSON.
    return json.dumps(value, ensure_ascii=False)
