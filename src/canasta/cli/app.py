"""The command line as a whole: its commands, its languages, its answer to an error.

Commands are made when they are called: `canasta play` imports nothing of `canasta serve`.
"""

from __future__ import annotations

import os
import sys
from collections import UserDict
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import PurePath
from typing import Annotated, Any, Final

import typer
from typer.completion import get_completion_inspect_parameters, show_callback

from canasta.cli.help import Command, CommandGroup
from canasta.cli.options import Language
from canasta.cli.screen import (
    BAD_INPUT,
    DONE,
    FAULT,
    INTERRUPTED,
    BadInputError,
    Screen,
    complain,
    patient_streams,
    screen,
    sentence_of,
    speaking,
)
from canasta.texts import LANGUAGES, default_language, text

# The registry of commands, in the order of the help: where each is found, here or in a wing of the house. A whole group
# of commands is a `typer.Typer`.
_HOMES: Final = {
    "play": "canasta.cli.play:play",
    "serve": "canasta.cli.serve:serve",
    "rules": "canasta.cli.rules:rules",
    "referee": "canasta.cli.referee:referee",
    "try": "canasta.cli.try_:try_",
    "replay": "canasta.cli.replay:replay",
    "review": "canasta.cli.review:review",
    "puzzle": "canasta.cli.puzzle:puzzle",
    "verify": "canasta.cli.verify:verify",
    "simulate": "canasta.lab.commands.simulate:simulate",
    "arena": "canasta.lab.commands.arena:arena",
    "tune": "canasta.lab.commands.tune:tune",
    "gate": "canasta.lab.commands.gate:gate",
    "admin": "canasta.cli.admin:commands",
    "completion": "canasta.cli.app:completion",
}


class LateCommands(UserDict[str, Any]):
    """The commands by name, kept once made; until then the home of each."""

    def __getitem__(self, name: str) -> Any:
        kept = super().__getitem__(name)
        if isinstance(kept, str):
            kept = self.data[name] = _made(name, kept)
        return kept


class MainGroup(CommandGroup):
    """The group of all commands."""

    def __init__(self, **attrs: Any) -> None:
        super().__init__(**attrs)
        self.commands: LateCommands = LateCommands(_HOMES)

    def key(self, name: str) -> str:
        """The key of the command's text, which is known without the command."""
        return f"cli-{name}"


def _made(name: str, home: str) -> Any:
    module, _, attribute = home.partition(":")
    found = getattr(import_module(module), attribute)
    if not isinstance(found, typer.Typer):
        function, found = found, typer.Typer(add_completion=False)
        found.command(name, cls=Command, help=f"cli-{name}")(function)
    command: Any = typer.main.get_command(found)
    command.name, command.help = name, f"cli-{name}"
    return command


_SHELL_ASKS: Final = "_CANASTA_COMPLETE"  # a shell says in it which words it wants to complete


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
            if _SHELL_ASKS in os.environ:
                get_completion_inspect_parameters()  # Typer answers no shell before
            status = whole_command()(words, prog_name="canasta", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else DONE
    except BrokenPipeError:  # the reader of our pipe has gone: no message would arrive
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return DONE
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except SystemExit as answered:  # Typer has answered a shell
        return answered.code if isinstance(answered.code, int) else DONE
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
    from canasta.rules import get, names

    build = page.say(f"cli-build-{build_kind()}")
    page.tell("cli-version", version=__version__, build=build, python=platform.python_version())
    page.tell("cli-version-rules", sets=", ".join(f"{name} {get(name).version}" for name in names()))
    page.tell("cli-version-system", system=platform.platform())


SHELLS: Final = ("bash", "zsh", "fish", "powershell", "pwsh")


def completion(
    context: typer.Context,
    shell: Annotated[
        str | None,
        typer.Argument(
            help="cli-argument-shell",
            metavar="SHELL",
            autocompletion=lambda incomplete: [name for name in SHELLS if name.startswith(incomplete)],
        ),
    ] = None,
    lang: Language = None,  # noqa: ARG001 - the language of the sentence below, which is known by then
) -> None:
    """Print the lines by which that shell, or the one in the variable SHELL, completes our words, and leave."""
    asked = shell or PurePath(os.environ.get("SHELL", "")).name
    if asked not in SHELLS:
        raise BadInputError("shell", shell=repr(asked), shells=", ".join(SHELLS))
    parameter: Any = None  # Typer does not look at it
    show_callback(context, parameter, asked)


app: typer.Typer = typer.Typer(cls=MainGroup, add_completion=False, no_args_is_help=False, invoke_without_command=True)


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


@cache
def whole_command() -> Any:
    """The command line as Typer makes it of our functions, once in a process."""
    return typer.main.get_command(app)
