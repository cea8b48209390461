"""The courses of each game: positions to be played, their goals, and their sentences in the numbers of its rules.

`first.toml`, `changes.toml` and `finer.toml` hold the lessons, `courses.toml` says which of them a course is made of.
"""

from canasta.lessons.lesson import Lesson, LessonCourse, courses, lessons

__all__ = ["Lesson", "LessonCourse", "courses", "lessons"]
