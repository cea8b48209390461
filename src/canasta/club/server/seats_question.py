"""The question before a change of seats parts pairs from what lies beside their match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from canasta.club.competition import Annulled, Competition, CompetitionError, Entry, Reseated
from canasta.club.server.errors import ClubError
from canasta.texts import text

if TYPE_CHECKING:
    from canasta.club.competition.state import RoundMatch
    from canasta.club.server.live import LiveClub
    from canasta.club.server.matches import MatchDesk
    from canasta.club.server.rooms import Rooms

_MOST_SAID: Final = 6


class SeatsQuestion(ClubError):
    """The question (sure-seats) before pairs part from what lies beside their match. `said` words it in a language."""

    def __init__(self, said: Callable[[str], Sequence[str]]) -> None:
        super().__init__("sure-seats")
        self._said = said

    def message(self, lang: str) -> str:
        said = self._said(lang)
        more = len(said) - _MOST_SAID
        return text(lang, "club-error-sure-seats", what=" ".join(said[:_MOST_SAID]), more=max(0, more))


async def ask_about_seats(rooms: Rooms, club: LiveClub, asked: Sequence[Entry]) -> None:
    """Ask back before entries part pairs from a sheet with deals, an online table, claims or a call.

    Raises `SeatsQuestion`.
    """
    if not any(isinstance(each, Reseated | Annulled) for each in asked):
        return
    async with club.lock:
        log = club.state.competition.log
        there = [(match, replaced) for match, replaced in club.state.seated_desks() if match.points is None]
    if not there:
        return
    parted = await asyncio.to_thread(_parted, log, asked, there)
    kept = [(match, desk, await _deals(rooms, desk)) for match, desk in parted]
    if _all_words(kept, "en"):
        raise SeatsQuestion(partial(_all_words, kept))


def _parted(
    log: Iterable[Entry], asked: Sequence[Entry], there: Sequence[tuple[RoundMatch, MatchDesk]]
) -> list[tuple[RoundMatch, MatchDesk]]:
    """The matches with something beside them that these entries would take apart."""
    try:
        trial = Competition(log)
        trial.extend([replace(each, by="?") for each in asked])
    except CompetitionError:
        return []  # it is refused with its own sentence
    rounds = trial.state.rounds
    return [
        (match, desk)
        for match, desk in there
        if match.round > len(rounds)
        or (now := rounds[match.round - 1].matches.get(match.table)) is None
        or now.pairs != match.pairs
    ]


async def _deals(rooms: Rooms, desk: MatchDesk) -> int:
    if desk.sheet is None:
        return 0
    live = await rooms.sheets.take(desk.sheet)
    return len(live.state.sheet.deals)


def _all_words(kept: Iterable[tuple[RoundMatch, MatchDesk, int]], lang: str) -> list[str]:
    return [each for match, desk, deals in kept for each in _words(match, desk, deals, lang)]


def _words(match: RoundMatch, desk: MatchDesk, deals: int, lang: str) -> list[str]:
    """A sentence for each thing that lies beside a match."""
    found: dict[str, int] = {"sheet": deals, "online": desk.online is not None, "claims": len(desk.claims)}
    found["called"] = desk.called
    return [text(lang, f"desk-beside-{what}", table=match.table, n=n) for what, n in found.items() if n]
