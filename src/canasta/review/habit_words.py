"""Habits in words: their names, their figures beside those of bots, and what got better."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta.texts import text

if TYPE_CHECKING:
    from canasta.review.habit_report import HabitFinding, HabitProgress
    from canasta.review.habits import Habit


def habit_in_words(habit: Habit, lang: str) -> str:
    """The habit as a sentence without a stop: "You open late"."""
    return text(lang, f"habit-{habit.id}")


def figures_in_words(found: HabitFinding, level: str | None, lang: str) -> str:
    """Its slips and chances, the rate of bots of that level, and the cost."""
    return text(
        lang,
        "habits-figures",
        slips=found.tally.slips,
        chances=found.tally.chances,
        usual=round(100 * found.usual.rate),
        bot=text(lang, f"bot-name-{level}"),
        cost=round(found.points),
    )


def progress_in_words(better: HabitProgress, lang: str) -> str:
    """The rate of its slips at first, and of late."""
    return text(
        lang,
        "habits-better",
        habit=habit_in_words(better.habit, lang),
        before=round(100 * better.before.rate),
        after=round(100 * better.after.rate),
    )
