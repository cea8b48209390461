"""Every lesson of the tutorial can be done: its solution is played through the engine and reaches its goal."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from canasta.deal.view import view
from canasta.position import read_position
from canasta.position.attempt import attempt
from canasta.tabletop.notation import parse_actions
from canasta.texts import LANGUAGES, has, text

FOLDER = files("canasta") / "lessons"
LESSONS = {
    file.name: tomllib.loads(file.read_text(encoding="utf-8"))
    for file in sorted(FOLDER.iterdir(), key=lambda file: file.name)
    if file.name.endswith(".toml")
}


def reached(goal: dict[str, Any], verbs: set[str], seen: Any) -> bool:
    """As ``web/src/lessons/lessons.ts`` has it: the learner sits on seat 0."""
    melds = seen.sides[0].melds
    found = {
        "verbs": set(goal.get("verbs", ())) <= verbs,
        "melds": len(melds) >= goal.get("melds", 0),
        "clean": sum(meld.canasta == "clean" for meld in melds) >= goal.get("clean", 0),
        "opened": seen.sides[0].opened == goal.get("opened", seen.sides[0].opened),
        "out": seen.closer == 0 if goal.get("out") else True,
        "top": seen.pile.top == goal.get("top", seen.pile.top),
    }
    assert goal.keys() <= found.keys()
    return all(found.values())


def test_there_are_ten_and_each_has_its_own_name() -> None:
    assert len({lesson["id"] for lesson in LESSONS.values()}) == len(LESSONS) == 10


@pytest.mark.parametrize("name", LESSONS)
def test_the_solution_reaches_the_goal_and_nothing_less_does(name: str) -> None:
    lesson = LESSONS[name]
    position = read_position(lesson["position"])
    assert position.to_act == 0
    texts = [action.strip() for action in lesson["solution"].split(";")]
    verbs = {action.split()[0] for action in texts if action not in lesson.get("others", ())}
    assert not reached(lesson["goal"], set(), view(position, 0))
    tried = attempt(position, parse_actions(lesson["solution"]))
    assert (tried.accepted, tried.refusal) == (len(texts), None)
    assert reached(lesson["goal"], verbs, view(tried.deal, 0))
    assert tried.deal.over or tried.deal.to_act != 0


@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_is_told_in_both_languages(name: str, lang: str) -> None:
    for part in ("title", "text", "hint", "done"):
        key = f"lesson-{LESSONS[name]['id']}-{part}"
        assert has(lang, key)
        assert text(lang, key)
