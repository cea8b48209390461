"""What goes wrong with rule sets and house rules: a stable code, the data of the case, a sentence in each language."""

from __future__ import annotations

from typing import Final

_MOST: Final = 500  # characters


class RulesError(ValueError):
    """A rule set or a change of it that cannot be. `code` is stable, `data` holds the names and values of this case.

    The sentences are the messages ``rules-error-CODE`` of the catalogue; `str` gives the English one.
    """

    def __init__(self, code: str, /, **data: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.data = data

    def message(self, lang: str) -> str:
        """One sentence in that language, saying what was found and what was expected."""
        from canasta.texts import text

        return text(lang, f"rules-error-{self.code}", **{name: _short(value) for name, value in self.data.items()})

    def __str__(self) -> str:
        return self.message("en")


def _short(value: int | str) -> int | str:
    """A word of the case, cut where somebody wrote pages: a sentence takes no more."""
    return f"{value[:_MOST]}…" if isinstance(value, str) and len(value) > _MOST else value


class RuleSetError(RulesError):
    """No such rule set or form, or one whose data contradict themselves: then `data` names it as its `place`."""

    def message(self, lang: str) -> str:
        sentence = super().message(lang)
        return f"{self.data['place']}: {sentence}" if "place" in self.data else sentence


class HouseRuleError(RulesError):
    """A house rule that does not exist, has no such value, changes nothing or contradicts the others."""
