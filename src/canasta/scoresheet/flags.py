"""What looks wrong in what was written for a deal, as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from canasta.cards import KIND_TEXTS
from canasta.game.words import several
from canasta.texts import text


class Level(StrEnum):
    """How sure it is that something is wrong."""

    IMPOSSIBLE = "impossible"  # it cannot be so by these rules
    DOUBTFUL = "doubtful"  # it can, and hardly ever is


@dataclass(frozen=True, slots=True)
class Flag:
    """One thing that looks wrong. `side` is None where it is about the whole deal; `rules` are rule ids."""

    code: str
    level: Level
    side: int | None = None
    rules: tuple[str, ...] = ()
    data: Mapping[str, int | str] = field(default_factory=dict)

    def message(self, lang: str) -> str:
        """What looks wrong, in one sentence."""
        data = dict(self.data)
        if "rank" in data:
            data["rank"] = several(lang, KIND_TEXTS.index(str(data["rank"])))
        return text(lang, f"scoresheet-flag-{self.code}", **data)
