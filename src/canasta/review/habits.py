"""Habits of a player: what is counted at which chances, those that show over several matches, and their words.

A habit shows if it is done more often than by bots as strong, and is costly.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Final

from canasta.advice.deed import Deed
from canasta.advice.facts import KINDS_OF_FACTS
from canasta.advice.scene import Scene
from canasta.players.equity import Equity
from canasta.review.classes import WRONG
from canasta.rules import get
from canasta.texts import text

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from canasta.advice.fact import FactKind
    from canasta.review.decisions import Decision
    from canasta.review.grades import Grade
    from canasta.review.review import Reviewer


@dataclass(frozen=True, slots=True)
class Habit:
    """A habit: the player does what one of those facts speaks against.

    There is a chance of it where a fact is true of two legal actions; it is done with the second of them. It is a slip
    if the best action was one that the fact speaks for, and the loss is at least an inaccuracy. `theme` is that of the
    puzzles that train it. Its words are the texts ``habit-<id>``.
    """

    id: str
    theme: str
    facts: tuple[str, ...]


HABITS: Final = (
    Habit("feeds", "safe", ("feeds",)),
    Habit("forgets", "safe", ("passed", "thrown", "sure")),
    Habit("breaks-pairs", "keep", ("single",)),
    Habit("early-wilds", "wild", ("wild-idle",)),
    Habit("soils", "wild", ("keep-clean",)),
    Habit("opens-late", "open", ("open-toward",)),
    Habit("strips-hand", "keep", ("keep-cards",)),
    Habit("takes-anything", "leave", ("draw-cheap", "draw-useless")),
    Habit("leaves-piles", "take", ("take-many",)),
    Habit("freezes-idly", "freeze", ("freeze-not",)),
    Habit("never-freezes", "freeze", ("freeze-melds", "freeze-even")),
    Habit("wastes-stops", "keep", ("save-stop",)),
    Habit("leave", "on", ("ask", "say-yes", "say-no")),
    Habit("carries-points", "end", ("unload", "last-round", "dump-high")),
    Habit("forgets-goals", "house", ("moda", "clean-game", "need-kind")),
)
_KINDS: Final[Mapping[str, FactKind]] = {kind.id: kind for kind in KINDS_OF_FACTS}


@dataclass(frozen=True, slots=True)
class HabitChance:
    """A turn in which a habit could show. `match` is a number from 0, `deal` and `turn` from 1.

    `done`: the player acted like that; `grade` is the costliest such decision, None if none was graded; `slip`: it was
    wrong for that reason.
    """

    habit: str
    match: int
    deal: int
    turn: int
    done: bool
    slip: bool = False
    grade: Grade | None = None

    @property
    def cost(self) -> float:
        """The loss, as `Grade.lost`."""
        return 0.0 if self.grade is None else self.grade.lost


def shown(decision: Decision) -> dict[str, bool]:
    """The habits for which a decision was a chance, and if its player did so."""
    scene = Scene(decision.view)
    played = Deed(scene, decision.played)
    deeds = {played.meaning: played}
    for action in decision.view.legal:
        deed = Deed(scene, action)
        deeds.setdefault(deed.meaning, deed)
    legal = list(deeds.values())
    found = {}
    for habit in HABITS:
        kinds = [_KINDS[fact] for fact in habit.facts]
        if _against(kinds, scene, legal, played):
            found[habit.id] = True
        elif any(_against(kinds, scene, legal, other) for other in legal):
            found[habit.id] = False
    return found


def _against(kinds: Iterable[FactKind], scene: Scene, legal: Sequence[Deed], done: Deed) -> bool:
    return any(kind.condition(scene, each, done) is not None for kind in kinds for each in legal if each is not done)


def is_slip(habit: str, decision: Decision, grade: Grade) -> bool:
    """True if a decision in which the habit was done was wrong for that reason: the best action avoids it."""
    if grade.kind not in WRONG:
        return False
    scene, best = Scene(decision.view), min(grade.tried, key=lambda each: each.behind)
    facts = next(each.facts for each in HABITS if each.id == habit)
    better, done = Deed(scene, best.action, closing=best.closing), Deed(scene, decision.played)
    return any(_KINDS[fact].condition(scene, better, done) is not None for fact in facts)


def chances_for_habits(
    match: int, deal: int, decisions: Iterable[Decision], grades: Iterable[Grade]
) -> list[HabitChance]:
    """The chances of a player's decisions in a deal, one of a habit and turn."""
    graded = {(each.turn, each.action, each.part): each for each in grades}
    found: dict[tuple[str, int], HabitChance] = {}
    for decision in decisions:
        grade = graded.get((decision.turn, decision.action, decision.part))
        for habit, done in shown(decision).items():
            slip = done and grade is not None and is_slip(habit, decision, grade)
            one = HabitChance(habit, match, deal, decision.turn, done, slip, grade if done else None)
            before = found.get((habit, decision.turn))
            if before is None or (one.slip, one.done, one.cost) > (before.slip, before.done, before.cost):
                found[habit, decision.turn] = one
    return list(found.values())


def habit_chances(reviewer: Reviewer, match: int, seat: int) -> list[HabitChance]:
    """The chances of a seat in a match whose decisions are graded; `match` is its number."""
    found: list[HabitChance] = []
    for deal, reviewed in zip(reviewer.deals, reviewer.review().deals, strict=True):
        own = [each for each in deal.decisions if each.seat == seat]
        found += chances_for_habits(match, deal.number, own, reviewed.grades)
    return found


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
    scale = Equity(get(rules)).scale if usual else 1.0
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
