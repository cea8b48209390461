"""The courses of each game: positions to be played, with what they ask for, and their sentences in the numbers of its rules.

`first.toml`, `changes.toml` and `finer.toml` hold the lessons, `courses.toml` which of them a game's courses are made of.
"""

from canasta.lessons.course import LessonCourse, courses
from canasta.lessons.lesson import Lesson, Told, lessons

__all__ = ["LessonCourse", "Lesson", "Told", "courses", "lessons"]
