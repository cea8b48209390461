"""What goes wrong with a case put before the referee: a stable code, the data, a sentence in each language."""

from __future__ import annotations


class RefereeError(ValueError):
    """A case that cannot be judged as it was put. `code` is stable: unknown-offence, not-here, unknown-fact,
    bad-answer, no-fact, not-found. The sentences are the messages ``referee-error-CODE``; `str` gives the English one.
    """

    def __init__(self, code: str, /, **data: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.data = data

    def message(self, lang: str) -> str:
        """One sentence in that language, saying what was found and what was expected."""
        from canasta.texts import text

        return text(lang, f"referee-error-{self.code}", **self.data)

    def __str__(self) -> str:
        return self.message("en")
