"""Nobody knows the cards beforehand: seeds are agreed to, every client adds to every shuffle, nobody holds it up."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest
from tests.server.live.clients import QUICK, Client, by_hand, connect, play_to, table_of
from tests.server.simulation.store import SimStore

from canasta.match.record import read
from canasta.match.verify import Status, verify
from canasta.server.live import Hub, attendance
from canasta.server.tables import inputs
from canasta.server.wire import commands
from canasta.server.wire.messages import Ack
from canasta.server.wire.values import Settings

pytestmark = pytest.mark.anyio
DRAWN = Settings(rules="salon", ceremony="short", turn_seconds=0, pace=0)
BY_HAND = Settings(rules="salon", turn_seconds=0, pace=0)


def texts_in(record: str) -> list[list[str]]:
    """The contributions to each shuffle of a record, the draw first."""
    whole = read(record)
    decks = [*([whole.draw.deck] if whole.draw is not None else []), *(deal.deck for deal in whole.deals)]
    return [sorted(text for text in deck.contributions if text) for deck in decks]


async def begin(clients: list[Client]) -> None:
    assert isinstance(await clients[0].ask(commands.Begin(id="begin")), Ack)


async def test_a_seeded_table_with_given_seats_begins_once_all_have_agreed(hub: Hub) -> None:
    settings = msgspec.structs.replace(QUICK, seed="siete", seating="given")
    clients = await table_of(hub, settings, 4)
    assert clients[0].table.stage == "confirm"
    for number, client in enumerate(clients[1:]):
        assert isinstance(await client.ask(commands.Confirm(id=f"c{number}")), Ack)
    await clients[0].until(lambda: clients[0].table.stage == "play")


@pytest.mark.parametrize("settings", [DRAWN, BY_HAND], ids=["short", "by hand"])
async def test_every_client_adds_to_the_draw_and_to_each_deal(hub: Hub, settings: Settings) -> None:
    clients = await table_of(hub, settings, 2, adds=True)
    await begin(clients)
    await by_hand(clients)
    await clients[0].until(lambda: clients[0].table.stage == "play")
    record = await hub.record(clients[0].table.id)
    assert texts_in(record) == [
        sorted(texts) for texts in zip(*(client.added.values() for client in clients), strict=True)
    ]
    assert len(texts_in(record)) == 2
    await play_to(clients, lambda: clients[0].table.stage != "play", random.Random(2))
    found = verify(await hub.record(clients[0].table.id))
    assert [(one.status, one.code, one.data) for one in found] == [(Status.PROVEN, "added", {"players": 2})] * 2


async def test_who_is_slow_to_add_holds_up_the_deal_for_a_moment_only(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "ADD_MS", 200)
    (slow,) = await table_of(hub, QUICK)
    slow.session.adds = True  # it says so, and adds nothing
    slow._add = lambda: None  # type: ignore[method-assign]
    await begin([slow])
    live = hub.tables[slow.table.id]
    assert live.people.held_ms() == 200
    await slow.until(lambda: slow.table.stage == "play", 5.0)
    assert texts_in(await hub.record(slow.table.id)) == [[]]


async def test_who_has_gone_is_not_waited_for(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attendance, "ADD_MS", 3_600_000)
    one, two = await table_of(hub, QUICK, 2, adds=True)
    two._add = lambda: None  # type: ignore[method-assign]
    await begin([one])
    await one.until(lambda: one.added)
    live = hub.tables[one.table.id]
    assert live.table.stage == "shuffle"
    assert live.people.held_ms() > 0
    await two.close()
    await one.until(lambda: one.table.stage == "play", 5.0)


async def test_a_client_from_before_adds_nothing_and_is_not_waited_for(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "ADD_MS", 3_600_000)
    clients = await table_of(hub, DRAWN, 2)
    await begin(clients)
    await clients[0].until(lambda: clients[0].table.stage == "play", 5.0)


async def test_a_dealer_cannot_close_the_shuffle_before_the_others_could_add(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "ADD_MS", 3_600_000)
    settings = Settings(rules="clasica", turn_seconds=0, pace=0, seating="given")
    clients = await table_of(hub, settings, 4)
    table = clients[0].table
    dealer = clients[hub.tables[table.id].table.match.dealer]  # type: ignore[union-attr]
    other = next(client for client in clients if client is not dealer)
    other.session.adds = True
    closing = asyncio.ensure_future(dealer.ask(commands.Shuffle(id="now")))
    await asyncio.sleep(0.05)
    assert not closing.done()
    assert hub.tables[table.id].table.stage == "shuffle"
    assert isinstance(await other.ask(commands.Contribute(id="mine", text="nobody knew")), Ack)
    assert isinstance(await closing, Ack)
    assert "contribution" in await hub.record(table.id)


async def test_bots_close_no_shuffle_and_draw_no_card_before_people_have_added(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "ADD_MS", 3_600_000)
    (client,) = await table_of(hub, BY_HAND)
    client.session.adds, client._add = True, lambda: None  # type: ignore[method-assign]
    await begin([client])
    await asyncio.sleep(0.05)
    assert hub.tables[client.table.id].table.match.draw.picks == []  # type: ignore[union-attr]
    assert isinstance(await client.ask(commands.Contribute(id="mine", text="x")), Ack)
    await client.until(lambda: client.table.spread.rounds, 5.0)


@pytest.mark.rule("TB-9.2")
async def test_no_byte_that_is_sent_holds_a_secret_of_any_deal_before_it_is_over(hub: Hub, store: SimStore) -> None:
    """Also those that are drawn already for a deal to come; the store has them, and nobody else.

    Nor does a frame hold a key, its hash, the seed of the table or a card that its seat does not see.
    """
    settings = msgspec.structs.replace(DRAWN, house={"target": 50_000})  # one deal does not decide the match
    clients = await table_of(hub, settings, 3, adds=True)
    for client in clients[1:]:
        assert isinstance(await client.ask(commands.Confirm(id="agreed")), Ack)
    clients.append(await connect(hub, clients[0].table.id))
    await begin(clients)
    told: list[tuple[str, bytes]] = []
    for deal in (1, 2):
        await play_to(clients[:3], lambda deal=deal: clients[0].table.deal > deal, random.Random(deal))
        told.append((f"record {deal}", (await hub.record(clients[0].table.id)).encode()))
    await clients[0].until(lambda: clients[0].table.stage == "play")
    entries = [inputs.ROWS.decode(row.body)[1] for row in store.logs[clients[0].table.id].rows]
    table = hub.tables[clients[0].table.id].table
    hashes = [chair.key_hash for chair in table.chairs if chair is not None and chair.key_hash is not None]
    never = [table.seed, *hashes, *(client.key for client in clients if client.key is not None)]
    secrets: dict[int, str] = {}
    for entry in entries:
        if isinstance(entry, inputs.MatchBegun):
            secrets |= dict(enumerate(entry.secrets))
        elif isinstance(entry, inputs.NextDeal):
            assert entry.secret is not None
            secrets[len(secrets)] = entry.secret
    assert sorted(secrets) == [0, 1, 2, 3]
    assert len(set(secrets.values())) == 4
    reveals = dict.fromkeys(secrets, 0)
    for client in clients:
        known: set[int] = set()
        for frame in client.frames:
            message = msgspec.json.decode(frame)
            check_seat(message, client.view.seat)
            assert not any(hidden.encode() in frame for hidden in never)
            known |= {event["deal"] for event in message.get("events", []) if event["kind"] == "revealed"}
            for number, secret in secrets.items():
                if secret.encode() in frame:
                    assert number in known
                    reveals[number] += 1
    assert all(reveals[number] for number in (0, 1, 2))
    assert reveals[3] == 0
    for number, (name, record) in enumerate(told, 1):
        assert secrets[number].encode() in record, name
        assert secrets[number + 1].encode() not in record, name
    assert secrets[3].encode() not in await info_of(hub, clients[0].table.id)


def check_seat(message: dict[str, Any], seat: int | None) -> None:
    """Assert that a message shows a hand, what is legal and drawn cards to their seat only."""
    view = message.get("view")
    if view is not None:
        assert view["seat"] == seat
        assert (len(view["hand"]) > 0) <= (seat is not None)
        assert view["shown"] is None or view["phase"] == "over"
        assert not view["legal"] or view["to_act"] == seat
    for event in message.get("events", []):
        if event["kind"] in ("dealt", "draw", "replaced", "pile_joined") and event["seat"] != seat:
            assert set(event) == {"number", "kind", "seat", "count", "text"}


async def info_of(hub: Hub, table: str) -> bytes:
    return msgspec.json.encode(await hub.info(table, "en"))
