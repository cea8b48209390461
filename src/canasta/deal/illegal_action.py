"""`IllegalAction`, the error of an action that the rules forbid. It is not compiled, so that others may refine it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from canasta.refusals import Refusal


class IllegalAction(WordedError):
    """An action that the rules forbid in the present state of the deal; `refusal` says why, and has the sentences."""

    family = "refusal"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, **refusal.data)
        self.args: tuple[Refusal] = (refusal,)  # what it is made of again in another process
        self.refusal = refusal

    def message(self, lang: str) -> str:
        return self.refusal.message(lang)
