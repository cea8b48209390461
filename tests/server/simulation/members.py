"""A competition: an organiser, phones at its tables, score sheets, and readers of the live feeds."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from tests.server.simulation.feeds import Reader
from tests.server.simulation.network import Lost
from tests.server.simulation.players import Guest

from canasta.club.competition import ClubSettings, CompetitionError, Entered, Format, Played
from canasta.club.results import MatchLength
from canasta.club.scoresheet import Closed, DealEntered
from canasta.club.scoresheet.scores import Totals
from canasta.club.server import inputs, online, result_import
from canasta.club.server.links import links_told, new_links
from canasta.club.server.proposals import did, proposal
from canasta.club.server.wire.club import Done, LinkInfo, MatchInfo, OnlineSeat
from canasta.club.server.wire.requests import OnlineSeatTaken, PlayedOnline, SheetWanted
from canasta.server.journal.ownership import TRUST_MS
from canasta.server.live.errors import passes
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from tests.server.simulation.servers import Server
    from tests.server.simulation.world import World

T = TypeVar("T")
PAIRS = (("Ana", "Bea"), ("Eva", "Luz"), ("Paz", "Sol"), ("Inés", "Mar"))
_TURNS_S = 120.0  # so long a match has for its phones; then the organiser enters the result


class Member:
    """Somebody with a link, who asks again until there is an answer. `asking` says since when."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.asking: float | None = None
        self._ids = itertools.count(1)

    def new_id(self) -> str:
        """An id for a command."""
        return f"{self.name}-{next(self._ids)}"

    async def insist(
        self, log: str, work: Callable[[Server], Awaitable[T]], command: tuple[str, str] | None = None
    ) -> T | None:
        """The answer, asked for until it comes; None for a refusal. `command` is the log and the command in it."""
        chance = self.world.loop.chance
        self.asking = self.world.loop.now
        try:
            while True:
                try:
                    return await self.world.network.ask(self.name, log, work, command)
                except Lost:
                    pass
                except WordedError as error:
                    if not passes(error):
                        self.world.note("refused", self.name, error)
                        return None
                await asyncio.sleep(chance.uniform(0.3, 3.0))
        finally:
            self.asking = None

    async def change(self, club: str, link: int, key: str, wanted: Any) -> Done | None:
        """Change a competition, once."""
        name = self.new_id()

        async def work(server: Server) -> Done:
            found, opened = await server.clubs.opened(club, key)
            entry = partial(wanted, chance=server.clubs.chance) if callable(wanted) else wanted
            return await found.ask(opened, name, entry)

        done = await self.insist(club, work, (club, f"{link}:{name}"))
        if done is not None:
            self.world.audit.ack(club, f"{link}:{name}", done.seq)
        return done


class Organiser(Member):
    """Holds one competition after another. `keys` opens them."""

    def __init__(self, world: World, name: str) -> None:
        super().__init__(world, name)
        self.keys: dict[str, str] = {}
        self.online: list[Guest] = []
        self.deals = 1  # of each match

    async def live(self) -> None:
        """Hold competitions, for ever."""
        while True:
            await self.world.doors.wait()
            await self._evening()

    async def _evening(self) -> None:
        self.deals = self.world.loop.chance.choice((1, 2))
        settings = ClubSettings(name="Friday", format=Format.SWISS, rounds=3, length=MatchLength(deals=self.deals))
        opened = await self.insist("", lambda server: server.clubs.create(settings, "reglamento", {}))
        if opened is None:
            return
        club, key = opened.club, opened.key
        self.keys[club] = key
        pairs = [Entered(players=players) for players in PAIRS]
        await self.change(club, 1, key, partial(did, asked=pairs))
        links = await self._links(club, key)
        readers = [Reader(self.world, club, each.key or "", each.link) for each in links]
        self.world.readers += readers
        for reader in readers:
            self.world.begin(reader.live())
        tables = {each.table: each for each in links}
        while await self._seated(club, key):
            await self.world.doors.wait()
            if not await self._round(club, key, tables):
                break
        for reader in readers:
            reader.over = True
            self.world.readers.remove(reader)
        await asyncio.sleep(self.world.loop.chance.uniform(1.0, 60.0) * self.world.tempo)

    async def _links(self, club: str, key: str) -> list[LinkInfo]:
        name, salt = self.new_id(), f"{self.world.loop.chance.getrandbits(128):032x}"
        made = new_links(key, [("public", None), ("table", 1), ("table", 2)], "", until=None, salt=salt)

        async def work(server: Server) -> list[LinkInfo]:
            found, link = await server.clubs.opened(club, key)
            done = await found.ask(link, name, made)
            return links_told(found.state.links, link, key, done.seq)

        return await self.insist(club, work, (club, f"1:{name}")) or []

    async def _seated(self, club: str, key: str) -> bool:
        async def work(server: Server) -> Any:
            try:
                return await proposal(*await server.clubs.opened(club, key))
            except CompetitionError:
                return None

        entry = await self.insist(club, work)
        return entry is not None and await self.change(club, 1, key, partial(did, asked=[entry])) is not None

    async def _round(self, club: str, key: str, tables: dict[int | None, LinkInfo]) -> bool:
        """Have a round played to its end."""
        chance = self.world.loop.chance
        if chance.random() < 0.5:
            await self.change(club, 1, key, inputs.Turned(do="set", seconds=600))
            await self.change(club, 1, key, inputs.Turned(do="start"))
        started, patience = self.world.loop.now, _TURNS_S * self.world.tempo
        matches = await self._matches(club, key)
        self.online = await self._online(club, key, matches, tables[2]) if chance.random() < 0.5 else []
        patience *= 2.5 if self.online else 1.0
        for match in matches:
            for side in (0, 1) if match.table == 1 or not self.online else ():
                phone = Phone(
                    self.world, f"{club}.{match.round}.{match.table}.{side}", club, tables[match.table], self.deals
                )
                self.world.begin(phone.play(match, side))
        while any(match.points is None for match in matches):
            await asyncio.sleep(chance.uniform(2.0, 10.0) * self.world.tempo)
            matches = await self._matches(club, key)
            for match in matches:
                where: dict[str, Any] = {"round": match.round, "table": match.table, "points": (500, 1000)}
                if match.state == "conflict":
                    entry = inputs.Decided(**where, deals=self.deals, reason="the sheet says so")
                    await self.change(club, 1, key, entry)
                elif match.points is None and self.world.loop.now - started > patience:
                    if match.online is not None:
                        await self._move(club, key, match, off=True)
                    await self.change(club, 1, key, partial(did, asked=[Played(**where, deals=self.deals)]))
        for guest in self.online:
            guest.over = True
        return bool(matches)

    async def _online(self, club: str, key: str, matches: list[MatchInfo], link: LinkInfo) -> list[Guest]:
        """Have the match of the second table played at a table of the server."""
        match = next((each for each in matches if each.table == 2), None)
        if match is None or await self._move(club, key, match) is None:
            return []
        guests = []
        for side in ("fixed", "moving"):
            for player in (0, 1):
                seated = await self._seat(club, match, link, side, player)
                if seated is None:  # for a second a server may not know yet where the match is played
                    await asyncio.sleep(TRUST_MS / 1000)
                    seated = await self._seat(club, match, link, side, player)
                if seated is not None:
                    guests.append(Guest(self.world, seated.table, seated.player, seated.key, people=4))
        for guest in guests:
            guest.rematches = False
            guest.thought_s = (0.2, 1.0) if self.world.tempo == 1.0 else guest.thought_s
            self.world.begin(guest.live())
        self.world.guests += guests
        return guests

    async def _move(self, club: str, key: str, match: MatchInfo, *, off: bool = False) -> Done | None:
        asked = PlayedOnline(id=self.new_id(), round=match.round, tables=(match.table,), off=off)

        async def work(server: Server) -> Done:
            found, link = await server.clubs.opened(club, key)
            return await online.play_online(server.clubs.hub, found, link, asked, lambda _: None)

        return await self.insist(club, work, (club, f"1:{asked.id}"))

    async def _seat(self, club: str, match: MatchInfo, link: LinkInfo, side: Any, player: int) -> OnlineSeat | None:
        where: dict[str, Any] = {"round": match.round, "table": match.table, "side": side, "player": player}
        asked = OnlineSeatTaken(**where, avatar="fox", device=f"device-{side}-{player}-{match.round}")

        async def work(server: Server) -> OnlineSeat:
            found, opened = await server.clubs.opened(club, link.key or "")
            return await online.take_seat(server.clubs.hub, found, opened, link.key or "", asked)

        return await self.insist(club, work)

    async def _matches(self, club: str, key: str) -> list[MatchInfo]:
        async def work(server: Server) -> list[MatchInfo]:
            found, link = await server.clubs.opened(club, key)
            async with found.lock:
                rounds = found.info(link, "en").rounds
                return list(rounds[-1].matches) if rounds else []

        matches = await self.insist(club, work)
        if matches == []:  # for a second a server may not know yet that a round is seated
            await asyncio.sleep(TRUST_MS / 1000)
            matches = await self.insist(club, work)
        return matches or []


class Phone(Member):
    """The phone of one side at a table, which claims or confirms the result, or writes the sheet of the match."""

    def __init__(self, world: World, name: str, club: str, link: LinkInfo, deals: int) -> None:
        super().__init__(world, name.replace(".", "-"))
        self._club = club
        self._link = link
        self._deals = deals
        self._key = link.key or ""

    async def play(self, match: MatchInfo, side: int) -> None:
        """Play the match, and enter its result: by a sheet at one table, at the other by claims that may differ."""
        chance = self.world.loop.chance
        await asyncio.sleep(chance.uniform(1.0, 60.0) * self.world.tempo)
        if match.table == 1:
            if side == 0:
                await self._write(match)
            return
        points = (1000, 500) if side == 0 or chance.random() < 0.8 else (500, 1000)
        entry = inputs.Claimed(
            round=match.round, table=match.table, side=side, device=self.name, points=points, deals=self._deals
        )
        await self.change(self._club, self._link.link, self._key, entry)

    async def _write(self, match: MatchInfo) -> None:
        wanted = SheetWanted(id=self.new_id(), round=match.round, table=match.table)

        async def open_sheet(server: Server) -> str:
            found, link = await server.clubs.opened(self._club, self._key)
            return (await online.keep_sheet(server.clubs.keep_sheet, found, link, wanted, lambda _: None)).sheet

        sheet = await self.insist(self._club, open_sheet)
        if sheet is None:
            return
        reader = Reader(self.world, sheet, self._key, self._link.link)
        self.world.readers.append(reader)
        self.world.begin(reader.live())
        deal = DealEntered(score=Totals(points=(900, 100)))
        names = tuple(name for side in match.sides for pair in side for name in PAIRS[pair - 1][:1])
        for entry in (*[deal] * self._deals, Closed(accepted=names)):
            await self._enter(sheet, entry)
            await asyncio.sleep(self.world.loop.chance.uniform(0.5, 10.0) * self.world.tempo)
        reader.over = True
        self.world.readers.remove(reader)

    async def _enter(self, sheet: str, entry: Any) -> None:
        name = self.new_id()

        async def work(server: Server) -> Done:
            live, holder = await server.clubs.opened_sheet(sheet, self._key)
            return await result_import.enter(server.clubs.clubs, live, holder, name, [entry])

        done = await self.insist(sheet, work)
        if done is not None:
            rows = self.world.store.logs[sheet].rows
            self.world.audit.ack(sheet, rows[done.seq - 1].command or "nobody's", done.seq)
            if not (rows[done.seq - 1].command or "").endswith(f":{name}"):
                self.world.audit.wrong("acknowledged without its row", sheet, name, done.seq)
