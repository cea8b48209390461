"""Scenes: hand-made positions with what must happen in them, one TOML file each in `scenes/`.

Keys of a scene: `title`; `rules` (the rulebook ids that it shows); `actions` (joined by ``;``, may be empty);
`accepted` (how many of them are legal, in order; all if left out); `refused` (rule ids, any of which is a fair reason
for refusing the next one; needed when not all are accepted). Of the state then, each optional:

- `has`, `lacks` (texts that must or must not be in the legal list), `only` (the whole legal list), `to_act`, `phase`;
- `hands` (by seat, any order), `melds` (by side, in order), `red_threes` and `opened` (by side), `pile`;
- `over` ("out" or "stock"), `totals` (by side), `lines` (``[side, points]`` or ``[side, rule, points]`` that must stand
  on the sheet), `winner` (empty: the match goes on).

The table `position` is a position of the notation.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "scenes"


@dataclass(frozen=True)
class Scene:
    """One scene, as its file says it."""

    name: str
    title: str
    rules: tuple[str, ...]
    position: dict[str, Any]
    actions: tuple[str, ...]
    accepted: int
    refused: tuple[str, ...]
    has: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    only: tuple[str, ...] | None = None
    expected: dict[str, Any] = field(default_factory=dict)  # the other keys, by name


def read(path: Path) -> Scene:
    """A scene from its file. Raises `ValueError` where the file makes no sense."""
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    actions = tuple(a.strip() for a in table.pop("actions", "").split(";") if a.strip())
    scene = Scene(
        name=path.stem,
        title=table.pop("title"),
        rules=tuple(table.pop("rules")),
        position=table.pop("position"),
        actions=actions,
        accepted=table.pop("accepted", len(actions)),
        refused=tuple(table.pop("refused", ())),
        has=tuple(table.pop("has", ())),
        lacks=tuple(table.pop("lacks", ())),
        only=tuple(sorted(table.pop("only"))) if "only" in table else None,
        expected=table,
    )
    known = {
        "to_act", "phase", "over", "totals", "lines", "winner", "hands", "melds", "red_threes", "opened", "pile",
    }  # fmt: skip
    if set(table) - known or (scene.accepted < len(actions)) != bool(scene.refused) or not scene.rules:
        raise ValueError(f"{path.name}: unknown keys {set(table) - known}, or accepted and refused do not agree")
    return scene


def all_scenes() -> list[Scene]:
    """Every scene of the folder, in the order of their names."""
    return [read(path) for path in sorted(FOLDER.glob("*.toml"))]


def count(cards: str) -> Counter[str]:
    """Cards as a multiset, for comparing hands."""
    return Counter(cards.split())
