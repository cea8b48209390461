"""Errors of score sheets: a stable code, the data of the case, a sentence in each language."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from canasta.texts import has, text
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from canasta.club.scoresheet.flags import Flag


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
