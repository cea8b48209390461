"""`canasta simulate`: the results of thousands of deals between bots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from canasta.cli.options import (
    Csv,
    FormName,
    House,
    Json,
    Language,
    Parquet,
    RuleSetName,
    bots_that_begin,
    new_tables,
    rules_of,
)
from canasta.cli.screen import DONE, BadInputError, Screen, screen

if TYPE_CHECKING:
    from canasta.players.simulation import PlayedDeal

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
    csv: Csv = None,
    parquet: Parquet = None,
    json: Json = False,
    picture: Annotated[str | None, typer.Option("--picture", help="cli-option-picture", metavar="FILE")] = None,
    lang: Language = None,
) -> int:
    """Play the deals, and show the counts as a table, as JSON, or as a picture."""
    from canasta.lab.commands.results import show, summary
    from canasta.lab.commands.standings import show_faults
    from canasta.lab.stats import deal_columns, play_deals, write_columns
    from canasta.players import invited

    page = screen(lang)
    chosen = rules_of(rules or "clasica", form, house)
    named = [invited(name).name for name in bots.split(",")]
    if len(named) not in (1, chosen.sides, chosen.seats):
        raise BadInputError("bots", found=len(named), sides=chosen.sides, seats=chosen.seats)
    if picture is not None:
        from canasta.lab.commands.picture import check_picture

        check_picture(picture)
    tables = new_tables(csv, parquet)
    playing = play_deals(chosen, named, deals, seed=seed, processes=processes)
    played = list(_watched(page, playing, deals, silent=json))
    faults = playing.faults
    result = summary(chosen, named, seed, played)
    if faults:
        result |= {"faults": faults.counts, "first_faults": faults.first}
    if tables:
        columns = deal_columns(chosen, named, played)
        for file in tables:
            write_columns(columns, file)
    if picture is not None:
        from canasta.lab.commands.picture import draw_picture

        draw_picture(picture, page, chosen, named, played)
    if json:
        page.json(result)
    else:
        show(page, chosen, result)
        show_faults(page, faults.counts, faults.first)
        if picture is not None:
            page.tell("cli-sim-picture", file=picture, style="dim")
    return DONE


def _watched(page: Screen, played: Iterable[PlayedDeal], deals: int, *, silent: bool) -> Iterator[PlayedDeal]:
    """Pass the deals on, with a progress bar on a terminal."""
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
