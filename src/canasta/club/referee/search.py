"""A search for the case that people describe."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from canasta.club.referee.judge import NONE, offences
from canasta.club.referee.words import title
from canasta.rules import Rules, rules_of
from canasta.texts import text
from canasta.texts.finding import Finder, words

_SURE: Final = 0.5  # of what was said: a case that explains less of it is hardly the one


def find_cases(rules: Rules | str, said: str, lang: str) -> list[str]:
    """The codes of cases that can arise by these rules and match the description, the likeliest first.

    `NONE` is always among them: first if no case explains half of what was said, else last. Nothing said: none at all.
    """
    if not said.strip():
        return []
    finder = _finder(rules_of(rules), lang)
    found = finder.find(said)
    likely = [code for code in found if code != NONE]
    if likely and found[0] != NONE and finder.explained(said, likely[0]) >= _SURE:
        return [*likely, NONE]
    return [NONE, *likely]


@lru_cache(maxsize=64)
def _finder(rules: Rules, lang: str) -> Finder:
    return Finder(
        words(lang),
        {
            case.code: f"{title(rules, case.code, lang)}; {text(lang, f'referee-heard-{case.code}')}"
            for case, _ in offences(rules)
        },
    )
