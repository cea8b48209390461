"""What cannot be written on a score sheet: a stable code, the data of the case, a sentence in each language."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from canasta.game.errors import GameError
from canasta.texts import text

if TYPE_CHECKING:
    from canasta.scoresheet.flags import Flag


class SheetError(GameError):
    """An entry that cannot stand where it was put, or a file that holds no score sheet.

    `code` is stable, `data` holds the names and numbers of the case; the sentences are ``scoresheet-error-CODE``.
    `because` is the error that another entry would then be, or the flag that nobody has insisted against.
    """

    family: ClassVar[str] = "scoresheet"

    def __init__(self, code: str, because: GameError | Flag | None = None, /, **data: int | str) -> None:
        super().__init__(code, **data)
        self.because = because

    def message(self, lang: str) -> str:
        """One sentence in that language, saying what was found and what was expected."""
        if self.because is None:
            return super().message(lang)
        return text(lang, f"scoresheet-error-{self.code}", **self.data, why=self.because.message(lang))
