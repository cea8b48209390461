"""A register in the form of the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta.club.competition.words import format_title
from canasta.club.days import date_text
from canasta.club.register import ClubMember, Evening, RegisterError, SeasonLine, season_ranking
from canasta.club.register.season import told_changes
from canasta.club.register.words import (
    figure_text,
    level_sentences,
    minimum_sentences,
    register_sentence,
    result_sentence,
    rule_sentence,
)
from canasta.club.server.register_live import register_rights
from canasta.club.server.wire.registers import (
    MemberInfo,
    MinimumWhy,
    OtherSpelling,
    RegisteredInfo,
    RegisterInfo,
    RegisterLogLine,
    SeasonEvening,
    SeasonEveningWhy,
    SeasonHead,
    SeasonInfo,
    SeasonLineInfo,
    SeasonResultInfo,
    SeasonWhy,
    ToldInfo,
)
from canasta.logs import kind_of
from canasta.texts import text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from canasta.club.register import SeasonSettings
    from canasta.club.register.season import SeasonResult
    from canasta.club.register.state import RegisteredCompetition, RegisterState, Season
    from canasta.club.server.evenings import FoundEvening
    from canasta.club.server.links import Link
    from canasta.club.server.register_state import ClubRegister


def register_info(state: ClubRegister, link: Link, found: Mapping[str, FoundEvening], lang: str) -> RegisterInfo:
    """The register as a link sees it; `found` has its competitions by id."""
    register, may = state.register.state, register_rights(link)
    shown = sorted(register.competitions.values(), key=lambda each: (each.date, each.entry)) if may else ()
    return RegisterInfo(
        id=state.id,
        role="organiser" if link.role == "organiser" else "public",
        may=[*may],
        seq=state.seq,
        name=register.name,
        fees=register.fees,
        competitions=[_registered(each, found[each.club], lang) for each in shown],
        seasons=[
            SeasonHead(
                season=each.number, entry=each.entry, settings=each.settings, rule=rule_sentence(each.settings, lang)
            )
            for each in register.seasons.values()
        ],
    )


def _registered(each: RegisteredCompetition, found: FoundEvening, lang: str) -> RegisteredInfo:
    evening = found.evening
    return RegisteredInfo(
        club=each.club,
        entry=each.entry,
        date=each.date,
        name=evening.name if evening else "",
        format=evening.format if evening else None,
        title=format_title(evening.format, lang) if evening else "",
        rules=evening.rules if evening else "",
        state=found.state,
        pairs=len(evening.results) if evening else 0,
        champions=[*evening.champions] if evening else [],
        individual=evening is not None and evening.individual,
        scaled=evening is not None and evening.scaled,
        handicaps=evening is not None and bool(evening.handicapped),
    )


class SeasonNow:
    """A season with its evenings and its ranking at one moment."""

    def __init__(self, state: RegisterState, season: Season, found: Mapping[str, FoundEvening]) -> None:
        """Work the ranking out; `found` has the competitions of the season by id, in its order."""
        self.settings: SeasonSettings = season.settings
        self._state, self._season = state, season
        self._found = found
        self.evenings: list[Evening | None] = [each.evening for each in found.values()]
        self._ranking = season_ranking(season.settings, state.names, self.evenings)
        told = season.told.digests if season.told is not None else {}
        self._changed = told_changes(told, season.settings.competitions, self.evenings)

    def info(self, lang: str) -> SeasonInfo:
        """The whole season."""
        told = self._season.told
        return SeasonInfo(
            season=self._season.number,
            entry=self._season.entry,
            settings=self.settings,
            rule=rule_sentence(self.settings, lang),
            of=self.settings.of,
            evenings=[
                SeasonEvening(
                    club=club,
                    date=self._state.competitions[club].date,
                    name=each.evening.name if each.evening else "",
                    state=each.state,
                    changed=club in self._changed,
                )
                for club, each in self._found.items()
            ],
            told=None if told is None else ToldInfo(entry=told.entry, at=told.at, by=told.by),
            changed=self._changes(lang),
            ranking=[self._line(each, lang) for each in self._ranking],
        )

    def why(self, players: tuple[str, ...], lang: str) -> SeasonWhy:
        """The reasons for the place of these players. Raises `RegisterError` (not-there)."""
        wanted = tuple(sorted({self._state.names.person(player) for player in players}))
        line = next((each for each in self._ranking if each.entrant == wanted), None)
        if line is None:
            raise RegisterError("not-there", players=" · ".join(players), season=self.settings.name)
        return SeasonWhy(
            season=self._season.number,
            place=line.place,
            players=[*line.players],
            value=float(line.value),
            shown=figure_text(line.value, lang),
            rule=rule_sentence(self.settings, lang),
            evenings=[
                self._evening_why(club, found, result, lang)
                for (club, found), result in zip(self._found.items(), line.results, strict=True)
            ],
            minima=[
                MinimumWhy(text=said, reached=reached) for said, reached in minimum_sentences(self.settings, line, lang)
            ],
            ties=level_sentences(self.settings, self._ranking, line, lang),
            changed=self._changes(lang),
        )

    def _changes(self, lang: str) -> list[str]:
        names = names_of(self._found)
        return [
            text(
                lang,
                "register-changed",
                name=names.get(club, club),
                date=date_text(self._state.competitions[club].date, lang),
            )
            for club in self._changed
        ]

    def _line(self, line: SeasonLine, lang: str) -> SeasonLineInfo:
        return SeasonLineInfo(
            place=line.place,
            players=[*line.players],
            value=float(line.value),
            shown=figure_text(line.value, lang),
            results=[None if each is None else _result(each, lang) for each in line.results],
            played=line.played,
            partners=line.partners,
            won=line.won,
            minima=[said for said, reached in minimum_sentences(self.settings, line, lang) if not reached],
        )

    def _evening_why(self, club: str, found: FoundEvening, result: SeasonResult | None, lang: str) -> SeasonEveningWhy:
        return SeasonEveningWhy(
            club=club,
            date=self._state.competitions[club].date,
            name=found.evening.name if found.evening else "",
            state=found.state,
            figure=None if result is None else float(result.figure),
            place=None if result is None else result.place,
            pair=0 if result is None else result.number,
            counts=result is not None and result.counts,
            text=result_sentence(self.settings, result, found.state, lang),
        )


def _result(each: SeasonResult, lang: str) -> SeasonResultInfo:
    return SeasonResultInfo(
        figure=float(each.figure),
        shown=figure_text(each.figure, lang),
        place=each.place,
        counts=each.counts,
        partners=[*each.partners],
    )


def member_info(member: ClubMember) -> MemberInfo:
    """A person of the club."""
    return MemberInfo(
        name=member.name,
        also=[OtherSpelling(name=name, entry=entry) for name, entry in member.also],
        listed=member.listed,
        evenings=len(member.clubs),
        last=member.last,
        paid=member.paid,
    )


def names_of(found: Mapping[str, FoundEvening]) -> dict[str, str]:
    """The names of these competitions by id, of those that can be read."""
    return {club: each.evening.name for club, each in found.items() if each.evening is not None}


def register_log(state: ClubRegister, found: Mapping[str, FoundEvening], lang: str) -> list[RegisterLogLine]:
    """Every entry in words; `found` has the competitions by id."""
    annulled, names = state.register.annulled, names_of(found)
    return [
        RegisterLogLine(
            number=number,
            kind=kind_of(entry),
            by=text(lang, "desk-by-organiser") if entry.by == "organiser" else entry.by,
            at=entry.at,
            text=register_sentence(entry, lang, names),
            reason=getattr(entry, "reason", ""),
            annulled=annulled.get(number, 0),
        )
        for number, entry in enumerate(state.register.log, 1)
    ]
