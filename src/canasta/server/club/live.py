"""A competition in memory: what is asked of it is done one after another, stored, and only then answered and told."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from canasta import __version__
from canasta.server.club import inputs, trail
from canasta.server.club.errors import ClubError
from canasta.server.club.rights import check_input
from canasta.server.club.words import Audience, Parts, all_anew, change, club_info
from canasta.server.live.errors import Worded, encode, failed
from canasta.server.live.playing import now_ms
from canasta.server.live.session import Session
from canasta.server.store.errors import Conflict, StoreError
from canasta.server.store.values import Row
from canasta.server.table.errors import TableError
from canasta.server.wire import commands
from canasta.server.wire.club import ClubChange, ClubInfo, Done
from canasta.server.wire.club_feed import FeedDid, FeedWelcome
from canasta.server.wire.messages import Pong

if TYPE_CHECKING:
    from canasta.server.club.desk import Desk
    from canasta.server.club.holding import Recorded
    from canasta.server.club.inputs import Input
    from canasta.server.club.links import Link
    from canasta.server.live.keeping import Keeper
    from canasta.server.wire.commands import Command

MOST_FEEDS: Final = 1000
MOST_MISSED: Final = 200

_PONG: Final = encode(Pong())
_log: Final = logging.getLogger("canasta.server")


class Feed(Session):
    """Somebody who is told what happens; `audience` says what of it."""

    def __init__(self, club: LiveClub, link: Link, lang: str) -> None:
        super().__init__(club, None, lang)
        self.link = link

    @property
    def audience(self) -> Audience:
        """To whom the reader belongs."""
        return Audience.of(self.link, self.lang)


class LiveClub:
    """A `Desk` in memory with those who follow it. `lost`: what is in memory is not what is stored."""

    def __init__(self, desk: Desk, store: Keeper, done: dict[str, int] | None = None) -> None:
        self.desk = desk
        self.store = store
        self.lock = asyncio.Lock()
        self.feeds: set[Feed] = set()
        self.lost = False
        self.used = now_ms()
        self._done = {} if done is None else done  # by link and command: the number that it had
        self._parts: dict[Audience, Parts] = {}

    # What is asked for

    async def ask(self, link: Link, command: str, entry: Input) -> Done:
        """Do what a link wants, once for each command. Raises `ClubError`, `CompetitionError`, `RulesError`."""
        return await asyncio.shield(asyncio.ensure_future(self._ask(link, command, entry)))

    async def _ask(self, link: Link, command: str, entry: Input) -> Done:
        async with self.lock:
            check_input(self.desk, link, entry)
            known = self.known(link, command)
            if known is not None:
                return known
            recorded = await self.commit(link.number, entry, command=command)
            return Done(seq=recorded.seq, entries=list(recorded.numbers))

    def known(self, link: Link, command: str) -> Done | None:
        """The answer to a command that was done already."""
        seq = self._done.get(f"{link.number}:{command}")
        if seq is None:
            return None
        return Done(seq=seq, entries=list(self.desk.log[seq - 1].numbers), again=True)

    async def commit(self, by: int, entry: Input, *, command: str | None = None) -> Recorded:
        """Do it, store it, tell it; the lock is held. Raises what `Desk.apply` raises, then nothing has happened.

        Where it cannot be stored the competition is `lost`: it is loaded anew for whoever comes next.
        """
        if self.lost:
            raise ClubError("not-stored")
        at = now_ms()
        self.used = at
        recorded = self.desk.apply(by, entry, at)
        name = None if command is None else f"{by}:{command}"
        row = Row(recorded.seq, name, inputs.to_json(by, entry), recorded.at)
        try:
            await self.store.append(self.desk.id, [row])
        except BaseException as error:
            self.lost = True
            self.end("restart")
            if isinstance(error, StoreError):
                raise ClubError("again" if isinstance(error, Conflict) else "not-stored") from None
            raise
        if name is not None:
            self._done[name] = recorded.seq
        self._tell(recorded)
        return recorded

    def link(self, key_hash: str) -> Link:
        """The link with that secret. Raises `ClubError`."""
        self.used = now_ms()
        return self.desk.links.opened(key_hash, self.used)

    def info(self, link: Link, lang: str) -> ClubInfo:
        """Everything that the holder of a link may see, as it is now."""
        return club_info(self.desk, link, self._parts_of(Audience.of(link, lang)), lang, now_ms())

    # Who follows

    def follow(self, link: Link, lang: str, after: int) -> Feed:
        """A new feed; its first frame is `FeedWelcome`. The lock is held. Raises `ClubError`."""
        if len(self.feeds) >= MOST_FEEDS:
            raise ClubError("crowded", most=MOST_FEEDS)
        feed = Feed(self, link, lang)
        self.feeds.add(feed)
        feed.tell(self._welcome(feed, after))
        return feed

    def forget(self, session: Session) -> None:
        """A feed is gone."""
        self.feeds = {feed for feed in self.feeds if feed is not session}
        self.used = now_ms()
        wanted = {feed.audience for feed in self.feeds}
        self._parts = {audience: parts for audience, parts in self._parts.items() if audience in wanted}

    def end(self, code: str) -> None:
        """Say goodbye to all."""
        for feed in list(self.feeds):
            feed.end(code)

    async def hear(self, session: Session, command: Command) -> None:
        """A feed says that it is still there, or asks for another language."""
        assert isinstance(session, Feed)
        match command:
            case commands.Ping():
                session.tell(_PONG)
            case commands.Language(lang=lang):
                async with self.lock:
                    session.lang = lang
                    session.tell(self._welcome(session, 0))
            case _:
                error = TableError("not-understood", why=type(command).__name__)
                session.tell(encode(failed(getattr(command, "id", None), error, session.lang)))

    # What they are told

    def _welcome(self, feed: Feed, after: int) -> bytes:
        parts = self._parts_of(feed.audience, keep=True)
        start = max(after, self.desk.seq - MOST_MISSED)
        missed = self.desk.log[start:] if after else []
        return encode(
            FeedWelcome(
                seq=self.desk.seq,
                club=club_info(self.desk, feed.link, parts, feed.lang, now_ms()),
                missed=[trail.feed_line(self.desk, each, feed.audience) for each in missed],
                version=__version__,
            )
        )

    def _parts_of(self, audience: Audience, *, keep: bool = False) -> Parts:
        """What that audience is told as it is now; kept for those who are told of changes."""
        found = self._parts.get(audience)
        if found is None:
            found = Parts(self.desk, audience)
            if keep:
                self._parts[audience] = found
        return found

    def _tell(self, recorded: Recorded) -> None:
        """Everybody who follows, each audience in its own words. What goes wrong here is no fault of who asked."""
        try:
            frames: dict[Audience, bytes | None] = {}
            for feed in list(self.feeds):
                if not feed.link.holds(recorded.at):
                    feed.end("revoked")
                    continue
                audience = feed.audience
                if audience not in frames:
                    frames[audience] = self._frame(audience, recorded)
                feed.tell(frames[audience] or self._anew(feed, recorded))
        except Worded:
            _log.exception("competition %s cannot be told", self.desk.id)
            self.end("restart")

    def _frame(self, audience: Audience, recorded: Recorded) -> bytes | None:
        """The same for a whole audience; None where each has to be told everything anew."""
        before, after = self._parts[audience], Parts(self.desk, audience)
        self._parts[audience] = after
        if all_anew(before, after):
            return None
        line = trail.feed_line(self.desk, recorded, audience)
        return encode(FeedDid(seq=recorded.seq, line=line, change=change(before, after, self.desk, recorded.at)))

    def _anew(self, feed: Feed, recorded: Recorded) -> bytes:
        club = club_info(self.desk, feed.link, self._parts[feed.audience], feed.lang, recorded.at)
        line = trail.feed_line(self.desk, recorded, feed.audience)
        return encode(FeedDid(seq=recorded.seq, line=line, change=ClubChange(club=club)))
