"""Puzzles by theme and game."""

from __future__ import annotations

import pytest

from canasta.puzzles import PuzzleError, chosen, shipped, themes_by_game
from canasta.review.habits import HABITS
from canasta.rules import RulesError

PUZZLES = shipped().values()


def test_a_game_is_found_by_any_of_its_names_and_a_form_by_its_own() -> None:
    assert {each.game for each in chosen(PUZZLES, rules="Reglamento")} == {"reglamento"}
    assert {each.rules for each in chosen(PUZZLES, rules="reglamento/2")} == {"reglamento/2"}


def test_theme_and_game_go_together() -> None:
    found = chosen(PUZZLES, theme="safe", rules="clasica")
    assert {(each.theme, each.game) for each in found} == {("safe", "clasica")}
    assert chosen(PUZZLES) == list(PUZZLES)


def test_what_has_no_puzzles_is_told_with_what_has() -> None:
    clasica = [each for each in PUZZLES if each.game == "clasica"]
    with pytest.raises(PuzzleError) as none:
        chosen(clasica, theme="safe", rules="salon")
    assert none.value.code == "rules"
    with pytest.raises(PuzzleError, match="'cut' here: expected one of"):
        chosen(PUZZLES, theme="cut", rules="clasica")
    with pytest.raises(RulesError):
        chosen(PUZZLES, rules="chess")


def test_every_pair_of_game_and_theme_that_is_offered_has_puzzles() -> None:
    offered = themes_by_game(PUZZLES)
    assert all(chosen(PUZZLES, theme=theme, rules=game) for game, themes in offered.items() for theme in themes)
    assert sum(len(themes) for themes in offered.values()) == len({(each.game, each.theme) for each in PUZZLES})


def test_every_habit_has_puzzles_that_train_it() -> None:
    assert {each.theme for each in HABITS} <= {each.theme for each in PUZZLES}
