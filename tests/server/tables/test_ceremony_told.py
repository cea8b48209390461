"""The lobby and the menu promise a draw and a cut only where the match has them."""

from __future__ import annotations

import pytest
from tests.server.tables.tables import Played

from canasta.server.tables.books import whole_menu
from canasta.server.tables.words import table_info
from canasta.server.wire.values import Settings

FORMS = [form for each in whole_menu("en").sets for form in each.forms]


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.rules)
@pytest.mark.parametrize("seating", ["draw", "given"])
def test_what_is_told_is_what_comes(form: object, seating: str) -> None:
    rules = form.rules  # type: ignore[attr-defined]
    settings = Settings(rules=rules, seating=seating)  # type: ignore[arg-type]
    played = Played(settings, form.seats if seating == "given" else 1)  # type: ignore[attr-defined]
    told = table_info(played.table, "en")
    if seating == "draw":
        assert (told.draws, told.cuts) == (form.draws, form.cuts)  # type: ignore[attr-defined]
    played.begin("ab" * 32, "cd" * 32)
    assert (played.table.stage == "draw") == told.draws
    assert played.table.match is not None
    assert (played.table.match.cutter is not None) == told.cuts if played.table.stage != "draw" else True
    if not told.draws:
        assert played.table.seating == tuple(range(played.table.rules.seats)), "everybody plays where they sit"
