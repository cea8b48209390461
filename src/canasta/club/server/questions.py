"""Questions to the sender before entries are stored; a request with `sure` is not asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from canasta.club.competition import (
    Annulled,
    Competition,
    CompetitionError,
    Corrected,
    Entered,
    Entry,
    Format,
    MatchEnd,
    MatchResult,
    Renamed,
    Reseated,
    RoundSeated,
    Substituted,
)
from canasta.club.competition.model import PLANNED
from canasta.club.scoresheet.usual import beyond
from canasta.club.server import inputs
from canasta.club.server.inputs import ClubError
from canasta.texts import text

if TYPE_CHECKING:
    from canasta.club.competition.state import RoundMatch
    from canasta.club.server.club_state import ClubState
    from canasta.club.server.feeds import FeedJournal
    from canasta.club.server.inputs import Input
    from canasta.club.server.matches import MatchDesk
    from canasta.club.server.sheet_live import LiveSheet
    from canasta.server.journal.cache import JournalCache


def ask_if_doubtful(state: ClubState, entry: Input, now: float) -> None:
    """Ask back before a result is stored that hardly any match has, or a pair with a disqualified player.

    Also before a result by the clock that has time left, and before the first round of a movement that has more matches
    than a log has room for. Raises `ClubError` (beyond-match, beyond-both, sure-clock, sure-disqualified, sure-name,
    sure-long, sure-teams, sure-winner).
    """
    made = entry.entries if isinstance(entry, inputs.EntriesMade) else (entry,)
    if len(made) > 1 and isinstance(made[0], Corrected) and isinstance(seats := made[-1], Reseated):
        raise ClubError("sure-winner", round=seats.round, results=len(made) - 2)
    for each in made:
        if isinstance(each, MatchResult):
            of_round = _round_of(state, each.of) if isinstance(each, Corrected) else getattr(each, "round", 0)
            _ask_of(state, of_round, each)
            if not isinstance(each, Corrected):
                _ask_about_clock(state, of_round, each, now)
        if isinstance(each, Entered | Renamed | Substituted):
            _ask_about_players(state, each)
        if isinstance(each, RoundSeated) and each.round == 1:
            _ask_about_room(state)
            _ask_about_teams(state)


def disqualified_players(state: ClubState, pairs: Iterable[tuple[str, ...]], lang: str) -> list[str]:
    """The questions about disqualified players among new pairs (TB-11.3, TB-11.4)."""
    asked = (_of_disqualified(state, player) for players in pairs for player in players)
    return [error.message(lang) for error in asked if error is not None]


def _of_disqualified(state: ClubState, player: str, but: int = 0) -> ClubError | None:
    wanted = player.casefold()
    for pair in state.competition.state.pairs.values():
        if pair.disqualified and pair.number != but and wanted in {name.casefold() for name in pair.players}:
            return ClubError("sure-disqualified", player=player, pair=pair.number)
    return None


def _ask_about_players(state: ClubState, entry: Entered | Renamed | Substituted) -> None:
    players = (entry.into,) if isinstance(entry, Substituted) else entry.players
    for player in players:
        if "\ufffd" in player:
            raise ClubError("sure-name", name=player)
        error = _of_disqualified(state, player, entry.pair if isinstance(entry, Renamed) else 0)
        if error is not None:
            raise error


def _ask_about_room(state: ClubState) -> None:
    settings, pairs = state.competition.state.settings, len(state.competition.state.live)
    if settings.format not in PLANNED:
        return
    fixed = settings.format is Format.FIXED_AND_MOVING
    rounds = settings.rounds or ((pairs + 1) // 2 if fixed else (pairs - 1 + pairs % 2) * settings.legs)
    needed = rounds * (pairs // 2) * 2  # the start of a match, and its result
    if needed > inputs.MOST_ENTRIES:
        raise ClubError("sure-long", matches=needed // 2, needed=needed, most=inputs.MOST_ENTRIES)


def _ask_about_teams(state: ClubState) -> None:
    """Ask before a movement of two halves from which meetings within a team are left out."""
    competition = state.competition.state
    if competition.rounds or competition.settings.format is not Format.FIXED_AND_MOVING:
        return
    whole = competition.movement()[: competition.settings.rounds or None]
    left = sum(len(each.meetings) for each in whole) - sum(len(each.meetings) for each in competition.make_plan())
    if left > 0:
        raise ClubError("sure-teams", meetings=left)


def _ask_of(state: ClubState, of_round: int, result: MatchResult) -> None:
    if not of_round:
        return
    found = beyond(state.rules, state.competition.state.agreed_in(of_round).length, result)
    if found is not None:
        code = "beyond-both" if found.both else "beyond-match"
        raise ClubError(code, points=found.points, low=found.low, high=found.high)


def _ask_about_clock(state: ClubState, of_round: int, result: MatchResult, now: float) -> None:
    """Ask whether a match of several possible ends ended by the clock of its round, which still has time."""
    clock = state.clock
    if not of_round or clock.round != of_round or clock.state == "off" or (left := clock.left_at(now)) <= 0:
        return
    agreed = state.competition.state.agreed_in(of_round).length
    if agreed.several and state.ended_by(agreed, result) is MatchEnd.CLOCK:
        raise ClubError("sure-clock", minutes=-(-left // 60_000), target=agreed.target)


def _round_of(state: ClubState, number: int) -> int:
    log = state.competition.log
    of = log[number - 1] if number <= len(log) else None
    return getattr(of, "round", 0)


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


async def ask_about_seats(
    sheets: JournalCache[LiveSheet], club: FeedJournal[ClubState, Input], asked: Sequence[Entry]
) -> None:
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
    kept = [(match, desk, await _deals(sheets, desk)) for match, desk in parted]
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


async def _deals(sheets: JournalCache[LiveSheet], desk: MatchDesk) -> int:
    if desk.sheet is None:
        return 0
    live = await sheets.take(desk.sheet)
    return len(live.state.sheet.deals)


def _all_words(kept: Iterable[tuple[RoundMatch, MatchDesk, int]], lang: str) -> list[str]:
    return [each for match, desk, deals in kept for each in _words(match, desk, deals, lang)]


def _words(match: RoundMatch, desk: MatchDesk, deals: int, lang: str) -> list[str]:
    """A sentence for each thing that lies beside a match."""
    found: dict[str, int] = {"sheet": deals, "online": desk.online is not None, "claims": len(desk.claims)}
    found["called"] = desk.called
    return [text(lang, f"desk-beside-{what}", table=match.table, n=n) for what, n in found.items() if n]
