"""A lesson: a position, what it asks for, the way there, and its sentences."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

from canasta.lessons.numbers import numbers
from canasta.position import to_toml
from canasta.rules import get
from canasta.texts import has, text

FOLDER: Final = files("canasta") / "lessons"
FILES: Final = ("first.toml", "changes.toml", "finer.toml")


@dataclass(frozen=True)
class Told:
    """The sentences of a lesson in one language, with the numbers of one game."""

    title: str
    text: str
    hint: str
    done: str


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A lesson for every game whose rules allow its way.

    `position` is one without rules: it takes those of the game. The learner sits on seat 0 and has to reach `goal`
    (``web/src/lessons/goal.ts``), for instance by `solution`; `others` is what the other players do, one after
    another. `habit` is what another game allows and this one refuses, by the rule that `refused` names for each game;
    `tempting` is allowed and misses the goal. Where nothing shows it on the table, `switches` are those in which two
    games differ. Sentences that it has not of its own are those of `words`.
    """

    id: str
    goal: Mapping[str, Any]
    position: Mapping[str, Any]
    solution: str
    others: tuple[str, ...] = ()
    words: str = ""
    habit: str = ""
    tempting: str = ""
    refused: Mapping[str, str] = field(default_factory=dict)
    switches: tuple[str, ...] = ()

    def placed(self, rules: str) -> str:
        """The text of its position in the game with that id."""
        return to_toml({"rules": rules, **self.position})

    def told(self, rules: str, lang: str) -> Told:
        """Its sentences, with the numbers of that game."""
        known = numbers(get(rules), int(self.position.get("scores", [0])[0]), lang)
        return Told(*(text(lang, self._key(part, lang), **known) for part in ("title", "text", "hint", "done")))

    def _key(self, part: str, lang: str) -> str:
        own = f"lesson-{self.id}-{part}"
        return own if has(lang, own) or not self.words else f"lesson-{self.words}-{part}"


@cache
def lessons() -> Mapping[str, Lesson]:
    """All lessons by id."""
    found: dict[str, Lesson] = {}
    for name in FILES:
        for key, told in tomllib.loads((FOLDER / name).read_text(encoding="utf-8")).items():
            lists = {field: tuple(told[field]) for field in ("others", "switches") if field in told}
            found[key] = Lesson(id=key, **told | lists)
    return found
