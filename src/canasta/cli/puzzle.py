"""`canasta puzzle`: a puzzle from a played deal, or the lesson of five minutes."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import typer

from canasta.cli.options import Language, RuleSetName, check_together
from canasta.cli.screen import DONE, Screen, screen

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from canasta.cli.prompts import Asker
    from canasta.puzzles import Puzzle, PuzzleProgress

FILE: Final = "puzzles.json"


def puzzle(
    name: Annotated[str | None, typer.Argument(help="cli-argument-puzzle", metavar="NAME")] = None,
    lesson: Annotated[bool, typer.Option("--lesson", help="cli-option-puzzle-lesson")] = False,
    theme: Annotated[str | None, typer.Option("--theme", help="cli-option-puzzle-theme", metavar="THEME")] = None,
    rules: RuleSetName = None,
    lang: Language = None,
) -> int:
    """Set puzzles until the player leaves."""
    from canasta.cli.prompts import Asker, LeftError
    from canasta.cli.saves import home
    from canasta.puzzles import PuzzleError, chosen, shipped

    page, place = screen(lang), home() / FILE
    check_together({"NAME": name, "--theme": theme, "--rules": rules}, "--lesson" if lesson else None)
    check_together({"--theme": theme, "--rules": rules}, "NAME" if name is not None else None)
    known = shipped()
    if name is not None and name not in known:
        raise PuzzleError("unknown", found=repr(name))
    wanted = chosen(known.values(), theme=theme or "", rules=rules or "") if name is None else [known[name]]
    asker, progress = Asker(page), _kept(place)
    try:
        if lesson:
            _lesson(page, asker, known, progress, place)
        else:
            _puzzles(page, asker, wanted, progress, place, theme=theme or "", once=name is not None)
    except LeftError:
        pass
    return DONE


def _puzzles(
    page: Screen, asker: Asker, puzzles: list[Puzzle], progress: PuzzleProgress, place: Path, *, theme: str, once: bool
) -> None:
    """One puzzle after another, until the player leaves."""
    from canasta.puzzles import next_puzzle

    while True:
        today = _today()
        puzzle = next_puzzle(puzzles, progress, today)
        progress, _right = _set(page, asker, puzzle, "puzzle", progress, place, theme=theme)
        page.tell("cli-puzzle-score", rating=round(progress.rated.rating), tried=len(progress.tried), style="dim")
        if once:
            return
        page.print()


def _lesson(page: Screen, asker: Asker, known: Mapping[str, Puzzle], progress: PuzzleProgress, place: Path) -> None:
    """The lesson of today, from where it was left."""
    from canasta.puzzles import begin_lesson, step_done
    from canasta.puzzles.wording import theme_in_words

    progress = begin_lesson(known, progress, _today())
    lesson = progress.lesson
    assert lesson is not None
    page.print(page.say("cli-puzzle-lesson", theme=theme_in_words(lesson.theme, page.lang)), style="bold")
    page.prose(page.say(f"puzzle-idea-{lesson.theme}"))
    while lesson.done < len(lesson.steps):
        step = lesson.steps[lesson.done]
        page.print()
        progress, right = _set(page, asker, known[step.id], step.kind, progress, place, theme=lesson.theme)
        progress = step_done(progress, right=right)
        _keep(progress, place)
        assert progress.lesson is not None
        lesson = progress.lesson
    page.print()
    page.tell("cli-puzzle-recap", recap=page.say(f"puzzle-recap-{lesson.theme}"), style="bold")
    page.tell("cli-puzzle-score", rating=round(progress.rated.rating), tried=len(progress.tried), style="dim")


def _set(
    page: Screen, asker: Asker, set_puzzle: Puzzle, part: str, progress: PuzzleProgress, place: Path, *, theme: str
) -> tuple[PuzzleProgress, bool]:
    """Show a puzzle, ask for the answer unless it is an example, and explain it; the progress then.

    `theme`: the one that the player knows beforehand, if any.
    """
    from canasta.puzzles import answered
    from canasta.puzzles.puzzle import in_other_suits
    from canasta.puzzles.wording import choice_in_words, choices, explained, players_in_words, theme_in_words

    set_puzzle = in_other_suits(set_puzzle, _today())
    names = players_in_words(set_puzzle, page.lang)
    _show(page, set_puzzle, names)
    # Before the answer the theme would give it away
    head = theme_in_words(set_puzzle.theme, page.lang) if part == "example" else set_puzzle.id
    page.print(page.say("cli-puzzle-head", part=page.say(f"puzzle-part-{part}"), theme=head), style="bold")
    right = True
    if part == "example":
        page.tell("cli-puzzle-shown", style="green")
    else:
        actions = choices(set_puzzle)
        for number, action in enumerate(actions, 1):
            page.print(f"{number:>3}) {choice_in_words(set_puzzle, action, page.lang)}")
        most = len(actions)
        number = asker.number(page.say("cli-puzzle-asked"), range(1, most + 1), "cli-choose-number", most=most)
        right = set_puzzle.judge(actions[number - 1])
        page.tell("cli-puzzle-right" if right else "cli-puzzle-wrong", style="green" if right else "red")
        progress = answered(progress, set_puzzle, right=right, day=_today(), theme=theme)
        _keep(progress, place)
    best, *others = explained(set_puzzle, page.lang, names)
    page.print(best.text, best.reason, style="bold")
    for each in others:
        page.print(f"  {each.text} {each.reason}", style="dim")
    if part == "example":
        asker.before_the_match("…" if page.fancy else "...")
    return progress, right


def _show(page: Screen, set_puzzle: Puzzle, names: list[str]) -> None:
    from canasta.cli import board

    lately = set_puzzle.lately
    fresh = board.came_this_turn(set_puzzle.deal.to_act, lately)
    board.show(page, set_puzzle.view, names, lately, fresh=fresh, menus=False)


def _today() -> int:
    return datetime.now().astimezone().date().toordinal()


def _kept(place: Path) -> PuzzleProgress:
    """The progress in the file; a new one without it. Raises `PuzzleError`, and `OSError`."""
    from canasta.puzzles import PuzzleError, PuzzleProgress

    try:
        return msgspec.json.decode(place.read_bytes(), type=PuzzleProgress)
    except FileNotFoundError:
        return PuzzleProgress()
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise PuzzleError("progress", file=str(place)) from None


def _keep(progress: PuzzleProgress, place: Path) -> None:
    from canasta.files import write_whole

    place.parent.mkdir(parents=True, exist_ok=True)
    write_whole(place, msgspec.json.encode(progress).decode())
