"""People at tables: they sit down, play, come and go, reconnect, and repeat what was not answered."""

from __future__ import annotations

import asyncio
import itertools
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from tests.match.playing import choose
from tests.server.simulation.network import Lost, Socket
from tests.server.simulation.table_replay import RawTold, TableReplay

from canasta.server.live.answers import MOST_MISSED
from canasta.server.wire import commands
from canasta.server.wire.commands import PROTOCOL, Command, Hello
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from tests.server.simulation.servers import Server
    from tests.server.simulation.world import World

    from canasta.server.wire.rest import Opened

_told: Final = msgspec.json.Decoder(RawTold)
SILENCE_S: Final = 12.0  # without a word, not even a pong: the socket is dead


class _SeenView(msgspec.Struct):
    to_act: int | None = None
    seat: int | None = None
    legal: list[str] = []


class _SeenEvent(msgspec.Struct):
    number: int


_views: Final = msgspec.json.Decoder(_SeenView | None)
_events: Final = msgspec.json.Decoder(list[_SeenEvent])


class Guest:
    """Somebody at a table: player `number` with a key, or a watcher without. Everything heard is audited."""

    def __init__(self, world: World, table: str, number: int | None, key: str | None, people: int = 1) -> None:
        self.world = world
        self.table = table
        self.number = number
        self.name = f"{table}/{number}"
        self.waits: tuple[Command, float] | None = None  # the unanswered command, and when it was last sent
        self.seq: int | None = None  # None: not connected
        self.over = False
        self.rematches = True
        self.thought_s = world.thought_s
        self._key = key
        self._people = people
        self._last = 0  # the number of the last event
        self._ids = itertools.count(1)
        self._info: dict[str, Any] = {}
        self._view: _SeenView | None = None
        self._socket: Socket | None = None
        self._rest_until = 0.0

    async def live(self) -> None:
        """Come, stay, go, and come again while the doors are open, until it is over."""
        chance = self.world.loop.chance
        while not self.over:
            await self.world.doors.wait()
            if self.number is not None and chance.random() < self.world.leaving:
                await self.world.bad_weather(chance.choice((30.0, 120.0, 900.0)) * chance.uniform(0.5, 1.5))
            try:
                await self._visit()
            except Lost:
                pass
            self.seq = None
            await asyncio.sleep(chance.uniform(0.05, 2.0))

    async def _visit(self) -> None:
        """One socket, from its opening to its end."""
        lang: Any = TableReplay.lang(self.number)
        hello = Hello(protocol=PROTOCOL, key=self._key, lang=lang, after=self._last, adds=self.number == 0)
        table = self.table
        socket = self._socket = await self.world.network.open(
            self.name, table, lambda server: server.hub.connect(table, hello)
        )
        again = self.waits is not None
        heard_at = self.world.loop.now
        leaves_at = heard_at + self.world.loop.chance.expovariate(1 / 300)
        while self.table == table and self.world.doors.is_set() and not self.over:
            try:
                wait = self._rest_until - self.world.loop.now
                frame = await socket.inbox.get(wait if 0 < wait < 3.0 else 3.0)
            except TimeoutError:
                frame = b""
            now = self.world.loop.now
            if frame is None:
                return
            if frame:
                heard_at = now
                if not self._hear(_told.decode(frame)):
                    return
            elif now - heard_at > SILENCE_S:
                return
            elif now - heard_at > SILENCE_S / 2:
                socket.send(commands.Ping())
            if self.seq is None:
                continue
            if self._info["rematch"] is not None:
                self.table, self._last, self.waits = self._info["rematch"], 0, None
                if self.number is None:
                    self.world.watched.add(self.table)
                break
            if self.waits is not None and (again or now - self.waits[1] > SILENCE_S):
                again, self.waits = False, (self.waits[0], now)
                socket.send(self.waits[0])
            elif self.waits is None and self.number is not None and now >= self._rest_until:
                await self._act(socket)
            if self.world.weather.bad and now > leaves_at:
                break
        socket.leave()

    def rest(self, seconds: float) -> None:
        """Do nothing for a while, and stay."""
        self._rest_until = self.world.loop.now + seconds

    # Hearing

    def _hear(self, told: RawTold) -> bool:
        """Take a frame in; False if it is the last."""
        world, replay = self.world, self.world.audit.replays[self.table]
        world.note("heard", self.name, told.t, told.seq, told.id, told.code)
        match told.t:
            case "welcome":
                wrong = replay.check_welcome(self.number, told, self._last)
                if wrong:
                    world.audit.wrong("a welcome that is not the table", self.name, told.seq, wrong)
                self._take(told, anew=True)
            case "did":
                if told.seq != (self.seq or 0) + 1:
                    world.audit.wrong("a gap in what a client heard", self.name, self.seq, told.seq)
                wrong = replay.check_did(self.number, told)
                if wrong:
                    world.audit.wrong("not what that seat may hear", self.name, told.seq, wrong)
                self._take(told)
            case "ack":
                world.audit.ack(self.table, f"{self.number}:{told.id}", told.seq)
                self._answered(told)
            case "refused":
                self._answered(told)
            case "failed":
                if told.again and self.waits is not None:
                    self._rest_until = world.loop.now + 1.0
                    self.waits = self.waits[0], world.loop.now - SILENCE_S + 1.0  # once more, soon
                else:
                    self._answered(told)
            case "bye":
                if told.code.startswith("journal-frozen-"):
                    world.audit.frozen(self.table, self.name, told.message)
                    self.over = True
                return False
        return True

    def _answered(self, told: RawTold) -> None:
        if self.waits is not None and getattr(self.waits[0], "id", None) == told.id:
            self.waits = None

    def _take(self, told: RawTold, *, anew: bool = False) -> None:
        self.seq = told.seq
        if bytes(told.table) != b"null":
            self._info = msgspec.json.decode(told.table)
        self._view = _views.decode(told.view)
        events = _events.decode(told.events)
        skips = anew and bool(events) and (self._last == 0 or events[-1].number - self._last > MOST_MISSED)
        for event in events:
            if event.number != self._last + 1 and not skips:
                self.world.audit.wrong("a gap in the events", self.name, self._last, event.number)
            self._last, skips = event.number, False
        self.world.audit.heard["inputs"] += 1

    # Acting

    async def _act(self, socket: Socket) -> None:
        """Do what is to be done, after a thought."""
        command = self._wanted()
        if command is None:
            return
        chance = self.world.loop.chance
        self._rest_until = self.world.loop.now + chance.uniform(*self.thought_s)
        self.waits = command, self.world.loop.now
        socket.send(command)
        if self.world.weather.strikes("duplicate"):
            socket.send(command)

    def _wanted(self) -> Command | None:
        info, view, chance = self._info, self._view, self.world.loop.chance
        assert self.number is not None
        me = info["chairs"][self.number]
        name = f"{self.number}-{next(self._ids)}"
        whim = chance.random()
        if info["pause"] is not None or whim < 0.01 or whim > 0.998:
            return self._aside(name, whim)
        match info["stage"]:
            case "open" | "confirm":
                if not me["confirmed"]:
                    return commands.Confirm(id=name)
                there = [each for each in info["chairs"] if each is not None and each["bot"] is None]
                fine = all(each["confirmed"] for each in there) and len(there) >= self._people
                return commands.Begin(id=name) if me["host"] and fine else None
            case "draw":
                spread = info["spread"]
                if spread and self.number in spread["waiting"]:
                    return commands.Pick(id=name, place=chance.randrange(spread["cards"]))
            case "shuffle" if info["dealer"] == me["seat"]:
                return commands.Shuffle(id=name)
            case "cut" if info["cutter"] == me["seat"]:
                return commands.Cut(id=name, lifted=info["exact"] or chance.randrange(10, info["pack"] - 10))
            case "play":
                if view is not None and view.to_act is not None and view.to_act == view.seat and view.legal:
                    return commands.Play(id=name, action=choose(view.legal, chance))
            case "between" if not me["ready"]:
                return commands.Next(id=name)
            case "finished" if not self.rematches:
                self.over = True
            case "finished" if me["host"]:
                return commands.Rematch(id=name)
        return None

    def _aside(self, name: str, whim: float) -> Command:
        """Go on after a pause; else say something, or pause a match."""
        pause, stage = self._info["pause"], self._info["stage"]
        if pause is not None:
            return commands.Back(id=name) if pause["by"] is None else commands.Resume(id=name)
        if whim > 0.5 and stage not in ("open", "confirm", "finished"):
            return commands.Pause(id=name)
        return commands.Say(id=name, phrase="sorry")


async def seat(world: World, people: int, settings: Any) -> list[Guest]:
    """A new table with that many people, each of whom asks until it has an answer."""
    loop = world.loop
    while True:
        try:
            taken = await world.network.ask("host", "", lambda server: server.hub.create(settings, "Ana", "fox"))
            break
        except (Lost, WordedError):
            await asyncio.sleep(1.0)
    guests = [Guest(world, taken.table, 0, taken.key, people)]
    for number in range(1, people):
        key, name = f"{loop.chance.getrandbits(256):064x}", ("Luis", "Eva", "Juan")[number - 1]
        sat = None
        while sat is None:
            try:
                sat = await world.network.ask(f"guest {number}", taken.table, partial(_join, taken.table, name, key))
            except (Lost, WordedError):
                await asyncio.sleep(1.0)
        guests.append(Guest(world, taken.table, sat.player, key, people))
    return guests


async def _join(table: str, name: str, key: str, server: Server) -> Opened:
    return await server.hub.join(table, None, name, "owl", key)
