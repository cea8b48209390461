"""Asking a person at the terminal, or a script in a pipe: a line, or None at the end of input."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from canasta.cli.player_input import chosen_number, number_among, understand

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.cli.screen import Screen

ROOM: Final = 12  # columns for the answer beside a question


class LeftError(Exception):
    """The player has left the table."""


class Asker:
    """Reads standard input. In a pipe the lines read are echoed, so that a transcript makes sense."""

    def __init__(self, page: Screen) -> None:
        self.page = page
        self.alive: bool = sys.stdin is not None and sys.stdin.isatty()
        if self.alive:
            with suppress(ImportError):  # arrow keys and earlier lines, where the system has them
                import readline  # noqa: F401
        with suppress(AttributeError, ValueError):
            sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]

    def ask(self, prompt: str) -> str | None:
        """The line typed, without the spaces around it; None at the end of input."""
        mark = "›" if self.page.fancy else ">"
        if self.alive:
            *lines, last = self.page.wrapped(prompt, less=ROOM) or [""]
            for line in lines:  # readline knows of the last line only
                self.page.print(line)
            try:
                return input(f"{last} {mark} ").strip()
            except EOFError:
                self.page.print()
                return None
            except KeyboardInterrupt:
                self.page.print()
                raise
        line = sys.stdin.readline() if sys.stdin is not None else ""
        self.page.print(Text(f"{prompt} {mark} {line.strip()}"))
        return line.strip() if line else None

    def before_the_match(self, question: str) -> str:
        """An answer to a question before a match; the end of input in a pipe answers with the default.

        LeftError: the player leaves instead, as at the table.
        """
        while True:
            typed = self.ask(question)
            if typed is None and self.alive:
                raise LeftError
            wish = understand(typed or "", self.page.lang).kind
            if wish == "quit":
                raise LeftError
            if wish != "help":
                return typed or ""
            self.page.tell("cli-seat-help")

    def choose(self, question: str, options: Sequence[tuple[str, Any]], default: int = 0) -> Any:
        """One of the options by its number; Enter takes the default."""
        self.page.print(question, style="bold")
        for number, (label, _) in enumerate(options, 1):
            self.page.print(Text.assemble((f"{number:>3}) ", "dim"), label))
        while True:
            typed = self.before_the_match(f"[{default + 1}]")
            if not typed:
                return options[default][1]
            if (chosen := chosen_number(typed, len(options))) is not None:
                return options[chosen - 1][1]
            self.page.tell("cli-choose-number", most=len(options), style="red")

    def number(self, question: str, numbers: range, again: str, **said: int) -> int:
        """One of these whole numbers, asked for until it comes; `again` is the key of the sentence in between.

        LeftError: the player leaves, or the input has ended.
        """
        while True:
            typed = self.ask(question)
            if typed is None or understand(typed, self.page.lang).kind == "quit":
                raise LeftError
            if (found := number_among(typed, numbers)) is not None:
                return found
            self.page.tell(again, style="red", **said)

    def word(self, question: str, default: str) -> str:
        """A line of text; Enter takes the default."""
        return self.before_the_match(f"{question} [{default}]") or default

    def agree(self, question: str) -> bool:
        """Yes or no; Enter says yes."""
        while True:
            typed = understand(self.before_the_match(question), self.page.lang)
            if typed.kind == "nothing" or typed.words in ("yes", "no"):
                return typed.words != "no"
