"""The courses of a game and their lessons: a position, what it asks for, the way there, and its sentences.

There are courses for beginners, for those who come from another game, and of the finer points. The sentences take their
numbers from the rules of the game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

from canasta.position import to_toml
from canasta.rules import Rules, get, names
from canasta.rules.describe import listing
from canasta.texts import has, text


@cache
def numbers(rules: Rules, score: int, lang: str) -> dict[str, int | str]:
    """The numbers that the sentences of lessons say, by the names that the catalogue has.

    `score` is that of the learner's side before the deal.
    """
    awards = rules.canasta_awards or ((0, 0),)
    concealed = rules.concealed_awards
    opening = next(line.words for line in listing(rules, lang) if line.name == "opening")
    return {
        "packs": rules.packs,
        "draw": rules.draw,
        "each": 4 * rules.packs,
        "clockwise": _yes(rules.clockwise),
        "naturals": rules.pile_frozen_naturals,
        "onecard": str(rules.one_card_hand),
        "score": score,
        "minimum": rules.opening_minimum(score),
        "opening": opening,
        "low": rules.value_four_to_seven,
        "high": rules.value_eight_to_king,
        "ace": rules.value_ace,
        "two": rules.value_two,
        "joker": rules.value_joker,
        "threeaces": 3 * rules.value_ace,
        "laid": 2 * rules.value_eight_to_king + rules.value_two + rules.value_joker,
        "clean": rules.canasta_clean,
        "dirty": rules.canasta_dirty,
        "twodirty": 2 * rules.canasta_dirty,
        "acesclean": rules.aces_clean,
        "acesdirty": rules.aces_dirty,
        "wildsmixed": rules.wilds_mixed,
        "wildstwos": rules.wilds_twos,
        "wildsjokers": rules.wilds_jokers,
        "firstnumber": awards[0][0],
        "firstaward": awards[0][1],
        "lastnumber": awards[-1][0],
        "lastaward": awards[-1][1],
        "redthree": rules.red_threes[0],
        "redtwo": rules.red_threes[1],
        "redall": rules.red_threes[-1],
        "rednumber": len(rules.red_threes),
        "redneed": str(rules.red_threes_need),
        "blacknumber": rules.black_threes_number,
        "blackout": rules.black_threes_out,
        "blackheld": rules.black_threes_held,
        "goingout": rules.going_out,
        "concealedfirst": concealed[0],
        "concealedlater": concealed[2],
        "exactcut": rules.exact_cut,
        "target": rules.target,
        "enough": _yes(rules.target_enough),
    }


def _yes(value: bool) -> str:
    return "yes" if value else "no"


FOLDER: Final = files("canasta") / "lessons"
FILES: Final = ("first.toml", "changes.toml", "finer.toml")


@dataclass(frozen=True)
class Told:
    """The sentences of a lesson in one language, with the numbers of one game."""

    title: str
    text: str
    hint: str
    done: str


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A lesson for every game whose rules allow its way.

    `position` is one without rules: it takes those of the game. The learner sits on seat 0 and has to reach `goal`
    (``web/src/practice/goal.ts``), for instance by `solution`; `others` is what the other players do, one after
    another. `habit` is what another game allows and this one refuses, by the rule that `refused` names for each game;
    `tempting` is allowed and misses the goal. Where nothing shows it on the table, `switches` are those in which two
    games differ. Sentences that it has not of its own are those of `words`.
    """

    id: str
    goal: Mapping[str, Any]
    position: Mapping[str, Any]
    solution: str
    others: tuple[str, ...] = ()
    words: str = ""
    habit: str = ""
    tempting: str = ""
    refused: Mapping[str, str] = field(default_factory=dict)
    switches: tuple[str, ...] = ()

    @property
    def way(self) -> tuple[str, ...]:
        """The actions of the solution that are the learner's own."""
        return tuple(action for action in self.solution.split("; ") if action not in self.others)

    def placed(self, rules: str) -> str:
        """The text of its position in the game with that id."""
        return to_toml({"rules": rules, **self.position})

    def told(self, rules: str, lang: str) -> Told:
        """Its sentences, with the numbers of that game."""
        known = numbers(get(rules), int(self.position.get("scores", [0])[0]), lang)
        return Told(*(text(lang, self._key(part, lang), **known) for part in ("title", "text", "hint", "done")))

    def _key(self, part: str, lang: str) -> str:
        own = f"lesson-{self.id}-{part}"
        return own if has(lang, own) or not self.words else f"lesson-{self.words}-{part}"


@cache
def lessons() -> Mapping[str, Lesson]:
    """All lessons by id."""
    found: dict[str, Lesson] = {}
    for name in FILES:
        for key, told in tomllib.loads((FOLDER / name).read_text(encoding="utf-8")).items():
            lists = {field: tuple(told[field]) for field in ("others", "switches") if field in told}
            found[key] = Lesson(id=key, **told | lists)
    return found


BEGINNER: Final = "beginner"
FROM: Final = "from-"
FINER: Final = "finer"


@dataclass(frozen=True)
class LessonCourse:
    """A course of a game: `id` is what its address says, `before` the game that the learner comes from, if any."""

    id: str
    before: str | None
    lessons: tuple[str, ...]


@cache
def courses(rules: str) -> tuple[LessonCourse, ...]:
    """All courses of the game with that id, in the order in which they are offered; none for a game without."""
    told = _written().get(rules)
    if told is None:
        return ()
    others = [(name, told["from"][name]) for name in names() if name in told["from"]]
    return (
        LessonCourse(BEGINNER, None, tuple(told["beginner"])),
        *(LessonCourse(FROM + name, name, tuple(lessons)) for name, lessons in others),
        LessonCourse(FINER, None, tuple(told["finer"])),
    )


@cache
def _written() -> dict[str, Any]:
    return tomllib.loads((FOLDER / "courses.toml").read_text(encoding="utf-8"))
