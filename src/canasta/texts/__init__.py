"""The texts that people see, in Spanish and English: one catalogue of Project Fluent files, `es/*.ftl` and `en/*.ftl`.

Importing this module costs next to nothing: Fluent is imported, and a file parsed, when the first text asks for it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from canasta.texts._catalogue import Catalogue

__all__ = ["LANGUAGES", "TextError", "default_language", "has", "keys", "number", "text", "variables"]

LANGUAGES: Final = ("es", "en")


class TextError(KeyError):
    """A text that the catalogue lacks or cannot form. The message names it and what was expected."""

    def __str__(self) -> str:  # KeyError would show the sentence in quotes
        return str(self.args[0])


def text(lang: str, key: str, /, **args: int | str) -> str:
    """The message `key` in that language, with variables from `args`; `number` writes the whole numbers.

    TextError: no such language or message, or a variable of the message that `args` does not give.
    """
    return _language(lang).text(key, args)


def has(lang: str, key: str) -> bool:
    """True if the language has that message. TextError: no such language."""
    return key in _language(lang).keys


def keys(lang: str) -> frozenset[str]:
    """The keys of all messages of the language. TextError: no such language, or a key that is defined twice."""
    return _language(lang).keys


@cache
def variables(lang: str, key: str) -> frozenset[str]:
    """The names of the variables of a message. TextError: no such language or message."""
    return _language(lang).variables(key)


def number(lang: str, n: int) -> str:
    """A whole number as the language writes it: 1,500 in English; 1500 and 15.000 in Spanish; the minus sign is "−"."""
    _check(lang)
    digits = f"{abs(n):,}"
    if lang == "es":  # Spanish does not part a number of four figures
        digits = digits.replace(",", ".") if abs(n) >= 10_000 else str(abs(n))
    return f"−{digits}" if n < 0 else digits


def default_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for (LC_ALL, LC_MESSAGES, LANG: the first that is set), else English."""
    asked = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environ.get(name))), "")
    code = asked.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES else "en"


def _check(lang: str) -> None:
    if lang not in LANGUAGES:
        raise TextError(f"there is no language {lang!r}; expected one of {', '.join(LANGUAGES)}")


@cache
def _language(lang: str) -> Catalogue:
    _check(lang)
    from canasta.texts._catalogue import Catalogue

    return Catalogue(lang)
