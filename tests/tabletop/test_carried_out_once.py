"""The work for a command of a server's table: parsed once, carried out once, copied only where it must be.

It counts calls inside of modules that may be compiled, so it runs on the Python source only.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.tables.test_commands import begun

from canasta.deal.deal import Deal
from canasta.server.tables import inputs
from canasta.tabletop import micro, moves, notation


@pytest.mark.pure
@pytest.mark.parametrize(
    ("said", "parts", "copies"),
    [
        ("meld K K K", 1, 0),
        ("meld Q Q Q Q 2", 3, 1),
        ("meld K K K; meld Q Q Q Q 2; meld 7 7 7 7", 6, 3),
    ],
)
def test_what_a_command_says_is_parsed_and_carried_out_once(
    said: str, parts: int, copies: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = begun()
    calls = {"carried": 0, "copied": 0, "parsed": 0}

    def counted(name: str, of: Any) -> Any:
        def count(*args: Any) -> Any:
            calls[name] += 1
            return of(*args)

        return count

    monkeypatch.setattr(micro, "carry_out", counted("carried", moves.carry_out))
    monkeypatch.setattr(Deal, "copy", counted("copied", Deal.copy))
    monkeypatch.setattr(notation, "_parse", counted("parsed", notation._parse))
    assert played.table.seating is not None
    played.do(played.table.seating[0], inputs.ActionsPlayed(said))
    assert calls == {"carried": parts, "copied": copies, "parsed": said.count(";") + 1}
