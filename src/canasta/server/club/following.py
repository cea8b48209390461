"""A log in memory with those who follow it: what is asked is done one after another, stored, and only then told."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from canasta.server.club.errors import ClubError
from canasta.server.live.clocks import now_ms
from canasta.server.live.errors import encode, failed
from canasta.server.live.session import Session
from canasta.server.store.errors import Conflict, StoreError
from canasta.server.store.values import Row
from canasta.server.table.errors import TableError
from canasta.server.wire import commands
from canasta.server.wire.club import Done
from canasta.server.wire.messages import Pong

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from canasta.server.club.links import Link
    from canasta.server.club.recorded import Recorded
    from canasta.server.live.keeping import Keeper
    from canasta.server.wire.commands import Command

MOST_FEEDS: Final = 1000

_PONG: Final = encode(Pong())
_log: Final = logging.getLogger("canasta.server")
T = TypeVar("T")


class Kept(Protocol):
    """What has a log: a competition's desk, a score sheet's."""

    id: str
    seq: int
    log: list[Recorded]

    def apply(self, by: int, entry: Any, at: float) -> Recorded:
        """Do it, or nothing."""


D = TypeVar("D", bound=Kept)


class Feed(Session):
    """Somebody who is told what happens, as far as `link` allows."""

    def __init__(self, of: Following[Any], link: Link, lang: str) -> None:
        super().__init__(of, None, lang)
        self.link = link

    @property
    def holder(self) -> str | None:
        return None if self.link.role == "public" else str(self.link.number)


class Following(ABC, Generic[D]):
    """`desk` in memory. `lost`: what is in memory is not what is stored, and it is loaded anew for whoever comes next.

    The names of commands are those of `canasta.server.store.Row`: unique in a log.
    """

    def __init__(self, desk: D, store: Keeper, done: dict[str, int] | None = None) -> None:
        self.desk = desk
        self.store = store
        self.lock = asyncio.Lock()
        self.feeds: set[Feed] = set()
        self.lost = False
        self.used = now_ms()
        self._done = {} if done is None else done  # by name of a command: the number that it had

    @abstractmethod
    def written(self, by: int, entry: Any) -> bytes:
        """An input as it stands in the log."""

    @abstractmethod
    def welcome(self, feed: Feed, after: int) -> bytes:
        """The first frame of a feed, who knows what was done up to that number."""

    @abstractmethod
    def tell(self, recorded: Recorded) -> None:
        """Tell every feed what was done."""

    def now(self) -> float:
        """The time that an input bears now."""
        return now_ms()

    def known(self, by: int, command: str) -> Done | None:
        """The answer to a command of that link that was done already."""
        seq = self._done.get(f"{by}:{command}")
        if seq is None:
            return None
        return Done(seq=seq, entries=list(self.desk.log[seq - 1].numbers), again=True)

    async def finished(self, work: Awaitable[T]) -> T:
        """What has been begun is done to its end, also where nobody waits for it any longer."""
        return await asyncio.shield(asyncio.ensure_future(work))

    async def commit(self, by: int, entry: Any, *, command: str | None = None) -> Recorded:
        """Do it, store it, tell it; the lock is held. Raises what `apply` raises, then nothing has happened.

        ClubError (again, not-stored): it could not be stored.
        """
        if self.lost:
            raise ClubError("not-stored")
        self.used = now_ms()
        recorded = self.desk.apply(by, entry, self.now())
        name = None if command is None else f"{by}:{command}"
        row = Row(recorded.seq, name, self.written(by, entry), recorded.at)
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

    def follow(self, link: Link, lang: str, after: int) -> Feed:
        """A new feed. The lock is held. Raises `ClubError`."""
        if len(self.feeds) >= MOST_FEEDS:
            raise ClubError("crowded", most=MOST_FEEDS)
        feed = Feed(self, link, lang)
        self.feeds.add(feed)
        feed.tell(self.welcome(feed, after))
        if self.lost:  # it was lost while they waited: what they come back to is loaded anew
            feed.end("restart")
        return feed

    def forget(self, session: Session) -> None:
        """A feed is gone."""
        self.feeds = {feed for feed in self.feeds if feed is not session}
        self.used = now_ms()

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
                    session.tell(self.welcome(session, 0))
            case _:
                error = TableError("not-understood", why=type(command).__name__)
                session.tell(encode(failed(getattr(command, "id", None), error, session.lang)))

    def _tell(self, recorded: Recorded) -> None:
        """What goes wrong in telling is no fault of who asked, whose input is stored."""
        for feed in list(self.feeds):
            if not feed.link.holds(recorded.at):
                feed.end("revoked")
        try:
            self.tell(recorded)
        except Exception:
            _log.exception("%s cannot be told", self.desk.id)
            self.end("restart")
