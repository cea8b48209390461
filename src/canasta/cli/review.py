"""`canasta review`: every decision of a match graded from what the player could know."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from canasta.cli.options import Json, Language, check_together, cores, read_record
from canasta.cli.screen import DONE, INTERRUPTED, Screen, complain, screen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from canasta.cli.habits import ReviewedMatch
    from canasta.review import Reviewer

MOST: Final = 100_000  # worlds


def review(
    record: Annotated[list[str], typer.Argument(help="cli-argument-records", metavar="RECORD...")],
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
    again: Annotated[bool, typer.Option("--retry", help="cli-option-review-retry")] = False,
    every: Annotated[bool, typer.Option("--all", help="cli-option-review-all")] = False,
    seed: Annotated[str, typer.Option("--seed", help="cli-option-review-seed", metavar="SEED")] = "1",
    processes: Annotated[
        int | None, typer.Option("--processes", help="cli-option-cores", metavar="1-256", min=1, max=256)
    ] = None,
    json: Json = False,
    picture: Annotated[str | None, typer.Option("--picture", help="cli-option-review-picture", metavar="FILE")] = None,
    lang: Language = None,
) -> int:
    """Check the records, grade their decisions, and show the review, or over several the habits of a player."""
    from canasta.lab.arena import Stop
    from canasta.match.record import read
    from canasta.review import Effort, Reviewer, work_all

    page = screen(lang)
    check_together({"--json": json, "--picture": picture, "--all": every}, "--retry" if again else None)
    effort = Effort() if worlds is None else Effort(min(64, worlds), worlds, min(256, worlds))
    if len(record) > 1:
        alone = {"--retry": again, "--picture": picture, "--all": every, "--deal": deal}
        check_together(alone, "RECORD RECORD")
        from canasta.cli.habits import reviewed_matches

        matches = reviewed_matches(record, name, seat or (), seed, effort)
        return _habits(page, matches, processes or cores(), json=json)
    source = read(read_record(record[0]))
    if name is not None or again:
        from canasta.cli.habits import people, seat_named

        seat = [seat_named(source, name, (), record[0])] if name is not None else seat or people(source)
    reviewer = Reviewer(source, seats=seat or None, deals=deal, seed=seed, effort=effort)
    if picture is not None:
        from canasta.cli.picture import check_picture

        check_picture(picture)
    if again:
        return _again(page, reviewer, processes or cores())
    with Stop() as stop, _bar(page, len(reviewer.pieces), silent=json) as advance:
        for done in work_all(reviewer.order, reviewer.pieces, processes or cores(), stop):
            reviewer.take(done)
            advance(1)
        if stop.asked:
            complain(page.say("cli-review-stopped"))
            return INTERRUPTED
    found = reviewer.review()
    if json:
        from canasta.review.plain import as_plain

        page.json(as_plain(reviewer, found, page.lang))
    else:
        from canasta.cli.review_report import show

        show(page, reviewer, found, every=every)
    if picture is not None:
        from canasta.cli.course import draw_course

        draw_course(picture, page, reviewer.rules, found)
        if not json:
            page.tell("cli-sim-picture", file=picture, style="dim")
    return DONE


def _habits(page: Screen, matches: Sequence[ReviewedMatch], processes: int, *, json: bool) -> int:
    """Grade the decisions of a player in several matches, and show the habits."""
    from canasta.cli.habits import show_habits
    from canasta.lab.arena import Stop
    from canasta.review import work_all
    from canasta.review.deal_moments import grading

    with Stop() as stop, _bar(page, sum(len(grading(each.reviewer)) for each in matches), silent=json) as advance:
        for each in matches:
            for done in work_all(each.reviewer.order, grading(each.reviewer), processes, stop):
                each.reviewer.take(done)
                advance(1)
        if stop.asked:
            complain(page.say("cli-review-stopped"))
            return INTERRUPTED
    show_habits(page, matches, json=json)
    return DONE


def _again(page: Screen, reviewer: Reviewer, processes: int) -> int:
    """Grade, weigh the costliest decisions of each seat again, and ask them one after another."""
    from canasta.cli.retry import retry
    from canasta.lab.arena import Stop
    from canasta.review import work_all
    from canasta.review.deal_moments import grading, moments, weighing

    pieces = grading(reviewer)
    with Stop() as stop, _bar(page, len(pieces), silent=False) as advance:
        for done in work_all(reviewer.order, pieces, processes, stop):
            reviewer.take(done)
            advance(1)
        found = [
            moment
            for seat in reviewer.seats
            for moment in moments(reviewer, work_all(reviewer.order, weighing(reviewer, seat), processes, stop))
        ]
        if stop.asked:
            complain(page.say("cli-review-stopped"))
            return INTERRUPTED
    retry(page, reviewer, sorted(found, key=lambda each: (each.deal, each.turn)))
    return DONE


@contextmanager
def _bar(page: Screen, number: int, *, silent: bool) -> Iterator[Callable[[int], None]]:
    """Progress bar on a terminal."""
    if silent or not page.console.is_terminal:
        yield lambda _number: None
        return
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns: tuple[Any, ...] = (
        TextColumn(page.say("cli-review-grading")),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=page.console, transient=True) as progress:
        task = progress.add_task("", total=number)
        yield lambda number: progress.advance(task, number)
