"""Flags: values that say what looks wrong in the score of a deal, and errors of score sheets with their sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar

from canasta.cards import KIND_TEXTS
from canasta.tabletop.card_words import several
from canasta.texts import has, text
from canasta.texts.errors import WordedError


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


class SheetError(WordedError):
    """An entry that cannot stand where it was put, or a file that holds no score sheet.

    `code` is stable, `data` holds the names and numbers of the case; the sentences are ``scoresheet-error-CODE``.
    `because` is the error that another entry would then raise, or the flag that is not overruled (`insist`).
    """

    family: ClassVar[str] = "scoresheet"

    def __init__(self, code: str, because: WordedError | Flag | None = None, /, **data: int | str) -> None:
        super().__init__(code, **data)
        self.because = because

    def message(self, lang: str) -> str:
        """One sentence in that language: what was found and what was expected."""
        data = dict(self.data)
        if "field" in data and has(lang, field := f"scoresheet-field-{data['field']}"):
            data["field"] = text(lang, field)
        if self.because is not None:
            data["why"] = self.because.message(lang)
        said = text(lang, f"scoresheet-error-{self.code}", **data)
        return said[:1].upper() + said[1:]
