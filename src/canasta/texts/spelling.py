"""Words as people type them in a hurry."""

from __future__ import annotations

import unicodedata


def plain(said: str) -> str:
    """Lower case without accents."""
    letters = unicodedata.normalize("NFKD", said.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
