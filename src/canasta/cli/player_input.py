"""Input of a person at a match: a number of the menu, an action in any of its words, a question, or a wish."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from canasta.tabletop.notation import NotationError
from canasta.texts import plain, text

VERBS: Final = ("draw", "take", "meld", "add", "swap", "discard", "pass", "ask", "yes", "no", "cut")
WISHES: Final = ("help", "quit", "rule", "hint", "story", "sheet", "save")
_DIGITS: Final = 6  # of a number that may be chosen; Python reads no number of some thousand
_RULE: Final = re.compile(r"[a-z]{2}-(\d+|x)\.\d+", re.IGNORECASE)


class Typed(NamedTuple):
    """`kind` is "number", "action", one of `WISHES`, or "nothing"; `words` is its content, `line` the whole line."""

    kind: str
    words: str = ""
    line: str = ""


@cache
def words_of(lang: str, group: str, name: str) -> tuple[str, ...]:
    """The words for a verb or a wish in a language, in the form used for comparison."""
    return tuple(plain(word) for word in text(lang, f"cli-{group}-{name}").split())


def shown_word(lang: str, group: str, name: str) -> str:
    """The word that help names for a verb or a wish."""
    return text(lang, f"cli-{group}-{name}").split()[0]


@cache
def _dictionary(lang: str) -> dict[str, tuple[str, str]]:
    known = {verb: ("verb", verb) for verb in VERBS}
    for group, names in (("verb", VERBS), ("wish", WISHES)):
        for name in names:
            for word in words_of(lang, group, name):
                known.setdefault(word, (group, name))
    return known


def understand(line: str, lang: str) -> Typed:
    """The meaning of a line; it does not check that an action is valid or legal."""
    line = line.strip()
    if not line:
        return Typed("nothing")
    if line.isdecimal() and line.isascii():
        return Typed("number", line)
    if _RULE.fullmatch(line):
        return Typed("rule", line.upper())
    first, _, rest = line.partition(" ")
    group, name = _dictionary(lang).get(plain(first), ("", ""))
    if group == "wish":
        return Typed(name, rest.strip())
    return Typed("action", canonical("; ".join(part for part in line.split(";") if part.strip()), lang))


def canonical(actions: str, lang: str) -> str:
    """Actions with the verbs of the notation in place of words of the language."""
    return "; ".join(_canonical(part, lang) if part.strip() else part for part in actions.split(";"))


def number_among(typed: str, numbers: range) -> int | None:
    """The one of these numbers that was typed; None for everything else."""
    plain = typed.isascii() and typed.isdecimal() and len(typed) <= _DIGITS
    return int(typed) if plain and int(typed) in numbers else None


def chosen_number(typed: str, most: int) -> int | None:
    """The number from 1 to `most` that was typed; None for everything else."""
    return number_among(typed, range(1, most + 1))


def misread(error: NotationError, lang: str) -> str:
    """The error in an action as typed, with the verbs of the player's language for it."""
    said = dict(error.data)
    if error.code == "verb":
        said |= {"verbs": ", ".join(shown_word(lang, "verb", verb) for verb in VERBS if verb != "cut")}
        return text(lang, "cli-play-no-action", help=shown_word(lang, "wish", "help"), **said)
    if "verb" in said:
        said |= {"verb": in_words(str(said["verb"]), lang), "example": in_words(str(said["example"]), lang)}
    return NotationError(error.code, **said).what(lang)


def in_words(action: str, lang: str) -> str:
    """An action of the notation with the verb of the language, as it may be typed."""
    verb, *rest = action.split()
    return " ".join([shown_word(lang, "verb", verb), *rest])


def _canonical(action: str, lang: str) -> str:
    """An action with the verb of the notation instead of a word of the language."""
    words = action.replace("→", ">").split()
    group, name = _dictionary(lang).get(plain(words[0]), ("", ""))
    return " ".join([name if group == "verb" else words[0], *words[1:]])
