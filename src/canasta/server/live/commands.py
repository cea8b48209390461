"""Commands of clients, turned into inputs of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.server.tables import inputs
from canasta.server.tables.errors import TableError
from canasta.server.tables.names import proper_name
from canasta.server.tables.people import bots_for
from canasta.server.tables.settings import dated
from canasta.server.wire import commands

if TYPE_CHECKING:
    from canasta.server.tables.inputs import Input
    from canasta.server.tables.table import Table
    from canasta.server.wire.commands import Command


# Commands that do not bring the match on: they could fill the log for ever.
ASIDE: Final = (
    commands.Say,
    commands.Chat,
    commands.Rename,
    commands.ChangeSettings,
    commands.SeatBot,
    commands.Unseat,
)


def as_input(table: Table, command: Command, player: int | None) -> Input:
    """The input for a command of that player. Raises `TableError` for a command that makes none."""
    match command:
        case commands.Play(action=actions):
            return inputs.ActionsPlayed(actions)
        case commands.Next():
            return inputs.Ready()
        case commands.Say(phrase=code):
            return inputs.Phrase(code)
        case commands.Chat(text=text):
            return inputs.Words(text)
        case commands.Pick(place=place):
            return inputs.Picked(place)
        case commands.Contribute(text=text):
            return inputs.Contributed(text)
        case commands.Shuffle():
            return inputs.Shuffled()
        case commands.Cut(lifted=lifted):
            return inputs.Lifted(lifted)
        case commands.Back():
            return inputs.PersonBack()
        case commands.Replace(player=player):
            return inputs.Away(player)
        case commands.Abandon():
            return inputs.Abandoned()
        case _:
            return _before_the_match(table, command, player)


def _before_the_match(table: Table, command: Command, player: int | None) -> Input:
    match command:
        case commands.ChangeSettings(settings=settings):
            return inputs.SettingsChanged(dated(settings))
        case commands.SeatBot(chair=chair):
            return next((inputs.BotSat(*bot) for bot in bots_for(table.chairs, [chair])), inputs.BotSat(chair, "", ""))
        case commands.Unseat(chair=chair):
            return inputs.ChairLeft(chair)
        case commands.Confirm():
            return inputs.Confirmed()
        case commands.Begin():
            free = table.free if table.settings.seating == "draw" else []
            return inputs.MatchBegun(tuple(inputs.BotSat(*bot) for bot in bots_for(table.chairs, free)), agreed=True)
        case commands.Rename(name=name, avatar=avatar):
            others = (chair for number, chair in enumerate(table.chairs) if number != player)
            return inputs.PlayerRenamed(proper_name(name, others), avatar)
    raise TableError("not-understood", why=type(command).__name__)
