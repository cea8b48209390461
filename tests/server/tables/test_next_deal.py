"""The next deal begins also where a server stopped between the last wish for it and its first card."""

from __future__ import annotations

import random

import pytest
from tests.server.tables.tables import Played

from canasta.server.tables import inputs
from canasta.server.tables.table import Due
from canasta.server.wire.values import Settings


@pytest.mark.parametrize("people", [1, 3])
def test_once_everybody_wants_it_the_deal_is_due(people: int) -> None:
    played = Played(Settings(rules="clasica", ceremony="short"), people).begin().play(random.Random(3), deals=1)
    assert played.table.stage == "between"
    for number in range(people):
        before = played.table.due()
        assert before is None or before.at > played.table.since, "somebody still looks at the sheet"
        played.do(number, inputs.Ready())
    assert played.rebuilt().due() == Due("next", None, played.table.since)
    played.do(None, inputs.NextDeal())
    assert played.table.due() != Due("next", None, played.table.since)
