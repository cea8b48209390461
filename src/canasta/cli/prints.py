"""`canasta print`: the papers of a club as PDF, from the log of its competition."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from canasta.cli.options import Language, new_file, read_text
from canasta.cli.screen import DONE, BadInputError, screen

if TYPE_CHECKING:
    from canasta.club.competition import Competition

Printed = Callable[["Competition", str, "PrintOptions"], bytes]


class PrintOptions:
    """The options of a print."""

    def __init__(self, of_round: int, paper: str, where: str, day: str, note: str, *, why: bool) -> None:
        from canasta.club.prints import Size

        self.round = of_round
        self.size: Size = Size(paper)
        self.where = where
        self.day = day
        self.note = note
        self.why = why


def print_(
    what: Annotated[str, typer.Argument(help="cli-argument-print-what", metavar="WHAT")],
    log: Annotated[str, typer.Argument(help="cli-argument-print-log", metavar="LOG")],
    pdf: Annotated[str, typer.Argument(help="cli-argument-print-pdf", metavar="PDF")],
    of_round: Annotated[int | None, typer.Option("--round", help="cli-option-print-round", metavar="N", min=1)] = None,
    why: Annotated[bool, typer.Option("--why", help="cli-option-print-why")] = False,
    paper: Annotated[str, typer.Option("--paper", help="cli-option-print-paper", metavar="a4|letter")] = "a4",
    where: Annotated[str, typer.Option("--where", help="cli-option-print-where", metavar="PLACE")] = "",
    day: Annotated[str, typer.Option("--day", help="cli-option-print-day", metavar="DAY")] = "",
    lang: Language = None,
) -> int:
    """Write one PDF; an existing file is never overwritten."""
    from canasta.club.competition import Competition, read

    page = screen(lang)
    if what not in WHATS:
        raise BadInputError("print-what", found=what[:40], known=", ".join(WHATS))
    if paper not in ("a4", "letter"):
        raise BadInputError("print-paper", found=paper[:40])
    new_file(pdf)
    competition = Competition(read(read_text(log)))
    note = page.say("prints-printed", at=datetime.now().astimezone().isoformat(" ", "minutes")[:16])
    wanted = PrintOptions(of_round or len(competition.state.rounds), paper, where, day, note, why=why)
    Path(pdf).write_bytes(WHATS[what](competition, page.lang, wanted))
    page.tell("cli-print-written", file=pdf)
    return DONE


def _tables(competition: Competition, lang: str, wanted: PrintOptions) -> bytes:
    from canasta.club.prints import table_cards

    return table_cards(competition, lang, wanted.size)


def _pairs(competition: Competition, lang: str, wanted: PrintOptions) -> bytes:
    from canasta.club.prints import pair_cards

    return pair_cards(competition, lang, wanted.size)


def _slips(competition: Competition, lang: str, wanted: PrintOptions) -> bytes:
    from canasta.club.prints import result_slips

    return result_slips(competition, wanted.round, lang, wanted.size)


def _round(competition: Competition, lang: str, wanted: PrintOptions) -> bytes:
    from canasta.club.prints import round_seating

    return round_seating(competition, wanted.round, lang, wanted.size, wanted.note)


def _ranking(competition: Competition, lang: str, wanted: PrintOptions) -> bytes:
    from canasta.club.prints import ranking

    return ranking(competition, lang, wanted.size, reasons=wanted.why, note=wanted.note)


def _diplomas(competition: Competition, lang: str, wanted: PrintOptions) -> bytes:
    from canasta.club.prints import diplomas

    return diplomas(competition, lang, wanted.size, day=wanted.day, where=wanted.where)


WHATS: Final[Mapping[str, Printed]] = {
    "tables": _tables,
    "pairs": _pairs,
    "slips": _slips,
    "round": _round,
    "ranking": _ranking,
    "diplomas": _diplomas,
}
