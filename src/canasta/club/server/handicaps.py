"""Handicaps proposed from earlier competitions whose keys the organiser has."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from canasta.club.competition import Competition
from canasta.club.competition.handicaps import SHARE, STEP, Proposal, past_matches, proposed
from canasta.club.server.wire.club_trail import HandicapProposal, HandicapsProposed
from canasta.texts import number, text
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from canasta.club.competition import Entry
    from canasta.club.results import MatchLength
    from canasta.club.server.hub import ClubHub
    from canasta.club.server.live import LiveClub
    from canasta.club.server.wire.requests import HandicapsWanted


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
