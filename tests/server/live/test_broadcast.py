"""A `Did` of shared parts is the one that is built the plain way; secrets are in none of them."""

from __future__ import annotations

import random

import msgspec
import pytest
from tests.match.playing import EVERY_GAME
from tests.server.tables.tables import LANGS, Played

from canasta.deal.view import View
from canasta.server.live.answers import Broadcast
from canasta.server.live.errors import encode
from canasta.server.tables.table import Table
from canasta.server.tables.table_log import Outcome
from canasta.server.tables.words import deal_view, events_in_words, said_in_words, table_info
from canasta.server.wire.messages import Did
from canasta.server.wire.values import Clock, DealView, Settings


def plain(table: Table, outcome: Outcome, seat: int | None, lang: str, command: str | None, *, seated: bool) -> Did:
    match = table.match
    return Did(
        seq=outcome.seq,
        id=command,
        by=2,
        table=table_info(table, lang, seated=seated) if outcome.table_changed else None,
        view=None if match is None or match.deal is None else deal_view(match.deal, seat),
        events=[] if match is None else events_in_words(outcome.events, lang, seat, match.names),
        said=None if outcome.said is None else said_in_words(outcome.said, lang),
        clock=Clock(1, 2, 3),
        slip=None if table.slip is None else table.slip.player,
    )


@pytest.mark.parametrize("name", EVERY_GAME)
def test_what_is_told_is_what_there_is_to_tell(name: str) -> None:
    rng = random.Random(1)
    played = Played(Settings(rules=name, call="https://meet.example/us")).begin()
    for number in range(60):
        outcome = played.step(rng)
        if number % 3:
            continue
        table = played.table
        infos = {(lang, seated): table_info(table, lang, seated=seated) for lang in LANGS for seated in (True, False)}
        telling = Broadcast(table, outcome, 2, Clock(1, 2, 3), lambda lang, seated: infos[lang, seated])  # noqa: B023
        for seat in (None, *range(table.rules.seats)):
            for lang, command, seated in (("es", None, True), ("en", "c1", False), ("en", None, True)):
                frame = telling.frame(seat, lang, command, seated=seated)
                assert frame == encode(plain(table, outcome, seat, lang, command, seated=seated))
                assert telling.frame(seat, lang, command, seated=seated) is frame


def test_a_view_goes_over_the_wire_with_all_its_fields() -> None:
    told = {*View.__struct_fields__} - {"history"}  # which goes over the wire as events
    assert {*DealView.__struct_fields__} - {"stack", "clockwise"} == told
    played = Played(Settings(rules="tres-barajas", ceremony="short")).begin()
    match = played.table.match
    assert match is not None
    assert match.deal is not None
    for seat in (None, 0, 1, 2, 3):
        wire = deal_view(match.deal, seat)
        decoded = msgspec.json.decode(msgspec.json.encode(wire), type=DealView)
        assert decoded == wire
        plain = match.view(seat).as_dict() | {"stack": wire.stack, "clockwise": wire.clockwise}
        assert msgspec.json.encode(wire, order="sorted") == msgspec.json.encode(plain, order="sorted")
