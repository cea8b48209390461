"""Questions at the terminal for the score of a deal, one at a time; ``b`` goes back to the one before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from canasta.cli.player_input import chosen_number, understand
from canasta.cli.scoresheet_words import answer_of
from canasta.texts.spelling import plain

if TYPE_CHECKING:
    from canasta.cli.prompts import Asker
    from canasta.cli.screen import Screen
    from canasta.club.scoresheet import Asked, QuestionStep, Score, ScoreSheet
    from canasta.club.scoresheet.flags import Flag

BACK: Final = ("b", "a", "<")  # back, atrás


def ask_deal(page: Screen, asker: Asker, sheet: ScoreSheet) -> tuple[Score, str]:
    """The score of a deal, and the reason given if it looks impossible. LeftError: the person gives up."""
    from canasta.club.scoresheet import ask

    answers: dict[str, Any] = {}
    while True:
        asked = ask(sheet.rules, answers, sheet.turn.cutter, sheet.minima)
        if asked.step is None:
            assert asked.score is not None
            reason = _agreed(page, asker, sheet, asked)
            if reason is not None:
                return asked.score, reason
            answers.pop(asked.answered[-1][0].name)
            continue
        show_flags(page, asked.flags)
        answer = _one(page, asker, sheet, asked.step)
        if answer is not None:
            answers[asked.step.name] = answer
        elif asked.answered:
            answers.pop(asked.answered[-1][0].name)


def given_deal(page: Screen, sheet: ScoreSheet, given: Mapping[str, str]) -> Asked:
    """The questions of a deal after answers given as words. Raises `SheetError` for an invalid answer."""
    from canasta.club.scoresheet import ask

    known: dict[str, Any] = {"form": "detail"}
    asked = ask(sheet.rules, known, sheet.turn.cutter)
    while asked.step is not None and asked.step.name in given:
        known[asked.step.name] = answer_of(sheet, asked.step, given[asked.step.name], page.lang)
        asked = ask(sheet.rules, known, sheet.turn.cutter)
    return ask(sheet.rules, {**dict.fromkeys(given, ""), **known}, sheet.turn.cutter, sheet.minima)


def show_question(page: Screen, sheet: ScoreSheet, step: QuestionStep) -> None:
    """Print an open question and its answers on the command line."""
    from canasta.club.scoresheet.questions import choice_words, note, question

    page.tell("cli-scoresheet-missing")
    page.print(question(sheet, step, page.lang))
    if said := note(sheet, step, page.lang):
        page.prose(said)
    for value in step.choices:
        page.print(f"  - {choice_words(sheet, step, value, page.lang)}  [{step.name}={value}]")
    if not step.choices:
        page.print(f"  [{step.name}=…]")


def show_flags(page: Screen, flags: tuple[Flag, ...]) -> None:
    """Print the warnings about a score."""
    for flag in flags:
        rules = f" ({', '.join(flag.rules)})" if flag.rules else ""
        page.print(f"! {flag.message(page.lang)}{rules}", style="red")


def _one(page: Screen, asker: Asker, sheet: ScoreSheet, step: QuestionStep) -> Any:
    """An answer; None to go back."""
    from canasta.cli.prompts import LeftError
    from canasta.club.scoresheet import Ask, SheetError
    from canasta.club.scoresheet.questions import choice_words, note, question
    from canasta.club.scoresheet.steps import read_answer

    page.print(question(sheet, step, page.lang), style="bold")
    if said := note(sheet, step, page.lang):
        page.prose(said)
    listed = step.choices if step.ask is Ask.CHOICE else ()
    for number, value in enumerate(listed, 1):
        page.print(f"{number:>3}) {choice_words(sheet, step, value, page.lang)}")
    while True:
        line = asker.ask(page.say(f"cli-scoresheet-hint-{str(step.ask).replace('_', '-')}"))
        if line is None or understand(line, page.lang).kind == "quit":
            raise LeftError
        if plain(line) in BACK:
            return None
        if (chosen := chosen_number(line, len(listed))) is not None:
            return listed[chosen - 1]
        answer: Any = 0 if not line and step.ask in (Ask.NUMBER, Ask.POINTS) and step.low <= 0 else line
        if answer == line:
            answer = answer_of(sheet, step, line, page.lang)
        try:
            read_answer(step, answer)
        except SheetError as error:
            again = error.code.removeprefix("answer-")
            page.tell(f"cli-scoresheet-again-{again}", **{**error.data, "most": len(listed)}, style="red")
            continue
        return answer


def _agreed(page: Screen, asker: Asker, sheet: ScoreSheet, asked: Asked) -> str | None:
    """Show the score of the deal; returns the reason to keep it despite its flags, "" without any, None to go back."""
    from canasta.cli.prompts import LeftError
    from canasta.cli.scoresheet_view import points_of
    from canasta.club.scoresheet import Certainty

    assert asked.score is not None
    page.print()
    page.block(points_of(page, sheet, asked.score))
    show_flags(page, asked.flags)
    if any(flag.level is Certainty.IMPOSSIBLE for flag in asked.flags):
        line = asker.ask(page.say("cli-scoresheet-insist"))
        if line is None or understand(line, page.lang).kind == "quit":
            raise LeftError
        return None if not line or plain(line) in BACK else line
    return "" if asker.agree(page.say("cli-scoresheet-agree")) else None
