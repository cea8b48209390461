"""The puzzles of the package: their deals can be played, answers are legal, reasons true; their themes and words."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest
from puzzle_quarry import DEPTH, LEAD, MEANINGS, OPEN, WRONG
from tests.advice.claims import true
from tests.match.playing import EVERY_GAME

from canasta.advice.deed import Deed
from canasta.advice.facts import KINDS_OF_FACTS
from canasta.puzzles import THEMES, Puzzle, PuzzleError, chosen, shipped, themes_by_game
from canasta.puzzles.collection import FILE
from canasta.puzzles.puzzle import in_other_suits
from canasta.puzzles.themes import theme_of
from canasta.puzzles.wording import choices, explained
from canasta.review.grades import Effort
from canasta.review.habits import HABITS
from canasta.rules import RulesError

KINDS = {kind.id: kind for kind in KINDS_OF_FACTS}
EACH = 6  # one puzzle in so many is looked at in a run of the tests; with 1 here, all
PUZZLES = list(shipped().values())


def test_there_are_300_puzzles_of_every_game_and_theme() -> None:
    assert len(PUZZLES) >= 300
    games, themes = Counter(each.game for each in PUZZLES), Counter(each.theme for each in PUZZLES)
    assert set(games) == {name.partition("/")[0] for name in EVERY_GAME}
    assert min(games.values()) >= 45
    assert max(games.values()) <= 110
    assert {each.rules for each in PUZZLES} == set(EVERY_GAME)
    assert set(themes) == set(THEMES)
    assert min(themes.values()) >= 5
    assert max(themes.values()) <= len(PUZZLES) / 4


@pytest.mark.parametrize("game", sorted({each.game for each in PUZZLES}))
def test_a_game_has_many_themes_and_none_too_often(game: str) -> None:
    themes = Counter(each.theme for each in PUZZLES if each.game == game)
    assert len(themes) >= 10
    assert max(themes.values()) <= max(15, themes.total() / 4)


def test_no_puzzle_comes_twice_and_no_two_are_of_the_same_moment() -> None:
    assert len({each.id for each in PUZZLES}) == len(PUZZLES)
    assert len({(str(each.position), each.actions) for each in PUZZLES}) == len(PUZZLES)


def test_what_was_made_by_a_run_stands_first_and_is_of_cards_of_its_own() -> None:
    made = json.loads(FILE.read_text(encoding="utf-8").partition("\n")[0])["made"]
    assert set(made) == {each.game for each in PUZZLES}
    first = [each for game, many in made.items() for each in [one for one in PUZZLES if one.game == game][:many]]
    assert len(first) == sum(made.values())
    assert len({(each.rules, each.position["stock"]) for each in first}) == len(first)


def test_each_was_proven_ten_times_as_deep_as_a_review_goes() -> None:
    assert all(each.best.worlds == 2 * DEPTH for each in PUZZLES)  # against each kind of opponents
    assert 10 * Effort().most == DEPTH


def test_every_answer_that_is_wrong_is_clearly_wrong() -> None:
    for each in PUZZLES:
        wrong = [answer for answer in each.answers if not answer.right]
        assert len(wrong) >= WRONG
        assert min(answer.behind for answer in wrong) >= LEAD
        assert each.best.behind == 0
        assert OPEN[0] <= each.chance <= OPEN[1]
        assert 300 < each.rated.rating < 3000


@pytest.mark.parametrize("puzzle", PUZZLES[::EACH], ids=lambda each: each.id)
def test_a_puzzle_is_legal_and_its_reason_true(puzzle: Puzzle) -> None:
    seen, scene = puzzle.view, puzzle.scene
    assert puzzle.attempted.refused is None
    assert {each.action for each in puzzle.answers} <= set(seen.legal)
    offered = choices(puzzle)
    assert len(offered) >= MEANINGS
    assert [puzzle.judge(each) for each in offered].count(True) == sum(answer.right for answer in puzzle.answers)
    assert puzzle.weighed
    closing = {each.action: each.closing for each in puzzle.answers}
    best, other = (Deed(scene, action, closing=closing[action]) for action in (puzzle.best.action, puzzle.against))
    fact = KINDS[puzzle.fact].of(scene, best, other)
    assert fact is not None
    assert true(seen, fact, best.action, other.action)
    assert theme_of(scene, best.action, closing=best.closing, fact=fact.id) == puzzle.theme
    for lang in ("es", "en"):
        first, *others = explained(puzzle, lang)
        assert first.action == puzzle.best.action
        assert first.points == 0
        assert all(each.reason.endswith((".", "!")) for each in (first, *others))


def test_on_another_day_a_puzzle_wears_other_suits_and_is_the_same() -> None:
    told = PUZZLES[0]
    days = [in_other_suits(told, day) for day in range(60)]
    assert len({str(each.position) for each in days}) == 4
    worn = next(each for each in days if each.view.hand != told.view.hand)
    assert sorted(card[0] for card in worn.view.hand) == sorted(card[0] for card in told.view.hand)
    assert worn.view.legal == told.view.legal
    assert [len(side.red_threes) for side in worn.view.sides] == [len(side.red_threes) for side in told.view.sides]
    assert [each.text for each in explained(worn, "en")] == [each.text for each in explained(told, "en")]


def test_what_has_no_puzzles_is_told_with_what_has() -> None:
    clasica = [each for each in PUZZLES if each.game == "clasica"]
    with pytest.raises(PuzzleError) as none:
        chosen(clasica, theme="safe", rules="salon")
    assert none.value.code == "rules"
    with pytest.raises(PuzzleError, match="'cut' here: expected one of"):
        chosen(PUZZLES, theme="cut", rules="clasica")
    with pytest.raises(RulesError):
        chosen(PUZZLES, rules="chess")


def test_puzzles_are_chosen_by_any_name_of_a_game_by_a_form_and_by_what_is_offered() -> None:
    assert chosen(PUZZLES) == PUZZLES
    assert {each.game for each in chosen(PUZZLES, rules="Reglamento")} == {"reglamento"}
    assert {each.rules for each in chosen(PUZZLES, rules="reglamento/2")} == {"reglamento/2"}
    safe = chosen(PUZZLES, theme="safe", rules="clasica")
    assert {(each.theme, each.game) for each in safe} == {("safe", "clasica")}
    offered = themes_by_game(PUZZLES)
    assert all(chosen(PUZZLES, theme=theme, rules=game) for game, themes in offered.items() for theme in themes)
    assert sum(len(themes) for themes in offered.values()) == len({(each.game, each.theme) for each in PUZZLES})


def test_every_habit_has_puzzles_that_train_it() -> None:
    assert {each.theme for each in HABITS} <= {each.theme for each in PUZZLES}


OF_THE_BEST = re.compile("loose card|more easily than|fewer points in hand than|makes it .* that they take")
OF_ITSELF = (
    " after the best play.",
    "This way it is harder for ",
    "with more points in hand.",
    "fewer canastas, all in all.",
)
BARE = re.compile(r"It is (a little |much )?worse\.")


def test_lines_of_wrong_answers_say_what_is_wrong_with_them() -> None:
    """“It” in them is the wrong answer, not the best, and nearly every line says more than how much worse it is."""
    told = [
        each.reason
        for puzzle in PUZZLES[::8]
        for each, answer in zip(explained(puzzle, "en"), puzzle.answers, strict=True)
        if not answer.right
    ]
    assert [line for line in told if OF_THE_BEST.search(line)] == []
    assert [words for words in OF_ITSELF if not any(words in line for line in told)] == []
    assert 0 < sum(BARE.fullmatch(line) is not None for line in told) < len(told) / 8
