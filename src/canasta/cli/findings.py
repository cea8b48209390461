"""Stored logs that do not go on, on the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from canasta.cli.screen import Screen
    from canasta.server.journal.inspection import Finding

_SIGNS: Final = {"good": ("✓", "green"), "frozen": ("·", "yellow"), "unreadable": ("✗", "bold red")}


def show_findings(page: Screen, findings: Iterable[Finding]) -> None:
    """Print a line for each frozen or unreadable log: its id, the row and the reason."""
    for each in findings:
        sign, style = _SIGNS[each.health]
        page.print(f"{sign if page.fancy else '-'} ", style=style, end="")
        page.tell(f"cli-db-{each.health}", name=each.log_id, row=each.seq, rows=each.rows, reason=each.why(page.lang))
