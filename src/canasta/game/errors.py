"""What goes wrong around a deal: a stable code, the data of the case, a sentence in each language."""

from __future__ import annotations

import errno
from typing import ClassVar, Final

from canasta.texts import text

_REASONS: Final = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
    errno.ENAMETOOLONG: "name",
}


def reason(error: OSError, lang: str) -> str:
    """Why the system refuses a file, in that language where it is one of the common reasons."""
    if error.errno in _REASONS:
        return text(lang, f"file-reason-{_REASONS[error.errno]}")
    return error.strerror or str(error)


class GameError(ValueError):
    """Something that cannot be. `code` is stable, `data` holds the names and numbers of this case.

    The sentences are the messages ``FAMILY-error-CODE`` of the catalogue; `str` gives the English one.
    """

    family: ClassVar[str]

    def __init__(self, code: str, /, **data: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.data = data

    def message(self, lang: str) -> str:
        """One sentence in that language, saying what was found and what was expected."""
        return text(lang, f"{self.family}-error-{self.code}", **self.data)

    def __str__(self) -> str:
        return self.message("en")


class ShuffleError(GameError):
    """A shuffle asked for with something that the protocol does not allow."""

    family = "shuffle"


class DrawError(GameError):
    """A pick, or a draw for partners, that cannot be made."""

    family = "draw"


class CutError(GameError):
    """A cut that cannot be made."""

    family = "cut"


class RecordError(GameError):
    """A text that is no record of a match, or a value that cannot stand in one.

    `line` is the line of the text, counted from 1, or None for a value that was never read.
    """

    family = "record"

    def __init__(self, code: str, line: int | None = None, /, **data: int | str) -> None:
        super().__init__(code, **data)
        self.line = line

    def at(self, line: int) -> RecordError:
        """The same error with the line at which it was met."""
        return RecordError(self.code, self.line or line, **self.data)

    def message(self, lang: str) -> str:
        sentence = super().message(lang)
        return sentence if self.line is None else text(lang, "record-error-line", line=str(self.line), what=sentence)


def shortened(found: str, most: int = 60) -> str:
    """A text as an error shows it: quoted, what cannot be printed spelt out, cut off where it gets long."""
    return repr(found if len(found) <= most else f"{found[:most]}…")
