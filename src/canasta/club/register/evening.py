"""The results of a competition as seasons need them, without its log."""

from __future__ import annotations

from collections import defaultdict
from hashlib import blake2b

from msgspec import Struct, json

from canasta.club.competition import Competition, CompetitionOpened, Criterion, Format, RoundSeated, Standing
from canasta.club.competition.ranking import figures_by
from canasta.club.competition.state import CompetitionState


class EveningResult(Struct, frozen=True):
    """The result of a pair, or of a single player in an individual competition.

    `players` are those of the pair at the end: who was replaced has no result. `place` is that in the ranking, 0 for
    the disqualified; `gone`: it left. `partners` are those of a single player.
    """

    number: int
    players: tuple[str, ...]
    place: int
    points: float
    scale: float
    gone: bool = False
    partners: tuple[str, ...] = ()


class Evening(Struct, frozen=True):
    """A competition at one moment. `rules` is the rule set that is played, `day` that of the first round (UTC, or "").

    `scaled`: it has a scale. `handicapped` are the results of the list with handicaps, empty without one. `digest`
    tells the results from others, and `handicap_digest` those with handicaps (or "").
    """

    name: str
    format: Format
    rules: str
    day: str
    over: bool
    scaled: bool
    results: tuple[EveningResult, ...]
    digest: str
    handicapped: tuple[EveningResult, ...] = ()
    handicap_digest: str = ""

    @property
    def individual(self) -> bool:
        """True if everybody plays for themselves."""
        return self.format is Format.INDIVIDUAL

    @property
    def champions(self) -> tuple[str, ...]:
        """The players in the first place, once it is over."""
        return tuple(player for each in self.results if each.place == 1 for player in each.players) if self.over else ()

    def told_as(self, *, handicaps: bool) -> str:
        """The digest of the results that count, with or without handicaps."""
        return self.handicap_digest or self.digest if handicaps else self.digest


def evening_of(competition: Competition, rules: str, ranking: tuple[Standing, ...] | None = None) -> Evening:
    """The evening that a competition is, played by a rule set of that name; `ranking` is its own, if it is known."""
    state, over = competition.state, competition.over
    results = _results(state, ranking or competition.standings(), handicap=False)
    handicapped = _results(state, competition.standings(handicap=True), handicap=True) if state.handicaps else ()
    return Evening(
        state.settings.name,
        state.settings.format,
        rules,
        _day(competition),
        over,
        bool(state.settings.scale),
        results,
        _digest(results, over=over),
        handicapped,
        _digest(handicapped, over=over) if handicapped else "",
    )


def _digest(results: tuple[EveningResult, ...], *, over: bool) -> str:
    return blake2b(json.encode((over, results)), digest_size=12).hexdigest()


def _results(state: CompetitionState, ranking: tuple[Standing, ...], *, handicap: bool) -> tuple[EveningResult, ...]:
    figures = figures_by(state, Criterion.POINTS, Criterion.SCALE, handicap=handicap)
    partners = _partners(state) if state.settings.format is Format.INDIVIDUAL else {}
    return tuple(
        EveningResult(
            line.pair,
            state.pairs[line.pair].players,
            line.place,
            points=figures[line.pair][0],
            scale=figures[line.pair][1],
            gone=bool(state.pairs[line.pair].gone),
            partners=tuple(state.pairs[each].players[0] for each in sorted(partners.get(line.pair, ()))),
        )
        for line in ranking
    )


def _day(competition: Competition) -> str:
    """The day on which it was seated or opened, if its log says it."""
    log = competition.log
    seated = next((each for each in log if isinstance(each, RoundSeated) and each.at), None)
    opened = next((each for each in log if isinstance(each, CompetitionOpened)), None)
    said = seated or opened
    return said.at[:10] if said is not None else ""


def _partners(state: CompetitionState) -> dict[int, set[int]]:
    """By player of an individual competition, the players with whom a match was played."""
    found: defaultdict[int, set[int]] = defaultdict(set)
    for match in state.matches():
        if match.points is not None and not match.absent:
            for one, other in match.meeting.sides:
                found[one].add(other)
                found[other].add(one)
    return found
