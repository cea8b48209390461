"""Finds the case that people mean by what they say happened."""

from __future__ import annotations

from functools import lru_cache

from canasta.referee.judge import offences
from canasta.referee.words import title
from canasta.rules import Rules
from canasta.texts import text
from canasta.texts.finding import Finder, words


def find_cases(rules: Rules, said: str, lang: str) -> list[str]:
    """The codes of the cases that can arise by these rules and that it may be, the likeliest first."""
    return _finder(rules, lang).find(said)


@lru_cache(maxsize=64)
def _finder(rules: Rules, lang: str) -> Finder:
    return Finder(
        words(lang),
        {
            case.code: f"{title(rules, case.code, lang)}; {text(lang, f'referee-heard-{case.code}')}"
            for case, _ in offences(rules)
        },
    )
