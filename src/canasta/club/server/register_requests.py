"""Requests to a register that need its competitions too, which are read from the store each time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from canasta.club.register import (
    ClubMember,
    CompetitionAdded,
    Evening,
    EveningTold,
    Register,
    RegisterError,
    SeasonTold,
    check_with_evenings,
    members_of,
)
from canasta.club.server.inputs import ClubError, iso
from canasta.club.server.member_list import MemberList, entries_for, read_members
from canasta.club.server.pair_list import list_text
from canasta.club.server.register_live import RegisterRight, check_right
from canasta.club.server.register_state import RegisterDid
from canasta.club.server.register_words import SeasonNow, names_of
from canasta.club.server.wire.registers import MembersChecked

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence

    from canasta.club.register import RegisterEntry
    from canasta.club.register.state import RegisterState
    from canasta.club.server.evenings import Evenings, FoundEvening
    from canasta.club.server.links import Link
    from canasta.club.server.register_live import LiveRegister
    from canasta.club.server.register_state import ClubRegister, RegisterInput
    from canasta.club.server.wire.club import Done
    from canasta.club.server.wire.registers import NewCompetition, NewMembers


class RegisterDesk(NamedTuple):
    """A register with the link that opened it and the competitions of the server."""

    live: LiveRegister
    link: Link
    evenings: Evenings

    @property
    def state(self) -> RegisterState:
        """The register now."""
        state: ClubRegister = self.live.state
        return state.register.state

    async def competitions(self) -> Mapping[str, FoundEvening]:
        """All competitions of the register, by id."""
        return await self.evenings.of([*self.state.competitions])

    async def add(self, wanted: NewCompetition) -> Done:
        """Add a competition whose organiser has that key. Raises `ClubError`, `RegisterError`, `JournalError`."""
        check_right(self.link, RegisterRight.ENTRIES)
        found = await self.evenings.for_organiser(wanted.club, wanted.key, self.live.now())
        day = found.evening.day if found.evening is not None else ""
        date = wanted.date or day or iso(self.live.now())[:10]
        entry = CompetitionAdded(club=wanted.club, date=date)
        return await self.ask(wanted.id, RegisterRight.ENTRIES, RegisterDid(entries=(entry,)))

    async def enter(
        self, command: str, entries: Sequence[RegisterEntry], right: RegisterRight = RegisterRight.ENTRIES
    ) -> Done:
        """Make entries, all or none. Raises `ClubError`, `RegisterError`."""

        async def check() -> None:
            check_with_evenings(self.state, entries, read(await self.competitions()))

        return await self.ask(command, right, RegisterDid(entries=tuple(entries)), check)

    async def ask(
        self,
        command: str,
        right: RegisterRight,
        entry: RegisterInput,
        check: Callable[[], Awaitable[None]] | None = None,
    ) -> Done:
        """Do the command of the link, once for each command id, unless `check` raises what it looks at beside the log.

        What refuses it speaks of competitions of the register by name: its log knows ids alone. Raises `ClubError`,
        `RegisterError`.
        """
        check_right(self.link, right)

        async def do() -> Done:
            if check is not None:
                await check()
            return await self.live.enter(self.link.number, entry, command)

        try:
            return await self.live.once(self.link.number, command, do)
        except RegisterError as error:
            club = str(error.data.get("club", ""))
            if club in self.state.competitions:
                error.data["club"] = names_of(await self.evenings.of([club])).get(club, club)
            raise

    async def season(self, number: int) -> SeasonNow:
        """A season as it is now. Raises `RegisterError` (no-season)."""
        async with self.live.lock:
            season = self.state.season(number)
            found = await self.evenings.of(season.settings.competitions)
            return await asyncio.to_thread(SeasonNow, self.state, season, found)

    async def tell(self, command: str, number: int) -> Done:
        """Note what the ranking of a season follows from now. Raises `ClubError`, `RegisterError`."""
        check_right(self.link, RegisterRight.TELL)
        now = await self.season(number)
        told = tuple(
            EveningTold(club, evening.told_as(handicaps=now.settings.handicaps))
            for club, evening in zip(now.settings.competitions, now.evenings, strict=True)
            if evening is not None and evening.over
        )
        entry = SeasonTold(season=number, evenings=told)
        return await self.ask(command, RegisterRight.TELL, RegisterDid(entries=(entry,)))

    async def members(self) -> list[ClubMember]:
        """Everybody of the club by name."""
        check_right(self.link, RegisterRight.MEMBERS)
        async with self.live.lock:
            return members_of(self.state, read(await self.competitions()))

    async def list_members(self, wanted: NewMembers, lang: str) -> MembersChecked:
        """Take a list of members in, unless it has problems or is only to be read. Raises `ClubError`."""
        check_right(self.link, RegisterRight.MEMBERS)
        written = list_text(wanted.file) if wanted.file else wanted.csv
        listed = read_members(written, wanted.season, lang, fees=self.state.fees)
        async with self.live.lock:
            done = self.live.known(self.link.number, wanted.id)
            entries = entries_for(self.state, listed.members, wanted.season)
            if done is None and not listed.problems:
                await self._try(entries, listed, lang)
        if done is None and entries and not listed.problems and not wanted.check:
            await self.enter(wanted.id, entries, RegisterRight.MEMBERS)
        return MembersChecked(members=listed.members, problems=listed.problems, text=written)

    async def _try(self, entries: Sequence[RegisterEntry], listed: MemberList, lang: str) -> None:
        """Add what would refuse these entries to the problems of a list."""
        try:
            check_with_evenings(self.state, entries, read(await self.competitions()))
            log = self.live.state.register.log
            await asyncio.to_thread(lambda: Register(log).extend(entries))
        except (ClubError, RegisterError) as error:
            listed.problems.append(error.message(lang))


def read(found: Mapping[str, FoundEvening]) -> dict[str, Evening | None]:
    """The evenings by their competitions, None for one that cannot be read."""
    return {club: each.evening for club, each in found.items()}
