"""Errors in a position: the place, what was found, what was expected."""

from __future__ import annotations

from typing import ClassVar

from canasta.rules.errors import RulesError
from canasta.texts import text
from canasta.texts.errors import WordedError


class PositionError(WordedError):
    """A text or structure that is no position.

    `place` is the key in question, such as ``seat[0].hand`` (seats and sides count from 0), empty for the whole text.
    `cause` is an error of the rule set or its switches.
    """

    family: ClassVar[str] = "position"

    def __init__(self, code: str, place: str = "", cause: RulesError | None = None, /, **data: int | str) -> None:
        super().__init__(code, **data)
        self.place = place
        self.cause = cause

    def message(self, lang: str) -> str:
        sentence = super().message(lang) if self.cause is None else _on_one_line(self.cause.message(lang))
        return text(lang, "position-error-at", place=self.place, what=sentence) if self.place else sentence


def _on_one_line(sentence: str, most: int = 400) -> str:
    """A sentence that may quote anything: no line breaks, cut off where it gets long."""
    sentence = " ".join(sentence.split())
    return sentence if len(sentence) <= most else f"{sentence[:most]}…"
