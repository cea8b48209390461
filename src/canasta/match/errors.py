"""Errors around a deal, other than actions that its rules refuse."""

from __future__ import annotations

from canasta.texts import text
from canasta.texts.errors import WordedError


class ShuffleError(WordedError):
    """A shuffle with an input that the protocol does not allow."""

    family = "shuffle"


class DrawError(WordedError):
    """A pick, or a draw for partners, that cannot be made."""

    family = "draw"


class RecordError(WordedError):
    """A text that is no record of a match, or a value that cannot stand in one.

    `line` is the line of the text, counted from 1, or None for a value that was never read.
    """

    family = "record"

    def __init__(self, code: str, line: int | None = None, /, **data: int | str) -> None:
        super().__init__(code, **data)
        self.line = line

    def at(self, line: int) -> RecordError:
        """Return the error with the line at which it occurred."""
        return RecordError(self.code, self.line or line, **self.data)

    def message(self, lang: str) -> str:
        sentence = super().message(lang)
        return sentence if self.line is None else text(lang, "record-error-line", line=str(self.line), what=sentence)
