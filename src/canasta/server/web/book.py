"""The routes of what is asked apart from any table: the menu, rule sets, the rulebook, courses, positions and puzzles.

The progress of a learner comes with every request for a puzzle, and the server keeps none.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from litestar import Request
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import convert

from canasta.lessons import LessonCourse, courses, lessons
from canasta.rules import RulesError, names
from canasta.rules import get as get_rules
from canasta.rules.finding import find_rules, find_switches
from canasta.rules.model import Rules
from canasta.rules.rulebook import rule
from canasta.server.tables.books import checked_house, detail, home_of, rule_book, rule_entry, whole_menu
from canasta.server.tables.positions import looked_at, tried_out
from canasta.server.tables.puzzles import kinds_told, next_shown, solved
from canasta.server.web.errors import WebError
from canasta.server.web.handlers import client_of, get, post, while_awaited
from canasta.server.web.site import Spoken, TheHub
from canasta.server.wire.learning import (
    CourseTold,
    GameCourses,
    LessonGoal,
    LessonTold,
    PuzzleAnswered,
    PuzzleAsked,
    PuzzleKinds,
    PuzzleSolved,
    PuzzlesShown,
)
from canasta.server.wire.rest import (
    HouseAsked,
    HouseCheck,
    Menu,
    PositionAsked,
    PositionOutcome,
    PositionTried,
    RuleBook,
    RuleEntry,
    SetDetail,
    SetName,
)
from canasta.server.wire.values import DealView
from canasta.texts import text

Named = Annotated[str, PathParameter(max_length=40, description="a rule set by its id")]
Asked = Annotated[str | None, QueryParameter(max_length=20, description="a rule by its id: the book that has it")]
Said = Annotated[str, QueryParameter(max_length=200, description="what is looked for, as people say it")]
Form = Annotated[str | None, QueryParameter(max_length=40, description="one of its forms; without it the usual one")]


@get("/api/menu", tags=["rules"])
async def menu(spoken: Spoken) -> Menu:
    """The choices for a table: the rule sets and the bots."""
    return whole_menu(spoken)


@get("/api/sets/{name:str}", tags=["rules"])
async def one_set(name: Named, spoken: Spoken, form: Form = None) -> SetDetail:
    """One form of a rule set with all its switches."""
    return detail(known(name, form).name, spoken)


@get("/api/rules/{name:str}", tags=["rules"])
async def book(name: Named, spoken: Spoken, rule: Asked = None) -> RuleBook:
    """The rules that a set has of its own; for a given rule, those of the set whose book has it."""
    rules_played = known(name, None)
    return rule_book(home_of(rule) or rules_played.book or rules_played.id, spoken)


@get("/api/rules/{name:str}/find", tags=["rules"])
async def in_book(name: Named, said: Said, spoken: Spoken) -> list[RuleEntry]:
    """The rules that match a search, best first, of this set and of those whose rules it plays by."""
    played = known(name, None)
    return [rule_entry(rule(rule_id), spoken) for rule_id in find_rules(played.book or played.id, said, spoken)]


@get("/api/sets/{name:str}/find", tags=["rules"])
async def in_switches(name: Named, said: Said, spoken: Spoken, form: Form = None) -> list[str]:
    """The names of the switches that match a search, best first."""
    return find_switches(known(name, form), said, spoken)


@post("/api/house", HouseAsked, status_code=200, tags=["rules"])
async def house(data: JSONBody[HouseAsked], spoken: Spoken) -> HouseCheck:
    """The switches with changed house rules; or the sentence that says why these contradict each other."""
    return checked_house(data, spoken)


def known(name: str, form: str | None) -> Rules:
    """The rules of that name. Raises `WebError` ``no-set`` (404, since the request itself is well-formed)."""
    try:
        return get_rules(name, form or None)
    except RulesError:
        raise WebError("no-set", known=", ".join(names())) from None


@get("/api/courses/{name:str}", tags=["rules"])
async def of_game(name: Named, spoken: Spoken) -> GameCourses:
    """The courses of a game by its id, with their lessons."""
    rules = known(name, None).id
    if not courses(rules):
        raise WebError("no-set", known=", ".join(_taught()))
    return told(rules, spoken)


@cache
def told(rules: str, lang: str) -> GameCourses:
    played = get_rules(rules)
    made = courses(rules)
    wanted = dict.fromkeys(key for course in made for key in course.lessons)
    return GameCourses(
        rules=rules,
        plays=played.name,
        title=text(lang, f"set-{rules}"),
        clockwise=played.clockwise,
        target=played.target,
        sets=[SetName(name, text(lang, f"set-short-{name}")) for name in _taught()],
        courses=[_course(course, lang) for course in made],
        lessons=[_lesson(key, rules, lang) for key in wanted],
    )


def _taught() -> list[str]:
    return [name for name in names() if courses(name)]


def _course(course: LessonCourse, lang: str) -> CourseTold:
    if course.before is None:
        title, line = text(lang, f"course-title-{course.id}"), text(lang, f"course-line-{course.id}")
    else:
        title = text(lang, "course-title-from", game=text(lang, f"set-{course.before}"))
        line = text(lang, "course-line-from")
    return CourseTold(id=course.id, before=course.before, title=title, line=line, lessons=course.lessons)


def _lesson(key: str, rules: str, lang: str) -> LessonTold:
    lesson = lessons()[key]
    words = lesson.told(rules, lang)
    return LessonTold(
        id=key,
        title=words.title,
        text=words.text,
        hint=words.hint,
        done=words.done,
        position=lesson.placed(rules),
        goal=convert(lesson.goal, LessonGoal),
        others=lesson.others,
        way=lesson.way,
        habit=lesson.habit if rules in lesson.refused else None,
    )


@post("/api/positions/view", PositionAsked, status_code=200)
async def look(request: Request[Any, Any, Any], data: JSONBody[PositionAsked], hub: TheHub) -> DealView:
    """A seat's view of the position."""
    return await while_awaited(request, hub.helper.run(client_of(request), looked_at, data))


@post("/api/positions/try", PositionTried, status_code=200)
async def try_actions(
    request: Request[Any, Any, Any], data: JSONBody[PositionTried], hub: TheHub, spoken: Spoken
) -> PositionOutcome:
    """The actions, as far as they are legal, and the position after them."""
    return await while_awaited(request, hub.helper.run(client_of(request), tried_out, data, spoken))


@get("/api/puzzles")
async def kinds_of_puzzles(request: Request[Any, Any, Any], hub: TheHub, spoken: Spoken) -> PuzzleKinds:
    """The themes and games of which there are puzzles."""
    return await while_awaited(request, hub.helper.run(client_of(request), kinds_told, spoken))


@post("/api/puzzles/next", PuzzleAsked, status_code=200)
async def set_puzzle(
    request: Request[Any, Any, Any], data: JSONBody[PuzzleAsked], hub: TheHub, spoken: Spoken
) -> PuzzlesShown:
    """The next puzzle for somebody, or the next part of the lesson of a day."""
    return await while_awaited(request, hub.helper.run(client_of(request), next_shown, data, spoken))


@post("/api/puzzles/answer", PuzzleAnswered, status_code=200)
async def answer_puzzle(
    request: Request[Any, Any, Any], data: JSONBody[PuzzleAnswered], hub: TheHub, spoken: Spoken
) -> PuzzleSolved:
    """The worth of an answer, and the reasons."""
    return await while_awaited(request, hub.helper.run(client_of(request), solved, data, spoken))
