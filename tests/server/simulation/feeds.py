"""Readers of the live feed of a competition or a score sheet."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec
from tests.server.simulation.club_replay import ClubReplay
from tests.server.simulation.network import Lost

from canasta.server.wire import commands
from canasta.server.wire.commands import PROTOCOL, Hello

if TYPE_CHECKING:
    from tests.server.simulation.world import World

SILENCE_S: Final = 12.0


class Reader:
    """A reader with a link, who keeps what the page would show. `seq` is None while nothing is connected."""

    def __init__(self, world: World, log: str, key: str, link: int) -> None:
        self.world = world
        self.log = log
        self.name = f"{log}/{link}"
        self.seq: int | None = None
        self.over = False
        self._key = key
        self._link = link
        self._known = 0
        self._info: dict[str, Any] = {}

    async def live(self) -> None:
        """Follow, and reconnect, until it is over."""
        while not self.over:
            await self.world.doors.wait()
            try:
                await self._follow()
            except Lost:
                pass
            self.seq = None
            await asyncio.sleep(self.world.loop.chance.uniform(0.05, 2.0))

    async def _follow(self) -> None:
        lang: Any = ClubReplay.lang(self._link)
        hello = Hello(protocol=PROTOCOL, key=self._key, lang=lang, after=self._known)
        socket = await self.world.network.open(
            self.name, self.log, lambda server: server.clubs.connect(self.log, hello)
        )
        heard_at = self.world.loop.now
        while not self.over and self.world.doors.is_set():
            try:
                frame = await socket.inbox.get(4.0)
            except TimeoutError:
                if self.world.loop.now - heard_at > SILENCE_S:
                    return
                socket.send(commands.Ping())
                continue
            heard_at = self.world.loop.now
            if frame is None:
                return
            self._hear(msgspec.json.decode(frame))
        socket.leave()

    def _hear(self, told: dict[str, Any]) -> None:
        audit, tag = self.world.audit, told["t"]
        self.world.note("heard", self.name, tag, told.get("seq"), told.get("code"))
        line = None
        if tag in ("club", "sheet"):
            self._info = told[tag]
            missed = [each["seq"] for each in told.get("missed", ())]
            if missed and missed != list(range(told["seq"] - len(missed) + 1, told["seq"] + 1)):
                audit.wrong("a gap in what was missed", self.name, missed)
        elif tag in ("change", "sheet-change"):
            if told["seq"] != (self.seq or 0) + 1:
                audit.wrong("a gap in what a reader heard", self.name, self.seq, told["seq"])
            if tag == "change":
                line = told["line"]
                self._change(told["change"])
                self._info["seq"] = told["seq"]
            else:
                self._info = told["sheet"]
        elif tag == "bye" and told["code"].startswith("journal-frozen-"):
            audit.frozen(self.log, self.name, told["message"])
            self.over = True
            return
        else:
            return
        self.seq = self._known = told["seq"]
        replay = audit.replays[self.log]
        more = () if line is None else (line,)
        wrong = replay.check(self._link, self.seq, self._info, *more)
        if wrong:
            audit.wrong("not what that link may hear", self.name, self.seq, wrong)
        audit.heard["inputs"] += 1

    def _change(self, change: dict[str, Any]) -> None:
        if "club" in change:
            self._info = change["club"]
            return
        rounds = {each["number"]: each for each in (*self._info["rounds"], *change.pop("rounds", ()))}
        change.pop("links", None)
        self._info |= {**change, "rounds": list(rounds.values())}
