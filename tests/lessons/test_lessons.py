"""Every lesson of every course, played through by the engine: its goal is reached, what is refused names its rule."""

from __future__ import annotations

import re
from functools import cache
from itertools import permutations
from typing import Any

import pytest
from tests.scenes import split

from canasta.deal.view import View, view
from canasta.lessons import Lesson, courses, lessons
from canasta.lessons.lesson import FINER, FROM, numbers
from canasta.position import PositionError, read_position
from canasta.position.attempt import Attempt, attempt
from canasta.rules import get, names
from canasta.rules.rulebook import rule
from canasta.tabletop.notation import parse_actions
from canasta.texts import LANGUAGES, keys, text, variables

CHANGES = [(old, new) for old, new in permutations(names(), 2)]
MOST_WORDS = 45


def reached(goal: dict[str, Any], verbs: set[str], seen: View) -> bool:
    """As ``web/src/practice/goal.ts`` has it: the learner sits on seat 0."""
    side = seen.sides[0]
    canastas = [meld for meld in side.melds if meld.canasta]
    lying = [card for meld in side.melds for card in meld.cards]
    found = {
        "verbs": set(goal.get("verbs", ())) <= verbs,
        "melds": len(side.melds) >= goal.get("melds", 0),
        "canastas": len(canastas) >= goal.get("canastas", 0),
        "clean": sum(meld.canasta == "clean" for meld in canastas) >= goal.get("clean", 0),
        "hand": len(seen.hand) >= goal.get("hand", 0),
        "wilds": sum(card[0] in "2X" for card in lying) <= goal.get("wilds", len(lying)),
        "rank": goal.get("rank") in {None, *(meld.rank for meld in side.melds)},
        "canasta": goal.get("canasta") in {None, *(meld.rank for meld in canastas)},
        "opened": side.opened or not goal.get("opened"),
        "out": seen.closer == 0 or not goal.get("out"),
        "frozen": seen.pile.frozen or not goal.get("frozen"),
        "top": "top" not in goal or (seen.pile.top or " ")[0] in goal["top"],
    }
    assert goal.keys() <= found.keys()
    return all(found.values())


@cache
def tried(key: str, rules: str, actions: str) -> Attempt:
    return attempt(read_position(lessons()[key].placed(rules)), parse_actions(actions))


def allowed(lesson: Lesson, rules: str, actions: str) -> bool:
    try:
        return tried(lesson.id, rules, actions).refusal is None
    except PositionError:  # such a position cannot be in that game
        return False


def done(lesson: Lesson, rules: str, actions: str) -> bool:
    """True if these actions, all of them allowed, reach the goal."""
    made = tried(lesson.id, rules, actions)
    assert made.refusal is None, (lesson.id, rules, actions, made.refusal)
    verbs = {action.split()[0] for action in split(actions) if action not in lesson.others}
    assert made.deal.over or made.deal.to_act != 0
    return reached(dict(lesson.goal), verbs, view(made.deal, 0))


def differs(lesson: Lesson, old: str, new: str) -> bool:
    """True if whoever knows the old game has something to learn from the lesson in the new one."""
    if lesson.switches:
        return any(getattr(get(old), name) != getattr(get(new), name) for name in lesson.switches)
    if lesson.habit and allowed(lesson, old, lesson.habit):
        return not allowed(lesson, new, lesson.habit)
    try:
        return tried(lesson.id, old, lesson.solution).refusal is not None
    except PositionError:
        return False


def taught(rules: str) -> dict[str, Lesson]:
    return {key: lessons()[key] for course in courses(rules) for key in course.lessons}


def of(rules: str, course: str) -> tuple[str, ...]:
    return next(each.lessons for each in courses(rules) if each.id == course)


def test_each_game_has_its_courses_and_each_lesson_a_game() -> None:
    for rules in names():
        others = [f"{FROM}{name}" for name in names() if name != rules]
        assert [course.id for course in courses(rules)] == ["beginner", *others, FINER]
        assert all(len(set(course.lessons)) == len(course.lessons) >= 3 for course in courses(rules))
    assert {key for rules in names() for key in taught(rules)} == lessons().keys()
    assert courses("mus") == ()


@pytest.mark.parametrize("rules", names())
def test_the_way_of_each_lesson_reaches_its_goal_and_nothing_less_does(rules: str) -> None:
    for lesson in taught(rules).values():
        position = read_position(lesson.placed(rules))
        assert position.to_act == 0, lesson.id
        assert not reached(dict(lesson.goal), set(), view(position, 0)), lesson.id
        assert done(lesson, rules, lesson.solution), (lesson.id, rules)


@pytest.mark.parametrize("rules", names())
def test_what_is_tempting_is_allowed_and_misses_the_goal(rules: str) -> None:
    tempting = [lesson for lesson in taught(rules).values() if lesson.tempting]
    assert {lesson.id for lesson in tempting} >= set(of(rules, FINER))
    assert [lesson.id for lesson in tempting if done(lesson, rules, lesson.tempting)] == []


@pytest.mark.parametrize("rules", names())
def test_the_old_habit_is_refused_by_the_rule_that_is_named(rules: str) -> None:
    habits = [lesson for lesson in taught(rules).values() if lesson.habit]
    assert habits
    for lesson in habits:
        refusal = tried(lesson.id, rules, lesson.habit).refusal
        assert refusal is not None
        assert (lesson.id, refusal.rule) == (lesson.id, lesson.refused[rules])
        assert rule(lesson.refused[rules]).set in (rules, get(rules).book, "clasica")


def test_rules_are_named_for_games_that_have_the_lesson_only() -> None:
    for lesson in lessons().values():
        assert bool(lesson.habit) == bool(lesson.refused), lesson.id
        assert all(lesson.id in taught(rules) for rules in lesson.refused), lesson.id


@pytest.mark.parametrize(("old", "new"), CHANGES, ids=lambda name: name)
def test_who_comes_from_another_game_learns_what_differs_and_nothing_else(old: str, new: str) -> None:
    known = [key for course in courses(new) if course.before for key in course.lessons]
    different = [key for key in dict.fromkeys(known) if differs(lessons()[key], old, new)]
    assert sorted(of(new, FROM + old)) == sorted(different)


@pytest.mark.parametrize("rules", names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_lesson_is_told_and_briefly(rules: str, lang: str) -> None:
    for lesson in taught(rules).values():
        told = lesson.told(rules, lang)
        assert len(told.text.split()) <= MOST_WORDS, lesson.id
        assert all((told.title, told.hint, told.done))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_number_is_typed(lang: str) -> None:
    """All come from the rules, by a name; a text of the catalogue with made-up numbers has no digit of its own."""
    made_up = dict.fromkeys(numbers(get("clasica"), 0, lang), "#")
    told = [key for key in keys(lang) if key.startswith("lesson-")]
    assert len(told) > 200
    for key in told:
        assert variables(lang, key) <= made_up.keys(), key
        assert not re.search(r"\d", text(lang, key, **made_up)), key


def test_the_numbers_are_those_of_the_rules() -> None:
    """The very sentences, where two games say it otherwise."""
    said = {rules: lessons()["threes"].told(rules, "en").done for rules in names()}
    assert said["clasica"] == "If your side melds nothing, its red threes count against it. All 4 together count 800."
    assert "All 6 together count 1,200" in said["tres-barajas"]
    assert {rules for rules in said if "finishes no canasta" in said[rules]} == {"salon", "tres-barajas"}
    moda = lessons()["moda"].told("tres-barajas", "es").done
    assert moda.startswith("600 puntos en vez de 300.")
    assert "faltan 90" in lessons()["opening"].told("clasica", "es").text.replace("hacen falta", "faltan")
    assert "15.000 o más" in lessons()["score-both"].told("tres-barajas", "es").done
    assert "más de 5000" in lessons()["score"].told("reglamento", "es").done
