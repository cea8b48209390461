"""`canasta completion`: the lines by which a shell completes the words of the command."""

from __future__ import annotations

import os
from pathlib import PurePath
from typing import Annotated, Any, Final

import typer
from typer.completion import get_completion_inspect_parameters, show_callback

from canasta.cli.options import Language
from canasta.cli.screen import BadInputError

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
    """Print the lines for that shell, or for the one in the variable SHELL, and leave."""
    asked = shell or PurePath(os.environ.get("SHELL", "")).name
    if asked not in SHELLS:
        raise BadInputError("shell", shell=repr(asked), shells=", ".join(SHELLS))
    show_callback(context, _PARAMETER, asked)


def prepare_completion() -> None:
    """Let Typer answer a shell that asks; it knows none before."""
    get_completion_inspect_parameters()


_PARAMETER: Final[Any] = None  # Typer does not look at it
