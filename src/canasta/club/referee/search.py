"""A search for the case that people describe."""

from __future__ import annotations

from functools import lru_cache

from canasta.club.referee.judge import offences
from canasta.club.referee.words import title
from canasta.rules import Rules
from canasta.texts import text
from canasta.texts.finding import Finder, words


def find_cases(rules: Rules, said: str, lang: str) -> list[str]:
    """The codes of cases that can arise by these rules and match the description, the likeliest first."""
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
