"""Journals with feeds: competitions and score sheets."""

from __future__ import annotations

import asyncio
import logging
from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final, TypeVar

from canasta.club.server.inputs import ClubError
from canasta.club.server.recorded import RecordedState
from canasta.club.server.wire.club import Done
from canasta.server.journal.journal import Journal
from canasta.server.live.errors import encode, failed
from canasta.server.live.session import Session
from canasta.server.tables.errors import TableError
from canasta.server.wire import commands
from canasta.server.wire.messages import Pong

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from canasta.club.server.links import Link
    from canasta.club.server.recorded import AppliedInput
    from canasta.server.journal.journal import Committed, Listener
    from canasta.server.journal.store import JournalStore
    from canasta.server.journal.time_and_chance import ServerClock
    from canasta.server.wire.commands import Command

_log: Final = logging.getLogger("canasta.server")
MOST_FEEDS: Final = 1000

_PONG: Final = encode(Pong())


D = TypeVar("D", bound=RecordedState)
I = TypeVar("I")  # noqa: E741 - as in `Journal`


class Feed(Session):
    """A reader of the live feed, who sees what `link` allows."""

    def __init__(self, of: FeedJournal[Any, Any], link: Link, lang: str) -> None:
        super().__init__(of, None, lang)
        self.link = link

    @property
    def holder(self) -> str | None:
        return None if self.link.role == "public" else str(self.link.number)


class RecordedJournal(Journal[D, I]):
    """A journal whose commands come from links, each done once, and make numbered entries."""

    def known(self, by: int, command: str) -> Done | None:
        """The answer to a command of that link if it was done before; None for a new command."""
        seq = self.number_of(by, command)
        if seq is None:
            return None
        return Done(seq=seq, entries=list(self.state.log[seq - 1].numbers), again=True)

    async def once(self, by: int, command: str, do: Callable[[], Awaitable[Done]]) -> Done:
        """The answer to a command of a link: `do` does it under the lock, to its end, unless it was done before."""

        async def answer() -> Done:
            async with self.lock:
                return self.known(by, command) or await do()

        return await self.finished(answer())

    async def enter(self, by: int, entry: I, command: str) -> Done:
        """Commit the command of a link, and return the answer. The caller holds the lock."""
        recorded: AppliedInput = await self.commit(by, entry, command=command)
        return Done(seq=recorded.seq, entries=list(recorded.numbers))


class FeedJournal(RecordedJournal[D, I]):
    """A journal of a competition or of a score sheet, with its feeds."""

    used: float

    def __init__(self, state: D, store: JournalStore, clock: ServerClock, done: dict[str, int] | None = None) -> None:
        super().__init__(state, store, clock, done)
        self.feeds: list[Feed] = []  # in the order in which they came

    @property
    def connected(self) -> list[Feed]:
        return self.feeds

    @abstractmethod
    def welcome(self, feed: Feed, after: int) -> bytes:
        """The first frame of a feed whose reader knows all inputs up to that number; made in a thread."""

    @abstractmethod
    async def send_to_feeds(self, recorded: AppliedInput) -> None:
        """Send an input to every feed, and let the event loop go on after each frame that is made."""

    async def commit(
        self, by: int | None, entry: I, *, command: str | None = None, asker: Listener | None = None
    ) -> AppliedInput:
        """Commit as every journal does, and tell the feeds. The caller holds the lock until all have been told."""
        recorded: AppliedInput = await super().commit(by, entry, command=command, asker=asker)
        try:
            await self.send_to_feeds(recorded)
        except BaseException as error:
            self.dismiss("restart")
            if not isinstance(error, Exception):
                raise
            _log.exception("%s cannot be told", self.state.id)
        return recorded

    def publish(self, committed: Committed[I]) -> None:
        """End the feeds of links that no longer hold; `commit` tells the others."""
        recorded: AppliedInput = committed.outcome
        for feed in list(self.feeds):
            if not feed.link.holds(recorded.at):
                feed.end("revoked")

    async def follow(self, link: Link, lang: str, after: int) -> Feed:
        """Open a feed. The caller holds the lock. Raises `ClubError`."""
        if len(self.feeds) >= MOST_FEEDS:
            raise ClubError("crowded", most=MOST_FEEDS)
        feed = Feed(self, link, lang)
        self.feeds.append(feed)
        try:
            await self._welcome(feed, after)
        except BaseException:
            self.forget(feed)
            raise
        if self.lost:  # it was lost while they waited: what they come back to is loaded again
            feed.end("restart")
        return feed

    async def _welcome(self, feed: Feed, after: int) -> None:
        """Say what there is, put together in a thread: with 400 pairs it takes long. The lock keeps it as it is."""
        feed.send(await asyncio.to_thread(self.welcome, feed, after))

    def forget(self, session: Session) -> None:
        """Remove a closed feed."""
        self.feeds = [feed for feed in self.feeds if feed is not session]
        self.used = self.clock.now_ms()

    async def handle(self, session: Session, command: Command) -> None:
        """Handle a ping of a feed, or its request for another language."""
        assert isinstance(session, Feed)
        match command:
            case commands.Ping():
                session.send(_PONG)
            case commands.Language(lang=lang):
                async with self.lock:
                    session.lang = lang
                    await self._welcome(session, 0)
            case _:
                error = TableError("not-understood", why=type(command).__name__)
                session.send(encode(failed(getattr(command, "id", None), error, session.lang)))
