"""`canasta simulate`: the results of thousands of deals between bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from canasta.cli.options import (
    CardSeed,
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
from canasta.cli.progress import progress
from canasta.cli.screen import DONE, BadInputError, Screen, screen
from canasta.texts import decimals

if TYPE_CHECKING:
    from canasta.players.simulation import PlayedDeal
    from canasta.rules import Rules

MOST: Final = 1_000_000
NORMAL_95: Final = 1.96


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
    seed: CardSeed = "1",
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
    from canasta.lab.commands.display import show_faults
    from canasta.lab.stats import deal_columns, play_deals, write_columns
    from canasta.players import invited

    page = screen(lang)
    chosen = rules_of(rules or "clasica", form, house)
    named = [invited(name).name for name in bots.split(",")]
    if len(named) not in (1, chosen.sides, chosen.seats):
        raise BadInputError("bots", found=len(named), sides=chosen.sides, seats=chosen.seats)
    if picture is not None:
        from canasta.lab.commands.pictures import check_picture

        check_picture(picture)
    tables = new_tables(csv, parquet)
    playing = play_deals(chosen, named, deals, seed=seed, processes=processes)
    played: list[PlayedDeal] = []
    with progress(page, page.say("cli-sim-playing"), deals, silent=json) as move:
        for each in playing:
            played.append(each)
            move(len(played))
    faults = playing.faults
    result = summary(chosen, named, seed, played)
    if faults:
        result |= {"faults": faults.counts, "first_faults": faults.first}
    if tables:
        columns = deal_columns(chosen, named, played)
        for file in tables:
            write_columns(columns, file)
    if picture is not None:
        from canasta.lab.commands.pictures import draw_deals

        draw_deals(picture, page, chosen, result["sides"], played)
    if json:
        page.json(result)
    else:
        _show(page, chosen, result)
        show_faults(page, faults.counts, faults.first)
        if picture is not None:
            page.tell("cli-sim-picture", file=picture, style="dim")
    return DONE


def spread(values: Sequence[float]) -> dict[str, float]:
    """Mean, the half width of its 95 % interval (normal approximation), standard deviation, least and most."""
    deviation = stdev(values) if len(values) > 1 else 0.0
    return {
        "mean": round(fmean(values), 2),
        "interval": round(NORMAL_95 * deviation / sqrt(len(values)), 2),
        "deviation": round(deviation, 2),
        "least": min(values),
        "most": max(values),
    }


def bots_of_side(rules: Rules, names: Sequence[str], side: int) -> list[str]:
    """The bots that play for a side, each once."""
    return list(dict.fromkeys(names[seat % len(names)] for seat in range(side, rules.seats, rules.sides)))


def summary(rules: Rules, names: Sequence[str], seed: str, played: Sequence[PlayedDeal]) -> dict[str, Any]:
    """Everything as plain values, ready for JSON. The same deals give the same values."""
    sides = [
        {
            "side": side,
            "bots": bots_of_side(rules, names, side),
            "points": spread([deal.points[side] for deal in played]),
            "best": sum(deal.points[side] == max(deal.points) for deal in played),
            "went_out": sum(deal.out == side for deal in played),
            "canastas": round(fmean(deal.canastas[side] for deal in played), 3),
            "clean": round(fmean(deal.clean[side] for deal in played), 3),
        }
        for side in range(rules.sides)
    ]
    result: dict[str, Any] = {
        "rules": rules.name,
        "version": rules.version,
        "bots": list(names),
        "seed": seed,
        "deals": len(played),
        "sides": sides,
        "endings": {
            "out": sum(deal.out is not None for deal in played),
            "stock": sum(deal.out is None for deal in played),
        },
        "turns": spread([deal.turns for deal in played]),
        "actions": spread([deal.actions for deal in played]),
    }
    if rules.sides == 2:
        result["difference"] = spread([deal.points[0] - deal.points[1] for deal in played])
    return result


def _show(page: Screen, rules: Rules, result: dict[str, Any]) -> None:
    """A table of the sides, and three lines about the deals."""
    from rich.table import Table

    from canasta.lab.commands.display import spread_in_words
    from canasta.rules.describe import title

    deals = result["deals"]
    page.print(title(rules, page.lang), style="bold")
    page.print(page.say("cli-sim-deals", n=deals, seed=result["seed"]), style="dim")
    page.print()
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column("")
    for column in ("points", "best", "out", "canastas", "clean"):
        table.add_column(page.say(f"cli-sim-{column}"), justify="right")
    for side in result["sides"]:
        table.add_row(
            page.say("cli-sim-side", side=side["side"] + 1, bots=", ".join(side["bots"])),
            spread_in_words(page, side["points"]),
            _share(side["best"], deals),
            _share(side["went_out"], deals),
            _decimal(page, side["canastas"], 2),
            _decimal(page, side["clean"], 2),
        )
    page.block(table)
    page.print()
    if "difference" in result:
        page.print(page.say("cli-sim-difference", interval=spread_in_words(page, result["difference"])), style="bold")
    ends = result["endings"]
    page.print(page.say("cli-sim-ends", out=_share(ends["out"], deals), stock=_share(ends["stock"], deals)))
    page.print(
        page.say(
            "cli-sim-length",
            turns=_decimal(page, result["turns"]["mean"], 1),
            least=result["turns"]["least"],
            most=result["turns"]["most"],
            actions=_decimal(page, result["actions"]["mean"], 1),
        )
    )


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %"


def _decimal(page: Screen, value: float, digits: int) -> str:
    """A decimal number as the language writes it: 2.5 in English, 2,5 in Spanish."""
    return decimals(page.lang, f"{value:.{digits}f}")
