"""Words typed for a score sheet: points, sums of cards, canastas, names, answers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from canasta.cli.player_input import words_of
from canasta.cli.screen import BadInputError
from canasta.texts.spelling import plain

if TYPE_CHECKING:
    from canasta.club.scoresheet import QuestionStep, Score, ScoreSheet

_NUMBER: Final = re.compile(r"[+-]?\d{1,7}", re.ASCII)
_PARTS: Final = re.compile(r"([+-]?\d{1,7})([+-][+-]?\d{1,7})", re.ASCII)
_TIMES: Final = re.compile(r"(\d{1,3})[x*×](\d{1,5})", re.ASCII)
_MOST_WORD: Final = 60


def score_of(words: Sequence[str]) -> Score:
    """A word for each side: ``1600+385`` is base and cards, ``1985`` a total. Raises `BadInputError`."""
    from canasta.club.scoresheet import BaseCards, Totals

    tidy = [word.replace("−", "-") for word in words]
    if all(_NUMBER.fullmatch(word) for word in tidy):
        return Totals(points=tuple(map(int, tidy)))
    parts = [_PARTS.fullmatch(word) for word in tidy]
    if not all(parts):
        odd = [word for word, found in zip(tidy, parts, strict=True) if not found]
        worst = next((word for word in odd if not _NUMBER.fullmatch(word)), odd[0])
        raise BadInputError("sheet-points", found=worst[:_MOST_WORD])
    both = [(int(found[1]), int(found[2].replace("+-", "-").replace("--", ""))) for found in parts if found]
    return BaseCards(base=tuple(base for base, _ in both), cards=tuple(cards for _, cards in both))


def sum_of(line: str) -> int | None:
    """A number, or a sum as people count cards: ``3x50 4x20 12x10 45``. None where it is neither."""
    total = 0
    for part in re.split(r"[\s+,]+", line.replace("−", "-").strip()):
        if times := _TIMES.fullmatch(part):
            total += int(times[1]) * int(times[2])
        elif _NUMBER.fullmatch(part):
            total += int(part)
        else:
            return None
    return total


def canastas_of(line: str) -> list[dict[str, str]] | None:
    """Canastas as in the table of a sheet: ``K+`` clean, ``Q-`` dirty, ``W`` of wilds, ``W2`` of twos, ``WX``."""
    from canasta.club.scoresheet.table import SIGNS

    made = {sign: str(each) for each, sign in SIGNS.items()}
    found = []
    for word in line.upper().replace("10", "T").split():
        if word in made and word.startswith("W"):
            found.append({"made": made[word]})
        elif word[-1] in "+-" and len(word) > 1:
            found.append({"made": made[word[-1]], "rank": word[:-1]})
        else:
            return None
    return found


def answer_of(sheet: ScoreSheet, step: QuestionStep, line: str, lang: str) -> Any:
    """The value that a line answers to a step; an invalid line itself, for the step to refuse."""
    from canasta.club.scoresheet import Ask

    match step.ask:
        case Ask.YES_NO:
            said = plain(line)
            return (
                True
                if said in words_of(lang, "verb", "yes")
                else False
                if said in words_of(lang, "verb", "no")
                else line
            )
        case Ask.CHOICE:
            return _choice(sheet, step, line, lang)
        case Ask.CANASTAS:
            found = canastas_of(line)
            return line if found is None else found
    number = sum_of(line)
    return line if number is None else number


def _choice(sheet: ScoreSheet, step: QuestionStep, line: str, lang: str) -> Any:
    """The option meant by a line: by its value or its words."""
    from canasta.club.scoresheet.questions import choice_words

    for value in step.choices:
        if plain(line) in (plain(str(value)), plain(choice_words(sheet, step, value, lang))):
            return value
    return line


def seat_of(sheet: ScoreSheet, word: str) -> int:
    """The seat of a player's name, or a number from 1 on. Raises `BadInputError`."""
    return place_of(word, sheet.players, sheet.rules.seats)


def side_of(sheet: ScoreSheet, word: str) -> int:
    """The side of that name, of one of its players, or a number from 1 on. Raises `BadInputError`."""
    names = [sheet.side_name(side) for side in range(sheet.rules.sides)]
    if plain(word) in map(plain, sheet.players):
        return seat_of(sheet, word) % sheet.rules.sides
    return place_of(word, names, sheet.rules.sides)


def place_of(word: str, names: Sequence[str], many: int) -> int:
    """The place of a name, from 0 on, or that of a number from 1 on. Raises `BadInputError`."""
    if word.isascii() and word.isdecimal() and 1 <= int(word[:4]) <= many:
        return int(word) - 1
    found = [place for place, name in enumerate(names) if plain(name) == plain(word)]
    if len(found) != 1:
        known = ", ".join(filter(None, names)) or "–"
        raise BadInputError("sheet-who", found=word[:_MOST_WORD], known=known, most=many)
    return found[0]


def pairs_of(words: Sequence[str]) -> Mapping[str, str]:
    """Words ``NAME=VALUE``. Raises `BadInputError`."""
    found = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise BadInputError("sheet-points", found=word[:_MOST_WORD])
        found[name.strip()] = value.strip()
    return found
