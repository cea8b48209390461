"""`canasta db`: a look at the database of a server. `check` replays every log, and changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from canasta.cli.help import Command, CommandGroup
from canasta.cli.options import Json, Language, Settings
from canasta.cli.screen import DONE, REFUSED, Screen, screen
from canasta.cli.serve import database_at

if TYPE_CHECKING:
    from collections.abc import Iterable

    from canasta.server.journal.inspection import Finding, Inspection

_KINDS: Final = ("table", "club", "sheet")

app: typer.Typer = typer.Typer(
    cls=CommandGroup, add_completion=False, no_args_is_help=False, invoke_without_command=True
)


@app.callback()
def database(context: typer.Context) -> None:
    """Show the help where no command follows."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command("check", cls=Command, help="cli-db-check")
def check(
    db: Annotated[str | None, typer.Option("--db", help="cli-option-db-read", metavar="FILE|URL")] = None,
    db_password: Annotated[
        Path | None, typer.Option("--db-password", help="cli-serve-option-db-password", metavar="FILE")
    ] = None,
    settings: Settings = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Print the health of every kind of log, and a line for each that does not go on. 1 if there is such a log."""
    page = screen(lang)
    with _progress(page, silent=json) as progress:
        found = asyncio.run(_inspected(database_at(db, db_password, settings), progress))
    if json:
        page.json({"counts": _counts(found), "bad": [_plain(page, each) for each in found.bad]})
    else:
        _show(page, found)
    return REFUSED if found.bad else DONE


async def _inspected(address: str, progress: Callable[[int, int], object]) -> Inspection:
    from canasta.server.clubs.kinds import KINDS
    from canasta.server.journal.inspection import inspect_all
    from canasta.server.store.reader import Reader

    async with await Reader.open(address) as reader:
        return await inspect_all(reader, KINDS, progress)


def _counts(found: Inspection) -> dict[str, dict[str, int]]:
    counts = found.counts()
    return {kind: {health: counts[kind, health] for health in ("good", "frozen", "unreadable")} for kind in _KINDS}


def _plain(page: Screen, found: Finding) -> dict[str, object]:
    return {
        "id": found.log_id,
        "kind": found.kind,
        "rows": found.rows,
        "health": found.health,
        "row": found.seq,
        "reason": found.why(page.lang),
    }


def _show(page: Screen, found: Inspection) -> None:
    show_findings(page, found.bad)
    if found.bad:
        page.print()
    for kind, counts in _counts(found).items():
        page.print(page.say(f"cli-db-{kind}", **counts))
    page.tell("cli-db-bad" if found.bad else "cli-db-good")


@contextmanager
def _progress(page: Screen, *, silent: bool) -> Iterator[Callable[[int, int], object]]:
    """Progress bar on a terminal."""
    if silent or not page.console.is_terminal:
        yield lambda _done, _all: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=page.console, transient=True) as bar:
        task = bar.add_task(page.say("cli-db-replaying"))
        yield lambda done, every: bar.update(task, completed=done, total=every)


_SIGNS: Final = {"good": ("✓", "green"), "frozen": ("·", "yellow"), "unreadable": ("✗", "bold red")}


def show_findings(page: Screen, findings: Iterable[Finding]) -> None:
    """Print a line for each frozen or unreadable log: its id, the row and the reason."""
    for each in findings:
        sign, style = _SIGNS[each.health]
        page.print(f"{sign if page.fancy else '-'} ", style=style, end="")
        page.tell(f"cli-db-{each.health}", name=each.log_id, row=each.seq, rows=each.rows, reason=each.why(page.lang))
