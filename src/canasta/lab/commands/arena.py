"""`canasta arena`: bots against each other on the same cards, as a league or as a test of one against another."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Final

import typer

from canasta.cli.options import (
    CardSeed,
    Cores,
    Csv,
    FormName,
    House,
    Json,
    Language,
    Parquet,
    RuleSetName,
    bots_that_begin,
    cores,
    new_tables,
    rules_of,
)
from canasta.cli.progress import progress
from canasta.cli.screen import DONE, INTERRUPTED, REFUSED, Screen, complain, screen

if TYPE_CHECKING:
    from canasta.lab.arena.board_file import BoardFile
    from canasta.lab.arena.session import ArenaSession
    from canasta.processes import Stop

MOST: Final = 1_000_000


def arena(
    rules: RuleSetName = None,
    form: FormName = None,
    house: House = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", help="cli-option-arena-bots", metavar="BOT,BOT…", autocompletion=bots_that_begin),
    ] = None,
    deals: Annotated[
        int, typer.Option("--deals", help="cli-option-boards", metavar=f"1-{MOST}", min=1, max=MOST)
    ] = 200,
    matches: Annotated[bool, typer.Option("--matches", help="cli-option-matches")] = False,
    seed: CardSeed = "1",
    sprt: Annotated[str | None, typer.Option("--sprt", help="cli-option-sprt", metavar="H0/H1")] = None,
    alpha: Annotated[
        float, typer.Option("--alpha", help="cli-option-alpha", metavar="0.001-0.499", min=0.001, max=0.499)
    ] = 0.05,
    beta: Annotated[
        float, typer.Option("--beta", help="cli-option-beta", metavar="0.001-0.499", min=0.001, max=0.499)
    ] = 0.05,
    resume: Annotated[str | None, typer.Option("--resume", help="cli-option-arena-resume", metavar="FILE")] = None,
    processes: Cores = None,
    csv: Csv = None,
    parquet: Parquet = None,
    table: Annotated[
        str | None, typer.Option("--table", help="cli-option-arena-table", metavar="FILE.md|.html|.csv")
    ] = None,
    json: Json = False,
    picture: Annotated[str | None, typer.Option("--picture", help="cli-option-arena-picture", metavar="FILE")] = None,
    lang: Language = None,
) -> int:
    """Play the missing boards, keep them, and show the result. 1 if a test does not accept H1."""
    from canasta.lab.arena.boards import ArenaError, ArenaPlan
    from canasta.lab.arena.session import ArenaSession, league, pairs_of, two
    from canasta.lab.arena.sprt import Sprt
    from canasta.processes import Stop

    page = screen(lang)
    chosen = rules_of(rules or "clasica", form, house)
    named = None if bots is None else bots.split(",")
    test = None if sprt is None else Sprt.read(sprt, alpha, beta)
    if test is not None and matches:
        raise ArenaError("test-matches")
    players = league(named) if test is None else list(two(named))
    if picture is not None:
        from canasta.lab.commands.pictures import check_picture

        check_picture(picture)
    ladder = None
    if table is not None:
        from canasta.lab.commands.display import check_table, write_ladder

        ladder = check_table(table)
    tables = new_tables(csv, parquet)
    session = ArenaSession(ArenaPlan(chosen, pairs_of(players), seed, deals, matches), players, test)
    with _kept(resume, session) as keep, Stop() as stop:
        _play(page, session, processes or cores(), stop, keep, silent=json)
    report = session.report()
    if tables:
        from canasta.lab.stats import board_columns, write_columns

        played = ((pair, boards[at]) for pair, boards in session.done.items() for at in sorted(boards))
        columns = board_columns(chosen, played)
        for each in tables:
            write_columns(columns, each)
    if ladder is not None:
        write_ladder(ladder, page, chosen, report)
    if json:
        from dataclasses import asdict

        page.json(asdict(report))
    else:
        from canasta.lab.commands.display import show

        show(page, chosen, report)
    if picture is not None:
        from canasta.lab.commands.pictures import draw_league

        draw_league(picture, page, chosen, report)
        if not json:
            page.tell("cli-sim-picture", file=picture, style="dim")
    if stop.asked and not report.complete:
        said = "cli-arena-stopped-kept" if resume else "cli-arena-stopped"
        boards = deals * len(session.plan.pairs)
        complain(page.say(said, done=session.played, all=boards, file=resume or ""))
        return INTERRUPTED
    return DONE if report.sprt is None or report.sprt.accepted == "H1" else REFUSED


@contextmanager
def _kept(file: str | None, session: ArenaSession) -> Iterator[BoardFile | None]:
    """The file that keeps the boards; those already in it go into the session."""
    if file is None:
        yield None
        return
    from canasta.lab.arena.board_file import BoardFile
    from canasta.lab.arena.boards import ArenaError, first_boards

    kept = BoardFile(file, session.plan)
    try:
        for chunk in kept.found:
            session.take(chunk)
        for pair, same in first_boards(session.plan, session.done):
            if not same:
                raise ArenaError("other-play", file=file, one=pair[0], other=pair[1])
        yield kept
    finally:
        kept.close()


def _play(
    page: Screen, session: ArenaSession, processes: int, stop: Stop, keep: BoardFile | None, *, silent: bool
) -> None:
    """Play until every board is played, the test is decided, or somebody stops it."""
    from canasta.lab.arena.boards import play_all
    from canasta.lab.commands.display import likelihood

    def standing() -> str:
        return page.say("cli-sim-playing") if session.test is None else likelihood(page, session.test)

    if session.decided:
        return
    boards = session.plan.boards * len(session.plan.pairs)
    with progress(page, standing(), boards, session.played, silent=silent) as move:
        for chunk in play_all(session.plan, session.done, processes, stop):
            session.take(chunk)
            if keep is not None:
                keep.add(chunk)
            move(session.played, standing())
            if session.decided:
                break
