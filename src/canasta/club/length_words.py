"""The length of a match in words, for every page and paper that says it."""

from __future__ import annotations

from typing import Final

from canasta.club.results import MatchLength
from canasta.texts import text

_CONDITIONS: Final = ("target", "deals", "minutes")


def length_end(length: MatchLength, lang: str) -> str:
    """The conditions that end a match, without a verb: "at 5,000 points or after 60 minutes"; empty without any."""
    said = [text(lang, f"length-{name}", n=n) for name in _CONDITIONS if (n := getattr(length, name))]
    if len(said) < 2:
        return "".join(said)
    if len(said) == 2:
        return text(lang, "length-two", one=said[0], other=said[1])
    return text(lang, "length-three", one=said[0], two=said[1], other=said[2])


def length_sentences(length: MatchLength, lang: str) -> str:
    """Sentences for the table: when the match ends and, with a time, what becomes of the deal that is played then."""
    said = text(lang, "length-ends-first" if length.several else "length-ends", end=length_end(length, lang))
    if not length.minutes:
        return said
    return f"{said} {text(lang, f'length-unfinished-{length.unfinished}')}"
