"""Asking a person at the terminal, or a script in a pipe: a line, or None at the end of input."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.cli.screen import Screen


class Asker:
    """Reads standard input. In a pipe what was read is shown, so that a transcript can be read again."""

    def __init__(self, page: Screen) -> None:
        self.page = page
        self.alive = sys.stdin is not None and sys.stdin.isatty()
        if self.alive:
            with suppress(ImportError):  # arrow keys and earlier lines, where the system has them
                import readline  # noqa: F401
        with suppress(AttributeError, ValueError):
            sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]

    def ask(self, prompt: str) -> str | None:
        """The line typed, without the spaces around it; None at the end of input."""
        shown = f"{prompt} {'›' if self.page.fancy else '>'} "
        if self.alive:
            try:
                return input(shown).strip()
            except EOFError:
                self.page.print()
                return None
        line = sys.stdin.readline() if sys.stdin is not None else ""
        self.page.print(Text(shown + line.strip()))
        return line.strip() if line else None

    def choose(self, question: str, options: Sequence[tuple[str, Any]], default: int = 0) -> Any:
        """One of the options by its number; Enter takes the default, and so does the end of input."""
        self.page.print(question, style="bold")
        for number, (label, _) in enumerate(options, 1):
            self.page.print(Text.assemble((f"{number:>3}) ", "dim"), label))
        while True:
            typed = self.ask(f"[{default + 1}]")
            if not typed:
                return options[default][1]
            if typed.isdecimal() and 1 <= int(typed) <= len(options):
                return options[int(typed) - 1][1]
            self.page.tell("cli-choose-number", most=len(options), style="red")

    def word(self, question: str, default: str) -> str:
        """A line of text; Enter takes the default."""
        return self.ask(f"{question} [{default}]") or default

    def agree(self, question: str) -> bool:
        """Yes or no; Enter says yes."""
        typed = self.ask(question)
        return typed is not None and not typed.casefold().startswith("n")
