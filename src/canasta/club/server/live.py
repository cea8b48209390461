"""A competition in memory, and the messages to those who follow it.

It enters the start of matches too (TB-11.2): with the first deal or claim, the first card online, or the clock of the
round. From then on there is no substitution, no change of seat and no absence, unless the arbiter annuls the start.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from canasta import __version__
from canasta.club.competition import Begun
from canasta.club.server import inputs, trail
from canasta.club.server.club_state import CLUB_LOG
from canasta.club.server.feeds import Feed, FeedJournal
from canasta.club.server.inputs import ClubError, EntriesMade
from canasta.club.server.links import check_phones
from canasta.club.server.questions import ask_if_doubtful
from canasta.club.server.rights import check_input
from canasta.club.server.wire.club import ClubChange, ClubInfo, Done, FeedDid, FeedWelcome
from canasta.club.server.words import Audience, Common, MatchWords, all_anew, change, club_info, parts_of
from canasta.server.live.errors import encode

if TYPE_CHECKING:
    from collections.abc import Callable

    from canasta.club.competition.state import RoundMatch
    from canasta.club.server.club_state import ClubState
    from canasta.club.server.inputs import Input
    from canasta.club.server.links import Link
    from canasta.club.server.recorded import AppliedInput
    from canasta.club.server.wire.club import ClubParts
    from canasta.server.journal.journal import Committed
    from canasta.server.journal.store import JournalStore
    from canasta.server.journal.time_and_chance import ServerClock
    from canasta.server.live.hub import MatchProgress
    from canasta.server.live.session import Session


def matches_begun(state: ClubState, entry: Input) -> list[RoundMatch]:
    """The matches that an input has begun: that of a claim, or all of the round whose clock starts."""
    competition = state.competition.state
    if isinstance(entry, inputs.Claimed):
        return [state.match(entry.round, entry.table)]
    if isinstance(entry, inputs.Turned) and entry.do == "start" and 0 < state.clock.round <= len(competition.rounds):
        of = competition.rounds[state.clock.round - 1].matches
        return [of[table] for table in sorted(of) if of[table].date == of[table].planned]
    return []


async def begin(club: FeedJournal[ClubState, Input], by: int, matches: Iterable[RoundMatch]) -> None:
    """Enter that link `by` has seen these matches begin, without those that have begun or are over.

    The caller holds the lock.
    """
    playing = club.state.competition.state.playing
    entries = [
        Begun(round=match.round, table=match.table)
        for match in matches
        if match.points is None and not match.begun and not any(playing(pair) for pair in match.pairs)
    ]
    if entries:
        await club.commit(by, inputs.EntriesMade(entries=tuple(entries)))


MOST_MISSED: Final = 200


class LiveClub(FeedJournal["ClubState", "Input"]):
    """A competition. It keeps the parts last sent to an audience, so that it can send only what changed."""

    kind = CLUB_LOG
    used: float

    def __init__(
        self, state: ClubState, store: JournalStore, clock: ServerClock, done: dict[str, int] | None = None
    ) -> None:
        super().__init__(state, store, clock, done)
        # The log may come from a server whose wall clock was ahead: the clock of the round goes on from there.
        self._ahead = max(0.0, state.at - self.clock.now_ms())
        self.fresh: bool = done is not None  # just loaded: something may have arrived as the server stopped
        self.named = 0  # entries of the competition whose names stand on its sheets
        self.noted: set[tuple[int, int]] = set()  # matches whose result could not be taken in, and that was logged
        self.stood: dict[tuple[str, float], MatchProgress] = {}  # tables of this server as the clock ran out then
        self._sent: dict[Audience, ClubParts] = {}
        self._matches = MatchWords(state)
        self._common = Common(state, self._matches)

    async def ask(
        self, link: Link, command: str, wanted: Input | Callable[[ClubState], Input], *, sure: bool = True
    ) -> Done:
        """Do the command of a link, once for each command id. Raises `ClubError`, `CompetitionError`, `RulesError`.

        An entry that depends on the state of the competition is a function of it. What `questions` doubts is refused
        with a question unless the sender is `sure`.
        """

        async def do() -> Done:
            entry = wanted(self.state) if callable(wanted) else wanted
            check_input(self.state, link, entry)
            if not sure:
                ask_if_doubtful(self.state, entry, self.now())
            if isinstance(entry, EntriesMade) and self.state.competition.may_fold(entry.entries):
                await asyncio.to_thread(self.state.competition.foresee, entry.entries)
            done = await self.enter(link.number, entry, command)
            await begin(self, link.number, matches_begun(self.state, entry))
            return done

        return await self.once(link.number, command, do)

    def link(self, key_hash: str) -> Link:
        """The link with that secret. Raises `ClubError`."""
        self.used = self.clock.now_ms()
        link = self.state.links.opened(key_hash, self.used)
        check_phones(self.state.competition.state.settings.phones, link.role)
        return link

    def info(self, link: Link, lang: str) -> ClubInfo:
        """Everything that the holder of a link may see now."""
        audience = Audience.of(link, lang)
        return club_info(self.state, link, self._parts(audience), lang, self.now())

    def now(self) -> float:
        return self.clock.now_ms() + self._ahead

    def publish(self, committed: Committed[Input]) -> None:
        """Also let the readers come again whose links the conditions bar now: they are told why."""
        super().publish(committed)
        for feed in list(self.feeds):
            try:
                check_phones(self.state.competition.state.settings.phones, feed.link.role)
            except ClubError:
                feed.end("restart")

    def welcome(self, feed: Feed, after: int) -> bytes:
        audience = Audience.of(feed.link, feed.lang)
        parts = self._sent[audience] = self._parts(audience)
        start = max(after, self.state.seq - MOST_MISSED)
        missed = self.state.log[start:] if after else []
        return encode(
            FeedWelcome(
                seq=self.state.seq,
                club=club_info(self.state, feed.link, parts, feed.lang, self.now()),
                missed=[trail.feed_line(self.state, each, audience) for each in missed],
                version=__version__,
            )
        )

    def _parts(self, audience: Audience) -> ClubParts:
        if not self._common.holds():
            self._common = Common(self.state, self._matches)
        return self._sent.get(audience) or parts_of(audience, self._common)

    def forget(self, session: Session) -> None:
        super().forget(session)
        wanted = {Audience.of(feed.link, feed.lang) for feed in self.feeds}
        self._sent = {audience: parts for audience, parts in self._sent.items() if audience in wanted}

    async def send_to_feeds(self, recorded: AppliedInput) -> None:
        sent, self._sent, before = self._sent, {}, self._common
        if not self.feeds:
            return
        common = before
        if not before.holds():
            common = Common(self.state, self._matches)
            await asyncio.to_thread(common.make)
            self._common = common
        anew = all_anew(before, common)
        readers: defaultdict[Audience, list[Feed]] = defaultdict(list)
        for feed in self.feeds:
            readers[Audience.of(feed.link, feed.lang)].append(feed)
        for audience, feeds in readers.items():
            parts = self._sent[audience] = parts_of(audience, common)
            line = trail.feed_line(self.state, recorded, audience)
            known = sent.get(audience)
            if known is not None and not anew:
                told = self._told(audience, recorded, change(known, parts))
                frame = encode(FeedDid(seq=recorded.seq, line=line, change=told))
                for feed in feeds:
                    feed.send(frame)
            else:
                for feed in feeds:
                    await asyncio.sleep(0)
                    club = club_info(self.state, feed.link, parts, feed.lang, recorded.at)
                    feed.send(encode(FeedDid(seq=recorded.seq, line=line, change=ClubChange(club=club))))
            await asyncio.sleep(0)

    def _told(self, audience: Audience, recorded: AppliedInput, told: dict[str, Any]) -> ClubChange:
        """The change of these parts, and of what is none: the clock, and the links, of which the staff hears."""
        if isinstance(recorded.entry, inputs.Turned):
            told["clock"] = self.state.clock.info(recorded.at)
        if audience.role == "staff" and isinstance(recorded.entry, inputs.Linked | inputs.Unlinked):
            told["links"] = True
        return ClubChange(**told)
