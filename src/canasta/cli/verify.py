"""`canasta verify`: checks that the cards of a match were dealt as the dealer had committed to."""

from __future__ import annotations

from typing import Annotated

import typer

from canasta.cli.options import Json, Language, read_record
from canasta.cli.screen import DONE, REFUSED, screen


def verify(
    record: Annotated[str, typer.Argument(help="cli-argument-record", metavar="RECORD")],
    json: Json = False,
    lang: Language = None,
) -> int:
    """Print a line for each shuffle. 1 if one of them is not proven."""
    from canasta.match.verify import Status, verify

    page = screen(lang)
    results = verify(read_record(record))
    failed = any(result.status is Status.NOT_PROVEN for result in results)
    if json:
        page.json(
            [
                {
                    "deal": result.deal,
                    "status": result.status.value,
                    "code": result.code,
                    "data": result.data,
                    "commitment": result.commitment,
                    "message": result.message(page.lang),
                }
                for result in results
            ]
        )
    else:
        styles = {
            Status.PROVEN: ("✓", "green"),
            Status.NOT_REVEALED: ("·", "dim"),
            Status.NOT_PROVEN: ("✗", "bold red"),
        }
        for result in results:
            sign, style = styles[result.status]
            page.print(f"{sign if page.fancy else '-'} {result.message(page.lang)}", style=style)
            if result.commitment:
                page.tell("cli-verify-commitment", commitment=result.commitment, style="dim")
        page.print()
        page.tell("cli-verify-failed" if failed else "cli-verify-done")
    return REFUSED if failed else DONE
