"""A `Did` of shared parts is the one that is built the plain way; secrets are in none of them."""

from __future__ import annotations

import random

import msgspec
import pytest
from tests.match.playing import EVERY_GAME
from tests.server.live.clients import QUICK, connect, play_to, table_of
from tests.server.simulation.store import SimStore
from tests.server.tables.tables import LANGS, Played

from canasta.deal.view import View
from canasta.server.live import Hub
from canasta.server.live.answers import Broadcast
from canasta.server.live.errors import encode
from canasta.server.tables.table import Outcome, Table
from canasta.server.tables.words import deal_view, events_in_words, said_in_words, table_info
from canasta.server.wire import commands
from canasta.server.wire.messages import Did
from canasta.server.wire.values import Clock, DealView, Settings


def plain(table: Table, outcome: Outcome, seat: int | None, lang: str, command: str | None) -> Did:
    match = table.match
    return Did(
        seq=outcome.seq,
        id=command,
        by=2,
        table=table_info(table, lang) if outcome.table_changed else None,
        view=None if match is None or match.deal is None else deal_view(match.deal, seat),
        events=[] if match is None else events_in_words(outcome.events, lang, seat, match.names),
        said=None if outcome.said is None else said_in_words(outcome.said, lang),
        clock=Clock(1, 2, 3),
    )


@pytest.mark.parametrize("name", EVERY_GAME)
def test_what_is_told_is_what_there_is_to_tell(name: str) -> None:
    rng = random.Random(1)
    played = Played(Settings(rules=name)).begin()
    for _ in range(60):
        outcome = played.step(rng)
        table = played.table
        infos = {lang: table_info(table, lang) for lang in LANGS}
        telling = Broadcast(table, outcome, 2, Clock(1, 2, 3), infos.__getitem__)
        for seat in (None, *range(table.rules.seats)):
            for lang, command in (("es", None), ("en", "c1")):
                frame = telling.frame(seat, lang, command)
                assert frame == encode(plain(table, outcome, seat, lang, command))
                assert telling.frame(seat, lang, command) is frame


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


@pytest.mark.rule("TB-9.2")
@pytest.mark.anyio
async def test_no_byte_that_is_sent_holds_a_secret(hub: Hub, store: SimStore) -> None:
    """Seeds, keys and their hashes never; a deal's secret and others' cards not before the deal is over."""
    clients = await table_of(hub, QUICK, 4)
    clients.append(await connect(hub, clients[0].table.id))
    await clients[0].ask(commands.Begin(id="b"))
    await play_to(clients[:4], lambda: clients[0].table.deal == 2, random.Random(11))
    table_id = clients[0].table.id
    table = hub.tables[table_id].table
    assert table.match is not None
    hashes = [chair.key_hash for chair in table.chairs if chair is not None and chair.key_hash is not None]
    forbidden = [table.seed, *hashes, *(client.key for client in clients if client.key is not None)]
    first = next(deal.deck.secret for deal in table.match.ended)
    assert first is not None
    running = table.match.deck
    assert running is not None
    assert running.sealed is not None
    forbidden.append(running.sealed.secret.hex())
    for client in clients:
        seat = client.view.seat
        for frame in client.frames:
            assert not any(hidden.encode() in frame for hidden in forbidden)
            message = msgspec.json.decode(frame)
            view, events = message.get("view"), message.get("events", [])
            over = any(event["kind"] == "over" for event in events)
            if first.hex().encode() in frame:
                assert over
            if view is not None:
                assert view["seat"] == seat
                assert (len(view["hand"]) > 0) <= (seat is not None)
                assert view["shown"] is None or view["phase"] == "over"
                assert not view["legal"] or view["to_act"] == seat
            for event in events:
                if event["kind"] in ("dealt", "draw", "replaced", "pile_joined") and event["seat"] != seat:
                    assert set(event) == {"number", "kind", "seat", "count", "text"}
    assert len(store.logs[table_id].rows) > 40
