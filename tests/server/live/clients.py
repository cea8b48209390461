"""Clients for tests: what a browser would know, from the frames that it gets and nothing else."""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from canasta.server.journal.store import JournalStore
from canasta.server.live import Hub, Session
from canasta.server.wire import commands
from canasta.server.wire.commands import Command, Hello
from canasta.server.wire.messages import Ack, Bye, Did, Message, Presence, Welcome
from canasta.server.wire.values import Settings
from canasta.server.workers import Executor, Inside

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Message)
QUICK = Settings(rules="clasica", ceremony="short", turn_seconds=0, pace=0)
HURRIED = msgspec.structs.replace(QUICK, turn_seconds=1)
DAYS = msgspec.structs.replace(QUICK, turn_seconds=86_400, bots="greedy")


async def next_frame(session: Session) -> bytes | None:
    """Wait for the next frame for the client; None at the end."""
    came = asyncio.Event()
    session.on_frames(came.set)
    while (frame := session.take()) is None and not session.ended:
        came.clear()
        await came.wait()
    return frame


class Client:
    """A socket at a table. Every frame is checked against the protocol, and numbers for gaps.

    One that says so in its `Hello` adds to every shuffle by itself, as the page does: to `added`, by commitment.
    """

    def __init__(self, session: Session, key: str | None) -> None:
        self.added: dict[str, str] = {}
        self.session = session
        self.key = key
        self.frames: list[bytes] = []
        self.messages: list[Any] = []
        self.welcome: Welcome | None = None
        self.seq = 0
        self.view: Any = None
        self.table: Any = None
        self.slip: int | None = None
        self.numbers: list[int] = []
        self._news = asyncio.Event()
        self._ids = (f"c{number}" for number in itertools.count(random.randrange(10**9)))
        self.task = asyncio.get_running_loop().create_task(self._read())

    @property
    def player(self) -> int | None:
        return self.session.player

    async def _read(self) -> None:
        while (frame := await next_frame(self.session)) is not None:
            self.frames.append(frame)
            message = _decoder.decode(frame)
            self.messages.append(message)
            if isinstance(message, Welcome):
                self.welcome, self.seq, self.view, self.table = message, message.seq, message.view, message.table
                self.slip = message.slip
                self.numbers += [event.number for event in message.events]
            elif isinstance(message, Did):
                assert message.seq == self.seq + 1, "a gap in what happened"
                self.seq, self.view, self.slip = message.seq, message.view, message.slip
                self.table = message.table or self.table
                self.numbers += [event.number for event in message.events]
            elif isinstance(message, Bye):
                break
            if self.session.adds:
                self._add()
            self._news.set()
        self._news.set()

    def _add(self) -> None:
        table = self.table
        if table is None or table.stage not in ("draw", "shuffle") or table.commitment in self.added:
            return
        text = self.added[table.commitment] = secrets.token_urlsafe(32)
        self._adding = asyncio.get_running_loop().create_task(
            self.session.say(commands.Contribute(id=self.new_id(), text=text))
        )

    async def until(self, fine: Any, seconds: float = 20.0) -> Any:
        """Wait until something holds, and return it."""

        async def wait() -> Any:
            while True:
                self._news.clear()
                found = fine()
                if found:
                    return found
                await self._news.wait()

        return await asyncio.wait_for(wait(), seconds)

    async def ask(self, command: Command) -> Any:
        """Say something and return the answer to it."""
        name = getattr(command, "id", None)
        await self.session.say(command)

        def answer() -> Any:
            for message in reversed(self.messages):
                if getattr(message, "id", None) == name and not isinstance(message, (Did, Presence)):
                    return message
            return None

        return await self.until(answer)

    def new_id(self) -> str:
        return next(self._ids)

    async def play(self, action: str) -> Any:
        return await self.ask(commands.Play(id=self.new_id(), action=action))

    async def close(self) -> None:
        await self.session.close()
        await self.task

    @property
    def acts(self) -> bool:
        """True if this one is to act in the deal."""
        view = self.view
        return view is not None and self.table.stage == "play" and view.seat is not None and view.to_act == view.seat


async def until(fine: Callable[[], object], seconds: float = 60.0) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(seconds):
        while not fine():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def hub_on(store: JournalStore, executor: Executor | None = None, **how: Any) -> AsyncIterator[Hub]:
    """A server's hub on that store; bots think in the process of the test, or where `executor` says."""
    hub = Hub(store, executor=executor or Inside(), **how)
    await hub.start()
    try:
        yield hub
    finally:
        await hub.close()


async def connect(
    hub: Hub, table: str, key: str | None = None, lang: str = "en", after: int = 0, *, adds: bool = False
) -> Client:
    hello = Hello(key=key, lang=lang, after=after, adds=adds)
    client = Client(await hub.connect(table, hello), key)
    await client.until(lambda: client.welcome)
    return client


async def table_of(hub: Hub, settings: Settings, people: int = 1, *, adds: bool = False) -> list[Client]:
    """A table with that many people on it, connected; the first is the host."""
    host = await hub.create(settings, "Ana", "fox")
    clients = [await connect(hub, host.table, host.key, "es", adds=adds)]
    for number in range(1, people):
        seated = await hub.join(host.table, None, ["Luis", "Eva", "Juan", "Pía", "Teo"][number - 1], "owl")
        clients.append(await connect(hub, host.table, seated.key, "en" if number % 2 else "es", adds=adds))
    return clients


async def begun(hub: Hub, settings: Settings = QUICK, people: int = 1) -> list[Client]:
    """The same with a match that has begun."""
    clients = await table_of(hub, settings, people)
    assert isinstance(await clients[0].ask(commands.Begin(id="begin")), Ack)
    for client in clients:
        await client.until(lambda client=client: client.table.stage not in ("open", "confirm"))
    return clients


async def in_turn(hub: Hub, settings: Settings = QUICK, people: int = 1) -> list[Client]:
    """Begin the match, and wait until one of the people is to act in the deal."""
    clients = await begun(hub, settings, people)
    await clients[0].until(lambda: any(client.acts for client in clients))
    return clients


async def by_hand(clients: list[Client]) -> None:
    """The ceremony, as far as it is for people to do it, each as soon as they may."""

    async def act(client: Client) -> None:
        while client.table.stage in ("open", "draw", "shuffle", "cut"):
            table, seq = client.table, client.seq
            seat = table.chairs[client.player].seat
            if table.settings.ceremony == "short" or table.stage == "open":
                pass
            elif table.stage == "draw" and client.player in table.spread.waiting:
                taken = {drawn.place for one in table.spread.rounds for drawn in one}
                await client.ask(commands.Pick(id=client.new_id(), place=min({*range(table.spread.cards)} - taken)))
            elif table.stage == "shuffle" and table.dealer == seat:
                await client.ask(commands.Shuffle(id=client.new_id()))
            elif table.stage == "cut" and table.cutter == seat:
                await client.ask(commands.Cut(id=client.new_id(), lifted=40))
            await client.until(lambda seq=seq: client.seq > seq or client.table.stage == "play")

    await asyncio.gather(*map(act, clients))


async def play_to(clients: list[Client], done: Any, rng: random.Random, seconds: float = 60.0) -> None:
    """Everybody plays by chance, with a liking for melds, until something holds."""
    from tests.match.playing import choose

    async def play(client: Client) -> None:
        while not done():
            await client.until(lambda: done() or client.acts or client.table.stage == "between", seconds)
            if done():
                return
            if client.table.stage == "between":
                player = client.table.chairs[client.player]
                if not player.ready:
                    await client.ask(commands.Next(id=client.new_id()))
                await client.until(lambda: done() or client.table.stage != "between", seconds)
            elif client.acts:
                await client.play(choose(client.view.legal, rng))
                seq = client.seq
                await client.until(lambda seq=seq: done() or client.seq >= seq)

    await asyncio.gather(*(play(client) for client in clients))
