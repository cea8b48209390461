"""Matches in words, rebuilt only after they change: most of them are over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.club.competition import Begun, Left, NoShow, Played
from canasta.server.clubs.matches import SIDES, Claim, MatchDesk
from canasta.server.wire.club import ClaimInfo, MatchInfo, MatchState

if TYPE_CHECKING:
    from canasta.club.competition import Entry
    from canasta.club.competition.state import RoundMatch
    from canasta.server.clubs.club_state import ClubState

_RESULTS: Final = (Played, NoShow, Left)


class MatchWords:
    """The matches of a desk. Every entry about a match is among its evidence: a changed match has other evidence."""

    def __init__(self, state: ClubState) -> None:
        self._desk = state
        self._known: dict[tuple[int, int, bool], tuple[object, MatchInfo]] = {}

    def info(self, match: RoundMatch, *, inside: bool) -> MatchInfo:
        """A match; for a reader who is `inside`, with what the phones say of it."""
        found = self._desk.beside.get((match.round, match.table, match.pairs))
        face: tuple[object, ...] = match.entries, match.points is None
        if found is not None:
            claims = tuple(claim.number for claim in _claims(match, found))
            face = *face, claims, found.second_of(match), found.called, found.online, found.sheet
        key = match.round, match.table, inside
        known = self._known.get(key)
        if known is None or known[0] != face:
            known = self._known[key] = face, self._made(match, self._desk.at_match(match), inside=inside)
        return known[1]

    def _made(self, match: RoundMatch, beside: MatchDesk, *, inside: bool) -> MatchInfo:
        return MatchInfo(
            round=match.round,
            table=match.table,
            fixed=match.fixed,
            moving=match.moving,
            state=_state(match, beside, inside=inside),
            points=None if match.points is None else (match.points[match.fixed], match.points[match.moving]),
            winner=match.winner(),
            absent=sorted(match.absent),
            away=sorted(match.away),
            date=match.date,
            planned=match.planned,
            entry=0 if match.points is None else self._entry_of(match, *_RESULTS),
            began=self._entry_of(match, Begun) if match.begun else 0,
            entries=list(match.entries),
            claims=[_claim(each, beside.claims) for each in _claims(match, beside)] if inside else [],
            second=beside.second_of(match) if inside else "none",
            called=beside.called and inside,
            online=beside.online,
            sheet=beside.sheet,
            carried=beside.online in self._desk.carried,
        )

    def _entry_of(self, match: RoundMatch, *kinds: type[Entry]) -> int:
        """The first of these kinds among the evidence of a match; 0 for none."""
        log = self._desk.competition.log
        return next((number for number in match.entries if isinstance(log[number - 1], kinds)), 0)


def _state(match: RoundMatch, beside: MatchDesk, *, inside: bool) -> MatchState:
    if match.points is not None:
        return "done"
    if beside.claims and inside:
        return "conflict" if beside.conflict else "claimed"
    return "playing" if match.begun else "waiting"


def _claims(match: RoundMatch, beside: MatchDesk) -> list[Claim]:
    """The claims of the phones about a match, and that of its sheet where it differs."""
    sheet = beside.sheet_claim(match)
    return beside.claims if sheet is None else [*beside.claims, sheet]


def _claim(claim: Claim, among: list[Claim]) -> ClaimInfo:
    return ClaimInfo(
        claim=claim.number,
        side=SIDES[claim.side],
        at=claim.at,
        same_device=any(each.device == claim.device and each.side != claim.side for each in among),
        **claim.result.figures,
    )
