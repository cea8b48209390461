"""The texts that people see, in Spanish and English: one catalogue of Project Fluent files, `es/*.ftl` and `en/*.ftl`.

Importing this module costs next to nothing: Fluent is imported, and a file parsed, when the first text asks for it.
"""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from canasta.texts.writing import LANGUAGES, TextError, decimals, number, signed, writing

if TYPE_CHECKING:
    from canasta.texts._catalogue import Catalogue

__all__ = [
    "LANGUAGES",
    "TextError",
    "decimals",
    "default_language",
    "has",
    "keys",
    "number",
    "plain",
    "signed",
    "text",
    "variables",
    "writing",
]


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


def plain(said: str) -> str:
    """Words as people type them in a hurry: lower case without accents."""
    letters = unicodedata.normalize("NFKD", said.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def default_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for (LC_ALL, LC_MESSAGES, LANG: the first that is set), else English."""
    asked = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environ.get(name))), "")
    code = asked.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES else "en"


@cache
def _language(lang: str) -> Catalogue:
    writing(lang)  # TextError: no such language
    from canasta.texts._catalogue import Catalogue

    return Catalogue(lang)
