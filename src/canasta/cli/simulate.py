"""`canasta simulate`: the results of thousands of deals between bots."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from canasta.cli.options import FormName, House, Json, Language, RuleSetName, bots_that_begin, rules_of
from canasta.cli.screen import DONE, BadInputError, Screen, screen

if TYPE_CHECKING:
    from canasta.players import FaultCounts
    from canasta.players.simulation import PlayedDeal
    from canasta.rules import Rules

CHUNK: Final = 20  # deals that a process plays before it reports
MOST: Final = 1_000_000


def simulate(
    rules: RuleSetName = None,
    form: FormName = None,
    house: House = None,
    bots: Annotated[
        str, typer.Option("--bots", help="cli-option-bots", metavar="BOT,BOT…", autocompletion=bots_that_begin)
    ] = "greedy,random",
    deals: Annotated[
        int, typer.Option("--deals", help="cli-option-deals", metavar=f"1-{MOST}", min=1, max=MOST)
    ] = 1000,
    seed: Annotated[str, typer.Option("--seed", help="cli-option-sim-seed", metavar="SEED")] = "1",
    processes: Annotated[
        int, typer.Option("--processes", help="cli-option-processes", metavar="1-256", min=1, max=256)
    ] = 1,
    json: Json = False,
    picture: Annotated[str | None, typer.Option("--picture", help="cli-option-picture", metavar="FILE")] = None,
    lang: Language = None,
) -> int:
    """Play the deals, and show the counts as a table, as JSON, or as a picture."""
    from canasta.cli.results import show, summary
    from canasta.cli.standings import show_faults
    from canasta.players import invited

    page = screen(lang)
    chosen = rules_of(rules or "clasica", form, house)
    named = [invited(name).name for name in bots.split(",")]
    if len(named) not in (1, chosen.sides, chosen.seats):
        raise BadInputError("bots", found=len(named), sides=chosen.sides, seats=chosen.seats)
    if picture is not None:
        from canasta.cli.picture import check_picture

        check_picture(picture)
    faults: dict[str, Counter[str]] = {}
    playing = _play_all(chosen, named, seed, deals, processes, faults)
    played = list(_watched(page, playing, deals, silent=json))
    result = {**summary(chosen, named, seed, played), **({"faults": faults} if faults else {})}
    if picture is not None:
        from canasta.cli.picture import draw_picture

        draw_picture(picture, page, chosen, named, played)
    if json:
        page.json(result)
    else:
        show(page, chosen, result)
        show_faults(page, faults)
        if picture is not None:
            page.tell("cli-sim-picture", file=picture, style="dim")
    return DONE


def play_some(rules: Rules, names: list[str], seed: str, numbers: range) -> tuple[list[PlayedDeal], FaultCounts]:
    """Some deals, in this process, and the faults of bots from outside."""
    from canasta.players import fault_counts, get
    from canasta.players.simulation import line_up, play_deal

    seats = line_up(rules, [get(name) for name in names])
    return [play_deal(rules, seats, seed, number) for number in numbers], fault_counts(names)


def _play_all(
    rules: Rules, names: list[str], seed: str, deals: int, processes: int, faults: dict[str, Counter[str]]
) -> Iterator[PlayedDeal]:
    """Every deal in the order of their numbers, on any number of processes; faults of bots are added to `faults`."""
    chunks = [range(start, min(start + CHUNK, deals)) for start in range(0, deals, CHUNK)]
    for some, found in _chunks_played(rules, names, seed, chunks, processes):
        for bot, kinds in found.items():
            faults.setdefault(bot, Counter()).update(kinds)
        yield from some


def _chunks_played(
    rules: Rules, names: list[str], seed: str, chunks: list[range], processes: int
) -> Iterator[tuple[list[PlayedDeal], FaultCounts]]:
    if processes == 1:
        for numbers in chunks:
            yield play_some(rules, names, seed, numbers)
        return
    number = min(processes, len(chunks), os.cpu_count() or 1)
    fresh = get_context("spawn")  # the progress bar has a thread, and threads do not survive a fork
    with ProcessPoolExecutor(number, fresh, _leave_ctrl_c) as pool:
        try:
            each = len(chunks)
            yield from pool.map(play_some, [rules] * each, [names] * each, [seed] * each, chunks)
        finally:
            pool.shutdown(cancel_futures=True)  # after Ctrl-C nobody waits for the rest


def _leave_ctrl_c() -> None:
    """Ignore Ctrl-C in a child process: it is for the parent, which ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _watched(page: Screen, played: Iterator[PlayedDeal], deals: int, *, silent: bool) -> Iterator[PlayedDeal]:
    """The same deals, with a progress bar on a terminal."""
    if silent or not page.console.is_terminal:
        yield from played
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns: tuple[Any, ...] = (
        TextColumn(page.say("cli-sim-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=page.console, transient=True) as progress:
        task = progress.add_task("", total=deals)
        for each in played:
            yield each
            progress.advance(task)
