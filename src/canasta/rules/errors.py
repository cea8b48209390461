"""Errors in rule sets and house rules."""

from __future__ import annotations

from typing import Final

from canasta.texts import text
from canasta.texts.errors import WordedError, one_line

_MOST: Final = 500  # characters


class RulesError(WordedError):
    """An impossible rule set or change of one; its sentence cuts long values short."""

    family = "rules"

    def message(self, lang: str) -> str:
        data = {name: one_line(value, _MOST) if isinstance(value, str) else value for name, value in self.data.items()}
        return text(lang, f"rules-error-{self.code}", **data)


class RuleSetError(RulesError):
    """An unknown rule set or form, or one whose data contradict themselves: then `data` names it as its `place`."""

    def message(self, lang: str) -> str:
        sentence = super().message(lang)
        return f"{self.data['place']}: {sentence}" if "place" in self.data else sentence


class HouseRuleError(RulesError):
    """A house rule that does not exist, has no such value, changes nothing or contradicts the others."""
