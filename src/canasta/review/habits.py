"""Habits of a player: what is counted at which chances, found in the decisions of a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from canasta.advice.deed import Deed
from canasta.advice.facts import KINDS_OF_FACTS
from canasta.advice.scene import Scene
from canasta.review.classes import WRONG

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
