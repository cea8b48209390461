"""`canasta gate`: decides whether to keep a change to a bot or to weights."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from canasta.cli.options import (
    CardSeed,
    Cores,
    FormName,
    House,
    Json,
    Language,
    RuleSetName,
    cores,
    read_text,
    rules_of,
)
from canasta.cli.progress import progress
from canasta.cli.screen import DONE, INTERRUPTED, REFUSED, Screen, complain, screen
from canasta.texts.toml import TOMLDecodeError, read_toml

if TYPE_CHECKING:
    from canasta.lab.tuning.gate import Gate, GateReport, Player
    from canasta.lab.tuning.workers import Workers
    from canasta.rules import Rules

MOST: Final = 1_000_000
BOARDS: Final = {
    True: (40_000, 4_000),
    False: (4_000, 400),
}  # for the test, for each member: of weights, of bots


def gate(
    new: Annotated[str, typer.Argument(help="cli-argument-gate", metavar="NEW")],
    before: Annotated[str | None, typer.Option("--before", help="cli-option-gate-before", metavar="OLD")] = None,
    rules: RuleSetName = None,
    form: FormName = None,
    house: House = None,
    league: Annotated[str | None, typer.Option("--league", help="cli-option-gate-league", metavar="BOT,BOT…")] = None,
    deals: Annotated[
        int | None, typer.Option("--deals", help="cli-option-gate-deals", metavar=f"1-{MOST}", min=1, max=MOST)
    ] = None,
    league_deals: Annotated[
        int | None, typer.Option("--league-deals", help="cli-option-league-deals", metavar=f"2-{MOST}", min=2, max=MOST)
    ] = None,
    seed: CardSeed = "1",
    processes: Cores = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Test, then the league. 0 if the change may be kept, 1 if not."""
    from canasta.lab.tuning.gate import Gate, Weighed
    from canasta.lab.tuning.workers import StoppedError, workers
    from canasta.processes import Stop

    page = screen(lang)
    text = read_text(new) if new.endswith(".toml") else None
    chosen = _rules(text, rules, form, house)
    one, other = _players(new, text, before, chosen)
    usual = BOARDS[isinstance(one, Weighed)]
    plan = Gate(chosen, one, other, _league(one, league, chosen), seed, deals or usual[0], league_deals or usual[1])
    with Stop() as stop, workers(processes or cores(), stop) as players:
        try:
            outcome = _played(page, plan, players, silent=json)
        except StoppedError:
            complain(page.say("cli-gate-stopped"))
            return INTERRUPTED
    if json:
        page.json(
            {"rules": chosen.name, "version": chosen.version, "seed": seed, **asdict(outcome), "passed": outcome.passed}
            | {"faults": outcome.faults.counts, "first_faults": outcome.faults.first}
        )
    else:
        _show(page, plan, outcome)
    return DONE if outcome.passed else REFUSED


def _rules(text: str | None, name: str | None, form: str | None, house: list[str] | None) -> Rules:
    """The rules asked for, else those of a weights file."""
    if name is None and text is not None:
        try:
            said = str(read_toml(text).get("rules", ""))
        except TOMLDecodeError:
            said = ""  # the reader of weights reports faults of the file
        name, _, its_form = said.partition("/")
        form = form or its_form or None
    return rules_of(name or "clasica", form, house)


def _players(new: str, text: str | None, before: str | None, rules: Rules) -> tuple[Player, Player]:
    from canasta.lab.tuning.gate import Named, Weighed
    from canasta.lab.tuning.search import read_vector, shipped
    from canasta.lab.tuning.workers import TuneError
    from canasta.players import invited

    if text is not None:
        old = shipped(rules) if before is None else read_vector(read_text(before), before, rules)
        return Weighed(new, read_vector(text, new, rules)), Weighed(before or "canasta", old)
    bot = invited(new).name
    if before is None:
        raise TuneError("before", bot=bot)
    if Path(before).is_dir():
        return Named(bot), Named(bot, before)
    return Named(bot), Named(invited(before).name)


def _league(new: Player, asked: str | None, rules: Rules) -> tuple[Player, ...]:
    """The opponents: for weights the styles; for bots the quick ones, or those named."""
    from canasta.lab.tuning.gate import Named, Weighed
    from canasta.lab.tuning.search import anchors
    from canasta.players import invited, quick

    if isinstance(new, Weighed):
        return tuple(Weighed(member.name, member.weights) for member in anchors(rules))
    named = [invited(name).name for name in asked.split(",")] if asked else quick()
    return tuple(Named(name) for name in dict.fromkeys(named) if name != new.bot)


def _played(page: Screen, plan: Gate, workers: Workers, *, silent: bool) -> GateReport:
    """The test, and the league for both."""
    from canasta.lab.commands.display import likelihood
    from canasta.lab.tuning.gate import GateReport

    with progress(page, page.say("cli-sim-playing"), plan.boards, silent=silent, open_end=True) as move:
        for test in plan.test(workers):
            move(test.boards, page.say("cli-gate-league") if test.accepted else likelihood(page, test))
        new = tuple(plan.against(plan.new, workers))
        before = tuple(plan.against(plan.before, workers))
    return GateReport(test.verdict(), test.mean, new, before, plan.faults)


def _show(page: Screen, plan: Gate, outcome: GateReport) -> None:
    """The test, the league as a table, and what follows."""
    from rich.table import Table

    from canasta.lab.commands.display import show_faults, show_verdict, with_interval
    from canasta.lab.tuning.acceptance import MAY_LOSE
    from canasta.rules.describe import title

    page.print(title(plan.rules, page.lang), style="bold")
    said = f"cli-gate-test-{(outcome.test.accepted or 'open').lower()}"
    show_verdict(page, outcome.test, said, plan.new.name, plan.before.name)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(page.say("cli-gate-against", n=plan.league_boards))
    for column in ("new", "before"):
        table.add_column(page.say(f"cli-gate-{column}"), justify="right")
    for mine, old in zip(outcome.new, outcome.before, strict=True):
        table.add_row(mine.against, with_interval(page.lang, mine.estimate), with_interval(page.lang, old.estimate))
    page.print()
    page.block(table)
    page.print()
    show_faults(page, outcome.faults.counts, outcome.faults.first)
    page.tell("cli-gate-worst-holds" if outcome.worst_holds else "cli-gate-worst-lower", most=round(MAY_LOSE))
    if outcome.passed:
        page.tell("cli-gate-passed", style="bold green")
    else:
        page.tell("cli-gate-refused", style="bold red")
