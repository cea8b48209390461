"""The habits of a player on the page: a finished deal counted, and the report on the deals of several matches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from canasta.match.record import read
from canasta.review.classes import accuracy_of, level_of
from canasta.review.habits import (
    HABITS,
    MATCHES,
    HabitChance,
    figures_in_words,
    habit_chances,
    habit_in_words,
    habit_report,
    progress_in_words,
    usual_rates,
)
from canasta.server.tables.finished_deals import reviewer_of, step_before
from canasta.server.wire.reviews import MOST_DEALS, CountedDeal, HabitCount, HabitsTold, ToldHabit
from canasta.texts import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.review import PieceResult, Reviewer
    from canasta.server.wire.reviews import HabitsAsked

_KNOWN: Final = frozenset(habit.id for habit in HABITS)


def counted_json(record: str, deal: int, seat: int, graded: Sequence[PieceResult]) -> bytes:
    """Count what a seat did in a deal: JSON of `CountedDeal`. `graded` may hold the grades of other seats too."""
    reviewer = reviewer_of(record, deal, seat, graded)
    (found,) = reviewer.review().deals
    own = [each for each in found.grades if each.seat == seat and not each.trivial]
    chances = habit_chances(reviewer, 0, seat)
    by_habit = {habit.id: [each for each in chances if each.habit == habit.id] for habit in HABITS}
    counted = CountedDeal(
        rules=reviewer.rules.name,
        deals=min(MOST_DEALS, sum(each.end is not None for each in read(record).deals)),
        known=reviewer.rules.name in usual_rates(),
        deal=deal,
        decisions=[(round(each.cost, 1), round(each.lost, 1)) for each in own],
        habits=[_count(reviewer, each, habit) for habit, each in by_habit.items() if each],
    )
    return msgspec.json.encode(counted)


def _count(reviewer: Reviewer, chances: Sequence[HabitChance], habit: str) -> HabitCount:
    done = [each for each in chances if each.done]
    slips = [each for each in chances if each.slip]
    worst = max(slips, key=lambda each: each.cost, default=None)
    count = HabitCount(
        habit=habit,
        chances=len(chances),
        done=len(done),
        slips=len(slips),
        lost=round(sum(each.cost for each in done), 1),
    )
    if worst is None or worst.grade is None:
        return count
    step = step_before(reviewer, worst.turn) + worst.grade.action + 1
    return msgspec.structs.replace(count, worst=round(worst.cost, 1), step=step)


@dataclass(frozen=True, slots=True, kw_only=True)
class CountedChance(HabitChance):
    """A chance that was counted before: what it cost, and the step of the replay that shows it."""

    lost: float = 0.0
    step: int = 0

    @property
    def cost(self) -> float:
        """The loss, as `Grade.lost`."""
        return self.lost


def _chances(count: HabitCount, match: int, deal: int) -> list[CountedChance]:
    """The chances of a deal again; the costliest slip as it was, and the same mean of all that was done."""
    done = min(count.done, count.chances)
    slips = min(count.slips, done)
    rest = (count.lost - count.worst) / max(1, done - 1)
    return [
        CountedChance(
            count.habit,
            match,
            deal,
            turn=0,
            done=place < done,
            slip=place < slips,
            lost=count.worst if place == 0 and slips else rest if slips else count.lost / max(1, done),
            step=count.step if place == 0 else 0,
        )
        for place in range(count.chances)
    ]


def habits_told(asked: HabitsAsked, lang: str) -> HabitsTold:
    """The report. Deals by other rules than those of the first one do not count."""
    deals = [(at, deal) for at, match in enumerate(asked.matches) for deal in match]
    rules = deals[0][1].rules if deals else ""
    deals = [(at, deal) for at, deal in deals if deal.rules == rules]
    if rules not in usual_rates():
        return HabitsTold(found=[], better=[], text=text(lang, "habits-unknown"))
    decisions = [each for _at, deal in deals for each in deal.decisions]
    accuracy = accuracy_of([lost for _cost, lost in decisions])
    level = level_of(accuracy, [cost for cost, _lost in decisions])
    chances = [
        chance
        for at, deal in deals
        for count in deal.habits
        if count.habit in _KNOWN
        for chance in _chances(count, at, deal.deal)
    ]
    report = habit_report(chances, len(asked.matches), rules, level)
    found = []
    for each in report.found:
        example = each.examples[0]
        assert isinstance(example, CountedChance)
        found.append(
            ToldHabit(
                said=habit_in_words(each.habit, lang),
                figures=figures_in_words(each, level, lang),
                train=text(lang, f"puzzle-theme-{each.habit.theme}"),
                theme=each.habit.theme,
                match=example.match,
                deal=example.deal,
                step=example.step,
            )
        )
    better = [progress_in_words(each, lang) for each in report.better]
    key = "habits-short" if level is None or len(asked.matches) < MATCHES else "" if found else "habits-none"
    return HabitsTold(found=found, better=better, text=text(lang, key) if key else "")
