"""The address of a call: what counts as one, and who is told."""

from __future__ import annotations

import pytest
from tests.server.tables.tables import Played

from canasta.server.tables.errors import TableError
from canasta.server.tables.settings import checked
from canasta.server.tables.words import table_info
from canasta.server.wire.values import Settings

CALLS = [
    "https://meet.jit.si/LosJueves",
    "https://meet.example:8443/room?lang=es#now",
    "https://[2001:db8::1]/room",
    "tel:+34600111222",
    "tel:600-11.12(22)1",
]
NO_CALLS = [
    "",
    "meet.jit.si/LosJueves",
    "http://meet.jit.si/LosJueves",
    "javascript:alert(1)",
    "data:text/html,hello",
    "https:",
    "https:///room",
    "https://meet.jit.si@elsewhere.example/room",
    "https://meet.example:port/room",
    "https://meet.example\\@elsewhere.example/",
    "https://meet.example/a room",
    "https://meet.example/\u202eroom",
    "tel:",
    "tel:12",
    "tel:600 11 12 22",
    "tel:ask-me",
    "tel:+34600111222;x=https://elsewhere.example",
]


@pytest.mark.parametrize("call", CALLS)
def test_an_address_or_a_number_is_kept_as_it_is(call: str) -> None:
    assert checked(Settings(rules="clasica", call=call)).call == call


@pytest.mark.parametrize("call", NO_CALLS)
def test_anything_else_is_refused_with_a_sentence(call: str) -> None:
    with pytest.raises(TableError) as error:
        checked(Settings(rules="clasica", call=call))
    assert error.value.code == "call"
    assert "https://" in error.value.message("en")
    assert "https://" in error.value.message("es")


def test_only_who_sits_at_the_table_is_told() -> None:
    played = Played(Settings(rules="clasica", call=CALLS[0]), people=2)
    assert table_info(played.table, "en", seated=True).settings.call == CALLS[0]
    assert table_info(played.table, "en").settings.call is None


def test_who_found_the_table_in_a_list_is_not_told() -> None:
    table = Played(Settings(rules="clasica", call=CALLS[0]), people=2).table
    assert [table.told_of_call(player) for player in (0, 1, 2, None)] == [True, True, False, False]
    table.chair(1).listed = True
    assert [table.told_of_call(player) for player in (0, 1)] == [True, False]
