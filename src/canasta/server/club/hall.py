"""All competitions of the server by id, loaded from the store when somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Any, Final

import msgspec

from canasta.competition import Competition, CompetitionError, Opened, Settings, read
from canasta.server.club import inputs, trail
from canasta.server.club.desk import Desk
from canasta.server.club.errors import ClubError
from canasta.server.club.links import derived_key
from canasta.server.club.live import LiveClub
from canasta.server.club.rights import check
from canasta.server.live.playing import now_ms
from canasta.server.store.values import Row
from canasta.server.table.people import hash_of, new_key
from canasta.server.wire.club import Done, LinkInfo, OpenedClub, Proposal
from canasta.server.wire.club_entries import RoundSeated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.server.club.inputs import Input, Switches
    from canasta.server.club.links import Link
    from canasta.server.club.live import Feed
    from canasta.server.live.hub import Hub
    from canasta.server.wire.commands import Hello

IDLE_MS: Final = 600_000  # a competition that nobody looks at is kept in memory so long
LOOK_S: Final = 60.0
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz23456789"
_DAY_MS: Final = 86_400_000

_log: Final = logging.getLogger("canasta.server")


def new_id(first: str) -> str:
    """An id that nobody guesses, for a log of that kind."""
    return first + "".join(secrets.choice(LETTERS) for _ in range(10))


class Hall:
    """Competitions by id. What goes wrong has a `message(lang)`, and nothing has changed then."""

    def __init__(self, hub: Hub) -> None:
        """`hub` has the store, and the tables at which matches are played online."""
        self._hub = hub
        self._store = hub.store
        self._clubs: dict[str, LiveClub] = {}
        self._loading: dict[str, asyncio.Task[LiveClub]] = {}
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to look after what is in memory."""
        self._looking = asyncio.get_running_loop().create_task(self._look_after())

    async def close(self) -> None:
        """Say goodbye to all feeds (code ``restart``). The store stays open."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        for club in list(self._clubs.values()):
            async with club.lock:
                club.end("restart")
        self._clubs.clear()

    async def create(self, settings: Settings, rules: str, house: Switches) -> OpenedClub:
        """A new competition. Raises `CompetitionError`, `RulesError`."""
        return await self._open(settings, rules, house, ())

    async def bring(self, log: str, rules: str) -> OpenedClub:
        """A competition from a log that was kept elsewhere. Raises `CompetitionError` for a log that cannot be."""
        entries = await asyncio.to_thread(_checked, log)
        opened = entries[0]
        assert isinstance(opened, Opened)
        return await self._open(opened.settings, rules, {}, entries[1:])

    async def _open(self, settings: Settings, rules: str, house: Switches, entries: Sequence[Any]) -> OpenedClub:
        club_id, key, at = new_id("C"), new_key(), now_ms()
        made = inputs.Made(settings=settings, rules=rules, house=house, key_hash=hash_of(key))
        desk = Desk(club_id, made, at)
        done: list[Input] = [made]
        if entries:
            brought = inputs.Brought(entries=tuple(entries))
            desk.apply(1, brought, at)
            done.append(brought)
        rows = [Row(seq, None, inputs.to_json(1, entry), at) for seq, entry in enumerate(done, 1)]
        await self._store.create(club_id, "", msgspec.json.encode(settings), at, kind="club")
        await self._store.append(club_id, rows)
        self._clubs[club_id] = LiveClub(desk, self._store)
        return OpenedClub(club=club_id, key=key)

    async def opened(self, club_id: str, key: str) -> tuple[LiveClub, Link]:
        """A competition, and the link that opens it with that secret. Raises `ClubError`."""
        club = await self.club(club_id)
        return club, club.link(hash_of(key))

    async def connect(self, club_id: str, hello: Hello) -> Feed:
        """A feed for a socket. Raises `ClubError`."""
        if hello.key is None:
            raise ClubError("wrong-key")
        club, link = await self.opened(club_id, hello.key)
        async with club.lock:
            return club.follow(link, hello.lang, hello.after)

    async def club(self, club_id: str) -> LiveClub:
        """The competition in memory, loaded if need be. Raises `ClubError` (no-club)."""
        found = self._clubs.get(club_id)
        if found is not None and not found.lost:
            found.used = now_ms()
            return found
        loading = self._loading.get(club_id)
        if loading is None:
            loading = self._loading[club_id] = asyncio.ensure_future(self._load(club_id))
            loading.add_done_callback(lambda _: self._loading.pop(club_id, None))
        return await asyncio.shield(loading)

    async def _load(self, club_id: str) -> LiveClub:
        stored = await self._store.load(club_id)
        if stored is None or not stored.rows or stored.kind != "club":
            raise ClubError("no-club")
        rows = [(row.body, row.at) for row in stored.rows]
        desk = await asyncio.to_thread(Desk.rebuilt, club_id, rows)
        done = {row.command: row.seq for row in stored.rows if row.command is not None}
        club = self._clubs[club_id] = LiveClub(desk, self._store, done)
        return club

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(LOOK_S)
            before = now_ms() - IDLE_MS
            for club_id, club in list(self._clubs.items()):
                if club.lost or (not club.feeds and not club.lock.locked() and club.used < before):
                    del self._clubs[club_id]


async def make_links(
    club: LiveClub,
    link: Link,
    key: str,
    command: str,
    wanted: Sequence[tuple[str, int | None]],
    label: str,
    days: int | None,
) -> list[LinkInfo]:
    """Links by role and table; asked for again with the same command they are the same. Raises `ClubError`."""
    known = club.known(link, command)
    if known is None:
        salt, until = secrets.token_hex(16), None if days is None else now_ms() + days * _DAY_MS
        new = tuple(
            inputs.NewLink(
                role=role, table=table, label=label, until=until, key_hash=hash_of(derived_key(key, salt, place))
            )
            for place, (role, table) in enumerate(wanted)
        )
        known = await club.ask(link, command, inputs.Linked(links=new, salt=salt))
    return [each for each in links_of(club, link, key) if club.desk.links[each.link].made_in == known.seq]


def links_of(club: LiveClub, link: Link, key: str) -> list[LinkInfo]:
    """All links; with their secrets, those that this one has made. Raises `ClubError`."""
    check(link, "links")
    return [_link_info(each, key if each.made_by == link.number and each.salt else None) for each in club.desk.links]


def _link_info(link: Link, of: str | None) -> LinkInfo:
    return LinkInfo(
        link=link.number,
        role=link.role,  # type: ignore[arg-type]
        table=link.table,
        label=link.label,
        made_by=link.made_by,
        at=link.at,
        until=link.until,
        revoked=link.revoked,
        key=None if of is None else derived_key(of, link.salt, link.place),
    )


async def proposal(club: LiveClub, link: Link, lang: str) -> Proposal:
    """The next round as the format has it. Raises `CompetitionError` where there is none now."""
    check(link, "seated")
    async with club.lock:
        log, number = club.desk.competition.log, len(club.desk.competition.state.rounds) + 1
    trial = await asyncio.to_thread(_proposed, log)
    seated = trial.log[-1]
    from canasta.competition.guide import guide

    return Proposal(
        entry=msgspec.convert(
            {k: v for k, v in msgspec.to_builtins(seated).items() if k not in ("by", "at")}, RoundSeated
        ),
        places=[trail.place_info(each, lang) for each in guide(trial.state, number)],
    )


def _proposed(log: Sequence[Any]) -> Competition:
    """A copy of the competition in which the next round has been seated as proposed."""
    trial = Competition(log)
    trial.add(trial.propose())
    return trial


def _checked(log: str) -> Sequence[Any]:
    """The entries of a log that holds together."""
    entries = read(log)
    if not entries or not isinstance(entries[0], Opened):
        raise CompetitionError("not-opened")
    Competition(entries)
    return entries


__all__ = ["Done", "Hall", "links_of", "make_links", "proposal"]
