"""The search for company on one server: what its tables tell the others, and what people ask."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Final, cast

from msgspec.structs import replace

from canasta.server.company.apart import KnownDevice, device_of
from canasta.server.company.board import ALIVE_MS, ENTRY_MS, CompanyError, CompanyRows
from canasta.server.company.hours import hour_of, usual_hours
from canasta.server.company.listing import entry_id, entry_of, in_words, is_listed
from canasta.server.company.wishes import BOTS_MS, Wish, Wishes, say, state_of
from canasta.server.live.hub import Hub
from canasta.server.store.store import Store
from canasta.server.store.values import StoreError
from canasta.server.tables import inputs
from canasta.server.tables.people import MOST_NAME, hash_of, proper_name
from canasta.server.tables.settings import dated, rules_of, title_in_words
from canasta.server.web.site import WingHub
from canasta.server.wire import company as wire
from canasta.server.wire.rest import Opened
from canasta.server.wire.values import Settings

LOOK_S: Final = 2.0  # between two looks at the tables in memory
SWEEP_S: Final = 60.0
SHOWN: Final = 100  # open tables that are told at once
HOLD_S: Final = 20.0  # that a look at a wish waits for something new
_POLL_S: Final = 1.0
LEFT_MS: Final = 8_000  # for which the wish of a page that was closed still holds: it may only be loaded again
MOST_WISHES: Final = 2_000
LONGEST_MS: Final = 12 * 3_600_000  # of a wish

_log: Final = logging.getLogger("canasta.server")


class CompanyHub(WingHub):
    """Open tables and wishes. Every error has a `message(lang)`, and leaves everything as before."""

    def __init__(self, hub: Hub) -> None:
        """Needs `hub` for its store and its tables."""
        self.hub = hub
        self.board: CompanyRows = CompanyRows(cast("Store", hub.store), hub.clock, hub.chance)
        self._looking: asyncio.Task[None] | None = None
        self._posted: dict[str, tuple[str, object, float]] = {}  # by table: the entry, what it says, when it is renewed
        self._since: dict[str, float] = {}
        self._waiting: set[str] = set()  # tables in memory whose match has not begun
        self._begun: Counter[int] = Counter()  # matches by hour, not stored yet

    async def start(self) -> None:
        """Start the regular look at the tables in memory."""
        self._looking = asyncio.create_task(self._look_after())

    async def close(self) -> None:
        """Stop it. What is listed comes back with its table, or lapses."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _look_after(self) -> None:
        swept = float("-inf")
        while True:
            try:
                if self.hub.ownership.trusted:
                    await self.post()
                    if self.hub.clock.steady_ms() - swept > 1000 * SWEEP_S:
                        await self.board.sweep()
                        swept = self.hub.clock.steady_ms()
            except StoreError:
                pass  # the store has logged it
            except Exception:  # after any error, the next look may succeed
                _log.exception("open tables cannot be listed")
            await asyncio.sleep(LOOK_S)

    async def post(self) -> None:
        """Tell the rows what has changed at the tables in memory: who is listed, and which matches have begun."""
        now = self.hub.clock.now_ms()
        there = {live.table.id: live for live in self.hub.tables.all()}
        self._count(now)
        listed = {name: live for name, live in there.items() if is_listed(live)}
        fresh = {name: live.table for name, live in listed.items() if self._is_new(name, live.table.seq, now)}
        # A table that has left the memory may be another process's by now: its entry lapses by itself.
        gone = {entry for name, (entry, *_) in self._posted.items() if name in there and name not in listed}
        if fresh or gone or self._begun:
            hashes = [chair.key_hash for table in fresh.values() for chair in table.chairs if chair and chair.key_hash]
            parties = await self.board.parties(hashes) if hashes else {}
            entries = {
                entry_id(table): entry_of(table, parties, self._since.setdefault(name, now))
                for name, table in fresh.items()
            }
            begun, self._begun = self._begun, Counter()
            try:
                await self.board.post(entries, gone, begun)
            except StoreError:
                self._begun += begun
                raise
            for name, table in fresh.items():
                self._posted[name] = entry_id(table), table.seq, now + ENTRY_MS / 2
        for name in self._posted.keys() - listed.keys():
            del self._posted[name]
        self._since = {name: at for name, at in self._since.items() if name in there}

    def _is_new(self, name: str, seq: int, now: float) -> bool:
        _, posted, renewed = self._posted.get(name, ("", None, 0.0))
        return posted != seq or renewed <= now

    def _count(self, now: float) -> None:
        """Count the matches with two persons or more that have begun since the last look."""
        before = self._waiting
        tables = [live.table for live in self.hub.tables.all() if live.table.of is None]
        self._waiting = {table.id for table in tables if table.match is None}
        for table in tables:
            if table.id in before and table.match is not None and len(table.persons) > 1:
                self._begun[hour_of(now)] += 1

    # Open tables

    async def look(self, asked: wire.CompanyAsked, lang: str) -> wire.Company:
        """The company that there is for somebody."""
        seen, counts = await self.board.fresh(), await self.board.counts()
        party = None if asked.device is None else await self._party(asked.device, asked.avoid)
        suiting = [(name, entry) for name, entry in seen.entries.items() if entry.suits(party)]
        wanted = Counter(wish.rules for wish in seen.wishes.values() if not wish.made)
        return wire.Company(
            tables=[in_words(name, entry, lang) for name, entry in suiting[:SHOWN]],
            total=len(suiting),
            wanted=[
                wire.GameWanted(rules=rules, title=title_in_words(Settings(rules=rules), lang), people=people)
                for rules, people in wanted.most_common()
            ],
            hours=usual_hours(counts, self.hub.clock.now_ms()),
        )

    async def sit_down(self, name: str, player: wire.CompanyPlayer) -> Opened:
        """Seat somebody at an open table, or ask its host, by the id of its entry. Their wish to play is over.

        Raises `CompanyError` ``gone``, also for those who are to be kept apart: they learn nothing of it.
        """
        party = await self._party(player.device, player.avoid)
        entry = (await self.board.fresh()).entries.get(name)
        if entry is None or not entry.suits(party):
            raise CompanyError("gone")
        await self.board.introduce({hash_of(player.key): party})
        taken = await self.hub.join(entry.table, None, player.name, player.avatar, player.key, listed=True)
        await self._end_others(party.device)
        await self.post()
        return taken

    async def introduce(self, table: str, key: str | None, told: wire.Introduced) -> None:
        """Keep for a day whose device has a seat of an open table. Raises `TableError`."""
        party = await self._party(told.device, told.avoid)
        live = await self.hub.tables.take(table)
        player = live.table.chair_of(hash_of(key or ""))
        live.table.person(player)
        await self.board.introduce({hash_of(key or ""): party})
        if table in self._posted:
            self._posted[table] = self._posted[table][0], None, 0.0  # its entry says who is to be kept apart

    async def avoid(self, table: str, key: str | None, player: int) -> wire.Avoiding:
        """The token by which the device of somebody at one's own table is avoided from now on.

        Raises `TableError`, and `CompanyError` ``unknown`` if that device is not known.
        """
        live = await self.hub.tables.take(table)
        live.table.person(live.table.chair_of(hash_of(key or "")))
        other = live.table.person(player)
        party = (await self.board.parties([other.key_hash or ""])).get(other.key_hash or "")
        if party is None:
            raise CompanyError("unknown", name=other.name)
        sealer = await self.board.sealer()
        return wire.Avoiding(sealer.seal(party.device, bytes.fromhex(self.hub.chance.hex(12))))

    async def _party(self, device: str, tokens: list[str]) -> KnownDevice:
        avoid = (await self.board.sealer()).opened(tokens) if tokens else []
        return KnownDevice(device_of(device), avoid)

    # Wishes

    async def wish(self, new: wire.NewWish) -> wire.WishState:
        """Wish to play. A device has one wish: a new one takes the place of that before.

        Raises `RuleSetError`, `TableError`, `CompanyError`.
        """
        now = self.hub.clock.now_ms()
        if not now < new.until <= now + LONGEST_MS:
            raise CompanyError("until", hours=LONGEST_MS // 3_600_000)
        settings = dated(Settings(rules=new.rules))
        key_hash = hash_of(new.key)
        wish = Wish(
            key_hash=key_hash,
            rules=settings.rules,
            seats=rules_of(settings).seats,
            until=new.until,
            since=now,
            name=proper_name(new.name),
            avatar=new.avatar,
            party=await self._party(new.device, new.avoid),
            bots_at=now + BOTS_MS,
        )

        def change(wishes: Wishes) -> None:
            for name in [name for name, other in wishes.items() if other.party.device == wish.party.device]:
                del wishes[name]
            if len(wishes) >= MOST_WISHES:
                raise CompanyError("full")
            wishes[key_hash] = wish

        return state_of(await self.board.wish(change, alive=[key_hash]), key_hash, now)

    async def look_at_wish(self, key: str, seen: str) -> wire.WishState:
        """The state of a wish, once it is not what was seen, or after a while. Raises `CompanyError` ``no-wish``."""
        name, clock = hash_of(key), self.hub.clock
        await self.board.hold(name, ALIVE_MS)
        end = clock.steady_ms() + 1000 * HOLD_S
        while True:
            wishes = (await self.board.fresh()).wishes
            if name not in wishes:
                raise CompanyError("no-wish")
            state = state_of(wishes, name, clock.now_ms())
            if state.mark != seen or clock.steady_ms() >= end:
                return state
            await asyncio.sleep(_POLL_S)

    async def left(self, key: str) -> None:
        """Let a wish end soon, whose page was closed."""
        await self.board.hold(hash_of(key), LEFT_MS)

    async def answer(self, key: str, *, yes: bool) -> wire.WishState:
        """Answer a call; the last yes makes the table. Raises `CompanyError` ``no-call``."""
        name, now = hash_of(key), self.hub.clock.now_ms()
        members: list[str] = []

        def change(wishes: Wishes) -> None:
            try:
                members[:] = say(wishes, name, now, yes=yes)
            except KeyError:
                raise CompanyError("no-call" if name in wishes else "no-wish") from None

        wishes = await self.board.wish(change)
        if members:
            wishes = await asyncio.shield(self._begin([wishes[each] for each in members]))
        if name not in wishes:
            raise CompanyError("no-wish")
        return state_of(wishes, name, now)

    async def end(self, key: str) -> None:
        """End a wish, if it is there."""
        await self.board.wish(lambda wishes: wishes.pop(hash_of(key), None))

    async def _end_others(self, device: str) -> None:
        names = [name for name, wish in (await self.board.fresh()).wishes.items() if wish.party.device == device]
        if names:
            await self.board.wish(lambda wishes: [wishes.pop(name, None) for name in names])

    async def _begin(self, members: list[Wish]) -> Wishes:
        """Begin the match of those who have all said yes; bots take the chairs that are left."""
        try:
            table = await self._made(members)
        except Exception:
            await self.board.wish(lambda wishes: _asked_again(wishes, members))
            raise
        self._begun[hour_of(self.hub.clock.now_ms())] += 1
        await self.board.introduce({wish.key_hash: wish.party for wish in members})
        hashes = [wish.key_hash for wish in members]

        def change(wishes: Wishes) -> None:
            for player, name in enumerate(hashes):
                if name in wishes:
                    wishes[name] = replace(wishes[name], table=table, player=player)

        return await self.board.wish(change)

    async def _made(self, members: list[Wish]) -> str:
        settings = dated(Settings(rules=members[0].rules, ceremony="short", spectators=False, open="yes"))
        entries: list[tuple[int | None, inputs.Input]] = [(None, inputs.TableMade(settings))]
        names: list[str] = []
        for player, wish in enumerate(members):
            names.append(_told_apart(wish.name, names))
            entries.append((player, inputs.Joined(player, names[-1], wish.avatar, wish.key_hash, listed=True)))
        table = await self.hub.open(entries)
        live = await self.hub.tables.take(table)
        async with live.lock:
            live.people.coming.update(range(len(members)))
            await live.commit(0, inputs.MatchBegun())
        return table


def _told_apart(name: str, others: list[str]) -> str:
    """The name, with a number if it looks like another."""
    for number in range(1, len(others) + 2):
        said = name if number == 1 else f"{name[: MOST_NAME - 2]} {number}"
        if said.casefold() not in {other.casefold() for other in others}:
            return said
    return name


def _asked_again(wishes: Wishes, members: list[Wish]) -> None:
    for wish in members:
        if wish.key_hash in wishes:
            wishes[wish.key_hash] = replace(wishes[wish.key_hash], call=None, made=False, said=False)
