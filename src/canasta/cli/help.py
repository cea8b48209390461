"""`--help` in the language of the call. Commands and options declare the key of their text; this module looks it up."""

from __future__ import annotations

from typing import Any

from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from canasta.cli.screen import screen


def _option_row(param: Any, say: Any) -> tuple[Text, str]:
    if param.name == "help":
        return Text("--help", style="bold"), say("cli-option-help")
    shown = Text("  ").join(Text(opt, style="bold") for opt in (*param.opts, *param.secondary_opts))
    if param.metavar:
        shown.append(f" {param.metavar}")
    return shown, say(param.help)


def _rows(heading: str, rows: list[tuple[Text, str]], voice: Any, first: int) -> None:
    if not rows:
        return
    voice.print()
    voice.print(heading, style="bold")
    from rich.table import Table

    table = Table.grid(padding=(0, 0, 0, 2), pad_edge=True)
    table.add_column(width=first, no_wrap=True)
    table.add_column()
    for left, right in rows:
        table.add_row(left, right)
    voice.block(table)


def show(command: Any, context: Any) -> None:
    """Print usage, purpose, arguments, options, commands and an example; Typer ends the last line."""
    voice = screen()
    params = command.get_params(context)
    arguments = [p for p in params if p.param_type_name == "argument"]
    options = [p for p in params if p.param_type_name == "option" and not p.hidden]
    usage = Text(f"{voice.say('cli-help-usage')}: ", style="bold")
    usage.append(context.command_path, style="default")
    for param in arguments:
        usage.append(f" {param.metavar}" if param.required else f" [{param.metavar}]", style="not bold")
    commands = getattr(command, "commands", None)
    if commands:
        usage.append(f" {voice.say('cli-help-command')}", style="not bold")
    usage.append(f" [{voice.say('cli-help-options')}]", style="not bold")
    voice.print(usage)
    voice.print()
    voice.prose(voice.say(command.help))
    rows = {
        "cli-help-arguments": [(Text(p.metavar, style="bold"), voice.say(p.help)) for p in arguments],
        "cli-help-commands": [
            (Text(name, style="bold"), voice.say(f"{command.key(name)}-short")) for name in commands or ()
        ],
        "cli-help-option-list": [_option_row(p, voice.say) for p in options],
    }
    first = min(30, max(len(left) for each in rows.values() for left, _ in each) + 2)  # the padding counts
    for heading, each in rows.items():
        _rows(voice.say(heading), each, voice, first)
    voice.print()
    voice.print(voice.say("cli-help-example"), style="bold")
    voice.print("\n".join(f"  {line}" for line in voice.say(f"{command.help}-example").splitlines()), end="")


def _in_words(items: list[Any]) -> list[Any]:
    """The words that a shell may offer, explained in the language of the call."""
    for item in items:
        if item.help:
            item.help = screen().say("cli-option-help" if item.value == "--help" else item.help)
    return items


class Command(TyperCommand):
    """A command whose help speaks both languages."""

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """Its options that begin so."""
        return _in_words(super().shell_complete(ctx, incomplete))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help; nothing is left for Typer to print."""
        show(self, ctx)


class CommandGroup(TyperGroup):
    """A group of commands whose help speaks both languages."""

    def key(self, name: str) -> str:
        """The key of the text of that command."""
        return str(self.commands[name].help)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help; nothing is left for Typer to print."""
        show(self, ctx)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """Its commands and options that begin so."""
        items = super().shell_complete(ctx, incomplete)
        for item in items:
            if item.value in self.commands:
                item.help = f"{self.key(item.value)}-short"
        return _in_words(items)
