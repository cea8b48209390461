"""Errors of competitions: a stable code, the data of the case, a sentence in each language."""

from __future__ import annotations

from typing import ClassVar

from canasta.texts.errors import WordedError


class CompetitionError(WordedError):
    """An entry that cannot stand where it was put, contradictory settings, or a round that cannot be formed.

    `code` is stable, `data` holds the names and numbers of the case; the sentences are ``competition-error-CODE``.
    `because` is the error that another entry would then raise.
    """

    family: ClassVar[str] = "competition"

    def __init__(self, code: str, because: WordedError | None = None, /, **data: int | str) -> None:
        super().__init__(code, **data)
        self.because = because

    def message(self, lang: str) -> str:
        """One sentence in that language: what was found and what was expected."""
        if self.because is None:
            return super().message(lang)
        from canasta.texts import text

        return text(lang, f"competition-error-{self.code}", **self.data, why=self.because.message(lang))
