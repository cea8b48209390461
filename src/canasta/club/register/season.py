"""The ranking of a season, from the evenings that count and the names of the register."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from canasta.club.register.evening import Evening, EveningResult
from canasta.club.register.model import SeasonFigure, SeasonOf, SeasonSettings, SeasonTake, TieBreak
from canasta.club.register.names import PlayerNames

Entrant: TypeAlias = tuple[str, ...]  # persons, one or two

_NEVER: Final = Fraction(-(10**9))  # less than any figure


class SeasonResult(Struct, frozen=True):
    """An evening of somebody: the figure, and the place there (0: disqualified, which is worth 0).

    `counts`: it is among the best. `partners` are their names, `number` is that of the pair in the competition.
    `handicap`: figure and place are those of the list with handicaps.
    """

    figure: Fraction
    place: int
    number: int
    partners: tuple[str, ...]
    counts: bool = True
    handicap: bool = False


class SeasonLine(Struct, frozen=True):
    """A line of the ranking of a season; `place` is 0 for who does not reach a minimum.

    `results` has one place for each competition of the season, None for an evening without this entrant. `ties` are the
    figures by which the level are ranked, in the order of the conditions.
    """

    place: int
    entrant: Entrant
    players: tuple[str, ...]
    value: Fraction
    results: tuple[SeasonResult | None, ...]
    partners: int
    ties: tuple[Fraction, ...]

    @property
    def played(self) -> int:
        """The number of evenings."""
        return sum(each is not None for each in self.results)

    @property
    def won(self) -> int:
        """The number of evenings in the first place."""
        return sum(each is not None and each.place == 1 for each in self.results)


@dataclass(slots=True)
class _Season:
    """An entrant so far: the results by evening, the partners, and the names as they were written last."""

    results: dict[int, SeasonResult] = field(default_factory=dict)
    partners: set[str] = field(default_factory=set)
    written: dict[str, str] = field(default_factory=dict)


def season_ranking(
    settings: SeasonSettings, names: PlayerNames, evenings: Sequence[Evening | None]
) -> tuple[SeasonLine, ...]:
    """The ranking, the best first, those who are not ranked at the end.

    `evenings` are the competitions of the season in its order, None for one that cannot be read. Who is over counts;
    an evening in progress counts for nobody. Somebody who played in two pairs of an evening has the result of the one
    that did not leave, else the better one.
    """
    found: defaultdict[Entrant, _Season] = defaultdict(_Season)
    for at, evening in enumerate(evenings):
        if evening is None or not evening.over:
            continue
        handicap = settings.handicaps and bool(evening.handicapped)
        for result in sorted(evening.handicapped if handicap else evening.results, key=_rank):
            written = {names.person(player): player for player in result.players}
            for entrant in _entrants(tuple(written), settings.by):
                of = found[entrant]
                if at in of.results:
                    continue
                of.written |= {person: written[person] for person in entrant}
                with_ = _partners(entrant, result, names)
                of.results[at] = SeasonResult(
                    _figure(result, settings), result.place, result.number, tuple(with_.values()), handicap=handicap
                )
                of.partners.update(with_)
    last = max((at for at, evening in enumerate(evenings) if evening is not None and evening.over), default=-1)
    return _ranked([_line(settings, names, entrant, of, len(evenings), last) for entrant, of in found.items()])


def _rank(result: EveningResult) -> tuple[bool, bool, int, int]:
    return result.gone, not result.place, result.place, result.number


def _entrants(persons: tuple[str, ...], by: SeasonOf) -> tuple[Entrant, ...]:
    return tuple((person,) for person in persons) if by is SeasonOf.PLAYER else (tuple(sorted(persons)),)


def _partners(entrant: Entrant, result: EveningResult, names: PlayerNames) -> dict[str, str]:
    """The names of those with whom an entrant played, by person; none of a pair."""
    persons = {names.person(player): player for player in result.partners or result.players}
    return {person: names.spelling(person, player) for person, player in persons.items() if person not in entrant}


def _figure(result: EveningResult, settings: SeasonSettings) -> Fraction:
    if not result.place:
        return Fraction(0)
    match settings.figure:
        case SeasonFigure.POINTS:
            return Fraction(result.points)
        case SeasonFigure.SCALE:
            return Fraction(result.scale)
        case SeasonFigure.PLACE:
            return Fraction(settings.places[result.place - 1] if result.place <= len(settings.places) else 0)


def _line(
    settings: SeasonSettings, names: PlayerNames, entrant: Entrant, of: _Season, evenings: int, last: int
) -> SeasonLine:
    """The line of an entrant, with place 1 if it reaches the minima."""
    order = sorted(of.results, key=lambda at: (-of.results[at].figure, at))
    counted = set(order[: settings.best] if settings.best else order)
    results = tuple(
        replace(of.results[at], counts=at in counted) if at in of.results else None for at in range(evenings)
    )
    value = sum((of.results[at].figure for at in counted), Fraction(0))
    if settings.take is SeasonTake.MEAN:
        value /= len(counted)
    figures = {
        TieBreak.WON: Fraction(sum(each.place == 1 for each in of.results.values())),
        TieBreak.BEST: of.results[order[0]].figure,
        TieBreak.LAST: of.results[last].figure if last in of.results else _NEVER,
    }
    ranked = len(order) >= settings.evenings and len(of.partners) >= settings.partners
    return SeasonLine(
        int(ranked),
        entrant,
        tuple(names.spelling(person, of.written[person]) for person in entrant),
        value,
        results,
        len(of.partners),
        tuple(figures[each] for each in settings.ties),
    )


def _ranked(lines: list[SeasonLine]) -> tuple[SeasonLine, ...]:
    def rank(line: SeasonLine) -> tuple[Fraction, ...]:
        return line.value, *line.ties

    lines.sort(key=lambda line: (-line.place, *(-each for each in rank(line)), line.entrant))
    ranked = list[SeasonLine]()
    for number, line in enumerate(lines, 1):
        if line.place:
            level = bool(ranked) and rank(ranked[-1]) == rank(line)
            line = replace(line, place=ranked[-1].place if level else number)
        ranked.append(line)
    return tuple(ranked)


def told_changes(digests: dict[str, str], clubs: Sequence[str], evenings: Sequence[Evening | None]) -> list[str]:
    """The competitions of those whose results are others than when they were told with these digests.

    A digest is that of the list that counted then, with handicaps or without.
    """
    return [
        club
        for club, evening in zip(clubs, evenings, strict=True)
        if evening is not None and digests.get(club, evening.digest) not in (evening.digest, evening.handicap_digest)
    ]
