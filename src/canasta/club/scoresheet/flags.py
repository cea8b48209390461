"""Flags: values that say what looks wrong in the score of a deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from canasta.cards import KIND_TEXTS
from canasta.tabletop.card_words import several
from canasta.texts import text


class Certainty(StrEnum):
    """The certainty that something is wrong."""

    IMPOSSIBLE = "impossible"  # these rules do not allow it
    DOUBTFUL = "doubtful"  # possible, but very rare


@dataclass(frozen=True, slots=True)
class Flag:
    """One thing that looks wrong. `side` is None for a flag about the whole deal; `rules` are rule ids."""

    code: str
    level: Certainty
    side: int | None = None
    rules: tuple[str, ...] = ()
    data: Mapping[str, int | str] = field(default_factory=dict)

    def message(self, lang: str) -> str:
        """One sentence that says what looks wrong."""
        data = dict(self.data)
        if "rank" in data:
            data["rank"] = several(lang, KIND_TEXTS.index(str(data["rank"])))
        return text(lang, f"scoresheet-flag-{self.code}", **data)
