"""The actions of `canasta sheet`: one function for each word."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from canasta.cli.screen import BadInputError, Screen
from canasta.texts import writing

if TYPE_CHECKING:
    from canasta.club.scoresheet import Entry, Score, ScoreSheet


@dataclass(frozen=True)
class Call:
    """One call: the sheet, the words after the action, the writer and the time, the options."""

    page: Screen
    sheet: ScoreSheet
    words: tuple[str, ...]
    by: str
    at: str
    why: str
    dealer: str
    deal: int | None
    lines: bool
    stopped: bool

    def word(self, at: int, what: str) -> str:
        """A required word. Raises `BadInputError`, which says what was expected."""
        if at >= len(self.words):
            raise self.expected(what)
        return self.words[at]

    def number(self, at: int, what: str) -> int:
        """A required whole number."""
        word = self.word(at, what)
        if not (word.isascii() and word.isdecimal() and len(word) < 7):
            raise self.expected(what)
        return int(word)

    def expected(self, what: str) -> BadInputError:
        """The error that says what was expected."""
        return BadInputError("sheet-words", expected=self.page.say(f"cli-scoresheet-needs-{what}"))

    @property
    def of(self) -> int:
        """The entry of the deal that this call names, 0 if it names none."""
        return self.entry_of(self.deal) if self.deal is not None else 0

    @property
    def reason(self) -> str:
        """The reason, which is required here. Raises `BadInputError`."""
        if not self.why.strip():
            raise self.expected("why")
        return self.why

    def entry_of(self, number: int) -> int:
        """The entry of a deal."""
        if not 1 <= number <= len(self.sheet.deals):
            raise self.expected("deal")
        return self.sheet.deals[number - 1].entry

    def score(self, words: Sequence[str]) -> tuple[Score, str] | None:
        """The score of a deal from words or questions, with the reason to keep it; None if an answer is missing."""
        from canasta.cli.prompts import Asker, LeftError
        from canasta.cli.scoresheet_questions import ask_deal, given_deal, show_question
        from canasta.cli.scoresheet_words import pairs_of, score_of

        if words and "=" in words[0]:
            asked = given_deal(self.page, self.sheet, pairs_of(words))
            if asked.step is not None:
                show_question(self.page, self.sheet, asked.step)
            return None if asked.score is None else (asked.score, self.why)
        if words:
            return score_of(words), self.why
        asker = Asker(self.page)
        if not (asker.alive and self.page.console.is_terminal):
            raise self.expected("score")
        try:
            return ask_deal(self.page, asker, self.sheet)
        except LeftError:
            return None


def _enter(call: Call) -> Entry | None:
    from canasta.cli.scoresheet_words import seat_of
    from canasta.club.scoresheet import DealEntered

    written = call.score(call.words)
    if written is None:
        return None
    dealer = seat_of(call.sheet, call.dealer) if call.dealer else None
    score, insist = written
    return DealEntered(score=score, insist=insist, dealer=dealer, stopped=call.stopped, by=call.by, at=call.at)


def _correct(call: Call) -> Entry | None:
    from canasta.club.scoresheet import DealCorrected

    of, reason = call.entry_of(call.number(0, "deal")), call.reason
    written = call.score(call.words[1:])
    if written is None:
        return None
    return DealCorrected(of=of, score=written[0], insist=written[1], reason=reason, by=call.by, at=call.at)


def _rule(call: Call) -> Entry | None:
    from canasta.cli.referee import show_question
    from canasta.cli.scoresheet_words import pairs_of, seat_of
    from canasta.club.referee import Question, rule
    from canasta.club.scoresheet import ruling_entry

    seat = seat_of(call.sheet, call.word(1, "seat"))
    said = rule(call.sheet.rules, call.word(0, "offence"), pairs_of(call.words[2:]))
    if isinstance(said, Question):
        show_question(call.page, said)
        return None
    return ruling_entry(said, seat, call.of, by=call.by, at=call.at)


def _adjust(call: Call) -> Entry:
    from canasta.cli.scoresheet_words import side_of, sum_of
    from canasta.club.scoresheet import Adjusted

    points = sum_of(call.word(1, "points"))
    if points is None:
        raise call.expected("points")
    return Adjusted(
        side=side_of(call.sheet, call.word(0, "side")),
        points=points,
        reason=call.reason,
        of=call.of,
        by=call.by,
        at=call.at,
    )


def _annul(call: Call) -> Entry:
    from canasta.club.scoresheet import EntryAnnulled

    return EntryAnnulled(of=call.number(0, "entry"), reason=call.reason, by=call.by, at=call.at)


def _close(call: Call) -> Entry:
    from canasta.club.scoresheet import Closed

    return Closed(accepted=call.words, reason=call.why, by=call.by, at=call.at)


def _reopen(call: Call) -> Entry:
    from canasta.club.scoresheet import Reopened

    return Reopened(reason=call.reason, by=call.by, at=call.at)


def _export(call: Call) -> None:
    """Write the sheet to a file by its ending, or to standard output for the ending alone."""
    import sys

    from canasta.cli.options import new_file

    target = call.word(0, "export")
    kind = (Path(target).suffix or f".{target}").lower()
    if kind not in (".csv", ".jsonl", ".json"):
        raise call.expected("export")
    written = _written(call, kind)
    if not Path(target).suffix:
        sys.stdout.write(written)
        return
    new_file(target)
    Path(target).write_text(written, encoding="utf-8", newline="\n")
    call.page.tell("cli-scoresheet-written", file=target)


def _written(call: Call, kind: str) -> str:
    from json import dumps

    from msgspec import to_builtins

    from canasta.club.scoresheet import as_json, write, write_table

    if kind == ".csv":
        return write_table(call.sheet, writing(call.page.lang).cells)
    if kind == ".jsonl":
        return write(call.sheet.log)
    told = {**as_json(call.sheet, call.page.lang), "entries": to_builtins(call.sheet.log)}
    return dumps(told, ensure_ascii=False, indent=1) + "\n"


def _print(call: Call) -> None:
    from canasta.cli.options import new_file
    from canasta.club.prints import score_sheet

    target = call.word(0, "pdf")
    new_file(target)
    printed = call.page.say("prints-printed", at=call.at.replace("T", " ")[:16])
    Path(target).write_bytes(score_sheet(call.sheet, call.page.lang, lines=call.lines, note=printed))
    call.page.tell("cli-scoresheet-written", file=target)


WRITTEN: Final[Mapping[str, Callable[[Call], Entry | None]]] = {
    "enter": _enter,
    "correct": _correct,
    "rule": _rule,
    "adjust": _adjust,
    "annul": _annul,
    "close": _close,
    "reopen": _reopen,
}
SHOWN: Final[Mapping[str, Callable[[Call], None]]] = {"export": _export, "print": _print}
