"""`canasta replay`: a recorded match turn by turn, seen from a seat or with all cards open."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.rule import Rule

from canasta.cli.options import Json, Language, new_file, read_record
from canasta.cli.screen import DONE, BadInputError, Screen, screen

if TYPE_CHECKING:
    from canasta.match.walk import Walk

NEXT: Final = ("n", " ", "\r", "\n", "\x1b[C", "\x1b[B")
BACK: Final = ("b", "p", "\x7f", "\x1b[D", "\x1b[A")
LEAVE: Final = ("q", "\x1b", "\x03", "\x04")


def replay(
    record: Annotated[str, typer.Argument(help="cli-argument-record", metavar="RECORD")],
    seat: Annotated[int | None, typer.Option("--seat", help="cli-option-seat", metavar="0-5", min=0, max=5)] = None,
    html: Annotated[str | None, typer.Option("--html", help="cli-option-html", metavar="FILE")] = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Check the whole record, then show it."""
    from canasta.match.walk import Walk

    page = screen(lang)
    if html is not None:
        new_file(html)
    walk = Walk(read_record(record), seat)
    if seat is not None and seat >= walk.rules.seats:
        raise BadInputError("seat", found=seat, last=walk.rules.seats - 1)
    if json:
        page.json(walk.as_json(page.lang))
    elif not walk.steps:
        page.tell("cli-replay-empty")
    elif html is not None:
        write_html(page, walk, html)
    elif sys.stdin is not None and sys.stdin.isatty() and page.console.is_terminal and record != "-":
        step_through(page, walk)
    else:
        print_all(page, walk)
    return DONE


def write_html(page: Screen, walk: Walk, file: str) -> None:
    """Write the match as slides: a page that needs nothing else."""
    slides = walk.slides(None, page.lang)
    slides.save(file)
    page.tell("cli-replay-written", file=file, turns=len(slides))


def print_all(page: Screen, walk: Walk) -> None:
    """Every turn as a line, every deal with its sheet."""
    from canasta.cli.news import joined, pretty, turns
    from canasta.rules.describe import title

    page.print(title(walk.rules, page.lang), style="bold")
    for at, step in enumerate(walk.steps):
        walk.go(at)
        if step.turn == 0:
            page.print()
        mark = f"{step.turn:>3}. " if step.turn else "     "
        for name, said in turns(page, walk.told(), walk.seat, walk.match.names):
            page.print(mark, pretty(page, f"{name} {joined(name, said)}".strip()))
            mark = "     "
        if walk.match.deal is not None and walk.match.deal.over:
            _sheet(page, walk)
    if walk.hidden:
        page.print()
        page.tell("cli-replay-hidden", style="dim")


def step_through(page: Screen, walk: Walk) -> None:
    """One turn at a time, by keys."""
    at = 0
    while True:
        walk.go(at)
        show_step(page, walk)
        key = typer.getchar()
        step = walk.steps[at]
        if key in LEAVE:
            return
        if key in NEXT:
            at = min(at + 1, len(walk.steps) - 1)
        elif key in BACK:
            at = max(at - 1, 0)
        elif key == "d":
            at = next((n for n, s in enumerate(walk.steps) if s.deal > step.deal), at)
        elif key == "u":
            target = step.deal if step.turn else max(1, step.deal - 1)
            at = next(n for n, s in enumerate(walk.steps) if s.deal == target)


def show_step(page: Screen, walk: Walk) -> None:
    """Print the table after a turn, the events of the turn, and the keys."""
    from canasta.cli import board, table
    from canasta.deal.view import view

    deal = walk.match.deal
    if deal is None:  # a record may end before its last deal is dealt
        page.tell("cli-replay-not-dealt", deal=walk.step.deal)
    else:
        hands: list[Any] = []
        if walk.seat is None:
            hands = list(table.every_hand(page, deal, walk.match.names))
        board.show(
            page,
            view(deal, walk.seat),
            walk.match.names,
            walk.told(),
            hands=hands,
            menus=False,
            seeded=walk.match.source.seeded,
        )
        if deal.over:
            page.print()
            _sheet(page, walk)
    last = walk.steps[-1] == walk.step
    where = page.say("cli-replay-where", deal=walk.step.deal, turn=walk.step.turn)
    page.console.print(Rule(style="dim", characters="─" if page.fancy else "-"))
    page.print(f"{where}{page.say('cli-replay-end') if last else ''}  {page.say('cli-replay-keys')}", style="dim")


def _sheet(page: Screen, walk: Walk) -> None:
    from canasta.cli.sheet import sheet

    side = (walk.seat or 0) % walk.rules.sides
    page.block(sheet(page, walk.match.score_sheets[-1], walk.match.names, side), width=page.table_width)
