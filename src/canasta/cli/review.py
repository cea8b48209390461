"""`canasta review`: every decision of a match graded from what the player could know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer

from canasta.cli.options import Cores, Json, Language, cores, read_record
from canasta.cli.progress import progress
from canasta.cli.screen import DONE, INTERRUPTED, BadInputError, complain, screen

if TYPE_CHECKING:
    from canasta.match.record.values import Record

MOST: Final = 100_000  # worlds


def review(
    record: Annotated[str, typer.Argument(help="cli-argument-record", metavar="RECORD")],
    seat: Annotated[
        list[int] | None, typer.Option("--seat", help="cli-option-review-seat", metavar="0-5", min=0, max=5)
    ] = None,
    name: Annotated[str | None, typer.Option("--name", help="cli-option-review-name", metavar="NAME")] = None,
    deal: Annotated[
        list[int] | None, typer.Option("--deal", help="cli-option-review-deal", metavar="NUMBER", min=1)
    ] = None,
    worlds: Annotated[
        int | None, typer.Option("--worlds", help="cli-option-review-worlds", metavar=f"16-{MOST}", min=16, max=MOST)
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="cli-option-review-all")] = False,
    seed: Annotated[str, typer.Option("--seed", help="cli-option-review-seed", metavar="SEED")] = "1",
    processes: Cores = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Check the record, grade its decisions, and show the review."""
    from canasta.match.record import read
    from canasta.processes import Stop
    from canasta.review import Effort, Reviewer, work_all

    page = screen(lang)
    effort = Effort() if worlds is None else Effort(min(64, worlds), worlds, min(256, worlds))
    source = read(read_record(record))
    if name is not None:
        seat = [_seat_named(source, name, record)]
    reviewer = Reviewer(source, seats=seat or None, deals=deal, seed=seed, effort=effort)
    said, number = page.say("cli-review-grading"), len(reviewer.pieces)
    with Stop() as stop, progress(page, said, number, silent=json) as move:
        graded = work_all(reviewer.order, reviewer.pieces, processes or cores(), stop)
        for done, piece in enumerate(graded, 1):
            reviewer.take(piece)
            move(done)
        if stop.asked:
            complain(page.say("cli-review-stopped"))
            return INTERRUPTED
    found = reviewer.review()
    from canasta.cli.review_report import as_plain, show

    if json:
        page.json(as_plain(reviewer, found, page.lang))
    else:
        show(page, reviewer, found, every=every)
    return DONE


def _seat_named(record: Record, name: str, file: str) -> int:
    """The seat of the player of that name. Raises `BadInputError`."""
    found = [seat for seat, one in enumerate(record.seats) if one.name.casefold() == name.casefold()]
    if len(found) != 1:
        raise BadInputError("review-whose", file=file, names=", ".join(one.name for one in record.seats))
    return found[0]
