"""An organiser's entries before they are stored, completed or proposed: rounds, places, seats, scales, handicaps.

Nothing here changes the competition; `follow` opens the one that follows it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from canasta.club.competition import (
    Annulled,
    Competition,
    CompetitionError,
    Corrected,
    Drawn,
    Entered,
    Entry,
    Format,
    Handicapped,
    Left,
    ManualEntry,
    Meeting,
    NoShow,
    Played,
    Renamed,
    Reseated,
    RoundSeated,
    Teamed,
)
from canasta.club.competition.handicaps import SHARE, STEP, Proposal, past_matches, proposed
from canasta.club.competition.late_places import vacant
from canasta.club.competition.movements import drawn
from canasta.club.competition.qualifying import first_of, seeded
from canasta.club.competition.scale import Scale, standard_scale
from canasta.club.server import inputs
from canasta.club.server.inputs import ClubError
from canasta.club.server.rights import Right, check
from canasta.club.server.wire.club_trail import HandicapProposal, HandicapsProposed
from canasta.players.equity import fit_of
from canasta.rules import get
from canasta.server.tables.people import proper_name
from canasta.texts import number, text
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from canasta.club.results import MatchLength
    from canasta.club.server.club_state import ClubState
    from canasta.club.server.hub import ClubHub
    from canasta.club.server.links import Link
    from canasta.club.server.live import LiveClub
    from canasta.club.server.pair_list import PairList
    from canasta.club.server.wire.club import OpenedClub
    from canasta.club.server.wire.requests import HandicapsWanted, NewFromRanking
    from canasta.rules import Rules
    from canasta.server.journal.time_and_chance import Chance

MINUTES: Final = 12  # of a deal with real cards; a club that knows better types its own scale


def did(state: ClubState, asked: Sequence[ManualEntry], chance: Chance) -> inputs.EntriesMade:
    """The entries as the log keeps them. Raises `TableError` for an invalid name, `ClubError`."""
    if len(asked) == 1 and isinstance(asked[0], Corrected):
        return inputs.EntriesMade(entries=(asked[0], *_seats_of_winner(state, asked[0])))
    taken, found = set[int](), list[Entry]()
    for each in asked:
        match each:
            case Entered(players=(one, other), instead_of=place):
                if place is None:
                    place = next((pair for pair in vacant(state.competition.state) if pair not in taken), 0)
                    taken.add(place)
                found.append(Entered(players=(proper_name(one), proper_name(other)), instead_of=place or None))
            case Renamed(players=(one, other)):
                found.append(replace(each, players=(proper_name(one), proper_name(other))))
            case Drawn(order=()):
                seed = chance.hex(16)
                found.append(Drawn(order=drawn(state.competition.state.live, seed), seed=seed))
            case _:
                found.append(each)
    return inputs.EntriesMade(entries=tuple(found))


def did_list(state: ClubState, read: PairList, chance: Chance) -> inputs.EntriesMade:
    """The entries of a list of pairs, with their handicaps and teams. Raises as `did`."""
    first = len(state.competition.state.pairs) + 1
    entered: list[ManualEntry] = [Entered(players=players) for players in read.pairs]
    handicaps = (Handicapped(pair=pair, points=points) for pair, points in enumerate(read.handicaps, first) if points)
    teams = (Teamed(pair=pair, team=team) for pair, team in enumerate(read.teams, first) if team)
    return did(state, [*entered, *handicaps, *teams], chance)


def _seats_of_winner(state: ClubState, right: Corrected) -> list[Entry]:
    """The entries that a corrected result of a knock-out needs, if the next round was seated by the wrong winner.

    The two pairs of the match change places in that round, and the results of their matches there are annulled.
    Raises `ClubError` (later-round) if a further round rests on these.
    """
    competition = state.competition
    if competition.state.settings.format is not Format.KNOCK_OUT or _stands(competition.log, [right]):
        return []
    match = next((each for each in competition.state.matches() if right.of in each.entries), None)
    if match is None or match.round >= len(competition.state.rounds):
        return []  # it is refused with its own sentence
    change = dict(zip(match.pairs, reversed(match.pairs), strict=True))
    there = [
        each for each in competition.state.round(match.round + 1).matches.values() if set(each.pairs) & set(match.pairs)
    ]
    meetings = tuple(
        Meeting(each.table, change.get(each.fixed, each.fixed), change.get(each.moving, each.moving)) for each in there
    )
    results = [
        number
        for each in there
        if each.points is not None
        for number in each.entries
        if isinstance(competition.log[number - 1], Played | NoShow | Left)
    ]
    found: list[Entry] = [Annulled(of=number, reason=right.reason) for number in results]
    found.append(Reseated(round=match.round + 1, meetings=meetings, reason=right.reason))
    if not _stands(competition.log, [right, *found]):
        raise ClubError("later-round", round=match.round + 1, last=len(competition.state.rounds))
    return found


def _stands(log: Sequence[Entry], more: Sequence[Entry]) -> bool:
    try:
        Competition([*log, *more])
    except CompetitionError:
        return False
    return True


async def proposal(club: LiveClub, link: Link) -> RoundSeated:
    """The next round that the format gives. Raises `CompetitionError` if there is none now."""
    check(link, "seated")
    async with club.lock:
        log = club.state.competition.log
    return await asyncio.to_thread(lambda: Competition(log).propose())


def usual_deals(rules: Rules, length: MatchLength) -> float:
    """About how many deals a match of that length has; to a target, as many as bots need for it."""
    target = length.target or (0 if length.agreed else rules.target)
    by_target = fit_of(rules).length * target / get(rules.edition).target
    return max(1.0, min(filter(None, (by_target, length.deals, length.minutes / MINUTES))))


def usual_scale(rules: Rules, length: MatchLength) -> Scale:
    """The standard scale for matches of that length."""
    return standard_scale(fit_of(rules).spread, usual_deals(rules, length))


class _Past(NamedTuple):
    """An earlier competition, by the time at which it was opened."""

    at: float
    log: tuple[Entry, ...]
    name: str
    rules: str
    length: MatchLength


async def propose_handicaps(clubs: ClubHub, club: LiveClub, asked: HandicapsWanted, lang: str) -> HandicapsProposed:
    """The proposals from the last of these competitions that have the game and the length of this one."""
    left, found = list[str](), list[_Past]()
    for each in {one.club: one for one in asked.past}.values():
        if each.club == club.state.id:
            continue
        try:
            other, link = await clubs.opened(each.club, each.key)
        except WordedError:
            left.append(text(lang, "desk-handicap-shut", club=each.club))
            continue
        async with other.lock:
            past = _read(other)
        if link.role == "table":
            left.append(text(lang, "desk-handicap-table", name=past.name))
        else:
            found.append(past)
    async with club.lock:
        now = _read(club)
    alike = [each for each in found if (each.rules, each.length) == (now.rules, now.length)]
    left += (text(lang, "desk-handicap-other", name=each.name) for each in found if each not in alike)
    last = sorted(alike, key=lambda each: each.at)[-asked.last :]
    proposals = await asyncio.to_thread(_proposals, now, last)
    return HandicapsProposed(
        proposals=[
            HandicapProposal(pair=pair, points=each.points, why=_why(each, lang)) for pair, each in proposals.items()
        ],
        counted=[each.name for each in last],
        left=left,
    )


def _read(club: LiveClub) -> _Past:
    state = club.state
    settings = state.competition.state.settings
    return _Past(state.log[0].at, state.competition.log, settings.name, state.rules.name, settings.length)


def _proposals(now: _Past, last: Iterable[_Past]) -> dict[int, Proposal]:
    return proposed(Competition(now.log).state, past_matches(Competition(each.log).state for each in last))


def _why(found: Proposal, lang: str) -> str:
    past = found.past
    return text(
        lang,
        "desk-handicap-why",
        competitions=past.competitions,
        matches=past.matches,
        average=number(lang, round(past.average)),
        best=number(lang, round(found.best)),
        share=round(SHARE * 100),
        step=STEP,
    )


async def follow(clubs: ClubHub, club: LiveClub, link: Link, asked: NewFromRanking) -> OpenedClub:
    """Open a competition by the rules of that one, for the first pairs of each group in the order of the seeds.

    Raises `ClubError`, `CompetitionError`; then none is opened.
    """
    groups = [(club, link), *[await clubs.opened(each.club, each.key) for each in asked.groups]]
    ranked, seen = [], set[str]()
    for group, of_group in groups:
        check(of_group, Right.SETTINGS)
        async with group.lock:
            settings = group.state.competition.state.settings
            if group.state.id in seen:
                raise ClubError("group-twice", name=settings.name)
            if settings.entrant != asked.settings.entrant:
                raise ClubError("group-of-others", name=settings.name, entrant=settings.entrant)
            seen.add(group.state.id)
            ranked.append(await asyncio.to_thread(first_of, group.state.competition, asked.first))
    state = club.state
    return await clubs.create(asked.settings, state.rules.edition, state.house, seeded(ranked))
