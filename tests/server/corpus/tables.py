"""Tables of the corpus: each scene is played on a real hub, its people by chance; its log is what the store holds."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any
from unittest import mock

from tests.server.live.clients import Client, begun, connect, play_to, table_of
from tests.server.simulation.store import SimStore

from canasta.server.live import Hub
from canasta.server.store import Stored
from canasta.server.tables import inputs
from canasta.server.wire import commands
from canasta.server.wire.messages import Ack
from canasta.server.wire.values import Settings
from canasta.server.workers import Inside

Logs = dict[str, Stored]
QUICK: dict[str, Any] = {"ceremony": "short", "turn_seconds": 0, "pace": 0, "bots": "greedy"}


async def done(client: Client, command: commands.Command) -> None:
    """A command that must be carried out."""
    answer = await client.ask(command)
    assert isinstance(answer, Ack), answer


def scene(play: Callable[[Hub], Awaitable[str]]) -> Callable[[], Awaitable[Logs]]:
    """The scene that is played so at a hub: the log of the table at which it ends."""

    @wraps(play)
    async def played() -> Logs:
        store = SimStore()
        hub = Hub(store, executor=Inside())
        await hub.start()
        with mock.patch("canasta.server.live.attendance.GONE_MS", 0):
            table = await play(hub)
            await hub.close()
        return {"": store.logs[table]}

    return played


def until_seq(clients: list[Client], seq: int) -> Callable[[], bool]:
    return lambda: max(client.seq for client in clients) >= seq


async def some_turns(hub: Hub, settings: Settings, people: int, turns: int) -> str:
    """A table in the middle of its first deal, the whole ceremony done by its people."""
    clients = await table_of(hub, settings, people, adds=settings.seed is None)
    for client in clients:
        if client.player in [each.number for each in client.table.chairs if each and not each.confirmed]:
            await done(client, commands.Confirm(id=client.new_id()))
    await done(clients[0], commands.Begin(id=clients[0].new_id()))
    await ceremony(hub, clients)
    host = clients[0]
    start = host.seq
    await play_to(clients, until_seq(clients, start + turns), random.Random(11))
    return str(host.table.id)


async def ceremony(hub: Hub, clients: list[Client]) -> None:
    """Everybody draws, the dealer shuffles, the cutter cuts."""
    host = clients[0]
    chance = random.Random(12)
    while True:
        await host.until(lambda: host.table.stage in ("draw", "shuffle", "cut", "play"))
        table = host.table
        if table.stage == "play":
            return
        seq = host.seq
        if table.stage == "draw":
            drawn = {card.place for cards in table.spread.rounds for card in cards}
            place = chance.choice([each for each in range(table.spread.cards) if each not in drawn])
            await act(clients, table.spread.waiting[0], commands.Pick(id=host.new_id(), place=place))
        elif table.stage == "shuffle":
            await act(clients, by_seat(table, table.dealer), commands.Shuffle(id=host.new_id()))
        else:
            await act(clients, by_seat(table, table.cutter), commands.Cut(id=host.new_id(), lifted=30))
        await host.until(lambda seq=seq: host.seq > seq)


def by_seat(table: Any, seat: int) -> int:
    return next(int(chair.number) for chair in table.chairs if chair.seat == seat)


async def act(clients: list[Client], player: int, command: commands.Command) -> None:
    """One of the people does it; a bot does it by itself."""
    client = next((each for each in clients if each.player == player), None)
    if client is not None:
        await client.ask(command)


# The scenes


@scene
async def table_clasica_finished(hub: Hub) -> str:
    """Two people and two bots play to the end, talk, and go on at another table."""
    house: dict[str, int | bool | str] = {"target": 500}
    one, two = clients = await table_of(hub, Settings(rules="clasica", house=house, **QUICK), 2)
    await done(two, commands.Confirm(id="agree"))
    await done(one, commands.Say(id="hello", phrase="hello"))
    await done(one, commands.Begin(id="begin"))
    await play_to(clients, lambda: one.table.stage == "finished", random.Random(3))
    await done(two, commands.Chat(id="words", text="¡Otra, la última!"))
    await done(two, commands.Rematch(id="rematch"))
    return str(one.table.id)


@scene
async def table_rematch(hub: Hub) -> str:
    """The second table of the same people, where nobody has begun."""
    one, two = await begun(hub, Settings(rules="internacional", **QUICK), 2)
    await two.close()
    await done(one, commands.Replace(id="replace", player=1))
    await done(one, commands.Abandon(id="abandon"))
    await done(one, commands.Rematch(id="rematch"))
    await one.until(lambda: one.table.rematch)
    return str(one.table.rematch)


@scene
async def table_abandoned(hub: Hub) -> str:
    """A match broken off after a bot has played for somebody who was gone."""
    one, two = await begun(hub, Settings(rules="internacional", **QUICK), 2)
    await play_to([one, two], until_seq([one], one.seq + 20), random.Random(4))
    key = two.key
    await two.close()
    await done(one, commands.Replace(id="replace", player=1))
    two = await connect(hub, one.table.id, key)
    await done(two, commands.Back(id="back"))
    await two.close()
    await done(one, commands.Replace(id="again", player=1))
    await done(one, commands.Abandon(id="abandon"))
    return str(one.table.id)


@scene
async def table_freed_chair(hub: Hub) -> str:
    """The host frees a chair in a match; somebody else takes it over and plays on."""
    one, two = await begun(hub, Settings(rules="salon", **QUICK), 2)
    await play_to([one, two], until_seq([one], one.seq + 24), random.Random(5))
    await two.close()
    await done(one, commands.Unseat(id="free", chair=1))
    taken = await hub.join(one.table.id, 1, "Zoe", "owl")
    zoe = await connect(hub, one.table.id, taken.key)
    await play_to([one, zoe], until_seq([one], one.seq + 24), random.Random(6))
    return str(one.table.id)


@scene
async def table_by_days(hub: Hub) -> str:
    """A match by days: quiet hours, a notice, and a turn whose time ran out."""
    (one,) = await table_of(hub, Settings(rules="clasica", **{**QUICK, "turn_seconds": 86_400}))
    await done(one, commands.Reach(id="quiet", quiet_from=0, quiet_to=0, notices=True))
    await done(one, commands.Begin(id="begin"))
    await play_to([one], until_seq([one], one.seq + 20), random.Random(8))
    live = hub.tables[one.table.id]
    await one.until(lambda: live.table.chair(0).told)
    async with live.lock:
        await live.commit(None, inputs.Away(0))
    await one.until(lambda: not one.table.chairs[0].away and live.table.chair(0).told)
    return str(one.table.id)


@scene
async def table_lobby(hub: Hub) -> str:
    """Before a match: names, bots, a chair left, other rules, a seed to agree to."""
    one, two, three = await table_of(hub, Settings(rules="clasica"), 3)
    await done(two, commands.Rename(id="name", name="Lucía", avatar="owl"))
    await done(one, commands.SeatBot(id="bot", chair=3))
    await done(three, commands.Unseat(id="up", chair=2))
    house: dict[str, int | bool | str] = {"target": 3000, "canasta_clean": 600}
    await done(one, commands.ChangeSettings(id="rules", settings=Settings(rules="tres-barajas", house=house)))
    await done(one, commands.ChangeSettings(id="seed", settings=Settings(rules="salon", seed="siete")))
    await done(two, commands.Confirm(id="agree"))
    return str(one.table.id)


@scene
async def table_whole_ceremony(hub: Hub) -> str:
    """Four people draw for seats, add to the shuffle, shuffle, cut and play."""
    return await some_turns(hub, Settings(rules="tres-barajas", turn_seconds=0, pace=0), 4, 40)


@scene
async def table_six_hands(hub: Hub) -> str:
    """Six players in three pairs, four of them bots."""
    rules = Settings(rules="reglamento/6-pairs", **QUICK)
    return await some_turns(hub, rules, 2, 30)


@scene
async def table_second_deal(hub: Hub) -> str:
    """One person and three bots, in the second deal."""
    (one,) = await begun(hub, Settings(rules="tres-barajas", **QUICK))
    await play_to([one], lambda: bool(one.table.sheets) and one.table.stage == "play", random.Random(7))
    return str(one.table.id)


@scene
async def table_open_seed(hub: Hub) -> str:
    """Cards that follow from a text."""
    settings = Settings(rules="salon", seed="siete", **QUICK)
    return await some_turns(hub, settings, 2, 30)


@scene
async def table_given_seats(hub: Hub) -> str:
    """Seats that a competition has given: the match begins by itself."""
    table = await hub.create_given(Settings(rules="tres-barajas", **{**QUICK, "seating": "given"}))
    seats = [await hub.join(table, at, name, "fox") for at, name in enumerate(("Ana", "Eva", "Bea", "Luz"))]
    clients = [await connect(hub, table, seat.key) for seat in seats]
    await clients[0].until(lambda: clients[0].table.stage == "play")
    await play_to(clients, until_seq(clients, 60), random.Random(8))
    return table


@scene
async def table_two_people(hub: Hub) -> str:
    """Two people and two bots in the first deal."""
    return await some_turns(hub, Settings(rules="clasica", **QUICK), 2, 20)


@scene
async def table_new_host(hub: Hub) -> str:
    """A pause; a guest gets a bot's chair and another does not; the host goes, and the next person is the host."""
    one, two = await begun(hub, Settings(rules="clasica", **QUICK), 2)
    people = [one, two]
    await play_to(people, until_seq(people, one.seq + 12), random.Random(9))
    await done(two, commands.Pause(id="pause"))
    await done(one, commands.Resume(id="resume"))
    bots = [chair.number for chair in one.table.chairs if chair.number not in (one.player, two.player)]
    taken = [await hub.join(one.table.id, at, name, "owl") for at, name in zip(bots, ("Zoe", "Ada"), strict=True)]
    await done(one, commands.Admit(id="yes", chair=bots[0], yes=True))
    await done(one, commands.Admit(id="no", chair=bots[1], yes=False))
    await play_to(people, lambda: one.table.stage == "between", random.Random(10))
    people.append(await connect(hub, one.table.id, taken[0].key))
    await play_to(people, lambda: one.table.stage == "play" and one.table.deal == 2, random.Random(13))
    await one.close()
    await two.until(lambda: two.table.chairs[two.player].host)
    return str(two.table.id)


@scene
async def table_courtesies(hub: Hub) -> str:
    """Two people who talk over a call; one takes a discard back, the other lets somebody look at their cards."""
    settings = Settings(rules="clasica", take_back="always", call="https://meet.example/canasta", **QUICK)
    one, two = people = await begun(hub, settings, 2)
    await done(two, commands.Beside(id="beside", key="a-key-for-who-sits-beside-the-player"))
    while one.slip != one.player:
        await play_to(people, lambda: one.slip is not None or one.table.stage == "between", random.Random(14))
        assert one.table.stage == "play"
        if one.slip != one.player:
            await play_to(people, lambda: one.slip is None, random.Random(14))
    await done(one, commands.TakeBack(id="back"))
    await play_to(people, until_seq(people, one.seq + 12), random.Random(15))
    await done(two, commands.Beside(id="alone", key=None))
    return str(one.table.id)


TABLES = (
    table_clasica_finished,
    table_rematch,
    table_abandoned,
    table_freed_chair,
    table_lobby,
    table_by_days,
    table_whole_ceremony,
    table_six_hands,
    table_second_deal,
    table_open_seed,
    table_given_seats,
    table_two_people,
    table_new_host,
    table_courtesies,
)
