"""The answers to a decision side by side at the terminal, and how it may go on after the best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from canasta.review.answers import LISTED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.cli.screen import Screen
    from canasta.review.answers import WordedAnswer


def show_answers(page: Screen, answers: Sequence[WordedAnswer], line: Sequence[str], *, most: int = LISTED) -> None:
    """Print them, with their loss and the chance that the pile is taken; then a sample continuation, if any."""
    for each in answers[:most]:
        mark, style = ("✓" if page.fancy else "+", "green") if each.good else ("✗" if page.fancy else "-", "yellow")
        said = each.text if each.good else each.told
        page.block(Text.assemble((f"  {mark} ", style), f"{said} {each.chances}".rstrip()))
    if line:
        page.prose(page.say("cli-retry-line", line=" ".join(line)))
