"""The commands of players: each is an input of the log under another name, and is parsed and carried out once."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from tests.server.tables.tables import VALUES, Played, unbound

from canasta import read_position
from canasta.server.tables import inputs
from canasta.server.tables.inputs import OF_COMMAND, of_command
from canasta.server.tables.table_log import TABLE_LOG
from canasta.server.wire import commands
from canasta.server.wire.values import Settings

NO_INPUT = {"Hello", "Language", "Ping", "Try", "Warn", "Hint"}  # they change nothing
HAND = "K K K Q Q Q Q 2 2 2 2 7 7 7 7 4 5"


def test_every_command_that_changes_something_makes_an_input() -> None:
    others = NO_INPUT | {"Rematch", "Beside"}  # which open a table first, and keep the hash of a key
    assert {kind.__name__ for kind in get_args(commands.Command)} == others | {kind.__name__ for kind in OF_COMMAND}
    assert len(set(OF_COMMAND.values())) == len(OF_COMMAND)


@pytest.mark.parametrize("kind", OF_COMMAND, ids=lambda kind: kind.__name__)
def test_a_command_and_its_input_have_the_same_fields_in_the_same_order(kind: Any) -> None:
    said = [field for field in msgspec.structs.fields(kind) if field.name != "id"]
    kept = msgspec.structs.fields(OF_COMMAND[kind])[: len(said)]
    assert [unbound(field.type) for field in said] == [unbound(field.type) for field in kept]
    values = [VALUES[unbound(field.type)] for field in said]
    entry = of_command(kind("c1", *values))
    assert [getattr(entry, field.name) for field in kept] == values
    assert inputs.ROWS.decode(TABLE_LOG.body(2, entry)) == (2, entry)


def begun() -> Played:
    """A table on which seat 0 has plenty to lay."""
    played = Played(Settings(rules="clasica", ceremony="short"), people=4).begin()
    position = {
        "rules": "clasica",
        "phase": "play",
        "stock": 30,
        "seat": [{"hand": HAND}] + [{"hand": "4 5 6 8 9"}] * 3,
        "side": [{"melds": ["9 9 9"]}, {}],
    }
    assert played.table.match is not None
    played.table.match.deal = read_position(position)
    return played
