"""The habits that show over several matches of a player: done more often than by bots as strong, and costly."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Final

from canasta.review.grades import equity_of
from canasta.review.habits import HABITS, Habit, HabitChance
from canasta.rules import get

if TYPE_CHECKING:
    from collections.abc import Sequence

FILE: Final = files("canasta.review") / "habits.toml"  # written by ``scripts/habits.py``
FEWEST: Final = 8  # chances
MATCHES: Final = 3
KNOWN: Final = 20  # chances of bots, with fewer of which nothing can be compared
SURELY: Final = 2.0  # standard errors
LEAST: Final = 10.0  # cost, in points that compare games, each time
EXAMPLES: Final = 3


@dataclass(frozen=True, slots=True)
class HabitTally:
    """A number of slips at a number of chances."""

    slips: int
    chances: int

    @property
    def rate(self) -> float:
        """Slips a chance."""
        return self.slips / max(1, self.chances)

    def above(self, other: HabitTally) -> bool:
        """True if the rate is surely the greater one."""
        if not self.chances or not other.chances:
            return False
        both = (self.slips + other.slips) / (self.chances + other.chances)
        error = sqrt(both * (1 - both) * (1 / self.chances + 1 / other.chances))
        return self.rate - other.rate > SURELY * error


@dataclass(frozen=True, slots=True)
class HabitFinding:
    """A habit of a player. `usual`: the same of bots as strong.

    `cost`: the mean loss when it was done, in points that compare games; `points`: the same in points of the match.
    """

    habit: Habit
    tally: HabitTally
    usual: HabitTally
    cost: float
    points: float
    examples: tuple[HabitChance, ...]


@dataclass(frozen=True, slots=True)
class HabitProgress:
    """A habit that became rarer: in the first half of the matches and in the second."""

    habit: Habit
    before: HabitTally
    after: HabitTally


@dataclass(frozen=True, slots=True)
class HabitReport:
    """The habits of a player, the costliest first, and those that became rarer."""

    found: tuple[HabitFinding, ...]
    better: tuple[HabitProgress, ...]


@cache
def usual_rates() -> dict[str, dict[str, dict[str, HabitTally]]]:
    """The slips of bots, by name of the rule set and form, level and habit."""
    read = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {
        rules: {
            level: {habit: HabitTally(*each) for habit, each in tallies.items()} for level, tallies in levels.items()
        }
        for rules, levels in read.items()
    }


def tally(chances: Sequence[HabitChance]) -> HabitTally:
    """Their slips."""
    return HabitTally(sum(each.slip for each in chances), len(chances))


def habit_report(chances: Sequence[HabitChance], matches: int, rules: str, level: str | None) -> HabitReport:
    """The report on that number of matches, with `chances` in the order of play; `level` is the bot of equal strength.

    Nothing is found without a level, or where no bots were measured.
    """
    usual = usual_rates().get(rules, {}).get(level or "", {})
    scale = equity_of(get(rules)).scale if usual else 1.0
    found, better = [], []
    for habit in HABITS:
        own = [each for each in chances if each.habit == habit.id]
        one = _finding(habit, own, usual.get(habit.id, HabitTally(0, 0)), scale)
        if one is not None:
            found.append(one)
        before = tally([each for each in own if each.match < matches // 2])
        after = tally([each for each in own if each.match >= matches // 2])
        if min(before.chances, after.chances) >= FEWEST and matches >= MATCHES and before.above(after):
            better.append(HabitProgress(habit, before, after))
    found.sort(key=lambda each: -each.cost * each.tally.rate)
    return HabitReport(tuple(found), tuple(better))


def _finding(habit: Habit, own: Sequence[HabitChance], usual: HabitTally, scale: float) -> HabitFinding | None:
    """The habit, if it shows often enough, more than in bots, and costs enough."""
    done = [each for each in own if each.done]
    if len(own) < FEWEST or usual.chances < KNOWN or len({each.match for each in own}) < MATCHES:
        return None
    if not tally(own).above(usual):
        return None
    cost = fmean(each.cost for each in done)
    if cost < LEAST:
        return None
    worst = sorted((each for each in own if each.slip), key=lambda each: -each.cost)
    return HabitFinding(habit, tally(own), usual, cost, cost * scale, tuple(worst[:EXAMPLES]))
