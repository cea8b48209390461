"""The people of a club: who played in its competitions, and who is on its list of members."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from canasta.club.register.entries import (
    FeePaid,
    MembersListed,
    NamesJoined,
    RegisterEntry,
    SeasonChanged,
    SeasonOpened,
)
from canasta.club.register.evening import Evening
from canasta.club.register.model import RegisterError, SeasonFigure, SeasonOf, SeasonSettings
from canasta.club.register.names import name_key
from canasta.club.register.state import RegisterState
from canasta.texts import plain


@dataclass(slots=True)
class ClubMember:
    """A person of the club. `also` has the other spellings, each with the entry that joined it (0: none did).

    `listed` is the entry that put the person on the list of members, 0 for none. `clubs` are the competitions played
    in, `last` is the date of the last one, `paid` are the seasons whose fee is paid.
    """

    name: str
    also: list[tuple[str, int]] = field(default_factory=list)
    listed: int = 0
    clubs: list[str] = field(default_factory=list)
    last: str = ""
    paid: list[int] = field(default_factory=list)


def members_of(state: RegisterState, evenings: Mapping[str, Evening | None]) -> list[ClubMember]:
    """Everybody of the club by name; `evenings` has its competitions by id."""
    names, found = state.names, dict[str, ClubMember]()
    for each in sorted(state.competitions.values(), key=lambda each: (each.date, each.entry)):
        evening = evenings.get(each.club)
        for player in () if evening is None else _players(evening):
            person = names.person(player)
            member = found.setdefault(person, ClubMember(""))
            member.name = names.spelling(person, player)  # as it was written last
            if each.club not in member.clubs:
                member.clubs.append(each.club)
                member.last = each.date
    for person, entry in state.members.items():
        found.setdefault(person, ClubMember(names.spelling(person))).listed = entry
    for spelling, person in names.others():
        member = found.setdefault(person, ClubMember(names.spelling(person)))
        member.also.append((spelling, names.joined_by.get(name_key(spelling), 0)))
    for season, person in sorted(state.paid):
        found.setdefault(person, ClubMember(names.spelling(person))).paid.append(season)
    return sorted(found.values(), key=lambda member: (plain(member.name), member.name))


def offered(members: Iterable[ClubMember], typed: str, most: int) -> list[str]:
    """The names, `most` of them, with a word that begins as typed or a spelling of which one does.

    Capitals and accents do not matter; the order is kept.
    """
    wanted = " ".join(plain(typed).split())
    found = list[str]()
    for member in members:
        spellings = (member.name, *(name for name, _ in member.also))
        if any(f" {wanted}" in f" {' '.join(plain(name).split())}" for name in spellings):
            found.append(member.name)
            if len(found) == most:
                break
    return found


def _players(evening: Evening) -> Iterable[str]:
    return (player for result in evening.results for player in result.players)


def check_with_evenings(
    state: RegisterState, entries: Sequence[RegisterEntry], evenings: Mapping[str, Evening | None]
) -> None:
    """Refuse entries that do not fit what was played. Raises `RegisterError`."""
    known = _known(state, entries, evenings)
    for entry in entries:
        match entry:
            case NamesJoined() | FeePaid() if state.names.person(entry.player) not in known:
                raise RegisterError("no-player", player=entry.player)
            case NamesJoined():
                _check_apart(state, entry.player, entry.into, evenings)
            case MembersListed():
                for member in entry.members:
                    for other in member.also:
                        _check_apart(state, other, member.name, evenings)
            case SeasonOpened() | SeasonChanged():
                check_games(entry.settings, evenings)
            case _:
                pass


def _known(state: RegisterState, entries: Sequence[RegisterEntry], evenings: Mapping[str, Evening | None]) -> set[str]:
    """The persons who have played or are on the list, also by these entries."""
    played = {name_key(player) for each in evenings.values() if each for player in _players(each)}
    listed = (member for each in entries if isinstance(each, MembersListed) for member in each.members)
    persons = {state.names.person(name) for name in (*played, *state.members, *(member.name for member in listed))}
    return persons | {person for _, person in state.names.others()}


def _check_apart(state: RegisterState, one: str, other: str, evenings: Mapping[str, Evening | None]) -> None:
    """Refuse that two are the same who played on the same evening. Raises `RegisterError` (both-played)."""
    both = {state.names.person(one), state.names.person(other)}
    for club, evening in evenings.items():
        if evening is None or len(both) < 2:
            continue
        there = (each for each in evening.results if not each.gone)
        seen = {person for each in there for player in each.players if (person := state.names.person(player)) in both}
        if len(seen) > 1:
            date = state.competitions[club].date
            raise RegisterError("both-played", player=one, into=other, name=evening.name, date=date)


def check_games(settings: SeasonSettings, evenings: Mapping[str, Evening | None]) -> None:
    """Refuse a season of several games, or one whose figure a competition does not have. Raises `RegisterError`."""
    of_rules: defaultdict[str, list[str]] = defaultdict(list)
    for club in settings.competitions:
        evening = evenings.get(club)
        if evening is None:
            continue
        of_rules[evening.rules].append(evening.name)
        if settings.figure is SeasonFigure.SCALE and not evening.scaled:
            raise RegisterError("no-scale", name=evening.name)
        if settings.by is SeasonOf.PAIR and evening.individual:
            raise RegisterError("pair-individual", name=evening.name)
    if len(of_rules) > 1:
        (rules, (name, *_)), (other_rules, (other, *_)), *_ = of_rules.items()
        raise RegisterError("other-game", name=name, rules=rules, other=other, played=other_rules)
