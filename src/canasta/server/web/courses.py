"""`/api/courses`: the courses of a game, in words."""

from __future__ import annotations

from functools import cache

from msgspec import convert

from canasta.lessons import LessonCourse, courses, lessons
from canasta.rules import get as get_rules
from canasta.rules import names
from canasta.server.web.book import Named, known
from canasta.server.web.dependencies import Spoken
from canasta.server.web.errors import WebError
from canasta.server.web.handlers import get
from canasta.server.wire.courses import CourseTold, GameCourses, LessonGoal, LessonTold
from canasta.server.wire.rest import SetName
from canasta.texts import text


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
        habit=lesson.habit if rules in lesson.refused else None,
    )
