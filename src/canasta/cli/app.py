"""The command line as a whole: its commands, its languages, its answer to an error."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from canasta.cli import (
    admin_care,
    arena,
    database,
    gate,
    play,
    prints,
    puzzle,
    referee,
    replay,
    review,
    rules,
    scoresheet,
    serve,
    simulate,
    try_,
    tune,
    verify,
)
from canasta.cli.faults import sentence_of
from canasta.cli.help import Command, CommandGroup
from canasta.cli.options import Language
from canasta.cli.screen import BAD_INPUT, DONE, FAULT, INTERRUPTED, Screen, complain, patient_streams, screen, speaking
from canasta.texts import LANGUAGES, default_language, text


def language_asked(arguments: Sequence[str]) -> str:
    """The language of the answer: `--lang`, else CANASTA_LANG, else that of the environment."""
    asked = os.environ.get("CANASTA_LANG", "")
    for before, word in zip(("", *arguments), arguments, strict=False):
        if before == "--lang":
            asked = word
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
        elif word == "--":
            break
    return asked if asked in LANGUAGES else default_language()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these words, `sys.argv` when left out. Returns the exit status; never shows a traceback."""
    patient_streams()
    words = list(sys.argv[1:] if arguments is None else arguments)
    lang = language_asked(words)
    try:
        with speaking(lang):
            status = typer.main.get_command(app)(words, prog_name="canasta", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else DONE
    except BrokenPipeError:  # the reader of our pipe has gone: no message would arrive
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return DONE
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except MemoryError:
        complain(text(lang, "cli-error-memory"))
    except Exception as error:
        sentence = sentence_of(error, lang)
        if sentence is None:
            if os.environ.get("CANASTA_TRACEBACK"):
                raise
            complain(text(lang, "cli-error-fault", what=f"{type(error).__name__}: {error}"))
            return FAULT
        complain(sentence)
    return BAD_INPUT


def show_version(page: Screen) -> None:
    """Print the versions that matter in a report of a fault."""
    import platform

    from canasta import __version__
    from canasta._build import build_kind

    build = page.say(f"cli-build-{build_kind()}")
    page.tell("cli-version", version=__version__, build=build, python=platform.python_version())


app = typer.Typer(cls=CommandGroup, add_completion=False, no_args_is_help=False, invoke_without_command=True)


@app.callback(help="cli-canasta")
def canasta(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-option-version")] = False,
    lang: Language = None,
) -> None:
    """Show the version or, where no command follows, the help."""
    if version:
        show_version(screen(lang))
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


for name, function in (
    ("play", play.play),
    ("serve", serve.serve),
    ("rules", rules.rules),
    ("referee", referee.referee),
    ("sheet", scoresheet.sheet),
    ("print", prints.print_),
    ("try", try_.try_),
    ("replay", replay.replay),
    ("review", review.review),
    ("puzzle", puzzle.puzzle),
    ("verify", verify.verify),
    ("simulate", simulate.simulate),
    ("arena", arena.arena),
    ("tune", tune.tune),
    ("gate", gate.gate),
):
    # What looks like an option may be points: -85.
    settings = {"ignore_unknown_options": True} if name == "sheet" else {}
    app.command(name, cls=Command, help=f"cli-{name}", context_settings=settings)(function)

app.add_typer(database.app, name="db", help="cli-db")
app.add_typer(admin_care.commands, name="admin")
