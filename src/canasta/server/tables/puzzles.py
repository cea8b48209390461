"""Puzzles set and answered: everything follows from what the browser sends and the puzzles of the package."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from canasta.cards import CARD_TEXTS, KIND_OF_CARD, RED_THREE
from canasta.position import to_toml, write_position
from canasta.puzzles import (
    THEMES,
    PuzzleError,
    PuzzleProgress,
    answered,
    begin_lesson,
    chosen,
    next_puzzle,
    shipped,
    step_done,
    themes_by_game,
)
from canasta.puzzles.puzzle import in_other_suits
from canasta.puzzles.wording import choice_in_words, choices, explained, players_in_words, theme_in_words
from canasta.rules import names
from canasta.rules.describe import title
from canasta.server.tables.words import deal_view, events_in_words
from canasta.server.wire.learning import (
    GameOfPuzzles,
    LessonShown,
    PuzzleChoice,
    PuzzleKinds,
    PuzzleShown,
    PuzzleSolved,
    PuzzlesShown,
    ThemeName,
    ToldAnswer,
)
from canasta.texts import text

if TYPE_CHECKING:
    from typing import Literal

    from canasta.puzzles import Puzzle
    from canasta.server.wire.learning import PuzzleAnswered, PuzzleAsked


def kinds_told(lang: str) -> PuzzleKinds:
    """The themes and games of which there are puzzles."""
    games = themes_by_game(shipped().values())
    return PuzzleKinds(
        themes=[
            ThemeName(id=theme, text=theme_in_words(theme, lang))
            for theme in THEMES
            if any(theme in themes for themes in games.values())
        ],
        games=[
            GameOfPuzzles(id=game, text=text(lang, f"set-short-{game}"), themes=games[game])
            for game in names()
            if game in games
        ],
    )


def next_shown(asked: PuzzleAsked, lang: str) -> PuzzlesShown:
    """The next puzzle, or the next part of the lesson. Raises `PuzzleError`, `RulesError`."""
    known, progress = shipped(), asked.progress or PuzzleProgress()
    if not asked.lesson:
        puzzle = next_puzzle(chosen(known.values(), theme=asked.theme, rules=asked.rules), progress, asked.day)
        return PuzzlesShown(
            progress=progress, lesson=None, puzzle=_shown(in_other_suits(puzzle, asked.day), "puzzle", lang)
        )
    progress = begin_lesson(known, progress, asked.day)
    lesson = progress.lesson
    assert lesson is not None
    head = LessonShown(
        theme=theme_in_words(lesson.theme, lang),
        idea=text(lang, f"puzzle-idea-{lesson.theme}"),
        recap=text(lang, f"puzzle-recap-{lesson.theme}"),
        done=min(lesson.done, len(lesson.steps)),
        parts=len(lesson.steps),
    )
    if lesson.done >= len(lesson.steps):
        return PuzzlesShown(progress=progress, lesson=head, puzzle=None)
    step = lesson.steps[lesson.done]
    puzzle = in_other_suits(known[step.id], asked.day)
    return PuzzlesShown(progress=progress, lesson=head, puzzle=_shown(puzzle, step.kind, lang))


def solved(answer: PuzzleAnswered, lang: str) -> PuzzleSolved:
    """The worth of an answer. Raises `PuzzleError`, `NotationError`."""
    puzzle = shipped().get(answer.id)
    if puzzle is None:
        raise PuzzleError("unknown", found=repr(answer.id))
    progress, right = answer.progress, True
    if answer.action:
        right = puzzle.judge(puzzle.first_step(answer.action))
        lesson = progress.lesson if answer.lesson else None
        theme = answer.theme if lesson is None else lesson.theme
        progress = answered(progress, puzzle, right=right, day=answer.day, theme=theme)
    if answer.lesson and _is_next(progress, answer.id):
        progress = step_done(progress, right=right)
    return PuzzleSolved(right=right, told=_told(puzzle, lang), progress=progress)


def _is_next(progress: PuzzleProgress, name: str) -> bool:
    lesson = progress.lesson
    return lesson is not None and lesson.done < len(lesson.steps) and lesson.steps[lesson.done].id == name


def _shown(puzzle: Puzzle, part: Literal["puzzle", "alike", "again", "example"], lang: str) -> PuzzleShown:
    seat, names = puzzle.deal.to_act, players_in_words(puzzle, lang)
    return PuzzleShown(
        id=puzzle.id,
        part=part,
        title=title(puzzle.scene.rules, lang),
        names=names,
        text=seen_position(puzzle),
        view=deal_view(puzzle.deal, seat),
        events=events_in_words(puzzle.lately, lang, seat, names),
        choices=[PuzzleChoice(action=each, text=choice_in_words(puzzle, each, lang)) for each in choices(puzzle)],
        told=_told(puzzle, lang) if part == "example" else [],
    )


def seen_position(puzzle: Puzzle) -> str:
    """The position in the notation; of what its seat does not see it has the numbers of cards.

    In the place of the cards that lie covered in the pile it has others that the seat has not seen.
    """
    deal, whole = puzzle.deal, write_position(puzzle.deal)
    down, others = int(deal.core.face_down), [seat for seat in range(deal.rules.seats) if seat != deal.to_act]
    if down:
        unseen = [*deal.pile[:down], *deal.stock, *(card for seat in others for card in deal.hands[seat])]
        plain = sorted(card for card in unseen if KIND_OF_CARD[card] != RED_THREE)
        covered = [CARD_TEXTS[card] for card in Random(puzzle.id).sample(plain, down)]
        whole["pile"] = " ".join([*covered, *whole["pile"].split()[down:]])
    whole["stock"] = len(deal.stock)
    for seat in others:
        whole["seat"][seat]["hand"] = len(deal.hands[seat])
    return to_toml(whole)


def _told(puzzle: Puzzle, lang: str) -> list[ToldAnswer]:
    right = {each.action for each in puzzle.right}
    return [
        ToldAnswer(action=each.action, text=each.text, reason=each.reason, right=each.action in right)
        for each in explained(puzzle, lang, players_in_words(puzzle, lang))
    ]
