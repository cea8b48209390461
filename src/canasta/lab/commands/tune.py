"""`canasta tune`: weights for a rule set, found in a league, with figures of their worth."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Final

import typer

from canasta.cli.options import (
    CardSeed,
    Cores,
    FormName,
    House,
    Language,
    cores,
    new_file,
    read_text,
    rules_of,
    sets_that_begin,
)
from canasta.cli.progress import progress
from canasta.cli.screen import DONE, INTERRUPTED, REFUSED, Screen, complain, screen

if TYPE_CHECKING:
    from canasta.lab.tuning.acceptance import Figures
    from canasta.lab.tuning.search import Found, SearchState, Tuner
    from canasta.lab.tuning.workers import Workers

MOST: Final = 100_000


def tune(
    rule_set: Annotated[str, typer.Argument(help="cli-argument-tune", metavar="SET", autocompletion=sets_that_begin)],
    form: FormName = None,
    house: House = None,
    generations: Annotated[
        int, typer.Option("--generations", help="cli-option-generations", metavar=f"1-{MOST}", min=1, max=MOST)
    ] = 80,
    minutes: Annotated[
        float | None, typer.Option("--minutes", help="cli-option-minutes", metavar="MINUTES", min=0.0)
    ] = None,
    seed: CardSeed = "1",
    samples: Annotated[
        int | None, typer.Option("--samples", help="cli-option-samples", metavar="4-1000", min=4, max=1000)
    ] = None,
    boards: Annotated[
        int | None, typer.Option("--boards", help="cli-option-tune-boards", metavar="2-10000", min=2, max=10_000)
    ] = None,
    start: Annotated[str | None, typer.Option("--start", help="cli-option-tune-start", metavar="FILE")] = None,
    earlier: Annotated[str | None, typer.Option("--earlier", help="cli-option-tune-earlier", metavar="FILE")] = None,
    lead: Annotated[
        int | None, typer.Option("--lead", help="cli-option-tune-lead", metavar="0-2000", min=0, max=2000)
    ] = None,
    out: Annotated[str | None, typer.Option("--out", help="cli-option-tune-out", metavar="FILE")] = None,
    resume: Annotated[str | None, typer.Option("--resume", help="cli-option-tune-resume", metavar="FILE")] = None,
    processes: Cores = None,
    ray: Annotated[str | None, typer.Option("--ray", help="cli-option-ray", metavar="ADDRESS")] = None,
    lang: Language = None,
) -> int:
    """Search, choose, measure, write. 1 if the weights are not accepted; they are written all the same."""
    from canasta.lab.tuning.acceptance import choose, figures
    from canasta.lab.tuning.files import SearchFile, command, to_toml
    from canasta.lab.tuning.search import BY_EYE_WANTED, SearchEffort, hand_written, read_vector, tuner_for
    from canasta.lab.tuning.workers import StoppedError, workers
    from canasta.processes import Stop

    page = screen(lang)
    rules = rules_of(rule_set, form, house)
    file = new_file(out or f"{rules.name.replace('/', '-')}.toml")
    files = {option: file for option, file in (("start", start), ("earlier", earlier)) if file is not None}
    given = {option: read_vector(read_text(file), file, rules) for option, file in files.items()}
    tuner = tuner_for(
        rules,
        seed,
        SearchEffort.asked(samples, boards),
        given.get("start"),
        given.get("earlier"),
        BY_EYE_WANTED if lead is None else float(lead),
    )
    kept = None if resume is None else SearchFile(resume, tuner)
    state = begun = tuner.begin() if kept is None or kept.found is None else kept.found
    ends = None if minutes is None else monotonic() + 60 * minutes
    with Stop() as stop, workers(processes or cores(), stop, ray) as players:
        try:
            for state in _search(page, tuner, begun, generations, players):
                if kept is not None:
                    kept.keep(state)
                if ends is not None and monotonic() > ends:
                    break
            page.tell("cli-tune-measuring", style="dim")
            chosen = choose(tuner, state, players)
            worth = figures(tuner, chosen, hand_written(rules), players)
        except StoppedError:
            said = "cli-tune-stopped-kept" if resume else "cli-tune-stopped"
            complain(page.say(said, done=state.generation, file=resume or ""))
            return INTERRUPTED
    with file.open("x", encoding="utf-8") as written:
        written.write(to_toml(rules, chosen.weights, worth, command(tuner, state.generation, files)))
    _show(page, worth)
    page.tell("cli-tune-written", style="dim", file=str(file))
    if not worth.accepted:
        page.tell("cli-tune-refused", style="bold red")
    return DONE if worth.accepted else REFUSED


def _search(
    page: Screen, tuner: Tuner, state: SearchState, generations: int, workers: Workers
) -> Iterator[SearchState]:
    """The state after each missing generation, shown as it comes."""

    with progress(page, page.say("cli-tune-searching"), generations, state.generation) as move:
        while state.generation < generations:
            state = tuner.step(state, workers)
            assert state.last is not None
            _tell(page, state.last)
            move(state.generation)
            yield state


def _tell(page: Screen, found: Found) -> None:
    from canasta.texts import signed

    mean, least = signed(page.lang, found.mean), signed(page.lang, found.worst)
    page.tell("cli-tune-generation", n=found.generation, mean=mean, worst=least, who=found.worst_against)


def _show(page: Screen, worth: Figures) -> None:
    """Print the worth of the weights."""
    from rich.table import Table

    from canasta.lab.commands.display import with_interval

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column("")
    table.add_column("", justify="right")
    rows = [(page.say("cli-tune-before"), worth.before)]
    rows += [(page.say("cli-tune-style", who=each.against), each) for each in worth.styles]
    rows += [(page.say("cli-tune-worst-before", who=worth.worst_before.against), worth.worst_before)]
    rows += [(page.say("cli-tune-answer"), worth.answer)]
    for said, result in rows:
        table.add_row(said, with_interval(page.lang, result.estimate))
    page.tell("cli-tune-figures", style="bold", n=worth.before.boards, done=worth.generation)
    page.block(table)
