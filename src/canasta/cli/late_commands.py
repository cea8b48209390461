"""Commands that are made when they are called: `canasta play` imports nothing of `canasta serve`."""

from __future__ import annotations

from collections import UserDict
from importlib import import_module
from typing import Any, Final

import typer

from canasta.cli.help import Command, CommandGroup

# In the order of the help: where each is found. A whole group of commands is a `typer.Typer`.
_HOMES: Final = {
    "play": "play:play",
    "serve": "serve:serve",
    "rules": "rules:rules",
    "referee": "referee:referee",
    "try": "try_:try_",
    "replay": "replay:replay",
    "review": "review:review",
    "puzzle": "puzzle:puzzle",
    "verify": "verify:verify",
    "simulate": "simulate:simulate",
    "arena": "arena:arena",
    "tune": "tune:tune",
    "gate": "gate:gate",
    "db": "database:app",
    "admin": "admin_care:commands",
    "completion": "completion:completion",
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
    found = getattr(import_module(f"canasta.cli.{module}"), attribute)
    if not isinstance(found, typer.Typer):
        function, found = found, typer.Typer(add_completion=False)
        found.command(name, cls=Command, help=f"cli-{name}")(function)
    command: Any = typer.main.get_command(found)
    command.name, command.help = name, f"cli-{name}"
    return command
